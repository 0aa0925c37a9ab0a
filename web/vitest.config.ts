import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { texts } from './texts.mjs'

export default defineConfig({
  plugins: [svelte(), svelteTesting(), texts()],
  server: { fs: { allow: ['..'] } }, // the texts and the reference
  // One jsdom for all files; the set-up begins each test anew.
  test: { environment: 'jsdom', isolate: false, include: ['src/**/*.test.ts'], setupFiles: ['src/test-setup.ts'] },
})

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { clientFiles } from './files.mjs'
import { notices } from './notices.mjs'
import { texts } from './texts.mjs'

// Everything is served by the Python server from its static folder; in development Vite asks it for the API.
export default defineConfig({
  plugins: [svelte(), texts(), notices(), clientFiles()],
  worker: { format: 'es' },
  build: {
    outDir: '../src/wormgrill/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // What the first page needs comes in one piece: many small ones wait for one another.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8765' }, fs: { allow: ['..'] } },
})

// client.json: every file that the built client may ask for, so that all of it can be kept for days without a network.
import { readdirSync, writeFileSync } from 'node:fs'

/** @returns {import('vite').Plugin} */
export function clientFiles() {
  return {
    name: 'client-files',
    apply: 'build',
    writeBundle({ dir }) {
      const files = readdirSync(`${dir}/assets`).map((name) => `/assets/${name}`)
      writeFileSync(`${dir}/client.json`, JSON.stringify({ files }))
    },
  }
}

// client.json: every file that the built client may ask for, so that all of it can be kept for days without a network.

/** @returns {import('vite').Plugin} */
export function clientFiles() {
  return {
    name: 'client-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      this.emitFile({ type: 'asset', fileName: 'client.json', source: JSON.stringify({ files: files.map((name) => `/${name}`) }) })
    },
  }
}

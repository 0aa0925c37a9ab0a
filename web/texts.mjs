// The Fluent files of the package as modules: virtual:texts has one loader for each language, which brings all of it.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const LOCALES = fileURLToPath(new URL('../src/wormgrill/locales/', import.meta.url))
const FILES = ['lesson', 'pieces', 'review', 'rules', 'server', 'story', 'web', 'words'] // what is read in the browser
const NAME = 'virtual:texts'

/** @returns {import('vite').Plugin} */
export function texts() {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return `export default {${readdirSync(LOCALES).map(loader).join()}}`
      if (!id.startsWith(`\0${NAME}/`)) return undefined
      const paths = FILES.map((file) => `${LOCALES}${id.split('/').at(-1)}/${file}.ftl`)
      for (const path of paths) this.addWatchFile(path)
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, 'utf8')).join('\n'))}`
    },
  }
}

const loader = (language) => `${JSON.stringify(language)}: () => import('${NAME}/${language}')`

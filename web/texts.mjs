// The Fluent files of the package as modules: virtual:texts has one loader for each language, which brings all of it,
// and what each calls itself (asked for here: in a browser it takes 20 ms of the first load).
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const LOCALES = fileURLToPath(new URL('../src/wormgrill/locales/', import.meta.url))
// what is read in the browser
const FILES = [
  'call',
  'daily',
  'games',
  'lesson',
  'offline',
  'party',
  'pieces',
  'replay',
  'review',
  'rules',
  'server',
  'story',
  'study',
  'web',
  'words',
]
const NAME = 'virtual:texts'

/** @returns {import('vite').Plugin} */
export function texts() {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return index(readdirSync(LOCALES))
      if (!id.startsWith(`\0${NAME}/`)) return undefined
      const paths = FILES.map((file) => `${LOCALES}${id.split('/').at(-1)}/${file}.ftl`)
      for (const path of paths) this.addWatchFile(path)
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, 'utf8')).join('\n'))}`
    },
  }
}

function index(languages) {
  const names = Object.fromEntries(languages.map((language) => [language, ownName(language)]))
  return `export const names = ${JSON.stringify(names)}\nexport default {${languages.map(loader).join()}}`
}

function ownName(language) {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const loader = (language) => `${JSON.stringify(language)}: () => import('${NAME}/${language}')`

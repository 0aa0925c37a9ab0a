// What others have written and the built client contains, with their licences: third-party.txt, made from the bundle itself.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const TOOLS = ['vite', 'rolldown'] // put in some lines of their own, as modules without a file
const BESIDE = ['pyodide'] // is not bundled, but fetched by whoever wants to play offline
const WITHIN = ['CPython', 'msgspec'] // and what runs in it: their licences are ours to keep
const BUNDLED = /^# Licenses of bundled dependencies$/m // in Vite itself: they do not get into what it builds

/** @returns {import('vite').Plugin} */
export function notices() {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
      const packages = [...new Set([...modules.map(packageOf), ...BESIDE])].filter((found) => found !== undefined).sort()
      const source = [HEAD, ...packages.map(notice), ...WITHIN.map(within)].join(`\n\n${'-'.repeat(80)}\n\n`)
      this.emitFile({ type: 'asset', fileName: 'third-party.txt', source: `${source}\n` })
    },
  }
}

const HEAD = 'Wormgrill’s browser client contains parts of these packages. Many thanks to those who wrote them.'

function packageOf(id) {
  const tool = TOOLS.find((name) => id.startsWith(`\0${name}/`))
  return tool ?? /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]
}

function notice(name) {
  const folder = `${HERE}node_modules/${name}/`
  const { version, license, author } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
  const by = typeof author === 'string' ? author : author?.name
  return [[name, version, `(${license})`].join(' '), ...(by ? [by] : []), '', text(folder, license)].join('\n')
}

const within = (name) => [name, '', readFileSync(`${HERE}licences/${name}.txt`, 'utf8').trimEnd()].join('\n')

/** Its own, or if it brings none the one that it names. A package without any cannot be shipped. */
function text(folder, license) {
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file))
  const file = own ? folder + own : `${HERE}licences/${license}.txt`
  if (!existsSync(file)) throw new Error(`${folder} has no text of its licence (${license})`)
  return readFileSync(file, 'utf8').split(BUNDLED)[0].replace(/^\n+/, '').trimEnd()
}

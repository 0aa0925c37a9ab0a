// The house in a worker: a Python, our modules in it, and the door to both. Loaded only when it is asked for.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { loadPyodide } from 'pyodide'
import type { Call, Opening, Reply, Told } from './calls'
import { drop, keep, kept } from './shelf'

interface Door {
  answer(method: string, path: string, body: string): Promise<string>
  follow(table: string, after: number, tell: (seq?: number, event?: string) => void): Promise<string | (() => void)>
}

let door: Promise<Door> | undefined
const following = new Map<number, () => void>()

const tell = (told: Told) => postMessage(told)

async function open({ base, wheels, language, name }: Opening): Promise<Door> {
  const module = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide }
  const python = await module.loadPyodide({ indexURL: base, lockFileURL: `${base}pyodide-lock.json`, checkAPIVersion: true })
  for (const file of [...wheels, 'wormgrill.zip']) {
    const answer = await fetch(base + file)
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
    python.unpackArchive(await answer.arrayBuffer(), 'zip', { extractDir: '/lib/python3.14/site-packages' })
  }
  const shelf = {
    keep: (texts: string) => keep(JSON.parse(texts) as Record<string, string>),
    drop: (prefixes: string) => drop(JSON.parse(prefixes) as string[]),
  }
  const browser = python.pyimport('wormgrill.offline.browser') as {
    open_house(...given: unknown[]): Door
  }
  return browser.open_house(shelf, JSON.stringify(await kept()), language, name, readTexts)
}

/** By the same Fluent that the page has. */
function readTexts(language: string, source: string) {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return {
    has: (key: string) => bundle.hasMessage(key),
    say(key: string, values: string): string {
      const pattern = bundle.getMessage(key)?.value
      if (!pattern) throw new Error(`No text ${key}`)
      return bundle.formatPattern(pattern, JSON.parse(values) as Record<string, FluentVariable>)
    },
  }
}

async function follow(id: number, table: string, after: number): Promise<void> {
  const stop = await (await opened()).follow(table, after, (seq, event) =>
    tell({ id, what: 'event', seq: seq ?? null, event: event ?? null }),
  )
  if (typeof stop === 'string') throw new Error(stop)
  following.set(id, stop)
}

function opened(): Promise<Door> {
  return door ?? Promise.reject(new Error('The house is not open.'))
}

async function carryOut(call: Call): Promise<Reply | undefined> {
  switch (call.what) {
    case 'open':
      door ??= open(call.opening)
      await door
      return undefined
    case 'ask':
      return JSON.parse(await (await opened()).answer(call.method, call.path, call.body)) as Reply
    case 'follow':
      await follow(call.id, call.table, call.after)
      return undefined
    case 'stop':
      following.get(call.id)?.()
      following.delete(call.id)
      return undefined
  }
}

addEventListener('message', ({ data }: MessageEvent<Call>) => {
  carryOut(data).then(
    (reply) => tell({ id: data.id, what: 'done', reply }),
    (problem: unknown) => tell({ id: data.id, what: 'failed', why: String(problem) }),
  )
})

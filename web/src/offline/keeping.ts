// “Play offline”: what playing without a network needs is fetched and kept on this device, and thrown away on wish.
import type { MeView, PythonFiles } from '../messages'
import { ask } from '../session/api'
import { nowPlaysHere } from '../session/line'

const PYTHON = 'python' // caches, by name; the service worker answers from them
const SEEN = 'seen'
const FILES = 'files'
const LIST = '/api/python'
const NAME = 'name here'

/** What it takes: null if this server has nothing to play offline with. */
export async function offered(): Promise<PythonFiles | null> {
  return ask<PythonFiles>('GET', LIST).catch(() => null)
}

export async function pythonKept(): Promise<PythonFiles | null> {
  const list = await (await caches.open(PYTHON)).match(LIST)
  return list ? ((await list.json()) as PythonFiles) : null
}

export function nameHere(): string {
  return localStorage.getItem(NAME) ?? ''
}

export function rememberName({ name }: Pick<MeView, 'name'>): void {
  localStorage.setItem(NAME, name)
}

export function bytesOf(python: PythonFiles): number {
  return python.files.reduce((sum, { sent }) => sum + sent, 0)
}

/** `told` hears how much of it is there, from 0 to 1. The old version stays until the new one is whole. */
export async function fetchAll(python: PythonFiles, told: (part: number) => void): Promise<void> {
  const cache = await caches.open(PYTHON)
  const whole = python.files.reduce((sum, { size }) => sum + size, 0)
  let have = 0
  for (const { name } of python.files) {
    const path = `/python/${python.version}/${name}`
    const answer = await fetch(path)
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`)
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, out) {
          told((have += piece.byteLength) / whole)
          out.enqueue(piece)
        },
      }),
    )
    await cache.put(path, new Response(counted, { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' } }))
  }
  await fetchClient()
  await cache.put(LIST, Response.json(python))
  for (const { url } of await cache.keys()) {
    const old = new URL(url).pathname
    if (old !== LIST && !old.includes(`/${python.version}/`)) await cache.delete(url)
  }
  nowPlaysHere(python.version)
  await navigator.storage?.persist?.()
}

/** Every page of the client, whether it was looked at or not. */
async function fetchClient(): Promise<void> {
  const { files } = await ask<{ files: string[] }>('GET', '/client.json')
  const cache = await caches.open(FILES)
  for (const file of files) if (!(await cache.match(file))) await cache.add(file)
}

export async function throwAway(): Promise<void> {
  nowPlaysHere(null)
  await caches.delete(PYTHON)
}

export async function forgetSeen(): Promise<void> {
  await caches.delete(SEEN)
}

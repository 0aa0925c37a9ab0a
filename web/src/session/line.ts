// Where requests go: to the server; or to the house on this device (offline/), for tables that were made there and
// while there is no network, if the guest has asked for it.
import { network } from './network.svelte'
import { movedTo, ours, owned } from '../offline/tables'

/** A table's events, from the server or from the house. */
export interface Events {
  onopen: ((event: Event) => void) | null
  onerror: ((event: Event) => void) | null
  onmessage: ((message: MessageEvent<string>) => void) | null
  addEventListener(kind: string, heard: (message: MessageEvent<string>) => void): void
  close(): void
}

export interface AtHome {
  ask(method: string, path: string, body?: string): Promise<Response>
  follow(table: string, after: number): Events
}

const KEPT = 'python' // the version of the files that are kept here
const SEEN = 'x-seen' // the service worker has it from earlier: there is no network
const TABLE = /^\/api\/tables\/([\w-]+)/
const AT_HOME = /^\/api\/(me|bots|editions|phrases|tables|lessons\/[a-z-]+)$/ // what the house answers in the server's place

let house: Promise<AtHome> | undefined

/** Whether one can play here without a network. */
export function playsHere(): boolean {
  return localStorage.getItem(KEPT) !== null
}

export function nowPlaysHere(version: string | null): void {
  house = undefined
  if (version === null) localStorage.removeItem(KEPT)
  else localStorage.setItem(KEPT, version)
}

/** It is opened once, and again if that did not succeed. */
export function atHome(): Promise<AtHome> {
  house ??= import('../offline/opening').then(({ openHouse }) => openHouse())
  house.catch(() => (house = undefined))
  return house
}

export async function send(method: string, path: string, body?: string): Promise<Response> {
  const table = TABLE.exec(path)?.[1] ?? ''
  if (ours(table)) return askAtHome(method, path, body)
  path = path.replace(table, movedTo(table) ?? table)
  let answer: Response | undefined
  let why: unknown
  try {
    const headers: HeadersInit = body === undefined ? {} : { 'Content-Type': 'application/json' }
    answer = await fetch(path, { method, headers, body })
  } catch (problem) {
    why = problem
  }
  const cut = answer === undefined || answer.headers.has(SEEN)
  network.cut = cut
  if (cut && AT_HOME.test(path) && playsHere()) return askAtHome(method, path, body)
  if (answer === undefined) throw why
  return answer
}

async function askAtHome(method: string, path: string, body?: string): Promise<Response> {
  const answer = await (await atHome()).ask(method, path, body)
  if (answer.status === 201) owned(((await answer.clone().json()) as { id: string }).id)
  return answer
}

export function events(table: string, after: number): Events {
  if (!ours(table)) return new EventSource(`/api/tables/${movedTo(table) ?? table}/events?after=${after}`)
  return new ComingEvents(atHome().then((home) => home.follow(table, after)))
}

/** The events of a house that is being opened. */
class ComingEvents implements Events {
  onopen: Events['onopen'] = null
  onerror: Events['onerror'] = null
  onmessage: Events['onmessage'] = null
  private closed = false

  constructor(private readonly source: Promise<Events>) {
    source.then(
      (events) => {
        if (this.closed) return events.close()
        events.onopen = (event) => this.onopen?.(event)
        events.onerror = (event) => this.onerror?.(event)
        events.onmessage = (message) => this.onmessage?.(message)
      },
      () => this.onerror?.(new Event('error')),
    )
  }

  addEventListener(kind: string, heard: (message: MessageEvent<string>) => void): void {
    this.source.then(
      (events) => events.addEventListener(kind, heard),
      () => undefined,
    )
  }

  close(): void {
    this.closed = true
    this.source.then(
      (events) => events.close(),
      () => undefined,
    )
  }
}

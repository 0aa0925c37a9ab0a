// The server's side of both lines, in the hand of a test.
import { vi } from 'vitest'

/** In the place of EventSource: what the server would say, the test says. */
export class FakeSource extends EventTarget {
  static all: FakeSource[] = []
  static get latest(): FakeSource {
    const source = FakeSource.all.at(-1)
    if (!source) throw new Error('no stream was opened')
    return source
  }

  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  closed = false

  constructor(readonly url: string) {
    super()
    FakeSource.all.push(this)
  }

  close(): void {
    this.closed = true
  }

  tell(...facts: object[]): void {
    for (const fact of facts) this.onmessage?.({ data: JSON.stringify(fact) })
  }

  say(event: string, data: object = {}): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
}

export interface Asked {
  method: string
  path: string
  body: Record<string, unknown> | undefined
}

export const OFFLINE = Symbol('offline')
export type Reply = { status?: number; body?: unknown; text?: string } | typeof OFFLINE

/** In the place of fetch: each request is noted and answered. */
export function answering(reply: (asked: Asked) => Reply | Promise<Reply>): Asked[] {
  const all: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body = init.body === undefined ? undefined : (JSON.parse(init.body as string) as Asked['body'])
    const asked = { method: init.method ?? 'GET', path, body }
    all.push(asked)
    const answer = await reply(asked)
    if (answer === OFFLINE) throw new TypeError('Failed to fetch')
    return new Response(answer.text ?? JSON.stringify(answer.body ?? {}), { status: answer.status ?? 200 })
  })
  return all
}

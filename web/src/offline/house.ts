// The house on this device, as the page sees it: it is asked like the server, and followed like a table's stream.
import type { PythonFiles } from '../messages'
import type { Events } from '../session/line'
import type { Call, Reply, Told } from './calls'

const WHEEL = /\.whl$/

type Question = Call extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never

export class House {
  private readonly worker = new Worker(new URL('./python.worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, { done(reply?: Reply): void; failed(why: Error): void }>()
  private readonly following = new Map<number, HouseEvents>()
  private asked = 0

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data)
    this.worker.onerror = (event) => {
      for (const { failed } of this.waiting.values()) failed(new Error(event.message))
    }
  }

  async open(python: PythonFiles, language: string, name: string): Promise<this> {
    const base = new URL(`/python/${python.version}/`, location.href).href
    const wheels = python.files.map((file) => file.name).filter((file) => WHEEL.test(file))
    await this.call({ what: 'open', opening: { base, wheels, language, name } })
    return this
  }

  async ask(method: string, path: string, body = ''): Promise<Response> {
    const reply = await this.call({ what: 'ask', method, path, body })
    if (!reply) throw new Error('no answer')
    const [status, kind, text] = reply
    return new Response(text, { status, headers: { 'Content-Type': kind } })
  }

  follow(table: string, after: number): Events {
    const id = this.asked + 1
    const events = new HouseEvents(() => void this.call({ what: 'stop' }, id))
    this.following.set(id, events)
    this.call({ what: 'follow', table, after }).then(
      () => events.begin(),
      () => events.fail(),
    )
    return events
  }

  close(): void {
    this.worker.terminate()
  }

  private call(question: Question, id = ++this.asked): Promise<Reply | undefined> {
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed })
      this.worker.postMessage({ ...question, id } as Call)
    })
  }

  private hear(told: Told): void {
    if (told.what === 'event') {
      this.following.get(told.id)?.hear(told.seq, told.event)
      return
    }
    const one = this.waiting.get(told.id)
    this.waiting.delete(told.id)
    if (told.what === 'done') one?.done(told.reply)
    else one?.failed(new Error(told.why))
  }
}

class HouseEvents implements Events {
  onopen: Events['onopen'] = null
  onerror: Events['onerror'] = null
  onmessage: Events['onmessage'] = null
  private readonly others = new Map<string, (message: MessageEvent<string>) => void>()

  constructor(private readonly stop: () => void) {}

  addEventListener(kind: string, heard: (message: MessageEvent<string>) => void): void {
    this.others.set(kind, heard)
  }

  begin(): void {
    this.onopen?.(new Event('open'))
  }

  fail(): void {
    this.onerror?.(new Event('error'))
  }

  hear(seq: number | null, event: string | null): void {
    const message = new MessageEvent('message', { data: event ?? '{}' })
    if (event === null) this.others.get('bye')?.(message)
    else if (seq === null) this.others.get('presence')?.(message)
    else this.onmessage?.(message)
  }

  close(): void {
    this.stop()
  }
}

// The server, asked over HTTP. The cookie says who we are.
import type { ProblemView } from '../messages'
import { t } from '../texts.svelte'
import { send } from './line'

/** Something was refused, or the server cannot be reached; `title` says what to do. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly title: string,
    readonly more: Partial<ProblemView> = {},
  ) {
    super(title)
  }

  get unreachable(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504
  }
}

/** What the server has refused; whatever else went wrong is a mistake of ours, and goes on its way. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  throw error
}

/** What went wrong, for people. */
export function sentence(problem: unknown): string {
  return problem instanceof Problem ? problem.title : t('web-offline')
}

/** Why an address leads nowhere: what it names is not there, or nothing could be named so. Else null. */
export function nowhere(problem: unknown): string | null {
  if (!(problem instanceof Problem)) return null
  if (problem.code === 'bad-request') return t('web-not-found-why')
  return problem.status === 404 ? problem.title : null
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await send(method, path, body === undefined ? undefined : JSON.stringify(body))
    if (answer.ok) return (await answer.json()) as T
  } catch {
    // no answer, or one that breaks off
    throw new Problem('offline', 0, t('web-offline'))
  }
  const told = (await answer.json().catch(() => ({}))) as Partial<ProblemView>
  throw new Problem(told.code ?? 'offline', answer.status, told.title ?? t('web-offline'), told)
}

/** A fresh key of this device's own randomness. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The same request again until the server has answered: a key never acts twice. */
export async function insist<T>(request: () => Promise<T>, onWait: (lost: boolean) => void): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await request()
      onWait(false)
      return answer
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      const tooFast = problem.status === 429
      if (!problem.unreachable && !tooFast) throw problem
      onWait(!tooFast)
      await pause(backOff(attempt))
    }
  }
}

export function backOff(attempt: number): number {
  return Math.min(8000, 300 * 2 ** attempt) * (0.5 + Math.random() / 2)
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

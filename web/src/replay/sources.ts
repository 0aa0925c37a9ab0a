// Where a replay comes from. A record that somebody brings stays in this window: nothing of it is kept elsewhere.
import type { Review } from '../game/review'
import type { ReplayView } from '../messages'
import { ask, insist } from '../session/api'
import type { Source } from './replay.svelte'

const RECORD = 'replayed-record'

export function ofTable(id: string): Source {
  const table = `/api/tables/${encodeURIComponent(id)}`
  return {
    piece: (first) => patiently(() => ask<ReplayView>('GET', `${table}/replay?first=${first}`)),
    review: () => ask<Review>('GET', `${table}/review`),
  }
}

export function ofRecord(record: string): Source {
  return {
    piece: (first) => patiently(() => ask<ReplayView>('POST', '/api/replays', { record, first })),
    review: () => ask<Review>('POST', '/api/reviews', { record }),
  }
}

function patiently<T>(request: () => Promise<T>): Promise<T> {
  return insist(request, () => undefined)
}

/** Null: there is none, or it is forgotten. */
export function keep(record: string | null): void {
  try {
    if (record === null) sessionStorage.removeItem(RECORD)
    else sessionStorage.setItem(RECORD, record)
  } catch {
    // a browser that keeps nothing
  }
}

export function kept(): string | null {
  try {
    return sessionStorage.getItem(RECORD)
  } catch {
    return null
  }
}

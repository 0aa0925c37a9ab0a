// A table made here; the page goes there.
import type { TableRequest, TableView } from '../messages'
import { router } from '../router.svelte'
import { ask, freshKey, Problem, sentence } from './api'

/** What a client wants of a table; what is missing is as usual. */
export type Wish = Omit<Partial<TableRequest>, 'edition' | 'seats'> & Pick<TableRequest, 'seats'> & { edition: string }

/** Why there is no table, with the particulars. */
export function refusal(problem: unknown): string {
  return [sentence(problem), problem instanceof Problem ? problem.more.detail : ''].join(' ').trim()
}

export async function makeTable(wish: Wish): Promise<void> {
  const table = await ask<TableView>('POST', '/api/tables', { randomness: freshKey(), ...wish })
  router.go(`/t/${table.id}`)
}

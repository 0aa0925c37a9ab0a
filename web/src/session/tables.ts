// A table made here; the page goes there.
import type { MeView, TableRequest, TableView } from '../messages'
import { Witness } from '../game/witness'
import { router } from '../router.svelte'
import { ask, freshKey, Problem, sentence } from './api'

/** What a client wants of a table; what is missing is as usual. */
export type Wish = Omit<Partial<TableRequest>, 'edition' | 'seats'> & Pick<TableRequest, 'seats'> & { edition: string | object }

const shown = new Set<string>() // commitments; an older one counts if the answer that brought its table was lost

/** Why there is no table, with the particulars. */
export function refusal(problem: unknown): string {
  return [sentence(problem), problem instanceof Problem ? problem.more.detail : ''].join(' ').trim()
}

let unanswered: { wish: string; key: string; randomness: string } | undefined // perhaps it has been made nonetheless

/** Whoever asks for the same again because no answer came gets the same table. */
export async function makeTable(wish: Wish): Promise<void> {
  const wanted = JSON.stringify(wish)
  const asked = unanswered?.wish === wanted ? unanswered : { wish: wanted, key: freshKey(), randomness: freshKey() }
  const { key, randomness } = asked
  unanswered = undefined
  const made = promised(() => ask<TableView>('POST', '/api/tables', { randomness, key, ...wish }), randomness)
  const table = await made.catch((problem: unknown) => {
    if (problem instanceof Problem && problem.unreachable) unanswered = asked
    throw problem
  })
  router.go(`/t/${table.id}`)
}

/** The commitment is looked at before anything is handed in, and kept for the check of the dice. */
export async function promised(make: () => Promise<TableView>, randomness: string | null = null): Promise<TableView> {
  const { commitment } = await ask<MeView>('GET', '/api/me')
  shown.add(commitment)
  const table = await make()
  const used = table.fairness.commitment
  if (used === null || !table.yours) return table
  const witness = new Witness(table.id)
  witness.promised(shown.has(used) ? used : commitment)
  if (randomness !== null) witness.contributed(randomness)
  return table
}

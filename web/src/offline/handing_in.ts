// Games that were played here to their end join the guest's games at the server, as soon as it can be reached.
import type { TableView } from '../messages'
import { ask, Problem } from '../session/api'
import { drop, kept } from './shelf'
import { moved, ownTables } from './tables'

const DONE = 'done/'

interface Done {
  record: string
  seat: number | null
}

/** By table, what is to be handed in. */
export async function waiting(): Promise<Record<string, Done>> {
  const found = Object.entries(await kept(DONE))
  return Object.fromEntries(found.map(([name, text]) => [name.slice(DONE.length), JSON.parse(text) as Done]))
}

let under: Promise<number> | undefined

/** How many were; each once, however often it is sent. */
export function handIn(): Promise<number> {
  under ??= handInAll().finally(() => (under = undefined))
  return under
}

async function handInAll(): Promise<number> {
  if (!ownTables().length) return 0
  let handed = 0
  for (const [table, { record, seat }] of Object.entries(await waiting())) {
    try {
      const made = await ask<TableView>('POST', '/api/me/games', { record, seat, key: table })
      await forget(table, made.id)
      handed++
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (problem.status !== 422) return handed // no network, or too fast: another time
      await drop([`${DONE}${table}`]) // the server does not take it: it stays here
    }
  }
  return handed
}

async function forget(table: string, there: string): Promise<void> {
  moved(table, there)
  await drop([`${DONE}${table}`, `table/${table}`, `log/${table}/`])
}

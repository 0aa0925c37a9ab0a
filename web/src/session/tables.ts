// A table made here; the page goes there.
import type { TableView } from '../messages'
import { router } from '../router.svelte'
import { ask, freshKey } from './api'

export async function makeTable(wish: object): Promise<void> {
  const table = await ask<TableView>('POST', '/api/tables', { randomness: freshKey(), ...wish })
  router.go(`/t/${table.id}`)
}

// The games that are this device's own, and not over yet.
import { kept } from './shelf'
import { ownTables } from './tables'

export interface GameHere {
  table: string
  names: string[]
}

interface Batch {
  state: string
  events: [...unknown[], { type: string; name?: string }][] // the fact comes last
}

export async function gamesHere(): Promise<GameHere[]> {
  const games: GameHere[] = []
  for (const table of ownTables()) {
    const pieces = Object.values(await kept(`log/${table}/`)).map((text) => JSON.parse(text) as Batch)
    if (!pieces.length || pieces.at(-1)?.state === 'over') continue
    games.push({ table, names: namesIn(pieces) })
  }
  return games
}

function namesIn(pieces: Batch[]): string[] {
  const facts = pieces.flatMap(({ events }) => events.map((event) => event[event.length - 1] as { type: string; name?: string }))
  return facts.flatMap(({ type, name }) => (type === 'sat' && name ? [name] : []))
}

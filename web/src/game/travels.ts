// What has changed its place between two positions: tiles, specialists, Bratworms.
import type { Position } from './facts'

/** With a player, on a tile of the grill, beside it in the supply. */
export type Place = { seat: number } | { tile: number } | 'supply'

export type Travel =
  | { piece: 'tile'; value: number; from: Place; to: Place }
  | { piece: 'specialist'; name: string; from: Place; to: Place }
  | { piece: 'bratworm'; from: Place; to: Place }

export function travels(before: Position, after: Position): Travel[] {
  if (before.players.length !== after.players.length) return []
  return [...tiles(before, after), ...specialists(before, after), ...bratworms(before, after)]
}

function tiles(before: Position, after: Position): Travel[] {
  const came: Travel[] = []
  const stolen = new Set<number>()
  after.players.forEach((player, seat) => {
    const won = player.stack.at(-1)
    if (!won || player.stack.length <= (before.players[seat]?.stack.length ?? 0)) return
    const victim = before.players.findIndex(
      (other, place) => other.stack.at(-1)?.value === won.value && (after.players[place]?.stack.length ?? 0) < other.stack.length,
    )
    if (victim >= 0) stolen.add(victim)
    came.push({ piece: 'tile', value: won.value, from: victim < 0 ? { tile: won.value } : { seat: victim }, to: { seat } })
  })
  const gone = before.players.flatMap((player, seat): Travel[] => {
    const lost = player.stack.at(-1)
    if (!lost || stolen.has(seat) || (after.players[seat]?.stack.length ?? 0) >= player.stack.length) return []
    return [{ piece: 'tile', value: lost.value, from: { seat }, to: { tile: lost.value } }]
  })
  return [...gone, ...came]
}

function specialists(before: Position, after: Position): Travel[] {
  const [were, are] = [stands(before), stands(after)]
  return [...were].flatMap(([name, from]): Travel[] => {
    const to = are.get(name)
    return to && JSON.stringify(to) !== JSON.stringify(from) ? [{ piece: 'specialist', name, from, to }] : []
  })
}

function stands(position: Position): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const spot of position.grill) if (spot.specialist) found.set(spot.specialist, { tile: spot.value })
  position.players.forEach((player, seat) => {
    if (player.specialist) found.set(player.specialist, { seat })
  })
  return found
}

function bratworms(before: Position, after: Position): Travel[] {
  const change = after.players.map((player, seat) => player.bratworms - (before.players[seat]?.bratworms ?? 0))
  const victim = change.findIndex((by) => by < 0)
  const from: Place = victim < 0 ? 'supply' : { seat: victim }
  return change.flatMap((by, seat): Travel[] => (by > 0 ? [{ piece: 'bratworm', from, to: { seat } }] : []))
}

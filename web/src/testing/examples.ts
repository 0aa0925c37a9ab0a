// Small tables to look at: Ada and Bo at a classic game, unless it is said otherwise.
import type { Fact, FactType, Player, Position, Previews, SeatView, Spot, Standing, TableView, Turn } from '../game/facts'
import { TableSession } from '../game/table.svelte'
import type { MeView } from '../messages'

export function spot(value: number, worms: number, more: Partial<Spot> = {}): Spot {
  return { value, worms, up: true, specialist: null, ...more }
}

export function player(name: string, more: Partial<Player> = {}): Player {
  return { name, stack: [], bratworms: 0, specialist: null, ...more }
}

export function turn(more: Partial<Turn> = {}): Turn {
  return {
    player: 0,
    phase: 'roll',
    kept: [],
    rolled: null,
    golden: null,
    golden_die: 'unused',
    weasel_used: false,
    total: 0,
    ...more,
  }
}

export function position(more: Partial<Position> = {}): Position {
  return {
    edition: 'classic',
    options: {},
    players: [player('Ada'), player('Bo')],
    grill: [spot(21, 1), spot(25, 2), spot(29, 3), spot(33, 4)],
    supply: 0,
    out: [],
    turn: turn(),
    legal: ['roll'],
    outlook: {},
    over: false,
    scores: null,
    winners: null,
    ...more,
  }
}

/** Ada has two 4s aside and has rolled: a 4 that is taken, two 5s, a worm. */
export function choosing(more: Partial<Position> = {}): Position {
  return position({
    turn: turn({ phase: 'choose', kept: ['4', '4'], rolled: ['4', '5', '5', 'worm'], total: 8 }),
    legal: ['keep 5', 'keep worm'],
    outlook: { 'keep 5': { dice: 2, total: 18 }, 'keep worm': { dice: 1, total: 13 } },
    ...more,
  })
}

/** Nobody has anything yet; eight dice are to be rolled. */
export function standing(more: Partial<Standing> = {}): Standing {
  return { worms: [0, 0], places: [1, 1], white_dice: 8, golden_die: false, canned_worm: false, tie: null, ...more }
}

export function seat(name: string, more: Partial<SeatView> = {}): SeatView {
  return { kind: 'guest', name, bot: null, why: null, you: false, here: true, hand_over: null, program: null, ...more }
}

export const ADA = seat('Ada', { you: true })
export const BO = seat('Bo', { kind: 'bot', bot: 'turn-ev' })

export function view(more: Partial<TableView> = {}): TableView {
  return {
    id: 'table',
    begun_from: null,
    code: 'ABCDEF',
    edition: 'classic',
    options: {},
    dice: 'verified',
    dice_back: null,
    pace: null,
    hints: true,
    public: false,
    nickname: null,
    state: 'playing',
    abandoned: false,
    why_abandoned: null,
    version: 0,
    position: null,
    previews: {},
    standing: null,
    seats: [ADA, BO],
    deadline: null,
    yours: true,
    fairness: { commitment: null, seed: null, rolls: 0 },
    series: null,
    rematch: null,
    rematch_by: null,
    ...more,
  }
}

export function guest(name: string, more: Partial<MeView> = {}): MeView {
  return { name, language: 'en', commitment: '', nickname: 'Momo', tables: [], reach: 'network', played: false, ...more }
}

/** A session as it is in the middle of a game, without a server. */
export function session(shown: Position, about: Partial<TableView> = {}, previews: Previews = {}, stands: Partial<Standing> = {}): TableSession {
  const table = new TableSession('table')
  table.view = view(about)
  table.stage.put({ position: shown, previews, standing: standing(stands) })
  table.presence = { type: 'presence', here: [0], watching: 0, hand_over: [] }
  return table
}

type Said<T extends FactType> = Omit<Extract<Fact, { type: T }>, 'type' | 'seq' | 'at'>

/** A fact of the log; when it happened matters to nobody. */
export function fact<T extends FactType>(type: T, said: Said<T>, seq = 1): Fact {
  return { type, seq, at: 0, ...said } as unknown as Fact
}

// What a piece is, what it does now and which rules speak of it: the texts alone are chosen here.
import { botName, levelOf, strengthOf } from '../session/bots'
import { rulesHeld, type Edition } from '../session/editions.svelte'
import { listed, t, type Values } from '../texts.svelte'
import type { Player, Position } from './facts'

/** What was touched. With a seat it lies before that player, else on the grill or beside it. */
export type Piece =
  | { kind: 'specialist'; name: string; seat?: number }
  | { kind: 'canned-in-total' }
  | { kind: 'tile'; value: number; worms: number; up: boolean; target: boolean; seat?: number }
  | { kind: 'gap'; value: number }
  | { kind: 'no-tile' }
  | { kind: 'bratworms'; count: number }
  | { kind: 'supply'; count: number }
  | { kind: 'player'; seat: number; worms: number; bot: string | null; program: string | null }

export interface Explanation {
  text: string // in a line
  more: string[] // and the details
  rules: string[] // that the edition has
}

const SPECIALIST: Record<string, string[]> = {
  'canned-worm': ['R24'],
  hen: ['R26', 'R27'],
  raven: ['R28'],
  weasel: ['R23'],
  'golden-die': ['R22'],
  apple: ['R25'],
}
const ANY_SPECIALIST = ['R18', 'R19', 'R20']
const TAKING = ['R6', 'R7', 'R31']
const TURNED = ['R9', 'R32']
const EXACT = ['R13']
const BRATWORMS = ['R15', 'R16', 'R17']

export function explanation(piece: Piece, position: Position, edition: Edition | undefined): Explanation {
  const told = tell(piece, position, edition)
  return { ...told, rules: rulesHeld(edition, told.rules) }
}

function tell(piece: Piece, position: Position, edition: Edition | undefined): Explanation {
  switch (piece.kind) {
    case 'specialist':
      return {
        text: t(`web-piece-${piece.name}`),
        more: [specialistNow(piece, position)],
        rules: [...(SPECIALIST[piece.name] ?? []), ...ANY_SPECIALIST],
      }
    case 'canned-in-total':
      return { text: t('web-piece-canned-in-total'), more: [], rules: SPECIALIST['canned-worm'] ?? [] }
    case 'tile':
      return piece.seat === undefined ? onGrill(piece, edition) : onTop(piece, position.players[piece.seat], edition)
    case 'gap':
      return { text: t('web-piece-gap', { value: piece.value, names: ownersOf(piece.value, position) }), more: [], rules: ['R8'] }
    case 'no-tile':
      return { text: t('web-piece-no-tile'), more: [], rules: ['R8', ...TURNED] }
    case 'bratworms':
      return { text: t('web-piece-bratworms', { bratworms: t('bratworms', { count: piece.count }) }), more: [], rules: BRATWORMS }
    case 'supply':
      return { text: t('web-piece-supply', { count: piece.count }), more: [], rules: BRATWORMS }
    case 'player':
      return aboutPlayer(piece, position.players[piece.seat])
  }
}

type TilePiece = Extract<Piece, { kind: 'tile' }>

function valuesOf(piece: TilePiece): Values {
  return { value: piece.value, worms: t('worms', { count: piece.worms }) }
}

function isExact(value: number, edition: Edition | undefined): boolean {
  return edition?.tiles.some((tile) => tile.value === value && tile.exact) ?? false
}

function onGrill(piece: TilePiece, edition: Edition | undefined): Explanation {
  const values = valuesOf(piece)
  if (!piece.up) return { text: t('web-piece-tile-down', values), more: [], rules: TURNED }
  const exact = isExact(piece.value, edition)
  const rules = exact ? [...EXACT, ...TAKING] : TAKING
  if (piece.target) return { text: t('web-piece-tile-target', values), more: [], rules }
  return { text: t(exact ? 'web-piece-tile-exact' : 'web-piece-tile', values), more: [], rules }
}

function onTop(piece: TilePiece, owner: Player | undefined, edition: Edition | undefined): Explanation {
  const values = { ...valuesOf(piece), name: owner?.name ?? '' }
  const more = owner ? [stackText(owner)] : []
  if (isExact(piece.value, edition)) return { text: t('web-piece-top-exact', values), more, rules: EXACT }
  if (owner?.specialist === 'hen') {
    return { text: t('web-piece-top-hen', values), more, rules: [...(SPECIALIST['hen'] ?? []), ...TAKING] }
  }
  return { text: t(piece.target ? 'web-piece-tile-target' : 'web-piece-top', values), more, rules: [...TAKING, ...TURNED] }
}

function ownersOf(value: number, position: Position): string {
  return listed(position.players.filter((one) => one.stack.some((tile) => tile.value === value)).map((one) => one.name))
}

function stackText({ stack }: Player): string {
  return t('web-piece-stack', { tiles: stack.map((tile) => `${tile.value} (${t('worms', { count: tile.worms })})`).join(', ') })
}

/** Where it is, and whom it helps. */
function specialistNow({ name, seat }: Extract<Piece, { kind: 'specialist' }>, position: Position): string {
  const owner = seat === undefined ? undefined : position.players[seat]
  if (owner) {
    const { turn } = position
    const used = name === 'weasel' && turn?.player === seat && turn?.weasel_used
    return t(used ? 'web-piece-used' : 'web-piece-held', { name: owner.name })
  }
  const tile = position.grill.find((spot) => spot.specialist === name)?.value ?? 0
  return t(name === 'raven' ? 'web-piece-stands' : 'web-piece-to-win', { tile })
}

function aboutPlayer({ worms, bot, program }: Extract<Piece, { kind: 'player' }>, player: Player | undefined): Explanation {
  if (!player) return { text: '', more: [], rules: [] }
  const { name, stack, bratworms, specialist } = player
  const what = program === null ? bot && botText(bot) : t('web-program-named', { program })
  const who = what === null ? name : `${name} (${what})`
  const values = { who, worms: t('worms', { count: worms }), tiles: t('tiles', { count: stack.length }) }
  const more = [
    stack.length ? stackText(player) : '',
    bratworms ? t('web-piece-bratworms', { bratworms: t('bratworms', { count: bratworms }) }) : '',
    specialist ? t(`web-piece-${specialist}`) : '',
  ]
  return { text: t('web-piece-player', values), more: more.filter((line) => line !== ''), rules: ['R8', 'R11', 'R33'] }
}

/** Who it is, and how strong. */
function botText(key: string): string {
  const strength = strengthOf(key)
  if (levelOf(key) !== null || strength === null) return botName(key)
  return `${botName(key)}, ${t('web-bot-level', { level: strength })}`
}

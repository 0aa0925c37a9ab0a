// The dice of a finished game, computed again here and compared with what this device has seen: nobody has to be
// believed. Works over plain HTTP too.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type * as messages from '../messages'
import { fallen, type Seen } from './witness'

export type Receipt = messages.ReceiptView

/** What is wrong with a receipt, and with which roll. */
export interface Flaw {
  why: 'table' | 'commitment' | 'seed' | 'computed' | 'followed' | 'contribution' | 'key'
  roll: number | null
}

/** A receipt in which all is well, and how much of it could be compared with what was seen. */
export interface Proof {
  rolls: number
  promise: 'before' | 'during' | 'unseen' // when this device saw it: before the first roll, later, not before the end
  followed: number // rolls
  own: number // this device's contribution and keys
}

export type Verdict = { flaw: Flaw } | { flaw: null; proof: Proof }

const METHOD = 'wormgrill dice 1'
const SEED = /^[0-9a-f]{64}$/
const NAME_BYTES = 12

/** Of this table, as far as this device has seen it; then by itself. */
export function verify(receipt: Receipt, table: string, seen: Seen): Verdict {
  const flaw = promiseFlaw(receipt, table, seen) ?? computedFlaw(receipt) ?? followedFlaw(receipt, seen) ?? ownFlaw(receipt, seen)
  if (flaw) return { flaw }
  const promise = seen.commitment === null ? 'unseen' : seen.before ? 'before' : 'during'
  const own = seen.keys.length + (seen.contribution === null ? 0 : 1)
  return { flaw: null, proof: { rolls: receipt.rolls.length, promise, followed: Object.keys(seen.rolls).length, own } }
}

function promiseFlaw(receipt: Receipt, table: string, seen: Seen): Flaw | null {
  if (receipt.table !== table) return { why: 'table', roll: null }
  const kept = seen.commitment === null || seen.commitment === receipt.commitment
  return kept ? null : { why: 'commitment', roll: null }
}

/** What the receipt says against itself. */
export function computedFlaw(receipt: Receipt): Flaw | null {
  if (receipt.method !== METHOD || !SEED.test(receipt.seed ?? '')) return { why: 'seed', roll: null }
  const seed = hexToBytes(receipt.seed ?? '')
  if (bytesToHex(sha256(seed)) !== receipt.commitment) return { why: 'seed', roll: null }
  if (tableName(seed) !== receipt.table) return { why: 'table', roll: null }
  let latest = ''
  for (const [place, roll] of receipt.rolls.entries()) {
    const bot = roll.key.startsWith('bot:')
    const due = roll.roll === place + 1 && (!bot || roll.key === `bot:${latest}`)
    if (!due || !asFallen(seed, receipt, roll)) return { why: 'computed', roll: place + 1 }
    if (!bot) latest = roll.key
  }
  return null
}

function followedFlaw(receipt: Receipt, seen: Seen): Flaw | null {
  for (const [number, told] of Object.entries(seen.rolls)) {
    const roll = receipt.rolls[Number(number) - 1]
    if (!roll || fallen(roll.key, roll.faces, roll.golden_face) !== told) return { why: 'followed', roll: Number(number) }
  }
  return null
}

function ownFlaw({ contributions, rolls }: Receipt, { contribution, keys }: Seen): Flaw | null {
  if (contribution !== null && !contributions.includes(contribution)) return { why: 'contribution', roll: null }
  const rolledWith = new Set(rolls.map((roll) => roll.key))
  return keys.every((key) => rolledWith.has(key)) ? null : { why: 'key', roll: null }
}

// In base64url: 12 bytes are 16 characters.
function tableName(seed: Uint8Array): string {
  const bytes = hmac(sha256, seed, utf8ToBytes('wormgrill table')).slice(0, NAME_BYTES)
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')
}

function asFallen(seed: Uint8Array, receipt: Receipt, roll: messages.RollView): boolean {
  const goldenSides = roll.golden ? (roll.golden_sides ?? []) : null
  if (![roll.sides, goldenSides ?? roll.sides].every(isDie)) return false
  const bytes = stream(seed, [receipt.table, String(roll.roll)], [roll.key, ...receipt.contributions])
  const side = (sides: string[]): string => {
    const fair = 256 - (256 % sides.length)
    for (;;) {
      const byte = bytes.next().value as number
      if (byte < fair) return sides[byte % sides.length] ?? ''
    }
  }
  const white = Array.from({ length: roll.white }, () => side(roll.sides))
  const golden = goldenSides ? side(goldenSides) : null
  const inOrder = white.sort((one, other) => roll.sides.indexOf(one) - roll.sides.indexOf(other))
  return inOrder.join() === roll.faces.join() && golden === roll.golden_face
}

function isDie(sides: string[]): boolean {
  return sides.length >= 1 && sides.length <= 256
}

function* stream(seed: Uint8Array, before: string[], after: string[]): Generator<number, never> {
  for (let block = 0; ; block++) {
    const words = [METHOD, ...before, String(block), ...after]
    yield* hmac(sha256, seed, utf8ToBytes(words.join('\n')))
  }
}

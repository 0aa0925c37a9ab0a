// The dice of a finished game, computed again here: nobody has to be believed. Works over plain HTTP too.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type * as messages from '../messages'

export type Receipt = messages.ReceiptView
export type Verdict = { holds: true; rolls: number } | { holds: false; roll: number | null }

const METHOD = 'wormgrill dice 1'
const SEED = /^[0-9a-f]{64}$/
const NAME_BYTES = 12

export function verify(receipt: Receipt): Verdict {
  if (receipt.method !== METHOD || !SEED.test(receipt.seed ?? '')) return { holds: false, roll: null }
  const seed = hexToBytes(receipt.seed ?? '')
  if (bytesToHex(sha256(seed)) !== receipt.commitment) return { holds: false, roll: null }
  if (tableName(seed) !== receipt.table) return { holds: false, roll: null }
  let latest = ''
  for (const [place, roll] of receipt.rolls.entries()) {
    if (roll.roll !== place + 1) return { holds: false, roll: place + 1 }
    if (roll.key.startsWith('bot:')) {
      if (roll.key !== `bot:${latest}`) return { holds: false, roll: roll.roll }
    } else latest = roll.key
    if (!asFallen(seed, receipt, roll)) return { holds: false, roll: roll.roll }
  }
  return { holds: true, rolls: receipt.rolls.length }
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

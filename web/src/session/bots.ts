// Bots: characters with a temper of their own, and a ladder of strength, as far as the server has one.
import { has, t } from '../texts.svelte'
import type { BotView } from '../messages'
import { menu } from './editions.svelte'

const LEVEL = /^level-(\d+(\.\d)?)$/

/** Where a bot stands on the ladder, or between two steps of it; null for a character. */
export function levelOf(key: string): number | null {
  const found = LEVEL.exec(key)
  return found ? Number(found[1]) : null
}

/** What is shown of it at the table: its step on the ladder, or the stars of a character. Of a program nobody knows. */
export function strengthOf(key: string | null | undefined): number | null {
  if (!key) return null
  return levelOf(key) ?? (offered(key)?.difficulty || null)
}

function offered(key: string): BotView | undefined {
  return menu.bots.find((one) => one.key === key)
}

export function botName(key: string): string {
  const level = levelOf(key)
  if (level !== null) return t('web-bot-level', { level })
  return has(`web-bot-${key}`) ? t(`web-bot-${key}`) : (offered(key)?.program ?? key)
}

export function characters(bots: BotView[]): BotView[] {
  return bots.filter((bot) => levelOf(bot.key) === null)
}

/** From the weakest to the strongest. */
export function ladder(bots: BotView[]): BotView[] {
  const steps = bots.filter((bot) => levelOf(bot.key) !== null)
  return steps.sort((one, other) => (levelOf(one.key) ?? 0) - (levelOf(other.key) ?? 0))
}

// How many of 100 two-player classic games the champion wins against each, and a step against the one
// below it: docs/strength.md.
export const CHAMPION_WINS: Record<string, number> = { 'first-tile': 76, gambler: 75, careful: 63, 'turn-ev': 54 }
export const STEP_WINS = 56

/** In a line: how a bot plays, and what its strength means. */
export function meaningOf(key: string): string {
  if (levelOf(key) !== null) return t('web-strength-step', { games: STEP_WINS })
  if (offered(key)?.program) return t('temper-program')
  const games = CHAMPION_WINS[key]
  const temper = has(`temper-${key}`) ? t(`temper-${key}`) : (offered(key)?.temper ?? '')
  return games ? `${temper} ${t('web-strength', { games })}` : temper
}

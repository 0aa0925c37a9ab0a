// Bots: characters with a temper of their own, and a ladder of strength, as far as the server has one.
import { has, t } from '../texts.svelte'
import type { BotView } from '../messages'
import { menu } from './editions.svelte'

const LEVEL = /^level-(\d+)$/

/** Where a bot stands on the ladder; null for a character. */
export function levelOf(key: string): number | null {
  const found = LEVEL.exec(key)
  return found ? Number(found[1]) : null
}

/** What is shown of it at the table: its step on the ladder, or the stars of a character. */
export function strengthOf(key: string | null | undefined): number | null {
  if (!key) return null
  return levelOf(key) ?? menu.bots.find((one) => one.key === key)?.difficulty ?? null
}

export function botName(key: string): string {
  const level = levelOf(key)
  if (level !== null) return t('web-bot-level', { level })
  return has(`web-bot-${key}`) ? t(`web-bot-${key}`) : key
}

export function characters(bots: BotView[]): BotView[] {
  return bots.filter((bot) => levelOf(bot.key) === null)
}

/** From the weakest to the strongest. */
export function ladder(bots: BotView[]): BotView[] {
  const steps = bots.filter((bot) => levelOf(bot.key) !== null)
  return steps.sort((one, other) => (levelOf(one.key) ?? 0) - (levelOf(other.key) ?? 0))
}

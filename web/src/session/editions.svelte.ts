// What can be played, as the server tells it; a custom edition comes with its table.
import { ask, insist } from './api'
import type * as messages from '../messages'
import type { BotView, EditionView } from '../messages'
import { has, listed, t, type Values } from '../texts.svelte'

/** One of the game's own, or a custom one, of which less is told. */
export type Edition = Omit<messages.Edition, 'kind'> & Partial<Pick<EditionView, 'rules' | 'rule_values' | 'assumed'>>

class Menu {
  editions = $state.raw<EditionView[]>([])
  bots = $state.raw<BotView[]>([])

  async load(): Promise<void> {
    if (this.editions.length) return
    const quietly = () => undefined
    const bots = insist(() => ask<BotView[]>('GET', '/api/bots'), quietly)
    const editions = insist(() => ask<EditionView[]>('GET', '/api/editions'), quietly)
    ;[this.bots, this.editions] = await Promise.all([bots, editions])
  }

  /** By its key; a custom edition comes whole. */
  find(edition: string | Edition | null | undefined): Edition | undefined {
    return typeof edition === 'object' ? (edition ?? undefined) : this.own(edition)
  }

  own(key: string | null | undefined): EditionView | undefined {
    return this.editions.find((one) => one.key === key)
  }
}

export const menu = new Menu()

export function sidesOf(edition: Edition | undefined, golden: boolean): string[] {
  return (edition?.faces ?? []).flatMap((face) =>
    Array.from({ length: golden ? (face.golden_sides ?? 0) : (face.sides ?? 1) }, () => face.name),
  )
}

export function playersOf({ players: [least = 0, most = 0] }: Edition): { least: number; most: number } {
  return { least, most }
}

export function titleOf(edition: Edition): string {
  return has(`edition-${edition.key}`) ? t(`edition-${edition.key}`) : (edition.title ?? edition.key)
}

/** Of these rules the ones that the edition has. */
export function rulesHeld(edition: Edition | undefined, rules: string[]): string[] {
  const held = (edition?.rules ?? []).flatMap((part) => part.rules)
  return rules.filter((rule) => held.includes(rule))
}

/** What the texts of the rules ask about the edition, numbers in a row as the language lists them. */
export function ruleValues(edition: Edition): Values {
  const values = Object.entries(edition.rule_values ?? {})
  return Object.fromEntries(
    values.map(([name, value]) => [name, Array.isArray(value) ? listed(value.map(String)) : value]),
  )
}

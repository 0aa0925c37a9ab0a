// What can be played, as the server tells it; a custom edition comes with its table.
import { ask, insist } from './api'
import { has, listed, t, type Values } from '../texts.svelte'

export interface EditionFace {
  name: string
  points: number
  sides?: number
  golden_sides?: number
}

export interface Edition {
  key: string
  title: string
  kind: string
  players: [number, number]
  dice: number
  faces: EditionFace[]
  tiles: { value: number; worms: number; exact?: boolean }[]
  specialists?: Record<string, number>
  bratworms?: number
  rules?: { part: string; rules: string[] }[]
  rule_values?: Record<string, string | number | number[]>
  assumed?: string[]
}

export interface Bot {
  key: string
  difficulty: number
  temper: string
}

class Menu {
  editions = $state.raw<Edition[]>([])
  bots = $state.raw<Bot[]>([])

  async load(): Promise<void> {
    if (this.editions.length) return
    const quietly = () => undefined
    this.bots = await insist(() => ask<Bot[]>('GET', '/api/bots'), quietly)
    this.editions = await insist(() => ask<Edition[]>('GET', '/api/editions'), quietly)
  }

  find(edition: unknown): Edition | undefined {
    if (typeof edition === 'object' && edition !== null) return edition as Edition
    return this.editions.find((one) => one.key === edition)
  }
}

export const menu = new Menu()

export function sidesOf(edition: Edition | undefined, golden: boolean): string[] {
  return (edition?.faces ?? []).flatMap((face) =>
    Array.from({ length: golden ? (face.golden_sides ?? 0) : (face.sides ?? 1) }, () => face.name),
  )
}

export function titleOf(edition: Edition): string {
  return has(`edition-${edition.key}`) ? t(`edition-${edition.key}`) : edition.title
}

/** What the texts of the rules ask about the edition, numbers in a row as the language lists them. */
export function ruleValues(edition: Edition): Values {
  const values = Object.entries(edition.rule_values ?? {})
  return Object.fromEntries(
    values.map(([name, value]) => [name, Array.isArray(value) ? listed(value.map(String)) : value]),
  )
}

// The keyboard alone: faces by their number or letter, R, S, ?, Enter and Escape.
import type { Edition } from '../session/editions.svelte'
import { facesToKeep, keep, ROLL, ROLL_GOLDEN, STOP } from './actions'
import type { Playing } from './playing'
import type { Stage } from './stage.svelte'

const ACTIONS: Record<string, string> = { r: ROLL, g: ROLL_GOLDEN, s: STOP }

export function keyPressed(event: KeyboardEvent, table: Playing, edition: Edition | undefined): void {
  const key = keyOf(event)
  if (key === null) return
  if (key === '?') {
    void table.askHints()
    return
  }
  if (key === 'escape' && table.skippable) return table.skip()
  if (!table.calls || table.tellsDice || !table.stage.shown) return
  if (act(key, table, edition)) event.preventDefault()
}

/** Meant for the table; null where somebody types, or something lies over it. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || document.querySelector('dialog[open]')) return null
  return event.key.toLowerCase()
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
}

function act(key: string, table: Playing, edition: Edition | undefined): boolean {
  const { stage } = table
  const legal = stage.shown?.legal ?? []
  const face = faceOf(key, edition)
  if (face && legal.includes(keep(face))) {
    stage.chosen = stage.chosen === face ? null : face
    return true
  }
  if (key === 'escape' && stage.chosen !== null) {
    stage.chosen = null
    return true
  }
  if (key === 'arrowright' || key === 'arrowleft') return step(key === 'arrowright' ? 1 : -1, stage, legal)
  if (stage.chosen !== null) {
    const ends = stage.shown?.outlook?.[keep(stage.chosen)]?.ends !== undefined
    if (key === 'r' && !ends) return started(table.keepAnd('roll'))
    if (key === 's' || (ends && key === 'r')) return started(table.keepAnd(ends ? null : 'stop'))
    return false
  }
  const action = ACTIONS[key]
  return action !== undefined && legal.includes(action) && started(table.act(action))
}

/** A number for its face, W for the worm; foods by their place on the die. */
export function faceOf(key: string, edition: Edition | undefined): string | undefined {
  const names = edition?.faces.map((face) => face.name) ?? []
  if (key === 'w') return names.find((name) => name === 'worm')
  if (names.includes(key)) return key
  const others = names.filter((name) => name !== 'worm')
  return /^[1-9]$/.test(key) && !names.includes('1') ? others[Number(key) - 1] : undefined
}

function step(by: number, stage: Stage, legal: string[]): boolean {
  const faces = facesToKeep(legal)
  if (!faces.length) return false
  const at = stage.chosen === null ? (by > 0 ? -1 : 0) : faces.indexOf(stage.chosen)
  stage.chosen = faces[(at + by + faces.length) % faces.length] ?? null
  return true
}

function started(work: Promise<unknown>): true {
  void work
  return true
}

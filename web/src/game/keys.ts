// The keyboard alone: faces by their number or letter, R, S, ?, Enter and Escape.
import type { Edition } from '../session/editions.svelte'
import type { Playing } from './playing'

export function keyPressed(event: KeyboardEvent, table: Playing, edition: Edition | undefined): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || document.querySelector('dialog[open]')) return
  const key = event.key.toLowerCase()
  if (key === '?') {
    void table.askHints()
    return
  }
  if (!table.calls || !table.shown) return
  if (act(key, table, edition)) event.preventDefault()
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
}

function act(key: string, table: Playing, edition: Edition | undefined): boolean {
  const legal = table.shown?.legal ?? []
  const face = faceOf(key, edition)
  if (face && legal.includes(`keep ${face}`)) {
    table.chosen = table.chosen === face ? null : face
    return true
  }
  if (key === 'escape' && table.chosen !== null) {
    table.chosen = null
    return true
  }
  if (key === 'arrowright' || key === 'arrowleft') return step(key === 'arrowright' ? 1 : -1, table, legal)
  const keeping = table.chosen === null ? undefined : table.shown?.outlook?.[`keep ${table.chosen}`]
  if (table.chosen !== null) {
    const ends = keeping?.ends !== undefined
    if (key === 'r' && !ends) return started(table.keepAnd('roll'))
    if (key === 's' || (ends && key === 'r')) return started(table.keepAnd(ends ? null : 'stop'))
    return false
  }
  if (key === 'r' && legal.includes('roll')) return started(table.act('roll'))
  if (key === 'g' && legal.includes('roll golden')) return started(table.act('roll golden'))
  if (key === 's' && legal.includes('stop')) return started(table.act('stop'))
  return false
}

/** A number for its face, W for the worm; foods by their place on the die. */
export function faceOf(key: string, edition: Edition | undefined): string | undefined {
  const names = edition?.faces.map((face) => face.name) ?? []
  if (key === 'w') return names.find((name) => name === 'worm')
  if (names.includes(key)) return key
  const others = names.filter((name) => name !== 'worm')
  return /^[1-9]$/.test(key) && !names.includes('1') ? others[Number(key) - 1] : undefined
}

function step(by: number, table: Playing, legal: string[]): boolean {
  const faces = legal.filter((action) => action.startsWith('keep ')).map((action) => action.slice(5))
  if (!faces.length) return false
  const at = table.chosen === null ? (by > 0 ? -1 : 0) : faces.indexOf(table.chosen)
  table.chosen = faces[(at + by + faces.length) % faces.length] ?? null
  return true
}

function started(work: Promise<unknown>): true {
  void work
  return true
}

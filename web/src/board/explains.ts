// Pieces that explain themselves: at a hover, at a tap, and when the keys come to them.
import type { Attachment } from 'svelte/attachments'
import { explanation, type Piece } from '../game/pieces'
import type { Playing } from '../game/playing'
import type { Edition } from '../session/editions.svelte'

/** Makes of a node a piece; `byKeys` is what the keys ask about there, if it is something else. */
export type Explains = (piece: Piece, byKeys?: Piece) => Attachment<HTMLElement>

/** For all that lies on this table. */
export function explaining(table: Playing, edition: Edition | undefined): Explains {
  return (piece, byKeys = piece) => (node) => {
    const about = (what: Piece) => (table.stage.shown ? explanation(what, table.stage.shown, edition) : null)
    const explain = (what: Piece, whole = false) => {
      const told = about(what)
      if (told) table.explain(told, whole)
    }
    const clicked = (event: MouseEvent) => {
      if (nearest(event) === node) explain(piece)
    }
    const focused = () => {
      if (node.matches(':focus-visible')) explain(byKeys)
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.target !== node || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      event.stopPropagation()
      explain(byKeys, event.key === 'Enter')
    }
    node.title = about(byKeys)?.text ?? ''
    node.dataset['piece'] = piece.kind
    node.addEventListener('click', clicked)
    node.addEventListener('focus', focused)
    node.addEventListener('keydown', pressed)
    return () => {
      node.removeAttribute('title')
      delete node.dataset['piece']
      node.removeEventListener('click', clicked)
      node.removeEventListener('focus', focused)
      node.removeEventListener('keydown', pressed)
    }
  }
}

function nearest(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest('[data-piece]') : null
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity }

/** One tab stop for all pieces inside, and the arrows go from one to the next. What is inside another's picture, or
 * hidden from the ear, is no stop of its own. */
export function roving(root: HTMLElement): () => void {
  const stops = () =>
    [...root.querySelectorAll<HTMLElement>('[data-piece]')].filter(
      (one) => !one.closest('[aria-hidden=true]') && !one.parentElement?.closest('[role=img]'),
    )
  const settle = (current?: HTMLElement) => {
    const all = stops()
    const stop = current ?? all.find((one) => one.tabIndex === 0) ?? all[0]
    for (const one of all) {
      const index = one === stop ? 0 : -1
      if (one.getAttribute('tabindex') !== String(index)) one.tabIndex = index
    }
  }
  const pressed = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    const all = stops()
    const at = all.findIndex((one) => one === event.target)
    if (by === undefined || at < 0) return
    event.preventDefault()
    event.stopPropagation()
    all[Math.min(Math.max(at + by, 0), all.length - 1)]?.focus()
  }
  const focused = (event: FocusEvent) => {
    if (event.target instanceof HTMLElement && stops().includes(event.target)) settle(event.target)
  }
  const watch = new MutationObserver(() => settle())
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-piece'] })
  root.addEventListener('keydown', pressed)
  root.addEventListener('focusin', focused)
  settle()
  return () => {
    watch.disconnect()
    root.removeEventListener('keydown', pressed)
    root.removeEventListener('focusin', focused)
  }
}

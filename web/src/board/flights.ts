// Pieces seen to travel: picked up where they lay before the table is drawn anew, set down where they lie then.
import { travels, type Place, type Travel } from '../game/travels'
import type { Position } from '../game/facts'

const FLIGHT = 550 // milliseconds

interface Lifted {
  travel: Travel
  from: DOMRect
  picture: HTMLElement
}

/** Before the table is drawn anew. */
export function lift(board: HTMLElement, before: Position, after: Position): Lifted[] {
  return travels(before, after).flatMap((travel) => {
    const piece = find(board, travel, travel.from)
    return piece ? [{ travel, from: piece.getBoundingClientRect(), picture: pictureOf(piece) }] : []
  })
}

/** After it: what has landed is to be seen there, and only then. */
export function land(board: HTMLElement, lifted: Lifted[]): void {
  for (const { travel, from, picture } of lifted) {
    const piece = find(board, travel, travel.to)
    if (piece?.animate) fly(piece, from, picture)
  }
}

function fly(piece: HTMLElement, from: DOMRect, picture: HTMLElement): void {
  const to = piece.getBoundingClientRect()
  if (!from.width || !to.width) return
  picture.style.left = `${from.left}px`
  picture.style.top = `${from.top}px`
  document.body.append(picture)
  piece.style.opacity = '0'
  const [x, y, scale] = [to.left - from.left, to.top - from.top, to.width / from.width]
  const flight = picture.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x / 2}px, ${y / 2 - 30}px) scale(${((1 + scale) / 2) * 1.25})`, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    ],
    { duration: FLIGHT, easing: 'ease-in-out' },
  )
  const landed = () => {
    picture.remove()
    piece.style.opacity = ''
  }
  flight.finished.then(landed, landed)
}

function pictureOf(piece: HTMLElement): HTMLElement {
  const { width, height } = piece.getBoundingClientRect()
  const picture = piece.cloneNode(true) as HTMLElement
  const { fontSize } = getComputedStyle(piece)
  for (const beside of picture.querySelectorAll('.figure, .mark')) beside.remove() // who stands on a tile goes alone
  picture.classList.remove('target')
  picture.setAttribute('aria-hidden', 'true')
  picture.removeAttribute('role')
  Object.assign(picture.style, {
    position: 'fixed', width: `${width}px`, height: `${height}px`, margin: '0', fontSize, translate: 'none',
    transformOrigin: '0 0', zIndex: '30', pointerEvents: 'none', bottom: 'auto', right: 'auto',
  })
  picture.style.setProperty('--tile-width', `${width}px`)
  return picture
}

function find(board: HTMLElement, travel: Travel, place: Place): HTMLElement | null {
  if (place === 'supply') return board.querySelector('[data-supply]')
  const at = 'seat' in place ? `[data-seat="${place.seat}"]` : `[data-place="${place.tile}"]`
  switch (travel.piece) {
    case 'tile':
      return board.querySelector('seat' in place ? `${at} [data-top] .tile` : `${at} .tile`)
    case 'specialist':
      return board.querySelector(`${at} [data-specialist="${travel.name}"]`)
    case 'bratworm':
      return board.querySelector(`${at} [data-bratworms]`)
  }
}

// Things that move from one place to another: the same tile or die, seen to travel.
import { cubicInOut } from 'svelte/easing'
import { crossfade, fade } from 'svelte/transition'
import { settings } from '../settings.svelte'

const [sendMoving, receiveMoving] = crossfade({
  duration: () => (settings.still ? 0 : settings.speed === 'fast' ? 250 : 500),
  easing: cubicInOut,
  fallback: (node) => fade(node, { duration: settings.still ? 0 : 150 }),
})

/** A tile that is turned face down: as a card is, over its edge. */
export function turnOver(_: Element): { duration: number; css: (t: number) => string } {
  return {
    duration: settings.still ? 0 : 350,
    css: (t) => `transform: rotateY(${(1 - t) * 180}deg); opacity: ${t}`,
  }
}

export const send = sendMoving
export const receive = receiveMoving

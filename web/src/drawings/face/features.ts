// The features a face is put together from, and which of them a name has.

export const HATS = [
  'sprout', 'chef', 'beanie', 'top-hat', 'party', 'straw', 'bow', 'flower',
  'cap', 'curls', 'mohawk', 'pigtails', 'headphones', 'horns', 'bandana',
] as const
export const EYES = ['round', 'dots', 'wide', 'sleepy', 'wink', 'aside', 'glasses', 'shades', 'happy', 'squares', 'monocle'] as const
export const MOUTHS = ['smile', 'grin', 'tongue', 'oh', 'tooth', 'moustache', 'cat', 'smirk'] as const
export const MARKS = ['none', 'cheeks', 'freckles', 'plaster'] as const

export type Hat = (typeof HATS)[number]
export type Eyes = (typeof EYES)[number]
export type Mouth = (typeof MOUTHS)[number]
export type Mark = (typeof MARKS)[number]

export interface Face {
  hat: Hat
  eyes: Eyes
  mouth: Mouth
  mark: Mark
}

/** Always the same face for a name, however it is written: large, small, with spaces around. */
export function faceOf(name: string): Face {
  const draw = lots(name.trim().normalize('NFC').toLocaleLowerCase('en'))
  return { hat: draw(HATS), eyes: draw(EYES), mouth: draw(MOUTHS), mark: draw(MARKS) }
}

/** Lots drawn by the name: FNV-1a over its letters, then one step of mulberry32 for each lot. */
function lots(name: string): <T>(from: readonly T[]) => T {
  let state = 0x811c9dc5
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (from) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return from[((mixed ^ (mixed >>> 14)) >>> 0) % from.length] as (typeof from)[number]
  }
}

// The result in a line, to be sent to friends: names and worms, and where to look at the game.
import { winners } from '../game/story'
import { t } from '../texts.svelte'

export interface Result {
  names: string[]
  worms: number[]
  places: number[]
  winners: number[]
  link: string | null // to the review
}

export function resultLine({ names, worms, places, winners: best, link }: Result): string {
  const order = names.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
  const scores = order.map((seat) => `${names[seat]} ${worms[seat] ?? 0}`).join(', ')
  const line = t('web-share-text', { result: winners(best.map((seat) => names[seat] ?? '')), scores })
  return link ? `${line} ${link}` : line
}

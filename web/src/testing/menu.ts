// What the server offers, in small: the classic game and a house game with everything, and some bots.
import type { EditionView } from '../messages'
import { menu } from '../session/editions.svelte'

const FACES = ['1', '2', '3', '4', '5'].map((name) => ({ name, points: Number(name) }))

export function edition(key: string, more: Partial<EditionView> = {}): EditionView {
  return {
    key,
    title: key,
    kind: 'classic',
    players: [2, 7],
    dice: 8,
    faces: [...FACES, { name: 'worm', points: 5 }],
    tiles: [21, 22, 23, 24, 25, 26].map((value) => ({ value, worms: 1 })),
    assumed: [],
    rules: [
      { part: 'turn', rules: ['R1', 'R2'] },
      { part: 'win', rules: ['R6'] },
      { part: 'failure', rules: ['R9'] },
      { part: 'end', rules: ['R10'] },
    ],
    rule_values: { kind: 'classic', hen: 'no', exact_count: 0, exact: [] },
    allowed_options: ['short-game', 'free-choice', 'first'],
    ...more,
  }
}

/** For a test; what it returns takes it away again. */
export function offer(...editions: EditionView[]): () => void {
  menu.editions = editions.length ? editions : [edition('classic'), edition('junior', { players: [2, 5] })]
  menu.bots = ['careful', 'turn-ev', 'champion', 'level-3'].map((key) => ({ key, difficulty: 3, temper: '', program: null }))
  return () => {
    menu.editions = []
    menu.bots = []
  }
}

// A small review to look at: Ada and Bo, two turns, Bo wins; Ada should have stopped.
import type { Review } from '../game/review'
import { position, standing, turn } from './examples'

export function review(more: Partial<Review> = {}): Review {
  const deciding = position({ turn: turn({ phase: 'after', kept: ['worm', 'worm', '5', '5', '5'], total: 25 }), legal: ['roll', 'stop'] })
  const options = [
    { action: 'roll', win: [0.3, 0.7] },
    { action: 'stop', win: [0.45, 0.55] },
  ]
  const account = { turns: 1, decisions: 1, per_decision: 0.15 }
  return {
    edition: 'classic',
    players: ['Ada', 'Bo'],
    finished: true,
    result: [0, 1],
    seats: [
      { ...account, name: 'Ada', start: 0.5, luck: -0.35, errors: -0.15, others: 0, correction: 0, result: 0, per_turn: 0.15, grade: 'worms-darling' },
      { ...account, name: 'Bo', start: 0.5, luck: 0.35, errors: 0, others: 0.15, correction: 0, result: 1, per_turn: 0, grade: 'golden-beak' },
    ],
    turns: [
      {
        number: 1,
        seat: 0,
        before: [0.5, 0.5],
        correction: [0, 0],
        after: [0.2, 0.8],
        ended: 'fails',
        steps: [
          { number: 0, kind: 'decision', text: 'roll', told: 'Rolling', win: [0.5, 0.5], change: [0, 0], best: 'roll', options: [], why: null },
          { number: 1, kind: 'roll', text: '[1 worm + 1]', told: '1 worm + 1', win: [0.45, 0.55], change: [-0.05, 0.05], best: null, options: [], why: null },
          { number: 2, kind: 'decision', text: 'roll', told: 'Rolling on', win: [0.3, 0.7], change: [-0.15, 0.15], best: 'stop', options, why: 'Stopping would have won 15.0 more games in 100.' },
          { number: 3, kind: 'roll', text: '[worm]', told: 'worm', win: [0.2, 0.8], change: [-0.1, 0.1], best: null, options: [], why: null },
        ],
      },
      {
        number: 2,
        seat: 1,
        before: [0.2, 0.8],
        correction: [0, 0],
        after: [0, 1],
        ended: 'takes 36',
        steps: [{ number: 4, kind: 'roll', text: '[5 5]', told: '5 5', win: [0, 1], change: [-0.2, 0.2], best: null, options: [], why: null }],
      },
    ],
    curve: [[0.5, 0.5], [0.2, 0.8], [0, 1]],
    turning: { text: 'It turned in turn 1: from 50% to 80% for Bo.', turn: 1, seat: 1 },
    exact: false,
    grades: [
      { key: 'golden-beak', most: 0.001 },
      { key: 'eagle-eye', most: 0.003 },
      { key: 'worms-darling', most: 1 },
    ],
    moments: [
      { turn: 2, step: 4, seat: 1, kind: 'roll', change: [-0.2, 0.2], moved: 1, text: 'Bo rolls 5 5: +20.0%.', why: null },
      { turn: 1, step: 2, seat: 0, kind: 'decision', change: [-0.15, 0.15], moved: 0, text: 'Ada: Rolling on.', why: 'Better: Stop.' },
    ],
    puzzles: [
      {
        turn: 1,
        step: 2,
        seat: 0,
        position: deciding,
        previews: { stop: { tile: 25, from: 'grill' } },
        standing: standing({ white_dice: 3 }),
        options,
        played: 'roll',
        best: 'stop',
        cost: 0.15,
        why: 'Stopping would have won 15.0 more games in 100.',
      },
    ],
    ...more,
  }
}

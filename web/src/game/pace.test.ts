import { describe, expect, it } from 'vitest'
import { settings, type Speed } from '../settings.svelte'
import { fact } from '../testing/examples'
import { Pace } from './pace'

const rolled = fact('rolled', { player: 1, faces: ['5'], golden: null, dead: false })
const kept = fact('kept', { player: 1, face: '5', dice: 1, golden: false, total: 5, canned_worm: false })
const took = fact('took', { player: 1, tile: { value: 21, worms: 1 }, from: 'grill' })
const ended = fact('turn-ended', { player: 1, next: 0 })

/** A turn of so many rolls, as long as it is shown. */
function lasts(rolls: number, speed: Speed, bot: boolean): number {
  settings.set('speed', speed)
  const turn = [...Array.from({ length: rolls }, () => [rolled, kept]).flat(), took, ended]
  const pace = new Pace()
  return turn.reduce((sum, event, place) => {
    const { tumble, look } = pace.beat(event, turn.slice(place + 1), { mine: false, bot })
    return sum + tumble + look
  }, 0)
}

describe('the pace', () => {
  it.each([1, 2, 4, 8])('of a bot with %d rolls leaves two of them under eight seconds', (rolls) => {
    expect(2 * lasts(rolls, 'normal', true)).toBeLessThan(5000)
  })

  it('is the same for each turn: what one has used, another has not', () => {
    settings.set('speed', 'normal')
    const pace = new Pace()
    const turn = [rolled, kept, rolled, kept, rolled, kept, rolled, kept, took, ended]
    const beats = [...turn, ...turn].map((event, place) => pace.beat(event, [...turn, ...turn].slice(place + 1), { mine: false, bot: true }))
    expect(beats.slice(turn.length)).toEqual(beats.slice(0, turn.length))
  })

  it('of people is their own', () => {
    expect(lasts(8, 'normal', false)).toBeGreaterThan(8000)
  })

  it('is as calm or as fast as one likes it', () => {
    const [calm = 0, normal = 0, fast = 0, instant] = (['calm', 'normal', 'fast', 'instant'] as const).map((speed) => lasts(4, speed, true))
    expect([calm > normal, normal > fast, instant]).toEqual([true, true, 0])
  })
})

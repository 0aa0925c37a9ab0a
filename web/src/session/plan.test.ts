import { beforeEach, describe, expect, it, vi } from 'vitest'
import { edition, offer } from '../testing/menu'
import { menu } from './editions.svelte'
import { chair, planFor, planForNow, remember, told, wishOf, type Plan } from './plan'

const CLASSIC = edition('classic')
const JUNIOR = edition('junior', { players: [2, 5], allowed_options: ['free-choice', 'first'] })

function plan(more: Partial<Plan> = {}): Plan {
  return { ...planFor(CLASSIC), ...more }
}

beforeEach(() => offer(CLASSIC, JUNIOR))

describe('what is played', () => {
  it('begins with the classic game against two bots', () => {
    const now = planForNow()
    expect(now && told(now.edition, now.plan)).toBe('Heckmeck am Bratwurmeck with Careful and Calculator')
  })

  it('is what was played last, with all that was agreed on', () => {
    const chairs = [chair('me'), chair('bot', 'champion'), chair('bot', 'champion'), chair('local', 'x', 'Bo')]
    remember(JUNIOR, plan({ chairs, options: ['free-choice'], typed: true }))
    const now = planForNow()
    expect(now && told(now.edition, now.plan)).toBe('Heckmeck Junior with 2 × Worm King and Bo · free choice · real dice')
    expect(planFor(JUNIOR).chairs.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot', 'local'])
    expect(planFor(CLASSIC).chairs).toHaveLength(3)
  })

  it('waits for nobody: a table with an open seat is remembered for its own page alone', () => {
    remember(JUNIOR, plan({ chairs: [chair('me'), chair('open')] }))
    expect(planForNow()?.edition.key).toBe('classic')
    expect(planFor(JUNIOR).chairs[1]?.kind).toBe('open')
  })

  it('is only what this server still has', () => {
    const chairs = [chair('me'), ...Array.from({ length: 6 }, () => chair('bot', 'of-yesterday'))]
    remember(JUNIOR, plan({ chairs, options: ['short-game'], pace: 17, first: 6 }))
    const found = planFor(JUNIOR)
    expect(found.chairs.map(({ bot }) => bot)).toEqual(Array(5).fill('turn-ev'))
    expect(found).toMatchObject({ options: [], pace: 0, first: 0 })
    menu.editions = [CLASSIC]
    expect(planForNow()?.edition.key).toBe('classic')
  })

  it.each(['{', 'null', '7', '{"plans":{"classic":{"chairs":[]}}}'])('survives what is no plan: %s', (text) => {
    localStorage.setItem('plans', text)
    expect(planFor(CLASSIC).chairs).toHaveLength(3)
  })
})

describe('what is asked of the server', () => {
  it('names bots and those who share the screen, and nothing that is not wanted', () => {
    const chairs = [chair('me', 'x', 'Eve'), chair('bot', 'careful'), chair('local', 'x', ' Bo '), chair('open')]
    expect(wishOf(CLASSIC, plan({ chairs, options: ['short-game'], first: 2, pace: 45 }))).toEqual({
      edition: 'classic',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'careful' }, { kind: 'local', name: 'Bo' }, { kind: 'open' }],
      options: { 'short-game': true, first: 2 },
      dice: 'verified',
      pace: 45,
      hints: true,
      public: false,
    })
  })

  it('draws lots anew each time', () => {
    const chance = vi.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.9)
    const lots = [0, 1].map(() => wishOf(CLASSIC, plan({ first: 'lot' })).options)
    expect(lots).toEqual([{}, { first: 2 }])
    expect(chance).toHaveBeenCalledTimes(2)
  })
})

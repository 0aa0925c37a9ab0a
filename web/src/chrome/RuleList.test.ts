import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Edition } from '../session/editions.svelte'
import { edition } from '../testing/menu'
import { speech } from '../texts.svelte'
import RuleList from './RuleList.svelte'

const GOLDEN: Edition = {
  key: 'house',
  title: 'House',
  players: [2, 7],
  dice: 8,
  faces: [
    { name: '1', points: 1, golden_sides: 3 },
    { name: 'worm', points: 5, golden_sides: 3 },
  ],
  tiles: [{ value: 11, worms: 1, exact: true }],
  specialists: { 'golden-die': 27 },
  rules: [{ part: 'exact', rules: ['R13'] }, { part: 'options', rules: ['O2'] }],
  rule_values: { kind: 'classic', exact: [11, 13], exact_count: 2, hen: 'no' },
  assumed: ['golden-sides', 'exact-tile-worms'],
}

afterEach(() => void speech.speak('en'))

describe('the rules of an edition', () => {
  it('are told with what they ask about it', async () => {
    render(RuleList, { edition: GOLDEN })
    expect(screen.getByText(/^The tiles 11 and 13 are won only/)).toBeTruthy()
    expect(screen.getByText(/^Free choice: instead of stealing you may/)).toBeTruthy()
    void speech.speak('it')
    await tick()
    expect(screen.getByText(/^Le porzioni 11 e 13 si vincono/)).toBeTruthy()
  })

  it('mark what is assumed', () => {
    render(RuleList, { edition: GOLDEN })
    expect(screen.getByText(/The golden die shows 1, 1, 1, worm, worm, worm\./)).toBeTruthy()
    expect(screen.getByText('Assumed: the sides of the golden die. No rule book settles them.')).toBeTruthy()
    expect(screen.getByText('Assumed: the worms on 11 and 13. No rule book settles them.')).toBeTruthy()
  })

  it('stand under their topics, what matters now first', () => {
    render(RuleList, { edition: edition('classic'), topic: 'failure' })
    const headings = screen.getAllByRole('heading').map((one) => one.textContent?.trim())
    expect(headings).toEqual(['When your turn fails just now', 'Your turn', 'The dice', 'What you win', 'The end of the game'])
  })

  it('keep their order where nothing matters more, or a topic is not there', () => {
    render(RuleList, { edition: edition('classic'), topic: 'specialists', level: 2 })
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent?.trim()).toBe('Your turn')
  })

  it('are jumped to by their topic', async () => {
    render(RuleList, { edition: edition('classic') })
    await fireEvent.click(screen.getByRole('button', { name: 'What you win' }))
    expect(document.activeElement?.textContent?.trim()).toBe('What you win')
  })

  it('do not speak of a golden die that is not there', () => {
    render(RuleList, { edition: { ...GOLDEN, specialists: {}, assumed: [] } })
    expect(screen.queryByText(/golden die/)).toBeNull()
    expect(screen.queryByText(/Assumed/)).toBeNull()
  })
})

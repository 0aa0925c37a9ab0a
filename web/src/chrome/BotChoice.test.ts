import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { botName, ladder, strengthOf } from '../session/bots'
import { menu } from '../session/editions.svelte'
import { speech } from '../texts.svelte'
import BotChoice from './BotChoice.svelte'

const CHARACTERS = ['random', 'turn-ev', 'champion'].map((key) => ({ key, difficulty: 3, temper: '', program: null }))
const LADDER = [9, 1, 5].map((level) => ({ key: `level-${level}`, difficulty: 3, temper: '', program: null }))
const HUGO = { key: 'hugo', difficulty: 0, temper: '', program: 'Hugo 3' }

beforeEach(() => {
  menu.bots = [...CHARACTERS, ...LADDER]
  return () => (menu.bots = [])
})

describe('which bot', () => {
  it('is chosen among the characters where there is no ladder', () => {
    menu.bots = CHARACTERS
    render(BotChoice, { bot: 'turn-ev' })
    const options = screen.getAllByRole('option').map((option) => option.textContent?.replace(/ ★+$/, ''))
    expect(options).toEqual(['Dreamer', 'Calculator', 'Worm King'])
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('can be chosen by strength, from the middle of the ladder on', async () => {
    render(BotChoice, { bot: 'turn-ev' })
    await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'strength' } })
    const slider = screen.getByRole('slider')
    expect(slider.getAttribute('aria-valuetext')).toBe('Strength 5')
    await fireEvent.input(slider, { target: { value: '2' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('Strength 9')
  })

  it('may be a program, under the name that it gives itself', () => {
    menu.bots = [...CHARACTERS, HUGO]
    render(BotChoice, { bot: 'hugo' })
    expect(screen.getByRole('option', { name: 'Hugo 3 (program)' })).toBeTruthy()
    expect(screen.getByText(/^Somebody’s program/)).toBeTruthy()
    expect(strengthOf('hugo')).toBeNull()
  })

  it('has a name in every language, and its key where nobody has named it', () => {
    expect(ladder(menu.bots).map((bot) => botName(bot.key))).toEqual(['Strength 1', 'Strength 5', 'Strength 9'])
    expect(botName('of-tomorrow')).toBe('of-tomorrow')
    void speech.speak('de')
    expect([botName('champion'), botName('level-3'), botName('level-4.3')]).toEqual(['Bratwurmkönig', 'Stärke 3', 'Stärke 4,3'])
  })
})

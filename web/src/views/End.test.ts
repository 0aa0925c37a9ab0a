import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Position, Standing, TableView } from '../game/facts'
import { settings } from '../settings.svelte'
import * as sound from '../sound'
import { player, position, seat, session, view } from '../testing/examples'
import { answering } from '../testing/fakes'
import { title } from '../title.svelte'
import End from './End.svelte'

const SEATS = [seat('Ada', { you: true }), seat('Bo'), seat('Cy')]
const STANDS = { worms: [5, 9, 8], places: [3, 1, 2] }

interface Ended {
  stands?: Partial<Standing>
  winners?: number[]
  about?: Partial<TableView>
  players?: Position['players']
  witnessed?: boolean
}

function ended({ stands = STANDS, winners = [1], about = {}, players, witnessed = false }: Ended = {}) {
  const over = position({
    players: players ?? [player('Ada'), player('Bo'), player('Cy')],
    turn: null,
    legal: [],
    over: true,
    scores: stands.worms,
    winners,
  })
  const table = session(over, { state: 'over', seats: SEATS, ...about }, {}, stands)
  return { table, ...render(End, { table, witnessed }) }
}

function lines(): string[] {
  const list = screen.getAllByRole('list')[0] as HTMLElement
  return within(list).getAllByRole('listitem').map((line) => line.textContent?.trim().replace(/\s+/g, ' ') ?? '')
}

describe('the end', () => {
  it('ranks as the server does: of equal worms the higher tile comes first (R11)', () => {
    ended({ stands: { worms: [3, 9, 3], places: [3, 1, 2] } })
    expect(lines().map((line) => line.split(' ').slice(0, 2))).toEqual([['1', 'Bo'], ['2', 'Cy'], ['3', 'Ada']])
  })

  it('says "you" to the winner', () => {
    ended({ stands: { worms: [9, 5, 8], places: [1, 3, 2] }, winners: [0] })
    expect(screen.getByRole('heading', { name: 'You win!' })).toBeTruthy()
  })

  it('adds up what counts, as the server has done', () => {
    const sums: Standing['sums'] = [
      [
        { what: 'tile', tile: 33, worms: 4, total: 4 },
        { what: 'bratworms', worms: 2, total: 6 },
        { what: 'apple', worms: 3, total: 9 },
      ],
      [{ what: 'tile', tile: 21, worms: 1, total: 1 }],
      [],
    ]
    const players = [player('Ada', { bratworms: 2, specialist: 'apple' }), player('Bo'), player('Cy')]
    ended({ stands: { worms: [9, 1, 0], places: [1, 2, 3], sums }, winners: [0], players })
    expect(screen.getByText('4 + 2 Bratworms + apple with 3 worms = 9 worms')).toBeTruthy()
    expect(screen.getByText('1 = 1 worm')).toBeTruthy()
    expect(screen.getByText('0 worms')).toBeTruthy()
  })

  it('tells why a table was given up, and ranks nobody', () => {
    const table = session(position(), { state: 'over', abandoned: true, why_abandoned: 'idle' })
    render(End, { table })
    expect(screen.getByText('Nobody came for a long time: this table was given up.')).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('draws how the game went when the server has told it', async () => {
    answering(({ path }) => ({ body: path.endsWith('/worms') ? { turns: [[0, 1, 0], [2, 1, 0]] } : {} }))
    ended()
    expect(await screen.findByText('Worms after each turn')).toBeTruthy()
  })

  it('tells when the game turned as soon as the review is there', async () => {
    answering(({ path }) => ({ body: path.endsWith('/review') ? { turning: { text: 'It turned in turn 12.', turn: 12, seat: 0 } } : { turns: [] } }))
    ended()
    expect(await screen.findByText('It turned in turn 12.')).toBeTruthy()
  })

  it('does without the review where it does not say when it turned, or there is none', async () => {
    const asked = answering(({ path }) => ({ body: path.endsWith('/review') ? {} : { turns: [] } }))
    ended({ about: { edition: { kind: 'classic' } as TableView['edition'] } })
    ended()
    const reviews = () => asked.filter(({ path }) => path === '/api/tables/table/review')
    await vi.waitFor(() => expect(reviews()).toHaveLength(1))
    await tick()
    expect(document.querySelector('.turning')).toBeNull()
  })
})

describe('the feast', () => {
  function witness(): ReturnType<typeof ended> {
    settings.set('speed', 'normal')
    vi.useFakeTimers()
    const sums: Standing['sums'] = [[{ what: 'tile', tile: 21, worms: 1, total: 1 }, { what: 'tile', tile: 33, worms: 4, total: 5 }], [], []]
    return ended({ witnessed: true, stands: { ...STANDS, sums } })
  }

  function total(): string | undefined {
    return document.querySelectorAll('.total')[2]?.textContent?.trim()
  }

  it('counts the worms up, and ends by itself', async () => {
    witness()
    expect([total(), document.querySelectorAll('.celebration').length]).toEqual(['0', 1])
    await vi.advanceTimersByTimeAsync(250)
    expect(total()).toBe('1')
    await vi.runAllTimersAsync()
    expect([total(), document.querySelectorAll('.celebration').length]).toEqual(['5', 0])
  })

  it('is skipped by a touch', async () => {
    witness()
    await fireEvent.pointerDown(window)
    expect([total(), document.querySelectorAll('.celebration').length]).toEqual(['5', 0])
  })

  it('is not held for a game that was over when we came, nor without motion', () => {
    settings.set('speed', 'normal')
    ended()
    settings.set('speed', 'instant')
    ended({ witnessed: true })
    expect(document.querySelector('.celebration')).toBeNull()
  })

  it('sounds for those who play here', () => {
    const played = vi.spyOn(sound, 'play').mockReturnValue()
    settings.set('sound', 'on')
    ended({ witnessed: true })
    ended({ witnessed: true, winners: [0], stands: { worms: [9, 5, 8], places: [1, 3, 2] } })
    ended({ witnessed: true, about: { seats: [seat('Ada'), seat('Bo'), seat('Cy')] } })
    expect(played.mock.calls).toEqual([['lose'], ['win']])
  })
})

describe('the rematch', () => {
  it('is called out to the others, large, and to those who look elsewhere', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { table } = ended()
    expect(screen.getByRole('button', { name: 'Once more!' })).toBeTruthy()
    table.view = view({ state: 'over', seats: SEATS, rematch: 'next', rematch_by: 1 })
    await tick()
    const link = screen.getByRole('link', { name: 'Bo wants a rematch: join in!' })
    expect(link.getAttribute('href')).toBe('/t/next')
    expect(title.call).toBe('Bo wants a rematch!')
    document.dispatchEvent(new Event('visibilitychange'))
  })

  it('is only a way there for the one who asked, and where nobody knows who did', () => {
    for (const rematch_by of [0, null]) ended({ about: { rematch: 'next', rematch_by } })
    expect(screen.getAllByRole('link', { name: 'To the rematch' })).toHaveLength(2)
  })

  it('can be watched by those who do not sit here', () => {
    ended({ about: { seats: [seat('Ada'), seat('Bo'), seat('Cy')], rematch: 'next', rematch_by: 1 } })
    expect(screen.getByRole('link', { name: 'Bo plays again: watch' })).toBeTruthy()
  })
})

describe('the series', () => {
  it('counts this game too, and says who leads', () => {
    ended({ about: { series: { games: 2, wins: [1, 1, 0], worms: [9, 9, 9] } } })
    const series = within(screen.getByRole('region', { name: 'The series' }))
    expect(series.getByText('3 games together')).toBeTruthy()
    expect(series.getByText('2 wins')).toBeTruthy()
    expect(series.getByText('Bo leads.')).toBeTruthy()
  })

  it('says who are level', () => {
    ended({ about: { series: { games: 1, wins: [1, 0, 0], worms: [9, 9, 9] } } })
    expect(screen.getByText('Level at the top: Ada and Bo.')).toBeTruthy()
  })
})

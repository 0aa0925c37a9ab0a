import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PartyView } from '../messages'
import { router } from '../router.svelte'
import { me } from '../session/guest.svelte'
import { guest } from '../testing/examples'
import { answering, FakeSource } from '../testing/fakes'
import { offer } from '../testing/menu'
import Party from '../views/Party.svelte'
import { nameOf, points, signed } from './names'
import PartyLink from './PartyLink.svelte'

function party(more: Partial<PartyView> = {}): PartyView {
  return {
    id: 'p',
    code: 'BCDFGHJ',
    version: 1,
    state: 'open',
    edition: 'junior',
    options: {},
    pace: null,
    hints: false,
    size: 2,
    fill: 'bots',
    bot: 'careful',
    rounds: 2,
    round: 0,
    host: false,
    you: 2,
    your_table: null,
    ready: true,
    guests: [
      { number: 1, name: 'Ada', away: false, host: true },
      { number: 2, name: 'Bo', away: false, host: false },
    ],
    tables: [],
    standings: [],
    luck: [],
    unreviewed: 0,
    ...more,
  }
}

const PLAYED = { round: 1, number: 1, table: 't1', state: 'playing' as const, seats: [{ guest: 2, place: null, worms: null }, { guest: null, place: null, worms: null }] }

function served(view: PartyView) {
  return answering(({ path, method }) => {
    if (path === '/api/parties/p' && method === 'GET') return { body: view }
    if (path.startsWith('/api/parties/p')) return { body: { ...view, version: view.version + 1, you: 2 } }
    return { status: 404, body: { code: 'no-party', title: 'There is no such tournament.' } }
  })
}

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeSource)
  localStorage.clear()
  router.go('/party/p')
  me.view = guest('Bo')
  return offer()
})

describe('the page of a party', () => {
  it('calls a guest to the table as soon as the stream tells of it', async () => {
    served(party())
    render(Party, { id: 'p' })
    await screen.findAllByText('You are in. The first round begins soon.')
    FakeSource.latest.tell(party({ version: 2, round: 1, your_table: 't1', tables: [PLAYED] }))
    const link = await screen.findByRole('link', { name: 'To your table' })
    expect(link.getAttribute('href')).toBe('/t/t1')
  })

  it('lets a stranger join under their name, and shows nothing for hosts', async () => {
    const asked = served(party({ you: null }))
    render(Party, { id: 'p' })
    await fireEvent.click(await screen.findByRole('button', { name: 'Join' }))
    await screen.findAllByText('You are in. The first round begins soon.')
    expect(asked.some(({ method, path }) => method === 'POST' && path === '/api/parties/p/guests')).toBe(true)
    expect(screen.queryByText('You run this tournament')).toBeNull()
  })

  it('keeps what is newer than an answer that comes late', async () => {
    served(party())
    render(Party, { id: 'p' })
    await screen.findAllByText('You are in. The first round begins soon.')
    FakeSource.latest.tell(party({ version: 5, state: 'break' }))
    FakeSource.latest.tell(party({ version: 4 }))
    await screen.findByText('Break')
  })

  it('says that there is nothing where there is nothing', async () => {
    answering(() => ({ status: 404, body: { code: 'no-party', title: 'There is no such tournament.' } }))
    render(Party, { id: 'p' })
    await screen.findByRole('alert')
  })
})

describe('at a table', () => {
  it('leads back to the party, and on to the next table', async () => {
    localStorage.setItem('party', 'p')
    served(party({ round: 1, tables: [PLAYED], your_table: 't1' }))
    render(PartyLink, { table: 't1' })
    await screen.findByRole('link', { name: 'Back to the tournament' })
    expect(screen.queryByRole('link', { name: 'To your next table' })).toBeNull()
    FakeSource.latest.tell(party({ version: 2, round: 2, tables: [PLAYED], your_table: 't2' }))
    const next = await screen.findByRole('link', { name: 'To your next table' })
    expect(next.getAttribute('href')).toBe('/t/t2')
  })

  it('says nothing where no party is known', () => {
    const asked = answering(() => ({ body: {} }))
    render(PartyLink, { table: 't1' })
    expect(asked).toEqual([])
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('names and figures', () => {
  it('knows bots, and those who have gone', () => {
    expect(nameOf(party(), 1)).toBe('Ada')
    expect(nameOf(party(), null)).toBe('a bot')
    expect(nameOf(party(), 9)).toBe('somebody who has gone')
  })

  it('writes points and differences', () => {
    expect([points(12), points(9.6)]).toEqual(['12', '9.6'])
    expect([signed(0.255), signed(-1), signed(0.001)]).toEqual(['+0.26', '−1.00', '0.00'])
  })
})

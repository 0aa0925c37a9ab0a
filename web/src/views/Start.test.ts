import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { router } from '../router.svelte'
import { menu } from '../session/editions.svelte'
import { me } from '../session/guest.svelte'
import { chair, planFor, remember } from '../session/plan'
import { ADA, BO, guest, seat, view } from '../testing/examples'
import { answering } from '../testing/fakes'
import { offer } from '../testing/menu'
import Start from './Start.svelte'

const TABLES = [
  { id: 'one', edition: 'classic', state: 'playing', names: ['Ada', 'Bo'], on_turn: 1, your_turn: false },
  { id: 'two', edition: 'junior', state: 'open', names: ['Ada', null], on_turn: null, your_turn: false },
  { id: 'three', edition: 'junior', state: 'playing', names: ['Cy', 'Ada'], on_turn: 1, your_turn: true },
]

beforeEach(() => {
  router.go('/')
  me.view = guest('Ada')
  return offer()
})

/** As the server answers the page, and besides what is said. */
function served(more: Record<string, object> = {}) {
  return answering(({ path }) => {
    if (more[path]) return { body: more[path] }
    if (path === '/api/tables') return { body: [] }
    if (path === '/api/me') return { body: guest('Ada', { tables: TABLES }) }
    return { status: 404, body: { code: 'no-table', title: 'There is no such table.' } }
  })
}

describe('the start page', () => {
  it('says what “Play now” will start, and starts it', async () => {
    const junior = menu.own('junior')
    if (junior) remember(junior, { ...planFor(junior), chairs: [chair('me'), chair('bot', 'champion')] })
    const asked = answering(({ method, path }) => ({ body: method === 'POST' ? view({ id: 'new' }) : path === '/api/tables' ? [] : guest('Ada') }))
    render(Start)
    expect(screen.getByText('Heckmeck Junior with Worm King')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Something else' }).getAttribute('href')).toBe('/new/junior')
    await fireEvent.click(screen.getByRole('button', { name: 'Play now' }))
    await vi.waitFor(() => expect(router.path).toBe('/t/new'))
    const made = asked.find(({ method }) => method === 'POST')
    expect(made?.body).toMatchObject({ edition: 'junior', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'champion' }] })
  })

  it('lists every unfinished table, ours to play first', () => {
    served()
    me.view = guest('Ada', { tables: TABLES })
    render(Start)
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/t/'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/t/three', '/t/one', '/t/two'])
    expect(links.map((link) => link.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'Heckmeck Junior Cy, Ada your turn',
      'Heckmeck am Bratwurmeck Ada, Bo Bo plays',
      'Heckmeck Junior Ada, free seat a seat is free',
    ])
  })

  it('has no empty list', () => {
    served()
    render(Start)
    expect(screen.queryByText('Your tables')).toBeNull()
  })
})

describe('the code of an invitation', () => {
  async function enter(code: string): Promise<HTMLElement> {
    render(Start)
    const field = screen.getByLabelText('You have a code?')
    await fireEvent.input(field, { target: { value: code } })
    await fireEvent.click(screen.getByRole('button', { name: 'Join' }))
    return field
  }

  it('leads to the table', async () => {
    served({ '/api/codes/ABC': { id: 'found' }, '/api/tables/found': view({ state: 'open', seats: [seat('Cy')] }) })
    await enter(' ABC ')
    await vi.waitFor(() => expect(router.path).toBe('/t/found'))
  })

  it('is answered beside the field when it is wrong, and can be typed again at once', async () => {
    served()
    const field = await enter('WRONG')
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('There is no such table.'))
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await fireEvent.input(field, { target: { value: 'WRON' } })
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('says that the table is full, and lets one look on', async () => {
    served({ '/api/codes/ABC': { id: 'found' }, '/api/tables/found': view({ seats: [seat('Cy'), BO] }) })
    await enter('ABC')
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^There is no seat for you here/))
    expect(screen.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('/t/found')
  })

  it('leads those who sit there back, whatever is going on', async () => {
    served({ '/api/codes/ABC': { id: 'found' }, '/api/tables/found': view({ seats: [ADA, BO] }) })
    await enter('ABC')
    await vi.waitFor(() => expect(router.path).toBe('/t/found'))
  })
})

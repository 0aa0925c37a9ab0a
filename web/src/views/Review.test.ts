import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { me } from '../session/guest.svelte'
import { ADA, BO, guest, view } from '../testing/examples'
import { answering } from '../testing/fakes'
import { review } from '../testing/review'
import Review from './Review.svelte'

describe('the review of a record', () => {
  it('is asked for with the text that was pasted, and drawn', async () => {
    const asked = answering(() => ({ body: review() }))
    render(Review, { id: null })
    expect(screen.getByRole('button', { name: 'Review it' })).toHaveProperty('disabled', true)
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Wormgrill record 1' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Review it' }))
    expect(await screen.findByRole('heading', { name: 'Chance of winning' })).toBeTruthy()
    expect(asked).toEqual([{ method: 'POST', path: '/api/reviews', body: { record: 'Wormgrill record 1' } }])
    expect(screen.getByText('Bo wins.')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Another record' }))
    expect(screen.getByRole('textbox')).toBeTruthy()
  })

  it('says what is wrong with it, and where', async () => {
    const told = { code: 'bad-record', title: 'It cannot be read.', detail: 'line 3, column 1: expected …' }
    answering(() => ({ status: 422, body: told }))
    render(Review, { id: null })
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'x' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Review it' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/It cannot be read. *line 3, column 1/)
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'x')
  })

  it('takes names for names, whatever they look like', async () => {
    const name = '<img src=x onerror=alert(1)>'
    answering(() => ({ body: review({ players: [name, 'B'.repeat(500)] }) }))
    const { container } = render(Review, { id: null })
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'x' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Review it' }))
    await screen.findByRole('heading', { name: 'Chance of winning' })
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toContain(name)
  })
})

describe('the review of a table', () => {
  it('begins with my decisions, and is asked for again in another language', async () => {
    const asked = answering(({ path }) => ({ body: path.endsWith('/review') ? review() : view({ seats: [BO, ADA] }) }))
    me.view = guest('Ada')
    render(Review, { id: 'abc' })
    expect(await screen.findByRole('button', { name: 'Bo', pressed: true })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the table' }).getAttribute('href')).toBe('/t/abc')
    me.view = { ...me.view, name: 'Eve' }
    await tick()
    expect(asked.map((one) => one.path)).toEqual(['/api/tables/abc', '/api/tables/abc/review'])
    me.view = { ...me.view, language: 'de' }
    await vi.waitFor(() => expect(asked).toHaveLength(4))
    me.view = null
  })

  it('tells when it turned, and leads there', async () => {
    answering(({ path }) => ({ body: path.endsWith('/review') ? review() : view({ seats: [BO, ADA] }) }))
    const { container } = render(Review, { id: 'abc' })
    const turned = await screen.findByText(/It turned in turn 1/)
    await fireEvent.click(within(turned).getByRole('button', { name: 'Show turn 1' }))
    expect(container.querySelector('#turn-1')?.hasAttribute('open')).toBe(true)
  })

  it('says that it is not over, and can be asked again', async () => {
    answering(({ path }) =>
      path.endsWith('/review') ? { status: 409, body: { code: 'not-over', title: 'The game is not over yet.' } } : { body: view() },
    )
    render(Review, { id: 'abc' })
    expect((await screen.findByRole('alert')).textContent).toContain('The game is not over yet.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

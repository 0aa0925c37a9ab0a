import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { position, seat, session, turn } from '../testing/examples'
import HandOver from './HandOver.svelte'

const SEATS = [seat('Ada', { you: true }), seat('Bo')]
const waiting = position({ turn: turn({ player: 1 }) })

function away(seconds: number | null, about = {}) {
  const table = session(waiting, { seats: SEATS, ...about })
  const hand_over = seconds === null ? [] : [{ seat: 1, at: Date.now() / 1000 + seconds }]
  table.presence = { type: 'presence', here: [0], watching: 0, hand_over }
  const leave = vi.spyOn(table, 'leave').mockResolvedValue()
  render(HandOver, { table })
  return leave
}

describe('the seat of somebody who has gone', () => {
  it('can be handed to a bot when the server allows it', async () => {
    const leave = away(-1)
    await fireEvent.click(screen.getByRole('button', { name: 'Let a bot play for Bo' }))
    expect(leave).toHaveBeenCalledWith(1)
  })

  it('says when, before that', () => {
    away(40)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Bo is away. A bot can play on in 40 seconds.')).toBeTruthy()
  })

  it('is left alone while they are here, or while a clock runs', () => {
    away(null)
    away(-1, { pace: 20 })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

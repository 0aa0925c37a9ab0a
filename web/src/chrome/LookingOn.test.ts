import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { ADA, BO, position, seat, session } from '../testing/examples'
import LookingOn from './LookingOn.svelte'

describe('who finds no seat', () => {
  it('is told that all are taken, until that is read', async () => {
    render(LookingOn, { table: session(position(), { seats: [seat('Cy'), BO] }) })
    expect(screen.getByRole('status').textContent).toContain('Every seat is taken: you are watching.')
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('is nobody who plays, and nobody when the game is over', () => {
    render(LookingOn, { table: session(position(), { seats: [ADA, BO] }) })
    render(LookingOn, { table: session(position(), { seats: [seat('Cy'), BO], state: 'over' }) })
    expect(screen.queryByRole('status')).toBeNull()
  })
})

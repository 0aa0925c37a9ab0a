import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableView } from '../game/facts'
import { TableSession } from '../game/table.svelte'
import { me } from '../session/guest.svelte'
import { ADA, BO, guest, seat, view } from '../testing/examples'
import { answering } from '../testing/fakes'
import Lobby from './Lobby.svelte'

const OPEN = seat('', { kind: 'open', name: null, here: false })
const CY = seat('Cy')

function lobby(about: Partial<TableView>): TableSession {
  const table = new TableSession('table')
  table.view = view({ state: 'open', yours: false, ...about })
  render(Lobby, { table })
  return table
}

beforeEach(() => {
  me.view = guest('Ada')
})

describe('the lobby', () => {
  it('asks a friend for a name', () => {
    lobby({ seats: [CY, OPEN] })
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ada')
  })

  it('tells the name at a public table before one sits down', () => {
    lobby({ seats: [CY, OPEN], public: true, nickname: 'Kiko' })
    expect(screen.getByText('At a public table you are called Kiko.')).toBeTruthy()
    expect(screen.queryByLabelText('Your name')).toBeNull()
  })

  it('says that a table is full', () => {
    lobby({ seats: [CY, BO] })
    expect(screen.getByRole('status').textContent).toMatch(/watch/)
    expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull()
  })

  it('takes the focus to what is waited for after one has sat down', async () => {
    answering(() => ({ body: view({ state: 'open', seats: [CY, ADA, OPEN] }) }))
    lobby({ seats: [CY, OPEN, OPEN] })
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }))
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Waiting for the others'))
  })
})

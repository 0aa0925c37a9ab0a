import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { speech } from '../texts.svelte'
import Tile from './Tile.svelte'

const worms = (container: HTMLElement) => container.querySelectorAll('.worms svg').length

describe('a tile', () => {
  it.each([[21, 1], [25, 2], [29, 3], [33, 4]])('%i has its number and %i worms, for the eye and for the ear', (value, count) => {
    const { container } = render(Tile, { value, worms: count })
    expect(worms(container)).toBe(count)
    expect(container.textContent).toContain(String(value))
    const said = count === 1 ? '1 worm' : `${count} worms`
    expect(screen.getByRole('img', { name: `Tile ${value}, ${said}` })).toBeTruthy()
  })

  it('is told in the language that is spoken', () => {
    void speech.speak('de')
    render(Tile, { value: 21, worms: 1 })
    expect(screen.getByRole('img').getAttribute('aria-label')).not.toMatch(/Tile/)
  })

  it('hides its worms when it lies face down', () => {
    const { container } = render(Tile, { value: 36, worms: 4, up: false })
    expect(worms(container)).toBe(0)
    expect(container.querySelector('.down .back')?.textContent).toBe('36')
    expect(screen.getByRole('img', { name: 'Tile 36, face down' })).toBeTruthy()
  })

  it('bears its specialist', () => {
    const { container } = render(Tile, { value: 21, worms: 1, specialist: 'hen' })
    expect(container.querySelectorAll('.figure svg')).toHaveLength(1)
    expect(screen.getByRole('img', { name: 'Tile 21, 1 worm, hen' })).toBeTruthy()
  })

  it('is marked as the target by a sign and in words, not by colour alone', () => {
    const { container } = render(Tile, { props: { value: 21, worms: 1, target: true } })
    expect(container.querySelector('.mark')?.textContent).toBe('▼')
    expect(screen.getByRole('img', { name: 'Tile 21, 1 worm, this one' })).toBeTruthy()
  })

  it('has no mark when it is not the target', () => {
    expect(render(Tile, { value: 21, worms: 1 }).container.querySelector('.mark, .figure')).toBeNull()
  })
})

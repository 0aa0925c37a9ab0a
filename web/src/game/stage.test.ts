import { describe, expect, it } from 'vitest'
import { choosing, fact, position, standing } from '../testing/examples'
import { Stage } from './stage.svelte'

/** A step that waits to be let go. */
function held(done: string[], name: string): { step: () => Promise<void>; go: () => void } {
  let go = (): void => undefined
  const opened = new Promise<void>((resolve) => (go = resolve))
  return { step: () => opened.then(() => void done.push(name)), go: () => go() }
}

describe('the stage', () => {
  it('shows one step after the other, also those that come meanwhile', async () => {
    const stage = new Stage()
    const done: string[] = []
    const [first, second] = [held(done, 'first'), held(done, 'second')]
    const whole = stage.show([first.step])
    expect(stage.showing).toBe(true)
    expect(await stage.show([second.step])).toBe(false) // the first call shows it
    second.go()
    expect(done).toEqual([])
    first.go()
    expect(await whole).toBe(true)
    expect(done).toEqual(['first', 'second'])
    expect(stage.showing).toBe(false)
  })

  it('that is cleared shows nothing more, and can begin anew at once', async () => {
    const stage = new Stage()
    const done: string[] = []
    const [first, never, anew] = [held(done, 'first'), held(done, 'never'), held(done, 'anew')]
    const old = stage.show([first.step, never.step])
    stage.clear()
    expect(stage.showing).toBe(false)
    const next = stage.show([anew.step])
    first.go()
    expect(await old).toBe(false)
    expect(stage.showing).toBe(true)
    anew.go()
    expect(await next).toBe(true)
    expect(done).toEqual(['first', 'anew'])
  })

  it('has shown nothing when there is nothing', async () => {
    expect(await new Stage().show([])).toBe(true)
  })

  it('forgets what was chosen when the position changes, and lets dice tumble', () => {
    const stage = new Stage({ position: choosing(), previews: {}, standing: standing() })
    stage.chosen = '5'
    const roll = fact('rolled', { player: 0, faces: ['1'], golden: null, dead: false })
    stage.perform([roll], null)
    expect([stage.rolls, stage.chosen]).toEqual([1, '5'])
    stage.perform([], { position: position(), previews: { stop: { tile: 21, from: 'grill' } }, standing: null })
    expect([stage.rolls, stage.chosen, stage.onTurn]).toEqual([1, null, 0])
    expect(stage.previews.stop?.tile).toBe(21)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../settings.svelte'
import { choosing, position, standing, turn } from '../testing/examples'
import { answering, type Asked, type Reply } from '../testing/fakes'
import { AnalysisSession } from './analysis.svelte'
import { lineOf } from './line'

const HINTS = { hints: [], best: 'keep 5', endings: [], unit: 'win', why: 'Because.' }

/** A server that knows three lines: before the roll, in the air, and rolled. */
function reply({ path, body }: Asked): Reply {
  if (path === '/api/hints') return { body: HINTS }
  const seen = { previews: {}, standing: standing(), edition: 'classic', events: [] }
  if (body?.step === 'roll') return { body: { ...seen, line: 'air', position: position({ turn: turn({ phase: 'dice' }), legal: [] }) } }
  if (body?.step === 'chance' || String(body?.step).startsWith('[')) return { body: { ...seen, line: 'rolled', position: choosing() } }
  if (body?.position === 'start') return { body: { ...seen, line: 'start', position: position() } }
  return { status: 400, body: { code: 'bad-request', title: 'No.' } }
}

describe('the analysis of a position', () => {
  beforeEach(() => {
    settings.speed = 'instant'
    settings.sound = 'off'
  })

  it('shows it, with what each choice is worth, and is no step of its own', async () => {
    answering(reply)
    const reached: string[] = []
    const analysis = new AnalysisSession((line) => reached.push(line))
    await analysis.open('start')
    expect([analysis.line, analysis.calls, analysis.best]).toEqual(['start', true, 'keep 5'])
    expect(reached).toEqual([])
  })

  it('keeps the hint until one comes that looks a turn further', async () => {
    const asked = answering(reply)
    const analysis = new AnalysisSession(() => undefined)
    await analysis.open('start')
    const further = analysis.askHints(true)
    expect(analysis.best).toBe('keep 5')
    await further
    expect(asked.filter(({ path }) => path === '/api/hints').map(({ body }) => body?.deep)).toEqual([false, true])
  })

  it('rolls by chance, and every position on the way has its address', async () => {
    const asked = answering(reply)
    const reached: string[] = []
    const analysis = new AnalysisSession((line) => reached.push(line))
    await analysis.open('start')
    await analysis.act('roll')
    expect(reached).toEqual(['air', 'rolled'])
    expect(asked.filter(({ path }) => path === '/api/positions').map(({ body }) => body?.step)).toEqual([null, 'roll', 'chance'])
  })

  it('waits for dice that are told by hand', async () => {
    const asked = answering(reply)
    const analysis = new AnalysisSession(() => undefined)
    await analysis.open('start')
    analysis.typed = true
    await analysis.act('roll')
    expect([analysis.line, analysis.tellsDice, analysis.calls]).toEqual(['air', true, true])
    await analysis.tellDice(['4', 'worm'], '1')
    expect(asked.map(({ body }) => body?.step)).toContain('[4 worm + 1]')
    expect(analysis.line).toBe('rolled')
  })

  it('says what the server says of a line that is none', async () => {
    answering(reply)
    const analysis = new AnalysisSession(() => undefined)
    await analysis.open('nonsense')
    expect([analysis.trouble, analysis.known, analysis.busy]).toEqual(['No.', null, false])
  })
})

describe('a line in an address', () => {
  it('stands there as it is', () => {
    expect(lineOf('/p/classic;-;A:-:0:-/Zo%C3%AB:-:0:-;…')).toBe('classic;-;A:-:0:-/Zo%C3%AB:-:0:-;…')
  })

  it('may have been written anew, with all signs quoted', () => {
    expect(lineOf(`/p/${encodeURIComponent('classic;-;A:-/Zo%C3%AB:-')}`)).toBe('classic;-;A:-/Zo%C3%AB:-')
  })
})

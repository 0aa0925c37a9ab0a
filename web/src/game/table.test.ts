import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../settings.svelte'
import { choosing, fact, position, seat, session, turn, view } from '../testing/examples'
import { answering, FakeSource, OFFLINE, type Asked } from '../testing/fakes'
import type { Fact, Position, TableView } from './facts'
import { TableSession } from './table.svelte'

const START = position()
const ROLLED = choosing()
const KEPT = position({ turn: turn({ phase: 'after', kept: ['4', '4', '5', '5'], total: 18 }), legal: ['roll', 'stop'] })

// The log: 1 the start and 2 a phrase were before we came; then what a test needs.
const hello = (seq: number) => fact('phrase', { seat: 1, phrase: 'hello' }, seq)
const rolled = (seq: number, shown: Position = ROLLED): Fact[] => [
  fact('acted', { seat: 0, action: 'roll', bot: null }, seq),
  fact('rolled', { player: 0, faces: ['5', 'worm'], golden: null, dead: false, position: shown }, seq + 1),
]
const kept = (seq: number): Fact[] => [
  fact('acted', { seat: 0, action: 'keep 5', bot: null }, seq),
  fact('kept', { player: 0, face: '5', dice: 2, golden: false, total: 18, canned_worm: false, position: KEPT }, seq + 1),
]

let table: TableSession
let loaded: TableView
let act: (asked: Asked, times: number) => ReturnType<Parameters<typeof answering>[0]>
let asked: Asked[]

beforeEach(() => {
  vi.useFakeTimers()
  loaded = view({ version: 2, position: START })
  act = () => ({ body: { version: 2, events: [], position: START } })
  asked = answering((one) => {
    const times = asked.filter((other) => other.path === one.path).length
    return one.path.endsWith('/actions') ? act(one, times) : { body: loaded }
  })
  table = new TableSession('table')
})

const sent = () => asked.filter((one) => one.path.endsWith('/actions')).map((one) => one.body)
const lines = () => table.chronicle.lines.map((line) => line.text)
const settled = () => vi.advanceTimersByTimeAsync(60_000)

const open = () => table.open()

function answers(events: Fact[], shown: Position | null): void {
  act = () => ({ body: { version: events.at(-1)?.seq ?? 0, events, position: shown } })
}

describe('what is told', () => {
  it('is applied once, by the answer or by the stream', async () => {
    await open()
    answers(rolled(3), ROLLED)
    const acting = table.act('roll')
    await settled()
    await acting
    FakeSource.latest.tell(...rolled(3))
    await settled()
    expect(lines()).toEqual(['Ada rolls 5 worm.'])
    expect(table.stage.rolls).toBe(1)
    expect(table.stage.shown).toEqual(ROLLED)
  })

  it('is applied once when the stream is faster than the answer', async () => {
    await open()
    act = async () => {
      FakeSource.latest.tell(...rolled(3))
      await Promise.resolve()
      return { body: { version: 4, events: rolled(3), position: ROLLED } }
    }
    void table.act('roll')
    await settled()
    expect([table.stage.rolls, lines().length, table.busy]).toEqual([1, 1, false])
  })

  it('is told in the order of the numbers though the answer overtakes the stream', async () => {
    await open()
    answers(rolled(4), ROLLED)
    void table.act('roll')
    await settled()
    expect(lines()).toEqual([])
    FakeSource.latest.tell(hello(3), ...rolled(4))
    await settled()
    expect(lines()).toEqual(['Bo: “Hello!”', 'Ada rolls 5 worm.'])
    expect([table.stage.rolls, table.busy]).toEqual([1, false])
  })

  it('begins with the position that was loaded: nothing before it is asked for', async () => {
    loaded = view({ version: 2079, position: ROLLED })
    await open()
    expect(FakeSource.latest.url).toMatch(/after=2079$/)
    FakeSource.latest.tell(...rolled(3, KEPT))
    await settled()
    expect(table.stage.shown).toEqual(ROLLED)
    expect([table.stage.rolls, table.stage.spoken, lines()]).toEqual([0, '', []])
  })

  it('is spoken when the dice have landed, and takes its time', async () => {
    await open()
    settings.set('speed', 'calm')
    FakeSource.latest.tell(...rolled(3))
    await vi.advanceTimersByTimeAsync(0)
    expect([table.stage.rolls, table.stage.spoken]).toEqual([1, ''])
    expect([table.stage.showing, table.calls]).toEqual([true, false])
    await settled()
    expect(table.stage.spoken).toBe('Ada rolls 5 worm.')
    expect([table.stage.showing, table.calls]).toEqual([false, true])
  })

  it('shows real dice as they lie: they have rolled already', async () => {
    loaded = view({ version: 2, position: START, dice: 'typed' })
    await open()
    settings.set('speed', 'calm')
    FakeSource.latest.tell(...rolled(3))
    await vi.advanceTimersByTimeAsync(0)
    expect([table.stage.tumble, table.stage.spoken]).toEqual([0, 'Ada rolls 5 worm.'])
    await settled()
  })

  it('takes no button away where friends speak, come or go', async () => {
    await open()
    settings.set('speed', 'calm')
    FakeSource.latest.tell(hello(3), fact('hinted', { seat: 0 }, 4), fact('back', { seat: 1 }, 5))
    expect([table.stage.showing, table.calls, table.said?.text]).toEqual([false, true, 'Hello!'])
    expect(lines()).toEqual(['Bo: “Hello!”', 'Ada asks for a hint.', 'Bo is back.'])
    await settled()
    expect([table.calls, table.said]).toEqual([true, null])
  })

  it('can be skipped, up to what is ours to decide', async () => {
    await open()
    settings.set('speed', 'calm')
    const rivals = position({ turn: turn({ player: 1 }), legal: [] })
    FakeSource.latest.tell(...rolled(3, rivals).map((one) => ({ ...one, seat: 1, player: 1 })), ...rolled(5))
    await vi.advanceTimersByTimeAsync(0)
    expect(table.skippable).toBe(true)
    table.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect([table.calls, table.stage.hurry, table.stage.rolls]).toEqual([true, false, 2])
  })

  it('says of each player in a few words what the turn has brought', async () => {
    await open()
    const tile = { value: 26, worms: 2 }
    FakeSource.latest.tell(fact('took', { player: 1, tile, from: 'grill' }, 3))
    await settled()
    expect(table.deeds[1]).toBe('takes 26, +2')
    FakeSource.latest.tell(fact('failed', { player: 1, why: 'no-worm' }, 4), fact('returned', { player: 1, tile }, 5))
    await settled()
    expect(table.deeds[1]).toBe('fails, −2')
    FakeSource.latest.tell(fact('stole', { player: 0, from: 1, tile }, 6))
    await settled()
    expect([table.deeds[0], table.deeds[1]]).toEqual(['steals 26, +2', 'loses 26, −2'])
  })

  it('shows the seats anew when they change', async () => {
    await open()
    loaded = view({ seats: [seat('Ada', { you: true, bot: 'turn-ev', why: 'left' }), seat('Bo')] })
    FakeSource.latest.tell(fact('bot', { seat: 0, bot: 'turn-ev', why: 'left' }, 3))
    await settled()
    expect(table.mine(0)).toBe(false)
  })

  it('brings the new deadline with every move where there is a clock', async () => {
    loaded = view({ version: 2, position: START, pace: 20, deadline: 100 })
    await open()
    loaded = { ...loaded, version: 4, deadline: 120 }
    FakeSource.latest.tell(...rolled(3))
    await settled()
    expect(table.view?.deadline).toBe(120)
  })
})

describe('a turn of mine that fails', () => {
  it('says what it cost me, and not what a rival loses after me', async () => {
    await open()
    const lost = [
      fact('failed', { player: 0, why: 'dead-roll' }, 3),
      fact('returned', { player: 0, tile: { value: 25, worms: 2 } }, 4),
      fact('turned', { tile: { value: 36, worms: 4 }, position: START }, 5),
    ]
    const rivals = [
      fact('failed', { player: 1, why: 'no-worm' }, 6),
      fact('turned', { tile: { value: 35, worms: 4 }, position: START }, 7),
    ]
    for (const one of [...lost, ...rivals]) FakeSource.latest.tell(one)
    await settled()
    const cost = 'Ada puts tile 25 back on the grill. Tile 36 is turned face down.'
    expect(table.failure.told).toEqual({ name: 'Ada', why: 'dead-roll', cost })
    for (const one of rolled(8)) FakeSource.latest.tell(one)
    await settled()
    expect(table.failure.told).toBeNull()
  })
})

describe('an action', () => {
  it('carries the version of what is shown, not of what is still to be shown', async () => {
    await open()
    settings.set('speed', 'calm')
    FakeSource.latest.tell(...rolled(3), ...kept(5))
    await vi.advanceTimersByTimeAsync(0)
    expect(table.stage.shown).toEqual(ROLLED)
    void table.act('keep 5')
    await settled()
    void table.act('stop')
    await settled()
    expect(sent().map((body) => body?.version)).toEqual([4, 6])
  })

  it('carries the version of the table that was loaded before the stream has told of it', async () => {
    loaded = view({ version: 4, position: ROLLED })
    await table.open()
    void table.act('keep 5')
    await settled()
    expect(sent()[0]).toMatchObject({ seat: 0, version: 4, action: 'keep 5' })
  })

  it('is sent again as it was when no answer comes', async () => {
    await open()
    act = (_, times) => (times === 1 ? OFFLINE : { body: { version: 4, events: rolled(3), position: ROLLED } })
    const acting = table.act('roll')
    await vi.advanceTimersByTimeAsync(0)
    expect([table.live, table.busy, table.calls]).toEqual([false, true, false])
    await settled()
    await acting
    const [first, second] = sent()
    expect(second).toEqual(first)
    expect([table.live, table.busy]).toEqual([true, false])
  })

  it('that is stale is told what it has missed', async () => {
    await open()
    const told = { code: 'stale', title: 'The game has gone on.', version: 4, events: rolled(3), position: ROLLED }
    act = () => ({ status: 409, body: told })
    expect(await table.act('roll')).toBeNull()
    await settled()
    expect(table.problem).toBe('The game has gone on.')
    expect(table.stage.shown).toEqual(ROLLED)
    FakeSource.latest.tell(...rolled(3))
    answers(kept(5), KEPT)
    void table.act('keep 5')
    await settled()
    expect(sent().at(-1)?.version).toBe(4)
    expect([table.problem, table.stage.rolls]).toEqual([null, 1])
  })

  it('tells typed dice', async () => {
    await open()
    void table.tellDice(['1', 'worm'], null)
    await settled()
    expect(sent()[0]?.dice).toEqual({ faces: ['1', 'worm'], golden: null })
  })
})

describe('keeping', () => {
  beforeEach(async () => {
    loaded = view({ version: 4, position: ROLLED })
    await open()
    table.stage.chosen = '5'
  })

  it('is followed by the roll, with the next version and another key', async () => {
    act = (_, times) =>
      times === 1
        ? { body: { version: 6, events: kept(5), position: KEPT } }
        : { body: { version: 8, events: rolled(7), position: ROLLED } }
    const keeping = table.keepAnd('roll')
    await settled()
    await keeping
    expect(sent()).toMatchObject([{ action: 'keep 5', version: 4 }, { action: 'roll', version: 6 }])
    expect(sent()[0]?.key).not.toBe(sent()[1]?.key)
    expect(table.stage.chosen).toBeNull()
  })

  it('is followed by nothing where the turn has ended by itself', async () => {
    answers([fact('turn-ended', { player: 0, next: 1, position: position({ turn: turn({ player: 1 }) }) }, 5)], START)
    void table.keepAnd('roll')
    await settled()
    expect(sent()).toHaveLength(1)
  })

  it('is followed by nothing where it was refused', async () => {
    act = () => ({ status: 422, body: { code: 'illegal-action', title: 'Not now.' } })
    await table.keepAnd('stop')
    expect(sent()).toHaveLength(1)
    expect(table.problem).toBe('Not now.')
  })
})

describe('a table', () => {
  it('that is not there is lost', async () => {
    answering(() => ({ status: 404, body: { code: 'no-table', title: 'No.' } }))
    await table.open()
    expect(table.lost).toBe(true)
    expect(FakeSource.all).toEqual([])
  })

  it('is loaded again when the server knows less than we do', async () => {
    await open()
    FakeSource.latest.tell(...rolled(3))
    await settled()
    loaded = view({ version: 1, position: START })
    FakeSource.latest.onerror?.()
    await settled()
    expect(FakeSource.all).toHaveLength(2)
    expect(FakeSource.latest.url).toMatch(/after=1$/)
    expect(table.stage.shown).toEqual(START)
    expect(lines()).toEqual([])
    void table.act('roll')
    await settled()
    expect(sent()[0]?.version).toBe(1)
  })

  it('that was left before it was loaded listens to nothing', async () => {
    const opening = table.open()
    table.close()
    await opening
    expect(FakeSource.all.filter((source) => !source.closed)).toEqual([])
  })

  it('calls for me on my turn, for the dice of a bot where I type them, and for nobody when it is over', () => {
    const one = session(START)
    expect([one.calls, one.tellsDice]).toEqual([true, false])
    one.stage.shown = position({ turn: turn({ player: 1, phase: 'dice' }) })
    expect([one.calls, one.tellsDice]).toEqual([false, false])
    one.view = view({ dice: 'typed' })
    expect([one.calls, one.tellsDice]).toEqual([true, true])
    one.view = view({ dice: 'typed', yours: false })
    expect([one.calls, one.tellsDice]).toEqual([false, false])
    one.stage.shown = START
    one.view = view({ state: 'over' })
    expect(one.calls).toBe(false)
  })

  it('shows a hint only as long as it is about what is shown', async () => {
    await open()
    let answer = (_: object) => {}
    answering(() => new Promise((resolve) => (answer = (body) => resolve({ body }))))
    const asking = table.askHints()
    FakeSource.latest.tell(...rolled(3))
    await settled()
    answer({ version: 2, best: 'roll', hints: [] })
    await asking
    expect(table.hints).toBeNull()
  })
})

describe('for the check of the dice it keeps', () => {
  const fallen = (seq: number, key: string): Fact => fact('rolled', { player: 0, faces: ['5', 'worm'], golden: null, dead: false, key, position: ROLLED }, seq)

  beforeEach(() => {
    localStorage.clear()
    table = new TableSession('table')
    loaded = view({ version: 2, position: START, fairness: { commitment: 'c0ffee', seed: null, rolls: 4 } })
  })

  it('the promise, each roll by its number, and the key it has sent', async () => {
    await open()
    act = ({ body }) => ({ body: { version: 3, events: [fallen(3, String(body?.key))], position: ROLLED } })
    void table.act('roll')
    await settled()
    const key = sent()[0]?.key
    expect(table.witness.seen).toMatchObject({ commitment: 'c0ffee', before: false, rolls: { 5: `${key} 5,worm ` }, keys: [key] })
  })

  it('the randomness it has handed in when it sat down', async () => {
    await open()
    await table.sit()
    expect(table.witness.seen.contribution).toBe(asked.find(({ method }) => method === 'POST')?.body?.randomness)
  })
})

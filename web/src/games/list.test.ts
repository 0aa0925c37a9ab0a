import { afterEach, expect, test, vi } from 'vitest'
import { GameList, query } from './list.svelte'

afterEach(() => vi.unstubAllGlobals())

function answering(...pages: { games: string[]; next: string | null }[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const { games, next } = pages.shift() ?? { games: [], next: null }
    return Promise.resolve(Response.json({ games: games.map((table) => ({ table, state: 'over' })), next }))
  })
  return asked
}

test('what is wanted becomes the question', () => {
  expect(query({ state: 'all', edition: '', rival: '' }, null)).toBe('')
  expect(query({ state: 'finished', edition: 'junior', rival: 'bot:careful' }, null)).toBe(
    'state=finished&edition=junior&bot=careful',
  )
  expect(query({ state: 'all', edition: '', rival: 'name:a:b & c' }, '1.5,x')).toBe('rival=a%3Ab+%26+c&before=1.5%2Cx')
})

test('further pages follow the first', async () => {
  const asked = answering({ games: ['c', 'b'], next: '2,b' }, { games: ['a'], next: null })
  const list = new GameList()
  await list.want({ edition: 'junior' })
  await list.more()
  expect(list.finished.map((game) => game.table)).toEqual(['c', 'b', 'a'])
  expect(list.next).toBeNull()
  expect(asked).toEqual(['/api/me/games?edition=junior', '/api/me/games?edition=junior&before=2%2Cb'])
})

test('an answer that comes too late is not shown', async () => {
  const waiting: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)))
  const list = new GameList()
  const old = list.want({ edition: 'junior' })
  const fresh = list.want({ edition: '' })
  waiting[1]?.(Response.json({ games: [{ table: 'new', state: 'over' }], next: null }))
  await fresh
  waiting[0]?.(Response.json({ games: [{ table: 'old', state: 'over' }], next: null }))
  await old
  expect(list.games.map((game) => game.table)).toEqual(['new'])
})

test('what went wrong is told, and what was there stays', async () => {
  answering({ games: ['a'], next: '1,a' })
  const list = new GameList()
  await list.want({})
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  await list.more()
  expect(list.trouble).not.toBeNull()
  expect(list.games).toHaveLength(1)
})

import { beforeEach, describe, expect, it } from 'vitest'
import { guest } from '../testing/examples'
import { answering, type Asked } from '../testing/fakes'
import { me } from './guest.svelte'

let asked: Asked[]
let known = true

beforeEach(() => {
  me.view = null
  known = true
  asked = answering(({ method }) =>
    known || method === 'PUT' ? { body: guest('Ada') } : { status: 401, body: { code: 'no-guest', title: 'Say who you are first.' } },
  )
  return () => document.head.replaceChildren()
})

/** As the page of a guest has it whom the server recognises. */
function recognised(): void {
  document.head.innerHTML = '<link rel="preload" as="fetch" crossorigin href="/api/me" />'
}

const methods = () => asked.map(({ method }) => method)

describe('who arrives', () => {
  it('is made a guest', async () => {
    await me.arrive()
    expect(methods()).toEqual(['PUT'])
    expect(me.view?.name).toBe('Ada')
  })

  it('is only asked for where the page recognises them, and later on', async () => {
    recognised()
    await me.arrive()
    await me.arrive()
    expect(methods()).toEqual(['GET', 'GET'])
  })

  it('tells the language they have chosen here if the server knows another', async () => {
    recognised()
    localStorage.setItem('language', 'de')
    await me.arrive()
    expect(asked.map(({ method, body }) => [method, body])).toEqual([['GET', undefined], ['PUT', { language: 'de' }]])
  })

  it('is made a guest anew where nobody knows them any more', async () => {
    recognised()
    known = false
    await me.arrive()
    expect(methods()).toEqual(['GET', 'PUT'])
  })
})

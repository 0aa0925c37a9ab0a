import { render, screen } from '@testing-library/svelte'
import { createRawSnippet, tick } from 'svelte'
import { describe, expect, it } from 'vitest'
import Dialog from './chrome/Dialog.svelte'
import { either, faceName, isLanguage, languages, listed, speech, t } from './texts.svelte'

describe('a text', () => {
  it('is in the language that is spoken, and follows it on the page', async () => {
    const children = createRawSnippet(() => ({ render: () => '<p></p>' }))
    render(Dialog, { title: 'Rules', onclose: () => undefined, children })
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
    void speech.speak('de')
    await tick()
    expect(screen.getByRole('button', { name: t('web-close') })).toBeTruthy()
    expect(t('web-close')).not.toBe('Close')
  })

  it('is its own name where nobody has it', () => {
    expect(t('no-such-text')).toBe('no-such-text')
  })

  it('counts as its language does', () => {
    expect([0, 1, 2].map((count) => t('worms', { count }))).toEqual(['0 worms', '1 worm', '2 worms'])
    expect([0, 1, 3].map((count) => t('web-type-dice', { count }))).toEqual([
      'Roll the golden die and type what it shows.',
      'Roll the last die and type what it shows.',
      'Roll 3 dice and type what they show.',
    ])
  })

  it('writes numbers as its language does', () => {
    for (const language of Object.keys(languages)) {
      void speech.speak(language)
      const form = new Intl.NumberFormat(language)
      for (const count of [0, 7, 999, 1000, 12345, -3, 2.5]) expect(t('worms', { count })).toContain(form.format(count))
    }
  })

  it('has no marks around what is put into it', () => {
    expect(t('web-sat', { name: 'Ada' })).toBe('Ada sits down.')
  })
})

describe('speaking a language', () => {
  it('is remembered, and told to the browser', () => {
    void speech.speak('fr')
    expect(localStorage.getItem('language')).toBe('fr')
    expect(document.documentElement.lang).toBe('fr')
  })

  it('is possible in every one that is offered, by its own name', () => {
    expect(languages).toMatchObject({ de: 'Deutsch', en: 'English', fr: 'Français', it: 'Italiano' })
    for (const language of Object.keys(languages)) {
      expect(isLanguage(language)).toBe(true)
      if (isLanguage(language)) void speech.speak(language)
      expect(t('worms', { count: 1 })).toMatch(/1/)
    }
    expect([isLanguage('eo'), isLanguage(null), isLanguage(undefined)]).toEqual([false, false, false])
  })
})

describe('lists and faces', () => {
  it('are written out', () => {
    expect([listed([]), listed(['Ada']), listed(['Ada', 'Bo'])]).toEqual(['', 'Ada', 'Ada and Bo'])
    expect([either(['Ada']), either(['Ada', 'Bo', 'Cy'])]).toEqual(['Ada', 'Ada, Bo or Cy'])
    expect([faceName('worm'), faceName('5')]).toEqual(['worm', '5'])
  })
})

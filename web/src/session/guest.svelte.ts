// Who we are here: a name, no account.
import type { MeView } from '../messages'
import { isLanguage, speech, type Language } from '../texts.svelte'
import { ask, insist, Problem } from './api'

const KNOWN = 'link[href="/api/me"]' // the server has recognised us, and its answer is on the way

class Me {
  view = $state.raw<MeView | null>(null)

  /** Known already, or made now. */
  async arrive(): Promise<void> {
    const chosen = localStorage.getItem('language')
    this.view = await insist(() => this.found(isLanguage(chosen) ? chosen : null), () => undefined)
    if (!chosen && isLanguage(this.view.language)) await speech.speak(this.view.language)
  }

  private async found(language: Language | null): Promise<MeView> {
    const known = this.view !== null || document.querySelector(KNOWN) !== null
    const view = known ? await ask<MeView>('GET', '/api/me').catch(unknown) : null
    if (view && (language === null || language === view.language)) return view
    return ask<MeView>('PUT', '/api/me', language === null ? {} : { language })
  }

  async rename(name: string): Promise<void> {
    this.view = await ask<MeView>('PUT', '/api/me', { name })
  }

  async speak(language: Language): Promise<void> {
    await speech.speak(language)
    if (this.view) this.view = await ask<MeView>('PUT', '/api/me', { language })
  }
}

export const me = new Me()

function unknown(problem: unknown): null {
  if (problem instanceof Problem && problem.code === 'no-guest') return null
  throw problem
}

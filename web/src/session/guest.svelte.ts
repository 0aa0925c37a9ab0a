// Who we are here: a name, no account.
import type { MeView } from '../messages'
import { isLanguage, speech, type Language } from '../texts.svelte'
import { ask, insist, Problem } from './api'

class Me {
  view = $state.raw<MeView | null>(null)

  /** Known already, or made now. */
  async arrive(): Promise<void> {
    try {
      this.view = await insist(() => ask<MeView>('GET', '/api/me'), () => undefined)
      if (!localStorage.getItem('language') && isLanguage(this.view.language)) speech.speak(this.view.language)
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== 401) throw problem
      this.view = await ask<MeView>('PUT', '/api/me', { language: speech.language })
    }
  }

  async rename(name: string): Promise<void> {
    this.view = await ask<MeView>('PUT', '/api/me', { name })
  }

  async speak(language: Language): Promise<void> {
    speech.speak(language)
    if (this.view) this.view = await ask<MeView>('PUT', '/api/me', { language })
  }
}

export const me = new Me()

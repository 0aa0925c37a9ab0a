// Who we are here: a name, no account.
import type { MeView } from '../messages'
import { isLanguage, speech, type Language } from '../texts.svelte'
import { ask, insist } from './api'

class Me {
  view = $state.raw<MeView | null>(null)

  /** Known already, or made now. */
  async arrive(): Promise<void> {
    const chosen = localStorage.getItem('language')
    const language = isLanguage(chosen) ? { language: chosen } : {}
    this.view = await insist(() => ask<MeView>('PUT', '/api/me', language), () => undefined)
    if (!chosen && isLanguage(this.view.language)) await speech.speak(this.view.language)
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

// Texts for people, from the same Fluent files as the server's.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle'
import loaders, { names } from 'virtual:texts'

export type Language = string
export type Values = Record<string, FluentVariable>

const bundles = new Map<Language, FluentBundle>()

/** Those that have texts, each by its own name. */
export const languages: Record<Language, string> = names

/** Its texts, once: each language is loaded when it is spoken. */
export async function load(language: Language): Promise<void> {
  const texts = bundles.has(language) ? undefined : await loaders[language]?.()
  if (!texts) return
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(texts.default))
  bundles.set(language, bundle)
}

/** A count, as every one of these languages writes it: the browser's own formatter takes 20 ms to be made. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const plain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000
    return plain ? String(this.value) : super.toString(scope)
  }
}

function spoken(bundle: FluentBundle | undefined, key: string, values: Values = {}): string | undefined {
  const pattern = bundle?.getMessage(key)?.value
  if (!bundle || !pattern) return undefined
  const counted = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value])
  return bundle.formatPattern(pattern, Object.fromEntries(counted) as Values)
}

export function isLanguage(text: string | null | undefined): text is Language {
  return text != null && Object.hasOwn(languages, text)
}

function wanted(): Language {
  const kept = localStorage.getItem('language')
  if (isLanguage(kept)) return kept
  for (const tag of navigator.languages) {
    const language = tag.split('-')[0]
    if (isLanguage(language)) return language
  }
  return 'en'
}

class Speech {
  language = $state<Language>(wanted())

  /** At once where its texts are there. */
  async speak(language: Language): Promise<void> {
    if (!bundles.has(language)) await load(language)
    this.language = language
    localStorage.setItem('language', language)
    document.documentElement.lang = language
  }
}

export const speech = new Speech()

/** The text of this name in the language that is spoken now; a test sees to it that each has all of them. */
export function t(key: string, values: Values = {}): string {
  return spoken(bundles.get(speech.language), key, values) ?? key
}

export function has(key: string): boolean {
  return bundles.get(speech.language)?.hasMessage(key) ?? false
}

/** Ada, Bo and Cy. */
export function listed(parts: string[]): string {
  return joined('and', parts)
}

/** Ada, Bo or Cy. */
export function either(parts: string[]): string {
  return joined('or', parts)
}

function joined(key: 'and' | 'or', parts: string[]): string {
  if (parts.length < 2) return parts.join('')
  return t(key, { list: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' })
}

export function faceName(face: string): string {
  return has(`face-${face}`) ? t(`face-${face}`) : face
}

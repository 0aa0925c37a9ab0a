// Texts for people, from the same Fluent files as the server's.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

const files = import.meta.glob<string>(
  [
    '../../src/wormgrill/locales/*/lesson.ftl',
    '../../src/wormgrill/locales/*/pieces.ftl',
    '../../src/wormgrill/locales/*/review.ftl',
    '../../src/wormgrill/locales/*/rules.ftl',
    '../../src/wormgrill/locales/*/server.ftl',
    '../../src/wormgrill/locales/*/story.ftl',
    '../../src/wormgrill/locales/*/web.ftl',
    '../../src/wormgrill/locales/*/words.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export type Language = string
export type Values = Record<string, FluentVariable>

const bundles = new Map<string, FluentBundle>()
for (const [path, text] of Object.entries(files)) {
  const language = path.split('/').at(-2) ?? 'en'
  let bundle = bundles.get(language)
  if (!bundle) bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })))
  bundle.addResource(new FluentResource(text))
}

/** Those that have texts, each by its own name. */
export const languages: Record<Language, string> = Object.fromEntries(
  [...bundles].map(([language, bundle]) => [language, spoken(bundle, 'language-name') ?? language]),
)

function spoken(bundle: FluentBundle | undefined, key: string, values: Values = {}): string | undefined {
  const pattern = bundle?.getMessage(key)?.value
  return bundle && pattern ? bundle.formatPattern(pattern, values) : undefined
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

  speak(language: Language): void {
    this.language = language
    localStorage.setItem('language', language)
    document.documentElement.lang = language
  }
}

export const speech = new Speech()

/** The text of this name in the language that is spoken now; in English where it is not there yet. */
export function t(key: string, values: Values = {}): string {
  return spoken(bundles.get(speech.language), key, values) ?? spoken(bundles.get('en'), key, values) ?? key
}

export function has(key: string): boolean {
  return bundles.get('en')?.hasMessage(key) ?? false
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

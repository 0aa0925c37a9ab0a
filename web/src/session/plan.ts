// What somebody wants to play, as it is set up; this device remembers it for the next time.
import type { EditionView } from '../messages'
import { listed, t } from '../texts.svelte'
import { botName } from './bots'
import { menu, playersOf, titleOf } from './editions.svelte'
import type { Wish } from './tables'

export interface Chair {
  kind: 'me' | 'local' | 'bot' | 'open'
  name: string
  bot: string
}

type Option = EditionView['allowed_options'][number]

export interface Plan {
  chairs: Chair[]
  options: Option[] // those that are switched on
  hints: boolean
  typed: boolean // real dice
  everybody: boolean // may find the table
  pace: number // seconds, 0 without a clock
  first: number | 'lot'
}

interface Kept {
  now?: { edition: string; plan: Partial<Plan> } // the last one that needed nobody else
  plans?: Record<string, Partial<Plan>> // by edition, the last one
}

const PLACE = 'plans'
const USUAL_BOTS = ['careful', 'turn-ev']
const KINDS = ['me', 'local', 'bot', 'open']
export const PACES = [0, 20, 45, 90, 300, 86400, 259200, 604800]

// What is agreed on before a game, where an edition allows it; with the rule that says it.
const AGREED = [['short-game', 'O1'], ['free-choice', 'O2']] as const

export function agreeable({ allowed_options }: EditionView): (typeof AGREED)[number][] {
  return AGREED.filter(([option]) => allowed_options.includes(option))
}

export function chair(kind: Chair['kind'], bot = 'turn-ev', name = ''): Chair {
  return { kind, name, bot }
}

function usual(edition: EditionView): Plan {
  const bots = USUAL_BOTS.slice(0, playersOf(edition).most - 1)
  const chairs = [chair('me'), ...bots.map((bot) => chair('bot', bot))]
  return { chairs, options: [], hints: true, typed: false, everybody: false, pace: 0, first: 0 }
}

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept | null) ?? {}
  } catch {
    return {}
  }
}

/** As it was the last time, as far as this server still has it. */
export function planFor(edition: EditionView): Plan {
  return fitting(edition, kept().plans?.[edition.key])
}

/** What was played last and can begin at once; the classic game where nothing was. */
export function planForNow(): { edition: EditionView; plan: Plan } | null {
  const { now } = kept()
  const last = menu.own(now?.edition)
  const edition = last ?? menu.editions[0]
  return edition ? { edition, plan: fitting(edition, last ? now?.plan : undefined) } : null
}

export function remember(edition: EditionView, plan: Plan): void {
  const before = kept()
  const now = plan.chairs.some(({ kind }) => kind === 'open') ? before.now : { edition: edition.key, plan }
  localStorage.setItem(PLACE, JSON.stringify({ now, plans: { ...before.plans, [edition.key]: plan } }))
}

function fitting(edition: EditionView, found: Partial<Plan> | undefined): Plan {
  const plan = { ...usual(edition), ...found }
  const { least, most } = playersOf(edition)
  const known = (bot: string) => menu.bots.some(({ key }) => key === bot)
  const chairs = plan.chairs
    .filter(({ kind }) => KINDS.includes(kind))
    .slice(0, most)
    .map(({ kind, name, bot }) => chair(kind, known(bot) ? bot : undefined, name))
  const whole = chairs.length >= least && chairs[0]?.kind === 'me'
  return {
    ...plan,
    chairs: whole ? chairs : usual(edition).chairs,
    options: plan.options.filter((option) => edition.allowed_options.includes(option)),
    pace: PACES.includes(plan.pace) ? plan.pace : 0,
    first: plan.first === 'lot' || plan.first < chairs.length ? plan.first : 0,
  }
}

export function wishOf(edition: EditionView, plan: Plan): Wish {
  const { chairs, typed, pace, hints, everybody } = plan
  const options: Record<string, boolean | number> = Object.fromEntries(plan.options.map((option) => [option, true]))
  const first = plan.first === 'lot' ? Math.floor(Math.random() * chairs.length) : plan.first
  if (first) options.first = first
  return {
    edition: edition.key,
    seats: chairs.map(({ kind, name, bot }) => ({
      kind,
      ...(kind === 'bot' ? { bot } : {}),
      ...(kind === 'local' && name.trim() ? { name: name.trim() } : {}),
    })),
    options,
    dice: typed ? 'typed' : 'verified',
    pace: pace || null,
    hints,
    public: everybody,
  }
}

/** “Heckmeck Deluxe with Careful and Bo · short game”. */
export function told(edition: EditionView, plan: Plan): string {
  const others = plan.chairs.filter(({ kind }) => kind !== 'me').map(called)
  const grouped = [...new Set(others)].map((name) => {
    const count = others.filter((other) => other === name).length
    return count > 1 ? t('web-play-now-several', { count, name }) : name
  })
  const agreed = [...plan.options, ...(plan.typed ? ['typed'] : [])].map((option) => t(`web-option-${option}`))
  return [t('web-play-now-with', { title: titleOf(edition), others: listed(grouped) }), ...agreed].join(' · ')
}

function called({ kind, name, bot }: Chair): string {
  if (kind === 'bot') return botName(bot)
  return name.trim() || t(`web-kind-${kind}`)
}

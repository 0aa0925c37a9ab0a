// The actions of the engine protocol, read and written here alone: "keep 4" ⇄ { kind: 'keep', face: '4' }.

export type Action =
  | { kind: 'roll'; golden: boolean }
  | { kind: 'keep'; face: string }
  | { kind: 'stop' | 'weasel' | 'fail' }
  | { kind: 'rob' | 'pinch'; seat: number }
  | { kind: 'return'; specialist: string }
  | { kind: 'take'; tile: number }

export const ROLL = print({ kind: 'roll', golden: false })
export const ROLL_GOLDEN = print({ kind: 'roll', golden: true })
export const STOP = print({ kind: 'stop' })

/** Undefined for what a newer server may send. */
export function parse(text: string): Action | undefined {
  const [kind, what = ''] = text.split(' ')
  switch (kind) {
    case 'roll':
      return { kind, golden: what === 'golden' }
    case 'keep':
      return { kind, face: what }
    case 'rob':
    case 'pinch':
      return { kind, seat: Number(what) }
    case 'return':
      return { kind, specialist: what }
    case 'take':
      return { kind, tile: Number(what) }
    case 'stop':
    case 'weasel':
    case 'fail':
      return { kind }
    default:
      return undefined
  }
}

export function print(action: Action): string {
  switch (action.kind) {
    case 'roll':
      return action.golden ? 'roll golden' : 'roll'
    case 'keep':
      return `keep ${action.face}`
    case 'rob':
    case 'pinch':
      return `${action.kind} ${action.seat}`
    case 'return':
      return `return ${action.specialist}`
    case 'take':
      return `take ${action.tile}`
    default:
      return action.kind
  }
}

export function keep(face: string): string {
  return print({ kind: 'keep', face })
}

/** The face that an action lays aside; null for every other action. */
export function faceKept(text: string): string | null {
  const action = parse(text)
  return action?.kind === 'keep' ? action.face : null
}

/** The faces that can be laid aside. */
export function facesToKeep(legal: string[]): string[] {
  return legal.map(faceKept).filter((face) => face !== null)
}

/** What is neither laying dice aside nor rolling or stopping: it wants a button of its own. */
export function ownChoices(legal: string[]): string[] {
  return legal.filter((text) => faceKept(text) === null && text !== ROLL && text !== STOP)
}

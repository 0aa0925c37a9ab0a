import { describe, expect, it } from 'vitest'
import { EYES, faceOf, HATS, MARKS, MOUTHS } from './features'

const FAMILY = ['Ada', 'Adam', 'Bo', 'Bob', 'Anna', 'Hanna', 'Oma', 'Opa', 'Mama', 'Papa', 'Léo', 'Lea', 'Tim', 'Tom', 'Jörg', '李', 'Bot 1', 'Bot 2', 'Bot 3', '']

function drawn(name: string): string {
  return Object.values(faceOf(name)).join(' ')
}

describe('a face from a name', () => {
  it('is always the same for a name', () => {
    for (const name of FAMILY) expect(faceOf(name)).toEqual(faceOf(name))
  })

  it('does not mind capitals, spaces around and how an accent is stored', () => {
    expect(faceOf(' ADA ')).toEqual(faceOf('ada'))
    expect(faceOf('Le\u0301o')).toEqual(faceOf('L\u00e9o'))
  })

  it('is another one for each of a family', () => {
    expect(new Set(FAMILY.map(drawn)).size).toBe(FAMILY.length)
  })

  it('differs in what is seen from afar, hat or eyes, for nearly any two', () => {
    const pairs = FAMILY.flatMap((one, at) => FAMILY.slice(at + 1).map((other) => [faceOf(one), faceOf(other)] as const))
    const alike = pairs.filter(([one, other]) => one.hat === other.hat && one.eyes === other.eyes)
    expect(alike.length / pairs.length).toBeLessThan(0.03)
  })

  it('uses every feature there is', () => {
    const faces = Array.from({ length: 400 }, (_, number) => faceOf(`guest ${number}`))
    expect(new Set(faces.map((face) => face.hat)).size).toBe(HATS.length)
    expect(new Set(faces.map((face) => face.eyes)).size).toBe(EYES.length)
    expect(new Set(faces.map((face) => face.mouth)).size).toBe(MOUTHS.length)
    expect(new Set(faces.map((face) => face.mark)).size).toBe(MARKS.length)
  })
})

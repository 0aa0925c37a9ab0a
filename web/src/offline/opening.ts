// The house is opened: what was fetched for it, in the language and under the name of whoever plays.
import type { PythonFiles } from '../messages'
import { speech } from '../texts.svelte'
import { House } from './house'
import { nameHere, pythonKept } from './keeping'

export async function openHouse(): Promise<House> {
  const python: PythonFiles | null = await pythonKept()
  if (python === null) throw new Error('Nothing is kept here to play with.')
  const house = new House()
  try {
    return await house.open(python, speech.language, nameHere())
  } catch (problem) {
    house.close()
    throw problem
  }
}

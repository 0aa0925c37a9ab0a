// When the game turned, in a sentence of the review; nothing waits for it.
import type { ReviewView } from '../messages'
import { ask } from '../session/api'

export async function turningOf(table: string): Promise<string | null> {
  try {
    const review = await ask<ReviewView>('GET', `/api/tables/${table}/review`)
    return review.turning?.text ?? null
  } catch {
    return null
  }
}

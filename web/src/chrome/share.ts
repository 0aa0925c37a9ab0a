// Passing a text on to friends.
export type Shared = 'sent' | 'copied' | 'shown'

/** By the device's own way, or onto the clipboard; where there is neither, it stands there to be selected. */
export async function share(text: string): Promise<Shared> {
  if (navigator.share) {
    try {
      await navigator.share({ text })
      return 'sent'
    } catch (refused) {
      if (refused instanceof DOMException && refused.name === 'AbortError') return 'sent' // thought better of it
    }
  }
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'shown' // over plain HTTP there is no clipboard
  }
}

// A piece that somebody has asked about, until it is read, closed or over.
import type { Explanation } from './pieces'

const READ = 9000 // milliseconds a line is to be read

export class Explained {
  told = $state.raw<Explanation | null>(null)
  whole = $state(false) // with all details and rules: it stays until it is closed

  private timer: ReturnType<typeof setTimeout> | undefined

  show(told: Explanation, whole: boolean): void {
    this.told = told
    this.whole = whole
    clearTimeout(this.timer)
    if (!whole) this.timer = setTimeout(() => this.close(), READ)
  }

  close(): void {
    clearTimeout(this.timer)
    this.told = null
    this.whole = false
  }
}

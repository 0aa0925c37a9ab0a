// Worms that are added up before everybody's eyes: piece by piece, all seats at once, until it is enough.
const STEP = 230 // milliseconds for a piece

export class Counting {
  shown = $state(Infinity) // so many pieces of each seat
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Up to so many. */
  begin(pieces: number): void {
    this.shown = 0
    this.next(pieces)
  }

  skip(): void {
    clearTimeout(this.timer)
    this.shown = Infinity
  }

  private next(pieces: number): void {
    this.timer = setTimeout(() => {
      this.shown++
      if (this.shown < pieces) this.next(pieces)
      else this.skip()
    }, STEP)
  }
}

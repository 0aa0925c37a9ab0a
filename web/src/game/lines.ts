// Lines in a picture, one for each player: told apart without colours too, each with its name at its end.
export const DASHES = ['', '6 3', '2 3', '10 3', '8 3 2 3', '1 4', '12 4']

export interface Label {
  seat: number
  y: number
}

/** From top to bottom, pushed apart where they meet, and up from the bottom. */
export function pushedApart<One extends Label>(labels: One[], apart: number, bottom: number): One[] {
  const placed = labels.map((label) => ({ ...label })).sort((one, other) => one.y - other.y)
  for (const [place, label] of placed.entries()) {
    label.y = Math.max(label.y, (placed[place - 1]?.y ?? -Infinity) + apart)
  }
  return placed.map((label, place) => ({ ...label, y: Math.min(label.y, bottom - apart * (placed.length - 1 - place)) }))
}

export function points(row: { x: number; y: number }[]): string {
  return row.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}

// Which tables are this device's own: they are asked for here, with a network and without.
const OWN = 'tables here'
const MOVED = 'tables moved' // played here, by now among the server's: by which name there

function read<T>(place: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise
  }
}

export function owned(table: string): void {
  localStorage.setItem(OWN, JSON.stringify([...new Set([...read<string[]>(OWN, []), table])]))
}

export function ours(table: string): boolean {
  return read<string[]>(OWN, []).includes(table)
}

export function ownTables(): string[] {
  return read<string[]>(OWN, [])
}

/** The server has it now. */
export function moved(table: string, there: string | null): void {
  localStorage.setItem(OWN, JSON.stringify(read<string[]>(OWN, []).filter((own) => own !== table)))
  if (there !== null) localStorage.setItem(MOVED, JSON.stringify({ ...read(MOVED, {}), [table]: there }))
}

export function movedTo(table: string): string | undefined {
  return read<Record<string, string>>(MOVED, {})[table]
}

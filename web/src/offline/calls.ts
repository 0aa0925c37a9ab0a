// What the page and the worker with the house say to each other.
export interface Opening {
  base: string // where the files of the Python lie
  wheels: string[]
  language: string
  name: string
}

export type Call =
  | { id: number; what: 'open'; opening: Opening }
  | { id: number; what: 'ask'; method: string; path: string; body: string }
  | { id: number; what: 'follow'; table: string; after: number }
  | { id: number; what: 'stop' } // following what this id has asked for

/** Status, media type, body. */
export type Reply = [number, string, string]

export type Told =
  | { id: number; what: 'done'; reply?: Reply }
  | { id: number; what: 'failed'; why: string }
  | { id: number; what: 'event'; seq: number | null; event: string | null } // null: come back

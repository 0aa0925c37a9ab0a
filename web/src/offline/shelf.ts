// Texts under names on this device: all of a commit or nothing of it.
const NAME = 'wormgrill'
const STORE = 'texts'

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('IndexedDB'))
  })
  return opened
}

/** To the end: `strict` is synced to the disk before anybody is told. */
async function commit(work: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(STORE, 'readwrite', { durability: 'strict' })
  work(transaction.objectStore(STORE))
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB'))
  })
}

function beginningWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}

export function keep(texts: Record<string, string>): Promise<void> {
  return commit((store) => {
    for (const [name, text] of Object.entries(texts)) store.put(text, name)
  })
}

export function drop(prefixes: string[]): Promise<void> {
  return commit((store) => {
    for (const prefix of prefixes) store.delete(beginningWith(prefix))
  })
}

/** All whose names begin so. */
export async function kept(prefix = ''): Promise<Record<string, string>> {
  const store = (await database()).transaction(STORE).objectStore(STORE)
  const found: Record<string, string> = {}
  return new Promise((resolve, reject) => {
    const walk = store.openCursor(beginningWith(prefix))
    walk.onerror = () => reject(walk.error ?? new Error('IndexedDB'))
    walk.onsuccess = () => {
      const cursor = walk.result
      if (!cursor) return resolve(found)
      found[cursor.key as string] = cursor.value as string
      cursor.continue()
    }
  })
}

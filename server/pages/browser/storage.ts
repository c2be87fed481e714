/** What pages keep in the browser: in the tab until it is closed (`sessionStorage`) or on the device (`localStorage`). */

/** Writes; storage can be full or forbidden, and then nothing is kept. */
export function quietly(write: () => void): void {
  try {
    write()
  } catch {
    // nothing is kept, and nothing else changes
  }
}

/** Reads a value, which is to be treated as untrusted; null without one, and for a damaged one. */
export function stored(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

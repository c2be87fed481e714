/** A bundle that cannot be taken in. Names where and why, never the value. */
export class BundleError extends Error {
  override readonly name = 'BundleError'

  constructor(
    /** File of the bundle, e.g. `constituents.csv`. */
    readonly file: string,
    /** Line in that file, 1 = header; null when the file as a whole is meant. */
    readonly line: number | null,
    readonly column: string | null,
    readonly reason: string,
  ) {
    const place = [file, line === null ? '' : `line ${line}`, column === null ? '' : `column ${column}`].filter(Boolean)
    super(`${place.join(', ')}: ${reason}`)
  }
}

/** Whether a check finds nothing wrong. */
export function passes(check: () => unknown): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof BundleError) return false
    throw error
  }
}

/** Parses JSON that this project or its tools wrote, without checking its shape; not for external data. */
export const ownJson = <T>(text: string): T => JSON.parse(text) as T

/** The value of a text that may be JSON; undefined if it is not. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

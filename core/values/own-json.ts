/** A value that this project wrote as JSON itself, or that a tool of its own wrote: nobody checks its shape. What comes from others is never read so. */
export const ownJson = <T>(text: string): T => JSON.parse(text) as T

/** The value of a text that may be JSON; undefined where it is not. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

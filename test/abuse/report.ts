/** What a run found: figures to print, and what is wrong. */
export interface Report {
  figures: Record<string, string | number>
  /** Empty when the bar is met. */
  wrong: string[]
}

const MOST = 20

/** Collects findings, the first of each kind. */
export function findings(): { add(text: string): void; list(): string[] } {
  const found: string[] = []
  let more = 0
  return {
    add: (text) => {
      if (found.length < MOST) found.push(text)
      else more += 1
    },
    list: () => (more === 0 ? found : [...found, `and ${more} more`]),
  }
}

/** Milliseconds with one decimal. */
export const ms = (value: number): string => `${value.toFixed(1)} ms`

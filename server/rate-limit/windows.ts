/** The open windows of a process: what it granted to each client, and what it knows of the other processes' grants. */

/** One client's open window. */
export interface Window {
  /** Units that this process took out. */
  own: number
  /** Units that all processes took out, as far as this one knows; never below `own`. */
  total: number
  endsAt: number
  /** What `own` must not pass while the count of all is not to be had; null as long as it is. */
  cap: number | null
}

/** Windows that are remembered at most, twice; beyond, the older ones are forgotten. */
const MAX_WINDOWS = 100_000

/** Windows by key. */
export interface Windows {
  find(key: string): Window | undefined
  /** The open window of a key, else a new one. */
  at(key: string): Window
  /** A window as it would begin now, which nothing remembers. */
  unopened(): Window
  msLeft(window: Window): number
  /** Every open window. */
  entries(): [string, Window][]
}

/**
 * Makes an empty set of fixed windows of this length. They are kept in two generations: when the younger one is as old as
 * a window, every window of the older one has ended, and it is forgotten as a whole.
 */
export function openWindows(lengthMs: number, clock: () => number = () => performance.now(), most = MAX_WINDOWS): Windows {
  let young = new Map<string, Window>()
  let old = new Map<string, Window>()
  let turnAt = clock() + lengthMs
  const find = (key: string): Window | undefined => {
    const window = young.get(key) ?? old.get(key)
    return window !== undefined && window.endsAt > clock() ? window : undefined
  }
  const begin = (): Window => ({ own: 0, total: 0, endsAt: clock() + lengthMs, cap: null })
  const turn = (): void => {
    old = young
    young = new Map()
    turnAt = clock() + lengthMs
  }
  return {
    find,
    unopened: begin,
    at(key) {
      const known = find(key)
      if (known !== undefined) return known
      if (clock() >= turnAt || young.size >= most) turn()
      const window = begin()
      young.set(key, window)
      return window
    },
    msLeft: ({ endsAt }) => Math.max(1, Math.ceil(endsAt - clock())),
    entries: () => [...old, ...young].filter(([, { endsAt }]) => endsAt > clock()),
  }
}

/** Takes units while `own` stays within a bound; a request that costs more than is left takes what is left. */
export function takeOwn(window: Window, units: number, most: number): boolean {
  const left = Math.max(0, most - window.own)
  const taken = Math.min(units, left)
  window.own += taken
  window.total += taken
  return units <= left
}

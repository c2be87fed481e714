/** How long one request waits for providers, with all of its questions together. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { asksProviders } from '../../process/config'

/** A request waits so long from when it opens the data, also where it waits for what another asked; what comes later is remembered for the next one. */
const REQUEST_MS = 10_000

interface Patience {
  ms: number
  /** When it ends; null before it began. */
  until: number | null
}

const current = new AsyncLocalStorage<Patience>()

/** Runs the work of one request. */
export const withPatience = <T>(work: () => T, ms = REQUEST_MS): T => current.run({ ms, until: null }, work)

/** Runs the work of one request as those settings need it: a context of calls slows every promise of the process, so there is one only where providers are asked. */
export const patientWith = (settings: Parameters<typeof asksProviders>[0]) => <T>(work: () => T): T => (asksProviders(settings) ? withPatience(work) : work())

/** From now on the work under way waits. */
export const beginWaiting = (): void => void patienceFor(0)

/** Milliseconds that a question may take; outside of a request as many as it wants. */
export function patienceFor(wantedMs: number): number {
  const patience = current.getStore()
  if (patience === undefined) return wantedMs
  patience.until ??= performance.now() + patience.ms
  return Math.max(0, Math.min(wantedMs, patience.until - performance.now()))
}

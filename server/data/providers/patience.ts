/** Time budget of one request for all its queries to providers together. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { asksProviders } from '../../process/config'

/** Budget from when a request opens the data, also while it waits for a query of another request. Later answers are cached for the next one. */
const REQUEST_MS = 10_000

interface Patience {
  ms: number
  /** End of the budget; null before it began. */
  until: number | null
}

const current = new AsyncLocalStorage<Patience>()

/** Runs the work of one request with a budget. */
export const withPatience = <T>(work: () => T, ms = REQUEST_MS): T => current.run({ ms, until: null }, work)

/** Runs the work of one request with a budget only if providers are configured: `AsyncLocalStorage` slows every promise of the process. */
export const patientWith = (settings: Parameters<typeof asksProviders>[0]) => <T>(work: () => T): T => (asksProviders(settings) ? withPatience(work) : work())

/** Starts the budget of the current request. */
export const beginWaiting = (): void => void patienceFor(0)

/** Milliseconds that a query may take; unlimited outside a request. */
export function patienceFor(wantedMs: number): number {
  const patience = current.getStore()
  if (patience === undefined) return wantedMs
  patience.until ??= performance.now() + patience.ms
  return Math.max(0, Math.min(wantedMs, patience.until - performance.now()))
}

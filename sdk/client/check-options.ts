/** Refuses options that cannot work as soon as they are given, with messages that say what to do. */
import type { CallOptions, ClientOptions } from './options'

const known: Readonly<Record<keyof ClientOptions, true>> = {
  baseUrl: true, fetch: true, headers: true, timeoutMs: true, retries: true, maxRetryWaitMs: true, log: true,
}

/** The longest delay of a JavaScript timer, in milliseconds. */
const MAX_MS = 2 ** 31 - 1

function must(holds: boolean, message: string): asserts holds {
  if (!holds) throw new TypeError(`depotkit: ${message}`)
}

const isNumber = (value: number | undefined, from: number): boolean => value === undefined || (value >= from && value <= MAX_MS)

const isFunction = (value: unknown): boolean => value === undefined || typeof value === 'function'

/** Checks the options that a client and a single call share. */
export function checkCall({ timeoutMs, retries }: Pick<CallOptions, 'timeoutMs' | 'retries'>): void {
  must(isNumber(timeoutMs, 1), `timeoutMs must be 1 to ${MAX_MS} milliseconds`)
  must(isNumber(retries, 0), 'retries must be a number from 0 on')
}

function addressOf(baseUrl: unknown): URL | null {
  try {
    return typeof baseUrl === 'string' && baseUrl !== '' ? new URL(baseUrl, globalThis.location?.href) : null
  } catch {
    return null
  }
}

/** The address without trailing slashes. In a page it may be relative to that page. */
function checkedBase(baseUrl: unknown): string {
  const url = addressOf(baseUrl)
  must(url !== null && /^https?:$/.test(url.protocol) && url.search + url.hash === '', 'baseUrl must be the http or https address of a service, such as https://example.org')
  const base = url.origin + url.pathname.replace(/\/+$/, '')
  must(!/\/trpc$|\/api\/v1(\/|$)/.test(base), 'baseUrl must be the address of the service, without /trpc or /api/v1')
  return base
}

/**
 * Checks the options of a client.
 *
 * @throws TypeError saying which option is wrong
 * @returns the base address, to which paths are appended
 */
export function checkClient(options: ClientOptions): string {
  must(typeof options === 'object' && options !== null, 'createClient takes an object such as { baseUrl: "https://example.org" }')
  const strange = Object.keys(options).find((name) => !(name in known))
  must(strange === undefined, `there is no option ${strange}; the options are ${Object.keys(known).join(', ')}`)
  checkCall(options)
  must(isNumber(options.maxRetryWaitMs, 0), `maxRetryWaitMs must be 0 to ${MAX_MS} milliseconds`)
  must(isFunction(options.fetch), 'fetch must be a function like the global fetch')
  must(isFunction(options.log), 'log must be a function')
  return checkedBase(options.baseUrl)
}

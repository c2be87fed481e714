/** Bytes that a request body may have; a tRPC batch may have as many for each of its calls. */
export const MAX_BODY_BYTES = 16_384

/** Holdings of one snapshot that a service takes unless it is set otherwise, cash included. */
export const DEFAULT_HOLDINGS = 25

/** As many as the models take, in a process of one's own. */
export const MOST_HOLDINGS = 200

/**
 * As many as any service may be set to take: its answer for so many world funds takes less than 250 ms of CPU, and one
 * for twice as many does not (`test/bench/holdings.ts`).
 */
export const MOST_SERVED_HOLDINGS = 100

/** Calls that a tRPC batch may have: as many as a page of analyses and calculators could need. */
export const MAX_BATCH_CALLS = 40

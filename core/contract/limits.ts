/** Largest request body in bytes, unless its interface states another bound; a tRPC batch may have as many for each call. */
export const MAX_BODY_BYTES = 16_384

/** Bytes up to which a body costs only its operation, and the bound of a body without `Content-Length`; larger bodies cost units by their announced bytes before they are read. */
export const PLAIN_BODY_BYTES = 4 * MAX_BODY_BYTES

/** Largest number of rate units of a calculation: half of what a client has in a minute. */
export const MOST_UNITS = 30

/** Default of the largest number of holdings of a snapshot, cash included. */
export const DEFAULT_HOLDINGS = 25

/** Largest number of holdings that the models accept and that a service can be set to. */
export const MOST_HOLDINGS = 200

/** Largest number of scenarios of a comparison. */
export const MAX_SCENARIOS = 10

/** Largest number of banks and brokers of a calculation. */
export const MAX_BANKS = 20

/** The longest window that can be replayed, in days. */
export const MAX_REPLAY_DAYS = 3660

/** Largest number of calls of a tRPC batch: as many as a page of analyses and calculators could need. */
export const MAX_BATCH_CALLS = 40

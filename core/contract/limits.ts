/** Bytes that a request body may have where its interface states no other bound; a tRPC batch may have as many for each of its calls. */
export const MAX_BODY_BYTES = 16_384

/** Bytes up to which a body costs what it asks for, and that one has at most which does not say its length; beyond, its bytes are paid for before they are read. */
export const PLAIN_BODY_BYTES = 4 * MAX_BODY_BYTES

/** Rate units that a calculation takes at most: half of what a client has in a minute. */
export const MOST_UNITS = 30

/** Holdings of one snapshot that a service takes unless it is set otherwise, cash included. */
export const DEFAULT_HOLDINGS = 25

/** As many as the models take, and as a service may be set to take. */
export const MOST_HOLDINGS = 200

/** Calls that a tRPC batch may have: as many as a page of analyses and calculators could need. */
export const MAX_BATCH_CALLS = 40

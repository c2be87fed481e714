/** Bytes that a request body may have where its interface states no other bound; a tRPC batch may have as many for each of its calls. */
export const MAX_BODY_BYTES = 16_384

/** Bytes up to which a body costs only its operation, and the bound of a body without `Content-Length`; larger bodies are paid for by their announced bytes before they are read. */
export const PLAIN_BODY_BYTES = 4 * MAX_BODY_BYTES

/** Most rate units of a calculation: half of what a client has in a minute. */
export const MOST_UNITS = 30

/** Holdings of one snapshot that a service takes unless it is set otherwise, cash included. */
export const DEFAULT_HOLDINGS = 25

/** Most holdings that the models take and that a service may be set to take. */
export const MOST_HOLDINGS = 200

/** Calls that a tRPC batch may have: as many as a page of analyses and calculators could need. */
export const MAX_BATCH_CALLS = 40

/** Version of the depot tax models; every result of that namespace carries it. */
export const DEPOT_TAX_MODEL_VERSION = '2026-11-22.1'

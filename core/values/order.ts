/** Orders texts by code unit, the same on every machine: negative where `a` comes first. */
export const ascending = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

import { tenDecimals } from './money'

/** Compares texts by code unit, the same on every machine; negative if `a` comes first. */
export const ascending = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Compares what has a day, for ascending order. */
export const byDate = (a: { readonly date: string }, b: { readonly date: string }): number => ascending(a.date, b.date)

/** Compares fractions rounded to ten decimals, for descending order: negative if `a` is larger, 0 if they are equal after rounding. */
export const descending = (a: number, b: number): number => (a === b ? 0 : tenDecimals(b) - tenDecimals(a))

/** A difference that survives rounding to ten decimals: a fraction lower than another by this much is shown as smaller. */
export const ROUNDED_AWAY = 2e-10

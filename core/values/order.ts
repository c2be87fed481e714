import { tenDecimals } from './money'

/** Orders texts by code unit, the same on every machine: negative where `a` comes first. */
export const ascending = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Orders fractions as they are shown: negative where the larger comes first, 0 where only what is rounded away differs. */
export const descending = (a: number, b: number): number => (a === b ? 0 : tenDecimals(b) - tenDecimals(a))

/** More than what is rounded away: a fraction below another one by that much is shown as smaller. */
export const ROUNDED_AWAY = 2e-10

/** The advance lump sum of one year (section 18 InvStG). Amounts in EUR. */
import type { IsoDate } from '../../values/dates'
import { basisertragAnteil } from './figures'
import { LAW_DATE } from '../../contract/version'

/** Base yield of a year: value at its start x base rate x 70 %; 0 for a negative base rate. `basiszins` in percentage points. */
export const basisertrag = (value: number, basiszins: number, on: IsoDate = LAW_DATE): number =>
  Math.max(0, (value * basiszins * basisertragAnteil.on(on)) / 100)

/**
 * The advance lump sum before the partial exemption: the base yield, at most the gain of the year plus its
 * distributions, less the distributions.
 *
 * @param gain change of value over the year; may be negative
 * @example vorabpauschale(36.4, 30, 0) // 30: the fund gained less than the base yield
 */
export function vorabpauschale(base: number, gain: number, distributions: number): number {
  const ceiling = Math.max(0, gain + distributions)
  return Math.max(0, Math.min(base, ceiling) - distributions)
}

/** Lump sums of a fund by lot and year. Amounts in EUR. */
import { INVESTMENTSTEUERREFORM } from '../../law/altanteile/figures'
import type { IsoDate } from '../../values/dates'
import { sumKnown } from '../bounds'
import { hasLumpSum, lumpSumPerUnit, shareOfYear, yearOf } from '../lump-sum'
import { dayOfReceipt } from '../working-day'
import { inYear, type Lot } from './holding'
import type { SecurityInput } from './schema'

const FIRST_YEAR = yearOf(INVESTMENTSTEUERREFORM)

/** What a request says of a security's years. */
type YearsOf = (isin: string) => SecurityInput['years']

const pricesOf = (yearsOf: YearsOf, isin: string | null, year: number) => yearsOf(isin ?? '').find((each) => each.year === year)

/** The lump sum of a year on some units of a lot; null where the prices of the year are not known, or whose they are. */
export function lumpSumOf(yearsOf: YearsOf, isin: string, year: number, lot: Lot): number | null {
  if (!hasLumpSum(year)) return 0
  const then = inYear(lot, isin, year)
  const prices = pricesOf(yearsOf, then.isin, year)
  return prices === undefined ? null : lumpSumPerUnit(year, prices) * shareOfYear(lot.date, year) * then.units
}

/** Years whose lump sums were received on a lot until it was sold. */
function yearsHeld(bought: IsoDate, sold: IsoDate): number[] {
  const first = Math.max(yearOf(bought), FIRST_YEAR)
  const all = Array.from({ length: yearOf(sold) - first }, (_none, index) => first + index)
  return all.filter((year) => hasLumpSum(year) && dayOfReceipt(year) <= sold)
}

/** What a sale in the year of a return deducts of a lot: lump sums that were declared, and that of the year before, which is declared now. */
export function deductible(yearsOf: YearsOf, isin: string, lot: Lot, sold: IsoDate): number | null {
  const isNow = (year: number): boolean => year === yearOf(sold) - 1
  const isDeclared = (year: number): boolean | undefined => pricesOf(yearsOf, inYear(lot, isin, year).isin, year)?.declared
  return sumKnown(
    yearsHeld(lot.date, sold).map((year) => {
      if (isNow(year)) return lumpSumOf(yearsOf, isin, year, lot)
      const declared = isDeclared(year)
      return declared === false ? 0 : lumpSumOf(yearsOf, isin, year, lot)
    }),
  )
}

/** Lump sums of a fund by lot and year. Amounts in EUR. */
import { INVESTMENTSTEUERREFORM } from '../../law/altanteile/figures'
import type { IsoDate } from '../../values/dates'
import { sumKnown } from '../bounds'
import { hasLumpSum, lumpSumPerUnit, shareOfYear, yearOf } from '../lump-sum'
import { dayOfReceipt } from '../working-day'
import type { Lot } from './holding'
import type { SecurityInput } from './schema'

const FIRST_YEAR = yearOf(INVESTMENTSTEUERREFORM)

/** The lump sum of a year on some units of a lot; null where the prices of the year are not known. */
export function lumpSumOf({ years }: Pick<SecurityInput, 'years'>, year: number, { date, units }: Lot): number | null {
  if (!hasLumpSum(year)) return 0
  const prices = years.find((each) => each.year === year)
  return prices === undefined ? null : lumpSumPerUnit(year, prices) * shareOfYear(date, year) * units
}

/** Years whose lump sums were received on a lot until it was sold. */
function yearsHeld(bought: IsoDate, sold: IsoDate): number[] {
  const first = Math.max(yearOf(bought), FIRST_YEAR)
  const all = Array.from({ length: Math.max(0, yearOf(sold) - first) }, (_none, index) => first + index)
  return all.filter((year) => hasLumpSum(year) && dayOfReceipt(year) <= sold)
}

/** What a sale in the year of a return deducts of a lot: lump sums that were declared, and that of the year before, which is declared now. */
export function deductible(security: Pick<SecurityInput, 'years'>, lot: Lot, sold: IsoDate): number | null {
  const isNow = (year: number): boolean => year === yearOf(sold) - 1
  const isDeclared = (year: number): boolean | undefined => security.years.find((each) => each.year === year)?.declared
  return sumKnown(
    yearsHeld(lot.date, sold).map((year) => {
      if (isNow(year)) return lumpSumOf(security, year, lot)
      const declared = isDeclared(year)
      return declared === false ? 0 : declared === undefined ? null : lumpSumOf(security, year, lot)
    }),
  )
}

/** Foreign tax that Germany credits on a payment (section 32d(5) EStG). Amounts in EUR. */
import { creditable } from '../../law/kapitalertrag/kapitalertrag'
import { withholdingOf } from '../../law/quellensteuer/dividende'

/** What of a withheld tax can be credited: at most the treaty rate and the German tax on it; null where the rate is not known. */
export function creditOf(withheld: number, gross: number, isin: string | undefined): number | null {
  const rates = isin === undefined ? 'unavailable' : withholdingOf(isin)
  if (rates === 'none' || rates === 'unavailable') return null
  return creditable(Math.min(withheld, gross * rates.creditable), gross)
}

/** What a tax return makes of fund units bought before 2009 (section 56(6) InvStG). Amounts in EUR. */
import { cents } from '../../values/money'
import { sumOf, taxed, type SaleTerms, type SoldLot } from './outcome'
import type { Result } from './schema'

/**
 * The bank taxes gains since 2018 on such units; the office grants the allowance. Whether it is used before or after
 * the partial exemption is not settled, so both are shown; they agree on the tax while the gain is within it. Losses do
 * not give allowance back (Anleitung zur Anlage KAP-INV 2025, Zeile 55).
 */
export function oldUnitsOf(lots: readonly SoldLot[], allowance: number, terms: SaleTerms): Result['oldUnits'] {
  const old = lots.filter(({ isProtected }) => isProtected)
  if (old.length === 0) return null
  const gain = sumOf(old, (lot) => Math.max(0, lot.gain))
  const gainAfterExemption = gain * (1 - terms.exemptShare)
  const taxable = sumOf(lots, (lot) => lot.taxable)
  const taxWithout = (freed: number): number => taxed(taxable - freed, terms).steuer.gesamte_steuer
  return {
    gain: cents(gain),
    gainAfterExemption: cents(gainAfterExemption),
    taxIfAllowanceComesFirst: taxWithout(Math.min(gain, allowance) * (1 - terms.exemptShare)),
    taxIfExemptionComesFirst: taxWithout(Math.min(gainAfterExemption, allowance)),
    allowanceLeftIfAllowanceComesFirst: cents(Math.max(0, allowance - gain)),
    allowanceLeftIfExemptionComesFirst: cents(Math.max(0, allowance - gainAfterExemption)),
  }
}

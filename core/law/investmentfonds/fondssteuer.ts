import { teilfreistellung } from './figures'
import type { Fondstyp } from './fondstyp'
import type { TaxProfile } from '../kapitalertrag/tax-profile'
import { LAW_DATE } from '../../contract/version'
import { abgeltungsteuersatz, kirchensteuersaetze, solidaritaetszuschlagsatz, sparerPauschbetrag } from '../kapitalertrag/figures'
import { fundTax, kirchensteuersatz, statutoryAllowance } from '../kapitalertrag/kapitalertrag'

/** The legal figures behind the tax on a fund's distributions and advance lump sums. */
export const fundTaxLaw = [teilfreistellung, sparerPauschbetrag, abgeltungsteuersatz, solidaritaetszuschlagsatz, kirchensteuersaetze] as const

/**
 * Tax on all income of one year from a kind of fund, before the partial exemption and with the full statutory
 * allowance of the filing status; EUR, unrounded.
 *
 * @example fundTaxFor('AKTIENFONDS', profile)(10000) // 1582.5 for a single person without church tax
 */
export const fundTaxFor = (kind: Fondstyp, profile: TaxProfile): ((income: number) => number) =>
  fundTax({
    exemptShare: teilfreistellung.on(LAW_DATE)[kind],
    allowance: statutoryAllowance(profile.filing_status),
    churchRate: kirchensteuersatz(profile),
  })

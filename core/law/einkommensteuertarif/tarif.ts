/** Income tax by the tariff (section 32a EStG). Amounts in EUR. */
import type { IsoDate } from '../../values/dates'
import { einkommensteuertarif, soliFreigrenze, soliMilderung, type Tarif } from './figures'
import { solidaritaetszuschlagsatz } from '../kapitalertrag/figures'
import type { TaxProfile } from '../kapitalertrag/tax-profile'
import { wholeEuros } from '../../values/money'
import { LAW_DATE } from '../../contract/version'

/** Euros of income in one unit of y in a zone with a rising marginal rate. */
const ZONE_UNIT = 10_000

/**
 * Income tax of a single person by a tariff, in whole euros.
 *
 * @param income taxable income; fractions of a euro are dropped
 */
function incomeTaxBy(tariff: Tarif, income: number): number {
  const x = wholeEuros(Math.max(0, income))
  const zone = tariff.zonen.findLast((candidate) => x > candidate.ab)
  if (zone === undefined) return 0
  if ('satz' in zone) return wholeEuros(zone.satz * x - zone.abzug)
  const y = (x - zone.ab) / ZONE_UNIT
  return wholeEuros((zone.a * y + zone.b) * y + zone.c)
}

/** Number of persons assessed: spouses who file jointly owe twice the tax on half of their income, with twice the threshold of the surcharge. */
const persons = (status: TaxProfile['filing_status']): number => (status === 'joint' ? 2 : 1)

/** Income tax by a tariff for a filing status, in whole euros (section 32a(1) and (5) EStG). */
export const incomeTaxFor = (tariff: Tarif, status: TaxProfile['filing_status'], income: number): number =>
  persons(status) * incomeTaxBy(tariff, income / persons(status))

/** Solidarity surcharge on a tariff income tax, unrounded: nothing up to the threshold, then phased in. */
export function tariffSoli(incomeTax: number, on: IsoDate = LAW_DATE, status: TaxProfile['filing_status'] = 'single'): number {
  const excess = Math.max(0, incomeTax - persons(status) * soliFreigrenze.on(on))
  return Math.min(incomeTax * solidaritaetszuschlagsatz.on(on), excess * soliMilderung.on(on))
}

/** Tariff income tax plus church tax and solidarity surcharge; `churchRate` is a fraction of the income tax. */
export function tariffTax(income: number, churchRate: number, status: TaxProfile['filing_status'] = 'single'): number {
  const incomeTax = incomeTaxFor(einkommensteuertarif.on(LAW_DATE), status, income)
  return incomeTax * (1 + churchRate) + tariffSoli(incomeTax, LAW_DATE, status)
}

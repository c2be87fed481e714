/** Income tax by the tariff, for a single person (section 32a(1) EStG). Amounts in EUR. */
import type { IsoDate } from '../dates'
import { einkommensteuertarif, soliFreigrenze, soliMilderung } from '../law/einkommensteuertarif'
import { solidaritaetszuschlagsatz } from '../law/kapitalertrag'
import { wholeEuros } from '../money'
import { LAW_DATE } from '../version'

/** The figures of a rising zone count in ten-thousandths of its excess. */
const ZONE_UNIT = 10_000

/**
 * Tariff income tax in whole euros.
 *
 * @param income taxable income; fractions of a euro are dropped
 */
export function tariffIncomeTax(income: number, on: IsoDate = LAW_DATE): number {
  const x = wholeEuros(Math.max(0, income))
  const zone = einkommensteuertarif.on(on).zonen.findLast((candidate) => x > candidate.ab)
  if (zone === undefined) return 0
  if ('satz' in zone) return wholeEuros(zone.satz * x - zone.abzug)
  const y = (x - zone.ab) / ZONE_UNIT
  return wholeEuros((zone.a * y + zone.b) * y + zone.c)
}

/** Solidarity surcharge on a tariff income tax, unrounded: nothing up to the threshold, then phased in. */
export function tariffSoli(incomeTax: number, on: IsoDate = LAW_DATE): number {
  const excess = Math.max(0, incomeTax - soliFreigrenze.on(on))
  return Math.min(incomeTax * solidaritaetszuschlagsatz.on(on), excess * soliMilderung.on(on))
}

/** Tariff income tax with church tax (a fraction of it) and solidarity surcharge. */
export function tariffTax(income: number, churchRate: number, on: IsoDate = LAW_DATE): number {
  const incomeTax = tariffIncomeTax(income, on)
  return incomeTax * (1 + churchRate) + tariffSoli(incomeTax, on)
}

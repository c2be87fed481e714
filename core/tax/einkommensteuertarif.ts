/** Income tax by the tariff, for a single person (section 32a(1) EStG). Amounts in EUR. */
import type { IsoDate } from '../dates'
import { einkommensteuertarif, soliFreigrenze, soliMilderung } from '../law/einkommensteuertarif'
import { solidaritaetszuschlagsatz } from '../law/kapitalertrag'
import { wholeEuros } from '../money'
import { LAW_DATE } from '../version'

/** A zone's figures count in ten-thousandths of its excess. */
const ZONE_UNIT = 10_000

/**
 * Tariff income tax in whole euros.
 *
 * @param income taxable income; fractions of a euro are dropped
 */
export function tariffIncomeTax(income: number, on: IsoDate = LAW_DATE): number {
  const tariff = einkommensteuertarif.on(on)
  const x = wholeEuros(Math.max(0, income))
  let floor = tariff.grundfreibetrag
  if (x <= floor) return 0
  for (const zone of tariff.progressionszonen) {
    const y = (x - floor) / ZONE_UNIT
    if (x <= zone.bis) return wholeEuros((zone.a * y + zone.b) * y + zone.c)
    floor = zone.bis
  }
  const zone = tariff.proportionalzonen.find((candidate) => x <= candidate.bis)
  if (zone === undefined) throw new RangeError('Einkommensteuertarif: no zone for this income')
  return wholeEuros(zone.satz * x - zone.abzug)
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

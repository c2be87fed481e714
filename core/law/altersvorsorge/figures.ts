/** Subsidised private pensions: Abschnitt XI EStG and AltZertG as reformed from 2027 on, and the rules of Riester contracts before. */
import type { IsoDate } from '../../values/dates'
import { dated, type DatedFigure, type DatedRow, ESTG } from '../dated'

/** First day of the reformed support (article 14 of the act). */
export const REFORM: IsoDate = '2027-01-01'

const GAZETTE = 'https://www.recht.bund.de/bgbl/1/2026/156/regelungstext.pdf'

/** A figure of the act of 26 May 2026. */
const act = <T>(name: string, norm: string, unit: DatedFigure['unit'], value: T): DatedFigure<T> => {
  const row: DatedRow<T> = { from: REFORM, value, source: `Altersvorsorgereformgesetz vom 26. Mai 2026, BGBl. 2026 I Nr. 156, ${norm}, Wortlaut`, url: GAZETTE, checked: '2026-11-23' }
  return dated({ name, norm, unit, rows: [row] })
}

/** Own contribution below which no allowance is due (EUR a calendar year). */
export const mindesteigenbeitrag = act('Mindesteigenbeitrag', '§ 86 EStG', 'EUR/year', 120)

/** Basic allowance: shares of the contribution up to two bounds (EUR a year). */
export const grundzulage = act('Grundzulage', '§ 84 EStG', 'table', { low: { upTo: 360, share: 0.5 }, high: { upTo: 1800, share: 0.25 } })

/** Bonus for career starters, paid once (EUR), to those younger than `belowAge` (years) when the contribution year begins. */
export const berufseinsteigerbonus = act('Berufseinsteiger-Bonus', '§ 84 EStG', 'table', { amount: 200, belowAge: 25 })

/** Child allowance: a share of the contribution, at most `most` EUR a year for each child; the same contribution counts for every child. */
export const kinderzulage = act('Kinderzulage', '§ 85 Abs. 1 EStG', 'table', { share: 1, most: 300 })

/** Highest basic allowance of a spouse who is entitled only indirectly, through the other one (EUR a year). */
export const mittelbareGrundzulage = act('Grundzulage mittelbar Berechtigter', '§ 84 EStG, § 79 Satz 2 EStG', 'EUR/year', 175)

/** Highest deductible contribution (EUR a year), allowances on top; `indirectSpouse` is added if one spouse is entitled through the other. */
export const sonderausgabenabzug = act('Sonderausgabenabzug für Altersvorsorgebeiträge', '§ 10a Abs. 1 und 3 EStG', 'table', { most: 1800, indirectSpouse: 120 })

/** Highest contribution to one contract (EUR a year); allowances and returns do not count. */
export const hoechstbeitrag = act('Höchstbeitrag je Vertrag', '§ 1 Abs. 1 Nr. 5 AltZertG', 'EUR/year', 6840)

/** Cap on the effective costs of the standard depot (a fraction of the capital a year). */
export const kostendeckel = act('Kostendeckel des Standarddepots', '§ 2a AltZertG', 'fraction', 0.01)

/**
 * Payout: earliest and latest age at its start and the least age at the end of a payout plan (years), largest lump sum (a
 * fraction of the capital), smallest instalment (a fraction of the capital divided by the months left).
 */
export const auszahlung = act('Auszahlungsphase', '§ 1 Abs. 1 AltZertG', 'table', { earliest: 65, latest: 70, planUntil: 85, atOnce: 0.3, instalment: 0.8 })

/** Monthly reference amount of social insurance, by which small annuities are measured (EUR). */
export const bezugsgroesse = dated({
  name: 'Bezugsgröße im Monat',
  norm: '§ 18 Abs. 1 SGB IV',
  unit: 'EUR/month',
  yearly: true,
  rows: [{ from: '2026-01-01', value: 3955, source: 'Sozialversicherungsrechengrößen-Verordnung 2026, 24. November 2025, BGBl. 2025 I Nr. 278', checked: '2026-11-23' }],
})

/** Largest monthly annuity that may be commuted to a lump sum (a fraction of the monthly reference amount). */
export const kleinbetragsrente = act('Kleinbetragsrente', '§ 93 Abs. 3 EStG', 'fraction', 0.015)

/** Taxed share (a fraction) of the gain in unsubsidised capital if it is paid out from an age and a contract term on (both in years). */
export const halberUnterschied = dated({
  name: 'Hälftiger Unterschiedsbetrag',
  norm: '§ 22 Nr. 5 Satz 2 Buchst. c, § 20 Abs. 1 Nr. 6 Satz 2 EStG',
  unit: 'table',
  rows: [{ from: '2012-01-01', value: { share: 0.5, age: 62, years: 12 }, source: '§ 20 Abs. 1 Nr. 6 Satz 2 EStG, § 52 Abs. 28 Satz 7 EStG, Wortlaut', url: ESTG, checked: '2026-11-23', unconfirmed: 'first day' }],
})

/** Taxed share of a life annuity from unsubsidised capital by the age at its start (fractions). */
export const ertragsanteil = dated<Readonly<Record<number, number>>>({
  name: 'Ertragsanteil einer Leibrente',
  norm: '§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb EStG',
  unit: 'table',
  rows: [
    {
      from: '2005-01-01',
      value: { 65: 0.18, 66: 0.18, 67: 0.17, 68: 0.16, 69: 0.15, 70: 0.15 },
      source: '§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb EStG, Wortlaut; gesetze-mit-links.de',
      url: ESTG,
      checked: '2026-11-23',
      unconfirmed: 'first day',
    },
  ],
})

/** Standard deduction for expenses from all pension income of a year (EUR). */
export const rentenpauschbetrag = dated({
  name: 'Werbungskosten-Pauschbetrag bei Renten',
  norm: '§ 9a Satz 1 Nr. 3 EStG',
  unit: 'EUR/year',
  rows: [{ from: '2005-01-01', value: 102, source: '§ 9a Satz 1 Nr. 3 EStG, Wortlaut', url: ESTG, checked: '2026-11-23', unconfirmed: 'first day' }],
})

/**
 * Allowances of contracts concluded before 2027 (EUR a year): `share` of the income of the year before is due as
 * contribution, allowances included; the child allowance depends on the year of birth.
 */
export const riesterfoerderung = dated({
  name: 'Zulagen und Mindesteigenbeitrag für Altverträge',
  norm: '§§ 84 bis 86 EStG in der bis 2026 geltenden Fassung',
  unit: 'table',
  rows: [
    {
      from: '2018-01-01',
      value: { basic: 175, child: { from: 2008, amount: 300, before: 185 }, share: 0.04, most: 2100, least: 60 },
      source: '§§ 84, 85, 86 EStG in der bis 2026 geltenden Fassung, Wortlaut; für Altverträge weiter anzuwenden nach § 52 Abs. 50a EStG',
      url: ESTG,
      checked: '2026-11-23',
    },
  ],
})

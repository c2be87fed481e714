import { yearOf } from '../../values/dates'
import { dated, type DatedFigure, ESTG, SOLZG } from '../dated'

/** A zone with a rising marginal rate: the tax is `(a * y + b) * y + c`, where y is a ten-thousandth of the income above `ab`. */
interface Progressionszone {
  /** The zone applies to incomes above this. */
  ab: number
  a: number
  b: number
  c: number
}

/** A zone with a constant marginal rate: the tax on an income x is `satz * x - abzug`. */
interface Proportionalzone {
  ab: number
  /** Fraction. */
  satz: number
  abzug: number
}

/** The income tax tariff of a year for a single person; the first zone begins above the Grundfreibetrag. EUR. */
export interface Tarif {
  grundfreibetrag: number
  zonen: readonly (Progressionszone | Proportionalzone)[]
}

const tarif = (first: Progressionszone, ...others: Tarif['zonen']): Tarif => ({ grundfreibetrag: first.ab, zonen: [first, ...others] })

/** Income tax tariff, basic allowance included. */
export const einkommensteuertarif = dated<Tarif>({
  name: 'Einkommensteuertarif und Grundfreibetrag',
  norm: '§ 32a Abs. 1 EStG',
  unit: 'table',
  yearly: true,
  rows: [
    {
      from: '2021-01-01',
      value: tarif(
        { ab: 9744, a: 995.21, b: 1400, c: 0 },
        { ab: 14753, a: 208.85, b: 2397, c: 950.96 },
        { ab: 57918, satz: 0.42, abzug: 9136.63 },
        { ab: 274612, satz: 0.45, abzug: 17374.99 },
      ),
      source: '§ 32a Abs. 1 EStG in der für 2021 geltenden Fassung; aus zweiter Hand: öffentliche Steuerprogramme, die den Gesetzestext angeben, und Stetigkeit',
      checked: '2026-11-23',
    },
    {
      from: '2022-01-01',
      value: tarif(
        { ab: 10347, a: 1088.67, b: 1400, c: 0 },
        { ab: 14926, a: 206.43, b: 2397, c: 869.32 },
        { ab: 58596, satz: 0.42, abzug: 9336.45 },
        { ab: 277825, satz: 0.45, abzug: 17671.2 },
      ),
      source: '§ 32a Abs. 1 EStG in der für 2022 geltenden Fassung; aus zweiter Hand: öffentliche Steuerprogramme, die den Gesetzestext angeben, und Stetigkeit',
      checked: '2026-11-23',
    },
    {
      from: '2023-01-01',
      value: tarif(
        { ab: 10908, a: 979.18, b: 1400, c: 0 },
        { ab: 15999, a: 192.59, b: 2397, c: 966.53 },
        { ab: 62809, satz: 0.42, abzug: 9972.98 },
        { ab: 277825, satz: 0.45, abzug: 18307.73 },
      ),
      source: '§ 32a Abs. 1 EStG in der für 2023 geltenden Fassung; aus zweiter Hand: öffentliche Steuerprogramme, die den Gesetzestext angeben, und Stetigkeit',
      checked: '2026-11-23',
    },
    {
      from: '2024-01-01',
      value: tarif(
        { ab: 11784, a: 954.8, b: 1400, c: 0 },
        { ab: 17005, a: 181.19, b: 2397, c: 991.21 },
        { ab: 66760, satz: 0.42, abzug: 10636.31 },
        { ab: 277825, satz: 0.45, abzug: 18971.06 },
      ),
      source: '§ 32a Abs. 1 EStG in der für 2024 geltenden Fassung; aus zweiter Hand: öffentliche Steuerprogramme, die den Gesetzestext angeben, und Stetigkeit',
      checked: '2026-11-23',
    },
    {
      from: '2025-01-01',
      value: tarif(
        { ab: 12096, a: 932.3, b: 1400, c: 0 },
        { ab: 17443, a: 176.64, b: 2397, c: 1015.13 },
        { ab: 68480, satz: 0.42, abzug: 10911.92 },
        { ab: 277825, satz: 0.45, abzug: 19246.67 },
      ),
      source:
        '§ 32a Abs. 1 EStG in der für 2025 geltenden Fassung; Grundfreibetrag: A. Paff Steuerberatung; Zonen aus zweiter Hand: vier öffentliche Steuerprogramme, die den Gesetzestext angeben, und Stetigkeit',
      url: 'https://www.aav-paff.com/aktuelles-1/steuerliche-freibeträge',
      checked: '2026-11-22',
    },
    {
      from: '2026-01-01',
      value: tarif(
        { ab: 12348, a: 914.51, b: 1400, c: 0 },
        { ab: 17799, a: 173.1, b: 2397, c: 1034.87 },
        { ab: 69878, satz: 0.42, abzug: 11135.63 },
        { ab: 277825, satz: 0.45, abzug: 19470.38 },
      ),
      source: '§ 32a Abs. 1 EStG in der ab 2026 geltenden Fassung, Wortlaut (buzer.de, a321119); Grundfreibetrag: check24.de, raisin.com',
      url: 'https://www.check24.de/tagesgeld/lexikon/nichtveranlagungsbescheinigung',
      checked: '2026-11-22',
    },
  ],
  proposed: [
    {
      state: 'bill',
      from: '2027-01-01',
      value: tarif(
        { ab: 12564, a: 952.24, b: 1400, c: 0 },
        { ab: 17799, a: 170.74, b: 2397, c: 993.86 },
        { ab: 70600, satz: 0.42, abzug: 11241.73 },
        { ab: 249999, satz: 0.45, abzug: 18741.73 },
        { ab: 279999, satz: 0.47, abzug: 24341.73 },
      ),
      source: 'Entwurf des EStRefG 2027: BR-Drs. 507/26 vom 4. September 2026, BT-Drs. 21/8235 vom 28. September 2026, § 32a Abs. 1 EStG; aus zweiter Hand, und Stetigkeit',
      checked: '2026-11-23',
    },
  ],
})

const SOLI_FREIGRENZEN = 'https://steuergo.de/blog/solidaritaetszuschlag-erhoehung-der-freigrenze'

/** Income tax by the tariff up to which a single person owes no solidarity surcharge (EUR). */
export const soliFreigrenze = dated<number>({
  name: 'Freigrenze des Solidaritätszuschlags',
  norm: '§ 3 Abs. 3 SolzG 1995',
  unit: 'EUR/year',
  yearly: true,
  rows: [
    { from: '2021-01-01', value: 16956, source: '§ 3 Abs. 3 SolzG 1995 in der für 2021 geltenden Fassung; steuergo.de', url: SOLI_FREIGRENZEN, checked: '2026-11-23' },
    { from: '2022-01-01', value: 16956, source: '§ 3 Abs. 3 SolzG 1995 in der für 2022 geltenden Fassung; steuergo.de', url: SOLI_FREIGRENZEN, checked: '2026-11-23' },
    { from: '2023-01-01', value: 17543, source: '§ 3 Abs. 3 SolzG 1995 in der für 2023 geltenden Fassung; steuergo.de', url: SOLI_FREIGRENZEN, checked: '2026-11-23' },
    { from: '2024-01-01', value: 18130, source: '§ 3 Abs. 3 SolzG 1995 in der für 2024 geltenden Fassung; steuergo.de', url: SOLI_FREIGRENZEN, checked: '2026-11-23' },
    {
      from: '2025-01-01',
      value: 19950,
      source: '§ 3 Abs. 3 SolzG 1995 in der für 2025 geltenden Fassung; steuer-berater.de, Lexikon',
      url: 'https://www.steuer-berater.de/lexikon/solidaritaetszuschlag',
      checked: '2026-11-22',
    },
    {
      from: '2026-01-01',
      value: 20350,
      source: '§ 3 Abs. 3 SolzG 1995 in der ab 2026 geltenden Fassung; steuerberatung-thieler.de',
      checked: '2026-11-22',
    },
  ],
})

/** Share of the tax above the threshold that the surcharge may not exceed (a fraction). */
export const soliMilderung = dated<number>({
  name: 'Milderungszone des Solidaritätszuschlags',
  norm: '§ 4 Satz 2 SolzG 1995',
  unit: 'fraction',
  rows: [
    { from: '2021-01-01', value: 0.119, source: '§ 4 Satz 2 SolzG 1995, Wortlaut', url: SOLZG, checked: '2026-11-22', unconfirmed: 'first day' },
  ],
})

/** Standard deduction for special expenses of a single person (EUR a year). */
export const sonderausgabenPauschbetrag = dated<number>({
  name: 'Sonderausgaben-Pauschbetrag',
  norm: '§ 10c EStG',
  unit: 'EUR/year',
  rows: [
    {
      from: '2009-01-01',
      value: 36,
      source: '§ 10c Satz 1 EStG, Wortlaut; A. Paff Steuerberatung',
      url: ESTG,
      checked: '2026-11-22',
      unconfirmed: 'first day',
    },
  ],
})

const yearsOf = ({ rows }: DatedFigure): number[] => rows.map(({ from }) => yearOf(from))

/** Calendar years whose tariff tax can be calculated, surcharge included. */
export const tarifjahre: readonly number[] = yearsOf(einkommensteuertarif).filter((year) => yearsOf(soliFreigrenze).includes(year))

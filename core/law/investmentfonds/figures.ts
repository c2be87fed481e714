import { type IsoDate, monthOf, yearOf } from '../../values/dates'
import { dated, type DatedRow, INVSTG } from '../dated'
import type { Fondstyp } from './fondstyp'

const decree = 'FinMin Sachsen-Anhalt, Erlass vom 16.02.2024 (datenbank.nwb.de, Dokument 1044744)'
const investmentsteuergesetz = 'https://lexaris.io/book/document/6130080/page/32'
const fondsprofessionell =
  'https://www.fondsprofessionell.de/news/vertrieb/headline/vorabpauschale-basiszins-fuer-2026-ist-so-hoch-wie-nie-zuvor-247545/'

const published = (year: number, value: number, checked: IsoDate, source: string, url?: string): DatedRow<number> => ({
  from: `${year}-01-01`,
  value,
  source,
  ...(url === undefined ? {} : { url }),
  checked,
})

/** Base rate for the advance lump sum of a year (percentage points); a negative one means no lump sum. */
export const basiszins = dated<number>({
  name: 'Basiszins',
  norm: '§ 18 Abs. 4 InvStG',
  unit: 'percent',
  yearly: true,
  rows: [
    published(2018, 0.87, '2026-11-22', decree),
    published(2019, 0.52, '2026-11-22', decree),
    published(2020, 0.07, '2026-11-22', decree),
    published(2021, -0.45, '2026-11-22', decree),
    published(2022, -0.05, '2026-11-22', decree),
    published(2023, 2.55, '2026-11-22', `BMF-Schreiben vom 04.01.2023; ${decree}`),
    published(2024, 2.29, '2026-11-22', `BMF-Schreiben vom 05.01.2024; ${decree}; fondsprofessionell.de`, fondsprofessionell),
    published(
      2025, 2.53, '2026-11-22',
      'BMF-Schreiben vom 10.01.2025 (Frambach Steuerberatung); fondsprofessionell.de; finanztip.de',
      'https://frambachsteuerberatung.de/?p=728',
    ),
    published(
      2026, 3.2, '2026-11-22',
      'BMF-Schreiben vom 13.01.2026; BVI, 14.01.2026',
      'https://direkt.bvi.de/bvi-direkt/detailansicht/bmf-veroeffentlicht-basiszins-zur-berechnung-der-vorabpauschale-fuer-2026',
    ),
  ],
})

/** Share of the base rate that counts as base yield (a fraction): 70 %, which allows for the costs of a fund. */
export const basisertragAnteil = dated<number>({
  name: 'Anteil des Basiszinses am Basisertrag',
  norm: '§ 18 Abs. 1 Satz 2 InvStG',
  unit: 'fraction',
  rows: [
    { from: '2018-01-01', value: 0.7, source: '§ 18 Abs. 1 InvStG, Wortlaut (lexaris.io)', url: investmentsteuergesetz, checked: '2026-11-22' },
  ],
})

/** Partial exemption of private investors by kind of fund (a fraction of distribution, lump sum or gain). */
export const teilfreistellung = dated<Readonly<Record<Fondstyp, number>>>({
  name: 'Teilfreistellung',
  norm: '§ 20 InvStG',
  unit: 'table',
  rows: [
    {
      from: '2018-01-01',
      value: { AKTIENFONDS: 0.3, MISCHFONDS: 0.15, IMMOBILIENFONDS: 0.6, IMMOBILIENFONDS_AUSLAND: 0.8, SONSTIGE: 0 },
      source: '§ 20 Abs. 1 bis 3 InvStG, Wortlaut; buzer.de, a199932; Union Investment, Lexikon',
      url: INVSTG,
      checked: '2026-11-22',
    },
  ],
})

/** The first year that calculators offer: before it the base rate was negative or the rules were still settling. */
const FIRST_STEUERJAHR = 2023

/** Calendar years with a published base rate, the negative ones too. */
export const basiszinsjahre: readonly number[] = basiszins.rows.map(({ from }) => yearOf(from))

/** Where the base rate of each of these years is published. */
export const basiszinsSources = (): string[] => basiszins.rows.map(({ from, source }) => `Basiszins ${yearOf(from)}: ${source}`)

/** Calendar years that the calculators offer: those with a published base rate. */
export const steuerjahre: readonly number[] = basiszinsjahre.filter((year) => year >= FIRST_STEUERJAHR)

/** The year before the latest published base rate: it is over, and its lump sum is taxed now. */
export const steuerjahrDefault: number = steuerjahre.at(-2) ?? FIRST_STEUERJAHR

/** Month from which on the lump sum taxed next January is meant; before it, the one taxed last January. */
const OCTOBER = 10

/** The year whose lump sum is meant on a day, even if its base rate is not published. */
export function wantedSteuerjahr(day: string): number {
  const year = yearOf(day)
  return monthOf(day) < OCTOBER ? year - 1 : year
}

/** That year, or the latest one before it with a published base rate. */
export function steuerjahrAt(day: string): number {
  const wanted = wantedSteuerjahr(day)
  return steuerjahre.findLast((each) => each <= wanted) ?? FIRST_STEUERJAHR
}

/** The base rate published for a calendar year, percentage points; undefined if there is none, where `basiszins.on` returns the rate of an earlier year. */
export const publishedBasiszins = (year: number): number | undefined =>
  basiszins.rows.find((row) => row.from.startsWith(`${year}-`))?.value ?? undefined

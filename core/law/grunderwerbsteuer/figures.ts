import type { IsoDate } from '../../values/dates'
import { dated, type DatedFigure } from '../dated'

/** The Länder in lower-case ASCII, as property calculators spell them. */
export const laender = [
  'baden-wuerttemberg', 'bayern', 'berlin', 'brandenburg', 'bremen', 'hamburg', 'hessen', 'mecklenburg-vorpommern',
  'niedersachsen', 'nordrhein-westfalen', 'rheinland-pfalz', 'saarland', 'sachsen', 'sachsen-anhalt',
  'schleswig-holstein', 'thueringen',
] as const

export type Land = (typeof laender)[number]

const CHECKED = '2026-11-20'

/** One rate of a Land: first day, fraction of the price, and the page that states it where one was noted. */
type Rate = [from: IsoDate, rate: number, page?: string]

const rate = (land: Land, ...rates: Rate[]): DatedFigure<number> =>
  dated({
    name: `Grunderwerbsteuersatz ${land}`,
    norm: '§ 11 Abs. 1 GrEStG, Art. 105 Abs. 2a GG',
    unit: 'fraction',
    rows: rates.map(([from, value, page]) => ({
      from,
      value,
      source: `Law of ${land} on the rate of the land transfer tax, in force since ${from}${page ? ` (${page})` : ''}`,
      checked: CHECKED,
    })),
  })

/** Rate of the land transfer tax of each Land. */
export const grunderwerbsteuersatz: Readonly<Record<Land, DatedFigure<number>>> = {
  'baden-wuerttemberg': rate('baden-wuerttemberg', ['2011-11-05', 0.05, 'wohnglueck.de']),
  bayern: rate('bayern', ['1997-01-01', 0.035, 'm-tax.de']),
  berlin: rate('berlin', ['2014-01-01', 0.06]),
  brandenburg: rate('brandenburg', ['2015-07-01', 0.065]),
  bremen: rate('bremen', ['2014-01-01', 0.05, 'auctoa.de'], ['2025-07-01', 0.055, 'auctoa.de']),
  hamburg: rate('hamburg', ['2009-01-01', 0.045, 'm-tax.de'], ['2023-01-01', 0.055, 'm-tax.de']),
  hessen: rate('hessen', ['2014-08-01', 0.06]),
  'mecklenburg-vorpommern': rate('mecklenburg-vorpommern', ['2019-07-01', 0.06]),
  niedersachsen: rate('niedersachsen', ['2014-01-01', 0.05]),
  'nordrhein-westfalen': rate('nordrhein-westfalen', ['2015-01-01', 0.065]),
  'rheinland-pfalz': rate('rheinland-pfalz', ['2012-03-01', 0.05]),
  saarland: rate('saarland', ['2015-01-01', 0.065]),
  sachsen: rate('sachsen', ['1997-01-01', 0.035, 'm-tax.de'], ['2023-01-01', 0.055, 'm-tax.de']),
  'sachsen-anhalt': rate('sachsen-anhalt', ['2012-03-01', 0.05]),
  'schleswig-holstein': rate('schleswig-holstein', ['2014-01-01', 0.065]),
  thueringen: rate('thueringen', ['2017-01-01', 0.065, 'tbv-erfurt.de'], ['2024-01-01', 0.05, 'tbv-erfurt.de, thomas-daily.de']),
}

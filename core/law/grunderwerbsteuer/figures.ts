import { germanDay, type IsoDate } from '../../values/dates'
import { text } from '../../values/text'
import { dated, type DatedFigure, GRESTG } from '../dated'

/** The Länder in lower-case ASCII, as property calculators spell them. */
export const laender = [
  'baden-wuerttemberg', 'bayern', 'berlin', 'brandenburg', 'bremen', 'hamburg', 'hessen', 'mecklenburg-vorpommern',
  'niedersachsen', 'nordrhein-westfalen', 'rheinland-pfalz', 'saarland', 'sachsen', 'sachsen-anhalt',
  'schleswig-holstein', 'thueringen',
] as const

export type Land = (typeof laender)[number]

/** A table of rates with their first days as of July 2015, and one of rates as of 1 January 2023. */
const FIRST_DAYS = 'immobiliensachverstand.net'
const RATES_OF_2023 = 'conboa-immobilien.de'

/** One rate of a Land: first day, fraction of the price, the page that states it, and `first day` if no page confirms that day. */
type Rate = [from: IsoDate, rate: number, page: string, unconfirmed?: 'first day']

const rate = (land: Land, ...rates: Rate[]): DatedFigure<number> =>
  dated({
    name: `Grunderwerbsteuersatz ${land}`,
    norm: '§ 11 Abs. 1 GrEStG, Art. 105 Abs. 2a GG',
    unit: 'fraction',
    rows: rates.map(([from, value, page, unconfirmed]) => ({
      from,
      value,
      source: text(`Law of ${land} on the rate of the land transfer tax, in force since ${from} (${page})`, `Landesgesetz (${land}) zum Grunderwerbsteuersatz, in Kraft seit ${germanDay(from)} (${page})`),
      checked: '2026-11-22',
      ...(unconfirmed === undefined ? {} : { unconfirmed }),
    })),
  })

/** Source of the federal rate of 3.5 %, which applies if a Land has set no rate of its own. */
const FEDERAL = `§ 11 Abs. 1 GrEStG: ${GRESTG}; erster Tag: lilienruh.blogspot.com; m-tax.de`

/** Rate of the land transfer tax of each Land (a fraction of the price). */
export const grunderwerbsteuersatz: Readonly<Record<Land, DatedFigure<number>>> = {
  'baden-wuerttemberg': rate('baden-wuerttemberg', ['2011-11-05', 0.05, `${FIRST_DAYS}, ${RATES_OF_2023}`]),
  bayern: rate('bayern', ['1997-01-01', 0.035, FEDERAL]),
  berlin: rate('berlin', ['2014-01-01', 0.06, `${FIRST_DAYS}, ${RATES_OF_2023}`]),
  brandenburg: rate('brandenburg', ['2015-07-01', 0.065, `${FIRST_DAYS}, ${RATES_OF_2023}`]),
  bremen: rate('bremen', ['2014-01-01', 0.05, `${FIRST_DAYS}, auctoa.de`], ['2025-07-01', 0.055, 'auctoa.de, brv-zeitung.de']),
  hamburg: rate('hamburg', ['2009-01-01', 0.045, FIRST_DAYS], ['2023-01-01', 0.055, `m-tax.de, ${RATES_OF_2023}`]),
  hessen: rate('hessen', ['2014-08-01', 0.06, `${FIRST_DAYS}, ${RATES_OF_2023}`]),
  'mecklenburg-vorpommern': rate('mecklenburg-vorpommern', ['2019-07-01', 0.06, `baufi-go.de, ${RATES_OF_2023}`, 'first day']),
  niedersachsen: rate('niedersachsen', ['2014-01-01', 0.05, `${FIRST_DAYS}, ${RATES_OF_2023}`]),
  'nordrhein-westfalen': rate('nordrhein-westfalen', ['2015-01-01', 0.065, `${FIRST_DAYS}, ${RATES_OF_2023}`]),
  'rheinland-pfalz': rate('rheinland-pfalz', ['2012-03-01', 0.05, `${FIRST_DAYS}, ${RATES_OF_2023}`]),
  saarland: rate('saarland', ['2015-01-01', 0.065, `${FIRST_DAYS}, ${RATES_OF_2023}`]),
  sachsen: rate('sachsen', ['1997-01-01', 0.035, FEDERAL], ['2023-01-01', 0.055, `m-tax.de, ${RATES_OF_2023}`]),
  'sachsen-anhalt': rate('sachsen-anhalt', ['2012-03-01', 0.05, `${FIRST_DAYS}, ${RATES_OF_2023}`]),
  'schleswig-holstein': rate('schleswig-holstein', ['2014-01-01', 0.065, `${FIRST_DAYS}, ${RATES_OF_2023}`]),
  thueringen: rate('thueringen', ['2017-01-01', 0.065, `tbv-erfurt.de, ${RATES_OF_2023}`, 'first day'], ['2024-01-01', 0.05, 'tbv-erfurt.de, thomas-daily.de']),
}

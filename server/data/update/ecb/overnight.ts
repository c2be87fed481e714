/** The compounded euro short-term rate of the European Central Bank, from which overnight funds are computed. */
import { OVERNIGHT } from '../../../../core/portfolio/analyses/historical-replay/stand-ins/computed'
import type { PriceSeries } from '../../../../core/reference/reference'
import { daysBetween, isIsoDate, type IsoDate } from '../../../../core/values/dates'
import { csvRecords, BundleError } from '../../bundle/csv'
import { decimalOf } from '../../decimal'
import { embeddedPrices } from '../../embedded/embedded'
import { isOfNoPossibleDay, isOlder, isStale, type Doubt } from '../../quality'
import type { Document } from '../../store/documents'
import { believe, wayOut, type RenewableList } from '../renewal'
import type { SourceClient } from '../client'

const NAME = 'ecb-overnight'
const FILE = 'EST.csv'

interface Day {
  date: IsoDate
  value: number
}

/** The list; `base` is the bank's data service. */
export const ecbOvernight = (client: SourceClient, base: string): RenewableList => ({
  name: NAME,
  title: 'ECB compounded euro short-term rate',
  async newest({ last, today }) {
    const days = daysIn((await client.get(`${base}/EST/B.${OVERNIGHT}.CI?format=csvdata`)).toString('utf8'))
    const known = embeddedPrices().get(OVERNIGHT)
    const asOf = days.at(-1)?.date ?? ''
    believe([
      isOfNoPossibleDay(asOf, today), isStale(asOf, daysBetween(asOf, today)), isOlder(asOf, known?.dates.at(-1) ?? '', 'the index of the package'), moves(days), differs(days, known),
    ])
    if (last !== null) believe([isOlder(asOf, last.info.asOf, 'the last one')], wayOut.afterLast)
    if (asOf === last?.info.edition) return null
    const whole = [...before(known, days[0]?.date ?? ''), ...days]
    const documents: Document[] = [{ kind: 'prices', key: OVERNIGHT, asOf, body: { isin: OVERNIGHT, currency: 'EUR', basis: 'total_return', dates: whole.map(({ date }) => date), closes: whole.map(({ value }) => value) } }]
    const source = { id: NAME, title: 'ECB compounded euro short-term rate', licence: 'free reuse with the source named', url: 'https://data.ecb.europa.eu/data/datasets/EST', retrieved: today }
    return { batch: { name: NAME, format: NAME, title: source.title, asOf, edition: asOf, sources: [source], documents }, rows: days.length, unknownSector: null }
  },
})

/** The days of the service's CSV, oldest first. */
function daysIn(text: string): Day[] {
  const [header, ...rows] = [...csvRecords(FILE, text)]
  const [date = -1, value = -1] = ['TIME_PERIOD', 'OBS_VALUE'].map((name) => header?.cells.indexOf(name) ?? -1)
  if (date === -1 || value === -1) throw new BundleError(FILE, 'is not a series of the data service', 1)
  if (!text.endsWith('\n') || rows.length === 0) throw new BundleError(FILE, 'ends inside a line: the file is cut off')
  const days = rows.map(({ line, cells }) => {
    const day = { date: cells[date] ?? '', value: decimalOf(cells[value] ?? '') ?? 0 }
    if (cells.length !== header?.cells.length || !isIsoDate(day.date) || day.value <= 0) throw new BundleError(FILE, 'is not a day of the index', line)
    return day
  })
  const repeated = days.findIndex((day, index) => index > 0 && day.date <= (days[index - 1]?.date ?? ''))
  if (repeated !== -1) throw new BundleError(FILE, 'is repeated or out of order', rows[repeated]?.line ?? null, 'TIME_PERIOD')
  return days
}

/** Largest change between two days: above the interest of ten days at 20 % a year. */
const MOST_A_STEP = 0.006

function moves(days: readonly Day[]): Doubt {
  const strange = days.find((day, index) => index > 0 && Math.abs(day.value / (days[index - 1]?.value ?? day.value) - 1) > MOST_A_STEP)
  return strange === undefined ? null : `moves by more than ${100 * MOST_A_STEP} % on ${strange.date}: no overnight rate does`
}

/** Tolerance between two series compounded from the same rates; a difference above the interest of a day is no rounding. */
const ALIKE = 2e-4

function differs(days: readonly Day[], known: PriceSeries | undefined): Doubt {
  const values = new Map(days.map(({ date, value }) => [date, value]))
  const strange = known?.dates.find((date, index) => Math.abs((values.get(date) ?? known.closes[index] ?? 1) / (known.closes[index] ?? 1) - 1) > ALIKE)
  return strange === undefined ? null : `differs on ${strange} from the index of the package`
}

/** Days of the embedded series before the first of the service. */
const before = (known: PriceSeries | undefined, first: IsoDate): Day[] =>
  (known?.dates ?? []).flatMap((date, index) => (date < first ? [{ date, value: known?.closes[index] ?? 0 }] : []))

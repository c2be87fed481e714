/** Single days of the reference rates, as the European Central Bank has them in XML: the newest one, or those of 90 days. */
import type { RateSeries } from '../../../../core/reference/reference'
import { isIsoDate, type IsoDate } from '../../../../core/values/dates'
import { walkXml } from '../../../../sdk/files/formats/xml'
import { BundleError } from '../../bundle/csv'
import { decimalOf } from '../../decimal'
import { inFile } from '../../importers/reading/xml'
import { SourceAway, type SourceClient } from '../client'

/** Rates of one day by currency. */
export interface Day {
  date: IsoDate
  rates: ReadonlyMap<string, number>
}

const MOST_DAYS = 100
const MOST_CURRENCIES = 200

/** The days of a file, oldest first; null where it is not there. */
export async function daysAt(client: SourceClient, url: string): Promise<readonly Day[] | null> {
  try {
    return daysIn(url.slice(url.lastIndexOf('/') + 1), (await client.get(url)).toString('utf8'))
  } catch (error) {
    if (error instanceof SourceAway) return null
    throw error
  }
}

const isDay = ({ date, rates }: Day): boolean =>
  isIsoDate(date) && rates.size > 0 && rates.size <= MOST_CURRENCIES && [...rates].every(([currency, rate]) => /^[A-Z]{3}$/.test(currency) && rate > 0)

function daysIn(file: string, xml: string): Day[] {
  const days: { date: IsoDate; rates: Map<string, number> }[] = []
  const open = (name: string, { time, currency, rate }: Readonly<Record<string, string>>): void => {
    if (name !== 'Cube') return
    if (time !== undefined && days.push({ date: time, rates: new Map() }) > MOST_DAYS) throw new BundleError(file, null, null, `has more than ${MOST_DAYS} days`)
    if (currency !== undefined) days.at(-1)?.rates.set(currency, decimalOf(rate ?? '') ?? 0)
  }
  inFile(file, () => walkXml(xml, { open, text: () => {}, close: () => {} }))
  const repeats = new Set(days.map(({ date }) => date)).size < days.length
  if (days.length === 0 || repeats || !days.every(isDay)) throw new BundleError(file, null, null, 'is not a day of reference rates')
  return days.sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** A history with those of the days, oldest first, that are after its last one. */
export const withDays = (history: readonly RateSeries[], days: readonly Day[]): RateSeries[] =>
  history.map((series) => {
    const added = days.flatMap(({ date, rates }) => {
      const rate = rates.get(series.currency)
      return rate === undefined || date <= (series.dates.at(-1) ?? '') ? [] : [{ date, rate }]
    })
    return { ...series, dates: [...series.dates, ...added.map(({ date }) => date)], perEur: Float64Array.of(...series.perEur, ...added.map(({ rate }) => rate)) }
  })

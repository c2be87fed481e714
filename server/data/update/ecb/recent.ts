/** Rates that are renewed by the bank's file of 90 days in place of its whole history. */
import type { RateSeries } from '../../../../core/reference/series'
import { daysBetween, type IsoDate } from '../../../../core/values/dates'
import { embeddedRates } from '../../embedded/embedded'
import type { SourceClient } from '../client'
import type { Present } from '../list'
import { daysAt, withDays, type Day } from './days'

const DAYS = 90

/** Quoted no more when the rates of the package begin. */
const gone = ['CYP', 'EEK', 'LVL', 'MTL', 'ROL', 'SIT', 'SKK', 'TRL']

/**
 * What is stored, and the days after it; null where that cannot be, so that the whole history is to be fetched: nothing is
 * stored or it is too old, there is no such file, a stored currency is not found, a new one is quoted, or a stored day is
 * another one.
 */
export async function continued(client: SourceClient, base: string, last: Present['last'], today: IsoDate): Promise<readonly RateSeries[] | null> {
  if (last === null || daysBetween(last.info.asOf, today) >= DAYS) return null
  const days = await daysAt(client, `${base}/eurofxref-hist-90d.xml`)
  const [first] = days ?? []
  if (days === null || first === undefined || first.date > last.info.asOf) return null
  const currencies = new Set([...gone, ...embeddedRates().map(({ currency }) => currency), ...days.flatMap(({ rates }) => [...rates.keys()])])
  const { found } = await last.layer.fx([...currencies], '0000-01-01', '9999-12-31')
  const stored = [...found.values()]
  return stored.length === last.info.counts.fx && isAlike(found, days, last.info.asOf) ? withDays(stored, days) : null
}

/** Whether the stored days from the first of the file on are its days, currency by currency. */
function isAlike(stored: ReadonlyMap<string, RateSeries>, days: readonly Day[], until: IsoDate): boolean {
  const first = days[0]?.date ?? ''
  const known = days.filter(({ date }) => date <= until)
  const isRead = [...stored.values()].every(({ currency, dates, perEur }) => dates.every((date, index) => date < first || known.some((day) => day.date === date && day.rates.get(currency) === perEur[index])))
  return isRead && days.every(({ rates }) => [...rates.keys()].every((currency) => stored.has(currency)))
}

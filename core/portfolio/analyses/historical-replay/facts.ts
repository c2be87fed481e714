import { addDays, type IsoDate } from '../../../values/dates'
import type { AnalysisContext } from '../../../operations/define'
import type { SnapshotRequest } from '../../schemas/request'
import { readHoldings, type Book } from '../../book/book'
import { nothing } from '../../../reference/lookup'
import { ask, type Lookup, type PriceSeries, type RateSeries, type Reference } from '../../../reference/reference'
import { MAX_AGE_DAYS } from './series'
import { reaches, type Histories } from './shortage'

interface ReplayWindow {
  portfolio: SnapshotRequest
  startDate: IsoDate
  endDate: IsoDate
}

/** What a replay needs. Prices and rates begin a week before the window, so that old ones can be carried in. */
export interface ReplayFacts {
  book: Book
  prices: Lookup<PriceSeries>
  rates: Lookup<RateSeries>
  /** All that there is of the lines and their currencies, where something does not reach over the window; else null. */
  all: Histories | null
}

/** Nothing is looked for before. */
const EARLIEST = '2000-01-01'

async function readPrices(isins: readonly string[], from: string, to: string, reference: Reference): Promise<Lookup<PriceSeries>> {
  const answers = await Promise.all(isins.map((isin) => ask([isin], () => reference.prices(isin, from, to))))
  return {
    found: new Map(answers.flatMap(({ found }) => [...found])),
    failed: new Set(answers.flatMap(({ failed }) => [...failed])),
  }
}

/** Reads book, prices and rates. Nothing but the book for a window in the future or a mix that is not wholly resolved. */
export async function readReplayFacts(inputs: ReplayWindow, reference: Reference, { today }: AnalysisContext): Promise<ReplayFacts> {
  const book = await readHoldings(inputs.portfolio, reference)
  const { positions } = book
  const { baseCurrency } = inputs.portfolio
  const resolved = positions.every((position) => position.status === 'resolved')
  if (inputs.endDate > today || !resolved) return { book, prices: nothing, rates: nothing, all: null }
  const from = addDays(inputs.startDate, -MAX_AGE_DAYS)
  const isins = positions.flatMap(({ isin }) => isin ?? [])
  const prices = await readPrices(isins, from, inputs.endDate, reference)
  const held = positions.flatMap(({ isin, currency }) => (isin === null ? currency : prices.found.get(isin)?.currency) ?? [])
  const foreign = [...new Set([...held, baseCurrency])].filter((code) => code !== 'EUR')
  const needed = held.every((code) => code === baseCurrency) ? [] : foreign
  const rates = await ask(needed, (codes) => reference.fx(codes, from, inputs.endDate))
  const isLong = ({ dates }: { dates: readonly IsoDate[] } | undefined = { dates: [] }): boolean => reaches(dates, inputs.startDate, inputs.endDate)
  const isWhole = isins.every((isin) => isLong(prices.found.get(isin))) && needed.every((code) => isLong(rates.found.get(code)))
  if (isWhole) return { book, prices, rates, all: null }
  const all = { prices: await readPrices(isins, EARLIEST, today, reference), rates: await ask(needed, (codes) => reference.fx(codes, EARLIEST, today)), currencies: needed }
  return { book, prices, rates, all }
}

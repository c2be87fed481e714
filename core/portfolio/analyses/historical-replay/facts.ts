import { addDays, type IsoDate } from '../../../values/dates'
import type { AnalysisContext } from '../../../operations/define'
import type { SnapshotRequest } from '../../schemas/request'
import { readHoldings, type Book } from '../../book/book'
import { nothing } from '../../../reference/lookup'
import { ask, type Lookup, type PriceSeries, type RateSeries, type Reference } from '../../../reference/reference'
import { MAX_AGE_DAYS } from './series'

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
}

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
  if (inputs.endDate > today || !resolved) return { book, prices: nothing, rates: nothing }
  const from = addDays(inputs.startDate, -MAX_AGE_DAYS)
  const prices = await readPrices(positions.flatMap(({ isin }) => isin ?? []), from, inputs.endDate, reference)
  const held = positions.flatMap(({ isin, currency }) => (isin === null ? currency : prices.found.get(isin)?.currency) ?? [])
  const foreign = [...new Set([...held, baseCurrency])].filter((code) => code !== 'EUR')
  const needed = held.every((code) => code === baseCurrency) ? [] : foreign
  return { book, prices, rates: await ask(needed, (codes) => reference.fx(codes, from, inputs.endDate)) }
}

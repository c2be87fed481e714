import { addDays, type IsoDate } from '../../../values/dates'
import type { AnalysisContext } from '../../../operations/define'
import type { SnapshotRequest } from '../../schemas/request'
import { readHoldings, type Book } from '../../book/book'
import { ask, type Lookup, type Reference, nothing, type PriceSeries, type RateSeries } from '../../../reference/reference'
import { MAX_AGE_DAYS } from './series'
import { reaches, type Histories } from './shortage'
import { joined, type Joined, type StandIn } from './stand-ins/join'
import { computed, computedSeries, isCoin } from './stand-ins/computed'
import { pairs } from './stand-ins/pairs'

interface ReplayWindow {
  portfolio: SnapshotRequest
  startDate: IsoDate
  endDate: IsoDate
}

/** Data of a replay. Prices and rates begin a week before the window, so that earlier ones can be carried forward into it. */
export interface ReplayFacts {
  book: Book
  prices: Lookup<PriceSeries>
  rates: Lookup<RateSeries>
  /** Series used in place of prices that lines of the mix lack. */
  standIns: readonly StandIn[]
  /** Full histories of the lines and their currencies, if one does not cover the window; else null. */
  all: Histories | null
}

/** First day of prices that are read. */
const EARLIEST = '2000-01-01'

async function readPrices(isins: readonly string[], from: string, to: string, reference: Reference): Promise<Lookup<PriceSeries>> {
  const answers = await Promise.all(isins.map((isin) => ask([isin], () => reference.prices(isin, from, to))))
  return {
    found: new Map(answers.flatMap(({ found }) => [...found])),
    failed: new Set(answers.flatMap(({ failed }) => [...failed])),
  }
}

const isLong = ({ dates }: { dates: readonly IsoDate[] } | undefined = { dates: [] }, { startDate, endDate }: ReplayWindow): boolean => reaches(dates, startDate, endDate)

/** The series that stands in for a line whose own prices do not cover the window. */
async function standInOf(isin: string, today: IsoDate, reference: Reference): Promise<{ other: PriceSeries; charge: number | null } | null> {
  const made = computed[isin]
  const by = made?.from ?? pairs[isin] ?? isin
  const found = isCoin(by)
    ? (await ask([by], (codes) => reference.fx(codes, EARLIEST, today))).found.get(by)
    : (await readPrices([by], EARLIEST, today, reference)).found.get(by)
  if (found === undefined) return null
  if (made !== undefined) return { other: computedSeries(made, found), charge: made.charge }
  return 'closes' in found ? { other: found, charge: null } : null
}

/** Series of lines that do not cover the window, joined with their stand-ins where that helps. */
async function readJoined(isins: readonly string[], prices: Lookup<PriceSeries>, inputs: ReplayWindow, today: IsoDate, reference: Reference): Promise<Joined[]> {
  const short = [...new Set(isins)].filter((isin) => (pairs[isin] ?? computed[isin]) !== undefined && !prices.failed.has(isin) && !isLong(prices.found.get(isin), inputs))
  const own = await readPrices(short, EARLIEST, today, reference)
  const made = await Promise.all(short.map(async (isin) => {
    const standIn = own.failed.has(isin) ? null : await standInOf(isin, today, reference)
    return standIn === null ? null : joined(isin, own.found.get(isin), standIn.other, standIn.charge)
  }))
  return made.filter((one) => one !== null)
}

/** Prices, replaced by joined series where there are any. */
const withJoined = ({ found, failed }: Lookup<PriceSeries>, made: readonly Joined[]): Lookup<PriceSeries> =>
  ({ found: new Map([...found, ...made.map(({ series }) => [series.isin, series] as const)]), failed })

/** Currencies whose rates a mix with such prices needs; none where all is in its base currency. */
function currenciesNeeded(positions: Book['positions'], { found }: Lookup<PriceSeries>, baseCurrency: string): string[] {
  const held = positions.flatMap(({ isin, currency }) => (isin === null ? currency : found.get(isin)?.currency) ?? [])
  return held.every((code) => code === baseCurrency) ? [] : [...new Set([...held, baseCurrency])].filter((code) => code !== 'EUR')
}

/** Reads book, prices and rates. Only the book for a window in the future or a mix that is not fully resolved. */
export async function readReplayFacts(inputs: ReplayWindow, reference: Reference, { today }: AnalysisContext): Promise<ReplayFacts> {
  const book = await readHoldings(inputs.portfolio, reference)
  const { positions } = book
  const { baseCurrency } = inputs.portfolio
  const resolved = positions.every((position) => position.status === 'resolved')
  if (inputs.endDate > today || !resolved) return { book, prices: nothing, rates: nothing, standIns: [], all: null }
  const from = addDays(inputs.startDate, -MAX_AGE_DAYS)
  const isins = positions.flatMap(({ isin }) => isin ?? [])
  const own = await readPrices(isins, from, inputs.endDate, reference)
  const made = await readJoined(isins, own, inputs, today, reference)
  const prices = withJoined(own, made)
  const standIns = made.map(({ standIn }) => standIn)
  const needed = currenciesNeeded(positions, prices, baseCurrency)
  const rates = await ask(needed, (codes) => reference.fx(codes, from, inputs.endDate))
  const isWhole = isins.every((isin) => isLong(prices.found.get(isin), inputs)) && needed.every((code) => isLong(rates.found.get(code), inputs))
  if (isWhole) return { book, prices, rates, standIns, all: null }
  const longest = await readJoined(isins, nothing, inputs, today, reference) // also for lines that cover the window: the longest possible window may need it
  const everyPrice = withJoined(await readPrices(isins, EARLIEST, today, reference), longest)
  const currencies = currenciesNeeded(positions, everyPrice, baseCurrency) // also of lines without a price in the window
  const all = { prices: everyPrice, rates: await ask(currencies, (codes) => reference.fx(codes, EARLIEST, today)), currencies }
  return { book, prices, rates, standIns, all }
}

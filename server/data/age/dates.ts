/** The day of each part of the data. */
import { LAW_DATE } from '../../../core/contract/version'
import { ask } from '../../../core/reference/reference'
import type { Tables } from '../../../core/reference/tables/bundle'
import type { IsoDate } from '../../../core/values/dates'
import { fundFacts } from '../embedded/fund-facts'
import type { Dates } from './ages'

/** So many of the largest funds say how old lists and prices are. */
const LARGEST = 25
/** The currencies of most funds and shares. */
const CURRENCIES = ['USD', 'GBP', 'CHF', 'JPY']

const oldest = (dates: readonly IsoDate[]): IsoDate | null => [...dates].sort()[0] ?? null

/** Looks at the lists, rates and prices in the tables; the catalogue is as old as the bundle at the bottom. */
export async function datesOf(tables: Tables, catalogue: IsoDate | null): Promise<Dates> {
  const funds = largestFunds()
  const [lists, rates, prices] = await Promise.all([listDates(funds, tables), rateDates(tables), priceDates(funds, tables)])
  return { lists: oldest(lists), rates: oldest(rates), prices: oldest(prices), catalogue, law: LAW_DATE }
}

const largestFunds = (): string[] => [...fundFacts().sizes].sort(([, one], [, other]) => other - one).slice(0, LARGEST).map(([isin]) => isin)

/** Of each fund its own list's, or that of the lists that stand in for it. */
async function listDates(funds: readonly string[], tables: Tables): Promise<IsoDate[]> {
  const own = await ask(funds, (keys) => tables.constituents(keys))
  const others = await ask(funds.filter((isin) => !own.found.has(isin)), (keys) => tables.proxies(keys))
  const behind = [...new Set([...others.found.values()].flat().map(({ proxyIsin }) => proxyIsin))]
  const lists = await ask(behind, (keys) => tables.constituents(keys))
  return [...own.found.values(), ...lists.found.values()].flatMap(([row]) => row?.asOf ?? [])
}

async function rateDates(tables: Tables): Promise<IsoDate[]> {
  const { found } = await tables.fx(CURRENCIES, '0000-01-01', '9999-12-31')
  return [...found.values()].flatMap(({ dates }) => dates.at(-1) ?? [])
}

async function priceDates(funds: readonly string[], tables: Tables): Promise<IsoDate[]> {
  const series = await Promise.all(funds.map(async (isin) => (await tables.prices(isin, '0000-01-01', '9999-12-31')).found.get(isin)))
  return series.flatMap((one) => one?.dates.at(-1) ?? [])
}

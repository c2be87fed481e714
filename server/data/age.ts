/** Ages of the parts of the data, and their limits; used by readiness, metrics, doctor, data list and data check. */
import { daysBetween, type IsoDate, earliest, utcDay } from '../../core/values/dates'
import { keysOf } from '../../core/values/record'
import { LAW_DATE } from '../../core/contract/version'
import { ask } from '../../core/reference/reference'
import type { Tables } from '../../core/reference/tables/bundle'
import { fundFacts } from './embedded/fund-facts'
import { gapsOn, type LawGap } from '../../core/law/age'
import { calculations } from '../../core/registry/registry'
import type { CalculationModule } from '../../core/operations/define'
import { within } from '../process/within'

/** The parts that age on their own. */
type Part = 'lists' | 'rates' | 'prices' | 'catalogue' | 'law'

/** The date of each part; null if absent. */
export type Dates = Readonly<Record<Part, IsoDate | null>>

/** The age of a part. */
export interface Age {
  part: Part
  asOf: IsoDate
  ageDays: number
  stale: boolean
}

interface Rule {
  what: string
  /** Age in days above which data is stale. */
  days: number
  /** What to do then. */
  advice: string
}

const UPDATE = 'run depotkit data update, or set DATA_UPDATE_HOURS'
const NEWER = 'install a newer version of the package, or bring in newer data with depotkit data import'

const rules: Readonly<Record<Part, Rule>> = {
  lists: { what: 'the oldest list behind the largest funds', days: 200, advice: `${UPDATE}; a quarter's reports are public 60 days after its end` },
  rates: { what: 'the exchange rates', days: 14, advice: UPDATE },
  prices: { what: 'the oldest prices of the largest funds', days: 100, advice: NEWER },
  catalogue: { what: 'the catalogue of funds', days: 200, advice: NEWER },
  law: { what: 'the law', days: 366, advice: 'install a newer version of the package' },
}

/** The ages on a day; absent parts have none. */
export const agesOf = (dates: Dates, today: IsoDate): Age[] =>
  keysOf(rules).flatMap((part) => {
    const asOf = dates[part]
    if (asOf === null) return []
    const ageDays = Math.max(0, daysBetween(asOf, today))
    return [{ part, asOf, ageDays, stale: ageDays > rules[part].days }]
  })

/** The age in words, with what to do where it is stale. */
export const ageText = ({ part, asOf, ageDays, stale }: Age): string =>
  `${rules[part].what}: ${asOf}, ${ageDays} days old${stale ? `, more than ${rules[part].days}: ${rules[part].advice}` : ''}`

// The day of each part of the data.

/** Largest funds that are looked at for the age of lists and prices. */
const LARGEST = 25
/** The currencies of most funds and shares. */
const CURRENCIES = ['USD', 'GBP', 'CHF', 'JPY']

/** Looks at the lists, rates and prices in the tables; the catalogue is as old as the bundle at the bottom. */
export async function datesOf(tables: Tables, catalogue: IsoDate | null): Promise<Dates> {
  const funds = largestFunds()
  const [lists, rates, prices] = await Promise.all([listDates(funds, tables), rateDates(tables), priceDates(funds, tables)])
  return { lists: earliest(lists), rates: earliest(rates), prices: earliest(prices), catalogue, law: LAW_DATE }
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

// Yearly figures of the law that have no value for a day: readiness, metrics and doctor say what this says.

const modules: readonly CalculationModule[] = Object.values(calculations).flat()

const figures = [...new Set(modules.flatMap(({ law }) => law))]

/** Figures that calculations use without a value in force on a day. */
export const lawGaps = (today: IsoDate): LawGap[] => gapsOn(figures, today)

// What readiness and metrics wait for.

/** Dates of the parts of the data; undefined in applications without them. */
export type DatesSource = (() => Promise<Dates>) | undefined

/** Longest wait of readiness and metrics for a store. */
const LONGEST_MS = 500

/** Ages of the parts of the data; null if the store fails or does not answer in time. */
export async function soonAges(dates: NonNullable<DatesSource>, now: Date): Promise<Age[] | null> {
  const known = await within(LONGEST_MS, dates().catch(() => null), () => null)
  return known === null ? null : agesOf(known, utcDay(now))
}

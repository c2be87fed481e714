/** Bookings of depots with splits, mergers and transfers, read and calculated all the way, against a simulation that follows each purchase by itself. */
import { expect, test } from 'vitest'
import { computeBill } from '../../../core/depot-tax/advance-lump-sum/compute'
import { inputs as billSchema } from '../../../core/depot-tax/advance-lump-sum/schema'
import { computeReturn } from '../../../core/depot-tax/return/compute'
import { inputs as returnSchema } from '../../../core/depot-tax/return/schema'
import { computeSale } from '../../../core/depot-tax/sale/compute'
import { inputs as saleSchema } from '../../../core/depot-tax/sale/schema'
import { publishedBasiszins } from '../../../core/law/investmentfonds/figures'
import { addDays, yearOf } from '../../../core/values/dates'
import { billInputs, returnInputs, saleLots } from '../../../sdk/files/trades/requests'
import { readTrades } from '../../../sdk/files/trades/read'
import type { ReadTrades } from '../../../sdk/files/trades/verdict'
import { encoded } from './layouts.data'

const FUNDS = ['IE00B4L5Y983', 'IE00BKM4GZ66', 'IE00B0M62Q58'] as const
const DEPOTS = ['A', 'B'] as const
const [FIRST, LAST] = [2021, 2025]

/** Mulberry32. */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

interface Lot {
  bought: string
  units: number
  cost: number
  /** Lump sums borne; NaN once a year of a merger is among them. */
  borne: number
  /** Years in which it was merged. */
  merged: number[]
}

interface Sold {
  day: string
  depot: string
  fund: string
  units: number
  cost: number
  borne: number
}

/** What a unit cost at both ends of a year, each in units of then. */
interface Priced {
  start: number
  end: number
}

interface Split {
  isin: string
  date: string
  newUnits: number
  oldUnits: number
}

/** What of the lump sum of a year units bear that were bought on a day. */
const shareOf = (bought: string, year: number): number => (yearOf(bought) < year ? 1 : (13 - Number(bought.slice(5, 7))) / 12)

const hasLumpSum = (year: number): boolean => (publishedBasiszins(year) ?? 0) > 0

/** The lump sum of a unit of the end of a year; the first price is that of a unit of before its splits. */
function lumpSumIn(prices: ReadonlyMap<string, Priced>, splits: readonly Split[], fund: string, year: number): number {
  const { start, end } = prices.get(`${fund} ${year}`)!
  const first = splits.reduce((price, each) => (each.isin === fund && yearOf(each.date) === year ? (price * each.oldUnits) / each.newUnits : price), start)
  return Math.max(0, Math.min(first * ((publishedBasiszins(year) ?? 0) / 100) * 0.7, end - first))
}

/** A depot by depot life of lots, its bookings as a file, and what is known at the end of each year. */
function lifeOf(seed: number, hasMoves: boolean) {
  const random = randomFrom(seed)
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const lots = new Map<string, Lot[]>()
  const held = (depot: string, fund: string): Lot[] => lots.get(`${depot} ${fund}`) ?? []
  const put = (depot: string, fund: string, own: Lot[]): void => void lots.set(`${depot} ${fund}`, own.toSorted((one, other) => (one.bought < other.bought ? -1 : one.bought > other.bought ? 1 : 0)))
  const sum = (own: readonly Lot[]): number => own.reduce((all, { units }) => all + units, 0)
  const rows: string[] = []
  const row = (day: string, what: string, fund: string, units: number, depot: string, amount = ''): void => void rows.push(`${day.split('-').reverse().join('.')};${what};${fund};${fund};${String(round(units, 8)).replace('.', ',')};;${amount};${amount === '' ? '' : '0,00'};${depot}`)
  const take = (depot: string, fund: string, units: number): Lot[] => {
    let left = units
    const [taken, kept]: [Lot[], Lot[]] = [[], []]
    for (const lot of held(depot, fund)) {
      const part = Math.min(left, lot.units)
      const of = (share: number): Lot => ({ ...lot, units: lot.units * share, cost: lot.cost * share, borne: lot.borne * share })
      if (part > 1e-9) taken.push(of(part / lot.units))
      if (lot.units - part > 1e-9) kept.push(of(1 - part / lot.units))
      left -= part
    }
    put(depot, fund, kept)
    return taken
  }
  const gone = new Set<string>()
  const splits: Split[] = []
  const sold: Sold[] = []
  const prices = new Map<string, Priced>()
  const ends = new Map<number, [string, readonly Lot[]][]>()
  let day = `${FIRST}-01-05`
  const close = (year: number): void => {
    for (const fund of FUNDS) prices.set(`${fund} ${year}`, { start: 20 + Math.floor(random() * 200), end: 20 + Math.floor(random() * 200) })
    for (const [key, own] of lots) {
      const perUnit = lumpSumIn(prices, splits, key.slice(2), year)
      for (const lot of own) if (hasLumpSum(year)) lot.borne += lot.merged.includes(year) ? NaN : perUnit * shareOf(lot.bought, year) * lot.units
    }
    ends.set(year, [...lots].map(([key, own]) => [key, own.map((lot) => ({ ...lot }))]))
  }
  const open = (): string[] => FUNDS.filter((fund) => !gone.has(fund))
  const some = (all: number): number => Math.max(0.0001, Math.floor(all * random() * 10_000) / 10_000)
  const buy = (depot: string, fund: string): void => {
    // A savings plan buys several funds on one day. Which of a day's purchases moves is no matter of law.
    for (const each of random() < 0.3 && !hasMoves ? open() : [fund]) {
      const [units, cost] = [1 + Math.floor(random() * 20), 100 + Math.floor(random() * 900)]
      row(day, 'Kauf', each, units, depot, `${cost},00`)
      put(depot, each, [...held(depot, each), { bought: day, units, cost, borne: 0, merged: [] }])
    }
  }
  const sell = (depot: string, fund: string): void => {
    const all = sum(held(depot, fund))
    const units = random() < 0.15 ? all : some(all)
    row(day, 'Verkauf', fund, units, depot, '500,00')
    const taken = take(depot, fund, units)
    sold.push({ day, depot, fund, units, cost: taken.reduce((total, lot) => total + lot.cost, 0), borne: taken.reduce((total, lot) => total + lot.borne, 0) })
  }
  const split = (_: string, fund: string): void => {
    const [newUnits, oldUnits] = among([[2, 1], [4, 1], [3, 2], [1, 2]] as const)
    splits.push({ isin: fund, date: day, newUnits, oldUnits })
    for (const each of DEPOTS) put(each, fund, held(each, fund).map((lot) => ({ ...lot, units: (lot.units * newUnits) / oldUnits })))
  }
  const merge = (_: string, fund: string): void => {
    const others = open().filter((each) => each !== fund)
    if (others.length === 0) return
    const [into, ratio, year] = [among(others), among([1, 1.5, 0.5, 2, 0.8]), yearOf(day)]
    for (const each of DEPOTS) {
      const own = held(each, fund)
      if (own.length === 0) continue
      row(day, 'Ausbuchung', fund, sum(own), each)
      row(day, 'Einbuchung', into, sum(own) * ratio, each)
      put(each, into, [...held(each, into), ...own.map((lot) => ({ ...lot, units: lot.units * ratio, merged: [...lot.merged, year] }))])
      lots.delete(`${each} ${fund}`)
    }
    gone.add(fund)
  }
  const move = (depot: string, fund: string): void => {
    const [all, to] = [sum(held(depot, fund)), among(DEPOTS.filter((each) => each !== depot))]
    const units = random() < 0.5 ? all : some(all)
    row(day, 'Ausbuchung', fund, units, depot)
    row(day, 'Einbuchung', fund, units, to)
    put(to, fund, [...held(to, fund), ...take(depot, fund, units)])
  }
  const events = [[0.5, buy], [0.68, sell], [0.78, split], [0.88, merge], [0.93, hasMoves ? move : buy], [1, buy]] as const
  while (yearOf(day) <= LAST) {
    const [depot, fund, drawn] = [among(DEPOTS), among(open()), random()]
    const event = events.find(([below]) => drawn < below)?.[1] ?? buy
    if (sum(held(depot, fund)) === 0) buy(depot, fund)
    else event(depot, fund)
    const next = addDays(day, 12 + Math.floor(random() * 70))
    // Lump sums are received on the first working day of a year.
    const first = next.slice(5) < '01-05' ? `${next.slice(0, 5)}01-05` : next
    for (let year = yearOf(day); year < yearOf(first); year++) close(year)
    day = first
  }
  return { file: ['Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr;Depot', ...rows].join('\n'), splits, sold, prices, ends, hasMoves }
}

type Life = ReturnType<typeof lifeOf>

const taxProfile = { bundesland: null, kirchensteuer: false, filing_status: 'single' as const }

/** Prices of a year in units of the end of another one: those of before a split are divided by its ratio. */
const yearsOf = ({ prices, splits }: Life, fund: string, until: string) =>
  [...prices].flatMap(([key, { start, end }]) => {
    if (!key.startsWith(fund)) return []
    const year = Number(key.slice(13))
    const factor = (after: string): number => splits.reduce((all, each) => (each.isin === fund && each.date > after && each.date <= until ? (all * each.newUnits) / each.oldUnits : all), 1)
    return [{ year, priceStart: start / factor(`${year - 1}-12-31`), priceEnd: end / factor(`${year}-12-31`) }]
  })

function billsDiffer(life: Life, { trades, splits }: ReadTrades, year: number): unknown {
  const inputs = billInputs(trades, year, splits)
  if (inputs.positions.length === 0) return (life.ends.get(year) ?? []).some(([, own]) => own.length > 0) ? 'no position' : null
  const positions = inputs.positions.map((each) => ({ ...each, fondstyp: 'SONSTIGE', priceStart: life.prices.get(`${each.isin} ${year}`)?.start, priceEnd: life.prices.get(`${each.isin} ${year}`)?.end }))
  const parsed = billSchema.safeParse({ ...inputs, positions, taxProfile })
  // Two mergers or more in one month are no request.
  if (!parsed.success) return parsed.error.issues.every(({ message }) => message === 'Only one change in a month') ? null : parsed.error.issues
  const { result } = computeBill(parsed.data, { locale: 'en', kinds: new Map() })
  // Units that moved since are where they are now.
  const ends = new Map<string, Lot[]>()
  for (const [key, own] of life.ends.get(year) ?? []) ends.set(life.hasMoves ? key.slice(2) : key, [...ends.get(life.hasMoves ? key.slice(2) : key) ?? [], ...own])
  for (const [key, own] of ends) {
    const fund = key.slice(-12)
    const plain = own.filter(({ merged }) => !merged.includes(year))
    const of = result.positions.filter(({ bank, isin }) => (life.hasMoves ? isin : `${bank} ${isin}`) === key)
    const expected = plain.reduce((sum, lot) => sum + lot.units * lumpSumIn(life.prices, life.splits, fund, year) * shareOf(lot.bought, year), 0)
    const known = of.filter(({ obstacles }) => obstacles.length === 0)
    const actual = known.reduce((sum, { lumpSum }) => sum + (lumpSum ?? 0), 0)
    if (Math.abs(actual - expected) > 0.011 || (of.length > known.length) !== (plain.length < own.length)) return { year, key, actual, expected, of }
  }
  return null
}

function salesDiffer(life: Life, { trades, splits }: ReadTrades): unknown {
  const day = `${LAST + 1}-02-02`
  for (const [key, own] of life.ends.get(LAST) ?? []) {
    const [depot, fund] = [key.slice(0, 1), key.slice(2)]
    const lots = saleLots(trades.filter(({ account, isin }) => account === depot && isin === fund), splits, day)
    const total = own.reduce((sum, { units }) => sum + units, 0)
    if (own.length === 0 || lots.length === 0) {
      if (own.length !== lots.length) return { key, own, lots }
      continue
    }
    const formers = new Set(lots.flatMap(({ changes = [] }) => changes.map(({ isin }) => isin ?? '')))
    const years = [...yearsOf(life, fund, day), ...[...formers].flatMap((isin) => yearsOf(life, isin, day).map((each) => ({ ...each, isin })))]
    const isOpen = ({ changes = [] }: (typeof lots)[number]): boolean => changes.some(({ date }) => hasLumpSum(yearOf(date)))
    const parsed = saleSchema.parse({ kind: 'SONSTIGE', isin: fund, lots: lots.map((lot) => ({ ...lot, ...(isOpen(lot) && { lumpSums: 1 }) })), years, sale: { date: day, price: 50, units: total - 1e-6 }, taxProfile })
    const { result } = computeSale(parsed, { locale: 'en', kinds: new Map() })
    const byDay = new Map<string, Lot>()
    for (const lot of own) {
      const known = byDay.get(lot.bought)
      byDay.set(lot.bought, known === undefined ? lot : { ...lot, units: lot.units + known.units, cost: lot.cost + known.cost, borne: known.borne + lot.borne })
    }
    const expected = [...byDay.values()]
    const isSame = expected.length === result.lots.length && expected.every(({ bought, units, cost, borne }, index) => {
      const lot = result.lots[index]
      return lot !== undefined && lot.date === bought && Math.abs(lot.units - units) < 1e-4 && Math.abs(lot.acquisitionCost - cost) < 0.03 && (Number.isNaN(borne) || Math.abs(lot.lumpSums - borne) < 0.03)
    })
    if (!isSame) return { key, expected: expected.map((each) => [each.bought, each.units, each.cost, each.borne].join(" ")), actual: result.lots.map((each) => [each.date, each.units, each.acquisitionCost, each.lumpSums].join(" ")) }
  }
  return null
}

function returnsDiffer(life: Life, read: ReadTrades, year: number): unknown {
  const until = `${year}-12-31`
  const inputs = returnInputs(read, year)
  const securities = FUNDS.map((isin) => ({ isin, kind: 'SONSTIGE', years: yearsOf(life, isin, until).filter((each) => each.year < year).map((each) => ({ ...each, declared: true })) }))
  const { result } = computeReturn(returnSchema.parse({ ...inputs, securities }), { kinds: new Map(), rates: new Map() })
  const expected = life.sold.filter(({ day }) => yearOf(day) === year)
  const sales = result.entries.filter(({ type }) => type === 'sale')
  for (const { day, depot, fund, cost, borne } of expected) {
    const own = sales.find((each) => each.date === day && each.depot === depot && each.isin === fund)
    const isSame = own !== undefined && Math.abs((own.cost ?? NaN) - cost) < 0.03 && (Number.isNaN(borne) ? own.lumpSums === null : Math.abs((own.lumpSums ?? NaN) - borne) < 0.05)
    if (!isSame) return { day, depot, fund, cost, borne, own }
  }
  return sales.length === expected.length ? null : { sales, expected }
}

/** What differs between the simulation and the way from the file to the figures; null where nothing does. */
async function differenceOf(seed: number, hasMoves: boolean): Promise<unknown> {
  const life = lifeOf(seed, hasMoves)
  const splits = async (isins: readonly string[]) => Object.fromEntries(isins.map((isin) => [isin, { isin, name: isin, splits: life.splits.filter((each) => each.isin === isin).map((each) => ({ ...each, formerIsin: null })) }]))
  const verdict = await readTrades(encoded(life.file), {
    splits, today: `${LAST + 1}-06-01`, splitUnits: Object.fromEntries(life.splits.map(({ isin, date }) => [`${isin} ${date}`, 'before' as const])),
    mergers: Object.fromEntries(FUNDS.map((isin) => [isin, 'merger' as const])),
  })
  if (!verdict.ok) return verdict.faults
  return [2023, 2024, 2025].map((year) => billsDiffer(life, verdict, year)).concat(salesDiffer(life, verdict), [2024, 2025].map((year) => returnsDiffer(life, verdict, year))).find((each) => each !== null) ?? null
}

/** More of them are for an occasional run: of 3,000 without moves one was refused, in which units of a merger looked like those of a split that was weeks before. */
const LIVES = 60

test.each([['', false], [' with moves between them', true]] as const)('figures of depots%s are those of a simulation that follows each purchase', async (_, hasMoves) => {
  const found: unknown[] = []
  for (let seed = 1; seed <= LIVES; seed++) found.push(await differenceOf(seed, hasMoves))
  expect(found.map((what, index) => ({ seed: index + 1, what })).filter(({ what }) => what !== null)).toEqual([])
})

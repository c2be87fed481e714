/** What is typed about a depot, and the inputs of the models that it makes. Nothing of it leaves the browser. */
import type { Inputs as BillInputs, Position } from '../../../core/depot-tax/advance-lump-sum/schema'
import type { Inputs as SaleInputs, Kind } from '../../../core/depot-tax/sale/schema'
import { hasLumpSum } from '../../../core/depot-tax/lump-sum'
import type { TaxPerson } from '../../../core/law/kapitalertrag/tax-profile'
import type { Locale } from '../../../core/values/text'
import type { FileRequest, FileTrade } from '../../../sdk/files'
import { isinFault } from '../../../core/values/isin'
import { billInputs } from '../../../sdk/files/trades/requests'
import { readNumber, writeNumber } from '../browser/number-text'

/** A bank as it is typed. */
export interface BankRow {
  id: number
  name: string
  withholdsTax: boolean
  order: string
  lossPot: string
  cash: string
}

/** A fund in one account: by its values at both ends of the year, or by bookings and the prices of the year. */
export interface FundRow {
  id: number
  bank: number
  isin: string
  name: string
  /** Empty while it is not known; shares have no lump sum. */
  fondstyp: Kind | ''
  /** Value, or price of one unit where there are bookings. */
  start: string
  end: string
  distributions: string
  trades: readonly FileTrade[] | null
}

/** Everything that is typed for the bill. */
export interface Draft {
  year: number
  person: TaxPerson
  banks: readonly BankRow[]
  funds: readonly FundRow[]
}

export const emptyBank = (id: number, name: string): BankRow => ({ id, name, withholdsTax: true, order: '', lossPot: '', cash: '' })

export const emptyFund = (id: number, bank: number): FundRow => ({ id, bank, isin: '', name: '', fondstyp: '', start: '', end: '', distributions: '', trades: null })

export const nextId = (rows: readonly { id: number }[]): number => rows.reduce((most, { id }) => Math.max(most, id), 0) + 1

/** An example that a visitor sees before anything is typed: two banks, three funds. */
export const exampleDraft = (year: number): Draft => ({
  year,
  person: { bundesland: null, kirchensteuer: false, filing_status: 'single' },
  banks: [{ ...emptyBank(1, 'Bank A'), order: '1000', cash: '20' }, emptyBank(2, 'Bank B')],
  funds: [
    { ...emptyFund(1, 1), isin: 'IE00B4L5Y983', name: 'iShares Core MSCI World', fondstyp: 'AKTIENFONDS', start: '30000', end: '33000' },
    { ...emptyFund(2, 2), isin: 'IE00BKM4GZ66', name: 'iShares Core MSCI Emerging Markets IMI', fondstyp: 'AKTIENFONDS', start: '18000', end: '19500' },
    { ...emptyFund(3, 2), isin: 'IE00B3F81409', name: 'iShares Core Global Aggregate Bond', fondstyp: 'SONSTIGE', start: '9000', end: '9150' },
  ],
})

/** Where a number that is typed is wrong. */
export type Fault = `${'bank' | 'fund' | 'sale' | 'lot' | 'year'}-${number}-${string}`

/** Reads numbers and remembers which of them are none. */
function reader(locale: Locale) {
  const faults: Fault[] = []
  const read = (text: string, at: Fault, most = 100_000_000): number | null => {
    if (text.trim() === '') return null
    const value = readNumber(text, locale)
    if (value !== null && value >= 0 && value <= most) return value
    faults.push(at)
    return null
  }
  return { faults, read }
}

type Read = ReturnType<typeof reader>['read']

const PART = /^\s*(\d{1,2})\s*:\s*(.+)$/

/** Distributions on one unit by month, as `3: 0,20; 9: 0,25`. */
function perUnitIn(text: string, id: number, read: Read): { month: number; perUnit: number }[] {
  const at: Fault = `fund-${id}-distributions`
  return text.split(';').filter((part) => part.trim() !== '').flatMap((part) => {
    const [, month, amount = ''] = PART.exec(part) ?? []
    const perUnit = read(amount === '' ? 'none' : amount, at)
    const isMonth = Number(month) >= 1 && Number(month) <= 12
    if (perUnit !== null && !isMonth) read('none', at)
    return perUnit === null || !isMonth ? [] : [{ month: Number(month), perUnit }]
  })
}

/** A price of nothing is no price. */
const price = (value: number | null): number | null => (value === 0 ? null : value)

/** The position of a row; null where nothing was held at the end of the year. */
function positionOf(row: FundRow, bank: string, year: number, read: Read): Position | null {
  const common = { bank, isin: row.isin.trim().toUpperCase(), ...(row.fondstyp === '' || row.fondstyp === 'AKTIE' ? {} : { fondstyp: row.fondstyp }) }
  const [start, end] = [read(row.start, `fund-${row.id}-start`), read(row.end, `fund-${row.id}-end`)]
  if (row.trades === null) {
    if (start === null) read(row.start === '' ? 'none' : '', `fund-${row.id}-start`)
    return { basis: 'values', ...common, valueStart: start ?? 0, valueEnd: end, distributions: read(row.distributions, `fund-${row.id}-distributions`) ?? 0 }
  }
  const [held] = billInputs(row.trades, year).positions
  if (held?.basis !== 'units') return null
  const bookings = (held.bookings ?? []).map(({ month, type, units }) => ({ month, type, units }))
  return { basis: 'units', ...common, unitsStart: held.unitsStart ?? 0, priceStart: price(start), priceEnd: price(end), bookings, distributions: perUnitIn(row.distributions, row.id, read) }
}

export interface BillDraft {
  inputs: BillInputs
  faults: readonly Fault[]
  /** Rows behind the positions, in their order. */
  rows: readonly FundRow[]
  /** Rows of which nothing was held at the end of the year. */
  gone: readonly FundRow[]
}

/** Orders above the allowance of a couple do not exist. */
const MOST_ORDER = 2000

/** What the model of the January bill is asked. */
export function billOf({ year, person, banks, funds }: Draft, locale: Locale): BillDraft {
  const { faults, read } = reader(locale)
  const names = new Map(banks.map(({ id, name }, index) => [id, name.trim() === '' ? String(index + 1) : name.trim()]))
  const used = funds.filter(({ fondstyp, isin, start, end, trades }) => fondstyp !== 'AKTIE' && (trades !== null || isin.trim() !== '' || start.trim() !== '' || end.trim() !== ''))
  for (const { id, isin } of used) if (isinFault(isin.trim().toUpperCase()) !== null) faults.push(`fund-${id}-isin`)
  const positions = used.map((row) => [row, positionOf(row, names.get(row.bank) ?? '', year, read)] as const)
  const held = positions.flatMap(([row, position]) => (position === null ? [] : [{ row, position }]))
  return {
    inputs: {
      year,
      taxProfile: person,
      banks: banks.map(({ id, withholdsTax, order, lossPot, cash }) => {
        const known = read(cash, `bank-${id}-cash`)
        return {
          name: names.get(id) ?? '',
          withholdsTax,
          exemptionOrder: withholdsTax ? (read(order, `bank-${id}-order`, MOST_ORDER) ?? 0) : 0,
          lossPot: read(lossPot, `bank-${id}-lossPot`) ?? 0,
          otherIncome: 0,
          ...(known === null ? {} : { cash: known }),
        }
      }),
      positions: held.map(({ position }) => position),
    },
    faults,
    rows: held.map(({ row }) => row),
    gone: positions.flatMap(([row, position]) => (position === null ? [row] : [])),
  }
}

/** The draft of bookings: a bank per depot of the file, a row per fund. Shares have no lump sum, and are sold below. */
export function draftOfTrades(trades: readonly FileTrade[], { year, person }: Draft, unnamed: string): Draft {
  const accounts = [...new Set(trades.map(({ account }) => account))]
  const keys = [...new Set(trades.filter(({ kind }) => kind !== 'share').map(({ account, isin }) => `${account}\n${isin}`))]
  const funds = keys.map((key, index): FundRow => {
    const own = trades.filter(({ account, isin }) => `${account}\n${isin}` === key)
    return { ...emptyFund(index + 1, accounts.indexOf(own[0]?.account ?? '') + 1), isin: own[0]?.isin ?? '', name: own[0]?.name ?? '', trades: own }
  })
  return { year, person, banks: accounts.map((account, index) => emptyBank(index + 1, account === '' ? unnamed : account)), funds }
}

/** The draft of a list of holdings: their values are those of the end of the year, and the ones of its start are missing. */
export function draftOfHoldings({ holdings }: FileRequest, names: Readonly<Record<string, string>>, { year, person }: Draft, unnamed: string, locale: Locale): Draft {
  const funds = holdings.flatMap((holding) => ('isin' in holding ? [holding] : []))
  return { year, person, banks: [emptyBank(1, unnamed)], funds: funds.map(({ isin, value }, index) => ({ ...emptyFund(index + 1, 1), isin, name: names[isin] ?? '', end: writeNumber(value, locale) })) }
}

/** A purchase as it is typed. */
export interface LotRow {
  id: number
  date: string
  units: string
  price: string
}

/** Everything that is typed for a sale. */
export interface SaleDraft {
  kind: Kind | ''
  lots: readonly LotRow[]
  date: string
  price: string
  costs: string
  by: 'units' | 'net'
  units: number
  net: number
  order: string
  lossGeneral: string
  lossShares: string
  /** First and last price by year. */
  years: Readonly<Record<number, { start: string; end: string; distributions: string }>>
}

export interface SaleQuestion {
  inputs: SaleInputs
  faults: readonly Fault[]
  /** Why no figure can be given. */
  missing: 'kind' | 'price' | 'lots' | 'before2018' | 'prices' | null
  /** Years of which prices are missing. */
  wanted: readonly number[]
}

/** The first year of the law on lump sums. */
const FIRST_YEAR = 2018

/** Years whose lump sums the lots bore. */
export function yearsOf(lots: readonly { date: string }[], date: string): number[] {
  const first = Math.min(...lots.map((lot) => Math.max(FIRST_YEAR, Number(lot.date.slice(0, 4)))).filter((year) => year > 0))
  const last = Number(date.slice(0, 4)) - 1
  return first > last || !Number.isFinite(first) ? [] : Array.from({ length: last - first + 1 }, (_year, index) => first + index)
}

function lotsIn(rows: readonly LotRow[], read: Read): SaleInputs['lots'] {
  return rows.flatMap(({ id, date, units, price: paid }) => {
    const [count, cost] = [read(units, `lot-${id}-units`), read(paid, `lot-${id}-price`)]
    return /^\d{4}-\d\d-\d\d$/.test(date) && count !== null && count > 0 && cost !== null ? [{ date, units: count, price: cost, costs: 0 }] : []
  })
}

/** What the model of a sale is asked; `missing` says why it cannot be. */
export function saleOf(draft: SaleDraft, person: TaxPerson, locale: Locale): SaleQuestion {
  const { faults, read } = reader(locale)
  const lots = lotsIn(draft.lots, read)
  const isFund = draft.kind !== 'AKTIE'
  const years = isFund ? yearsOf(lots, draft.date).filter(hasLumpSum) : []
  const priced = years.flatMap((year) => {
    const row = draft.years[year]
    const [start, end] = [price(read(row?.start ?? '', `year-${year}-start`)), price(read(row?.end ?? '', `year-${year}-end`))]
    return start === null || end === null ? [] : [{ year, priceStart: start, priceEnd: end, distributions: read(row?.distributions ?? '', `year-${year}-distributions`) ?? 0 }]
  })
  const wanted = years.filter((year) => !priced.some((row) => row.year === year))
  const unitPrice = price(read(draft.price, 'sale-0-price'))
  const missing = lots.length === 0 ? 'lots' : draft.kind === '' ? 'kind' : unitPrice === null ? 'price'
    : isFund && lots.some(({ date }) => date < `${FIRST_YEAR}-01-01`) ? 'before2018' : wanted.length > 0 ? 'prices' : null
  return {
    faults,
    missing,
    wanted,
    inputs: {
      ...(draft.kind === '' ? {} : { kind: draft.kind }),
      lots,
      years: priced,
      sale: {
        date: draft.date, price: unitPrice ?? 1, costs: read(draft.costs, 'sale-0-costs') ?? 0, wholeUnits: false,
        ...(draft.by === 'units' ? { units: draft.units } : { netAmount: draft.net }),
      },
      exemptionOrder: read(draft.order, 'sale-0-order', MOST_ORDER) ?? 0,
      lossPots: { general: read(draft.lossGeneral, 'sale-0-lossGeneral') ?? 0, shares: read(draft.lossShares, 'sale-0-lossShares') ?? 0 },
      oldUnitsAllowance: 100_000,
      taxProfile: person,
    },
  }
}

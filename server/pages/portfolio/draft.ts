/** The holdings as typed, and the request made of them. */
import type { SnapshotRequest } from '../../../sdk'
import type { FileRequest } from '../../../sdk/files'
import { DEFAULT_HOLDINGS } from '../../../core/contract/limits'
import { currencies } from '../../../core/portfolio/keys/currencies'
import { MAX_AMOUNT } from '../../../core/values/money'
import type { Locale } from '../../../core/values/text'
import { currencyBeside, formatShown, parseDecimal, type NumberFormat } from '../../../sdk/files/cells/decimal'
import { asCode, isinFault } from '../../../core/values/isin'
import { nextId } from '../browser/next-id'
import { isUnclear, writeNumber } from '../browser/number-text'
import { sumBy } from '../../../core/values/sum'

export type Basis = 'values' | 'weights'

/** A row as it is typed. */
export interface Row {
  /** Stays the same while the row is edited. */
  id: number
  /** What is typed to find a security, its ISIN once it is chosen, or the currency of cash. */
  what: string
  /** Name of the security that was chosen. */
  name?: string | undefined
  /** Cash is added as such and never typed: three letters may be a share. */
  cash?: true | undefined
  amount: string
}

/** Everything that is typed. */
export interface Draft {
  basis: Basis
  baseCurrency: string
  rows: readonly Row[]
}

export type FaultCode =
  | 'empty' | 'not_chosen' | 'wrong_check_digit' | 'not_an_amount' | 'unclear' | 'other_currency' | 'not_positive' | 'too_large' | 'weights_sum' | 'too_many' | 'not_a_currency'

/** An error of a field, or of the whole list if it has no row. */
export interface Fault {
  row: number | null
  field: 'what' | 'amount' | 'baseCurrency' | null
  code: FaultCode
}

type Outcome = { ok: true; request: SnapshotRequest } | { ok: false; faults: Fault[] }

/** Tolerance of the sum of percentages, as the service allows it for weights; slightly more, since 100 - 99.99 is above 0.01 in binary. */
const TOLERANCE = 0.01 + 1e-10

/** Currencies in which cash can be held, from ISO 4217: no metals, no codes for tests, no names of one currency abroad. */
export const cashCurrencies = Object.keys(currencies).filter((code) => code !== 'CNH')

const isCurrency = (code: string): boolean => cashCurrencies.includes(code)

const isEmpty = ({ what, amount }: Row): boolean => what.trim() === '' && amount.trim() === ''

/** Number format of the amounts: the only one that fits all, else that of the page's language. */
const formatOf = (rows: readonly Row[], locale: Locale): NumberFormat => formatShown(rows.map(({ amount }) => amount)) ?? locale

interface Read {
  id: number
  code: string
  cash: boolean
  amount: number | null
  /** Whether the amount is ambiguous. */
  isUnclear: boolean
  /** The currency that stands beside the amount. */
  currency: string | null
}

const read = (rows: readonly Row[], locale: Locale): Read[] => {
  const filled = rows.filter((row) => !isEmpty(row))
  const format = formatOf(filled, locale)
  return filled.map(({ id, what, cash, amount }) => ({
    id, code: asCode(what), cash: cash === true, amount: parseDecimal(amount, format), isUnclear: isUnclear(amount, format), currency: currencyBeside(amount),
  }))
}

function whatFault({ code, cash }: Read): FaultCode | null {
  if (cash) return isCurrency(code) ? null : 'not_a_currency'
  const fault = isinFault(code)
  return fault === 'not_an_isin' ? 'not_chosen' : fault
}

/** What is wrong with an amount. A currency beside a weight, or one that differs from the base currency, is refused, because it would be ignored. */
function amountFault({ amount, isUnclear, currency }: Read, { basis, baseCurrency }: Draft): FaultCode | null {
  if (amount === null) return 'not_an_amount'
  if (currency !== null && (basis === 'weights' || currency !== asCode(baseCurrency))) return basis === 'weights' ? 'not_an_amount' : 'other_currency'
  if (isUnclear && basis === 'values') return 'unclear'
  if (amount <= 0) return 'not_positive'
  return amount > MAX_AMOUNT ? 'too_large' : null
}

const rowFaults = (read: Read, row: number, draft: Draft): Fault[] => {
  const [what, size] = [whatFault(read), amountFault(read, draft)]
  return [...(what === null ? [] : [{ row, field: 'what', code: what } as const]), ...(size === null ? [] : [{ row, field: 'amount', code: size } as const])]
}

/** Sum of the amounts that can be read. */
export const sumOf = ({ rows }: Draft, locale: Locale): number => sumBy(read(rows, locale), ({ amount }) => amount ?? 0)

/** Share of each row in what is typed, by id; empty where there is nothing to compare with. */
export function sharesOf({ rows }: Draft, locale: Locale): ReadonlyMap<number, number> {
  const amounts = read(rows, locale).flatMap(({ id, amount }) => (amount === null || amount <= 0 ? [] : [[id, amount] as const]))
  const sum = sumBy(amounts, ([, amount]) => amount)
  return new Map(amounts.length < 2 ? [] : amounts.map(([id, amount]) => [id, amount / sum]))
}

const faultOfAll = (code: FaultCode, field: Fault['field'] = null): Fault => ({ row: null, field, code })

function faultsOf(draft: Draft, rows: readonly Read[], maxHoldings: number): Fault[] {
  const positions = new Map(draft.rows.map(({ id }, index) => [id, index + 1]))
  const sum = sumBy(rows, ({ amount }) => amount ?? 0)
  const faults = rows.flatMap((row) => rowFaults(row, positions.get(row.id) ?? 0, draft))
  if (rows.length === 0) return [faultOfAll('empty')]
  if (!isCurrency(asCode(draft.baseCurrency))) faults.push(faultOfAll('not_a_currency', 'baseCurrency'))
  if (new Set(rows.map(({ code }) => code)).size > maxHoldings) faults.push(faultOfAll('too_many'))
  if (faults.length === 0 && draft.basis === 'weights' && Math.abs(sum - 100) > TOLERANCE) faults.push(faultOfAll('weights_sum'))
  return faults
}

const holdingOf = <A extends object>({ code, cash }: Read, amount: A) =>
  cash ? { assetClass: 'cash' as const, currency: code, ...amount } : { isin: code, ...amount }

/**
 * The request, or everything that is wrong; rows are numbered from 1 as they are shown, empty ones do not count.
 *
 * @param maxHoldings how many the service takes
 */
export function requestOf(draft: Draft, locale: Locale, maxHoldings = DEFAULT_HOLDINGS): Outcome {
  const rows = read(draft.rows, locale)
  const faults = faultsOf(draft, rows, maxHoldings)
  if (faults.length > 0) return { ok: false, faults }
  const common = { baseCurrency: asCode(draft.baseCurrency), locale }
  const sum = sumBy(rows, ({ amount }) => amount ?? 0)
  const request: SnapshotRequest = draft.basis === 'values'
    ? { basis: 'values', holdings: rows.map((row) => holdingOf(row, { value: row.amount ?? 0 })), ...common }
    : { basis: 'weights', holdings: rows.map((row) => holdingOf(row, { weight: (row.amount ?? 0) / sum })), ...common }
  return { ok: true, request }
}

/** A number as it is typed in a language, without grouping. */
const typed = (value: number, locale: Locale): string => writeNumber(Math.round(value * 1e6) / 1e6, locale)

/** The draft of an imported file or a saved request, with the names of its holdings where it has some. */
export const draftOf = ({ basis, holdings, baseCurrency }: FileRequest, locale: Locale, names: Readonly<Record<string, string>> = {}): Draft => ({
  basis,
  baseCurrency,
  rows: holdings.map((holding, index) => ({
    id: index + 1, amount: typed('value' in holding ? holding.value : holding.weight * 100, locale),
    ...('isin' in holding ? { what: holding.isin, ...(names[holding.isin] === undefined ? {} : { name: names[holding.isin]?.slice(0, MOST_NAME) }) } : { what: holding.currency, cash: true as const }),
  })),
})

/** The draft with the names that a result knows. */
export function withNames(draft: Draft, holdings: readonly { isin: string | null; name: string }[]): Draft {
  const names = new Map(holdings.map(({ isin, name }) => [isin, name]))
  return { ...draft, rows: draft.rows.map((row) => ({ ...row, name: row.name ?? names.get(asCode(row.what))?.slice(0, MOST_NAME) })) }
}

/** Longer names are cut, so that a link can carry a depot. */
const MOST_NAME = 100

/** Whether nothing is typed yet. */
export const isBlank = ({ rows }: Draft): boolean => rows.every(isEmpty)

/** The same proportions as percentages that add up to 100. */
export function scaled(draft: Draft, locale: Locale): Draft {
  const amounts = new Map(read(draft.rows, locale).map(({ id, amount }) => [id, amount]))
  const sum = sumOf(draft, locale)
  const rows = draft.rows.map((row) => {
    const amount = amounts.get(row.id)
    return typeof amount === 'number' && sum > 0 ? { ...row, amount: typed((amount / sum) * 100, locale) } : row
  })
  return { ...draft, basis: 'weights', rows }
}

const row = (id: number, what = '', amount = '', name?: string): Row => ({ id, what, amount, ...(name === undefined ? {} : { name }) })

export const withRow = (draft: Draft): Draft => ({ ...draft, rows: [...draft.rows, row(nextId(draft.rows))] })

/** The draft with a row for cash in the base currency. */
export const withCash = (draft: Draft): Draft => ({ ...draft, rows: [...draft.rows, { ...row(nextId(draft.rows), asCode(draft.baseCurrency)), cash: true }] })

export const emptyDraft = (): Draft => ({ basis: 'values', baseCurrency: 'EUR', rows: [row(1), row(2), row(3)] })

/** Four funds, one of which is inside another, a share and cash. */
export const exampleDraft = (): Draft => ({
  basis: 'values',
  baseCurrency: 'EUR',
  rows: [
    row(1, 'IE00B4L5Y983', '30000', 'iShares Core MSCI World'), row(2, 'IE00BKM4GZ66', '8000', 'iShares Core MSCI Emerging Markets IMI'),
    row(3, 'IE00B5BMR087', '6000', 'iShares Core S&P 500'), row(4, 'IE00B4WXJJ64', '6000', 'iShares Core Euro Government Bond'),
    row(5, 'US0378331005', '2500', 'Apple'), { ...row(6, 'EUR', '5000'), cash: true },
  ],
})

/** Draft of a depot, and the model inputs made from it. Nothing of it leaves the browser. */
import type { Inputs as BillInputs, Position } from '../../../core/depot-tax/advance-lump-sum/schema'
import type { Findable } from '../../../core/find/entry'
import type { Finder } from '../../../core/find/finder'
import { isNoFund } from '../../../core/depot-tax/known-kinds'
import type { Kind } from '../../../core/depot-tax/sale/schema'
import { statutoryAllowance } from '../../../core/law/kapitalertrag/kapitalertrag'
import type { TaxPerson } from '../../../core/law/kapitalertrag/tax-profile'
import { shortNames } from '../../../core/portfolio/insights/short-name'
import { yearOf } from '../../../core/values/dates'
import type { Locale } from '../../../core/values/text'
import type { DecidedSplit, FileDistributions, FileRequest, FileTrade, ReadTrades } from '../../../sdk/files'
import { asCode, isinFault } from '../../../core/values/isin'
import { billInputs } from '../../../sdk/files/trades/requests'
import { beginningKind, securityIn, type Stated } from '../search/stated-kinds'
import { writeNumber } from '../browser/number-text'
import { lastDayOf } from '../../../core/depot-tax/lump-sum'
import { dayOfReceipt } from '../../../core/depot-tax/working-day'
import { reader, sound, type Fault, type Faulty, type Reader } from './reader'

type Bank = BillInputs['banks'][number]

/** A bank as it is typed. */
export interface BankRow {
  id: number
  name: string
  withholdsTax: boolean
  /** Whether the bank has a non-assessment certificate; absent where it has none. */
  nonAssessment?: boolean | undefined
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
  /** Day on which somebody stated the kind that the row begins with; absent once it was chosen. */
  statedOn?: string | undefined
  /** Value, or price of one unit where there are bookings. */
  start: string
  /** Day of the close that the price begins with; absent once it was typed. */
  closeOf?: string | undefined
  end: string
  distributions: string
  trades: readonly FileTrade[] | null
  /** How the file's bookings of before a split count; absent without one. */
  splits?: readonly DecidedSplit[] | undefined
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

/** Empty draft: one bank, no fund. */
export const emptyDraft = (year: number, bank: string): Draft => ({ year, person: { bundesland: null, kirchensteuer: false, filing_status: 'single' }, banks: [emptyBank(1, bank)], funds: [] })

/** An example: two banks, three funds. */
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

const PART = /^\s*(\d{1,2})\s*:\s*(.+)$/

/** Distributions on one unit by month, as `3: 0,20; 9: 0,25`. */
function perUnitIn(text: string, id: number, { faulty, needed }: Reader): { month: number; perUnit: number }[] {
  const at: Fault = `fund-${id}-distributions`
  const parts = text.split(';').filter((part) => part.trim() !== '').map((part) => {
    const [, month = '', amount = ''] = PART.exec(part) ?? []
    return sound({ month: Number(month) >= 1 && Number(month) <= 12 ? Number(month) : faulty(at), perUnit: needed(amount, at) })
  })
  return parts.filter((part) => part !== null)
}

/** The same in the words of its field. */
export const perUnitText = ({ distributions }: Pick<FileDistributions, 'distributions'>, locale: Locale): string => distributions.map(({ month, perUnit }) => `${month}: ${writeNumber(perUnit, locale)}`).join('; ')

/** What a file states of a fund in a year. */
export const paidOn = (paid: readonly FileDistributions[], { isin }: Pick<FundRow, 'isin'>, year: number): FileDistributions | undefined => paid.find((each) => each.isin === isin && each.year === year)

/** Rows of bookings with the distributions that their file states of the year. */
export const withPaid = (draft: Draft, paid: readonly FileDistributions[], locale: Locale): Draft => ({
  ...draft,
  funds: draft.funds.map((row) => (row.trades === null ? row : { ...row, distributions: perUnitText(paidOn(paid, row, draft.year) ?? { distributions: [] }, locale) })),
})

/** The positions of a row: null where a field is faulty, none where nothing was held at the end of the year. Units that were another fund until a merger of the year are one of their own, with the first price of that fund's row. */
function positionsOf(row: FundRow, bank: string, { year, funds }: Draft, read: Reader): (Position | null)[] {
  const isin = asCode(row.isin)
  const common = {
    bank, isin: isinFault(isin) === null ? isin : read.faulty(`fund-${row.id}-isin`),
    ...(row.fondstyp === '' || row.fondstyp === 'AKTIE' ? {} : { fondstyp: row.fondstyp }),
  }
  if (row.trades === null) {
    const start: Fault = `fund-${row.id}-start`
    return [sound({
      basis: 'values' as const, ...common, valueStart: read.price(row.start, start) ?? read.faulty(start), valueEnd: read.optional(row.end, `fund-${row.id}-end`),
      distributions: read.amount(row.distributions, `fund-${row.id}-distributions`),
    })]
  }
  const startOf = ({ start, id }: FundRow) => read.price(start, `fund-${id}-start`)
  const [own, priceEnd, distributions] = [startOf(row), read.price(row.end, `fund-${row.id}-end`), perUnitIn(row.distributions, row.id, read)]
  // Before a merger units were those of the other fund, which has a row of its own.
  return billInputs(row.trades, year, row.splits).positions.flatMap((held): (Position | null)[] => {
    if (held.basis !== 'units' || held.isin !== isin) return []
    const { unitsStart = 0, bookings = [], changes = [] } = held
    const merger = changes.find(({ type }) => type === 'merger')
    const former = funds.find((each) => merger?.type === 'merger' && each.isin === merger.isin && each.bank === row.bank)
    const priceStart = merger === undefined ? own : former === undefined ? null : startOf(former)
    const known = typeof own === 'number' ? { priceStart: own } : {}
    return [sound({
      basis: 'units' as const, ...common, unitsStart, priceStart, priceEnd, bookings: bookings.map((each) => ({ ...each })), distributions,
      ...(changes.length > 0 && { changes: changes.map((each) => (each.type === 'merger' ? { ...each, ...known } : each)) }),
    })]
  })
}

/** What one exemption order can be at most in the January of the bill. */
export const allowanceOf = ({ year, person }: Pick<Draft, 'year' | 'person'>): number => statutoryAllowance(person.filing_status, dayOfReceipt(year))

function bankOf({ id, withholdsTax, nonAssessment = false, order, lossPot, cash }: BankRow, name: string | Faulty, allowance: number, read: Reader): Bank | null {
  const known = read.optional(cash, `bank-${id}-cash`)
  return sound({
    name,
    withholdsTax,
    nonAssessment: withholdsTax && nonAssessment,
    exemptionOrder: withholdsTax && !nonAssessment ? read.amount(order, `bank-${id}-order`, allowance) : 0,
    lossPot: read.amount(lossPot, `bank-${id}-lossPot`),
    otherIncome: 0,
    ...(known === null ? {} : { cash: known }),
  })
}

const isUsed = ({ fondstyp, isin, start, end, distributions, trades }: FundRow): boolean =>
  fondstyp !== 'AKTIE' && (trades !== null || [isin, start, end, distributions].some((text) => text.trim() !== ''))

/** Request for the model of the January bill. */
export interface BillQuestion {
  inputs: BillInputs
  /** Rows behind the positions, in their order. */
  rows: readonly FundRow[]
  /** Rows of which nothing was held at the end of the year. */
  gone: readonly FundRow[]
}

/** The question that a draft makes; none while a field is faulty. */
export function billOf(draft: Draft, locale: Locale): { faults: readonly Fault[]; question: BillQuestion | null } {
  const { year, person, banks, funds } = draft
  const read = reader(locale)
  const allowance = allowanceOf({ year, person })
  const names = banks.map(({ name }, index) => (name.trim() === '' ? String(index + 1) : name.trim()))
  const asked = banks.map((row, index) => bankOf(row, names.indexOf(names[index] ?? '') === index ? (names[index] ?? '') : read.faulty(`bank-${row.id}-name`), allowance, read))
  const nameOf = (id: number): string => names[banks.findIndex((bank) => bank.id === id)] ?? ''
  const positions = funds.filter(isUsed).map((row) => ({ row, own: positionsOf(row, nameOf(row.bank), draft, read) }))
  if (read.faults.length > 0) return { faults: read.faults, question: null }
  const held = positions.flatMap(({ row, own }) => own.flatMap((position) => (position === null ? [] : [{ row, position }])))
  return {
    faults: [],
    question: {
      inputs: { year, taxProfile: person, banks: asked.filter((bank) => bank !== null), positions: held.map(({ position }) => position) },
      rows: held.map(({ row }) => row),
      gone: positions.flatMap(({ row, own }) => (own.length === 0 ? [row] : [])),
    },
  }
}

/** Short names of some rows; the ISIN of one without. */
export function namesIn(rows: readonly Pick<FundRow, 'name'>[]): (row: Pick<FundRow, 'name' | 'isin'>) => string {
  const short = shortNames(rows.map(({ name }) => name))
  return ({ name, isin }) => (name === '' ? isin : short(name))
}

const accountsOf = (trades: readonly FileTrade[]): string[] => [...new Set(trades.map(({ account }) => account))]

/** What a booking is of, now and before mergers. */
const isinsOf = ({ isin, merged = [] }: FileTrade): string[] => [...merged.map((each) => each.isin), isin]

/** The bookings of a fund in the depot that became this bank. */
export const ofAccount = (trades: readonly FileTrade[], isin: string, bank: number): FileTrade[] =>
  trades.filter((trade) => isinsOf(trade).includes(isin) && accountsOf(trades).indexOf(trade.account) + 1 === bank)

/** The draft of bookings: a bank per depot of the file, a row per fund. Shares are left out, because they have no lump sum. */
export function draftOfTrades({ trades, splits }: Pick<ReadTrades, 'trades' | 'splits'>, { year, person }: Draft, unnamed: string): Draft {
  const accounts = accountsOf(trades)
  const keys = new Map(trades.filter(({ kind }) => kind !== 'share').flatMap((trade) => isinsOf(trade).map((isin) => [`${trade.account}\n${isin}`, { account: trade.account, isin }] as const)))
  const funds = [...keys.values()].map(({ account, isin }, index): FundRow => {
    const own = trades.filter((trade) => trade.account === account && isinsOf(trade).includes(isin))
    const known = splits.filter((split) => own.some((trade) => trade.isin === split.isin))
    return { ...emptyFund(index + 1, accounts.indexOf(account) + 1), isin, name: own.find((trade) => trade.isin === isin)?.name ?? '', trades: own, ...(known.length > 0 && { splits: known }) }
  })
  return { year, person, banks: accounts.map((account, index) => emptyBank(index + 1, account === '' ? unnamed : account)), funds }
}

/** Whether the last price of a year is there to be known on a day. */
export const isOver = (year: number, today: string): boolean => today >= lastDayOf(year)

/** The draft of a list of holdings: once the year is over their values are those of its end; the ones of its start are missing. */
export function draftOfHoldings({ holdings }: FileRequest, names: Readonly<Record<string, string>>,
  { year, person }: Draft, unnamed: string, { locale, today }: { locale: Locale; today: string }): Draft {
  const funds = holdings.filter((holding) => 'isin' in holding)
  return { year, person, banks: [emptyBank(1, unnamed)], funds: funds.map((holding, index) => ({ ...emptyFund(index + 1, 1), isin: holding.isin, name: names[holding.isin] ?? '', end: 'value' in holding && isOver(year, today) ? writeNumber(holding.value, locale) : '' })) }
}

/** What a security that is known changes in a row: its kind, and the day that the field names. What is no fund has no lump sum, as a share has none. */
function beginsWith(found: Findable | undefined): Partial<FundRow> {
  if (found !== undefined && isNoFund(found)) return { fondstyp: 'AKTIE', statedOn: undefined }
  const known = beginningKind(found)
  return known === null ? {} : { fondstyp: known.kind, statedOn: known.statedOn }
}

/** The stated kind of one fund is not that of the next one. */
const unstated = ({ statedOn }: FundRow): Partial<FundRow> => (statedOn === undefined ? {} : { fondstyp: '', statedOn: undefined })

/** What a security that was found changes in a row. */
const chosen = (row: FundRow, found: Findable): Partial<FundRow> => ({ isin: found.isin, name: found.name, ...unstated(row), ...beginsWith(found) })

/** At least three digits: fewer are rather part of a name, as in `DAX 40`. */
const AMOUNT_LAST = /(?<=\s)(\d[\d.,'’]{2,})\s*(?:€|EUR)?$/iu

/** A name and the amount behind it, as in `World 20.000`; null where there is none, and where the number belongs to a name, as in `S&P 500`. */
function amountBehind(what: string, find: Finder): { name: string; amount: string } | null {
  const text = what.trim()
  const [last = '', amount = ''] = AMOUNT_LAST.exec(text) ?? []
  const name = text.slice(0, text.length - last.length).trim()
  return amount === '' || !/\p{L}/u.test(name) || find(what, 1).length > 0 ? null : { name, amount }
}

/** Finds what is typed, also with an amount behind it. */
export const withAmounts = (find: Finder): Finder => (what, most) => find(amountBehind(what, find)?.name ?? what, most)

/** What a security that was found changes in a row, and the amount that stood behind its name. */
export const chosenFor = (row: FundRow, found: Findable, find: Finder | null): Partial<FundRow> => {
  const behind = find === null || row.trades !== null ? null : amountBehind(row.isin, find)
  return { ...chosen(row, found), ...(behind !== null && { start: behind.amount }) }
}

/** What is typed into a row: a whole WKN is chosen; of a whole ISIN, a kind that nobody chose is the one stated of that fund. */
export function typed(row: FundRow, what: string, find: Finder | null): Partial<FundRow> {
  const next = { isin: what, name: '', ...unstated(row) }
  const whole = asCode(what)
  const found = find?.(whole, 1).find(({ wkn }) => wkn === whole)
  if (found !== undefined) return chosen(row, found)
  return { ...next, ...(isinFault(whole) === null && ({ ...row, ...next }).fondstyp === '' ? beginsWith(securityIn(find, whole)) : {}) }
}

/** The first price of a row of bookings that nobody typed: the close that the year begins with, where it is known. */
function beginningPrice({ trades, start, closeOf }: FundRow, found: Findable | undefined, year: number, locale: Locale): Partial<FundRow> {
  if (trades === null || (start !== '' && closeOf === undefined)) return {}
  const opening = found?.prices?.opening
  return opening === undefined || yearOf(opening.date) !== year ? { start: '', closeOf: undefined } : { start: writeNumber(opening.close, locale), closeOf: opening.date }
}

/** The draft with what is known of its securities: rows whose kind nobody chose begin with the known one, those of bookings with a close. */
export const withKnown = (draft: Draft, known: Stated, locale: Locale): Draft => ({
  ...draft,
  funds: draft.funds.map((row) => {
    const found = known.get(row.isin)
    return { ...row, ...(row.fondstyp === '' && beginsWith(found)), ...beginningPrice(row, found, draft.year, locale) }
  }),
})

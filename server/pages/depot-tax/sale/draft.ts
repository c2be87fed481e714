/** What is typed for a sale, and the inputs of the model that it makes. */
import type { Inputs as SaleInputs, Kind } from '../../../../core/depot-tax/sale/schema'
import { hasLumpSum } from '../../../../core/depot-tax/lump-sum'
import { dayOfReceipt } from '../../../../core/depot-tax/working-day'
import { altanteileFreibetrag, bestandsschutz, INVESTMENTSTEUERREFORM } from '../../../../core/law/altanteile/figures'
import { publishedBasiszins } from '../../../../core/law/investmentfonds/figures'
import type { TaxPerson } from '../../../../core/law/kapitalertrag/tax-profile'
import { isIsoDate, yearOf } from '../../../../core/values/dates'
import type { Locale } from '../../../../core/values/text'
import { statutoryAllowance } from '../../../../core/law/kapitalertrag/kapitalertrag'
import { reader, sound, type Fault, type Reader } from '../reader'

/** A purchase as it is typed. */
export interface LotRow {
  id: number
  date: string
  units: string
  price: string
  /** Lump sums of these units since their purchase; absent or empty where they follow from prices. */
  lumpSums?: string
  /** Last day on which these units were merged from another fund; absent where they were not. */
  mergedOn?: string
  /** Of fund units bought before 2018: the last price of 2017, counted in the units of today. */
  priceBefore?: string
  /** The result of the fictitious sale at the end of 2017. */
  resultBefore?: string
}

/** Everything that is typed for a sale. */
export interface SaleDraft {
  kind: Kind | ''
  /** Day on which somebody stated the kind that the sale begins with; absent once it was chosen. */
  statedOn?: string | undefined
  lots: readonly LotRow[]
  date: string
  price: string
  /** Day of the close that the price begins with; absent once it was typed. */
  closeOf?: string | undefined
  /** The security of the file that is sold; absent where purchases are typed. */
  which?: string | undefined
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

/** A sale of which only the day is known, and what most want to keep of it. */
export const emptySale = (today: string): SaleDraft => ({
  kind: '', lots: [{ id: 1, date: '', units: '', price: '' }], date: today, price: '', costs: '', by: 'net', units: 0, net: 10_000, order: '', lossGeneral: '', lossShares: '', years: {},
})

type LumpSumsMissing = 'merged' | 'baseRate' | 'prices'

interface SaleQuestion {
  /** The sale without how much is sold; null while a field is faulty or something is missing but lump sums, which then count as nothing: tax can only be lower. */
  inputs: SaleInputs | null
  faults: readonly Fault[]
  /** Why no figure can be given, or only a bound. */
  missing: 'kind' | 'price' | 'lots' | 'before2018' | LumpSumsMissing | null
  /** Years whose prices are asked for. */
  years: readonly number[]
  /** Years of them of which prices are missing. */
  wanted: readonly number[]
}

/** Years whose lump sums the lots bore. */
function yearsOf(lots: readonly { date: string }[], date: string): number[] {
  if (lots.length === 0 || !isIsoDate(date)) return []
  const first = Math.max(yearOf(INVESTMENTSTEUERREFORM), Math.min(...lots.map((lot) => yearOf(lot.date))))
  return Array.from({ length: Math.max(0, yearOf(date) - first) }, (_year, index) => first + index).filter((year) => hasLumpSum(year) && dayOfReceipt(year) <= date)
}

type Lot = SaleInputs['lots'][number]

/** The whole allowance for units of before 2009 (EUR). */
export const wholeAllowance = altanteileFreibetrag.on(INVESTMENTSTEUERREFORM)

/** Whether units were sold fictitiously at the end of 2017. */
export const isBeforeReform = ({ kind }: Pick<SaleDraft, 'kind'>, { date }: Pick<LotRow, 'date'>): boolean => isFund(kind) && isIsoDate(date) && date < INVESTMENTSTEUERREFORM

/** Whether that had a result, which units of before 2009 have none of. */
export const hasResultBefore = (draft: Pick<SaleDraft, 'kind'>, { date }: Pick<LotRow, 'date'>): boolean => isBeforeReform(draft, { date }) && date >= bestandsschutz.on(INVESTMENTSTEUERREFORM)

/** Whether units have had a lump sum by the day of the sale. */
export const bearsLumpSums = ({ kind, date: sold }: Pick<SaleDraft, 'kind' | 'date'>, { date }: Pick<LotRow, 'date'>): boolean => isFund(kind) && isIsoDate(date) && yearsOf([{ date }], sold).length > 0

/** A day that a sale can have; a year is typed digit by digit, and begins as one of antiquity. */
const isSaleDay = (day: string): boolean => isIsoDate(day) && day >= INVESTMENTSTEUERREFORM

const isFund = (kind: SaleDraft['kind']): boolean => kind !== '' && kind !== 'AKTIE'

/** Whether a purchase is of a day that no sale can have: after it, or of shares that are sold free of tax. */
export const isOutOfTime = ({ kind, date: sold }: Pick<SaleDraft, 'kind' | 'date'>, { date }: Pick<LotRow, 'date'>): 'after' | 'protected' | null => {
  if (!isIsoDate(date) || !isSaleDay(sold)) return null
  return date > sold ? 'after' : kind === 'AKTIE' && date < bestandsschutz.on(sold) ? 'protected' : null
}

/** A purchase; null while something of it is missing or faulty. */
function lotOf(draft: SaleDraft, row: LotRow, read: Reader): Lot | null {
  const { id, date, units, price, lumpSums = '', priceBefore = '', resultBefore = '' } = row
  const [count, isOld] = [read.optional(units, `lot-${id}-units`), isBeforeReform(draft, row)]
  const lot = sound({
    count: count === 0 ? read.faulty(`lot-${id}-units`) : count, cost: read.optional(price, `lot-${id}-price`), borne: bearsLumpSums(draft, row) ? read.optional(lumpSums, `lot-${id}-lumpSums`) : null,
    before: isOld ? read.price(priceBefore, `lot-${id}-priceBefore`) : null, result: hasResultBefore(draft, row) ? read.signed(resultBefore, `lot-${id}-resultBefore`) : null,
  })
  if (lot === null || lot.count === null || lot.cost === null || !isIsoDate(date)) return null
  const { borne, before, result } = lot
  return { date, units: lot.count, price: lot.cost, costs: 0, ...(borne !== null && { lumpSums: borne }),
    ...(before !== null && { priceBeforeReform: before }), ...(result !== null && { resultBeforeReform: result }) }
}

/** The purchases; those of which something is typed and something is missing make them incomplete. */
function lotsIn(draft: SaleDraft, read: Reader): { lots: Lot[]; isComplete: boolean } {
  const begun = draft.lots.filter((row) => [row.date, row.units, row.price].some((text) => text.trim() !== ''))
  const lots = begun.flatMap((row) => {
    if (isOutOfTime(draft, row) !== null) read.faulty(`lot-${row.id}-date`)
    return lotOf(draft, row, read) ?? []
  })
  return { lots, isComplete: lots.length > 0 && lots.length === begun.length }
}

/** Whether a bank's figures of before 2018 are missing. */
const lacksReform = (draft: SaleDraft, lot: Lot): boolean =>
  (isBeforeReform(draft, lot) && lot.priceBeforeReform === undefined) || (hasResultBefore(draft, lot) && lot.resultBeforeReform === undefined)

type Priced = SaleInputs['years'][number]

/** The prices of one year; null where some are missing or faulty. */
function pricesOf(year: number, { start, end, distributions }: SaleDraft['years'][number], read: Reader): Priced | null {
  const fields = sound({ priceStart: read.price(start, `year-${year}-start`), priceEnd: read.price(end, `year-${year}-end`), distributions: read.amount(distributions, `year-${year}-distributions`) })
  if (fields === null || fields.priceStart === null || fields.priceEnd === null) return null
  return { year, priceStart: fields.priceStart, priceEnd: fields.priceEnd, distributions: fields.distributions }
}

const unpriced = { start: '', end: '', distributions: '' }

/** What is left of an exemption order can be no more than the allowance of the day of the sale. */
export const orderAt = ({ date }: Pick<SaleDraft, 'date'>, { filing_status: status }: TaxPerson): number => (isSaleDay(date) ? statutoryAllowance(status, date) : statutoryAllowance(status))

function termsOf(draft: SaleDraft, person: TaxPerson, read: Reader) {
  return sound({
    date: isSaleDay(draft.date) ? draft.date : read.faulty('sale-0-date'),
    price: read.price(draft.price, 'sale-0-price'),
    costs: read.amount(draft.costs, 'sale-0-costs'),
    order: read.amount(draft.order, 'sale-0-order', orderAt(draft, person)),
    general: read.amount(draft.lossGeneral, 'sale-0-lossGeneral'),
    shares: read.amount(draft.lossShares, 'sale-0-lossShares'),
  })
}

/** Why the lump sums of some lots are not known; null where they are. */
function lumpSumsMissing({ kind, lots, date }: SaleDraft, years: readonly number[], wanted: readonly number[]): LumpSumsMissing | null {
  const isOfFormer = ({ mergedOn, lumpSums = '', ...lot }: LotRow): boolean => mergedOn !== undefined && lot.date < mergedOn && lumpSums.trim() === '' && yearsOf([lot], date).some((year) => year <= yearOf(mergedOn))
  if (kind !== 'AKTIE' && lots.some(isOfFormer)) return 'merged'
  if (years.some((year) => publishedBasiszins(year) === undefined)) return 'baseRate'
  return wanted.length > 0 ? 'prices' : null
}

/** What the model of a sale is asked; `missing` says why it cannot be. */
export function saleOf(draft: SaleDraft, person: TaxPerson, locale: Locale): SaleQuestion {
  const read = reader(locale)
  const { kind } = draft
  const { lots, isComplete } = lotsIn(draft, read)
  // Lump sums that are given need no prices.
  const open = kind === 'AKTIE' ? [] : lots.filter(({ lumpSums }) => lumpSums === undefined)
  const years = yearsOf(open, draft.date)
  const priced = years.map((year) => pricesOf(year, draft.years[year] ?? unpriced, read)).filter((row) => row !== null)
  const wanted = years.filter((year) => !priced.some((row) => row.year === year))
  const terms = termsOf(draft, person, read)
  const without = (missing: SaleQuestion['missing']): SaleQuestion => ({ inputs: null, faults: read.faults, missing, years, wanted })
  if (!isComplete) return without('lots')
  if (kind === '') return without('kind')
  if (terms === null) return without(null)
  const { date, price, costs, order, general, shares } = terms
  if (price === null) return without('price')
  if (lots.some((lot) => lacksReform(draft, lot))) return without('before2018')
  const missing = lumpSumsMissing(draft, years, wanted)
  if (read.faults.length > 0) return without(missing)
  const known = missing === null ? { lots, years: priced } : { lots: lots.map((lot) => (kind === 'AKTIE' ? lot : { lumpSums: 0, ...lot })), years: [] }
  const sale = { date, price, costs, wholeUnits: false }
  const inputs = { kind, ...known, sale, exemptionOrder: order, lossPots: { general, shares }, oldUnitsAllowance: wholeAllowance, taxProfile: person }
  return { inputs, faults: [], missing, years, wanted }
}

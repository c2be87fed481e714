/** What statements of fund accounts have in common: units of three decimals, which price and amount alone cannot prove, stand between two balances, or the head of an entry says what it moves. */
import { toCents } from '../../../../../core/values/money'
import { sumBy } from '../../../../../core/values/sum'
import { half, isMoney, type Figure, type Reading } from '../../figures'
import { isinAnchors, nameAt, type Anchor, type Document } from '../../rows'
import { isLikely } from '../days'
import type { ProvenTrade } from '../settle'

/** Fails every comparison. */
export const NONE: Reading = { value: NaN, decimals: 0 }
export const ONE: Reading = { value: 1, decimals: 0 }

/** The number of a figure: such statements write a comma before decimals. */
export const readAs = (figure: Figure | undefined): Reading => figure?.readings.find(({ isComma }) => isComma !== false) ?? NONE

export const moneyOf = (figure: Figure | undefined): number => (isMoney(readAs(figure)) ? Math.abs(readAs(figure).value) : NaN)

/** Units compare at the sixth decimal. */
export const areSame = (one: number, other: number): boolean => Math.round(one * 1e6) === Math.round(other * 1e6)

/** Rounding of an amount. */
const CENT = 0.0051

export interface Numbers {
  units: Reading
  price: Reading
  /** What one unit of the currency of the amount is in that of the price. */
  rate: Reading
  amount: number
  /** Whether two balances prove the units: then no rounding is too much. */
  isBalanced: boolean
}

/** Whether an amount is units x price by a rate, within what is rounded. */
function agrees({ units, price, rate, amount, isBalanced }: Numbers): boolean {
  const [u, p] = [Math.abs(units.value), price.value]
  const slack = (half(units) * p + half(price) * u) / rate.value + (rate.decimals === 0 ? 0 : (amount * half(rate)) / rate.value) + CENT
  return u > 0 && amount > 0 && p > 0 && rate.value > 0 && Math.abs((u * p) / rate.value - amount) <= slack && (isBalanced || slack <= Math.max(0.02, 0.02 * amount))
}

interface Booked {
  at: number
  anchor: Anchor | undefined
  day: string | null
  numbers: Numbers
  isPurchase: boolean
  fees?: number | undefined
  taxes?: number | undefined
  currency?: string | undefined
}

/** A booking that its figures prove. */
export function tradeOf(document: Document, { at, anchor, day, numbers, isPurchase, fees = 0, taxes = 0, currency = 'EUR' }: Booked): ProvenTrade | null {
  if (anchor === undefined || anchor.isin === '' || day === null || !isLikely(document.lines, day) || !agrees(numbers) || !(fees >= 0) || !(taxes >= 0)) return null
  const { units, price, amount } = numbers
  return {
    at, type: isPurchase ? 'purchase' : 'sale', day, isin: anchor.isin, wkn: '', name: nameAt(document, anchor, null), units: Math.abs(units.value), price: price.value,
    gross: amount, fees, taxes, amount: toCents(amount + (isPurchase ? fees + taxes : -fees - taxes)) / 100, currency, isNominal: false,
  }
}

/** All of them; null where there is none, or one that is not proven. */
export function allOf(trades: readonly (ProvenTrade | null)[]): ProvenTrade[] | null {
  const proven = trades.filter((trade) => trade !== null)
  return proven.length > 0 && proven.length === trades.length ? proven : null
}

/** The last amounts of the lines with such words, in cents. */
export const centsOf = (document: Document, from: number, to: number, words: RegExp): number[] =>
  document.figures.slice(from, to).flatMap((own, index) => (words.test(document.lines[from + index]?.text ?? '') ? own.slice(-1).map((figure) => toCents(moneyOf(figure))) : []))

/** The ISINs of headings, as `ISIN: LU…`. */
export const headings = (document: Document): Anchor[] => isinAnchors(document).filter(({ at }) => /^ISIN:?\s/i.test(document.lines[at]?.text ?? ''))

/** A line with the balance of a day. */
export const BALANCE = /^bestand am\s+\d/i

/** Whether bookings lead from the balance at the end of one line, or from nothing, to that of another; not where one of them is not proven. */
export function leadsTo({ figures }: Document, start: number | null, end: number, found: readonly (ProvenTrade | null)[]): boolean {
  const [before = NaN, after = NaN] = [start, end].map((at) => (at === null ? 0 : readAs(figures[at]?.at(-1)).value))
  const moved = sumBy(found, (trade) => (trade === null ? NaN : trade.type === 'purchase' ? trade.units : -trade.units))
  return areSame(before + moved, after)
}

/** Units x price, with fees and taxes, have to be the amount that is paid: what proves a confirmation. */
import { grouped } from '../../../../core/values/grouped'
import { toCents } from '../../../../core/values/money'
import { kindOf, type Amount } from './amounts'
import type { Figure, Reading } from '../figures'

interface Settlement {
  /** A nominal value where `isNominal`. */
  units: number
  price: number
  gross: number
  fees: number
  taxes: number
  amount: number
  currency: string
  /** Whether the price is in percent of a nominal value. */
  isNominal: boolean
}

export interface ProvenTrade extends Settlement {
  at: number
  type: 'purchase' | 'sale'
  day: string
  isin: string
  /** Where the document has no ISIN. */
  wkn: string
  name: string
}

const UNITS = /st(?:ü|ue)ck|\bstk|\bst\b|\bst\.|anteile|nominal|nennwert|umsatz|anzahl|quantity|\bpcs?\b|shares|units|ausgef/i
const PRICE = /(?<!devisen)kurs(?!wert|datum)|preis|price|betrag \/ stück|\/ ?st(?:ü|ue)ck/i

export interface Factor {
  reading: Reading
  figure: Figure
}

const NOMINAL = /nominal|nennwert|nennbetrag/i

const factorsOf = (figure: Figure): Factor[] => figure.readings.map((reading) => ({ reading, figure }))

/** Half of the last decimal; whole numbers are counted. */
const half = ({ decimals, value }: Reading): number => (Number.isInteger(value) ? 0 : 0.5 / 10 ** decimals)

/** Numbers whose words, or those above them, say that they are units. */
export const unitsIn = (figures: readonly Figure[], words: (figure: Figure) => string): Factor[] => figures.flatMap((figure) =>
  (!figure.isPercent && figure.currency === '' && (figure.isUnits || (UNITS.test(words(figure)) && kindOf(words(figure)) === null)) ? figure.readings.map((reading) => ({ reading: { ...reading, value: Math.abs(reading.value) }, figure })) : []))

export const pricesIn = (figures: readonly Figure[], words: (figure: Figure) => string): Factor[] => figures.flatMap((figure) =>
  (!figure.isPercent && kindOf(words(figure)) === null && (figure.currency !== '' || PRICE.test(words(figure))) && !figure.isUnits ? figure.readings.map((reading) => ({ reading, figure })) : []))

/** Amounts of money that are called a nominal value. */
export const nominalsIn = (figures: readonly Figure[], words: (figure: Figure) => string): Factor[] =>
  figures.flatMap((figure) => (!figure.isPercent && figure.currency !== '' && NOMINAL.test(words(figure)) ? factorsOf(figure) : []))

/** Prices in percent. */
export const percentsIn = (figures: readonly Figure[], words: (figure: Figure) => string): Factor[] =>
  figures.flatMap((figure) => (figure.isPercent && PRICE.test(words(figure)) ? factorsOf(figure) : []))

interface Costs {
  fees: number
  taxes: number
  isAll: boolean
}

const sumOf = (amounts: readonly Amount[], kind: Amount['kind']): number => amounts.filter((item) => item.kind === kind).reduce((sum, { value }) => sum + toCents(value), 0) / 100

/** Whether fees that do not count are said twice: the same as one that counts, as their sum, or all of them as the parts of one. */
const areSaidTwice = (left: readonly Amount[], chosen: readonly Amount[], fees: number): boolean => {
  const isFee = (value: number): boolean => value === fees || chosen.some((item) => item.kind === 'fee' && item.value === value)
  const sum = sumOf(left, 'fee')
  return (sum > 0 && isFee(sum)) || left.every(({ kind, value }) => kind !== 'fee' || isFee(value))
}

/** Sums of some or all of the fees and taxes. Fees count but where they are said twice; a tax may only be explained. */
function costsOf(amounts: readonly Amount[]): Costs[] {
  const items = amounts.filter(({ kind, value }) => (kind === 'fee' || kind === 'tax') && value !== 0).slice(0, 12)
  return Array.from({ length: 2 ** items.length }, (_, choice) => items.filter((__, index) => (choice >> index) % 2 === 1)).flatMap((chosen): Costs[] => {
    const [fees, taxes] = [sumOf(chosen, 'fee'), sumOf(chosen, 'tax')]
    const isSound = fees >= 0 && taxes >= 0 && areSaidTwice(items.filter((item) => !chosen.includes(item)), chosen, fees)
    return isSound ? [{ fees, taxes, isAll: chosen.length === items.length }] : []
  })
}

/** Products of units and price, also by a rate that is printed. */
export interface Product {
  units: Reading
  price: Reading
  rate: number
  currency: string
  /** What the rate makes euros of; empty where there is none. */
  foreign: string
  isNominal: boolean
  /** Amounts on their line that are the product. */
  beside: readonly number[]
}

/** Half a cent, and what a bank that rounds the gross amount by itself may differ by where units x price says the same. */
const EXACT = 0.005
const ROUNDED = 0.0151

const slackOf = ({ units, price, rate }: Product): number => (half(units) * price.value + half(price) * units.value) / rate + 0.0052

/** Ways in which a gross amount is the product, and the amount paid follows from it. */
function waysOf(product: Product, paid: Amount, costs: readonly Costs[], gross: readonly number[], isPurchase: boolean, near: number): (Settlement & { isAll: boolean })[] {
  const exact = (product.units.value * product.price.value) / product.rate
  const signs = !isPurchase && /lasten|belast/i.test(paid.label) ? [1, -1] : [1]
  return signs.flatMap((sign) => costs.flatMap((cost) => {
    const amount = paid.value * sign
    const own = isPurchase ? amount - cost.fees - cost.taxes : amount + cost.fees + cost.taxes
    const off = Math.abs(own - exact)
    const isProduct = own > 0 && (near === EXACT || off <= 0.0051) && off <= slackOf(product) && (off < 1e-6 || slackOf(product) <= Math.max(0.02, 0.02 * own))
    if (!isProduct || (product.beside.length > 0 && !product.beside.some((each) => Math.abs(each - own) < near)) || (gross.length > 0 && !gross.some((each) => Math.abs(each - own) < near))) return []
    return [{ units: product.units.value, price: product.price.value, gross: toCents(own) / 100, fees: cost.fees, taxes: cost.taxes, amount, currency: paid.currency || product.currency, isNominal: product.isNominal, isAll: cost.isAll }]
  }))
}

const saidBy = ({ units, fees, taxes, amount }: Settlement): string => [units, toCents(fees), toCents(taxes), toCents(amount)].join()

/** Where all costs that are printed count, nothing else can be meant. */
function oneOf(all: readonly (Settlement & { isAll: boolean })[]): Settlement | null {
  const complete = all.filter(({ isAll }) => isAll)
  const best = new Map((complete.length > 0 ? complete : all).map((way) => [saidBy(way), way]))
  const [only] = best.values()
  return best.size === 1 ? (only ?? null) : null
}

/** The one way in which the amounts, as they are printed, agree with one of these products. The interest of a bond is no part of what it costs. */
function settledBy(products: readonly Product[], amounts: readonly Amount[], isPurchase: boolean): Settlement | null {
  const interest = [...new Set(amounts.filter(({ kind }) => kind === 'interest').map(({ value }) => toCents(value)))].reduce((sum, cents) => sum + cents, 0) / 100
  const paid = amounts.filter(({ kind, value }) => kind === 'amount' && value > 0).map((each) => ({ ...each, value: toCents(each.value - interest) / 100 }))
  const costs = costsOf(amounts)
  const gross = amounts.filter(({ kind, value }) => kind === 'gross' && value > 0).map(({ value }) => value)
  for (const near of [EXACT, ROUNDED]) {
    const ways = paid.map((each) => ({ paid: each, ways: products.flatMap((product) => waysOf(product, each, costs, gross, isPurchase, near)) }))
    const settled = oneOf(ways.flatMap((each) => each.ways))
    // What is not paid can only be the sum before costs.
    if (settled !== null && ways.every((each) => each.ways.length > 0 || [0, interest].some((more) => Math.abs(each.paid.value + more - settled.gross) < near))) return settled
  }
  return null
}

/** Amounts in euros by a rate, for what is paid in euros; null where some are in a third currency. */
function inEuros(amounts: readonly Amount[], foreign: string, rate: number): Amount[] | null {
  if (amounts.some(({ currency }) => currency !== '' && currency !== 'EUR' && currency !== foreign)) return null
  return amounts.filter(({ kind, currency }) => kind !== 'amount' || currency !== foreign)
    .map((amount) => (amount.currency === foreign ? { ...amount, value: Math.round((amount.value / rate) * 100) / 100, currency: 'EUR' } : amount))
}

/** The one way in which all amounts of a confirmation agree, else the one in euros by a rate that is printed; null where there is none, or more than one. */
export function settlementOf(products: readonly Product[], amounts: readonly Amount[], isPurchase: boolean): Settlement | null {
  const settled = settledBy(products, amounts, isPurchase)
  if (settled !== null) return settled
  const byRate = grouped(products.filter(({ foreign }) => foreign !== ''), ({ foreign, rate }) => `${foreign} ${rate}`)
  const ways = [...byRate.values()].flatMap((own) => {
    const [{ foreign, rate } = { foreign: '', rate: 1 }] = own
    const converted = inEuros(amounts, foreign, rate)
    return (converted === null ? null : settledBy(own, converted, isPurchase)) ?? []
  })
  return oneOf(ways.map((way) => ({ ...way, isAll: true })))
}

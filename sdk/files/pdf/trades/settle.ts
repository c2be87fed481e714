/** Units x price, with fees and taxes, have to be the amount that is paid: what proves a confirmation. */
import { grouped } from '../../../../core/values/grouped'
import { toCents } from '../../../../core/values/money'
import { onlyOf } from '../../../../core/values/one-of'
import { sum, sumBy } from '../../../../core/values/sum'
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

export const UNITS = /quantit[éà]|cantidad|st(?:ü|ue)ck|\bstk|\bst\b|\bst\.|anteile|menge|nominal|nennwert|umsatz|anzahl|quantity|\bpcs?\b|shares|units|ausgef|^\W*(?:kauf|verkauf|achat|vente|purchase)\W*$/i
export const PRICE = /(?<!devisen)kurs(?!wert|datum)|\bcours\b|prezzo|cotizaci[oó]n|preis|price|betrag ?\/ ?st|\/ ?st(?:ü|ue)ck|einl(?:ö|oe)sung zu|^\W*zu\W*$|\)\W*(?:für|à|at)\W*$/i

export interface Factor {
  reading: Reading
  figure: Figure
}

const NOMINAL = /nominal|nennwert|nennbetrag|ausgef|umsatz/i

const COLUMNS = /^(?:ISIN|POSI[A-ZÓ]+)\b.*(?:st(?:ü|ue)ck|nominale|quantit|cantidad)/i

/** In lines with such columns above, the last three numbers are units, price and amount. */
const isInColumn = (figures: readonly Figure[], figure: Figure, above: string, fromEnd: number): boolean =>
  COLUMNS.test(above) && figures.filter(({ at }) => at === figure.at).at(-fromEnd) === figure

const factorsOf = (figure: Figure): Factor[] => figure.readings.map((reading) => ({ reading, figure }))

/** Half of the last decimal; whole numbers are counted. */
const half = ({ decimals, value }: Reading): number => (Number.isInteger(value) ? 0 : 0.5 / 10 ** decimals)

/** `Registered Shares DL -,01`: the nominal value in the name of a share. */
const OF_NAME = /\b(?:DL|EO|LS|SF|HD|YC|SK|NK|DK)\s*-?\s*$/

/** Numbers whose words, or those above them, say that they are units. */
export const unitsIn = (figures: readonly Figure[], words: (figure: Figure) => string, above: (figure: Figure) => string): Factor[] => figures.flatMap((figure) =>
  (!figure.isPercent && figure.currency === '' && !OF_NAME.test(figure.label) && (figure.isUnits || isInColumn(figures, figure, above(figure), 3) || (UNITS.test(words(figure)) && kindOf(words(figure)) === null)) ? figure.readings.map((reading) => ({ reading: { ...reading, value: Math.abs(reading.value) }, figure })) : []))

/** Words for a price, or none for an amount; a header that ends with the gross amount may have the price before. */
const isPriced = (words: string, { label }: Figure): boolean =>
  kindOf(words) === null || (kindOf(words) === 'gross' && PRICE.test(words) && !/\p{L}{4,}/u.test(label))

export const pricesIn = (figures: readonly Figure[], words: (figure: Figure) => string, above: (figure: Figure) => string): Factor[] => figures.flatMap((figure) =>
  (!figure.isPercent && (isPriced(words(figure), figure) || isInColumn(figures, figure, above(figure), 2)) && (figure.currency !== '' || PRICE.test(words(figure))) && !figure.isUnits ? figure.readings.map((reading) => ({ reading, figure })) : []))

/** Amounts of money that are called a nominal value. */
export const nominalsIn = (figures: readonly Figure[], words: (figure: Figure) => string, above: (figure: Figure) => string): Factor[] => figures.flatMap((figure, index) => {
  const isBeforePercent = figures[index + 1]?.isPercent === true && figures[index + 1]?.at === figure.at
  return !figure.isPercent && figure.currency !== '' && (NOMINAL.test(words(figure)) || (isBeforePercent && NOMINAL.test(above(figure)))) ? factorsOf(figure) : []
})

/** The last number of a line below such a header is the price at which a bond is repaid. */
const REPAID = /^nominale?\b.*r(?:ü|ue)ckzahlung$/i

/** Prices in percent. */
export const percentsIn = (figures: readonly Figure[], words: (figure: Figure) => string, above: (figure: Figure) => string): Factor[] =>
  figures.flatMap((figure) => (figure.isPercent && (PRICE.test(words(figure)) || (figure.following === 0 && REPAID.test(above(figure)))) ? factorsOf(figure) : []))

const CENT = 0.0051

/** Half a cent, and what a bank that rounds the gross amount by itself may differ by where units x price says the same. */
const EXACT = 0.005
const ROUNDED = 0.0151

const isNear = (values: readonly number[], value: number, near: number): boolean => values.some((each) => Math.abs(each - value) < near)

interface Costs {
  fees: number
  taxes: number
  isAll: boolean
}

const sumOf = (amounts: readonly Amount[], kind: Amount['kind']): number => sumBy(amounts.filter((item) => item.kind === kind), ({ value }) => value)

/** Whether fees that do not count are said twice: the same as one that counts, as their sum, or all of them as the parts of one. */
const areSaidTwice = (left: readonly Amount[], chosen: readonly Amount[], fees: number): boolean => {
  const isFee = (value: number): boolean => isNear([fees, ...chosen.filter(({ kind }) => kind === 'fee').map((item) => item.value)], value, EXACT)
  const sum = sumOf(left, 'fee')
  return (sum > 0 && isFee(sum)) || left.every(({ kind, value }) => kind !== 'fee' || isFee(value))
}

/** Whether taxes are printed with a minus, as what comes back with a purchase is. */
const areBelowZero = (chosen: readonly Amount[]): boolean => chosen.every(({ kind, figure }) => kind !== 'tax' || figure.readings.some(({ value }) => value < 0))

/** Sums of some or all of the fees and taxes. Fees count but where they are said twice; a tax may only be explained. A purchase may cost less than units x price, and taxes that were paid before may come back: banks write both with any sign, but taxes of a purchase. */
function costsOf(amounts: readonly Amount[], isPurchase: boolean): Costs[] {
  const items = amounts.filter(({ kind, value }) => (kind === 'fee' || kind === 'tax') && value !== 0).slice(0, 12)
  return Array.from({ length: 2 ** items.length }, (_, choice) => items.filter((__, index) => (choice >> index) % 2 === 1)).flatMap((chosen): Costs[] => {
    const [fees, taxes] = [sumOf(chosen, 'fee'), sumOf(chosen, 'tax')]
    const isSound = (isPurchase || fees >= 0) && areSaidTwice(items.filter((item) => !chosen.includes(item)), chosen, fees)
    const isAll = chosen.length === items.length
    return isSound ? [{ fees, taxes, isAll }, ...(taxes > 0 && (!isPurchase || areBelowZero(chosen)) ? [{ fees, taxes: -taxes, isAll }] : [])] : []
  })
}

/** Products of units and price, also by a rate that is printed. */
export interface Product {
  units: Reading
  price: Reading
  rate: number
  currency: string
  /** What the rate converts; empty where there is none. */
  foreign: string
  /** That rate. */
  fx: number
  isNominal: boolean
  /** Amounts on their line that are the product. */
  beside: readonly number[]
}

/** What a printed rate may be rounded by is more than cents: what it converts may differ by as much as single amounts that are rounded. */
const slackOf = ({ units, price, rate, foreign }: Product): number => (half(units) * price.value + half(price) * units.value) / rate + (foreign === '' ? 0.0052 : ROUNDED)

interface Way extends Settlement {
  isAll: boolean
  /** Whether units and price are written with the marks of the amount. */
  isAlike: boolean
}

/** Whether an amount is the product of units and price, and says something: where both are rounded much, a gross amount has to be printed that is the product to the cent. */
function isProduct(own: number, product: Product, gross: readonly number[], near: number): boolean {
  const off = Math.abs(own - (product.units.value * product.price.value) / product.rate)
  const [slack, cents] = [slackOf(product), product.foreign === '' ? CENT : ROUNDED]
  return own > 0 && (near === EXACT || off <= cents) && off <= slack &&
    (off < 1e-6 || slack <= Math.max(0.02, 0.02 * own) || (off <= CENT && isNear([...gross, ...product.beside], own, EXACT)))
}

const isAlikeWith = (paid: Amount, readings: readonly Reading[]): boolean => {
  const mark = paid.figure.readings.find(({ decimals }) => decimals === 2)?.isComma
  return readings.every(({ isComma }) => isComma === undefined || isComma === mark)
}

/** What a settlement says where more was taken back than paid: a purchase that costs less than units x price, and taxes that come back, which are none of the trade. */
function statedBy(value: number, { fees, taxes }: Costs, isPurchase: boolean): Pick<Settlement, 'gross' | 'fees' | 'taxes' | 'amount'> {
  const side = isPurchase ? -1 : 1
  const [fee, tax, amount] = [toCents(Math.max(0, fees)), toCents(Math.max(0, taxes)), toCents(value + Math.min(0, taxes) * side)]
  return { gross: (amount + (fee + tax) * side) / 100, fees: fee / 100, taxes: tax / 100, amount: amount / 100 }
}

/** Whether two currencies are named that are not one. */
const areOther = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other

/** Ways in which a gross amount is the product, and the amount paid follows from it. */
function waysOf(product: Product, paid: Amount, costs: readonly Costs[], gross: readonly number[], isPurchase: boolean, near: number): Way[] {
  const { units, price, beside, currency, isNominal } = product
  if (areOther(paid.currency, currency)) return []
  const isBelow = !isPurchase && (/lasten|belast/i.test(paid.label) || paid.figure.readings.some(({ value }) => value < 0))
  const printed = gross.length > 0 ? [...gross, ...beside] : []
  const exact = (units.value * price.value) / product.rate
  return (isBelow ? [1, -1] : [1]).flatMap((sign) => costs.flatMap((cost) => {
    const value = paid.value * sign
    const own = value - (cost.fees + cost.taxes) * (isPurchase ? 1 : -1)
    const isLoose = printed.length === 0 && beside.length === 0 && Math.abs(own - exact) > ROUNDED
    if (isLoose || !isProduct(own, product, gross, near) || [beside, printed].some((amounts) => amounts.length > 0 && !isNear(amounts, own, near))) return []
    return [{ ...statedBy(value, cost, isPurchase), units: units.value, price: price.value,
      currency: paid.currency || currency, isNominal, isAll: cost.isAll, isAlike: isAlikeWith(paid, [units, price]) }]
  }))
}

const saidBy = ({ units, fees, taxes, amount }: Settlement): string => [units, toCents(fees), toCents(taxes), toCents(amount)].join()

/** Where all costs that are printed count, nothing else can be meant; nor where the marks of only one way are those of the amount. */
function oneOf(all: readonly Way[]): Way | null {
  const complete = all.filter(({ isAll }) => isAll)
  const best = complete.length > 0 ? complete : all
  return [best, best.filter(({ isAlike }) => isAlike)].map((ways) => onlyOf(new Map(ways.map((way) => [saidBy(way), way])).values())).find((way) => way !== null) ?? null
}

/** What an amount can be that is not paid: the sum before costs or before taxes, with interest or without, or that of the costs. */
const sumsOf = ({ gross, amount, fees, taxes }: Settlement, interest: number): number[] =>
  [gross, amount, amount + taxes, amount - taxes, fees, taxes].flatMap((sum) => [sum, sum - interest])

/** Where taxes are settled with the trade, what is paid comes after them. */
const AFTER_TAX = /n ?a ?ch\s*steuern/i
const BEFORE_TAX = /vor\s*steuern/i

/** The one way in which the amounts, as they are printed, agree with one of these products. The interest of a bond is no part of what it costs. */
function settledBy(products: readonly Product[], amounts: readonly Amount[], isPurchase: boolean): Way | null {
  const interest = sum(new Set(amounts.filter(({ kind }) => kind === 'interest').map(({ value }) => toCents(value)))) / 100
  const isTaxed = amounts.some(({ kind, label }) => kind === 'amount' && AFTER_TAX.test(label))
  const paid = amounts.filter(({ kind, label, value }) => kind === 'amount' && value > 0 && !(isTaxed && BEFORE_TAX.test(label))).map((each) => ({ ...each, value: toCents(each.value - interest) / 100 }))
  const costs = costsOf(amounts, isPurchase)
  const gross = amounts.filter(({ kind, value }) => kind === 'gross' && value > 0).map(({ value }) => value)
  for (const near of [EXACT, ROUNDED]) {
    const ways = paid.map((each) => ({ paid: each, ways: products.flatMap((product) => waysOf(product, each, costs, gross, isPurchase, near)) }))
    const settled = oneOf(ways.flatMap((each) => each.ways))
    // What is printed twice is in one currency.
    const isTwofold = settled !== null && amounts.some(({ currency, value }) => value > 0 &&
      areOther(currency, settled.currency) && isNear(sumsOf(settled, interest), value, EXACT))
    if (settled !== null && !isTwofold && ways.every((each) => each.ways.length > 0 || isNear(sumsOf(settled, interest), each.paid.value, near))) return settled
  }
  return null
}

/** Amounts in the currency in which is paid, by a rate; null where some are in a third one. */
function converted(amounts: readonly Amount[], { foreign, currency: home, fx }: Product): Amount[] | null {
  if (amounts.some(({ currency }) => currency !== '' && currency !== home && currency !== foreign)) return null
  return amounts.filter(({ kind, currency }) => kind !== 'amount' || currency !== foreign)
    .map((amount) => (amount.currency === foreign ? { ...amount, value: amount.value / fx, currency: home } : amount))
}

/** The one way in which all amounts of a confirmation agree, else the one by a rate that is printed; null where there is none, or more than one. */
export function settlementOf(products: readonly Product[], amounts: readonly Amount[], isPurchase: boolean): Settlement | null {
  const settled = settledBy(products, amounts, isPurchase)
  if (settled !== null) return settled
  const byRate = grouped(products.filter(({ foreign }) => foreign !== ''), ({ foreign, currency, fx }) => `${foreign} ${currency} ${fx}`)
  const ways = [...byRate.values()].flatMap((own) => {
    const inOne = own[0] === undefined ? null : converted(amounts, own[0])
    return (inOne === null ? null : settledBy(own, inOne, isPurchase)) ?? []
  })
  return oneOf(ways.map((way) => ({ ...way, isAll: true })))
}

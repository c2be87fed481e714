/** What units and a price of a confirmation may be, and what they come to. */
import type { Figure } from '../figures'
import type { Line } from '../lines'
import type { Amount } from './amounts'
import { nominalsIn, percentsIn, PRICE, pricesIn, UNITS, unitsIn, type Factor, type Product } from './settle'

/** The words of a number: before it on its line, or those of the line above where it has none. */
const wordsOf = (lines: readonly Line[], base: number) => ({ at, label }: Figure): string => {
  const above = lines[at - base - 1]?.text ?? ''
  return /\p{L}{2,}/u.test(label.replace(/\b[A-Z]{3}\b/g, '')) ? label : `${label} ${/\d/.test(above) ? '' : above}`
}

const ofRate = /devisen|dev\. ?kurs|wechsel|umrechn|exchange|\bfx\b|[A-Z]{3} ?\/ ?[A-Z]{3}/i

/** `CHF/EUR: 0,96`, `1 EUR = 1,1 USD`: these may have few decimals. */
const ofTwo = /(?:=|[A-Z]{3} ?\/ ?[A-Z]{3}\)?:?)\s*$/

const ratesIn = (lines: readonly Line[], figures: readonly (readonly Figure[])[]): number[] => figures.flatMap((own, index) =>
  (ofRate.test(lines[index]?.text ?? '') || ofRate.test(lines[index - 1]?.text ?? '') ? own.flatMap(({ readings, label }) => readings.filter(({ decimals, value }) => (decimals >= 3 || ofTwo.test(label)) && value > 0.3 && value < 250).map(({ value }) => value)) : []))

/** Amounts of a line that are about the product of its units and price. */
function besideOf(line: readonly Figure[], { units, price, rate }: Omit<Product, 'beside'>): number[] {
  const exact = (units.value * price.value) / rate
  return line.flatMap(({ readings }) => readings.filter(({ value, decimals }) => decimals === 2 &&
    Math.abs(Math.abs(value) - exact) <= 0.0151 + 1e-3 * exact)).map(({ value }) => Math.abs(value))
}

/** Whether another amount of money stands between units and a price: then that is the price, and this the amount. */
function isBehindPrice(line: readonly Figure[], units: Figure, price: Figure): boolean {
  const [from, to] = [line.indexOf(units), line.indexOf(price)]
  return from >= 0 && to >= 0 && line.slice(from + 1, to).some(({ currency, isPercent }) => currency !== '' && !isPercent)
}

/** Whether the header above a line names units before the price, and these stand the other way round. */
function isTurned(units: Figure, price: Figure, above: string): boolean {
  const [first, then] = [above.search(UNITS), above.search(PRICE)]
  return units.at === price.at && !/\d/.test(above) && first >= 0 && then >= 0 && (first < then) !== (units.index < price.index)
}

/** Whether an amount of money stands behind words for a rate: what comes of it, and no price. */
const isConverted = (line: readonly Figure[], { index, readings, currency }: Figure): boolean =>
  currency !== '' && readings.some(({ decimals }) => decimals === 2) && line.slice(0, index).some(({ label }) => ofRate.test(label))

/** Quoted for a hundred where rates are of one. */
const OF_HUNDRED = new Set(['DKK', 'NOK', 'SEK', 'JPY'])

/** What a rate that is printed may mean: how much of the foreign currency is one of the own, or the other way round. */
const waysOfRate = (rate: number, foreign: string): number[] => [rate, 1 / rate, ...(OF_HUNDRED.has(foreign) ? [100 / rate] : [])]

/** Currencies in which is paid; those that are not written beside the amount are euros. */
const currenciesPaid = (amounts: readonly Amount[]): string[] => [...new Set(['EUR', ...amounts.flatMap(({ kind, currency }) => (kind === 'amount' && currency !== '' ? [currency] : []))])]

/** What units and a price may be; an amount is neither. */
export function productsIn(lines: readonly Line[], figures: readonly (readonly Figure[])[], amounts: readonly Amount[]): Product[] {
  const all = figures.flat()
  const stated = new Set(amounts.map(({ figure }) => figure))
  const base = all[0]?.at === undefined ? 0 : (all[0].at - figures.findIndex((own) => own.length > 0))
  const words = wordsOf(lines, base)
  const above = ({ at }: Figure): string => lines[at - base - 1]?.text ?? ''
  const [rates, homes] = [ratesIn(lines, figures), currenciesPaid(amounts)]
  const multiplied = (units: readonly Factor[], prices: readonly Factor[], isNominal: boolean): Product[] => units.flatMap((one) => prices.flatMap((other): Product[] => {
    const line = figures.find((own) => own.includes(one.figure)) ?? []
    if (one.figure === other.figure || one.reading.value <= 0 || other.reading.value <= 0 || stated.has(other.figure) ||
      isBehindPrice(line, one.figure, other.figure) || isTurned(one.figure, other.figure, above(one.figure))) return []
    const plain = { units: one.reading, price: other.reading, currency: isNominal ? one.figure.currency : other.figure.currency, rate: isNominal ? 100 : 1, foreign: '', fx: 1, isNominal }
    const ofLine = all.filter((figure) => figure !== one.figure && figure !== other.figure && (figure.at === one.figure.at || figure.at === other.figure.at))
    const converted = homes.flatMap((home) => (plain.currency === '' || plain.currency === home ? [] : rates.flatMap((rate) => waysOfRate(rate, plain.currency)).map((fx) => ({ ...plain, rate: fx * plain.rate, currency: home, foreign: plain.currency, fx }))))
    const ways = [plain, ...converted]
    const local = besideOf(ofLine, plain)
    return ways.map((product) => ({ ...product, beside: product.foreign === '' ? local : [...local.map((each) => each / product.fx), ...besideOf(ofLine, product)] }))
  }))
  const prices = pricesIn(all, words, above).filter(({ figure }) => !figures.some((own) => own.includes(figure) && isConverted(own, figure)))
  return [...multiplied(unitsIn(all, words, above), prices, false), ...multiplied(nominalsIn(all, words, above), percentsIn(all, words, above), true)]
}

/** Units x price = value: what decides the meaning of numbers. */
import { half, type Figure, type Reading } from './figures'

/** Three numbers of which two multiply to the third. */
export interface Product {
  units: number
  price: number
  value: number
  /** Where the value stands. */
  figure: Figure
  /** In which order units, price and value stand, and how many numbers follow the value on its line: that of most rows is that of all. */
  shape: string
  /** Of the price, where it is another one and the document does not say its rate. */
  currency: string | null
  /** What the result was divided by to be the value. */
  rate: number
}

/** What rounding of factors and result may differ by. */
const slackOf = (one: Reading, other: Reading, value: Reading, factor: number): number =>
  (half(one) * Math.abs(other.value) + half(other) * Math.abs(one.value)) * factor + half(value) + 1e-9

const isNear = (one: Reading, other: Reading, value: Reading, factor: number): boolean =>
  Math.abs(one.value * other.value * factor - value.value) <= slackOf(one, other, value, factor) * 1.02

/** Products have to say something: they are exact, or rounding of the factors is small beside the value. A rate of one says nothing. */
const isSharp = (one: Reading, other: Reading, value: Reading, factor: number): boolean =>
  ![one, other].some((each) => each.value === 1 && (each.decimals === 1 || each.decimals > 4))
  && (Math.abs(one.value * other.value * factor - value.value) < 1e-9 * value.value || slackOf(one, other, value, factor) <= Math.max(0.011, 0.05 * value.value))

/** Prices in percent of the nominal value: with their sign, or of a size that only they have. */
const isOfNominal = (u: Reading, price: Figure, p: Reading): boolean =>
  p.value >= 1 && p.value <= 250 && Number.isInteger(u.value) && (price.isPercent ? u.value >= 100 : u.value >= (price.currency === '' ? 100 : 1000) && p.decimals > 0)

const before = (one: Figure, other: Figure): boolean => one.at < other.at || (one.at === other.at && one.index < other.index)

/** Which of two factors is the number of units: words beside them tell, else their order. Where the value comes first, units come last. */
function unitsFirst(one: Figure, other: Figure, value: Figure): boolean {
  if (one.isUnits !== other.isUnits) return one.isUnits
  const [ofOne, ofOther] = [one.currency !== '' || one.isPercent, other.currency !== '' || other.isPercent]
  if (ofOne !== ofOther) return ofOther
  return before(value, one) && before(value, other) ? before(other, one) : before(one, other)
}

/** What one unit of the base currency may be in another one: rates of currencies that people hold. */
const RATES: Readonly<Record<string, readonly [number, number]>> = {
  USD: [0.8, 1.65], GBP: [0.55, 1.05], CHF: [0.85, 1.7], SEK: [8, 13], NOK: [7, 13.5],
  DKK: [7.3, 7.6], JPY: [85, 200], CAD: [1.2, 1.8], AUD: [1.15, 2.1], HKD: [6.5, 12.5], SGD: [1.3, 2.2],
}

interface Triple {
  units: Figure
  price: Figure
  value: Figure
  /** Bounds of what one unit of the base currency is in that of the price, where it is another one. */
  foreign: readonly [number, number] | undefined
  shape: string
}

function tripleOf(one: Figure, other: Figure, value: Figure, base: string): Triple {
  const [units, price] = unitsFirst(one, other, value) ? [one, other] : [other, one]
  const order = [units, price, value].map((figure, index) => ({ figure, index })).sort((a, b) => (before(a.figure, b.figure) ? -1 : 1)).map(({ index }) => index).join('')
  const isForeign = price.currency !== '' && price.currency !== base && value.currency !== price.currency
  return { units, price, value, foreign: isForeign ? RATES[price.currency] : undefined, shape: `${order}:${value.following}` }
}

const factorsOf = ({ units, price }: Triple, u: Reading, p: Reading): number[] => {
  const plain = price.isPercent || units.isPercent ? [] : [1]
  return isOfNominal(u, price, p) ? [0.01, ...plain] : plain
}

/** What one meaning of the three numbers gives. */
function readAs(triple: Triple, u: Reading, p: Reading, v: Reading): Product[] {
  const { price, value, foreign, shape } = triple
  if (u.value <= 0 || p.value <= 0 || v.value <= 0) return []
  return factorsOf(triple, u, p).flatMap((factor): Product[] => {
    const product = { units: u.value, price: p.value, value: v.value, figure: value, shape }
    const rate = (u.value * p.value * factor) / v.value
    const isImplied = foreign !== undefined && v.decimals === 2 && rate >= foreign[0] && rate <= foreign[1]
    return [...(isNear(u, p, v, factor) && isSharp(u, p, v, factor) ? [{ ...product, currency: null, rate: 1 }] : []),
      ...(isImplied ? [{ ...product, currency: price.currency, rate }] : [])]
  })
}

/** Whether any meaning of three numbers can give a product: asked of all, of which few do. */
const mayGive = (one: Figure, other: Figure, value: Figure, base: string): boolean =>
  [one, other].some(({ currency }) => currency !== '' && currency !== base) || one.readings.some((u) => other.readings.some((p) => value.readings.some((v) => isNear(u, p, v, 1) || isNear(u, p, v, 0.01))))

function productOf(one: Figure, other: Figure, value: Figure, base: string): Product[] {
  if (!mayGive(one, other, value, base)) return []
  const triple = tripleOf(one, other, value, base)
  return triple.units.readings.flatMap((u) => triple.price.readings.flatMap((p) => value.readings.flatMap((v) => readAs(triple, u, p, v))))
}

/** Numbers that belong together stand on one line, or on the next one. */
const areClose = (figures: readonly Figure[]): boolean => Math.max(...figures.map(({ at }) => at)) - Math.min(...figures.map(({ at }) => at)) <= 1

/** All products among the numbers of a row whose result is in the base currency, for all that is said of it. */
export function productsIn(figures: readonly Figure[], base: string): Product[] {
  const usable = figures.filter(({ readings }) => readings.some(({ value }) => value > 0))
  const values = usable.filter(({ isPercent, isUnits, currency }) => !isPercent && !isUnits && (currency === '' || currency === base))
  return usable.flatMap((one, index) => usable.slice(index + 1).flatMap((other) =>
    values.flatMap((value) => (value === one || value === other || !areClose([one, other, value]) ? [] : productOf(one, other, value, base)))))
}

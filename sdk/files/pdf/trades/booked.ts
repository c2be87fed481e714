/** A trade with the bookings that it caused: each is its amount by its rate, and their sum is what was paid. */
import type { Figure, Reading } from '../figures'
import { isinAnchors, nameAt, type Document } from '../rows'
import { tradeDay } from './days'
import type { ProvenTrade } from './settle'
import { onlyOf } from '../../../../core/values/one-of'
import { sumBy } from '../../../../core/values/sum'

/** Names the currency of the account. */
const HEADER = /^trade.?details?,\s+([A-Z]{3})$/i
const [VALUE, PRICE, UNITS] = [/(?:gehandelter wert|traded value)\W*$/i, /(?:preis|price)\W*$/i, /(?:menge|quantity)\W*$/i]
const NET = /^(?:netto ?betrag|net amount)\b/i

const CENT = 0.0051

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= CENT

const moneyOf = (figure: Figure | undefined): number | null => figure?.readings.find(({ decimals }) => decimals === 2)?.value ?? null

/** Amount and what was booked of it, where the last four numbers of a line are these, with the rate and the cost of the conversion between. */
function bookingIn(figures: readonly Figure[]): { amount: number; booked: number } | null {
  const [amount = null, rate, cost, booked = null] = figures.slice(-4).map((figure, index) =>
    (index === 1 ? (figure.readings.find(({ decimals }) => decimals === 6)?.value ?? null) : moneyOf(figure)))
  return amount === null || booked === null || cost === null || cost === undefined ||
    rate === null || rate === undefined || !isNear(amount * rate, booked) ? null : { amount, booked }
}

/** The one way in which units and price give the traded value. */
function unitsOf(units: readonly Reading[], price: readonly Reading[], value: number): { units: number; price: number } | null {
  return onlyOf(units.flatMap((u) => price.flatMap((p) => (isNear(u.value * p.value, -value) ? [{ units: u.value, price: p.value }] : []))))
}

/** Whether a document is such a report. */
export const isBooked = ({ lines }: Document): boolean => lines.some(({ text }) => HEADER.test(text))

function headIn(figures: readonly Figure[]): { units: number; price: number; value: number } | null {
  const [value, units, price] = [VALUE, UNITS, PRICE].map((words) => figures.find(({ label }) => words.test(label)))
  const money = moneyOf(value)
  const way = money === null || units === undefined || price === undefined ? null : unitsOf(units.readings, price.readings, money)
  return way === null || money === null ? null : { ...way, value: money }
}

/** Its one trade; null where it is not proven. Everything that is booked beside the traded value is a fee. */
export function bookedIn(document: Document): ProvenTrade | null {
  const { lines, figures } = document
  const [head, anchor, day] = [headIn(figures.flat()), isinAnchors(document)[0], tradeDay(lines)]
  const net = moneyOf(figures[lines.findIndex(({ text }) => NET.test(text))]?.at(-1))
  if (head === null || anchor === undefined || anchor.isin === '' || day === null || net === null) return null
  const bookings = figures.flatMap((own) => bookingIn(own) ?? [])
  const [traded, ...others] = bookings.filter(({ amount }) => amount === head.value)
  if (traded === undefined || others.length > 0 || !isNear(sumBy(bookings, ({ booked }) => booked), net)) return null
  const [, currency = ''] = lines.map(({ text }) => HEADER.exec(text)).find((found) => found !== null) ?? []
  return {
    at: anchor.at, type: head.units > 0 ? 'purchase' : 'sale', day, isin: anchor.isin, wkn: '', name: nameAt(document, anchor, null), units: Math.abs(head.units), price: head.price,
    gross: Math.abs(traded.booked), fees: Math.round((traded.booked - net) * 100) / 100, taxes: 0, amount: Math.abs(net), currency, isNominal: false,
  }
}

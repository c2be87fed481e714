/** DekaBank: bookings of a period between two balances. */
import { dayOf } from '../../../cells/dates'
import type { Anchor, Document } from '../../rows'
import { allOf, BALANCE, headings, leadsTo, moneyOf, ONE, readAs, tradeOf } from './booking'
import type { ProvenTrade } from '../settle'

/** Price, units and the two days of a booking. */
export const BOOKED = /\d,\d{2,6}\s+[-+]\d[\d.]*,\d{3}\s+\d{2}\.\d{2}\.\d{4}\s+(\d{2}\.\d{2}\.\d{4})$/
export const TRADED = /^(?:lastschrifteinzug|(?:verkauf|kauf)(?: \/ tausch| aus ertrag)?|(?:abrechnungsbetrag )?(?:aussch(?:ü|ue)ttung|thesaurierung)(?: \/ kauf aus ertrag)?|kauf aus steuererstattung|depotpreis)\s+[\d.]+,/i
const SOLD = /^(?:verkauf|depotpreis)/i
/** Contracts for a pension, which no tax of a depot is about. */
const CONTRACT = /zertifizierungs-?nr/i

function bookedIn(document: Document, at: number, anchor: Anchor | undefined): ProvenTrade | null {
  const text = document.lines[at]?.text ?? ''
  const [amount, price, units, ...others] = document.figures[at] ?? []
  const isPurchase = readAs(units).value > 0
  if (others.length > 0 || !TRADED.test(text) || isPurchase === SOLD.test(text)) return null
  return tradeOf(document, { at, anchor, day: dayOf(BOOKED.exec(text)?.[1] ?? ''), numbers: { units: readAs(units), price: readAs(price), rate: ONE, amount: moneyOf(amount), isBalanced: true }, isPurchase })
}

/** Whether a line books units: some book none. */
const isMoving = ({ lines, figures }: Document, at: number): boolean => BOOKED.test(lines[at]?.text ?? '') && readAs(figures[at]?.[2]).value !== 0

/** The bookings between two balances, which have to lead from one to the other. */
function bookingsBetween(document: Document, anchors: readonly Anchor[], start: number, end: number): (ProvenTrade | null)[] {
  const { lines } = document
  const anchor = anchors.findLast(({ at }) => at < start)
  const found = lines.flatMap((_, at) => (at > start && at < end && isMoving(document, at) ? [bookedIn(document, at, anchor)] : []))
  if (found.length === 0) return []
  const isContract = lines.slice(anchor?.at ?? 0, start).some(({ text }) => CONTRACT.test(text))
  return !isContract && leadsTo(document, start, end, found) ? found : [null]
}

export function periodTrades(document: Document): ProvenTrade[] | null {
  const anchors = headings(document)
  const balances = document.lines.flatMap(({ text }, at) => (BALANCE.test(text) ? [at] : []))
  const trades = balances.flatMap((start, index) => (index % 2 === 0 ? bookingsBetween(document, anchors, start, balances[index + 1] ?? start) : []))
  return document.lines.filter((_, at) => isMoving(document, at)).length === trades.length ? allOf(trades) : null
}

/** DekaBank: bookings of a period between two balances. */
import { daysBetween } from '../../../../../core/values/dates'
import { dayOf } from '../../../cells/dates'
import type { Anchor, Document } from '../../rows'
import { allOf, BALANCE, headings, leadsTo, moneyOf, ONE, readAs, tradeOf } from './booking'
import type { ProvenTrade } from '../settle'

/** Price, units and the two days of a booking: of the entry, and of the trade. */
export const BOOKED = /\d,\d{2,6}\s+[-+]\d[\d.]*,\d{3}\s+(\d{2}\.\d{2}\.\d{4})\s+(\d{2}\.\d{2}\.\d{4})$/
export const TRADED = /^(?:lastschrifteinzug|(?:verkauf|kauf)(?: \/ tausch| aus ertrag)?|(?:abrechnungsbetrag )?(?:aussch(?:ü|ue)ttung|thesaurierung)(?: \/ kauf aus ertrag)?|kauf aus steuererstattung|depotpreis)\s+[\d.]+,/i
const SOLD = /^(?:verkauf|depotpreis)/i
/** Between a trade and its entry, which waits for the turn of a year at most. */
const MOST_DAYS = 92
/** Contracts for a pension, which no tax of a depot is about. */
const CONTRACT = /zertifizierungs-?nr|^ISIN:?\s*XF/i

/** The days of two balances; the first is empty where a fund is new. */
interface Period {
  from: string
  to: string
}

/** The day of a trade, which was entered soon after it and between the balances; null where it was not. */
function dayIn(text: string, { from, to }: Period): string | null {
  const [, entered = '', traded = ''] = (BOOKED.exec(text) ?? []).map((each) => dayOf(each) ?? '')
  return entered >= from && entered <= to && traded !== '' && traded <= entered && daysBetween(traded, entered) <= MOST_DAYS ? traded : null
}

function bookedIn(document: Document, at: number, anchor: Anchor | undefined, period: Period): ProvenTrade | null {
  const text = document.lines[at]?.text ?? ''
  const [amount, price, units, ...others] = document.figures[at] ?? []
  const isPurchase = readAs(units).value > 0
  if (others.length > 0 || !TRADED.test(text) || isPurchase === SOLD.test(text)) return null
  return tradeOf(document, { at, anchor, day: dayIn(text, period),
    numbers: { units: readAs(units), price: readAs(price), rate: ONE, amount: moneyOf(amount), isBalanced: true }, isPurchase })
}

/** Whether a line books units: some book none. */
const isMoving = ({ lines, figures }: Document, at: number): boolean => BOOKED.test(lines[at]?.text ?? '') && readAs(figures[at]?.[2]).value !== 0

/** The bookings below a heading, which have to lead from its first balance, or from nothing, to its last. */
function bookingsOf(document: Document, start: number, end: number): (ProvenTrade | null)[] {
  const own = document.lines.map(({ text }, at) => ({ text, at })).slice(start, end)
  const rows = own.filter(({ at }) => isMoving(document, at)).map(({ at }) => at)
  if (rows.length === 0 || own.some(({ text }) => CONTRACT.test(text))) return []
  const anchor = headings(document).find(({ at }) => at === start)
  const balances = own.filter(({ text }) => BALANCE.test(text)).map(({ at }) => at)
  const [opening, closing = -1] = balances.length === 1 ? [null, balances[0]] : balances
  const [from = '', to = ''] = [opening, closing].map((at) => dayOf(/\d{2}\.\d{2}\.\d{4}/.exec(document.lines[at ?? -1]?.text ?? '')?.[0] ?? '') ?? '')
  const found = rows.map((at) => bookedIn(document, at, anchor, { from, to }))
  const areBetween = balances.length <= 2 && rows.every((at) => at > (opening ?? -1) && at < closing)
  return areBetween && leadsTo(document, opening ?? null, closing, found) ? found : [null]
}

/** Where the bookings of each fund or contract begin: the heading stands again where a page breaks them. */
function startsIn({ lines }: Document): number[] {
  const starts = lines.flatMap(({ text }, at) => (/^ISIN:?\s*[A-Z]{2}/.test(text) ? [at] : []))
  return starts.filter((at, index) => lines[at]?.text !== lines[starts[index - 1] ?? -1]?.text)
}

export function periodTrades(document: Document): ProvenTrade[] | null {
  const starts = startsIn(document)
  if (document.lines.slice(0, starts[0]).some((_, at) => isMoving(document, at))) return null
  return allOf(starts.flatMap((start, index) => bookingsOf(document, start, starts[index + 1] ?? document.lines.length)))
}

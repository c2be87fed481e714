/** UnionDepot: balances of a depot of one fund, with the day above or before what is bought or sold. */
import { toCents } from '../../../../../core/values/money'
import { sum } from '../../../../../core/values/sum'
import { dayOf } from '../../../cells/dates'
import type { Figure } from '../../figures'
import { isinAnchors, type Anchor, type Document } from '../../rows'
import { allOf, BALANCE, centsOf, leadsTo, moneyOf, ONE, readAs, tradeOf, type Numbers } from './booking'
import type { ProvenTrade } from '../settle'

export const CARRIED = /^vortrag\b/i
/** The first digit of a day may stand apart: `1 0.12.2026`. */
const OF_FUND = /^(?:(\d ?\d\.\d{2}\.\d{4})\s+)?(?:(anlage|wiederanlage|kauf)|(verkauf)|umtausch)\b/i
const OF_DAY = /^(\d ?\d\.\d{2}\.\d{4})\s+(?:kauf|umtausch|wiederanlage)\b/i
/** A contract for a pension, which no tax of a depot is about: it is left out. */
const CONTRACT = /altersvorsorgevertrag/i
const TAX = /^(?:kapitalertrag|kirchen)steuer/i

/** Whether units stand last on a line: they are counted to the thousandth. */
const hasUnits = (figures: readonly Figure[]): boolean => figures.length > 2 && readAs(figures.at(-1)).decimals === 3

/** Taxes of a sale, in cents, which lead to what is paid out; those that come back are none. */
function taxesBelow(document: Document, at: number, end: number, amount: number): number {
  const [taxes, [paid]] = [sum(centsOf(document, at + 1, end, TAX)), centsOf(document, at + 1, end, /^auszahlung/i)]
  return paid === undefined || toCents(amount) - taxes === paid ? taxes : NaN
}

/** Units and price stand last, and the amount is the first one with cents. */
function fundNumbers(own: readonly Figure[]): Numbers {
  const amount = own.map(moneyOf).find((value) => !Number.isNaN(value)) ?? NaN
  return { units: readAs(own.at(-1)), price: readAs(own.at(-2)), rate: ONE, amount, isBalanced: true }
}

function fundTrade(document: Document, at: number, end: number, anchor: Anchor | undefined): ProvenTrade | null {
  const [text = '', above = ''] = [at, at - 1].map((place) => document.lines[place]?.text ?? '')
  const said = OF_FUND.exec(text)
  const numbers = fundNumbers(document.figures[at] ?? [])
  const isPurchase = numbers.units.value > 0
  if (said === null || said[isPurchase ? 3 : 2] !== undefined) return null
  const taxes = isPurchase ? 0 : taxesBelow(document, at, end, numbers.amount) / 100
  return tradeOf(document, { at, anchor, day: dayOf((said[1] ?? OF_DAY.exec(above)?.[1] ?? '').replace(' ', '')), numbers, isPurchase, taxes })
}

/** The bookings of each fund, which lead from the balance that is carried to the one that is kept. */
export function fundTrades(document: Document): ProvenTrade[] | null {
  const { lines, figures } = document
  const [carried, kept] = [CARRIED, BALANCE].map((words) => lines.flatMap(({ text }, at) => (words.test(text) ? [at] : [])))
  if (carried === undefined || kept === undefined || carried.length !== kept.length ||
    carried.some((at, index) => at > (kept[index] ?? 0) || (kept[index - 1] ?? -1) > at)) return null
  const anchors = isinAnchors(document)
  return allOf(carried.flatMap((start, index): (ProvenTrade | null)[] => {
    const end = kept[index] ?? start
    const anchor = anchors.findLast(({ at }) => at < start)
    if (lines.slice(anchor?.at, start).some(({ text }) => CONTRACT.test(text))) return []
    const rows = figures.flatMap((own, at) => (at > start && at < end && hasUnits(own) ? [at] : []))
    const found = rows.map((at, place) => fundTrade(document, at, rows[place + 1] ?? end, anchor))
    return leadsTo(document, start, end, found) ? found : [null]
  }))
}

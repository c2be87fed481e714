/** FIL Fondsbank: balances at the ends of the second and third line of each booking, its units at that of the first. */
import { toCents } from '../../../../../core/values/money'
import { sum } from '../../../../../core/values/sum'
import { dayOf } from '../../../cells/dates'
import type { Figure, Reading } from '../../figures'
import { isinAnchors, type Anchor, type Document } from '../../rows'
import { allOf, areSame, centsOf, moneyOf, ONE, readAs, tradeOf } from './booking'
import type { ProvenTrade } from '../settle'

const COLUMNS = [/^transaktion\b.*\bpreis\b.*\banteile$/i, /bestand alt$/i, /bestand neu$/i]
const KIND = /^(?:splitt?)?(?:(kauf|wiederanlage)|(verkauf)|(entgeltbelastung))\b/i
const COSTS = /^(?:ausgabeaufschlag|additional trading|etf transaktions)/i
const WITHHELD = /^abgef(?:ü|ue)hrte/i
const PAID = /^(?:abrechnungs|auszahlungs)betrag/i

export const isInColumns = ({ lines }: Document): boolean => COLUMNS.every((words) => lines.some(({ text }) => words.test(text)))

/** Costs of a booking in cents: the surcharge is in the price or beside it, and what pays costs of the depot has none of its own. */
function costsOf(document: Document, start: number, end: number, gross: number, isPurchase: boolean): { fees: number; taxes: number } {
  const [costs, taxes] = [sum(centsOf(document, start, end, COSTS)), sum(centsOf(document, start, end, WITHHELD))]
  const [paid = NaN] = centsOf(document, start, end, PAID)
  return { taxes: isPurchase ? 0 : taxes, fees: [0, costs].find((fee) => (isPurchase ? gross + fee : gross - fee - taxes) === paid) ?? NaN }
}

interface Lines {
  amount: Figure | undefined
  price: Figure | undefined
  units: Reading
  rate: Reading
  before: number
  after: number
}

function linesAt({ figures }: Document, start: number): Lines {
  const [first = [], second = [], third = []] = figures.slice(start, start + 3)
  const [amount, price, units] = first.slice(-3)
  const rate = price?.currency === amount?.currency ? ONE : readAs(second.find(({ currency }) => currency !== ''))
  return { amount, price, units: readAs(units), rate, before: readAs(second.at(-1)).value, after: readAs(third.at(-1)).value }
}

function columnTrade(document: Document, anchor: Anchor, end: number): ProvenTrade | null {
  const start = anchor.at - 1
  const kind = KIND.exec(document.lines[start]?.text ?? '')
  const { amount, price, units, rate, before, after } = linesAt(document, start)
  const isPurchase = kind?.[1] !== undefined
  if (kind === null || isPurchase !== after > before || !areSame(Math.abs(after - before), Math.abs(units.value))) return null
  const [day = null] = document.lines.slice(start + 1, start + 3).flatMap(({ text }) => dayOf(/\d{2}\.\d{2}\.\d{4}/.exec(text)?.[0] ?? '') ?? [])
  const { fees, taxes } = costsOf(document, start, end, toCents(moneyOf(amount)), isPurchase)
  const numbers = { units, price: readAs(price), rate, amount: moneyOf(amount), isBalanced: true }
  return tradeOf(document, { at: start, anchor, day, numbers, isPurchase, fees: kind[3] === undefined ? fees / 100 : 0, taxes: taxes / 100, currency: amount?.currency })
}

export function columnTrades(document: Document): ProvenTrade[] | null {
  const isins = isInColumns(document) ? isinAnchors(document) : []
  return allOf(isins.map((anchor, index) => columnTrade(document, anchor, (isins[index + 1]?.at ?? document.lines.length + 1) - 1)))
}

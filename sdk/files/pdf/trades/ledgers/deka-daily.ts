/** DekaBank: balances beside each booking, with their words. */
import { toCents } from '../../../../../core/values/money'
import { dayOf } from '../../../cells/dates'
import type { Figure } from '../../figures'
import type { Anchor, Document } from '../../rows'
import { allOf, areSame, headings, moneyOf, NONE, ONE, readAs, tradeOf } from './booking'
import type { ProvenTrade } from '../settle'

const OLD = /bestand alt:?\s*$/i
const GROSS = /(?:abrechnungs|wiederanlage)betrag\W*(?:EUR\s*)?$/i
const TAXES = /verrechnete steuern\W*(?:EUR\s*)?$/i
const PAID_OUT = /auszahlungsbetrag\W*(?:EUR\s*)?$/i
/** What moves units and is neither bought nor sold. */
export const NOT_TRADED = /^(?:aus|ein)-?lieferung|(?<!=\s?)(?:ü|ue)bertrag\b|^umbuchung|^split|^fusion|^storno/i
/** The day may be cut: `1  4.12.2010`. */
const SETTLED = /abrechnungstag:?\s*(\d\s*\d\.\d{2}\.\d{4})/i

const labelled = (figures: readonly (readonly Figure[])[], label: RegExp): Figure | undefined => figures.flat().find((figure) => label.test(figure.label))

/** The amount of a booking, which stands again beside it in the currency of the fund. */
function amountIn(own: readonly (readonly Figure[])[]): number {
  const line = own.find((figures) => figures.some(({ label }) => GROSS.test(label))) ?? []
  const at = line.findIndex(({ label }) => GROSS.test(label))
  const [amount, again] = [line[at], line[at + 1]]
  const isSame = again === undefined || again.currency !== amount?.currency || readAs(again).decimals !== 2 || moneyOf(again) === moneyOf(amount)
  return isSame ? moneyOf(amount) : NaN
}

function labelledTrade(document: Document, start: number, anchor: Anchor): ProvenTrade | null {
  const [before, moved, after] = [OLD, /anteilumsatz:?\s*$/i, /bestand neu:?\s*$/i].map((label) => readAs(labelled(document.figures.slice(start, start + 9), label)))
  const [units, own] = [moved ?? NONE, document.figures.slice(anchor.at + 1, start + 3)]
  if (!areSame((before ?? NONE).value + units.value, (after ?? NONE).value)) return null
  const price = own.flat().map(readAs).find(({ decimals }) => decimals === 6) ?? NONE
  const [amount, paid, withheld] = [amountIn(own), labelled(own, PAID_OUT), labelled(own, TAXES)]
  const [day] = document.lines.slice(anchor.at, start).flatMap(({ text }) => dayOf((SETTLED.exec(text)?.[1] ?? '').replace(/\s/g, '')) ?? [])
  const isPurchase = units.value > 0
  const taxes = isPurchase || paid === undefined ? 0 : (toCents(amount) - toCents(moneyOf(paid))) / 100
  if (!isPurchase && withheld !== undefined && !areSame(moneyOf(withheld), taxes)) return null
  return tradeOf(document, { at: start, anchor, day: day ?? null, numbers: { units, price, rate: ONE, amount, isBalanced: true }, isPurchase, taxes })
}

export function labelledTrades(document: Document): ProvenTrade[] | null {
  const anchors = headings(document)
  const starts = document.figures.flatMap((own, at) => (own.some(({ label }) => OLD.test(label)) ? [at] : []))
  if (document.lines.some(({ text }) => NOT_TRADED.test(text))) return null
  return allOf(starts.map((start) => {
    const anchor = anchors.findLast(({ at }) => at < start)
    return anchor === undefined ? null : labelledTrade(document, start, anchor)
  }))
}

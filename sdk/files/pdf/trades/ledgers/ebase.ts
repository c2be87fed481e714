/** ebase and FNZ Bank: entries whose heads say what they move. */
import { toCents } from '../../../../../core/values/money'
import { sum } from '../../../../../core/values/sum'
import { dayOf } from '../../../cells/dates'
import { isinAnchors, type Document } from '../../rows'
import { allOf, moneyOf, ONE, readAs, tradeOf } from './booking'
import type { ProvenTrade } from '../settle'

export const HEAD = /^(.+?)\s+mit kursdatum\s+(\d{2}\.\d{2}\.\d{4})\s+(in|aus) depotposition/i
export const HEAD_KIND = /^(?:kauf|ansparplan|wiederanlage fondsertrag|fondsumschichtung \((?:zugang|abgang)\)|verkauf(?: wegen vorabpauschale)?|entgelt(?:belastung)? verkauf|entnahmeplan)(?=\s|$)/i
/** Units that pay costs or taxes of the depot, which are none of the sale. */
const OWN_COSTS = /^entgelt|^verkauf wegen vorabpauschale/i
const AFTER = /\bstichtag\b|\bbestandsdatum\b|^bestand (?:der )?depotpositionen/i
const FEE = /^(?:additional trading|etf-?transaktions|summe (?!der))/i
/** Where a distribution says in which entry it is put into units. */
const REFERS = /^wiederanlage\b.*\berfolgt in\b/i

interface Entry {
  head: string
  day: string | null
  isPurchase: boolean
  start: number
  end: number
}

const entriesIn = ({ lines }: Document): Entry[] => lines.flatMap(({ text }, start) => {
  const [, head, day = '', way] = HEAD.exec(text) ?? []
  const next = lines.findIndex((line, at) => at > start && (HEAD.test(line.text) || AFTER.test(line.text)))
  return head === undefined ? [] : [{ head, day: dayOf(day), isPurchase: way === 'in', start, end: next < 0 ? lines.length : next }]
})

/** The last amount of a line with such words, or of the next one with amounts; null where there are no such words. */
function amountAt(document: Document, { start, end }: Entry, words: RegExp): number | null {
  const at = document.lines.findIndex(({ text }, index) => index > start && index < end && words.test(text))
  if (at < 0) return null
  return document.figures.slice(at, Math.min(end, at + 3)).flatMap((own) => own.map(moneyOf).filter((value) => !Number.isNaN(value)).slice(-1))[0] ?? NaN
}

/** Costs of an entry, which it has to name: each of them, or their sum; NaN where they do not lead from the gross amount to what is paid. */
function feesOf(document: Document, entry: Entry, gross: number, taxes: number): number {
  const stated = /\d,\d\d\s+[A-Z]{3}$/.test(entry.head) ? moneyOf(document.figures[entry.start]?.[0]) : null
  const paid = amountAt(document, entry, /zahlungsbetrag(?! \w+ fremdw| nach)/i) ?? stated ?? NaN
  const fees = (entry.isPurchase ? 1 : -1) * (toCents(paid) - toCents(gross)) - toCents(taxes)
  const named = document.figures.slice(entry.start, entry.end).flatMap((own, index) => (FEE.test(document.lines[entry.start + index]?.text ?? '') ? own.slice(0, 1).map((figure) => toCents(moneyOf(figure))) : []))
  const isNamed = fees === 0 || named.includes(fees) || sum(named) === fees
  return isNamed && (stated === null || toCents(stated) === toCents(paid)) ? fees / 100 : NaN
}

function entryTrade(document: Document, entry: Entry): ProvenTrade | null {
  const { head, day, isPurchase, start, end } = entry
  const [anchor, ...others] = isinAnchors(document).filter(({ at }) => at > start && at < end)
  const [units, price, ...rest] = document.figures[anchor?.at ?? -1] ?? []
  const [amount, rate] = [rest.at(-1), rest.length === 1 ? ONE : readAs(rest[0])]
  if (others.length > 0 || rest.length > 2 || !HEAD_KIND.test(head) || isPurchase !== readAs(units).value > 0) return null
  const gross = moneyOf(amount)
  const taxes = isPurchase ? 0 : (amountAt(document, entry, /abzgl\. steuern/i) ?? 0)
  const fees = OWN_COSTS.test(head) ? 0 : feesOf(document, entry, gross, taxes)
  return tradeOf(document, { at: start, anchor, day, numbers: { units: readAs(units), price: readAs(price), rate, amount: gross, isBalanced: false },
    isPurchase, fees, taxes, currency: amount?.currency })
}

/** Null also where an entry that is named, or rows of a table, stand nowhere among the entries. */
export function headedTrades(document: Document): ProvenTrade[] | null {
  const entries = entriesIn(document)
  const isHeaded = document.lines.every(({ text }, at) => !/^ISIN\s+Anteile\b/i.test(text) || entries.some(({ start, end }) => at > start && at < end))
  const isWhole = document.lines.filter(({ text }) => REFERS.test(text)).length <= entries.filter(({ head }) => /^wiederanlage/i.test(head)).length
  return isHeaded && isWhole ? allOf(entries.map((entry) => entryTrade(document, entry))) : null
}

/** Statements of fund accounts: units of three decimals, which price and amount alone cannot prove, stand between two balances, or the head of an entry says what it moves. */
import { toCents } from '../../../../core/values/money'
import { dayOf } from '../../cells/dates'
import { isMoney, type Figure, type Reading } from '../figures'
import { isinAnchors, nameAt, type Anchor, type Document } from '../rows'
import type { ProvenTrade } from './settle'

/** Fails every comparison. */
const NONE: Reading = { value: NaN, decimals: 0 }
const ONE: Reading = { value: 1, decimals: 0 }

/** The number of a figure: such statements write a comma before decimals. */
const readAs = (figure: Figure | undefined): Reading => figure?.readings.find(({ isComma }) => isComma !== false) ?? NONE

const moneyOf = (figure: Figure | undefined): number => (isMoney(readAs(figure)) ? Math.abs(readAs(figure).value) : NaN)

const half = ({ decimals }: Reading): number => (decimals === 0 ? 0 : 0.5 / 10 ** decimals)

/** Units compare at the sixth decimal. */
const areSame = (one: number, other: number): boolean => Math.round(one * 1e6) === Math.round(other * 1e6)

/** Rounding of an amount. */
const CENT = 0.0051

interface Numbers {
  units: Reading
  price: Reading
  /** What one unit of the currency of the amount is in that of the price. */
  rate: Reading
  amount: number
  /** Whether two balances prove the units: then no rounding is too much. */
  isBalanced: boolean
}

/** Whether an amount is units x price by a rate, within what is rounded. */
function agrees({ units, price, rate, amount, isBalanced }: Numbers): boolean {
  const [u, p] = [Math.abs(units.value), price.value]
  const slack = (half(units) * p + half(price) * u) / rate.value + (rate.decimals === 0 ? 0 : (amount * half(rate)) / rate.value) + CENT
  return u > 0 && amount > 0 && p > 0 && rate.value > 0 && Math.abs((u * p) / rate.value - amount) <= slack && (isBalanced || slack <= Math.max(0.02, 0.02 * amount))
}

interface Booked {
  at: number
  anchor: Anchor | undefined
  day: string | null
  numbers: Numbers
  isPurchase: boolean
  fees?: number | undefined
  taxes?: number | undefined
  currency?: string | undefined
}

/** A booking that its figures prove. */
function tradeOf(document: Document, { at, anchor, day, numbers, isPurchase, fees = 0, taxes = 0, currency = 'EUR' }: Booked): ProvenTrade | null {
  if (anchor === undefined || anchor.isin === '' || day === null || !agrees(numbers) || !(fees >= 0) || !(taxes >= 0)) return null
  const { units, price, amount } = numbers
  return {
    at, type: isPurchase ? 'purchase' : 'sale', day, isin: anchor.isin, wkn: '', name: nameAt(document, anchor, null), units: Math.abs(units.value), price: price.value,
    gross: amount, fees, taxes, amount: toCents(amount + (isPurchase ? fees + taxes : -fees - taxes)) / 100, currency, isNominal: false,
  }
}

/** All of them; null where there is none, or one that is not proven. */
function allOf(trades: readonly (ProvenTrade | null)[]): ProvenTrade[] | null {
  const proven = trades.filter((trade) => trade !== null)
  return proven.length > 0 && proven.length === trades.length ? proven : null
}

/** The last amounts of the lines with such words, in cents. */
const centsOf = (document: Document, from: number, to: number, words: RegExp): number[] =>
  document.figures.slice(from, to).flatMap((own, index) => (words.test(document.lines[from + index]?.text ?? '') ? own.slice(-1).map((figure) => toCents(moneyOf(figure))) : []))

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, each) => sum + each, 0)

/** The ISINs of headings, as `ISIN: LU…`. */
const headings = (document: Document): Anchor[] => isinAnchors(document).filter(({ at }) => /^ISIN:?\s/i.test(document.lines[at]?.text ?? ''))

// ---- Balances around the bookings of a period.

const BALANCE = /^bestand am \d/i
/** Price, units and the two days of a booking. */
const BOOKED = /\d,\d{2,6}\s+[-+]\d[\d.]*,\d{3}\s+\d{2}\.\d{2}\.\d{4}\s+(\d{2}\.\d{2}\.\d{4})$/
const TRADED = /^(?:lastschrifteinzug|(?:verkauf|kauf)(?: \/ tausch| aus ertrag)?|(?:abrechnungsbetrag )?(?:aussch(?:ü|ue)ttung|thesaurierung)(?: \/ kauf aus ertrag)?|kauf aus steuererstattung|depotpreis)\s+[\d.]+,/i
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
function bookingsBetween(document: Document, start: number, end: number): (ProvenTrade | null)[] {
  const { lines, figures } = document
  const anchor = headings(document).findLast(({ at }) => at < start)
  const found = lines.flatMap((_, at) => (at > start && at < end && isMoving(document, at) ? [bookedIn(document, at, anchor)] : []))
  if (found.length === 0) return []
  const moved = found.reduce((sum, trade) => sum + (trade === null ? NaN : trade.type === 'purchase' ? trade.units : -trade.units), 0)
  const isContract = lines.slice(anchor?.at ?? 0, start).some(({ text }) => CONTRACT.test(text))
  return !isContract && areSame(readAs(figures[start]?.at(-1)).value + moved, readAs(figures[end]?.at(-1)).value) ? found : [null]
}

function periodTrades(document: Document): ProvenTrade[] | null {
  const balances = document.lines.flatMap(({ text }, at) => (BALANCE.test(text) ? [at] : []))
  const trades = balances.flatMap((start, index) => (index % 2 === 0 ? bookingsBetween(document, start, balances[index + 1] ?? start) : []))
  return document.lines.filter((_, at) => isMoving(document, at)).length === trades.length ? allOf(trades) : null
}

// ---- Balances of a depot of one fund, with the day above or before what is bought or sold.

const CARRIED = /^vortrag\b/i
const KEPT = /^bestand am \d/i
const OF_FUND = /^(?:(\d{2}\.\d{2}\.\d{4})\s+)?(?:(anlage|wiederanlage|kauf)|(verkauf)|umtausch)\b/i
const OF_DAY = /^(\d{2}\.\d{2}\.\d{4})\s+(?:kauf|umtausch|wiederanlage)\b/i
const TAX = /^(?:kapitalertrag|kirchen)steuer/i

/** Whether units stand last on a line: they are counted to the thousandth. */
const hasUnits = (figures: readonly Figure[]): boolean => figures.length > 2 && readAs(figures.at(-1)).decimals === 3

/** Taxes of a sale, in cents, which lead to what is paid out; those that come back are none. */
function taxesBelow(document: Document, at: number, end: number, amount: number): number {
  const [taxes, [paid]] = [sumOf(centsOf(document, at + 1, end, TAX)), centsOf(document, at + 1, end, /^auszahlung/i)]
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
  return tradeOf(document, { at, anchor, day: dayOf(said[1] ?? OF_DAY.exec(above)?.[1] ?? ''), numbers, isPurchase, taxes })
}

/** The bookings of each fund, which lead from the balance that is carried to the one that is kept. */
function fundTrades(document: Document): ProvenTrade[] | null {
  const { lines, figures } = document
  const [carried, kept] = [CARRIED, KEPT].map((words) => lines.flatMap(({ text }, at) => (words.test(text) ? [at] : [])))
  if (carried === undefined || kept === undefined || carried.length !== kept.length || carried.some((at, index) => at > (kept[index] ?? 0) || (kept[index - 1] ?? -1) > at)) return null
  return allOf(carried.flatMap((start, index): (ProvenTrade | null)[] => {
    const end = kept[index] ?? start
    const anchor = isinAnchors(document).findLast(({ at }) => at < start)
    const rows = figures.flatMap((own, at) => (at > start && at < end && hasUnits(own) ? [at] : []))
    const found = rows.map((at, place) => fundTrade(document, at, rows[place + 1] ?? end, anchor))
    const moved = found.reduce((sum, trade) => sum + (trade === null ? NaN : trade.type === 'purchase' ? trade.units : -trade.units), 0)
    return areSame(readAs(figures[start]?.at(-1)).value + moved, readAs(figures[end]?.at(-1)).value) ? found : [null]
  }))
}

// ---- Balances beside each booking, with their words.

const OLD = /bestand alt:?\s*$/i
const GROSS = /(?:abrechnungs|wiederanlage)betrag\W*(?:EUR\s*)?$/i
const PAID_OUT = /auszahlungsbetrag\W*(?:EUR\s*)?$/i
/** What moves units and is neither bought nor sold. */
const NOT_TRADED = /^(?:aus|ein)-?lieferung|(?:ü|ue)bertrag\b|^umbuchung|^split|^fusion|^storno/i
const SETTLED = /abrechnungstag:?\s*(\d{2}\.\d{2}\.\d{4})/i

const labelled = (figures: readonly (readonly Figure[])[], label: RegExp): Figure | undefined => figures.flat().find((figure) => label.test(figure.label))

function labelledTrade(document: Document, start: number, anchor: Anchor): ProvenTrade | null {
  const [before, moved, after] = [OLD, /anteilumsatz:?\s*$/i, /bestand neu:?\s*$/i].map((label) => readAs(labelled(document.figures.slice(start, start + 9), label)))
  const [units, own] = [moved ?? NONE, document.figures.slice(anchor.at + 1, start + 3)]
  if (!areSame((before ?? NONE).value + units.value, (after ?? NONE).value)) return null
  const price = own.flat().map(readAs).find(({ decimals }) => decimals === 6) ?? NONE
  const [amount, paid] = [moneyOf(labelled(own, GROSS)), labelled(own, PAID_OUT)]
  const [day] = document.lines.slice(anchor.at, start).flatMap(({ text }) => dayOf(SETTLED.exec(text)?.[1] ?? '') ?? [])
  const isPurchase = units.value > 0
  const taxes = isPurchase || paid === undefined ? 0 : (toCents(amount) - toCents(moneyOf(paid))) / 100
  return tradeOf(document, { at: start, anchor, day: day ?? null, numbers: { units, price, rate: ONE, amount, isBalanced: true }, isPurchase, taxes })
}

function labelledTrades(document: Document): ProvenTrade[] | null {
  const anchors = headings(document)
  const starts = document.figures.flatMap((own, at) => (own.some(({ label }) => OLD.test(label)) ? [at] : []))
  if (document.lines.some(({ text }) => NOT_TRADED.test(text))) return null
  return allOf(starts.map((start) => {
    const anchor = anchors.findLast(({ at }) => at < start)
    return anchor === undefined ? null : labelledTrade(document, start, anchor)
  }))
}

// ---- Balances at the ends of the second and third line of each booking, its units at that of the first.

const COLUMNS = [/^transaktion\b.*\bpreis\b.*\banteile$/i, /bestand alt$/i, /bestand neu$/i]
const KIND = /^(?:splitt?)?(?:(kauf|wiederanlage)|(verkauf)|(entgeltbelastung))\b/i
const COSTS = /^(?:ausgabeaufschlag|additional trading|etf transaktions)/i
const WITHHELD = /^abgef(?:ü|ue)hrte/i
const PAID = /^(?:abrechnungs|auszahlungs)betrag/i

const isInColumns = ({ lines }: Document): boolean => COLUMNS.every((words) => lines.some(({ text }) => words.test(text)))

/** Costs of a booking in cents: the surcharge is in the price or beside it, and what pays costs of the depot has none of its own. */
function costsOf(document: Document, start: number, end: number, gross: number, isPurchase: boolean): { fees: number; taxes: number } {
  const [costs, taxes] = [sumOf(centsOf(document, start, end, COSTS)), sumOf(centsOf(document, start, end, WITHHELD))]
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

function columnTrades(document: Document): ProvenTrade[] | null {
  const isins = isInColumns(document) ? isinAnchors(document) : []
  return allOf(isins.map((anchor, index) => columnTrade(document, anchor, (isins[index + 1]?.at ?? document.lines.length + 1) - 1)))
}

// ---- Entries whose heads say what they move.

const HEAD = /^(.+?)\s+mit kursdatum (\d{2}\.\d{2}\.\d{4}) (in|aus) depotposition/i
const HEAD_KIND = /^(?:kauf|ansparplan|wiederanlage fondsertrag|fondsumschichtung \((?:zugang|abgang)\)|verkauf(?: wegen vorabpauschale)?|entgelt(?:belastung)? verkauf|entnahmeplan)(?=\s|$)/i
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
  const stated = /\d,\d\d [A-Z]{3}$/.test(entry.head) ? moneyOf(document.figures[entry.start]?.[0]) : null
  const paid = amountAt(document, entry, /zahlungsbetrag(?! \w+ fremdw| nach)/i) ?? stated ?? NaN
  const fees = (entry.isPurchase ? 1 : -1) * (toCents(paid) - toCents(gross)) - toCents(taxes)
  const named = document.figures.slice(entry.start, entry.end).flatMap((own, index) => (FEE.test(document.lines[entry.start + index]?.text ?? '') ? own.slice(0, 1).map((figure) => toCents(moneyOf(figure))) : []))
  const isNamed = fees === 0 || named.includes(fees) || sumOf(named) === fees
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
  return tradeOf(document, { at: start, anchor, day, numbers: { units: readAs(units), price: readAs(price), rate, amount: gross, isBalanced: false }, isPurchase, fees, taxes, currency: amount?.currency })
}

/** Null also where an entry that is named, or rows of a table, stand nowhere among the entries. */
function headedTrades(document: Document): ProvenTrade[] | null {
  const entries = entriesIn(document)
  const isHeaded = document.lines.every(({ text }, at) => !/^ISIN\s+Anteile\b/i.test(text) || entries.some(({ start, end }) => at > start && at < end))
  const isWhole = document.lines.filter(({ text }) => REFERS.test(text)).length <= entries.filter(({ head }) => /^wiederanlage/i.test(head)).length
  return isHeaded && isWhole ? allOf(entries.map((entry) => entryTrade(document, entry))) : null
}

/** Whether a document is such a statement. */
export const isLedger = (document: Document): boolean =>
  isInColumns(document) || document.lines.some(({ text }) => CARRIED.test(text) || HEAD.test(text) || BOOKED.test(text) || /anteilumsatz/i.test(text))

/** Whether it moves units in ways that are not read. */
export const movesOtherwise = ({ lines }: Document): boolean => lines.some(({ text }) => {
  const [, head] = HEAD.exec(text) ?? []
  return head === undefined ? NOT_TRADED.test(text) || (BOOKED.test(text) && !TRADED.test(text)) : !HEAD_KIND.test(head)
})

/** Whether it names what funds pay out or put into units. */
export const hasEarnings = (document: Document): boolean =>
  isLedger(document) && document.lines.some(({ text }) => /^(?:abrechnungsbetrag )?(?:ertrags|gesamt)?(?:aussch(?:ü|ue)ttung|thesaurierung|abrechnung\b)|kauf aus ertrag|^wiederanlage/i.test(text))

/** The trades of such a statement; null where one of them is not proven. */
export const ledgerIn = (document: Document): ProvenTrade[] | null =>
  headedTrades(document) ?? fundTrades(document) ?? periodTrades(document) ?? labelledTrades(document) ?? columnTrades(document)

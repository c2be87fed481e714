/** All trades that a document proves. */
import type { Line } from '../lines'
import { documentOf, isinAnchors, type Document } from '../rows'
import { amountsIn } from './amounts'
import { bookedIn, isBooked } from './booked'
import { tradeIn } from './confirmation'
import { eventIn, isCancelled } from './events'
import { hasEarnings, isLedger, ledgerIn } from './ledgers/ledgers'
import { halfYearIn, hasExchange, listIn } from './lists'
import { planIn } from './savings-plan'
import type { ProvenTrade } from './settle'

/** The first line of an entry of a list of trades. */
export const ENTRY = /^(?:Nr\.\s?[\d/]+\s+(?:kauf|verkauf)\b|(?:kauf|verkauf|buy|sell)\b.*\d)/i

/** Such a list may have one entry. */
const LIST = /^sammelabrechnung\b/i

/** Entries of such lists that move units in other ways. */
const OTHER_ENTRY = /^(?:Nr\.\s?[\d/]+\s+)?(?:wiederanlage|aussch(?:ü|ue)ttung|(?:fonds)?umschichtung|fonds-?tausch|(?:depot)?(?:ü|ue)bertrag|ein-?lieferung|auslieferung|entgelt\w* |entnahme|auszahl\w*|thesaurierung|split|fusion|storn\w*|einbuchung|ausbuchung|zulage|(?:an)?sparplan)\b.*\d[.,]\d/i

/** The head of a confirmation, of which a PDF may hold several; without a security below it the head of a page. */
const HEADING = /^wertpapier-? ?abrechnung(?::? (?:kauf|verkauf|ausgabe)|$)/i

const isNumbered = (line: Line | undefined): boolean => /^Nr\./i.test(line?.text ?? '')

/** Where the entries of a list begin: entries name their securities. */
export function entriesIn(document: Document): number[] {
  const isins = isinAnchors(document).map(({ at }) => at)
  const textAt = (at: number): string => document.lines[at]?.text ?? ''
  const heads = document.lines.flatMap(({ text }, at) => (ENTRY.test(text) || HEADING.test(text) ? [at] : []))
  const isNamed = (start: number, index: number, all: readonly number[]): boolean => isins.some((at) => at >= start && at < (all[index + 1] ?? document.lines.length))
  // The head of an entry stands again where a page breaks it, and in notes below.
  const starts = heads.filter((at, index) => (HEADING.test(textAt(at)) ? isNamed(at, index, heads)
    : !isNumbered(document.lines[at]) || !heads.slice(0, index).some((other) => textAt(other) === textAt(at))))
  const named = starts.filter(isNamed)
  return named.length > 1 || (named.length > 0 && document.lines.some(({ text }) => LIST.test(text))) ? starts : []
}

/** Whether units move in ways that no entry that is read tells. */
export const isOpen = ({ lines }: Document): boolean => isCancelled(lines) || lines.some(({ text }) => OTHER_ENTRY.test(text))

/** `Ausgang externer Übertrag Gesamtbestand`. */
export const MOVED = /^(?:aus|ein)gang (?:externer |interner )?(?:ü|ue)bertrag/i

/** `2 837.40`, as thousands are parted in Switzerland, France and Poland; elsewhere these may be two numbers. */
const PARTED = /(?<![\d.,])\d{1,3}(?: {1,2}\d{3})+(?=[.,]\d\d(?!\d))/g

/** A document in which such numbers are one; null where there is none. */
function withWholeNumbers({ lines, base }: Document): Document | null {
  const whole = lines.map((line) => ({ ...line, text: line.text.replace(PARTED, (found) => found.replaceAll(' ', '')) }))
  return whole.some(({ text }, at) => text !== lines[at]?.text) ? documentOf(whole, base) : null
}

/** Where a statement of the tax on a trade begins, which may follow the confirmation. */
const TAXED = /^steuerliche behandlung\b/i

/** What only a confirmation has, without blanks. */
const CONFIRMED = /kurswert|zum(?:misch)?kurs|festpreis|ausf(?:ü|ue)hrungsplatz/i

/** A confirmation without the statement of its tax, whose letters may stand apart; null where another one follows, or something is taken back. */
function withoutTax({ lines, base }: Document): Document | null {
  const at = lines.findIndex(({ text }) => TAXED.test(text))
  return at < 1 || isCancelled(lines) || lines.slice(at).some(({ text }) => CONFIRMED.test(text.replaceAll(' ', ''))) ? null : documentOf(lines.slice(0, at), base)
}

const provenAs = (form: Document | null): ProvenTrade[] | null => (form === null ? null : provenIn(form))

/** All trades of a document; null where one of them is not proven, or where units move in other ways. */
export const tradesIn = (document: Document): ProvenTrade[] | null => provenIn(document) ?? provenAs(withWholeNumbers(document)) ?? provenAs(withoutTax(document))

/** What an entry comes to: above the first one, it is that of an entry whose head is missing. */
const PAID = /^(?:.* )?endbetrag *:? +-?\d/i

/** What is paid on units, as entries among trades; units that come of it have an entry of their own. */
const INCOME_ENTRY = /^(?:fondsertrag|vorabpauschale)\b.*\b(?:bestandsdatum|stichtag)\b/i

const onlyOne = (trade: ProvenTrade | null): ProvenTrade[] | null => (trade === null ? null : [trade])

function provenIn(document: Document): ProvenTrade[] | null {
  const { lines } = document
  if (lines.some(({ text }) => MOVED.test(text))) return null
  if (isLedger(document)) return ledgerIn(document)
  if (isBooked(document)) return onlyOne(bookedIn(document))
  if (hasExchange(document)) return null
  const plan = listIn(document) ?? halfYearIn(document) ?? planIn(document)
  if (plan !== null) return plan
  const starts = entriesIn(document)
  if (starts.length === 0) return onlyOne(tradeIn(lines, document, 0))
  if (isOpen(document) || lines.slice(0, starts[0]).some(({ text }) => PAID.test(text))) return null
  const ends = [...lines.flatMap(({ text }, at) => (INCOME_ENTRY.test(text) ? [at] : [])), ...starts, lines.length].sort((one, other) => one - other)
  const trades = starts.map((start) => tradeIn(lines.slice(start, ends.find((end) => end > start)), document, start))
  return trades.every((trade) => trade !== null) ? trades : null
}

/** Whether a document lists distributions among its trades, or interest of a bond beside its price: these are not read. */
export const hasIncome = (document: Document): boolean =>
  hasEarnings(document) || document.lines.some(({ text }) => INCOME_ENTRY.test(text) && !/^vorab/i.test(text)) || amountsIn(document.lines, document.figures).some(({ kind, value }) => kind === 'interest' && value !== 0)

/** Whether a document is about a purchase or a sale. */
export const isOfTrades = ({ lines }: Document): boolean => ['purchase', 'sale'].includes(eventIn(lines) ?? '')

/** What a confirmation proves to be bought or sold, or why it does not. */
import { dayOf } from '../../cells/dates'
import { aboutIn, CANCELLED } from './about'
import { amountsIn, type Amount } from './amounts'
import { bookedIn, isBooked } from './booked'
import { tradeDay } from './days'
import { currenciesIn, type Figure } from '../figures'
import type { Line } from '../lines'
import type { PdfFault } from '../open'
import { hasEarnings, isLedger, ledgerIn, movesOtherwise } from './ledgers/ledgers'
import { halfYearIn, hasExchange, isList, listIn } from './lists'
import { documentOf, isinAnchors, nameAt, wknAnchors, type Anchor, type Document } from '../rows'
import { nominalsIn, percentsIn, PRICE, pricesIn, settlementOf, UNITS, unitsIn, type Factor, type Product, type ProvenTrade } from './settle'

type Event = 'purchase' | 'sale' | 'other'

/** What a document is about: the first of these words in it. */
const EVENTS: readonly (readonly [Event, RegExp])[] = [
  ['sale', /verk(?:auf|\.) (?:aus )?(?:kapitalma|teil-)|squeeze.?out|ablauf der optionsfrist|obligatorische barabfindung|^gesamtk(?:ü|ue)ndigung$|^f(?:ä|ae)lligkeit\/verfall/i],
  ['purchase', /(?<!ver)kauf aus kapitalma/i],
  ['other', /storn|vorabpauschale|dividende|(?<!kauf aus wiederanlage.*)aussch(?:ü|ue)ttung|ertragsgutschrift|zinsgutschrift|zinsertrag|kupon|coupon|thesaurierung|steuermitteilung|steuerliche behandlung|knock.?out|depot(?:ü|ue)bertrag|einbuchung|ausbuchung|kapitalma(?:ß|ss)nahme|kapitalr(?:ü|ue)ckzahlung|bezugsrecht|\bsplit\b|^distribution|^dividend|umtausch|fusion/i],
  ['sale', /r(?:ü|ue)ckzahlungsgrund|opt\.-recht|\bvente\b|\bvendita\b|venta\b|verkauf(?!sprospekt|sunterlage|sstelle)|\bsell\b|\bsale\b|\bsold\b|verkoop\b|r(?:ü|ue)cknahme(?!preis|abschl)|einl(?:ö|oe)sung|r(?:ü|ue)ckzahlung\b|tilgung/i],
  ['purchase', /(?<!ver|an)kauf(?!sprospekt|stelle)|gekauft|\bbuy\b|\bbought\b|aankoop\b|purchase|\bzeichnung(?:s|\b)|ausgabe (?:investment)?fonds|sparplan(?:ausf|abrech|\b)|savings plan execution|saveback|round.?up\b|\bachat\b|acquisto\b|\bkopen\b|compra\b|investissement programm|piano d.(?:investimento|accumulo)|plan de inversi/i],
]

const MOST = 9999

/** The event of which a word comes first; a sale contains the word for a purchase. */
function eventIn(lines: readonly Line[]): Event | null {
  // a heading may be spaced: `K a u f`
  const texts = lines.map(({ text }) => text.replace(/(?<!\p{L})(\p{L}) (?=\p{L}(?!\p{L}))/gu, '$1'))
  const places = EVENTS.map(([event, words]) => ({ event, at: texts.findIndex((text) => words.test(text)) })).map(({ event, at }) => ({ event, at: at < 0 ? MOST : at }))
  const [first] = places.toSorted((one, other) => one.at - other.at)
  return first === undefined || first.at === MOST ? null : first.event
}

const isCancelled = (lines: readonly Line[]): boolean => lines.some(({ text }) => CANCELLED.test(text))

/** The words of a number: before it on its line, or those of the line above where it has none. */
const wordsOf = (lines: readonly Line[], base: number) => ({ at, label }: Figure): string => {
  const above = lines[at - base - 1]?.text ?? ''
  return /\p{L}{2,}/u.test(label.replace(/\b[A-Z]{3}\b/g, '')) ? label : `${label} ${/\d/.test(above) ? '' : above}`
}

const ofRate = /devisen|dev\. ?kurs|wechsel|umrechn|exchange|\bfx\b|[A-Z]{3} ?\/ ?[A-Z]{3}/i

/** `CHF/EUR: 0,96`, `1 EUR = 1,1 USD`: these may have few decimals. */
const ofTwo = /(?:=|[A-Z]{3} ?\/ ?[A-Z]{3}\)?:?)\s*$/

const ratesIn = (lines: readonly Line[], figures: readonly (readonly Figure[])[]): number[] => figures.flatMap((own, index) =>
  (ofRate.test(lines[index]?.text ?? '') || ofRate.test(lines[index - 1]?.text ?? '') ? own.flatMap(({ readings, label }) => readings.filter(({ decimals, value }) => (decimals >= 3 || ofTwo.test(label)) && value > 0.3 && value < 250).map(({ value }) => value)) : []))

/** Amounts of a line that are about the product of its units and price. */
function besideOf(line: readonly Figure[], { units, price, rate }: Omit<Product, 'beside'>): number[] {
  const exact = (units.value * price.value) / rate
  return line.flatMap(({ readings }) => readings.filter(({ value, decimals }) => decimals === 2 && Math.abs(Math.abs(value) - exact) <= 0.0151 + 1e-3 * exact)).map(({ value }) => Math.abs(value))
}

/** Whether another amount of money stands between units and a price: then that is the price, and this the amount. */
function isBehindPrice(line: readonly Figure[], units: Figure, price: Figure): boolean {
  const [from, to] = [line.indexOf(units), line.indexOf(price)]
  return from >= 0 && to >= 0 && line.slice(from + 1, to).some(({ currency, isPercent }) => currency !== '' && !isPercent)
}

/** Whether the header above a line names units before the price, and these stand the other way round. */
function isTurned(units: Figure, price: Figure, above: string): boolean {
  const [first, then] = [above.search(UNITS), above.search(PRICE)]
  return units.at === price.at && !/\d/.test(above) && first >= 0 && then >= 0 && (first < then) !== (units.index < price.index)
}

/** Whether an amount of money stands behind words for a rate: what comes of it, and no price. */
const isConverted = (line: readonly Figure[], { index, readings, currency }: Figure): boolean =>
  currency !== '' && readings.some(({ decimals }) => decimals === 2) && line.slice(0, index).some(({ label }) => ofRate.test(label))

/** Quoted for a hundred where rates are of one. */
const OF_HUNDRED = new Set(['DKK', 'NOK', 'SEK', 'JPY'])

/** What a rate that is printed may mean: how much of the foreign currency is one of the own, or the other way round. */
const waysOfRate = (rate: number, foreign: string): number[] => [rate, 1 / rate, ...(OF_HUNDRED.has(foreign) ? [100 / rate] : [])]

/** Currencies in which is paid; those that are not written beside the amount are euros. */
const currenciesPaid = (amounts: readonly Amount[]): string[] => [...new Set(['EUR', ...amounts.flatMap(({ kind, currency }) => (kind === 'amount' && currency !== '' ? [currency] : []))])]

/** What units and a price may be; an amount is neither. */
function productsIn(lines: readonly Line[], figures: readonly (readonly Figure[])[], amounts: readonly Amount[]): Product[] {
  const all = figures.flat()
  const stated = new Set(amounts.map(({ figure }) => figure))
  const base = all[0]?.at === undefined ? 0 : (all[0].at - figures.findIndex((own) => own.length > 0))
  const words = wordsOf(lines, base)
  const above = ({ at }: Figure): string => lines[at - base - 1]?.text ?? ''
  const [rates, homes] = [ratesIn(lines, figures), currenciesPaid(amounts)]
  const multiplied = (units: readonly Factor[], prices: readonly Factor[], isNominal: boolean): Product[] => units.flatMap((one) => prices.flatMap((other): Product[] => {
    const line = figures.find((own) => own.includes(one.figure)) ?? []
    if (one.figure === other.figure || one.reading.value <= 0 || other.reading.value <= 0 || stated.has(other.figure) || isBehindPrice(line, one.figure, other.figure) || isTurned(one.figure, other.figure, above(one.figure))) return []
    const plain = { units: one.reading, price: other.reading, currency: isNominal ? one.figure.currency : other.figure.currency, rate: isNominal ? 100 : 1, foreign: '', fx: 1, isNominal }
    const ofLine = all.filter((figure) => figure !== one.figure && figure !== other.figure && (figure.at === one.figure.at || figure.at === other.figure.at))
    const converted = homes.flatMap((home) => (plain.currency === '' || plain.currency === home ? [] : rates.flatMap((rate) => waysOfRate(rate, plain.currency)).map((fx) => ({ ...plain, rate: fx * plain.rate, currency: home, foreign: plain.currency, fx }))))
    const ways = [plain, ...converted]
    const local = besideOf(ofLine, plain)
    return ways.map((product) => ({ ...product, beside: product.foreign === '' ? local : [...local.map((each) => each / product.fx), ...besideOf(ofLine, product)] }))
  }))
  const prices = pricesIn(all, words, above).filter(({ figure }) => !figures.some((own) => own.includes(figure) && isConverted(own, figure)))
  return [...multiplied(unitsIn(all, words, above), prices, false), ...multiplied(nominalsIn(all, words, above), percentsIn(all, words, above), true)]
}

const NUMBER = /wkn|wpkn|kennn?ummer|kenn-?nr/i
const NUMBERED = /(?:wkn|wpkn|kennn?ummer|kenn-?nr\.?)\W{0,4}((?=[A-Z0-9]*\d)[A-Z0-9]{6})(?![A-Z0-9])/gi

/** The one WKN that stands behind its name, or below it where it is the only one; null where it cannot be told. */
function wknAnchor(document: Document, start: number, end: number): Anchor | null {
  const behind = document.lines.slice(start, end).flatMap(({ text }, index) => [...text.matchAll(NUMBERED)].map(([, wkn = '']): Anchor => ({ at: start + index, isin: '', wkn: wkn.toUpperCase() })))
  const isBelow = ({ at }: Anchor): boolean => at > start && at < end && NUMBER.test(document.lines[at - 1]?.text ?? '') && !/\d/.test(document.lines[at - 1]?.text ?? '')
  const found = behind.length > 0 ? behind : wknAnchors(document).filter(isBelow)
  const [only] = found
  return only !== undefined && found.every(({ wkn }) => wkn === only.wkn) ? only : null
}

/** The one security that is named; null where there is none, or several. */
function securityOf(document: Document, start: number, end: number): Anchor | null {
  const [first, ...others] = isinAnchors(document).filter(({ at }) => at >= start && at < end)
  if (first === undefined) return wknAnchor(document, start, end)
  return first.isin !== '' && others.every(({ isin }) => isin === first.isin) ? first : null
}

/** Behind it stands what the tax office gets back or gives, as a booking of its own, or the costs once more. */
const TAX_ACCOUNT = /^steuerliche ausgleichs?rechnung|^steuerausgleich\b|^kosten im detail|^kosten und geb(?:ü|ue)hren, einmalig|^ber(?:ü|ue)cksichtigte anschaffung/i

/** The lines that settle the trade. */
function settling(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ text }) => TAX_ACCOUNT.test(text))
  return end < 0 ? lines : lines.slice(0, end)
}

/** What is paid on units, as entries among trades; units that come of it have an entry of their own. */
const INCOME_ENTRY = /^(?:fondsertrag|vorabpauschale)\b.*\b(?:bestandsdatum|stichtag)\b/i

/** The one currency that is named, for amounts that stand in a column of it. */
function onlyCurrency(lines: readonly Line[]): string | null {
  const [only = null, ...others] = new Set(lines.flatMap(({ text }) => currenciesIn(text)))
  return others.length === 0 ? only : null
}

/** The trade of a confirmation; null where it is none or proves nothing. */
function tradeIn(lines: readonly Line[], document: Document, start: number): ProvenTrade | null {
  const anchor = securityOf(document, start, start + lines.length)
  const [event, day] = [eventIn(lines), tradeDay(lines)]
  if (anchor === null || day === null || event === null || event === 'other' || isCancelled(lines)) return null
  const own = settling(lines)
  const figures = document.figures.slice(start, start + own.length)
  const amounts = amountsIn(own, figures)
  const settled = settlementOf(productsIn(own, figures, amounts), amounts, event === 'purchase')
  const currency = settled?.currency || onlyCurrency(lines)
  return settled === null || currency === null ? null : { ...settled, currency, at: start, type: event, day, isin: anchor.isin, wkn: anchor.wkn, name: nameAt(document, anchor, null) }
}

/** The first line of an entry of a list of trades. */
const ENTRY = /^(?:Nr\.\s?[\d/]+\s+(?:kauf|verkauf)\b|(?:kauf|verkauf|buy|sell)\b.*\d)/i

/** Such a list may have one entry. */
const LIST = /^sammelabrechnung\b/i

/** Entries of such lists that move units in other ways. */
const OTHER_ENTRY = /^(?:Nr\.\s?[\d/]+\s+)?(?:wiederanlage|aussch(?:ü|ue)ttung|(?:fonds)?umschichtung|fonds-?tausch|(?:depot)?(?:ü|ue)bertrag|ein-?lieferung|auslieferung|entgelt\w* |entnahme|auszahl\w*|thesaurierung|split|fusion|storn\w*|einbuchung|ausbuchung|zulage|(?:an)?sparplan)\b.*\d[.,]\d/i

/** The head of a confirmation, of which a PDF may hold several; without a security below it the head of a page. */
const HEADING = /^wertpapier-? ?abrechnung(?::? (?:kauf|verkauf|ausgabe)|$)/i

const isNumbered = (line: Line | undefined): boolean => /^Nr\./i.test(line?.text ?? '')

/** Where the entries of a list begin: entries name their securities. */
function entriesIn(document: Document): number[] {
  const isins = isinAnchors(document).map(({ at }) => at)
  const textAt = (at: number): string => document.lines[at]?.text ?? ''
  const heads = document.lines.flatMap(({ text }, at) => (ENTRY.test(text) || HEADING.test(text) ? [at] : []))
  const isNamed = (start: number, index: number, all: readonly number[]): boolean => isins.some((at) => at >= start && at < (all[index + 1] ?? document.lines.length))
  // The head of an entry stands again where a page breaks it, and in notes below.
  const starts = heads.filter((at, index) => (HEADING.test(textAt(at)) ? isNamed(at, index, heads) : !isNumbered(document.lines[at]) || !heads.slice(0, index).some((other) => textAt(other) === textAt(at))))
  const named = starts.filter(isNamed)
  return named.length > 1 || (named.length > 0 && document.lines.some(({ text }) => LIST.test(text))) ? starts : []
}

/** The header of a list of purchases with one line each: day of the trade, units, price. */
const isListHeader = ({ text }: Pick<Line, 'text'>): boolean => !/\d/.test(text) && /schlu(?:ss|ß)tag|handelstag|ausf(?:ü|ue)hrungstag/i.test(text) && /st(?:ü|ue)ck|anteile/i.test(text) && /kurs|preis/i.test(text)

const ROW_DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})(?!\d)/

/** Rounding of the amount, which units x price have to be. */
const CENT = 0.0051

/** The one way in which the three numbers of a row are units, price and amount; null where there is none, or more than one. */
function rowIn(figures: readonly Figure[]): Pick<ProvenTrade, 'units' | 'price' | 'amount' | 'currency'> | null {
  const [units, price, amount, ...others] = figures
  if (units === undefined || price === undefined || amount === undefined || others.length > 0 || figures.some(({ isPercent }) => isPercent)) return null
  const [currency = 'EUR', ...further] = new Set(figures.map((each) => each.currency).filter((code) => code !== ''))
  if (further.length > 0) return null
  const ways = units.readings.flatMap((u) => price.readings.flatMap((p) => amount.readings.filter((a) => a.decimals === 2 && a.value > 0 && Math.abs(u.value * p.value - a.value) <= CENT)
    .map((a) => ({ units: u.value, price: p.value, amount: a.value, currency }))))
  return ways.length === 1 ? (ways[0] ?? null) : null
}

/** Whether every row of a list is one of purchases, without costs beside its amounts. */
const isPlainList = ({ lines, figures }: Document): boolean =>
  eventIn(lines) === 'purchase' && !lines.some(({ text }) => EVENTS.some(([event, words]) => event !== 'purchase' && words.test(text))) && amountsIn(lines, figures).every(({ kind, value }) => (kind !== 'fee' && kind !== 'tax') || value === 0)

/** The purchases of a savings plan, one in a line, with the security above each or once for all; null where there is no such list, or a row of it is not proven. */
function planIn(document: Document): ProvenTrade[] | null {
  const head = document.lines.findIndex(isListHeader)
  if (head < 0 || !isPlainList(document)) return null
  const starts = document.lines.flatMap(({ text }, at) => (at > head && (ROW_DAY.test(text) || rowIn(document.figures[at] ?? []) !== null) ? [at] : []))
  const names = document.lines.filter(({ text }, at) => at > head && text.search(NUMBERED) >= 0)
  if (names.length > 1 && names.length !== starts.length) return null
  const only = securityOf(document, 0, document.lines.length)
  const trades = starts.map((at, index): ProvenTrade | null => {
    const [day] = ROW_DAY.exec(document.lines[at]?.text ?? '') ?? []
    const date = dayOf((day ?? '').replace(/\s/g, ''))
    const row = rowIn(document.figures[at] ?? [])
    const security = securityOf(document, (starts[index - 1] ?? head) + 1, at + 1) ?? only
    if (date === null || row === null || security === null) return null
    return { ...row, at, type: 'purchase', day: date, isin: security.isin, wkn: security.wkn, name: nameAt(document, security, null), gross: row.amount, fees: 0, taxes: 0, isNominal: false }
  })
  return trades.length > 1 && trades.every((trade) => trade !== null) ? trades : null
}

/** Whether units move in ways that no entry that is read tells. */
const isOpen = ({ lines }: Document): boolean => isCancelled(lines) || lines.some(({ text }) => OTHER_ENTRY.test(text))

/** `Ausgang externer Übertrag Gesamtbestand`. */
const MOVED = /^(?:aus|ein)gang (?:externer |interner )?(?:ü|ue)bertrag/i

/** `2 837.40`, as thousands are parted in Switzerland, France and Poland; elsewhere these may be two numbers. */
const PARTED = /(?<![\d.,])\d{1,3}(?: {1,2}\d{3})+(?=[.,]\d\d(?!\d))/g

/** A document in which such numbers are one; null where there is none. */
function withWholeNumbers({ lines, base }: Document): Document | null {
  const whole = lines.map((line) => ({ ...line, text: line.text.replace(PARTED, (found) => found.replaceAll(' ', '')) }))
  return whole.some(({ text }, at) => text !== lines[at]?.text) ? documentOf(whole, base) : null
}

/** All trades of a document; null where one of them is not proven, or where units move in other ways. */
export function tradesIn(document: Document): ProvenTrade[] | null {
  const whole = withWholeNumbers(document)
  return provenIn(document) ?? (whole === null ? null : provenIn(whole))
}

/** What an entry comes to: above the first one, it is that of an entry whose head is missing. */
const PAID = /^(?:.* )?endbetrag *:? +-?\d/i

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

/** Units that are paid out without an order. */
const EXPIRED = /knock.?out|fraktion|spitzenregulierung|wertlos|verfall|^tilgung$|^repayment$/i

/** `ODX1 C12700.00 05JUN20`, `XSP 435 P 15OKT21`: a strike, a right and a day; or a contract is said to have a size. */
const OPTION = /\b(?:[CP] ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? [CP]) +\d{2}\p{Lu}{3}\d{2}\b|kontrakt-?gr(?:ö|oe)(?:ß|ss)e|contract size|derivatetransaktion/iu

/** Whether units move in ways that are not read. */
const movesUnread = (document: Document): boolean =>
  hasExchange(document) || (isLedger(document) ? movesOtherwise(document) : document.lines.some(({ text }) => MOVED.test(text)) || (entriesIn(document).length > 0 && isOpen(document)))

/** Why a document that is of trades gives none. */
function whyUnproven(document: Document): PdfFault {
  const { lines } = document
  const isListed = isLedger(document) || isList(document) || hasExchange(document) || entriesIn(document).length > 1 || lines.some(({ text }) => ENTRY.test(text) || isListHeader({ text }))
  const about = isListed ? null : aboutIn(document)
  if (about === 'account_trade_pdf' || about === 'cancelled_trade_pdf') return about
  if (!isListed && lines.some(({ text }) => EXPIRED.test(text))) return 'expired_trade_pdf'
  if (!isListed && securityOf(document, 0, lines.length) === null) return 'unnamed_trade_pdf'
  return isListed || tradeDay(lines) !== null ? 'unproven_trade_pdf' : 'undated_trade_pdf'
}

/** Why a document gives no trades. */
export function whyUnread(document: Document): PdfFault {
  const { lines } = document
  const [hasNumber, says] = [isinAnchors(document).length > 0, (words: RegExp): boolean => lines.some(({ text }) => words.test(text))]
  if (says(OPTION)) return 'option_trade_pdf'
  if (!hasNumber && says(/krypto|crypto/i)) return 'crypto_trade_pdf'
  if (!isOfTrades(document) && !isLedger(document) && !isList(document) && !hasExchange(document)) return hasNumber && says(EXPIRED) && !isCancelled(lines) ? 'expired_trade_pdf' : (aboutIn(document) ?? 'no_trade_pdf')
  return movesUnread(document) ? 'moved_trade_pdf' : whyUnproven(document)
}

/** What is said of a file: what is wrong with it, what was left out, what may be meant. */
import type { DecidedSplit, FileFault, LeftOut, PricedHolding, Proposal, ReadFile, RefusedFile, UnprovenRow, WantedSplit } from '../../../sdk/files'
import { exportOf } from '../../../sdk/files/layouts/hints'
import { fileWords } from '../../../sdk/files/words'
import type { Locale } from '../../../core/values/text'
import { formatDate, formatNumber, formatUnit } from '../../../core/wording/format'

interface Words {
  leftOut(reason: string): string
  together(count: number, amount: string): string
  stated(stated: string, read: string): string
  proposal(name: string, security: string, option: string): string
  proposals(options: string): string
  unproven(page: number, line: number, name: string): string
  without: string
  value(candidates: string): string
  format: string
  base: string
  price(option: string): string
  stale: string
  priced(units: string, price: string, date: string, source: string): string
  sources: Readonly<Record<PricedHolding['source'], string>>
  old: string
  split(name: string, day: string, newUnits: string, oldUnits: string): string
  splitOptions(before: string, after: string): string
  counted: Readonly<Record<DecidedSplit['units'], string>>
  fractions: string
  proven: string
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    leftOut: (reason) => `left out, ${reason}`,
    together: (count, amount) => `${count} ${count === 1 ? 'row' : 'rows'} left out, together ${amount}`,
    stated: (stated, read) => `the file states ${stated}, its rows add up to ${read}`,
    proposal: (name, security, option) => `${name} may be ${security}; if so, add ${option}`,
    proposals: (options) => `If all of these are right, add ${options}`,
    unproven: (page, line, name) => `page ${page}, line ${line}, ${name}: was read, is not proven`,
    without: 'To analyse the rest, add --without-rows',
    value: (candidates) => `Add --value-column with one of: ${candidates}`,
    format: 'Add --number-format de or en',
    base: 'Add --base-currency',
    price: (option) => `Add ${option}`,
    stale: 'To take the old prices, add --stale-prices',
    priced: (units, price, date, source) => `${units} units at ${price}, ${source} of ${date}`,
    sources: { given: 'price as given', file: 'last price in the file', reference: 'price of the reference data' },
    old: ' (older than 30 days)',
    split: (name, day, newUnits, oldUnits) => `${name}, ${newUnits} for ${oldUnits} on ${day}`,
    splitOptions: (before, after) => `if earlier bookings have the units of before the split, add ${before}; if they are converted, ${after}`,
    counted: { before: 'earlier bookings were converted', after: 'earlier bookings count as they are, in the new units' },
    fractions: '; what was paid out for fractions is not in the file',
    proven: ' (later bookings prove it)',
  },
  de: {
    leftOut: (reason) => `weggelassen, ${reason}`,
    together: (count, amount) => `${count} ${count === 1 ? 'Zeile' : 'Zeilen'} weggelassen, zusammen ${amount}`,
    stated: (stated, read) => `die Datei nennt ${stated}, ihre Zeilen ergeben ${read}`,
    proposal: (name, security, option) => `${name} ist vielleicht ${security}; wenn ja, ${option} angeben`,
    proposals: (options) => `Wenn alle diese richtig sind, ${options} angeben`,
    unproven: (page, line, name) => `Seite ${page}, Zeile ${line}, ${name}: gelesen, nicht bewiesen`,
    without: 'Für den Rest --without-rows angeben',
    value: (candidates) => `--value-column angeben mit einer von: ${candidates}`,
    format: '--number-format de oder en angeben',
    base: '--base-currency angeben',
    price: (option) => `${option} angeben`,
    stale: 'Für die alten Preise --stale-prices angeben',
    priced: (units, price, date, source) => `${units} Stück zu ${price}, ${source} vom ${date}`,
    sources: { given: 'angegebener Preis', file: 'letzter Preis der Datei', reference: 'Preis der Referenzdaten' },
    old: ' (älter als 30 Tage)',
    split: (name, day, newUnits, oldUnits) => `${name}, ${newUnits} für ${oldUnits} am ${day}`,
    splitOptions: (before, after) => `haben frühere Umsätze die Stücke von vor dem Split, ${before} angeben; sind sie umgerechnet, ${after}`,
    counted: { before: 'frühere Umsätze wurden umgerechnet', after: 'frühere Umsätze zählen, wie sie sind, in den neuen Stücken' },
    fractions: '; was für Bruchteile ausgezahlt wurde, steht nicht in der Datei',
    proven: ' (spätere Umsätze beweisen es)',
  },
}

/** Where a line of a file is. */
const placeOf = (name: string, row: number | null, column = ''): string => [row === null ? name : `${name}:${row}`, column].filter((part) => part !== '').join(': ')

const faultLine = (name: string, { row, column, code }: FileFault, locale: Locale): string => `${placeOf(name, row, column)}: ${fileWords[locale].faults[code]}`

const isinOption = ({ row, isin }: Proposal): string => `--row-isin ${row}=${isin}`

const proposalLine = (name: string, proposal: Proposal, locale: Locale): string =>
  `${placeOf(name, proposal.row)}: ${words[locale].proposal(proposal.name, proposal.security, isinOption(proposal))}`

const unprovenLine = (name: string, { page, line, isin, wkn }: UnprovenRow, locale: Locale): string => `${name}: ${words[locale].unproven(page, line, isin || wkn)}`

const splitName = ({ isin, name, date, newUnits, oldUnits }: Omit<WantedSplit, 'row'>, locale: Locale): string =>
  words[locale].split(name || isin, formatDate(date, locale), formatNumber(newUnits, locale, 0), formatNumber(oldUnits, locale, 0))

/** A split that is asked about, and how to answer. */
export function splitLine(file: string, split: WantedSplit, locale: Locale): string {
  const option = (units: DecidedSplit['units']): string => `--split-units ${split.isin}@${split.date}=${units}`
  return `${placeOf(file, split.row, splitName(split, locale))}: ${words[locale].splitOptions(option('before'), option('after'))}`
}

/** How bookings from before a split were counted. */
export function decidedLine(file: string, split: DecidedSplit, locale: Locale): string {
  const { counted, fractions, proven } = words[locale]
  const leavesFractions = split.units === 'before' && split.newUnits % split.oldUnits !== 0
  return `${placeOf(file, null, splitName(split, locale))}: ${counted[split.units]}${leavesFractions ? fractions : ''}${split.isProven ? proven : ''}`
}

/** What the user can do about a refusal, each in a line of its own. */
function adviceLines(name: string, verdict: RefusedFile, locale: Locale): string[] {
  const has = (code: FileFault['code']): boolean => verdict.faults.some((fault) => fault.code === code)
  const say = words[locale]
  return [
    ...verdict.unproven.map((row) => unprovenLine(name, row, locale)),
    ...verdict.proposals.map((proposal) => proposalLine(name, proposal, locale)),
    ...(verdict.proposals.length > 1 ? [say.proposals(verdict.proposals.map(isinOption).join(' '))] : []),
    ...(verdict.candidates.length > 0 ? [say.value(verdict.candidates.map((candidate) => `"${candidate}"`).join(', '))] : []),
    ...(has('format_unclear') ? [say.format] : []),
    ...(has('header_currency') ? [say.base] : []),
    ...verdict.splits.map((split) => splitLine(name, split, locale)),
    ...verdict.prices.map(({ row, isin }) => `${placeOf(name, row)}: ${say.price(`--unit-price ${isin}=...`)}`),
    ...(has('price_stale') ? [say.stale] : []),
    ...(verdict.canLeaveOut ? [say.without] : []),
  ]
}

/** In whose place another export of the same bank is wanted. */
const replaced: readonly FileFault['code'][] = ['pdf', 'scanned_pdf', 'unreadable_pdf', 'unknown_pdf', 'unproven_pdf', 'image', 'web_page', 'bookings', 'no_value', 'old_spreadsheet']

function hintLines(name: string, bytes: Uint8Array, { faults }: RefusedFile, locale: Locale): string[] {
  const found = faults.some(({ code }) => replaced.includes(code)) ? exportOf(name, bytes) : null
  return found === null ? [] : [fileWords[locale].hint(found.bank, found.view)]
}

/** Why a file is refused, line by line, and what to do. */
export const refusalLines = (name: string, bytes: Uint8Array, verdict: RefusedFile, locale: Locale): string[] => [
  ...verdict.faults.map((fault) => faultLine(name, fault, locale)),
  ...hintLines(name, bytes, verdict, locale),
  ...adviceLines(name, verdict, locale),
]

const leftOutLine = (name: string, { row, name: called, reason }: LeftOut, locale: Locale): string =>
  `${placeOf(name, row, called)}: ${words[locale].leftOut(fileWords[locale].reasons[reason])}`

/** From which price a holding of bookings has its value. */
function pricedLine(file: string, { isin, name, units, price, date, source, isStale }: PricedHolding, baseCurrency: string, locale: Locale): string {
  const { priced, sources, old } = words[locale]
  const [count, day] = [formatNumber(units, locale, 8), formatDate(date, locale)]
  return `${placeOf(file, null, name || isin)}: ${priced(count, formatUnit(price, `amount in ${baseCurrency}`, locale), day, sources[source])}${isStale ? old : ''}`
}

/** What was left out of a file that was read, and totals that were not met. */
export function remarkLines(name: string, { leftOut, totals, request, prices, splits }: ReadFile, locale: Locale): string[] {
  const amount = (value: number): string => formatUnit(value, `amount in ${request.baseCurrency}`, locale)
  const rows = leftOut.filter(({ reason }) => reason !== 'total')
  const sum = rows.reduce((total, { value }) => total + (value ?? 0), 0)
  return [
    ...leftOut.map((each) => leftOutLine(name, each, locale)),
    ...(rows.length > 0 ? [`${name}: ${words[locale].together(rows.length, amount(sum))}`] : []),
    ...splits.map((each) => decidedLine(name, each, locale)),
    ...prices.map((each) => pricedLine(name, each, request.baseCurrency, locale)),
    ...totals.map(({ row, stated, read }) => `${placeOf(name, row)}: ${words[locale].stated(amount(stated), amount(read))}`),
  ]
}

/** What is said of a file: what is wrong with it, what was left out, what may be meant. */
import type { DecidedSplit, FileFault, LeftOut, PricedHolding, Proposal, ReadFile, RefusedFile, UnprovenRow, WantedPrice, WantedSplit } from '../../../sdk/files'
import { exportOf } from '../../../sdk/files/layouts/hints'
import { alikeText, doubtTexts, uncheckedText } from '../../../sdk/files/doubts'
import { placeOf as placeOfRow, type Place } from '../../../sdk/files/trades/rows/several'
import { fileWords } from '../../../sdk/files/words'
import { byLanguage, text, type Locale } from '../../../core/values/text'
import { formatDate, formatNumber, formatUnit } from '../../../core/wording/format'
import { sumBy } from '../../../core/values/sum'

const words = byLanguage({
  leftOut: text((reason: string) => `left out, ${reason}`, (reason) => `weggelassen, ${reason}`),
  together: text((count: number, amount: string) => `${count} ${count === 1 ? 'row' : 'rows'} left out, together ${amount}`, (count, amount) => `${count} ${count === 1 ? 'Zeile' : 'Zeilen'} weggelassen, zusammen ${amount}`),
  rest: text('If the rest is cash, add --rest cash; to scale the shares to 100 %, --rest spread', 'Ist der Rest Guthaben, --rest cash angeben; um die Anteile auf 100 % hochzurechnen, --rest spread'),
  stated: text((stated: string, read: string) => `by it the sum is ${stated}, what was read adds up to ${read}`, (stated, read) => `danach ist die Summe ${stated}, gelesen wurden zusammen ${read}`),
  proposal: text((name: string, security: string, option: string) => `${name} may be ${security}; if so, add ${option}`, (name, security, option) => `${name} ist vielleicht ${security}; wenn ja, ${option} angeben`),
  proposals: text((options: string) => `If all of these are right, add ${options}`, (options) => `Wenn alle diese richtig sind, ${options} angeben`),
  known: text((option: string) => `If you know the ISIN, add ${option}`, (option) => `Ist die ISIN bekannt, ${option} angeben`),
  unproven: text((page: number, line: number, name: string) => `page ${page}, line ${line}, ${name}: was read, is not proven`, (page, line, name) => `Seite ${page}, Zeile ${line}, ${name}: gelesen, nicht bewiesen`),
  without: text('To analyse the rest, add --without-rows', 'Für den Rest --without-rows angeben'),
  value: text((candidates: string) => `Add --value-column with one of: ${candidates}`, (candidates) => `--value-column angeben mit einer von: ${candidates}`),
  format: text('Add --number-format de or en', '--number-format de oder en angeben'),
  base: text('Add --base-currency', '--base-currency angeben'),
  price: text((units: string, option: string) => `${units} units: add ${option}`, (units, option) => `${units} Stück: ${option} angeben`),
  last: text((price: string, date: string) => ` (last known price: ${price} on ${date})`, (price, date) => ` (letzter bekannter Preis: ${price} am ${date})`),
  stale: text('To take the old prices, add --stale-prices', 'Für die alten Preise --stale-prices angeben'),
  priced: text((units: string, price: string, date: string, source: string) => `${units} units at ${price}, ${source} of ${date}`, (units, price, date, source) => `${units} Stück zu ${price}, ${source} vom ${date}`),
  sources: { given: text('price as given', 'angegebener Preis'), file: text('last price in the file', 'letzter Preis der Datei'), reference: text('price of the reference data', 'Preis der Referenzdaten') },
  old: text(' (older than 30 days)', ' (älter als 30 Tage)'),
  repeat: text((one: string, two: string) => `if it is the same trade, add ${one}; if it is a second one, ${two}`, (one, two) => `ist es dasselbe Geschäft, ${one} angeben; ist es ein zweites, ${two}`),
  split: text((name: string, day: string, newUnits: string, oldUnits: string) => `${name}, ${newUnits} for ${oldUnits} on ${day}`, (name, day, newUnits, oldUnits) => `${name}, ${newUnits} für ${oldUnits} am ${day}`),
  splitOptions: text(
    (before: string, after: string) => `if earlier bookings have the units of before the split, add ${before}; if they are converted, ${after}`,
    (before, after) => `haben frühere Umsätze die Stücke von vor dem Split, ${before} angeben; sind sie umgerechnet, ${after}`,
  ),
  counted: { before: text('earlier bookings were converted', 'frühere Umsätze wurden umgerechnet'), after: text('earlier bookings count as they are, in the new units', 'frühere Umsätze zählen, wie sie sind, in den neuen Stücken') },
  fractions: text('; what was paid out for fractions is not in the file', '; was für Bruchteile ausgezahlt wurde, steht nicht in der Datei'),
  proven: text(' (later bookings prove it)', ' (spätere Umsätze beweisen es)'),
})

/** A file by its name, or several in the order in which they are read. */
export type Named = string | readonly string[]

/** Where a row of several files is, or of the only one. */
const rowIn = (name: Named, row: number): Place => (typeof name === 'string' ? { file: 0, row } : placeOfRow(row))

/** A row by its number, of several files with their names. */
export const rowText = (name: Named, row: number): string => (typeof name === 'string' ? String(row) : placeOf(name, row))

/** Where a line of a file is. */
export function placeOf(name: Named, given: number | null, column = ''): string {
  const names = [name].flat()
  const { file, row } = given === null ? { file: null, row: null } : rowIn(name, given)
  const called = file === null ? names.join(', ') : (names[file] ?? '')
  return [row === null ? called : `${called}:${row}`, column].filter((part) => part !== '').join(': ')
}

const faultLine = (name: Named, { row, column, code }: FileFault, locale: Locale): string => `${placeOf(name, row, column)}: ${fileWords[locale].faults[code]}`

/** A row as options name it. */
export function rowOption(name: Named, given: number): string {
  const { file, row } = placeOfRow(given)
  return typeof name === 'string' && file === 0 ? String(row) : `${file + 1}:${row}`
}

const isinOption = (name: Named, { row, isin }: Proposal): string => `--row-isin ${rowOption(name, row)}=${isin}`

const proposalLine = (name: Named, proposal: Proposal, locale: Locale): string =>
  `${placeOf(name, proposal.row)}: ${words[locale].proposal(proposal.name, proposal.security, isinOption(name, proposal))}`

/** What securities may be, with the options that say yes to each and to all. */
export const proposalLines = (name: Named, proposals: readonly Proposal[], locale: Locale): string[] => [
  ...proposals.map((proposal) => proposalLine(name, proposal, locale)),
  ...(proposals.length > 1 ? [words[locale].proposals(proposals.map((each) => isinOption(name, each)).join(' '))] : []),
]

/** How to say of each trade that another file confirms, too, whether it is that one. */
export const repeatLines = (name: Named, faults: readonly { row: number | null; code: string }[], locale: Locale): string[] => faults.flatMap(({ row, code }) => {
  const option = (said: 'one' | 'two'): string => `--repeat ${rowOption(name, row ?? 0)}=${said}`
  return code === 'twice_unclear' && row !== null ? [`${placeOf(name, row)}: ${words[locale].repeat(option('one'), option('two'))}`] : []
})

const unprovenLine = (name: Named, { page, line, isin, wkn }: UnprovenRow, locale: Locale): string => `${placeOf(name, null)}: ${words[locale].unproven(page, line, isin || wkn)}`

const splitName = ({ isin, name, date, newUnits, oldUnits }: Omit<WantedSplit, 'row'>, locale: Locale): string =>
  words[locale].split(name || isin, formatDate(date, locale), formatNumber(newUnits, locale, 0), formatNumber(oldUnits, locale, 0))

/** A split that is asked about, and how to answer. */
export function splitLine(file: Named, split: WantedSplit, locale: Locale): string {
  const option = (units: DecidedSplit['units']): string => `--split-units ${split.isin}@${split.date}=${units}`
  return `${placeOf(file, split.row, splitName(split, locale))}: ${words[locale].splitOptions(option('before'), option('after'))}`
}

/** How bookings from before a split were counted. */
export function decidedLine(file: Named, split: DecidedSplit, locale: Locale): string {
  const { counted, fractions, proven } = words[locale]
  const leavesFractions = split.units === 'before' && split.newUnits % split.oldUnits !== 0
  return `${placeOf(file, null, splitName(split, locale))}: ${counted[split.units]}${leavesFractions ? fractions : ''}${split.isProven ? proven : ''}`
}

/** A price that is asked for, with what is known of it. */
function wantedLine(file: Named, { row, isin, name, units, price, date }: WantedPrice, locale: Locale): string {
  const { price: asked, last } = words[locale]
  const known = price === null || date === null ? '' : last(formatNumber(price, locale, 4), formatDate(date, locale))
  return `${placeOf(file, row, name)}: ${asked(formatNumber(units, locale, 8), `--unit-price ${isin}=...`)}${known}`
}

/** What the user can do about a refusal, each in a line of its own. */
function adviceLines(name: Named, verdict: RefusedFile, locale: Locale): string[] {
  const has = (code: FileFault['code']): boolean => verdict.faults.some((fault) => fault.code === code)
  const say = words[locale]
  return [
    ...verdict.unproven.map((row) => unprovenLine(name, row, locale)),
    ...proposalLines(name, verdict.proposals, locale),
    ...verdict.faults.filter(({ row, code }) => code === 'unknown_security' && row !== null && !verdict.proposals.some((proposal) => proposal.row === row)).slice(0, 1).map(({ row }) => say.known(`--row-isin ${rowOption(name, row ?? 0)}=...`)),
    ...(verdict.candidates.length > 0 ? [say.value(verdict.candidates.map((candidate) => `"${candidate}"`).join(', '))] : []),
    ...(has('weights_below') ? [say.rest] : []),
    ...(has('format_unclear') ? [say.format] : []),
    ...(has('header_currency') ? [say.base] : []),
    ...repeatLines(name, verdict.faults, locale),
    ...verdict.splits.map((split) => splitLine(name, split, locale)),
    ...verdict.prices.map((wanted) => wantedLine(name, wanted, locale)),
    ...(has('price_stale') ? [say.stale] : []),
    ...(verdict.canLeaveOut ? [say.without] : []),
  ]
}

function hintLines(name: string, bytes: Uint8Array, { faults }: RefusedFile, locale: Locale): string[] {
  const found = exportOf(name, bytes, faults)
  return found === null ? [] : [fileWords[locale].hint(found.bank, found.view)]
}

/** Why a file is refused, line by line, and what to do. */
export const refusalLines = (name: Named, bytes: Uint8Array, verdict: RefusedFile, locale: Locale): string[] => [
  ...verdict.faults.map((fault) => faultLine(name, fault, locale)),
  ...hintLines(placeOf(name, null), bytes, verdict, locale),
  ...adviceLines(name, verdict, locale),
]

const leftOutLine = (name: Named, { row, name: called, reason }: LeftOut, locale: Locale): string =>
  `${placeOf(name, row, called)}: ${words[locale].leftOut(fileWords[locale].reasons[reason])}`

/** From which price a holding of bookings has its value. */
function pricedLine(file: Named, { isin, name, units, price, date, source, isStale }: PricedHolding, baseCurrency: string, locale: Locale): string {
  const { priced, sources, old } = words[locale]
  const [count, day] = [formatNumber(units, locale, 8), formatDate(date, locale)]
  return `${placeOf(file, null, name || isin)}: ${priced(count, formatUnit(price, `amount in ${baseCurrency}`, locale), day, sources[source])}${isStale ? old : ''}`
}

/** What was left out of a file that was read, and totals that were not met. */
export function remarkLines(name: Named, read: ReadFile, locale: Locale): string[] {
  const { leftOut, totals, request, prices, splits, alike, doubtful } = read
  const missing = uncheckedText(read, locale)
  const amount = (value: number): string => formatUnit(value, `amount in ${request.baseCurrency}`, locale)
  const rows = leftOut.filter(({ reason }) => reason !== 'total')
  const sum = sumBy(rows, ({ value }) => value ?? 0)
  return [
    ...leftOut.map((each) => leftOutLine(name, each, locale)),
    ...(rows.length > 0 && request.basis === 'values' ? [`${placeOf(name, null)}: ${words[locale].together(rows.length, amount(sum))}`] : []),
    ...splits.map((each) => decidedLine(name, each, locale)),
    ...(alike.length > 0 ? [`${placeOf(name, null)}: ${alikeText(alike, locale, (row) => rowText(name, row))}`] : []),
    ...doubtTexts(doubtful, locale, (row) => rowText(name, row)).map((line) => `${placeOf(name, null)}: ${line}`),
    ...prices.map((each) => pricedLine(name, each, request.baseCurrency, locale)),
    ...totals.map((total) => `${placeOf(name, total.row)}: ${words[locale].stated(amount(total.stated), amount(total.read))}`),
    ...(missing === null ? [] : [`${placeOf(name, null)}: ${missing}`]),
  ]
}

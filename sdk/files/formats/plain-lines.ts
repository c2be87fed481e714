/** Lines that someone typed or copied: an ISIN, WKN or name and an amount each, with anything between them, and no headers. */
import { formatOfColumn, isAmount, parseDecimal } from '../cells/decimal'
import { sumBy } from '../../../core/values/sum'
import { plainText } from '../../../core/values/isin'
import type { Row } from './lines'

const HEADERS: readonly string[] = ['ISIN', 'WKN', 'Name']

const ISIN = /(?<![A-Z0-9])[A-Z]{2}[A-Z0-9]{9}\d(?![A-Z0-9])/gi
const WKN = /^[A-HJ-NP-Z0-9]{6}(?=[\s;:|,=])/i
const WORD = /^\p{L}+(?=,)/u

/** What people put between the parts of a line; a dash at a number is its sign. */
const EDGES = /^(?:[\s;:|,=]|[–-](?!\d))+|(?:[\s;:|,=]|(?<![\d.,])[–-])+$/g
const CURRENCY = /\s*(?:€|EUR|Euro)$/i

/**
 * Thousands with blanks between them, all of one kind. A group that begins with 0 is no number of its own, so that `12 000` is one number; `12 500` may
 * be units and a value. The narrow blank U+202F stands within numbers alone.
 */
const GROUPED = /(?<![\p{L}\d.,])[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?!\d)/gu

/** Whether each group could not be a number of its own. */
const AS_ONE = /^\d+(?:(?: 0\d\d)+|(?:\u00a00\d\d)+|(?:\u202f\d{3})+)$/

/** A line with its amounts in one piece: also those behind a mark that parts them from the name, as blanks do not then. */
const ungrouped = (line: string): string =>
  line.replace(GROUPED, (digits, at: number) => (AS_ONE.test(digits) || /[;\t|]\s*$/.test(line.slice(0, at)) ? digits.replace(/\D/g, '') : digits))

/** The one amount of a text; null where it has more than one, as units beside a value are. */
function onlyAmount(text: string): string | null {
  const hasCommaBetween = /^\s*,/.test(text)
  const amount = text.replace(EDGES, '').replace(CURRENCY, '')
  return /[\s;|]/.test(amount) || (hasCommaBetween && amount.includes(',')) || !isAmount(amount) ? null : amount
}

/** A text that begins with a number, or has one with decimals, counts something: it is no name. */
const isName = (text: string): boolean => !/^\d/.test(text) && !/\d[.,]\d/.test(text)

/** Units, of which a sign behind the security says what they come to: `10 x World IE00B4L5Y983 = 985,00`. */
const COUNTED = /^\d[\d.,]*\s?(?:x|×|\*|st(?:ü|ue)ck|stk\.?)(?:\s+(\p{L}.*))?$/iu

/** A name, and a number at the end. */
const NAMED = /^(\p{L}[^;\t|]*?)(\s*[;\t|:=]\s*|\s+[-–]\s+|\s+)(-?\d[\d.,'’]*)(\s*(?:€|EUR|Euro))?$/iu

/** Names of indices end in numbers. */
const INDEX = /(?:S&P|Russell|CSI|Stoxx|Europe|FTSE|Nikkei|Topix|Nasdaq|Nifty|CAC|DAX|SMI|ASX|Hang Seng|Dividend|Select|Titans|Top)\s\d+$/i

/** What a line says that is a booking, or counts units. */
const BOOKED = /^(?:ver)?kauf|^(?:buy|bought|sell|sold|sparplan|dividend|aussch)|\b(?:stück|stk|anteile|shares|units)\b/i

/** Nothing but a currency that accounts are often in and an amount, as people write what is in their account. */
const BARE = /^(?:€|EUR|Euro|(USD|CHF|GBP))[\s:=;|]*(?=\d)/i

const ACCOUNT = 'Cash ('

/** A name and an amount, where the number is surely one: no end of a name, no units and no part of another number. */
function namedCells(line: string): string[] | null {
  const [, name = '', between = '', amount = '', currency] = NAMED.exec(line) ?? []
  if (!isAmount(amount) || !isName(name) || BOOKED.test(name) || (/\s\d+$/.test(name) && !INDEX.test(name))) return null
  const isOfName = currency === undefined && between.trim() === '' && !between.includes('\t') && INDEX.test(`${name} ${amount}`)
  return isOfName ? null : ['', '', name, amount]
}

/** A line with an ISIN, and the amount before or behind it; nothing but the ISIN has lost its amount. */
function identified(line: string, isin: string): string[] | null {
  if (line === isin) return [isin, '', '', '']
  const at = line.indexOf(isin)
  const [before, behind] = [line.slice(0, at).replace(/[([]$/, '').replace(EDGES, ''), line.slice(at + isin.length).replace(/^[)\]]/, '')]
  const amount = onlyAmount(behind)
  const counted = /^\s*=/.test(behind) ? COUNTED.exec(before) : null
  if (amount !== null && counted !== null) return [isin, '', counted[1] ?? '', amount]
  if (amount !== null) return isName(before) ? [isin, '', before, amount] : null
  const first = onlyAmount(before)
  return first === null || !isName(behind.replace(EDGES, '')) ? null : [isin, '', behind.replace(EDGES, ''), first]
}

/** An account, of which a line says nothing but the currency and the amount. */
function accountCells(line: string): string[] | null {
  const [bare = '', currency = 'EUR'] = BARE.exec(line) ?? []
  const amount = bare === '' ? null : onlyAmount(line.slice(bare.length))
  return amount === null ? null : ['', '', `${ACCOUNT}${currency.toUpperCase()})`, amount]
}

function cellsOf(given: string): string[] | null {
  const line = ungrouped(plainText(given).replace(/\p{So}/gu, ' ').trim().replace(/^[-–•*·]\s+(?=\p{L})/u, ''))
  const account = accountCells(line)
  if (account !== null) return account
  const isins = line.match(ISIN) ?? []
  if (isins.length > 1) return null
  const [isin] = isins
  if (isin !== undefined) return identified(line, isin)
  const wkn = WKN.exec(line)?.[0] ?? ''
  const name = wkn === '' ? (WORD.exec(line)?.[0] ?? '') : ''
  const begin = wkn + name
  const amount = begin === '' ? null : onlyAmount(line.slice(begin.length))
  return amount === null ? namedCells(line) : ['', wkn.toUpperCase(), name, amount]
}

/** Below this an amount may be a rate. */
const LEAST = 10

/**
 * Whether an amount without a name may be none of an account: it is a year or as small as a rate; it is about what all others come to, as a total of values of another
 * minute is; or there are several, as where each is the value of the line above.
 */
function isUnclear({ cells: [, , name = '', own] }: Row, rows: readonly Row[]): boolean {
  if (!name.startsWith(ACCOUNT)) return false
  const amounts = rows.map(({ cells }) => cells.at(-1) ?? '')
  const format = formatOfColumn(amounts) === 'en' ? 'en' : 'de'
  const valueOf = (amount = ''): number => parseDecimal(amount, format) ?? 0
  const sum = sumBy(amounts, valueOf)
  return /^(?:19|20)(?!00)\d\d$/.test(own ?? '') || valueOf(own) < LEAST || rows.filter(({ cells }) => cells[2] === name).length > 1 || Math.abs(sum - 2 * valueOf(own)) < 0.01 * sum
}

/** `60 % World` or `World: 60 %` as `World 60`. */
const withoutSign = (line: string): string => line.replace(/^(\d[\d.,]*)\s*%[\s:;|–-]*(.+)$/, '$2 $1').replace(/\s*%$/, '')

/** Characters of a line: patterns for names and amounts go through blanks again and again. */
const MAX_LINE = 500

/** The rows of such a list under headers of their own; null for any other text. Where each line has a percentage, these are shares of the whole. */
export function rowsOfPlainLines(text: string): Row[] | null {
  if (text.length > 100_000) return null
  const written = text.split(/\r\n|\n|\r/).map((line, index) => ({ row: index + 1, line: line.trim() })).filter(({ line }) => line !== '')
  if (written.some(({ line }) => line.length > MAX_LINE)) return null
  const areShares = written.every(({ line }) => /^\d[\d.,]*\s*%|\d\s*%$/.test(line) && line.indexOf('%') === line.lastIndexOf('%'))
  const lines = areShares ? written.map(({ row, line }) => ({ row, line: withoutSign(line) })) : written
  const rows = lines.flatMap(({ row, line }): Row[] => {
    const cells = cellsOf(line)
    return cells === null ? [] : [{ row, cells }]
  })
  const isList = rows.length === lines.length && rows.some(({ cells }) => cells.at(-1) !== '')
  if (!isList) return null
  const named = rows.map((row) => (isUnclear(row, rows) ? { row: row.row, cells: ['', '', 'EUR', row.cells.at(-1) ?? ''] } : row))
  return [{ row: 0, cells: [...HEADERS, areShares ? 'Anteil' : 'Marktwert'] }, ...named]
}

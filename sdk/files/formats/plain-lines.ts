/** Lines that someone typed or copied: an ISIN or WKN and an amount each, with anything between them, and no headers. */
import { isAmount } from '../cells/decimal'
import type { Row } from './lines'

const HEADERS: readonly string[] = ['ISIN', 'WKN', 'Name', 'Marktwert']

const ISIN = /(?<![A-Z0-9])[A-Z]{2}[A-Z0-9]{9}\d(?![A-Z0-9])/gi
const WKN = /^[A-HJ-NP-Z0-9]{6}(?=[\s;:|,=])/i
const CASH = /^(?:guthaben|cash|bargeld|verrechnungskonto|tagesgeld)\b/i

/** What people put between the parts of a line. */
const EDGES = /^[\s;:|,=–-]+|[\s;:|,=–-]+$/g
const CURRENCY = /\s*(?:€|EUR|Euro)$/i

/** The one amount of a text; null where it has more than one, as units beside a value are. */
function onlyAmount(text: string): string | null {
  const hasCommaBetween = /^\s*,/.test(text)
  const amount = text.replace(EDGES, '').replace(CURRENCY, '')
  return /[\s;|]/.test(amount) || (hasCommaBetween && amount.includes(',')) || !isAmount(amount) ? null : amount
}

/** A text that begins with a number, or has one with decimals, counts something: it is no name. */
const isName = (text: string): boolean => !/^\d/.test(text) && !/\d[.,]\d/.test(text)

function cellsOf(line: string): string[] | null {
  const isins = line.match(ISIN) ?? []
  if (isins.length > 1) return null
  const [isin] = isins
  if (isin !== undefined) {
    const at = line.indexOf(isin)
    const [before, behind] = [line.slice(0, at).replace(EDGES, ''), line.slice(at + isin.length)]
    const amount = onlyAmount(behind)
    if (amount !== null) return isName(before) ? [isin, '', before, amount] : null
    const first = onlyAmount(before)
    return first === null || !isName(behind.replace(EDGES, '')) ? null : [isin, '', behind.replace(EDGES, ''), first]
  }
  const [begin = ''] = WKN.exec(line) ?? CASH.exec(line) ?? []
  const amount = begin === '' ? null : onlyAmount(line.slice(begin.length))
  if (amount === null) return null
  return CASH.test(line) ? ['', '', begin, amount] : ['', begin.toUpperCase(), '', amount]
}

/** The rows of such a list under headers of their own; null for any other text. */
export function rowsOfPlainLines(text: string): Row[] | null {
  if (text.length > 100_000) return null
  const lines = text.split(/\r\n|\n|\r/).map((line, index) => ({ row: index + 1, line: line.trim() })).filter(({ line }) => line !== '')
  const rows = lines.flatMap(({ row, line }): Row[] => {
    const cells = cellsOf(line)
    return cells === null ? [] : [{ row, cells }]
  })
  return rows.length === 0 || rows.length < lines.length ? null : [{ row: 0, cells: HEADERS }, ...rows]
}

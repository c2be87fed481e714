/** A table as text cells. */
export type Row = string[]

const delimiters = [';', '\t', ','] as const

const unquoted = (line: string): string => line.replace(/"(?:[^"]|"")*"/g, '')

/** The delimiter that the header line has most of; a semicolon wins ties. */
const delimiterOf = (text: string): string => {
  const header = unquoted(text.slice(0, text.search(/[\r\n]|$/)))
  const count = (delimiter: string) => header.split(delimiter).length
  return delimiters.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best))
}

/** What a cell holds. Quotation marks that are not closed stay: what stood in them may be cut off. */
const contentOf = (raw: string): string => (/^"(?:[^"]|"")*"$/.test(raw) ? raw.slice(1, -1).replaceAll('""', '"') : raw).trim()

/**
 * Splits CSV text (RFC 4180, with semicolon, tab or comma) into rows of trimmed cells. A quoted cell may contain
 * delimiters and line breaks. Blank lines stay, so that row numbers are those of a spreadsheet.
 */
export function splitCsv(text: string): Row[] {
  const source = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(source)
  const cell = new RegExp(`("(?:[^"]|"")*"|[^\\r\\n${delimiter}]*)[ ]*(${delimiter}|\\r\\n|\\n|\\r|$)`, 'y')
  const rows: Row[] = [[]]
  for (let match = cell.exec(source); match !== null; match = cell.exec(source)) {
    const [, raw = '', end] = match
    rows.at(-1)?.push(contentOf(raw))
    if (end === '') return rows
    if (end !== delimiter) rows.push([])
  }
  return rows
}

/** Spreadsheets of OpenDocument: loaded only when there is one. */
import type { Row } from './lines'
import { CHARACTERS_PER_CELL, LONGEST_CELL, storedNumber } from './xlsx'
import { TooLarge, walkXml } from './xml'
import { sumBy } from '../../../core/values/sum'

export const ODS_CONTENT = 'content.xml'

/** Cells of a spreadsheet, without the empty ones at the end of rows and sheets, which are repeated a million times: 16,000 bookings of fifteen cells have as many. */
export const MOST = 250_000
const COLUMNS_MAX = 256

type Attributes = Readonly<Record<string, string>>

const named = (attributes: Attributes, name: string): string => Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1] ?? ''

const timesOf = (attributes: Attributes, name: string): number => Math.max(1, Number(named(attributes, name)) || 1)

/** What a cell holds: numbers and days as they are stored, everything else as it is shown. */
function contentOf(attributes: Attributes, text: string): string {
  const [type, value] = [named(attributes, 'value-type'), named(attributes, 'value')]
  if (type === 'float' && value !== '') return storedNumber(value)
  if (type === 'currency' && value !== '') return `${storedNumber(value)} ${named(attributes, 'currency')}`.trim()
  return type === 'date' ? named(attributes, 'date-value').slice(0, 10) : text
}

/** A row of a spreadsheet, whether a filter or a user hides it, and the columns that nobody sees, from 0. */
export type SheetRow = Row & { isHidden: boolean; hiddenColumns: ReadonlySet<number> }

const isHidden = (attributes: Attributes): boolean => /^(?:collapse|filter)$/.test(named(attributes, 'visibility'))

interface Sheet {
  rows: SheetRow[]
  line: number
  hiddenColumns: Set<number>
  columns: number
}

function addColumns(sheet: Sheet | undefined, attributes: Attributes): void {
  if (sheet === undefined) return
  const next = Math.min(sheet.columns + timesOf(attributes, 'number-columns-repeated'), COLUMNS_MAX)
  for (; sheet.columns < next; sheet.columns += 1) if (isHidden(attributes)) sheet.hiddenColumns.add(sheet.columns)
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell === '')

/**
 * The rows of each sheet that is shown.
 *
 * @throws MarkupError for a content that is damaged or too large
 */
export function rowsOfOds(xml: string): SheetRow[][] {
  const sheets: Sheet[] = []
  const within: string[] = []
  let [cells, text]: [string[], string] = [[], '']
  let [row, cell]: [Attributes, Attributes] = [{}, {}]
  let [count, characters] = [0, 0]
  const isCell = (name: string): boolean => name === 'table-cell' || name === 'covered-table-cell'
  walkXml(xml, {
    open(name, attributes) {
      within.push(name)
      if (name === 'table') sheets.push({ rows: [], line: 0, hiddenColumns: new Set(), columns: 0 })
      if (name === 'table-column') addColumns(sheets.at(-1), attributes)
      if (name === 'table-row') [row, cells] = [attributes, []]
      if (isCell(name)) [cell, text] = [attributes, '']
      if (name === 'p' && text !== '') text += ' '
    },
    text(part) {
      if (within.includes('p') && !within.includes('annotation')) text += part
    },
    close(name) {
      within.pop()
      if (isCell(name)) {
        const content = contentOf(cell, text).trim()
        if (content.length > LONGEST_CELL) throw new TooLarge(null, 'holds too long a cell')
        const times = Math.min(timesOf(cell, 'number-columns-repeated'), COLUMNS_MAX - cells.length)
        cells.push(...Array.from({ length: Math.max(0, times) }, () => content))
      }
      const sheet = sheets.at(-1)
      if (name !== 'table-row' || sheet === undefined) return
      const filled = cells.slice(0, cells.findLastIndex((each) => each !== '') + 1)
      const length = sumBy(filled, (each) => each.length)
      const times = timesOf(row, 'number-rows-repeated')
      for (let copy = 0; copy < (isEmpty(filled) ? 0 : times); copy += 1) {
        sheet.rows.push({ row: sheet.line + copy + 1, cells: filled, isHidden: isHidden(row), hiddenColumns: sheet.hiddenColumns })
        count += filled.length
        characters += length
        if (count > MOST || characters > MOST * CHARACTERS_PER_CELL) throw new TooLarge(null, 'holds too many cells')
      }
      sheet.line += times
    },
  })
  return sheets.map(({ rows }) => rows)
}

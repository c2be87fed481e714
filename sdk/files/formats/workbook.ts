/** Which sheets of a workbook people see, and in which currencies its numbers are shown. */
import { currencyOfWord } from '../cells/currency'
import { MarkupError, TooLarge, walkXml } from './xml'
import { sheetParts } from './xlsx'

/** Where a workbook says in which parts its sheets are, and how its cells are shown. */
const [RELATIONS, STYLES] = ['xl/_rels/workbook.xml.rels', 'xl/styles.xml']

export const isWorkbookPart = (name: string): boolean => name === sheetParts.book || name === RELATIONS || name === STYLES || name === sheetParts.texts || /^xl\/worksheets\/[^/]+\.xml$/.test(name)

type Attributes = Readonly<Record<string, string>>

/** Bytes that say which sheets there are, and how cells are shown. */
const [NAMES_MAX, STYLES_MAX] = [1_000_000, 4_000_000]

/** The attributes of all elements of a name. */
function elements(part: Uint8Array | undefined, wanted: string): Attributes[] {
  if ((part?.length ?? 0) > NAMES_MAX) throw new TooLarge(null, 'holds too many sheets')
  const found: Attributes[] = []
  const open = (name: string, attributes: Attributes): void => void (name === wanted && found.push(attributes))
  if (part !== undefined) walkXml(new TextDecoder('utf-8', { fatal: true }).decode(part), { open, text: () => {}, close: () => {} })
  return found
}

/** Targets are written from the folder of the workbook, or from the root. */
const partAt = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`).toLowerCase()

/**
 * The parts of the sheets that are not hidden, in their order; the first sheet where the workbook does not say.
 *
 * @throws MarkupError for a workbook whose days are counted from 1904
 */
export function visibleSheets(parts: ReadonlyMap<string, Uint8Array>): string[] {
  const workbook = parts.get(sheetParts.book)
  if (elements(workbook, 'workbookPr').some(({ date1904 = '0' }) => !['0', 'false'].includes(date1904))) throw new MarkupError(null, 'counts days from 1904')
  const targets = new Map(elements(parts.get(RELATIONS), 'Relationship').map(({ Id = '', Target = '' }) => [Id, partAt(Target)]))
  const shown = elements(workbook, 'sheet').filter(({ state = 'visible' }) => state === 'visible')
  const known = shown.flatMap((attributes) => targets.get(Object.entries(attributes).find(([name]) => /:id$/i.test(name))?.[1] ?? '') ?? []).filter((part) => parts.has(part))
  return known.length > 0 ? known : [sheetParts.sheet]
}

/** Characters of a format: no spreadsheet keeps more. */
const LONGEST_FORMAT = 255

/** The currency that a format writes beside its numbers: `#,##0.00 "€"`, `[$USD-409] 0.00`; null where it writes none. */
function currencyOfFormat(code: string): string | null {
  const [positive = ''] = code.replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1').split(';')
  return currencyOfWord(positive.replace(/\[[^\]]*\]|[#0?.,_*\\"()\s-]/g, ''))
}

/** The currency of each style of cells, by its number. Styles of some programs are damaged; these say nothing. */
export function currenciesOfStyles(parts: ReadonlyMap<string, Uint8Array>): readonly (string | null)[] {
  const part = parts.get(STYLES)
  const known = new Map<string, string | null>()
  const currencies: (string | null)[] = []
  let areCells = false
  const open = (name: string, { numFmtId = '', formatCode = '' }: Attributes): void => {
    areCells ||= name === 'cellXfs'
    if (name === 'numFmt') known.set(numFmtId, formatCode.length > LONGEST_FORMAT ? null : currencyOfFormat(formatCode))
    if (name === 'xf' && areCells) currencies.push(known.get(numFmtId) ?? null)
  }
  try {
    if (part !== undefined && part.length <= STYLES_MAX) walkXml(new TextDecoder().decode(part), { open, text: () => {}, close: (name) => { areCells &&= name !== 'cellXfs' } })
  } catch {
    return []
  }
  return currencies
}

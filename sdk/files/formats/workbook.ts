/** Which sheets of a workbook people see. */
import { MarkupError, TooLarge, walkXml } from './xml'
import { sheetParts } from './xlsx'

/** Where a workbook says in which parts its sheets are. */
const RELATIONS = 'xl/_rels/workbook.xml.rels'

export const isWorkbookPart = (name: string): boolean => name === sheetParts.book || name === RELATIONS || name === sheetParts.texts || /^xl\/worksheets\/[^/]+\.xml$/.test(name)

type Attributes = Readonly<Record<string, string>>

/** Bytes that say which sheets there are. */
const NAMES_MAX = 1_000_000

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

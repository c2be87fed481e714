/** The result of an operation: whole as over REST, or shortened for a conversation. */
import { isAnalysisNamespace } from '../../../core/contract/namespaces'
import type { Procedure } from '../../../core/operations/define'
import { isRecord, type Fields } from '../../../core/values/record'
import { byLanguage, type Locale, text } from '../../../core/values/text'
import { plain } from '../../cli/render/text'
import { resultText } from '../text'
import { SNAPSHOT_OPERATION } from './list'
import type { View } from './tool-call'
import { formatPercent } from '../../../core/wording/format'

// Shortened results: the first rows of each list, and the paths of what was left out.

/** A shortened list. */
interface Omitted {
  /** Such as `analyses.overlap.data.pairs`; lists inside the rows of a list share one entry. */
  path: string
  shown: number
  /** Rows of the longest such list. */
  of: number
}

/** A value with shortened lists, and what was left out. */
interface Short {
  value: unknown
  omitted: Omitted[]
}

/** Lists that are never shortened: the outcome of each submitted holding, and the reasons. */
const WHOLE = new Set(['holdings', 'reasons'])

/** Cuts every list of a value to its first rows; lists inside rows to `FEW`. */
function shortened(value: unknown, rows: number): Short {
  const omitted = new Map<string, Omitted>()
  const cut = (part: unknown, path: string, most: number): unknown => {
    if (Array.isArray(part)) {
      const isWhole = WHOLE.has(path.slice(path.lastIndexOf('.') + 1))
      const known = omitted.get(path)
      if (!isWhole && part.length > most && part.length > (known?.of ?? 0)) omitted.set(path, { path, shown: most, of: part.length })
      return (isWhole ? part : part.slice(0, most)).map((row: unknown) => cut(row, path, Math.min(most, FEW)))
    }
    return isRecord(part) ? Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, cut(inner, path === '' ? key : `${path}.${key}`, most)])) : part
  }
  const short = cut(value, '', rows)
  return { value: short, omitted: [...omitted.values()] }
}

/** Most rows of a list inside a row. */
const FEW = 3

// Text of the first rows of lists, for assistants that read only the text.

/** Fields with the name of a row and with its fraction; the first that it has is used. */
const names = ['name', 'fund', 'key', 'label'] as const
const figures = ['weight', 'overlap', 'share', 'returnFraction', 'similarityScore', 'ter', 'delta'] as const

const nameOf = (row: Fields): string | null => {
  if (typeof row['fundA'] === 'string' && typeof row['fundB'] === 'string') return `${row['fundA']} / ${row['fundB']}`
  const found = names.map((name) => row[name]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : null
}

function rowText(row: unknown, locale: Locale): string[] {
  if (!isRecord(row)) return []
  const name = nameOf(row)
  const figure = figures.map((key) => row[key]).find((value) => typeof value === 'number')
  return name === null || typeof figure !== 'number' ? [] : [`${plain(name)} ${formatPercent(figure, locale, 1)}`]
}

/** A line for each list whose rows have a name and a fraction. */
function rowLines(value: unknown, locale: Locale, path = ''): string[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const place = path === '' ? key : `${path}, ${key}`
    if (!Array.isArray(part)) return rowLines(part, locale, key === 'analyses' || key === 'analysis' || key === 'data' ? path : place)
    const rows = part.flatMap((row) => rowText(row, locale))
    return rows.length === 0 || key === 'holdings' ? [] : [`- ${place}: ${rows.join('; ')}`]
  })
}

/** Text for people, and the data. */
interface Answer {
  text: string
  data: unknown
}

/** The whole result, as over REST. */
export const wholeAnswer = (procedure: Procedure, data: unknown, locale: Locale): Answer => ({ text: resultText(procedure, data, locale), data })

const words = byLanguage({
  rows: text('The first rows:', 'Die ersten Zeilen:'),
  omitted: text((lists: string) => `Left out: ${lists}. Ask with more rows, or for fewer sections.`, (lists) => `Weggelassen: ${lists}. Mehr davon mit mehr rows oder weniger sections.`),
  of: text('of', 'von'),
})

const omittedText = (omitted: readonly Omitted[], locale: Locale): string[] =>
  omitted.length === 0 ? [] : ['', words[locale].omitted(omitted.map(({ path, shown, of }) => `${path} ${shown} ${words[locale].of} ${of}`).join(', '))]

/** Left out of short results: the text has the first two, and links are not followed in a conversation. */
const said = ['assumptions', 'limitations', 'links']

/** The wanted sections of a snapshot; all of any other result. */
function selected(data: Readonly<Record<string, unknown>>, { sections }: View): Record<string, unknown> {
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => !said.includes(key)))
  const { analyses } = rest
  return sections === undefined || !isRecord(analyses) ? rest : { ...rest, analyses: Object.fromEntries(Object.entries(analyses).filter(([id]) => sections.includes(id))) }
}

/** The first rows of each list, with a note on what was left out. */
export function shortAnswer(procedure: Procedure, data: unknown, view: View, locale: Locale): Answer {
  if (!isRecord(data)) return wholeAnswer(procedure, data, locale)
  const { value, omitted } = shortened(selected(data, view), view.rows)
  const rows = isAnalysisNamespace(procedure.namespace) ? rowLines(value, locale) : []
  const shown = procedure.operationId === SNAPSHOT_OPERATION && isRecord(value) ? { ...data, analyses: value['analyses'] } : data
  return {
    text: [resultText(procedure, shown, locale), ...(rows.length === 0 ? [] : ['', words[locale].rows, ...rows]), ...omittedText(omitted, locale)].join('\n'),
    data: isRecord(value) && omitted.length > 0 ? { ...value, omitted } : value,
  }
}

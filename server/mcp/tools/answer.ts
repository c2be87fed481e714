/** The answer to a call of an operation: whole as over REST, or short enough for a conversation. */
import { isAnalysisNamespace } from '../../../core/contract/namespaces'
import type { Procedure } from '../../../core/operations/procedure'
import { isRecord } from '../../../core/values/record'
import type { Locale } from '../../../core/values/text'
import { rowLines } from '../row-text'
import { resultText } from '../text'
import { SNAPSHOT_OPERATION } from './list'
import { shortened, type Omitted } from './short-answer'
import type { View } from './tool-call'

/** Words for people, and the data beside them. */
interface Answer {
  text: string
  data: unknown
}

/** As REST answers. */
export const wholeAnswer = (procedure: Procedure, data: unknown, locale: Locale): Answer => ({ text: resultText(procedure, data, locale), data })

const words = {
  en: { rows: 'The first rows:', omitted: (lists: string) => `Left out: ${lists}. Ask with more rows, or for fewer sections.`, of: 'of' },
  de: { rows: 'Die ersten Zeilen:', omitted: (lists: string) => `Weggelassen: ${lists}. Mehr davon mit mehr rows oder weniger sections.`, of: 'von' },
} as const satisfies Record<Locale, object>

const omittedText = (omitted: readonly Omitted[], locale: Locale): string[] =>
  omitted.length === 0 ? [] : ['', words[locale].omitted(omitted.map(({ path, shown, of }) => `${path} ${shown} ${words[locale].of} ${of}`).join(', '))]

/** What the words say already, and links that nobody follows in a conversation. */
const said = ['assumptions', 'limitations', 'links']

/** Some sections of a snapshot; all of anything else. */
function selected(data: Readonly<Record<string, unknown>>, { sections }: View): Record<string, unknown> {
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => !said.includes(key)))
  const { analyses } = rest
  return sections === undefined || !isRecord(analyses) ? rest : { ...rest, analyses: Object.fromEntries(Object.entries(analyses).filter(([id]) => sections.includes(id))) }
}

/** The first rows of each list, with what was left out in words and by name. */
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

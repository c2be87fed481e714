/** The answer to one operation as readable text. */
import { described } from '../../../core/wording/described'
import { jsonSchemaOf } from '../../../core/values/schemas/json-schema'
import { inLanguage } from '../../../core/contract/methodology/sentences'
import type { Procedure } from '../../../core/operations/procedure'
import { isRecord } from '../../../core/values/record'
import type { Locale } from '../../../core/values/text'
import { scenarioLines } from './scenarios'
import { painter } from './text'
import { objectLines } from './value'
import type { View } from './view'

export interface AnswerOptions {
  locale: Locale
  rows: number
  colour: boolean
}

/** Shows `data` as REST answers it. */
export function answerText(procedure: Procedure, answer: unknown, { locale, rows, colour }: AnswerOptions): string {
  const data = inLanguage(locale, answer)
  if (!isRecord(data)) return String(data)
  const currency = typeof data.baseCurrency === 'string' ? data.baseCurrency : 'EUR'
  const view: View = { locale, rows, paint: painter(colour), currency }
  const schema = described(jsonSchemaOf(procedure.response, 'output'), procedure.words)
  const lines = scenarioLines(data, schema, view) ?? objectLines(data, schema, view)
  return [view.paint('heading', procedure.title[locale]), ...lines].join('\n')
}

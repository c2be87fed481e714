/** The answer to one operation as readable text. */
import { jsonSchemaOf } from '../../catalog/json-schema'
import type { Procedure } from '../../../core/procedure'
import { procedures } from '../../../core/procedures'
import type { Locale } from '../../../core/text'
import { scenarioLines } from './scenarios'
import { described, isRecord } from './schema'
import { painter } from './text'
import { objectLines } from './value'
import type { View } from './view'
import { words } from './words'

export interface AnswerOptions {
  locale: Locale
  rows: number
  colour: boolean
}

/** Title of the capability with this id, else the word for a common field, else the name of the field. */
const titleIn = (locale: Locale) => (key: string): string =>
  words[locale].headings[key] ?? procedures.find(({ namespace, id }) => namespace === 'portfolio-analysis' && id === key)?.title[locale] ?? key

const currencyOf = (data: unknown): string => (isRecord(data) && typeof data.baseCurrency === 'string' ? data.baseCurrency : 'EUR')

/** Shows `data` as REST answers it. */
export function answerText(procedure: Procedure, data: unknown, { locale, rows, colour }: AnswerOptions): string {
  const view: View = { locale, rows, paint: painter(colour), baseCurrency: currencyOf(data), title: titleIn(locale) }
  if (!isRecord(data)) return String(data)
  const schema = described(jsonSchemaOf(procedure.response, 'output'))
  const lines = scenarioLines(data, schema, view) ?? objectLines(data, schema, view)
  return [view.paint('heading', procedure.title[locale]), ...lines].join('\n')
}

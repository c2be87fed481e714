/** The answer to one operation as readable text. */
import { described } from '../../../core/wording/described'
import { jsonSchemaOf } from '../../../core/values/schemas/json-schema'
import { inLanguage } from '../../../core/described/methodology/sentences'
import type { Procedure } from '../../../core/operations/define'
import { isRecord } from '../../../core/values/record'
import type { Locale } from '../../../core/values/text'
import type { Snapshot } from '../../../sdk'
import { scenarioLines } from './scenarios'
import { painter, type View } from './text'
import { objectLines } from './value'
import { isSnapshot, sentenceLines } from './sentences'

export interface AnswerOptions {
  locale: Locale
  rows: number
  colour: boolean
  /** What a snapshot is compared with. */
  world?: Snapshot | null
}

/** Shows `data` as REST answers it. */
export function answerText(procedure: Procedure, answer: unknown, { locale, rows, colour, world = null }: AnswerOptions): string {
  const data = inLanguage(locale, answer)
  if (!isRecord(data)) return String(data)
  const currency = typeof data.baseCurrency === 'string' ? data.baseCurrency : 'EUR'
  const view: View = { locale, rows, paint: painter(colour), currency }
  const schema = described(jsonSchemaOf(procedure.response, 'output'), procedure.words)
  const lines = scenarioLines(data, schema, view) ?? objectLines(data, schema, view)
  const first = isSnapshot(answer) ? ['', ...sentenceLines(answer, world, locale), ''] : []
  return [view.paint('heading', procedure.title[locale]), ...first, ...lines].join('\n')
}

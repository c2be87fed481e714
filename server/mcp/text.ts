/** What people read of an answer. The figures in full are in the structured content beside it. */
import type { Failure } from '../../core/contract/errors'
import type { Procedure } from '../../core/operations/define'
import type { Locale } from '../../core/values/text'
import { sentencesIn } from '../../core/described/methodology/sentences'
import { isRecord, recordsIn, type Fields } from '../../core/values/record'
import { calculationLines } from './calculation-text'
import { portfolioLines } from './portfolio-text'

const words = {
  en: { assumptions: 'Assumptions', limitations: 'Limitations', model: 'model' },
  de: { assumptions: 'Annahmen', limitations: 'Grenzen', model: 'Modell' },
} as const satisfies Record<Locale, object>

/** The language that a request asks for, itself or in its portfolio. */
export function localeIn(input: unknown): Locale {
  if (!isRecord(input)) return 'en'
  const { locale, portfolio } = input
  return (locale ?? (isRecord(portfolio) ? portfolio['locale'] : undefined)) === 'de' ? 'de' : 'en'
}

function sentences(title: string, list: unknown, locale: Locale): string[] {
  return Array.isArray(list) && list.length > 0 ? ['', `${title}:`, ...sentencesIn(locale, list.map(String)).map((sentence) => `- ${sentence}`)] : []
}

const titleLine = ({ title }: Procedure, data: Fields, locale: Locale): string =>
  `${title[locale]} (${words[locale].model} ${String(data['modelVersion'])})`

/** A result in words: status, reasons and coverage of every section, or every single figure of a calculation. */
export function resultText(procedure: Procedure, data: unknown, locale: Locale): string {
  if (!isRecord(data)) return procedure.title[locale]
  const lines = 'analyses' in data || 'analysis' in data ? portfolioLines(procedure, data, locale) : calculationLines(procedure, data, locale)
  const { assumptions, limitations } = words[locale]
  return [
    titleLine(procedure, data, locale),
    ...lines,
    ...sentences(assumptions, data['assumptions'], locale),
    ...sentences(limitations, data['limitations'], locale),
  ].join('\n')
}

const issueLine = ({ path, message }: Fields): string => `- ${Array.isArray(path) ? path.join('.') : ''}: ${String(message)}`

/** A refusal in words: which fields, never their values. */
export function refusalText({ code, message, details }: Failure): string {
  const wait = isRecord(details) && typeof details['retryAfterSeconds'] === 'number' ? [`Wait ${details['retryAfterSeconds']} seconds.`] : []
  return [`${code}: ${message}`, ...wait, ...recordsIn(details).map(issueLine)].join('\n')
}

/** For assistants that read no structured content. */
export const asJson = (value: unknown) => ({ type: 'text' as const, text: JSON.stringify(value), annotations: { audience: ['assistant' as const] } })

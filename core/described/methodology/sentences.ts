/**
 * Results of the portfolio analyses state their assumptions and limitations in English; this file translates
 * these sentences into German, for pages, command line and tools.
 */
import { allAnalyses } from '../../registry/registry'
import { methodologyOf } from '../../portfolio/analyses/stress-scenarios/methodology'
import { episodes } from '../../portfolio/analyses/stress-scenarios/shocks'
import { snapshotAssumptions, snapshotLimitations, wrongCheckDigit } from '../../portfolio/snapshot/snapshot'
import { sentenceIn, type German } from './sentence'
import { isRecord } from '../../values/record'
import type { Locale } from '../../values/text'

const all = [
  ...snapshotAssumptions, ...snapshotLimitations, wrongCheckDigit,
  ...allAnalyses.flatMap(({ assumptions, limitations }) => [...assumptions, ...limitations]),
  ...Object.values(episodes).map(methodologyOf),
]

/** German translation of every fixed sentence, by the English one. */
export const germanSentences: German = Object.fromEntries(all.map(({ en, de }) => [en, de]))

/** Sentences of a result in a language. */
export const sentencesIn = (locale: Locale, sentences: readonly string[]): string[] => sentences.map((sentence) => sentenceIn(locale, sentence, germanSentences))

const SENTENCES = ['assumptions', 'limitations', 'methodology']

/** A result with its sentences in a language, at any depth. */
export function inLanguage(locale: Locale, value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(locale, item, field))
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLanguage(locale, inner, key)]))
  return typeof value === 'string' && SENTENCES.includes(field) ? sentenceIn(locale, value, germanSentences) : value
}

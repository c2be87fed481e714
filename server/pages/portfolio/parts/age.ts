import { DAY_MS } from '../../../../core/values/dates'
import type { Locale } from '../../../../core/values/text'
import { answerWords } from '../words/answer'

/** Age of a day in the words that people have for it. */
export function ageOf(day: string, locale: Locale): string {
  const text = answerWords[locale]
  const months = Math.floor((Date.now() - Date.parse(day)) / DAY_MS / 30.44)
  if (months < 1) return text.thisMonth
  return months < 12 ? text.months(months) : text.years(Math.floor(months / 12))
}

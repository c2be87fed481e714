/** Units of a fund that went while those of another came: the visitor says whether they were merged. */
import type { VNode } from 'preact'
import type { Locale } from '../../../core/values/text'
import type { MergerAnswer, WantedMerger } from '../../../sdk/files'
import { Questions } from '../components/questions'
import { mergerAnswers, mergerLead, mergerWords } from '../../../sdk/files/trades/units/merger-text'

interface MergersProps {
  wanted: readonly WantedMerger[]
  onChoose: (mergers: Readonly<Record<string, MergerAnswer>>) => void
  locale: Locale
}

/** What there is to answer for each of them, and what each answer means. */
export function MergerQuestions({ wanted, onChoose, locale }: MergersProps): VNode {
  const { means, rule, onlySale } = mergerWords[locale]
  const questions = wanted.map((each) => ({ key: each.isin, about: mergerLead(each, locale), answers: mergerAnswers(each), note: each.onlySale === null ? rule : onlySale[each.onlySale] }))
  return <Questions questions={questions} words={means} onChoose={onChoose} locale={locale} />
}

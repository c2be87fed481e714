/** Units of a fund that went while those of another came, or that is known to have become another: the visitor says whether they were merged. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { Locale } from '../../../core/values/text'
import type { MergerAnswer, WantedMerger } from '../../../sdk/files'
import { readNumber } from '../browser/number-text'
import { Questions } from '../components/questions'
import { mergerAnswers, mergerLead, mergerNote, mergerWords } from '../../../sdk/files/trades/units/merger-text'
import { TextField } from './fields'

interface MergersProps {
  wanted: readonly WantedMerger[]
  onChoose: (mergers: Readonly<Record<string, MergerAnswer>>) => void
  locale: Locale
}

/** Asks for the ratio and the day of a merger of which no row has them. */
function Unbooked({ wanted, onChoose, locale }: Omit<MergersProps, 'wanted'> & { wanted: WantedMerger }): VNode {
  const say = mergerWords[locale]
  const [ratio, setRatio] = useState('')
  const [date, setDate] = useState(wanted.date ?? '')
  const units = readNumber(ratio, locale)
  return (
    <fieldset>
      <legend>{mergerLead(wanted, locale)}</legend>
      <p class="small muted">{mergerNote(wanted, locale)}</p>
      {wanted.onlySale === null && (
        <div class="field-row">
          <TextField id="merger-ratio" label={say.ratio} value={ratio} amountIn={locale} onChange={setRatio} />
          <TextField id="merger-day" label={say.day} type="date" value={date} onChange={setDate} />
        </div>
      )}
      <div class="actions">
        {wanted.onlySale === null && <button type="button" disabled={units === null || units <= 0 || date === ''} onClick={() => onChoose({ [wanted.isin]: { ratio: units ?? 1, date } })}>{say.merged}</button>}
        <button type="button" class="quiet" onClick={() => onChoose({ [wanted.isin]: 'apart' })}>{say.means.apart}</button>
      </div>
    </fieldset>
  )
}

/** What there is to answer for each of them, and what each answer means. */
export function MergerQuestions({ wanted, onChoose, locale }: MergersProps): VNode {
  const unbooked = wanted.find(({ ratio }) => ratio === null)
  if (unbooked !== undefined) return <Unbooked key={unbooked.isin} wanted={unbooked} onChoose={onChoose} locale={locale} />
  const questions = wanted.map((each) => ({ key: each.isin, about: mergerLead(each, locale), answers: mergerAnswers(each).filter((said) => said === 'merger' || said === 'sale'), note: mergerNote(each, locale) }))
  return <Questions questions={questions} words={mergerWords[locale].means} onChoose={onChoose} locale={locale} />
}

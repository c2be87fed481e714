/** Units of a fund that went while those of another came: the visitor says whether they were merged. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { Locale } from '../../../core/values/text'
import type { MergerAnswer, WantedMerger } from '../../../sdk/files'
import { mergerAnswers, mergerLead, mergerWords } from '../../../sdk/files/trades/units/merger-text'

const take = { en: 'Go on', de: 'Weiter' } as const

interface MergersProps {
  wanted: readonly WantedMerger[]
  onChoose: (mergers: Readonly<Record<string, MergerAnswer>>) => void
  locale: Locale
}

/** What there is to answer for each of them, and what each answer means; none is chosen. */
export function MergerQuestions({ wanted, onChoose, locale }: MergersProps): VNode {
  const say = mergerWords[locale]
  const [chosen, setChosen] = useState<Readonly<Record<string, MergerAnswer>>>({})
  return (
    <>
      {wanted.map((each) => (
        <fieldset key={each.isin}>
          <legend>{mergerLead(each, locale)}</legend>
          {mergerAnswers(each).map((said) => <label class="check"><input type="radio" name={`merger-${each.isin}`} checked={chosen[each.isin] === said} onChange={() => setChosen({ ...chosen, [each.isin]: said })} />{say.means[said]}</label>)}
          <p class="small muted">{each.onlySale === null ? say.rule : say.onlySale[each.onlySale]}</p>
        </fieldset>
      ))}
      <div class="actions"><button type="button" disabled={wanted.some(({ isin }) => chosen[isin] === undefined)} onClick={() => onChoose(chosen)}>{take[locale]}</button></div>
    </>
  )
}

/** Confirmations that say the same as another one and print no number that tells them apart: for each the visitor says whether it is the same trade. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { byLanguage, text, type Locale } from '../../../core/values/text'
import type { Repeats } from '../../../sdk/files'
import { rowText } from './findings'

const words = byLanguage({
  lead: text(
    'Two confirmations state the same trade (day, security, units, amount), and no number in both tells them apart. Is it one or two? The list of orders at the bank shows it.',
    'Zwei Abrechnungen nennen das gleiche Geschäft (Tag, Wertpapier, Stück, Betrag), und keine Nummer in beiden unterscheidet sie. Ist es eines oder sind es zwei? Die Orderliste der Bank zeigt es.',
  ),
  said: { one: text('one: it is confirmed twice, and counts once', 'eines: Es ist zweimal bestätigt und zählt einmal'), two: text('two: both count', 'zwei: Beide zählen') },
  take: text('Go on', 'Weiter'),
})

interface RepeatsProps {
  rows: readonly number[]
  /** Of the files that were read. */
  names: readonly string[]
  onChoose: (repeats: Repeats) => void
  locale: Locale
}

/** Two answers for each of these; none is chosen. */
export function RepeatQuestions({ rows, names, onChoose, locale }: RepeatsProps): VNode {
  const say = words[locale]
  const [chosen, setChosen] = useState<Repeats>({})
  return (
    <>
      <p>{say.lead}</p>
      {rows.map((row) => (
        <fieldset key={row}>
          <legend>{rowText(row, names)}</legend>
          {(['one', 'two'] as const).map((said) => <label class="check"><input type="radio" name={`repeat-${row}`} checked={chosen[row] === said} onChange={() => setChosen({ ...chosen, [row]: said })} />{say.said[said]}</label>)}
        </fieldset>
      ))}
      <div class="actions"><button type="button" disabled={rows.some((row) => chosen[row] === undefined)} onClick={() => onChoose(chosen)}>{say.take}</button></div>
    </>
  )
}

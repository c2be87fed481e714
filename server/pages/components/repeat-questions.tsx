/** Confirmations that say the same as another one and print no number that tells them apart: for each the visitor says whether it is the same trade. */
import type { VNode } from 'preact'
import { byLanguage, text, type Locale } from '../../../core/values/text'
import type { Repeats } from '../../../sdk/files'
import { rowText } from './findings'
import { Questions } from './questions'

const words = byLanguage({
  lead: text(
    'Two confirmations state the same trade (day, security, units, amount), and no number in both tells them apart. Is it one or two? The list of orders at the bank shows it.',
    'Zwei Abrechnungen nennen das gleiche Geschäft (Tag, Wertpapier, Stück, Betrag), und keine Nummer in beiden unterscheidet sie. Ist es eines oder sind es zwei? Die Orderliste der Bank zeigt es.',
  ),
  said: { one: text('one: it is confirmed twice, and counts once', 'eines: Es ist zweimal bestätigt und zählt einmal'), two: text('two: both count', 'zwei: Beide zählen') },
})

interface RepeatsProps {
  rows: readonly number[]
  /** Of the files that were read. */
  names: readonly string[]
  onChoose: (repeats: Repeats) => void
  locale: Locale
}

/** Two answers for each of these. */
export const RepeatQuestions = ({ rows, names, onChoose, locale }: RepeatsProps): VNode => (
  <>
    <p>{words[locale].lead}</p>
    <Questions questions={rows.map((row) => ({ key: String(row), about: rowText(row, names) }))} words={words[locale].said} onChoose={onChoose} locale={locale} />
  </>
)

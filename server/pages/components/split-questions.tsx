/** Splits that a file of bookings has no row of: for each the visitor says in which units its earlier bookings count. */
import type { VNode } from 'preact'
import { byLanguage, type Locale, text } from '../../../core/values/text'
import type { DecidedSplit, ReadTrades, SplitUnits, WantedSplit } from '../../../sdk/files'
import { alikeText, doubtTexts } from '../../../sdk/files/doubts'
import { formatDate, formatNumber } from '../../../core/wording/format'
import { rowText } from './findings'
import { Notice } from './notice'
import { Questions } from './questions'

const words = byLanguage({
  lead: text(
    'The file has no row for these splits. In which units do the bookings before them count? The bank shows it: compare with what is held today.',
    'Für diese Splits hat die Datei keine Zeile. In welchen Stücken zählen die Umsätze davor? Das zeigt die Bank: bitte mit dem heutigen Bestand vergleichen.',
  ),
  split: text((name: string, day: string, made: string, of: string) => `${name}: since ${day}, ${made} for ${of}`, (name, day, made, of) => `${name}: seit ${day}, ${made} für ${of}`),
  units: {
    before: text('as they were bought, in the units of before', 'wie gekauft, in den Stücken von davor'),
    after: text('already converted into the units of after', 'schon umgerechnet in die Stücke von danach'),
  },
  decided: {
    before: text('earlier bookings were converted', 'frühere Umsätze wurden umgerechnet'),
    after: text('earlier bookings count as they are', 'frühere Umsätze zählen, wie sie sind'),
  },
  fractions: text('what was paid out for fractions is not in the file', 'was für Bruchteile ausgezahlt wurde, steht nicht in der Datei'),
  proven: text('later bookings prove it', 'spätere Umsätze beweisen es'),
})

const keyOf = ({ isin, date }: WantedSplit): string => `${isin} ${date}`

const splitText = ({ isin, name, date, newUnits, oldUnits }: Omit<WantedSplit, 'row'>, locale: Locale): string =>
  words[locale].split(name || isin, formatDate(date, locale), formatNumber(newUnits, locale, 0), formatNumber(oldUnits, locale, 0))

export interface QuestionsProps {
  wanted: readonly WantedSplit[]
  onChoose: (splitUnits: Readonly<Record<string, SplitUnits>>) => void
  locale: Locale
}

/** Two answers for each split. */
export const SplitQuestions = ({ wanted, onChoose, locale }: QuestionsProps): VNode => (
  <>
    <p>{words[locale].lead}</p>
    <Questions questions={wanted.map((split) => ({ key: keyOf(split), about: splitText(split, locale) }))} words={words[locale].units} onChoose={onChoose} locale={locale} />
  </>
)

/** How bookings from before splits were counted, and rows that say the same, or are contradicted. */
export function SplitsTaken({ splits, alike, doubtful, names = [], locale }: Pick<ReadTrades, 'splits' | 'alike' | 'doubtful'> & { names?: readonly string[]; locale: Locale }): VNode {
  const say = words[locale]
  const remarksOn = ({ units, newUnits, oldUnits, isProven }: DecidedSplit): string[] => [
    say.decided[units], ...(units === 'before' && newUnits % oldUnits !== 0 ? [say.fractions] : []), ...(isProven ? [say.proven] : []),
  ]
  return (
    <>
      {splits.length > 0 && <ul class="small">{splits.map((split) => <li>{splitText(split, locale)}: {remarksOn(split).join('; ')}.</li>)}</ul>}
      {alike.length > 0 && <Notice tone="warning">{alikeText(alike, locale, (row) => rowText(row, names))}</Notice>}
      {doubtTexts(doubtful, locale, (row) => rowText(row, names)).map((line) => <Notice tone="warning">{line}</Notice>)}
    </>
  )
}

import { LAW_DATE } from '../contract/version'
import type { IsoDate } from '../values/dates'
import { sourceIn, type Locale, type Source, type Text } from '../values/text'
import type { DatedFigure, DatedRow } from './dated'

const doubts: Readonly<Record<NonNullable<DatedRow<unknown>['unconfirmed']>, Text>> = {
  'first day': { en: '; its first day is general knowledge, read on no page', de: '; der erste Tag ist Allgemeinwissen, auf keiner Seite gelesen' },
  value: { en: '; the value is general knowledge, read on no page', de: '; der Wert ist Allgemeinwissen, auf keiner Seite gelesen' },
}

/** What a reader must know of a row that was not confirmed in full; empty where it was. */
export const doubtOf = ({ unconfirmed }: DatedRow<unknown>, locale: Locale): string => (unconfirmed === undefined ? '' : doubts[unconfirmed][locale])

/** One line per figure in force on a day, the law date unless stated: its name, its paragraph and the source of its value. */
export const citations = (figures: readonly DatedFigure[], on: IsoDate = LAW_DATE): Source[] =>
  figures.flatMap(({ name, norm, rows }) => {
    const row = rows.findLast(({ from }) => from <= on)
    if (row === undefined) return []
    const cited = (locale: Locale) => `${name} (${norm}): ${sourceIn(locale)(row.source)}${doubtOf(row, locale)}`
    return [typeof row.source === 'string' && row.unconfirmed === undefined ? cited('de') : { en: cited('en'), de: cited('de') }]
  })

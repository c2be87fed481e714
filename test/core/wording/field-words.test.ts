/** The type of words refuses what a language or a field is missing in: each line below is an error of the compiler. */
import { expect, test } from 'vitest'
import { text } from '../../../core/values/text'
import { asTheyAre, named, type Words } from '../../../core/wording/field-words'

interface Fields {
  rate: number
  kind: 'a' | 'b'
  until: string | null
  rows: { year: number }[]
}

const whole: Words<Fields> = {
  rate: named('Rate', 'Satz', 'Im Jahr.'),
  kind: { ...named('Kind', 'Art'), choices: { a: text('First', 'Erste'), b: text('Second', 'Zweite') } },
  until: { ...named('Until', 'Bis'), none: text('open', 'offen') },
  rows: { ...named('Years', 'Jahre'), fields: { year: named('Year', 'Jahr') } },
}

const { rate, kind, until, rows } = whole

// @ts-expect-error a field without words
export const fieldMissing: Words<Fields> = { rate, kind, until }
// @ts-expect-error a field within rows without words
export const innerMissing: Words<Fields> = { rate, kind, until, rows: { ...rows, fields: {} } }
// @ts-expect-error a value without a name
export const choiceMissing: Words<Fields> = { rate, kind: { ...kind, choices: { a: text('First', 'Erste') } }, until, rows }
// @ts-expect-error nothing said of null
export const nullMissing: Words<Fields> = { rate, kind, until: named('Until', 'Bis'), rows }
// @ts-expect-error a language missing
export const languageMissing: Words<Fields> = { rate: { label: { en: 'Rate' } }, kind, until, rows }

test('help is there only where it was given', () => {
  expect([whole.rate, named('Years', 'Jahre')]).toEqual([{ label: { en: 'Rate', de: 'Satz' }, help: 'Im Jahr.' }, { label: { en: 'Years', de: 'Jahre' } }])
  expect(asTheyAre(['I', 'II'])).toEqual({ I: { en: 'I', de: 'I' }, II: { en: 'II', de: 'II' } })
})

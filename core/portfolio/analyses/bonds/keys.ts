/** What bonds are counted by, and what the keys are called. */
import type { Bond } from '../../../reference/security'
import { text, type Text } from '../../../values/text'

/** Years to maturity: from the end of the span before to this one, which belongs to the next. */
const spans = [
  ['under_1', 1, text('under 1 year', 'unter 1 Jahr')],
  ['1_3', 3, text('1 to 3 years', '1 bis 3 Jahre')],
  ['3_5', 5, text('3 to 5 years', '3 bis 5 Jahre')],
  ['5_7', 7, text('5 to 7 years', '5 bis 7 Jahre')],
  ['7_10', 10, text('7 to 10 years', '7 bis 10 Jahre')],
  ['10_20', 20, text('10 to 20 years', '10 bis 20 Jahre')],
  ['over_20', Infinity, text('20 years and more', '20 Jahre und mehr')],
] as const

/** The span of a maturity. */
export const spanOf = (years: number | null): string | null => (years === null ? null : (spans.find(([, end]) => years < end)?.[0] ?? null))

export const spanLabels: Readonly<Record<string, Text>> = Object.fromEntries(spans.map(([key, , label]) => [key, label]))

export const typeLabels: Readonly<Record<NonNullable<Bond['type']>, Text>> = {
  government: text('Governments', 'Staaten'),
  public_sector: text('Public sector: agencies, regions, supranational', 'Öffentliche Hand: Förderbanken, Länder, Überstaatliche'),
  covered: text('Covered bonds', 'Pfandbriefe und gedeckte Anleihen'),
  corporate: text('Companies', 'Unternehmen'),
  securitised: text('Securitised', 'Verbriefungen'),
  other: text('Others', 'Übrige'),
}

/** The classes of ratings with the grades of both scales, without signs and digits. */
const grades: Readonly<Record<string, readonly string[]>> = {
  AAA: ['AAA'], AA: ['AA'], A: ['A'], BBB: ['BBB', 'BAA'], BB: ['BB', 'BA'], B: ['B'], CCC: ['CCC', 'CAA', 'CC', 'CA', 'C', 'D', 'SD', 'RD'],
}

/** The class of a rating: `Aa2` and `AA-` are `AA`; null for what is none. */
export function ratingClass(rating: string | null): string | null {
  const grade = /^\s*([A-Za-z]+)[1-3+-]?u?\s*$/.exec(rating ?? '')?.[1]?.toUpperCase() ?? ''
  return Object.keys(grades).find((key) => grades[key]?.includes(grade) === true) ?? null
}

export const ratingLabels: Readonly<Record<string, Text>> = {
  ...Object.fromEntries(Object.keys(grades).map((key) => [key, text(key, key)])),
  CCC: text('CCC and below', 'CCC und darunter'),
}

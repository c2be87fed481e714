/** What is wrong with inputs, in words of the page's language. */
import type { Issue } from '../../../../core/contract/errors'
import { byLanguage, type Locale, type Text, text } from '../../../../core/values/text'
import { formatNumber, formatUnit } from '../../../../core/wording/format'
import type { FormField, FormGroup, PlainField } from '../descriptor'
import { fieldsOf } from '../form-entries'
import { words as pageWords } from '../words'

/** A finding of a schema: of zod or of its slim stand-in. */
interface Finding {
  path: readonly PropertyKey[]
  code?: string | undefined
  message: string
}

const words = byLanguage({
  number: text('Enter a number, such as 1234.50.', 'Bitte eine Zahl eingeben, etwa 1234,50.'),
  whole: text('Enter a whole number.', 'Bitte eine ganze Zahl eingeben.'),
  min: text((limit: string) => `At least ${limit}.`, (limit) => `Mindestens ${limit}.`),
  max: text((limit: string) => `At most ${limit}.`, (limit) => `Höchstens ${limit}.`),
  choice: text('Choose one of the values.', 'Bitte einen der Werte wählen.'),
  format: text('This has the wrong form.', 'Das hat nicht die richtige Form.'),
  text: text('Enter a name.', 'Bitte einen Namen eingeben.'),
  long: text('This is too long.', 'Das ist zu lang.'),
  unknown: text('This calculator has no such field.', 'Dieses Feld hat der Rechner nicht.'),
  twice: text('The link gives this twice.', 'Der Link nennt das doppelt.'),
  mixed: text('The link mixes two formats.', 'Der Link mischt zwei Formate.'),
  wrong: text('This value cannot be used.', 'Dieser Wert ist nicht verwendbar.'),
})

/** The rules that calculators state themselves, by their message. */
const rules: Readonly<Record<string, Text>> = {
  'A schedule requires zero prior gifts': { en: 'A plan needs earlier gifts of 0.', de: 'Ein Plan setzt frühere Schenkungen von 0 voraus.' },
  'Must not be below currentAge': { en: 'Not below the age today.', de: 'Nicht unter dem heutigen Alter.' },
  'Must be an ISIN': { en: 'An ISIN has two letters, nine letters or digits, and a digit at the end.', de: 'Eine ISIN hat zwei Buchstaben, neun Buchstaben oder Ziffern und am Ende eine Ziffer.' },
  'Must be a date YYYY-MM-DD': { en: 'Enter a date.', de: 'Bitte ein Datum eingeben.' },
  'Must be a calendar date': { en: 'There is no such day.', de: 'Diesen Tag gibt es nicht.' },
  'Must lie in 1900-01-01..2100-12-31': { en: 'From 1900 to 2100.', de: 'Von 1900 bis 2100.' },
}

function typeText(field: PlainField | undefined, locale: Locale): string {
  const text = words[locale]
  if (field?.kind === 'number') return field.whole ? text.whole : text.number
  return field?.kind === 'choice' ? text.choice : text.wrong
}

const limitText = (limit: number, field: PlainField, locale: Locale): string =>
  field.kind === 'number' && field.unit !== undefined && field.unit !== 'EUR/month' ? formatUnit(limit, field.unit, locale) : formatNumber(limit, locale)

function boundText(field: PlainField | undefined, code: 'too_small' | 'too_big', locale: Locale): string {
  const text = words[locale]
  if (field?.kind === 'text') return code === 'too_small' ? text.text : text.long
  const limit = field?.kind === 'number' ? (code === 'too_small' ? field.min : field.max) : undefined
  if (field === undefined || limit === undefined) return text.wrong
  return text[code === 'too_small' ? 'min' : 'max'](limitText(limit, field, locale))
}

function findingText({ code, message }: Finding, field: PlainField | undefined, locale: Locale): string {
  const text = words[locale]
  const stated = rules[message]?.[locale]
  if (stated !== undefined) return stated
  switch (code) {
    case 'invalid_type':
      return typeText(field, locale)
    case 'too_small':
    case 'too_big':
      return boundText(field, code, locale)
    case 'invalid_value':
      return text.choice
    case 'invalid_format':
      return text.format
    case 'unrecognized_keys':
      return text.unknown
    case 'duplicate_key':
      return text.twice
    case 'mixed_formats':
      return text.mixed
    default:
      return text.wrong
  }
}

/** The field that a finding is about, and the row of a list. */
function placeOf(path: readonly PropertyKey[], form: readonly FormGroup[]): { field: FormField | undefined; inner: PlainField | undefined; key: string } {
  const key = path.map(String).join('.')
  const field = fieldsOf(form).find(({ name, kind }) => name === key || (kind === 'list' && path[0] === name))
  if (field?.kind !== 'list') return { field, inner: field, key }
  return { field, inner: field.item.find(({ name }) => name === path[2]), key }
}

/** The first finding of every field, by the field's name; in a list by its path, `brokers.0.name`. */
export function findingsByField(findings: readonly Finding[], form: readonly FormGroup[], locale: Locale): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const finding of findings) {
    const { inner, key } = placeOf(finding.path, form)
    texts[key] ??= findingText(finding, inner, locale)
  }
  return texts
}

function nameOf(field: FormField | undefined, inner: PlainField | undefined, key: string, row: PropertyKey | undefined, locale: Locale): string {
  if (field === undefined) return key === 'asOf' ? pageWords[locale].asOf : key
  return field === inner ? field.label : [field.label, ...(row === undefined ? [] : [Number(row) + 1]), ...(inner === undefined ? [] : [inner.label])].join(', ')
}

/** The findings about a link as lines: field and sentence. */
export const damageLines = (issues: readonly Issue[], form: readonly FormGroup[], locale: Locale): string[] =>
  issues.map((issue) => {
    const { field, inner, key } = placeOf(issue.path, form)
    return `${nameOf(field, inner, key, issue.path[1], locale)}: ${findingText(issue, inner, locale)}`
  })

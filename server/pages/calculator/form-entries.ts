/** Converts between inputs and the texts in the form's fields. */
import type { Locale } from '../../../core/values/text'
import { readNumber, writeNumber } from '../browser/number-text'
import type { FormField, FormGroup, ListField, PlainField } from './descriptor'
import { isRecord } from '../../../core/values/record'

/** The content of a plain field. */
export type Plain = string | boolean

/** A row of a list. */
export type Row = Readonly<Record<string, Plain>>

/** The content of every field, by its name. */
export type Entries = Readonly<Record<string, Plain | readonly Row[]>>

type Values = Readonly<Record<string, unknown>>

const valueAt = (values: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), values)

/** A value as a link spells it. */
export const spelled = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

function plainEntry(field: PlainField, value: unknown, locale: Locale): Plain {
  if (field.kind === 'flag') return value === true
  return typeof value === 'number' && field.kind === 'number' ? writeNumber(value, locale) : spelled(value)
}

const rowEntries = (field: ListField, row: unknown, locale: Locale): Row =>
  Object.fromEntries(field.item.map((inner) => [inner.name, plainEntry(inner, valueAt(row, inner.name), locale)]))

const entryOf = (field: FormField, value: unknown, locale: Locale): Plain | readonly Row[] => {
  if (field.kind !== 'list') return plainEntry(field, value, locale)
  return Array.isArray(value) ? value.map((row: unknown) => rowEntries(field, row, locale)) : []
}

/** All fields of a form. */
export const fieldsOf = (form: readonly FormGroup[]): FormField[] => form.flatMap(({ fields }) => fields)

/** The fields filled with inputs, numbers as the language writes them. */
export const entriesOf = (form: readonly FormGroup[], inputs: Values, locale: Locale): Entries =>
  Object.fromEntries(fieldsOf(form).map((field) => [field.name, entryOf(field, valueAt(inputs, field.name), locale)]))

/** Value of a field for the schema; text that is no number stays text. */
function plainValue(field: PlainField, entry: Plain | undefined, locale: Locale): unknown {
  if (typeof entry !== 'string') return entry
  if (field.kind === 'number') return field.empty !== undefined && entry.trim() === '' ? null : (readNumber(entry, locale) ?? entry)
  if (field.kind === 'choice') return field.choices.find(({ value }) => spelled(value) === entry)?.value
  return field.kind === 'text' && field.optional && entry.trim() === '' ? undefined : entry
}

const withoutGaps = (values: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(values.filter(([, value]) => value !== undefined))

const rowValue = (field: ListField, row: Row, locale: Locale): Values =>
  withoutGaps(field.item.map((inner) => [inner.name, plainValue(inner, row[inner.name], locale)]))

function valueOf(field: FormField, entry: Plain | readonly Row[] | undefined, locale: Locale): unknown {
  if (field.kind === 'list') return Array.isArray(entry) ? entry.map((row: Row) => rowValue(field, row, locale)) : undefined
  return typeof entry === 'string' || typeof entry === 'boolean' ? plainValue(field, entry, locale) : undefined
}

/** Inputs from the fields, unchecked. */
export function inputsOf(form: readonly FormGroup[], entries: Entries, locale: Locale): Record<string, unknown> {
  const inputs: Record<string, unknown> = {}
  for (const field of fieldsOf(form)) {
    const value = valueOf(field, entries[field.name], locale)
    const [first = '', second] = field.name.split('.')
    if (value === undefined) continue
    if (second === undefined) inputs[first] = value
    else inputs[first] = { ...(isRecord(inputs[first]) ? inputs[first] : {}), [second]: value }
  }
  return inputs
}

function firstEntry(field: PlainField, number: number): Plain {
  switch (field.kind) {
    case 'flag':
      return false
    case 'number':
      return String(field.min ?? 0)
    case 'choice':
      return spelled(field.choices[0]?.value)
    case 'text':
      return field.optional ? '' : `Broker ${number}`
  }
}

/** A new row of a list: amounts 0, named by its number. */
export const newRow = (field: ListField, number: number): Row =>
  Object.fromEntries(field.item.map((inner) => [inner.name, firstEntry(inner, number)]))

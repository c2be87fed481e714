/** Finding figures in a result, and their names, by dotted path. */
import type { Locale } from '../../../../core/values/text'
import { withoutVoid } from '../../../../core/wording/meaningless-fields'
import { formatDate, formatUnit } from '../../browser/format'
import { words } from '../../browser/words'
import type { FormGroup, ResultField } from '../descriptor'
import { fieldsOf } from '../form-entries'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a dotted path; undefined when there is none. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (isRecord(inner) ? withoutVoid(inner)[key] : undefined), value)

/** The rows at a dotted path; none when there is no list. */
export function rowsAt(value: unknown, path: string): Readonly<Record<string, unknown>>[] {
  const list = valueAt(value, path)
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** The description of the field at a dotted path. */
export function fieldAt(fields: readonly ResultField[], path: string): ResultField | undefined {
  const [first, ...rest] = path.split('.')
  const found = fields.find(({ name }) => name === first)
  return rest.length === 0 || found === undefined ? found : fieldAt(found.fields ?? [], rest.join('.'))
}

/** Name of an input by its path. */
export const inputLabel = (form: readonly FormGroup[], path: string): string => fieldsOf(form).find(({ name }) => name === path)?.label ?? path

/** A single figure in words. */
export function figureText(value: unknown, field: ResultField, locale: Locale): string {
  const text = words[locale]
  if (typeof value === 'number') return field.choices?.[String(value)] ?? formatUnit(value, field.unit, locale)
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value !== 'string') return field.empty ?? text.notKnown
  return field.kind === 'date' ? formatDate(value, locale) : (field.choices?.[value] ?? value)
}

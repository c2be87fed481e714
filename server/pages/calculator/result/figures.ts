/** Finding figures in a result, and their names, by dotted path. */
import { isRecord } from '../../../../core/values/record'
import type { Locale } from '../../../../core/values/text'
import type { View } from '../../../../core/wording/view'
import { withoutVoid } from '../../../../core/wording/meaningless-fields'
import { formatDate, formatUnit, type Unit } from '../../../../core/wording/format'
import { words } from '../../browser/words'
import type { CalculatorPage, FormGroup, ResultField } from '../descriptor'
import { fieldsOf } from '../form-entries'

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

/** Whether figures rest on assumptions on the future: those on savings, pensions and homes do, taxes of today are exact. */
export const isEstimate = ({ group, later }: View): boolean => later !== undefined || group === 'saving' || group === 'retirement' || group === 'buying'

/** Size from which an estimate has no decimals. */
const LARGE = 1

/** A number as far as it is known: estimates are whole amounts, and only what is less than one has cents. */
function numberText(value: number, unit: Unit | undefined, view: View, locale: Locale): string {
  if (!isEstimate(view)) return formatUnit(value, unit, locale)
  // Of a time that rests on assumptions, a tenth of a year says all that is known.
  if (unit === 'years') return formatUnit(Math.round(value * 10) / 10, unit, locale)
  return formatUnit(value, unit, locale, value === 0 || Math.abs(value) >= LARGE ? 0 : 2)
}

/** A single figure in words. */
export function figureText(value: unknown, field: ResultField, { locale, view }: Pick<CalculatorPage, 'locale' | 'view'>): string {
  const text = words[locale]
  if (typeof value === 'number') return field.choices?.[String(value)] ?? numberText(value, field.unit, view, locale)
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value !== 'string') return field.empty ?? text.notKnown
  return field.kind === 'date' ? formatDate(value, locale) : (field.choices?.[value] ?? value)
}

/** Fields of the analyses' forms. */
import type { VNode } from 'preact'
import type { Locale } from '../../../../core/values/text'
import { useLayoutEffect } from 'preact/hooks'
import { useAmount } from '../../components/amount-input'
import { Field } from '../../components/field'
import { formatNumber } from '../../../../core/wording/format'
import { readNumber } from '../../browser/number-text'
import { words } from '../words/common'

interface Bounds {
  min: number
  max: number
  /** Only whole numbers. */
  whole?: boolean
}

interface NumberFieldProps extends Bounds {
  id: string
  label: string
  value: string
  unit: string
  locale: Locale
  /** What is said while nothing is typed. */
  missing?: string
  onChange: (value: string) => void
}

/** What is wrong with a number as it is typed. */
function wrongIn(value: string, { min, max, whole = false }: Bounds, locale: Locale): string | undefined {
  const text = words[locale].numbers
  const number = readNumber(value, locale)
  if (number === null) return text.number
  if (whole && !Number.isInteger(number)) return text.whole
  return number < min || number > max ? text.between(formatNumber(min, locale), formatNumber(max, locale)) : undefined
}

/** A number as it is typed; null where it is none or out of its bounds. */
export const numberIn = (value: string, bounds: Bounds, locale: Locale): number | null => (wrongIn(value, bounds, locale) === undefined ? readNumber(value, locale) : null)

/** A number within bounds; a form with one that is wrong is not sent. */
export function NumberField({ id, label, value, unit, locale, missing, onChange, ...bounds }: NumberFieldProps): VNode {
  const wrong = missing !== undefined && value.trim() === '' ? missing : wrongIn(value, bounds, locale)
  const amount = useAmount({ value, onChange, locale })
  useLayoutEffect(() => amount.ref.current?.setCustomValidity(wrong ?? ''))
  return (
    <Field id={id} label={label} unit={unit} wrong={wrong}>
      {(described) => (
        <input
          {...described} {...amount} id={id} type="text" class="amount" inputMode={bounds.min < 0 ? 'text' : 'decimal'} autocomplete="off"
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

/** Handles submit in the script instead of sending the form. */
export const onSubmit = (run: () => void) => (event: Event): void => {
  event.preventDefault()
  run()
}

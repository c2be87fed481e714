/** Fields of the page of depot tax. */
import type { VNode } from 'preact'
import type { Locale } from '../../../core/values/text'
import { formatDate } from '../../../core/wording/format'
import { AmountInput } from '../components/amount-input'
import { Field } from '../components/field'
import { pageWords } from './words'

interface TextProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  unit?: string
  help?: string | undefined
  wrong?: string | undefined
  type?: 'text' | 'date'
  /** The language in which a field for a number is written. */
  amountIn?: Locale
}

/** A text, a number as text, or a day. */
export const TextField = ({ id, label, value, onChange, unit, help, wrong, type = 'text', amountIn }: TextProps): VNode => (
  <Field id={id} label={label} unit={unit} help={help} wrong={wrong}>
    {(described) => {
      if (amountIn !== undefined) return <AmountInput {...described} id={id} value={value} onChange={onChange} locale={amountIn} isMoney={unit === 'EUR'} />
      const common = { ...described, id, value, onInput: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.value) }
      return type === 'date' ? <input {...common} type="date" /> : <input {...common} type="text" autocomplete="off" spellcheck={false} />
    }}
  </Field>
)

interface ChoiceProps {
  id: string
  label: string
  value: string
  choices: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
  help?: string | undefined
}

/** One of several. */
export const ChoiceField = ({ id, label, value, choices, onChange, help }: ChoiceProps): VNode => (
  <Field id={id} label={label} help={help}>
    {(described) => (
      <select {...described} id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map(([key, name]) => <option value={key} selected={key === value}>{name}</option>)}
      </select>
    )}
  </Field>
)

interface SliderProps {
  id: string
  label: string
  value: number
  most: number
  step: number
  text: string
  onChange: (value: number) => void
}

/** A number between 0 and the most there is; what it says stands beside it. */
export const SliderField = ({ id, label, value, most, step, text, onChange }: SliderProps): VNode => (
  <Field id={id} label={label} unit={text}>
    {(described) => <input {...described} id={id} type="range" min={0} max={most} step={step} value={value} aria-valuetext={text} onInput={(event) => onChange(Number(event.currentTarget.value))} />}
  </Field>
)

/** What a field says of a kind that it begins with. */
export const statedHelp = (statedOn: string | undefined, locale: Locale): string | undefined =>
  (statedOn === undefined ? undefined : pageWords[locale].kindStated(formatDate(statedOn, locale)))

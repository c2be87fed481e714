/** The controls of the form. */
import { createContext, type ComponentChildren, type VNode } from 'preact'
import { useContext } from 'preact/hooks'
import type { Locale } from '../../../../core/values/text'
import { useAmount } from '../../components/amount-input'
import { Field } from '../../components/field'
import { Glossed } from '../../glossary/glossed'
import { formatUnit, unitWords, type Unit } from '../../../../core/wording/format'
import { readNumber, writeNumber } from '../../browser/number-text'
import { words as commonWords } from '../../browser/words'
import type { ChoiceField, FlagField, NumberField, PlainField, TextField } from '../descriptor'
import { spelled, type Plain } from '../form-entries'
import { words } from '../words'

/** A control, what it holds, and what is wrong with that. */
interface ControlProps<F extends PlainField> {
  field: F
  /** Id of the control, unique in the page. */
  id: string
  /** Name under which a form without script sends it. */
  name: string | undefined
  entry: Plain
  wrong: string | undefined
  locale: Locale
  onEntry: (entry: Plain) => void
}

function unitSign(unit: Unit | undefined, locale: Locale): string | undefined {
  const text = unitWords[locale]
  const signs: Readonly<Record<Unit, string>> = {
    EUR: '€', 'EUR/month': `€ ${text.perMonth}`, 'EUR/year': `€ ${text.perYear}`, fraction: '', 'percentage points': '%', years: text.years[1], months: text.months[1], count: '',
  }
  return unit === undefined ? undefined : signs[unit]
}

const typed = (event: Event): string =>
  event.currentTarget instanceof HTMLInputElement || event.currentTarget instanceof HTMLSelectElement ? event.currentTarget.value : ''

/** Whether the page's script is at work. */
export const Alive = createContext(false)

/** Moves the number of its field in steps; both always say the same as far as the slider goes. */
function Slider({ field: { label, slider, unit }, entry, locale, onEntry }: ControlProps<NumberField>): VNode | null {
  if (slider === undefined) return null
  const value = readNumber(String(entry), locale) ?? slider.min
  return (
    <input
      type="range" class="slider needs-script no-print" {...slider} value={value} aria-label={words[locale].slider(label)} aria-valuetext={formatUnit(value, unit, locale)}
      onInput={(event) => onEntry(writeNumber(Number(event.currentTarget.value), locale))}
    />
  )
}

/**
 * A field of numbers drops what it does not know while it is typed: `2,5` becomes 25. So the script reads a field of
 * text; without it the browser sends the number of a field of numbers, as a link spells it.
 */
function NumberControl(props: ControlProps<NumberField>): VNode {
  const { field, id, name, entry, wrong, locale, onEntry } = props
  const isAlive = useContext(Alive)
  const sent = { type: 'number', step: field.whole ? 1 : 'any', min: field.min, max: field.max, value: String(readNumber(String(entry), locale) ?? '') } as const
  const amount = useAmount({ value: String(entry), onChange: onEntry, locale }, isAlive)
  const read = { type: 'text', inputMode: (field.min ?? -1) < 0 ? 'text' : 'decimal', class: 'amount', spellcheck: false, ...(field.unit?.startsWith('EUR') === true ? amount : { value: String(entry) }) } as const
  return (
    <Field id={id} label={field.label} help={field.help} unit={unitSign(field.unit, locale)} wrong={wrong} slider={<Slider {...props} />}>
      {(described) => <input {...described} {...(isAlive ? read : sent)} placeholder={field.empty} id={id} name={name} autocomplete="off" onInput={(event) => onEntry(typed(event))} />}
    </Field>
  )
}

const ChoiceControl = ({ field, id, name, entry, wrong, onEntry }: ControlProps<ChoiceField>): VNode => (
  <Field id={id} label={field.label} help={field.help} wrong={wrong}>
    {(described) => (
      <select {...described} id={id} name={name} value={String(entry)} onInput={(event) => onEntry(typed(event))}>
        {field.choices.map(({ value, label }) => <option value={spelled(value)} selected={spelled(value) === entry}>{label}</option>)}
      </select>
    )}
  </Field>
)

const TextControl = ({ field, id, name, entry, wrong, onEntry }: ControlProps<TextField>): VNode => (
  <Field id={id} label={field.label} help={field.help} wrong={wrong}>
    {(described) => (
      <input {...described} id={id} name={name} type="text" autocomplete="off" spellcheck={false} maxLength={field.maxLength} placeholder={field.example} value={String(entry)} onInput={(event) => onEntry(typed(event))} />
    )}
  </Field>
)

/** Two buttons and not a box: a form without script sends nothing for an empty box, which would mean the default. */
const FlagControl = ({ field, id, name, entry, locale, onEntry }: ControlProps<FlagField>): VNode => (
  <fieldset class="field flag" aria-describedby={field.help === undefined ? undefined : `${id}-help`}>
    <legend><Glossed text={field.label} /></legend>
    <div class="segments">
      {([true, false] as const).map((value) => (
        <label>
          <input type="radio" name={name ?? id} value={String(value)} checked={entry === value} onInput={() => onEntry(value)} />
          <span>{commonWords[locale][value ? 'yes' : 'no']}</span>
        </label>
      ))}
    </div>
    {field.help !== undefined && <p class="help" id={`${id}-help`}>{field.help}</p>}
  </fieldset>
)

/** The control for a field. */
export function Control({ field, ...props }: ControlProps<PlainField>): ComponentChildren {
  switch (field.kind) {
    case 'number':
      return <NumberControl field={field} {...props} />
    case 'choice':
      return <ChoiceControl field={field} {...props} />
    case 'text':
      return <TextControl field={field} {...props} />
    case 'flag':
      return <FlagControl field={field} {...props} />
  }
}

/** Fields of the analyses' forms. */
import type { ComponentChildren, VNode } from 'preact'

interface FieldProps {
  id: string
  label: string
  help?: string
  error?: string | null
  children: ComponentChildren
}

export const Field = ({ id, label, help, error, children }: FieldProps): VNode => (
  <div class={error ? 'field wrong' : 'field'}>
    <label for={id}>{label}</label>
    <div class="control">{children}</div>
    {help !== undefined && <p class="help">{help}</p>}
    {error ? <p class="field-error">{error}</p> : null}
  </div>
)

interface NumberFieldProps {
  id: string
  label: string
  value: string
  unit: string
  min: number
  max: number
  step?: number | 'any'
  onChange: (value: string) => void
}

/** A number within bounds; the browser says when it is outside. */
export const NumberField = ({ id, label, value, unit, min, max, step = 'any', onChange }: NumberFieldProps): VNode => (
  <Field id={id} label={label}>
    <input id={id} type="number" required min={min} max={max} step={step} value={value} onInput={(event) => onChange(event.currentTarget.value)} />
    <span class="unit">{unit}</span>
  </Field>
)

/** Runs what a form is for instead of sending it. */
export const onSubmit = (run: () => void) => (event: Event): void => {
  event.preventDefault()
  run()
}

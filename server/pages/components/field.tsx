import type { ComponentChildren, VNode } from 'preact'
import { Glossed } from '../glossary/glossed'

/** What ties a control to its help, unit and error. */
interface Described {
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean
}

/** Props of a labelled control. */
interface FieldProps {
  id: string
  label: string
  help?: string | undefined
  unit?: string | undefined
  wrong?: string | undefined
  /** A second way to set the same. */
  slider?: ComponentChildren
  children: (described: Described) => ComponentChildren
}

/** A label, a control with its unit, help and error. */
export function Field({ id, label, help, unit, wrong, slider, children }: FieldProps): VNode {
  const parts = [unit === undefined ? '' : `${id}-unit`, help === undefined ? '' : `${id}-help`, wrong === undefined ? '' : `${id}-wrong`].filter((part) => part !== '')
  const described: Described = { ...(parts.length === 0 ? {} : { 'aria-describedby': parts.join(' ') }), ...(wrong === undefined ? {} : { 'aria-invalid': true }) }
  return (
    <div class={wrong === undefined ? 'field' : 'field wrong'}>
      <label for={id}><Glossed text={label} /></label>
      <div class="control">
        {children(described)}
        {unit !== undefined && <span class="unit" id={`${id}-unit`}>{unit}</span>}
      </div>
      {slider}
      {wrong !== undefined && <p class="field-error" id={`${id}-wrong`}>{wrong}</p>}
      {help !== undefined && <p class="help" id={`${id}-help`}>{help}</p>}
    </div>
  )
}

/** The form of a calculator, drawn from its description. */
import { calculationPagePath } from '../../../../core/contract/namespaces'
import type { VNode } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Locale } from '../../../../core/values/text'
import { Field } from '../../components/field'
import { Fold } from '../../components/fold'
import type { CalculatorPage, FormField, FormGroup, ListField } from '../descriptor'
import { Control } from './fields'
import { ALLOWANCE, FILING, isStatutory } from '../state'
import { inputsOf, newRow, type Entries, type Plain, type Row } from '../form-entries'
import { ineffectiveFields } from '../result/steps'
import { words } from '../words'

interface FormProps {
  page: CalculatorPage
  entries: Entries
  asOf: string
  wrong: Readonly<Record<string, string>>
  onEntry: (name: string, value: Entries[string]) => void
  onDay: (asOf: string) => void
}

interface ListProps {
  field: ListField
  rows: readonly Row[]
  /** The list as a link spells it. */
  json: string
  wrong: FormProps['wrong']
  locale: Locale
  onRows: (rows: readonly Row[]) => void
}

const idOf = (name: string): string => `field-${name.replaceAll('.', '-')}`

function ListControl({ field, rows, json, wrong, locale, onRows }: ListProps): VNode {
  const text = words[locale]
  const set = (at: number, name: string, value: Plain): void => onRows(rows.map((row, index) => (index === at ? { ...row, [name]: value } : row)))
  const list = useRef<HTMLFieldSetElement>(null)
  /** The button that was pressed may go: the focus goes to the row in its place, or to where the next one begins. */
  const resize = (next: readonly Row[], at: number): void => {
    onRows(next)
    setTimeout(() => {
      const all = list.current?.querySelectorAll('.row') ?? []
      const row = all[Math.min(at, all.length - 1)]
      ;(row?.querySelector('input') ?? list.current?.querySelector('button'))?.focus()
    })
  }
  const faultId = `${idOf(field.name)}-wrong`
  const fault = wrong[field.name]
  return (
    <fieldset class="list" ref={list} aria-describedby={fault === undefined ? undefined : faultId}>
      <legend>{field.label}</legend>
      {field.help !== undefined && <p class="help">{field.help} <span class="needs-no-script">{text.listNeedsScript}</span></p>}
      <input type="hidden" name={field.name} value={json} />
      {rows.map((row, at) => (
        <fieldset class="row">
          <legend>{String(row['name'] ?? '') || `${text.row} ${at + 1}`}</legend>
          <div class="row-fields">
            {field.item.map((inner) => {
              const key = `${field.name}.${at}.${inner.name}`
              return <Control field={inner} id={idOf(key)} name={undefined} entry={row[inner.name] ?? ''} wrong={wrong[key]} locale={locale} onEntry={(value) => set(at, inner.name, value)} />
            })}
          </div>
          {rows.length > field.min && (
            <button type="button" class="quiet needs-script" onClick={() => resize(rows.filter((_, index) => index !== at), at)}>
              {text.removeRow}<span class="visually-hidden"> {String(row['name'] ?? '')}</span>
            </button>
          )}
        </fieldset>
      ))}
      {fault !== undefined && <p class="field-error" id={faultId}>{fault}</p>}
      {rows.length < field.max && (
        <button type="button" class="quiet needs-script" onClick={() => resize([...rows, newRow(field, rows.length + 1)], rows.length)}>{text.addRow}</button>
      )}
    </fieldset>
  )
}

function FieldControl({ field, page, entries, wrong, onEntry }: FormProps & { field: FormField }): VNode {
  const entry = entries[field.name]
  if (field.kind === 'list') {
    const json = JSON.stringify(inputsOf(page.form, entries, page.locale)[field.name])
    return <ListControl field={field} rows={Array.isArray(entry) ? entry : []} json={json} wrong={wrong} locale={page.locale} onRows={(rows) => onEntry(field.name, rows)} />
  }
  const plain = typeof entry === 'string' || typeof entry === 'boolean' ? entry : ''
  const shown = field.name === ALLOWANCE && entries[FILING] === 'joint' && isStatutory(plain, 'joint', page.locale) ? { ...field, help: words[page.locale].allowanceFollows } : field
  return <Control field={shown} id={idOf(field.name)} name={field.name} entry={plain}
    wrong={wrong[field.name]} locale={page.locale} onEntry={(value) => onEntry(field.name, value)} />
}

function Group({ group, ...props }: FormProps & { group: FormGroup }): VNode {
  const fields = group.fields.map((field) => <FieldControl key={field.name} field={field} {...props} />)
  if (group.legend === null || fields.length === 0) return <>{fields}</>
  if (group.folded !== true) return <fieldset class="group"><legend>{group.legend}</legend>{fields}</fieldset>
  const isWrong = group.fields.some(({ name }) => props.wrong[name] !== undefined)
  return <Fold class="group" opens={isWrong}><summary>{group.legend}</summary>{fields}</Fold>
}

function DayField({ page: { locale }, asOf, wrong, onDay }: FormProps): VNode {
  const text = words[locale]
  return (
    <Field id="field-asOf" label={text.asOf} help={text.asOfHelp} wrong={wrong['asOf']}>
      {(described) => (
        <input {...described} id="field-asOf" name="asOf" type="date" min="1900-01-01" max="2100-12-31" value={asOf} onInput={(event) => onDay(event.currentTarget.value)} />
      )}
    </Field>
  )
}

/** All fields; without script it is sent to the same page. */
export function CalculatorForm(props: FormProps): VNode {
  const { page } = props
  const text = words[page.locale]
  const hidden = ineffectiveFields(page.view, inputsOf(page.form, props.entries, page.locale))
  const form = useRef<HTMLFormElement>(null)
  // What was typed before the script came is not in the state; the fields must not show what is not calculated.
  useLayoutEffect(() => form.current?.reset(), [])
  return (
    <form ref={form} method="get" action={calculationPagePath(page.namespace, page.slug)} autocomplete="off" noValidate onSubmit={(event) => event.preventDefault()}>
      <h2>{text.inputs}</h2>
      {page.localeChosen && <input type="hidden" name="locale" value={page.locale} />}
      {page.form.map((group) => <Group group={{ ...group, fields: group.fields.filter(({ name }) => !hidden.has(name) || props.wrong[name] !== undefined) }} {...props} />)}
      {(!hidden.has('asOf') || props.wrong['asOf'] !== undefined) && <DayField {...props} />}
      <button class="needs-no-script">{text.calculate}</button>
    </form>
  )
}

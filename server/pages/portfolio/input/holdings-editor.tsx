import type { VNode } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Locale } from '../../../../core/values/text'
import { Notice } from '../../components/notice'
import { formatNumber } from '../../browser/format'
import { currencyLabels } from '../../../../core/portfolio/keys/taxonomy'
import { useDirectory } from './directory'
import { cashCurrencies, scaled, sumOf, withCash, withRow, type Basis, type Draft, type Fault, type Row } from '../draft'
import { SearchField } from './search-field'
import { words } from '../words/common'

interface EditorProps {
  draft: Draft
  onChange: (draft: Draft) => void
  faults: readonly Fault[]
  locale: Locale
  /** Keeps the ids of several editors of a page apart. */
  id: string
}

const messagesAt = (faults: readonly Fault[], row: number, field: Fault['field'], locale: Locale): string[] =>
  faults.filter((fault) => fault.row === row && fault.field === field).map(({ code }) => words[locale].faults[code])

interface CellProps {
  id: string
  label: string
  value: string
  messages: readonly string[]
  numeric?: boolean
  onChange: (value: string) => void
}

function Cell({ id, label, value, messages, numeric = false, onChange }: CellProps): VNode {
  const isWrong = messages.length > 0
  return (
    <div class={isWrong ? 'field wrong' : 'field'}>
      <div class="control">
        <input
          id={id} value={value} aria-label={label} aria-invalid={isWrong ? 'true' : undefined} aria-describedby={isWrong ? `${id}-error` : undefined}
          autocomplete="off" autocapitalize="characters" spellcheck={false} inputMode={numeric ? 'decimal' : undefined} class={numeric ? 'amount' : undefined}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {isWrong && <p id={`${id}-error`} class="field-error">{messages.join(' ')}</p>}
    </div>
  )
}

/** The currencies of most depots come first. */
const common = ['EUR', 'USD', 'CHF', 'GBP']

function CashField({ id, label, value, messages, locale, onChange }: CellProps & { locale: Locale }): VNode {
  const isWrong = messages.length > 0
  const codes = [...common, ...cashCurrencies.filter((code) => !common.includes(code))]
  return (
    <div class={isWrong ? 'field wrong' : 'field'}>
      <div class="control">
        <select id={id} aria-label={label} value={value} aria-invalid={isWrong ? 'true' : undefined} onChange={(event) => onChange(event.currentTarget.value)}>
          {codes.includes(value) ? null : <option value={value}>{value}</option>}
          {codes.map((code) => <option value={code}>{words[locale].cash}: {code}, {currencyLabels[code]?.[locale] ?? code}</option>)}
        </select>
      </div>
      {isWrong && <p class="field-error">{messages.join(' ')}</p>}
    </div>
  )
}

function amountLabel({ basis, baseCurrency }: Draft, locale: Locale): string {
  const text = words[locale].amountOf
  return basis === 'values' ? `${text.values} ${baseCurrency.toUpperCase()}` : text.weights
}

function Rows({ draft, onChange, faults, locale, id }: EditorProps): VNode {
  const text = words[locale]
  const list = useRef<HTMLOListElement>(null)
  const isAdded = useRef(false)
  useEffect(() => {
    if (isAdded.current) list.current?.querySelector<HTMLElement>('li:last-of-type input, li:last-of-type select')?.focus()
    isAdded.current = false
  }, [draft.rows.length])
  const { find, failed, wake } = useDirectory()
  const add = (grown: Draft): void => {
    isAdded.current = true
    onChange(grown)
  }
  const put = (row: Row, change: Partial<Row>): void =>
    onChange({ ...draft, rows: draft.rows.map((other) => (other.id === row.id ? { ...other, ...change } : other)) })
  const choose = (row: Row, what: string, name: string): void => {
    put(row, { what, name })
    list.current?.querySelector<HTMLInputElement>(`#${id}-amount-${row.id}`)?.focus()
  }
  const remove = (row: Row): void => {
    onChange({ ...draft, rows: draft.rows.filter((other) => other.id !== row.id) })
    list.current?.querySelector('input')?.focus()
  }
  return (
    <>
      {failed && <Notice tone="warning">{text.noDirectory}</Notice>}
      <ol class="holdings" ref={list}>
        <li class="holdings-head" aria-hidden="true"><span>{text.what}</span><span class="number">{amountLabel(draft, locale)}</span></li>
        {draft.rows.map((row, index) => (
          <li key={row.id}>
            {row.cash === true
              ? <CashField id={`${id}-what-${row.id}`} label={`${text.row} ${index + 1}: ${text.cash}`} value={row.what} messages={messagesAt(faults, index + 1, 'what', locale)} locale={locale} onChange={(what) => put(row, { what })} />
              : <SearchField
                  id={`${id}-what-${row.id}`} label={`${text.row} ${index + 1}: ${text.what}`} what={row.what} name={row.name} find={find} onWake={wake} locale={locale}
                  messages={messagesAt(faults, index + 1, 'what', locale)} onType={(what) => put(row, { what, name: undefined })} onChoose={({ isin, name }) => choose(row, isin, name)}
                />}
            <Cell id={`${id}-amount-${row.id}`} label={`${text.row} ${index + 1}: ${amountLabel(draft, locale)}`} value={row.amount} numeric messages={messagesAt(faults, index + 1, 'amount', locale)} onChange={(amount) => put(row, { amount })} />
            <button type="button" class="quiet remove" aria-label={text.removeRow(index + 1)} title={text.remove} onClick={() => remove(row)}>×</button>
          </li>
        ))}
      </ol>
      <div class="holdings-foot">
        <button type="button" class="quiet" onClick={() => add(withRow(draft))}>{text.addRow}</button>
        <button type="button" class="quiet" onClick={() => add(withCash(draft))}>{text.addCash}</button>
        <p class="number">{text.total}: <strong>{formatNumber(sumOf(draft, locale), locale, 2)} {draft.basis === 'values' ? draft.baseCurrency.toUpperCase() : '%'}</strong></p>
      </div>
    </>
  )
}

function BasisFields({ draft, onChange, faults, locale, id }: EditorProps): VNode {
  const text = words[locale]
  const wrong = faults.filter(({ field }) => field === 'baseCurrency')
  return (
    <div class="basis">
      <fieldset>
        <legend>{text.basis}</legend>
        {(['values', 'weights'] satisfies Basis[]).map((basis) => (
          <label class="check"><input type="radio" name={`${id}-basis`} checked={draft.basis === basis} onChange={() => onChange({ ...draft, basis })} />{text.bases[basis]}</label>
        ))}
      </fieldset>
      <div class={wrong.length > 0 ? 'field wrong' : 'field'}>
        <label for={`${id}-currency`}>{text.baseCurrency}</label>
        <div class="control">
          <input id={`${id}-currency`} aria-invalid={wrong.length > 0 ? 'true' : undefined} aria-describedby={wrong.length > 0 ? `${id}-currency-error` : undefined} size={4} maxLength={3} autocomplete="off" autocapitalize="characters" spellcheck={false} value={draft.baseCurrency} onInput={(event) => onChange({ ...draft, baseCurrency: event.currentTarget.value })} />
        </div>
        {wrong.length > 0 && <p id={`${id}-currency-error`} class="field-error">{wrong.map(({ code }) => text.faults[code]).join(' ')}</p>}
      </div>
    </div>
  )
}

/** What is wrong with the list as a whole. */
function ListFaults({ draft, onChange, faults, locale }: EditorProps): VNode | null {
  const text = words[locale]
  const general = faults.filter(({ row, field }) => row === null && field === null)
  if (general.length === 0) return null
  return (
    <Notice tone="error">
      {general.map(({ code }) => <p>{text.faults[code]}</p>)}
      {general.some(({ code }) => code === 'weights_sum') && <button type="button" class="quiet" onClick={() => onChange(scaled(draft, locale))}>{text.scale}</button>}
    </Notice>
  )
}

/** Rows of ISIN or currency and amount. */
export function HoldingsEditor(props: EditorProps): VNode {
  return (
    <div class="holdings-editor">
      <BasisFields {...props} />
      <Rows {...props} />
      <ListFaults {...props} />
    </div>
  )
}

import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Locale } from '../../../../core/values/text'
import { AmountInput } from '../../components/amount-input'
import { Fold } from '../../components/fold'
import { Notice } from '../../components/notice'
import { formatAmong, formatNumber, formatSum } from '../../../../core/wording/format'
import { currencies } from '../../../../core/portfolio/keys/currencies'
import { useDirectory } from '../../search/directory'
import { cashCurrencies, scaled, sharesOf, sumOf, withCash, withRow, type Basis, type Draft, type Fault, type Row } from '../draft'
import { SearchField } from '../../search/search-field'
import { searchWords } from '../../search/words'
import { words } from '../words/common'

interface EditorProps {
  draft: Draft
  /** Told whether something was taken away, which can be undone. */
  onChange: (draft: Draft, isLoss?: boolean) => void
  faults: readonly Fault[]
  locale: Locale
  /** Keeps the ids of several editors of a page apart. */
  id: string
  /** Rows that are shown at first, of a list at least half as long again: a hundred rows never end on a phone. */
  most?: number
}

const messagesAt = (faults: readonly Fault[], row: number, field: Fault['field'], locale: Locale): string[] =>
  faults.filter((fault) => fault.row === row && fault.field === field).map(({ code }) => words[locale].faults[code])

interface CellProps {
  id: string
  label: string
  value: string
  messages: readonly string[]
  onChange: (value: string) => void
  locale: Locale
}

/** A control with what is wrong with it below. */
const Checked = ({ id, messages, children }: Pick<CellProps, 'id' | 'messages'> & { children: ComponentChildren }): VNode => (
  <div class={messages.length > 0 ? 'field wrong' : 'field'}>
    <div class="control">{children}</div>
    {messages.length > 0 && <p id={`${id}-error`} class="field-error">{messages.join(' ')}</p>}
  </div>
)

function AmountCell({ id, label, value, messages, unit, onChange, locale }: CellProps & { unit: string }): VNode {
  const isWrong = messages.length > 0
  return (
    <Checked id={id} messages={messages}>
      <AmountInput id={id} value={value} onChange={onChange} locale={locale} isMoney={unit !== '%'} aria-label={label} aria-invalid={isWrong || undefined} aria-describedby={isWrong ? `${id}-error` : undefined} />
      <span class="unit" aria-hidden="true">{unit}</span>
    </Checked>
  )
}

/** The currencies of most depots come first. */
const common = ['EUR', 'USD', 'CHF', 'GBP']

function CashField({ id, label, value, messages, locale, onChange }: CellProps): VNode {
  const isWrong = messages.length > 0
  const codes = [...common, ...cashCurrencies.filter((code) => !common.includes(code))]
  return (
    <Checked id={id} messages={messages}>
      <select id={id} aria-label={label} value={value} aria-invalid={isWrong ? 'true' : undefined} aria-describedby={isWrong ? `${id}-error` : undefined} onChange={(event) => onChange(event.currentTarget.value)}>
        {codes.includes(value) ? null : <option value={value}>{value}</option>}
        {codes.map((code) => <option value={code}>{words[locale].cash}: {code}, {currencies[code]?.[locale === 'de' ? 1 : 0] ?? code}</option>)}
      </select>
    </Checked>
  )
}

const unitOf = ({ basis, baseCurrency }: Draft): string => (basis === 'values' ? baseCurrency.toUpperCase() : '%')

function amountLabel({ basis, baseCurrency }: Draft, locale: Locale): string {
  const text = words[locale].amountOf
  return basis === 'values' ? `${text.values} ${baseCurrency.toUpperCase()}` : text.weights
}

interface RowProps extends EditorProps {
  row: Row
  number: number
  /** Share of what is typed; null while it is alone. */
  share: number | null
  directory: ReturnType<typeof useDirectory>
  put: (row: Row, change: Partial<Row>) => void
  onChoose: (row: Row, what: string, name: string) => void
  onRemove: (row: Row) => void
}

function HoldingRow({ row, number, share, directory: { find, failed, wake }, draft, faults, locale, id, put, onChoose, onRemove }: RowProps): VNode {
  const text = words[locale]
  const place = `${text.row} ${number}`
  return (
    <li class={row.what === '' && row.amount === '' ? 'blank' : undefined}>
      {row.cash === true
        ? <CashField id={`${id}-what-${row.id}`} label={`${place}: ${text.cash}`} value={row.what} messages={messagesAt(faults, number, 'what', locale)} locale={locale} onChange={(what) => put(row, { what })} />
        : <SearchField
            id={`${id}-what-${row.id}`} label={`${place}: ${searchWords[locale].what}`} what={row.what} name={row.name} find={find} failed={failed} onWake={wake} locale={locale}
            messages={messagesAt(faults, number, 'what', locale)} onType={(what) => put(row, { what, name: undefined })} onChoose={({ isin, name }) => onChoose(row, isin, name)}
          />}
      <AmountCell id={`${id}-amount-${row.id}`} label={`${place}: ${amountLabel(draft, locale)}`} value={row.amount} unit={unitOf(draft)} messages={messagesAt(faults, number, 'amount', locale)} locale={locale} onChange={(amount) => put(row, { amount })} />
      <span class="row-share small muted">{share !== null && formatAmong(share, locale)}</span>
      <button type="button" class="quiet remove" aria-label={text.removeRow(number)} title={text.remove} onClick={() => onRemove(row)}>×</button>
    </li>
  )
}

/** Enter goes on to the next row while that is empty, and from there it asks for the answer. */
function goOn(event: KeyboardEvent): void {
  const { key, target } = event
  const next = key === 'Enter' && target instanceof HTMLElement && target.className === 'amount' ? target.closest('li')?.nextElementSibling?.querySelector('input') : null
  if (next?.value !== '') return
  event.preventDefault()
  next.focus()
}

function Rows(props: EditorProps): VNode {
  const { draft, onChange, faults, locale, id, most = 20 } = props
  const text = words[locale]
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && draft.rows.length > 1.5 * most
  const list = useRef<HTMLOListElement>(null)
  const isAdded = useRef(false)
  useEffect(() => {
    if (isAdded.current) list.current?.querySelector<HTMLElement>('li:last-of-type input, li:last-of-type select')?.focus()
    isAdded.current = false
  }, [draft.rows.length])
  // What is wrong is in sight, and stays there while it is corrected.
  useEffect(() => {
    if (faults.some(({ row }) => row !== null && row > most)) setWhole(true)
  }, [faults, most])
  const directory = useDirectory()
  const add = (grown: Draft): void => {
    isAdded.current = true
    setWhole(true)
    onChange(grown)
  }
  const changed = (row: Row, change: Partial<Row>): Draft => ({ ...draft, rows: draft.rows.map((other) => (other.id === row.id ? { ...other, ...change } : other)) })
  /** Choosing in the last row makes room for the next. */
  const choose = (row: Row, what: string, name: string): void => {
    const chosen = changed(row, { what, name })
    const isLast = draft.rows.at(-1)?.id === row.id
    if (isLast) setWhole(true)
    onChange(isLast ? withRow(chosen) : chosen)
    list.current?.querySelector<HTMLInputElement>(`#${id}-amount-${row.id}`)?.focus()
  }
  const remove = (row: Row): void => {
    onChange({ ...draft, rows: draft.rows.filter((other) => other.id !== row.id) }, true)
    // Once the row is gone, which may be the first or the last.
    setTimeout(() => list.current?.parentElement?.querySelector<HTMLElement>('.holdings input, .holdings select, .holdings-foot button')?.focus())
  }
  /** The button goes: on to the first row that it shows. */
  const showAll = (): void => {
    setWhole(true)
    setTimeout(() => list.current?.children[most]?.querySelector<HTMLElement>('input, select')?.focus())
  }
  const shares = sharesOf(draft, locale)
  const sum = sumOf(draft, locale)
  return (
    <>
      <ol class="holdings" ref={list} onKeyDown={goOn}>
        {(isCut ? draft.rows.slice(0, most) : draft.rows).map((row, index) => (
          <HoldingRow key={row.id} {...props} row={row} number={index + 1} share={shares.get(row.id) ?? null}
            directory={directory} put={(of, change) => onChange(changed(of, change))} onChoose={choose} onRemove={remove} />
        ))}
      </ol>
      {isCut && <p><button type="button" class="quiet" onClick={showAll}>{text.showAll(draft.rows.length)}</button></p>}
      <div class="holdings-foot">
        <button type="button" class="quiet" onClick={() => add(withRow(draft))}>{text.addRow}</button>
        <button type="button" class="quiet" onClick={() => add(withCash(draft))}>{text.addCash}</button>
        {sum > 0 && <p>{text.total}: <strong>{(draft.basis === 'values' ? formatSum : formatNumber)(sum, locale, 2)} {unitOf(draft)}</strong></p>}
      </div>
    </>
  )
}

/** What most never change: behind the dots, and open where it is wrong. */
function BasisFields({ draft, onChange, faults, locale, id }: EditorProps): VNode {
  const text = words[locale]
  const wrong = faults.filter(({ field }) => field === 'baseCurrency')
  return (
    <Fold class="basis" opens={wrong.length > 0}>
      <summary aria-label={text.settings} title={text.settings}>⋯</summary>
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
    </Fold>
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

/** What was read, before it replaces what is typed or is added to it. */
import type { ComponentChildren, VNode } from 'preact'
import type { Locale } from '../../../../core/values/text'
import type { FileHolding, ReadFile } from '../../../../sdk/files'
import { Notice } from '../../components/notice'
import { requestOf, type Draft } from '../draft'
import { importWords } from './import-words'

/** Merges imported and entered holdings, with a security in both listed once; null if both are weights, the currencies differ, or the entered ones are invalid. */
export function together(draft: Draft, { request, names }: Pick<ReadFile, 'request' | 'names'>, locale: Locale): Pick<ReadFile, 'request' | 'names'> | null {
  const typed = requestOf(draft, locale, Infinity)
  if (!typed.ok || typed.request.basis !== 'values' || request.basis !== 'values' || typed.request.baseCurrency !== request.baseCurrency) return null
  const sums = new Map<string, FileHolding>()
  for (const holding of [...typed.request.holdings, ...request.holdings]) {
    const key = 'isin' in holding ? holding.isin : `cash ${holding.currency}`
    sums.set(key, { ...holding, value: (sums.get(key)?.value ?? 0) + holding.value })
  }
  return { request: { ...request, holdings: [...sums.values()] },
    names: { ...Object.fromEntries(draft.rows.flatMap(({ what, name }) => (name === undefined ? [] : [[what, name]]))), ...names } }
}

interface ConfirmProps {
  count: number
  /** Name of the file; empty for pasted text. */
  name: string
  onTake: () => void
  /** Null where it cannot be added to what is typed. */
  onAdd: (() => void) | null
  onForget: () => void
  locale: Locale
  children?: ComponentChildren
}

/** What was read, before it replaces what is typed. */
export function Confirm({ count, name, onTake, onAdd, onForget, locale, children }: ConfirmProps): VNode {
  const say = importWords[locale]
  return (
    <Notice tone="info">
      <p>{name !== '' && <strong>{name}: </strong>}{(onAdd === null ? say.replaces : say.adds)(count)}</p>
      {children}
      <div class="actions">
        {onAdd !== null && <button type="button" onClick={onAdd}>{say.add}</button>}
        <button type="button" class={onAdd === null ? undefined : 'quiet'} onClick={onTake}>{say.replace}</button>
        <button type="button" class="quiet" onClick={onForget}>{say.keep}</button>
      </div>
    </Notice>
  )
}

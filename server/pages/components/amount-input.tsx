/** A field for an amount: raw text while editing, formatted for the page's language on blur. */
import type { VNode } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Locale } from '../../../core/values/text'
import { formatNumber, formatSum } from '../../../core/wording/format'
import { readNumber, writeNumber } from '../browser/number-text'

interface AmountInputProps {
  id: string
  value: string
  onChange: (value: string) => void
  locale: Locale
  /** Whether it is one of money, whose decimals are two. */
  isMoney?: boolean
  'aria-label'?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
}

/** Formats a number for the page's language, with a hyphen as minus; invalid or ambiguous text stays unchanged. */
function shownAmount(text: string, locale: Locale, isMoney: boolean): string {
  const value = readNumber(text, locale)
  return value === null ? text : (isMoney ? formatSum : formatNumber)(value, locale, 6).replace('\u2212', '-')
}

/** What the field of an amount shows and does; before `isAlive` nobody has entered it that the script knows of. */
export function useAmount({ value, onChange, locale, isMoney = false }: Pick<AmountInputProps, 'value' | 'onChange' | 'locale' | 'isMoney'>, isAlive = true) {
  const [typing, setTyping] = useState<'entered' | 'found' | null>(null)
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (isAlive && ref.current !== null && document.activeElement === ref.current) setTyping('found')
  }, [isAlive])
  // The text of a field that is entered changes: what was selected of it is selected again.
  useLayoutEffect(() => {
    if (typing === 'entered') ref.current?.select()
  }, [typing])
  const leave = (): void => {
    const read = readNumber(value, locale)
    setTyping(null)
    if (read !== null && writeNumber(read, locale) !== value) onChange(writeNumber(read, locale))
  }
  return { ref, value: typing === null ? shownAmount(value, locale, isMoney) : value, onFocus: () => setTyping('entered'), onBlur: leave }
}

export function AmountInput({ value, onChange, locale, isMoney = false, ...attributes }: AmountInputProps): VNode {
  const amount = useAmount({ value, onChange, locale, isMoney })
  return <input {...attributes} {...amount} autocomplete="off" spellcheck={false} inputMode="decimal" class="amount" onInput={(event) => onChange(event.currentTarget.value)} />
}

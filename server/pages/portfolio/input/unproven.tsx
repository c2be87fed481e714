/** Rows of a PDF that nothing in it proves: only those are taken over that the user confirms, each by itself. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { Locale } from '../../../../core/values/text'
import type { UnprovenRow } from '../../../../sdk/files'
import { formatNumber, formatUnit } from '../../../../core/wording/format'
import { importWords } from './import-words'
import type { Choices } from './import-types'

interface UnprovenProps {
  rows: readonly UnprovenRow[]
  baseCurrency: string
  onChoose: (choice: Partial<Choices>) => void
  locale: Locale
}

/** A box to tick for each row; none is ticked. */
export function Unproven({ rows, baseCurrency, onChoose, locale }: UnprovenProps): VNode | null {
  const say = importWords[locale]
  const [confirmed, setConfirmed] = useState<readonly number[]>([])
  if (rows.length === 0) return null
  const toggle = (row: number): void => setConfirmed(confirmed.includes(row) ? confirmed.filter((each) => each !== row) : [...confirmed, row])
  const textOf = ({ page, line, name, isin, wkn, units, value }: UnprovenRow): string =>
    say.unproven(page, line, [name, isin || wkn].filter((part) => part !== '').join(', '), formatNumber(units, locale, 8), formatUnit(value, `amount in ${baseCurrency}`, locale))
  return (
    <fieldset>
      <legend>{say.confirm}</legend>
      {rows.map((each) => <label class="check" key={each.row}><input type="checkbox" checked={confirmed.includes(each.row)} onChange={() => toggle(each.row)} />{textOf(each)}</label>)}
      <div class="actions"><button type="button" disabled={confirmed.length === 0} onClick={() => onChoose({ confirmed })}>{say.takeConfirmed(confirmed.length, rows.length)}</button></div>
    </fieldset>
  )
}

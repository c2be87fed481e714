/** Errors in a file as a list, since a table does not fit on a phone. */
import type { VNode } from 'preact'
import { byLanguage, text, type Locale } from '../../../core/values/text'
import { formatNumber } from '../../../core/wording/format'
import type { FileFault } from '../../../sdk/files'
import { placeOf } from '../../../sdk/files/trades/rows/several'

/** Where a row is, of the only file or among several by their names. */
export function rowText(row: number, names: readonly string[]): string {
  const { file, row: own } = names.length > 1 ? placeOf(row) : { file: 0, row }
  return [...(names.length > 1 ? [names[file]] : []), ...(own === null ? [] : [own])].join(', ')
}

/** Rows of trades that another confirmation states, too, and that are to be asked about: where nothing else is wrong. */
export const repeatsAsked = (faults: readonly FileFault[]): number[] => (faults.every(({ code }) => code === 'twice_unclear') ? faults.flatMap(({ row }) => row ?? []) : [])

export interface Finding {
  row: number | null
  column: string
  message: string
}

const words = byLanguage({
  row: text('Row', 'Zeile'),
  more: text((count: string) => `and ${count} more`, (count) => `und ${count} weitere`),
})

/** More than anybody mends by hand. */
const MOST = 100

/** Each with its place; what concerns the whole file has none. */
export const Findings = ({ findings, names = [], locale }: { findings: readonly Finding[]; names?: readonly string[]; locale: Locale }): VNode => (
  <ul class="findings">
    {findings.slice(0, MOST).map(({ row, column, message }) => {
      const place = [row === null ? '' : names.length > 1 ? rowText(row, names) : `${words[locale].row} ${row}`, column].filter((part) => part !== '').join(', ')
      return <li>{place !== '' && <strong>{place}: </strong>}{message}</li>
    })}
    {findings.length > MOST && <li>{words[locale].more(formatNumber(findings.length - MOST, locale))}</li>}
  </ul>
)

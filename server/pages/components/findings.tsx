/** Errors in a file as a list, since a table does not fit on a phone. */
import type { VNode } from 'preact'
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

/** Each with its place; what concerns the whole file has none. */
export const Findings = ({ findings, row: label, names = [] }: { findings: readonly Finding[]; row: string; names?: readonly string[] }): VNode => (
  <ul class="findings">
    {findings.map(({ row, column, message }) => {
      const place = [row === null ? '' : names.length > 1 ? rowText(row, names) : `${label} ${row}`, column].filter((part) => part !== '').join(', ')
      return <li>{place !== '' && <strong>{place}: </strong>}{message}</li>
    })}
  </ul>
)

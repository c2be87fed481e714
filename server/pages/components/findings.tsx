/** What is wrong in a file, as a list: a phone has no room for a table of it. */
import type { VNode } from 'preact'

export interface Finding {
  row: number | null
  column: string
  message: string
}

/** Each with its place; what concerns the whole file has none. */
export const Findings = ({ findings, row: label }: { findings: readonly Finding[]; row: string }): VNode => (
  <ul class="findings">
    {findings.map(({ row, column, message }) => {
      const place = [row === null ? '' : `${label} ${row}`, column].filter((part) => part !== '').join(', ')
      return <li>{place !== '' && <strong>{place}: </strong>}{message}</li>
    })}
  </ul>
)

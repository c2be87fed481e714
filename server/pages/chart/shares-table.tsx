/** The shares that a picture shows, as rows: for those who cannot see it or want the figures. */
import type { VNode } from 'preact'
import type { Locale } from '../../../core/values/text'
import { words } from '../browser/words'
import { DataTable } from '../components/data-table'

/** One share of the picture, a fraction, with what there is to say of it. */
interface ShareRow {
  name: string
  share: number
  note?: string | undefined
}

/** Folded away below a picture. */
export function SharesTable({ title, rows, locale }: { title: string; rows: readonly ShareRow[]; locale: Locale }): VNode {
  const text = words[locale]
  const hasNotes = rows.some(({ note }) => note !== undefined && note !== '')
  return (
    <details class="chart-table">
      <summary>{text.showTable}</summary>
      <DataTable
        caption={title} captionHidden locale={locale}
        columns={[{ label: text.name }, { label: text.share, unit: 'share with 2 decimals' }, ...(hasNotes ? [{ label: text.through, empty: '–' }] : [])]}
        rows={rows.map(({ name, share, note }) => [name, share, ...(hasNotes ? [note === undefined || note === '' ? null : note] : [])])}
      />
    </details>
  )
}

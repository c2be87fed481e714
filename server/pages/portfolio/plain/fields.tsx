/** Renders any data by its schema and words: figures, then nested objects, then lists as tables. */
import type { VNode } from 'preact'
import { isRecord, type Fields } from '../../../../core/values/record'
import { itemsOf, shownIn, valueText, type Described, type Member } from '../../../../core/wording/described'
import { DataTable, type WordedCell } from '../../components/data-table'
import type { Show } from '../context'
import { KeyFigures } from '../parts/figures'

/** A value in one line: entries of a list one after the other, with their members. */
function lineOf(value: unknown, given: Described, show: Show): string {
  if (Array.isArray(value)) return value.map((entry: unknown) => lineOf(entry, itemsOf(given), show)).join('; ')
  if (isRecord(value)) return shownIn(value, given, show.locale).map((member) => `${member.label}: ${lineOf(member.value, member.field, show)}`).join(', ')
  return valueText(value, given, show.locale, show.currency)
}

const cellOf = ({ value, field }: Member, show: Show): WordedCell => ({ value: typeof value === 'number' ? value : null, text: lineOf(value, field, show) })

/** Lists of plain values stand among the figures. */
const isNested = ({ value }: Member): boolean => isRecord(value) || (Array.isArray(value) && value.some(isRecord))

function Rows({ member: { key, label, value, field }, show }: { member: Member; show: Show }): VNode {
  const rows = (Array.isArray(value) ? value : []).filter(isRecord).map((row) => new Map(shownIn(row, itemsOf(field), show.locale).map((member) => [member.key, member])))
  const columns = new Map(rows.flatMap((row) => [...row].map(([name, member]) => [name, member.label] as const)))
  return (
    <DataTable
      caption={label} locale={show.locale} file={key} columns={[...columns.values()].map((name) => ({ label: name }))}
      rows={rows.map((row) => [...columns.keys()].map((name) => {
        const member = row.get(name)
        return member === undefined ? null : cellOf(member, show)
      }))}
    />
  )
}

export function PlainFields({ value, given, show }: { value: Fields; given: Described; show: Show }): VNode {
  const members = shownIn(value, given, show.locale)
  const figures = members.filter((member) => !isNested(member))
  return (
    <>
      {figures.length > 0 && <KeyFigures figures={figures.map((member) => [member.label, <data class="figure" value={String(member.value)}>{lineOf(member.value, member.field, show)}</data>])} />}
      {members.filter(isNested).map((member) => (isRecord(member.value)
        ? <section key={member.key}><h4>{member.label}</h4><PlainFields value={member.value} given={member.field} show={show} /></section>
        : <Rows key={member.key} member={member} show={show} />))}
    </>
  )
}

/** Finds the columns of a table by a layout. */
import type { Column } from '../table/columns'
import type { Field, Layout } from './layout'
import { entriesOf } from '../../../core/values/record'

export type Fields = Readonly<Partial<Record<Field, readonly Column[]>>>

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The first column of which a name is the header; `Betrag+1` is the one to the right of it. */
function columnNamed(columns: readonly Column[], names: string): Column | undefined {
  for (const name of names.split('|')) {
    const [text = '', step = '0'] = name.split('+')
    const at = columns.findIndex(({ header }) => isSame(header.text, text))
    const found = at < 0 ? undefined : columns[at + Number(step)]
    if (found !== undefined && (step === '0' || found.header.text === '' || isSame(found.header.text, text))) return found
  }
  return undefined
}

/** The columns of each field; null where one that the layout needs is missing. */
export function fieldsOf(columns: readonly Column[], { columns: wanted }: Layout): Fields | null {
  const fields: Partial<Record<Field, readonly Column[]>> = {}
  for (const [field, text] of entriesOf(wanted)) {
    const parts = text.split('&').map((part) => ({ column: columnNamed(columns, part.replace(/\?$/, '')), isNeeded: !part.endsWith('?') }))
    if (parts.some(({ column, isNeeded }) => column === undefined && isNeeded)) return null
    fields[field] = parts.flatMap(({ column }) => column ?? [])
  }
  return fields
}

/** The kind that a layout gives to a text. */
export const kindIn = ({ kinds = {} }: Layout, cell: string): keyof NonNullable<Layout['kinds']> | null => {
  const text = cell.trim().toLowerCase()
  const found = entriesOf(kinds).find(([, words]) => words.split('|').some((word) => text === word || text.startsWith(`${word} `)))
  return found?.[0] ?? null
}

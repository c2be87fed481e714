/** Finds the layout of a table among those that are known. */
import { columnsOf, type Column } from '../table/columns'
import type { Table } from '../table/table'
import { withDescribed } from './described'
import type { Layout } from './layout'
import { layouts } from './layouts'
import { fieldsOf, type Fields } from './match'

interface Known {
  layout: Layout
  /** With what stands in texts as columns of their own. */
  table: Table
  columns: readonly Column[]
  fields: Fields
}

/** No layout has nearly as many columns; a file with thousands is none. */
const MOST = 100

/** The first layout whose columns a table has; null where it is that of no bank or app. */
export function knownLayout(table: Table): Known | null {
  if (table.headers.length > MOST) return null
  const plain = columnsOf(table)
  for (const layout of layouts) {
    const whole = withDescribed(table, layout)
    const columns = whole === table ? plain : columnsOf(whole)
    const fields = fieldsOf(columns, layout)
    if (fields !== null) return { layout, table: whole, columns, fields }
  }
  return null
}

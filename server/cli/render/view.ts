import type { Locale } from '../../../core/text'
import { unitAt, type Described } from './schema'
import type { Paint } from './text'

/** How results are shown. */
export interface View {
  locale: Locale
  /** Rows of a table that are printed. */
  rows: number
  paint: Paint
  /** The currency behind the unit `baseCurrency`. */
  baseCurrency: string
  /** Heading of a field. */
  title(key: string): string
}

/** The unit of a value, with the currency of the answer. */
export function unitIn(given: Described | null, view: View): string | undefined {
  const unit = unitAt(given)
  return unit === 'baseCurrency' ? view.baseCurrency : unit
}

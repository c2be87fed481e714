import type { Locale } from '../../../core/values/text'
import type { Paint } from './text'

/** How results are shown. */
export interface View {
  locale: Locale
  /** Rows of a table that are printed. */
  rows: number
  paint: Paint
  /** The currency of amounts in the base currency. */
  currency: string
}

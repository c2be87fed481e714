/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  growth: 'Value over the years',
}

const de: typeof en = {
  growth: 'Wert über die Jahre',
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }

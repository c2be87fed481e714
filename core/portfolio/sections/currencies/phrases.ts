/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  hedgedTo: (currency: string, share: string) => `hedged to ${currency}, ${share} of the portfolio`,
  hedgeUnknown: (share: string) => `hedged, but to which currency is not known, ${share} of the portfolio`,
}

const de: typeof en = {
  hedgedTo: (currency, share) => `gesichert in ${currency}, ${share} des Portfolios`,
  hedgeUnknown: (share) => `gesichert, in welche Währung ist nicht bekannt, ${share} des Portfolios`,
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }

/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  ofKnown: (share: string) => `of the revenue that is known; reports are read for ${share} of the equities`,
  ofDepot: 'As shares of the whole portfolio',
  examined: (count: string) => `${count} companies were examined.`,
  revenueRest: (missing: string, omitted: string, residual: string) => `Not known: ${missing} because a company has no usable report, ${omitted} in companies beyond the largest 25, ${residual} in funds that name no company. Shares of the whole portfolio.`,
}

const de: typeof en = {
  ofKnown: (share) => `des bekannten Umsatzes; gelesen sind Berichte für ${share} der Aktien`,
  ofDepot: 'Als Anteile am ganzen Portfolio',
  examined: (count) => `${count} Unternehmen wurden betrachtet.`,
  revenueRest: (missing, omitted, residual) => `Nicht bekannt: ${missing}, weil ein Unternehmen keinen brauchbaren Bericht hat, ${omitted} in Unternehmen jenseits der 25 größten, ${residual} in Fonds, die kein Unternehmen nennen. Anteile am ganzen Portfolio.`,
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }

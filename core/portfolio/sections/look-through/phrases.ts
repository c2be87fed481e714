/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  direct: (share: string) => `held directly: ${share}`,
  via: (fund: string, share: string, inFund: string) => `${fund}: ${share} (${inFund} of the fund)`,
  sources: (count: number) => (count === 1 ? '1 source' : `${count} sources`),
  tail: (share: string) => `Companies beyond this list: ${share} of the portfolio.`,
  unresolved: (share: string) => `In funds, but not traceable to a company: ${share} of the portfolio.`,
  positionCount: (count: string) => `${count} companies are known by name.`,
}

const de: typeof en = {
  direct: (share) => `direkt gehalten: ${share}`,
  via: (fund, share, inFund) => `${fund}: ${share} (${inFund} des Fonds)`,
  sources: (count) => (count === 1 ? '1 Quelle' : `${count} Quellen`),
  tail: (share) => `Unternehmen jenseits dieser Liste: ${share} des Portfolios.`,
  unresolved: (share) => `In Fonds, aber keinem Unternehmen zuzuordnen: ${share} des Portfolios.`,
  positionCount: (count) => `${count} Unternehmen sind namentlich bekannt.`,
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }

/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  direct: text((share: string) => `held directly: ${share}`, (share) => `direkt gehalten: ${share}`),
  via: text((fund: string, share: string, inFund: string) => `${fund}: ${share} (${inFund} of the fund)`, (fund, share, inFund) => `${fund}: ${share} (${inFund} des Fonds)`),
  sources: text((count: number) => (count === 1 ? '1 source' : `${count} sources`), (count) => (count === 1 ? '1 Quelle' : `${count} Quellen`)),
  tail: text((share: string) => `Companies beyond this list: ${share} of the portfolio.`, (share) => `Unternehmen jenseits dieser Liste: ${share} des Depots.`),
  unresolved: text((share: string) => `In funds, but not traceable to a company: ${share} of the portfolio.`, (share) => `In Fonds, aber keinem Unternehmen zuzuordnen: ${share} des Depots.`),
  positionCount: text((count: string) => `${count} companies are known by name.`, (count) => `${count} Unternehmen sind namentlich bekannt.`),
})

/** What its page says besides the names of its fields. */
import { byLanguage, text } from '../../../values/text'

export const phrases = byLanguage({
  ofKnown: text((share: string) => `of the revenue that is known; reports are read for ${share} of the equities`, (share) => `des bekannten Umsatzes; gelesen sind Berichte für ${share} der Aktien`),
  ofDepot: text('As shares of the whole portfolio', 'Als Anteile am ganzen Depot'),
  examined: text((count: string) => `${count} companies were examined. They split the world differently: Americas can hold North America.`, (count) => `${count} Unternehmen wurden betrachtet. Sie teilen die Welt verschieden auf: „Amerika“ kann Nordamerika enthalten.`),
  revenueRest: text(
    (missing: string, omitted: string, residual: string) => `Not known: ${missing} because a company has no usable report, ${omitted} in companies beyond the largest 25, ${residual} in funds that name no company. Shares of the whole portfolio.`,
    (missing, omitted, residual) => `Nicht bekannt: ${missing}, weil ein Unternehmen keinen brauchbaren Bericht hat, ${omitted} in Unternehmen jenseits der 25 größten, ${residual} in Fonds, die kein Unternehmen nennen. Anteile am ganzen Depot.`,
  ),
})

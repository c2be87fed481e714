import { text } from '../../../values/text'
import { chosen, grouped, named, orNull } from '../../../wording/field-words'
import { isin, name, weight } from '../../schemas/words'

export const words = {
  scope: chosen(named('Covers', 'Umfasst'), { ongoing_fund_charges: text('ongoing charges of funds', 'laufende Kosten von Fonds') }),
  coveredPortfolioWeight: named('Charge known for', 'Kosten bekannt für'),
  fundPortfolioWeight: named('In funds', 'In Fonds'),
  unknownPortfolioWeight: named('Charge not known for', 'Kosten nicht bekannt für'),
  weightedTer: orNull(named('Weighted ongoing charge', 'Gewichtete laufende Kosten')),
  knownAnnualCost: orNull(named('Known cost per year', 'Bekannte Kosten im Jahr')),
  positions: grouped(named('Charge of each fund', 'Kosten je Fonds'), {
    isin,
    name,
    weight,
    ter: orNull(named('Ongoing charge', 'Laufende Kosten')),
    annualCost: orNull(named('Cost per year', 'Kosten im Jahr')),
  }),
}

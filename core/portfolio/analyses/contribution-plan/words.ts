import { text } from '../../../values/text'
import { chosen, grouped, named } from '../../../wording/field-words'
import { assetClassLabels } from '../../keys/taxonomy'
import { portfolioWords } from '../../schemas/words'

const assetClass = chosen(named('Asset class', 'Anlageklasse'), assetClassLabels)

const mix = {
  assetClass,
  currentWeight: named('Share', 'Anteil'),
  targetWeight: named('Target', 'Ziel'),
  deviation: named('Deviation', 'Abweichung'),
  value: named('Value', 'Wert'),
}

export const words = {
  request: {
    portfolio: grouped(named('Portfolio', 'Depot'), portfolioWords),
    targets: grouped(named('Target mix', 'Zielmischung', 'Die gewünschte Mischung; die Gewichte ergeben zusammen 1.'), { assetClass, weight: named('Target', 'Ziel') }),
    contribution: named('Amount to invest', 'Anzulegender Betrag', 'Ein neuer Betrag in ganzen Cent.'),
    minimumAllocation: named('Smallest amount per asset class', 'Kleinster Betrag je Anlageklasse', 'Ein kleinerer Betrag wird nicht zugeteilt.'),
  },
  data: {
    method: chosen(named('Method', 'Verfahren'), { proportional_underweight_gaps: text('in proportion to what is missing', 'im Verhältnis dessen, was fehlt') }),
    contribution: named('Amount to invest', 'Anzulegender Betrag'),
    allocatedAmount: named('Allocated', 'Zugeteilt'),
    unallocatedAmount: named('Not allocated, stays cash', 'Nicht zugeteilt, bleibt Liquidität'),
    before: grouped(named('Now', 'Jetzt'), mix),
    after: grouped(named('Afterwards', 'Danach'), mix),
    allocations: grouped(named('Split of the amount', 'Aufteilung des Betrags'), { assetClass, amount: named('Amount', 'Betrag') }),
  },
}

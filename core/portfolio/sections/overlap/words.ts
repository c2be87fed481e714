import { text } from '../../../values/text'
import { chosen, grouped, named, orNull } from '../../../wording/field-words'
import { fundCoverageWords, name } from '../../schemas/words'

export const words = {
  method: chosen(named('Measured as', 'Gemessen als'), {
    sum_minimum_constituent_weights: text('sum of the smaller weight of each shared company', 'Summe der jeweils kleineren Gewichte gemeinsamer Unternehmen'),
  }),
  fundCount: named('Equity funds', 'Aktienfonds'),
  pairs: grouped(named('Pairs of funds', 'Fondspaare'), {
    fundA: named('First fund', 'Erster Fonds'),
    fundB: named('Second fund', 'Zweiter Fonds'),
    isinA: orNull(named('ISIN of the first', 'ISIN des ersten')),
    isinB: orNull(named('ISIN of the second', 'ISIN des zweiten')),
    overlap: named('Overlap', 'Überschneidung'),
    sharedCount: named('Companies in both', 'Unternehmen in beiden'),
    sharedTail: grouped(orNull(named('Further shared companies', 'Weitere gemeinsame Unternehmen'), text('none beyond these', 'keine weiteren')), {
      count: named('Companies', 'Unternehmen'),
      weight: named('Overlap', 'Überschneidung'),
    }),
    sharedHoldings: grouped(named('Largest shared companies', 'Größte gemeinsame Unternehmen'), {
      id: named('Id', 'Kennung'),
      name,
      weightInA: named('Share of the first fund', 'Anteil am ersten Fonds'),
      weightInB: named('Share of the second fund', 'Anteil am zweiten Fonds'),
    }),
  }),
  funds: grouped(named('Lists of holdings used', 'Verwendete Bestandslisten'), fundCoverageWords),
}

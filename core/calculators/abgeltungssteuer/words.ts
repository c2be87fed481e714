import { text } from '../../values/text'
import { chosen, named } from '../../wording/field-words'
import type { CalculationWords } from '../../operations/define'
import { steuerWords, taxProfileWords } from '../../law/kapitalertrag/words'
import type { abgeltungssteuer } from './model'

export const words: CalculationWords<typeof abgeltungssteuer> = {
  inputs: {
    kapitalertrag: named('Capital income', 'Kapitalertrag', 'Erträge des Jahres vor Steuern.'),
    ertragsart: chosen(named('Kind of income', 'Art des Ertrags', 'Zinsen, Gewinn aus Aktien, Dividende oder Gewinn eines Aktienfonds (ETF).'), {
      general: text('Interest and other income', 'Zinsen und übrige Erträge'),
      aktienverkauf: text('Sale of shares', 'Verkauf von Aktien'),
      dividende: text('Dividend', 'Dividende'),
      etf: text('Gain of an equity fund (ETF)', 'Gewinn eines Aktienfonds (ETF)'),
    }),
    taxProfile: taxProfileWords,
  },
  result: {
    ...steuerWords,
    teilfreistellung_betrag: named('Exempt part', 'Freigestellter Teil'),
  },
}

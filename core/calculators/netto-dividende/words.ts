import { text } from '../../values/text'
import { chosen, grouped, named } from '../../wording/field-words'
import type { CalculationWords } from '../../operations/define'
import { steuerWords, taxProfileWords } from '../../law/kapitalertrag/words'
import type { nettoDividende } from './model'

export const words: CalculationWords<typeof nettoDividende> = {
  inputs: {
    brutto_dividende: named('Gross dividend', 'Bruttodividende', 'Dividende oder Ausschüttung vor Steuern, in Euro.'),
    quelle: chosen(named('Paid by', 'Gezahlt von', 'Eine Aktie, ein Aktienfonds oder ein Mischfonds.'), {
      aktie: text('A share', 'einer Aktie'),
      etf_aktien: text('An equity fund (ETF)', 'einem Aktienfonds (ETF)'),
      mischfonds: text('A mixed fund', 'einem Mischfonds'),
    }),
    isin: named('ISIN', 'ISIN', 'Die ersten beiden Buchstaben nennen das Land, nach dem sich die Quellensteuer richtet. Nur dafür.'),
    taxProfile: taxProfileWords,
  },
  result: {
    brutto_dividende: named('Gross dividend', 'Bruttodividende'),
    teilfreistellung_rate: named('Partial exemption', 'Teilfreistellung'),
    teilfreistellung_betrag: named('Exempt part', 'Freigestellter Teil'),
    steuerpflichtiger_betrag: named('Dividend after partial exemption', 'Dividende nach Teilfreistellung'),
    steuer: grouped(named('German tax before the credit', 'Deutsche Steuer vor Anrechnung'), steuerWords),
    quellensteuer_rate: named('Withholding rate abroad', 'Quellensteuersatz'),
    quellensteuer_betrag: named('Tax withheld abroad', 'Quellensteuer'),
    anrechenbare_quellensteuer: named('Credited in Germany', 'In Deutschland angerechnet'),
    erstattungsfaehige_quellensteuer: named('Can be claimed back abroad', 'Im Ausland erstattungsfähig'),
    deutsche_reststeuer: named('German tax after the credit', 'Deutsche Steuer nach Anrechnung'),
    quellensteuer_status: chosen(named('Withholding tax', 'Umgang mit der Quellensteuer'), {
      credited: text('withheld abroad, can be credited', 'im Ausland einbehalten, anrechenbar'),
      fund_level: text('settled inside the fund', 'innerhalb des Fonds abgegolten'),
      none: text('no withholding modelled', 'keine Quellensteuer angesetzt'),
      unavailable: text('left out: not known for this country', 'nicht angesetzt: für dieses Land nicht bekannt'),
    }),
    netto_dividende: named('Net dividend', 'Nettodividende'),
  },
}

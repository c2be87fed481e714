import { text } from '../../values/text'
import { chosen, grouped, named } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { steuerWords, taxProfileWords } from '../../law/kapitalertrag/words'
import { nettoDividende as model } from './model'

const words: CalculationWords<typeof model> = {
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

/** Condition: all of the tax withheld abroad can be claimed back there, so that Germany credits none of it. */
const whollyRefundable = { erstattungsfaehige_quellensteuer: { as: 'quellensteuer_betrag' } }

const ofFunds = ['etf_aktien', 'mischfonds']

const view: CalculatorView<typeof model> = {
  group: 'taxes',
  opening: { brutto_dividende: 3000, isin: 'CH0038863350', taxProfile: { sparerpauschbetrag_remaining: 0 } },
  explore: { brutto_dividende: { most: 10_000, step: 100 } },
  headline: ['netto_dividende', 'deutsche_reststeuer', 'quellensteuer_betrag'],
  presets: [
    { name: text('€3,000 from a German share', '3.000 € von einer deutschen Aktie'), inputs: { brutto_dividende: 3000, isin: 'DE0008404005' } },
    { name: text('€3,000 from a US share', '3.000 € von einer Aktie aus den USA'), inputs: { brutto_dividende: 3000, isin: 'US0378331005' } },
    { name: text('€3,000 from an equity ETF', '3.000 € von einem Aktien-ETF'), inputs: { brutto_dividende: 3000, quelle: 'etf_aktien' } },
  ],
  notes: [
    {
      when: { quellensteuer_status: 'unavailable' },
      text: text(
        'Nothing is known of the tax that this country withholds: none is deducted, and the real net dividend may be lower.',
        'Über die Quellensteuer dieses Landes ist nichts bekannt: Sie ist nicht abgezogen, die wirkliche Nettodividende kann niedriger sein.',
      ),
    },
    {
      when: { quellensteuer_status: 'credited', anrechenbare_quellensteuer: 0 },
      unless: whollyRefundable,
      text: text(
        'The tax withheld abroad could be credited; the saver allowance leaves no German tax to credit it on.',
        'Die Quellensteuer ist anrechenbar, wird hier durch den Pauschbetrag aber nicht gebraucht.',
      ),
    },
    {
      when: { quellensteuer_status: 'credited', ...whollyRefundable },
      unless: { quellensteuer_betrag: 0 },
      text: text('The tax withheld abroad is not credited in Germany; it can be claimed back abroad.', 'Diese Quellensteuer wird in Deutschland nicht angerechnet; sie lässt sich im Ausland zurückholen.'),
    },
  ],
  ineffective: [{ field: 'asOf' }, ...ofFunds.map((quelle) => ({ field: 'isin', when: { 'inputs.quelle': quelle } }))],
  charts: [{ kind: 'parts', fields: ['netto_dividende', 'deutsche_reststeuer', 'quellensteuer_betrag'] }],
}

export const nettoDividende = { ...model, words, view }

import { text } from '../../values/text'
import { chosen, named } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { steuerWords, taxProfileWords } from '../../law/kapitalertrag/words'
import { abgeltungssteuer as model } from './model'

const words: CalculationWords<typeof model> = {
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

const view: CalculatorView<typeof model> = {
  group: 'taxes',
  explore: { kapitalertrag: { most: 50_000, step: 500 } },
  headline: ['netto_ertrag', 'gesamte_steuer', 'effektiver_steuersatz'],
  presets: [
    { name: text('€2,000 of interest', '2.000 € Zinsen'), inputs: { kapitalertrag: 2000 } },
    { name: text('€10,000 of gains of an equity ETF', '10.000 € Gewinn mit einem Aktien-ETF'), inputs: { kapitalertrag: 10_000, ertragsart: 'etf' } },
    { name: text('A couple, €5,000 of dividends', 'Paar, 5.000 € Dividenden'), inputs: { ertragsart: 'dividende', taxProfile: { filing_status: 'joint', sparerpauschbetrag_remaining: 2000 } } },
  ],
  ineffective: [{ field: 'asOf' }],
  charts: [{ kind: 'parts', fields: ['netto_ertrag', 'kapitalertragsteuer', 'solidaritaetszuschlag', 'kirchensteuer'] }],
}

export const abgeltungssteuer = { ...model, words, view }

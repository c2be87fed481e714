import { text } from '../../values/text'
import type { CalculatorView } from '../../operations/define'
import { abgeltungssteuer as model } from './model'
import { words } from './words'

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

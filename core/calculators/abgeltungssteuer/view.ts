import type { CalculatorView } from '../../operations/define'
import type { abgeltungssteuer } from './model'

export const view: CalculatorView<typeof abgeltungssteuer> = {
  group: 'taxes',
  explore: { kapitalertrag: { most: 50_000, step: 500 } },
  headline: ['netto_ertrag', 'gesamte_steuer', 'effektiver_steuersatz'],
  ineffective: [{ field: 'asOf' }],
  charts: [{ kind: 'parts', fields: ['netto_ertrag', 'kapitalertragsteuer', 'solidaritaetszuschlag', 'kirchensteuer'] }],
}

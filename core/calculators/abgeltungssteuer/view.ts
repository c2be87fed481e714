import type { View } from '../../wording/view'

export const view: View = {
  group: 'taxes',
  explore: { kapitalertrag: { most: 50_000, step: 500 } },
  headline: ['netto_ertrag', 'gesamte_steuer', 'effektiver_steuersatz'],
  ineffective: [{ field: 'asOf' }],
  charts: [{ kind: 'parts', fields: ['netto_ertrag', 'kapitalertragsteuer', 'solidaritaetszuschlag', 'kirchensteuer'] }],
}

import type { View } from '../../wording/view'

export const view: View = {
  group: 'taxes',
  headline: ['netto_ertrag', 'gesamte_steuer', 'effektiver_steuersatz'],
  ineffective: [{ field: 'asOf' }],
  charts: [{ kind: 'parts', fields: ['netto_ertrag', 'kapitalertragsteuer', 'solidaritaetszuschlag', 'kirchensteuer'] }],
}

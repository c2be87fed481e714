import type { View } from '../../wording/view'

export const view: View = {
  group: 'taxes',
  opening: { wert_jahresanfang: 100_000, wert_jahresende: 108_000 },
  headline: ['steuer.gesamte_steuer', 'vorabpauschale_brutto', 'vorabpauschale_steuerpflichtig'],
  ineffective: [{ field: 'asOf' }],
  charts: [{ kind: 'bars', fields: ['basisertrag', 'vorabpauschale_brutto', 'vorabpauschale_steuerpflichtig', 'steuer.gesamte_steuer'] }],
}

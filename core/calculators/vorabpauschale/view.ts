import type { View } from '../../wording/view'

export const view: View = {
  group: 'taxes',
  opening: { wert_jahresanfang: 100_000, wert_jahresende: 108_000 },
  explore: { wert_jahresanfang: { most: 500_000, step: 1000 }, wert_jahresende: { most: 500_000, step: 1000 }, ausschuettungen: { most: 10_000, step: 100 } },
  headline: ['steuer.gesamte_steuer', 'vorabpauschale_brutto', 'vorabpauschale_steuerpflichtig'],
  ineffective: [{ field: 'asOf' }],
  charts: [{ kind: 'bars', fields: ['basisertrag', 'vorabpauschale_brutto', 'vorabpauschale_steuerpflichtig', 'steuer.gesamte_steuer'] }],
}

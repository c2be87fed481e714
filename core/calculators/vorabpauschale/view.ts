import type { CalculatorView } from '../../operations/define'
import type { vorabpauschale } from './model'

export const view: CalculatorView<typeof vorabpauschale> = {
  group: 'taxes',
  opening: { wert_jahresanfang: 100_000, wert_jahresende: 108_000 },
  explore: { wert_jahresanfang: { most: 500_000, step: 1000 }, wert_jahresende: { most: 500_000, step: 1000 }, ausschuettungen: { most: 10_000, step: 100 } },
  headline: ['steuer.gesamte_steuer', 'vorabpauschale_brutto', 'vorabpauschale_steuerpflichtig'],
  ineffective: [{ field: 'asOf' }],
  charts: [{ kind: 'bars', fields: ['basisertrag', 'vorabpauschale_brutto', 'vorabpauschale_steuerpflichtig', 'steuer.gesamte_steuer'] }],
}

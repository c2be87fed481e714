import { text } from '../../values/text'
import type { CalculatorView } from '../../operations/define'
import { vorabpauschale as model } from './model'
import { words } from './words'

const view: CalculatorView<typeof model> = {
  group: 'taxes',
  opening: { wert_jahresanfang: 100_000, wert_jahresende: 108_000 },
  explore: { wert_jahresanfang: { most: 500_000, step: 1000 }, wert_jahresende: { most: 500_000, step: 1000 }, ausschuettungen: { most: 10_000, step: 100 } },
  headline: ['steuer.gesamte_steuer', 'vorabpauschale_brutto', 'vorabpauschale_steuerpflichtig'],
  presets: [
    { name: text('€10,000, up 15%', '10.000 €, 15 % mehr'), inputs: {} },
    { name: text('€50,000, up 8%', '50.000 €, 8 % mehr'), inputs: { wert_jahresanfang: 50_000, wert_jahresende: 54_000 } },
    { name: text('€20,000, €100 paid out', '20.000 €, 100 € ausgeschüttet'), inputs: { wert_jahresanfang: 20_000, wert_jahresende: 21_500, ausschuettungen: 100 } },
  ],
  ineffective: [{ field: 'asOf' }],
  charts: [{ kind: 'bars', fields: ['basisertrag', 'vorabpauschale_brutto', 'vorabpauschale_steuerpflichtig', 'steuer.gesamte_steuer'] }],
}

export const vorabpauschale = { ...model, words, view }

import { grouped, named } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { fondstypWords } from '../../law/investmentfonds/words'
import { steuerWords, taxProfileWords } from '../../law/kapitalertrag/words'
import { text } from '../../values/text'
import { vorabpauschale as model } from './model'

const words: CalculationWords<typeof model> = {
  inputs: {
    wert_jahresanfang: named('Value at the start of the year', 'Wert am Jahresanfang', 'Wert der Position am Anfang des Jahres.'),
    wert_jahresende: named('Value at the end of the year', 'Wert am Jahresende', 'Wert derselben Anteile am Ende des Jahres.'),
    ausschuettungen: named('Distributions', 'Ausschüttungen', 'Ausschüttungen des Jahres vor Steuern.'),
    fondstyp: fondstypWords,
    steuerjahr: named('Tax year', 'Steuerjahr', 'Kalenderjahr der Vorabpauschale. Nur Jahre mit veröffentlichtem Basiszins.'),
    taxProfile: taxProfileWords,
  },
  result: {
    basiszins: named('Base rate', 'Basiszins'),
    basisertrag: named('Base yield', 'Basisertrag'),
    wertsteigerung: named('Change of value', 'Wertänderung'),
    vorabpauschale_brutto: named('Advance lump sum', 'Vorabpauschale'),
    teilfreistellung_rate: named('Partial exemption', 'Teilfreistellung'),
    teilfreistellung_betrag: named('Exempt part', 'Freigestellter Teil'),
    vorabpauschale_steuerpflichtig: named('Lump sum after partial exemption', 'Vorabpauschale nach Teilfreistellung'),
    steuer: grouped(named('Tax on the lump sum', 'Steuer auf die Vorabpauschale'), steuerWords),
  },
}

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

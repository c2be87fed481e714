import { grouped, named } from '../../wording/field-words'
import type { CalculationWords } from '../../operations/define'
import { fondstypWords } from '../../law/investmentfonds/words'
import { steuerWords, taxProfileWords } from '../../law/kapitalertrag/words'
import type { vorabpauschale } from './model'

export const words: CalculationWords<typeof vorabpauschale> = {
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

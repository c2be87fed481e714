import type { Locale } from '../../values/text'

/** Headings and fixed sentences of the methodology. */
interface Words {
  assumptions: string
  limitations: string
  sources: string
  figures: string
  figureColumns: readonly string[]
  model: string
  classes: string
  sectors: string
  regions: string
  countries: string
  currencies: string
  key: string
  label: string
  region: string
  currency: string
}

export const words: Readonly<Record<Locale, Words>> = {
  en: {
    assumptions: 'Assumptions',
    limitations: 'Limitations',
    sources: 'Sources',
    figures: 'Legal and model figures',
    figureColumns: ['Figure', 'Norm', 'In force from', 'Value', 'Source', 'Checked'],
    model: 'Model version',
    classes: 'Asset classes',
    sectors: 'Sectors',
    regions: 'Regions',
    countries: 'Countries',
    currencies: 'Currencies',
    key: 'Key',
    label: 'Name',
    region: 'Region',
    currency: 'Currency',
  },
  de: {
    assumptions: 'Annahmen',
    limitations: 'Grenzen',
    sources: 'Quellen',
    figures: 'Gesetzliche Werte und Modellwerte',
    figureColumns: ['Wert', 'Vorschrift', 'Gilt ab', 'Höhe', 'Quelle', 'Geprüft'],
    model: 'Modellversion',
    classes: 'Anlageklassen',
    sectors: 'Branchen',
    regions: 'Regionen',
    countries: 'Länder',
    currencies: 'Währungen',
    key: 'Schlüssel',
    label: 'Name',
    region: 'Region',
    currency: 'Währung',
  },
}

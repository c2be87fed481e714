import { byLanguage, text } from '../../values/text'

export const words = byLanguage({
  assumptions: text('Assumptions', 'Annahmen'),
  limitations: text('Limitations', 'Grenzen'),
  sources: text('Sources', 'Quellen'),
  figures: text('Legal and model figures', 'Gesetzliche Werte und Modellwerte'),
  figureColumns: text(['Figure', 'Norm', 'In force from', 'Value', 'Source', 'Checked'], ['Wert', 'Vorschrift', 'Gilt ab', 'Höhe', 'Quelle', 'Geprüft']),
  model: text('Model version', 'Modellversion'),
  classes: text('Asset classes', 'Anlageklassen'),
  sectors: text('Sectors', 'Branchen'),
  regions: text('Regions', 'Regionen'),
  countries: text('Countries', 'Länder'),
  currencies: text('Currencies', 'Währungen'),
  key: text('Key', 'Schlüssel'),
  label: text('Name', 'Name'),
  region: text('Region', 'Region'),
  currency: text('Currency', 'Währung'),
})

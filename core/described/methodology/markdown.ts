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
})

// Markdown elements of the methodology.

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

/** A table; empty when there are no rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

/** A list under a heading; empty when there is nothing to list. */
export const list = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `### ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`

/** A heading with an anchor for links. */
export const anchored = (id: string, title: string): string => `<a id="${id}"></a>\n\n## ${title}`

/** Parts joined by empty lines; empty parts are left out. */
export const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n')

/** Words of the first look at a result. */
import type { Locale } from '../../../../core/values/text'

const en = {
  title: 'At a glance',
  companies: 'What the depot really holds: its largest companies',
  others: 'all other companies',
  allocation: 'Asset classes',
  world: 'Where the companies are at home',
  sectors: 'Sectors against the world index',
  own: 'This depot',
  index: 'World index',
  sector: 'Sector',
  pictures: 'In pictures',
  costs: 'What the funds cost in a year',
  fund: 'Fund',
  year: 'A year',
  known: 'known',
  approximated: 'approximated',
  unknown: 'not known',
  change: 'Change the holdings',
  tables: 'All tables (CSV in a ZIP)',
  ofEquities: 'of the equities',
  ofPortfolio: 'of the portfolio',
  approximatedBy: (fund: string, by: string) => `${fund}: approximated by ${by}`,
  and: ' + ',
}

const de: typeof en = {
  title: 'Auf einen Blick',
  companies: 'Was wirklich im Depot steckt: die größten Unternehmen',
  others: 'alle anderen Unternehmen',
  allocation: 'Anlageklassen',
  world: 'Wo die Unternehmen zu Hause sind',
  sectors: 'Branchen gegen den Weltindex',
  own: 'Dieses Depot',
  index: 'Weltindex',
  sector: 'Branche',
  pictures: 'In Bildern',
  costs: 'Was die Fonds im Jahr kosten',
  fund: 'Fonds',
  year: 'Im Jahr',
  known: 'bekannt',
  approximated: 'angenähert',
  unknown: 'nicht bekannt',
  change: 'Positionen ändern',
  tables: 'Alle Tabellen (CSV im ZIP)',
  ofEquities: 'der Aktien',
  ofPortfolio: 'des Depots',
  approximatedBy: (fund, by) => `${fund}: angenähert durch ${by}`,
  and: ' + ',
}

export const answerWords: Readonly<Record<Locale, typeof en>> = { en, de }

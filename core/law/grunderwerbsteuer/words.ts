import { text, type Text } from '../../values/text'
import type { Land } from './figures'

const names: Readonly<Record<Land, string>> = {
  'baden-wuerttemberg': 'Baden-Württemberg', bayern: 'Bayern', berlin: 'Berlin', brandenburg: 'Brandenburg', bremen: 'Bremen', hamburg: 'Hamburg',
  hessen: 'Hessen', 'mecklenburg-vorpommern': 'Mecklenburg-Vorpommern', niedersachsen: 'Niedersachsen', 'nordrhein-westfalen': 'Nordrhein-Westfalen',
  'rheinland-pfalz': 'Rheinland-Pfalz', saarland: 'Saarland', sachsen: 'Sachsen', 'sachsen-anhalt': 'Sachsen-Anhalt',
  'schleswig-holstein': 'Schleswig-Holstein', thueringen: 'Thüringen',
}

/** Names of the Länder, the same in both languages. */
export const laenderWords = Object.fromEntries(Object.entries(names).map(([land, name]) => [land, text(name, name)])) as Readonly<Record<Land, Text>>

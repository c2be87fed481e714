import { text } from '../../values/text'
import type { Land } from './figures'
import { keysOf, recordOf } from '../../values/record'

const names: Readonly<Record<Land, string>> = {
  'baden-wuerttemberg': 'Baden-Württemberg', bayern: 'Bayern', berlin: 'Berlin', brandenburg: 'Brandenburg', bremen: 'Bremen', hamburg: 'Hamburg',
  hessen: 'Hessen', 'mecklenburg-vorpommern': 'Mecklenburg-Vorpommern', niedersachsen: 'Niedersachsen', 'nordrhein-westfalen': 'Nordrhein-Westfalen',
  'rheinland-pfalz': 'Rheinland-Pfalz', saarland: 'Saarland', sachsen: 'Sachsen', 'sachsen-anhalt': 'Sachsen-Anhalt',
  'schleswig-holstein': 'Schleswig-Holstein', thueringen: 'Thüringen',
}

/** Names of the Länder, the same in both languages. */
export const laenderWords = recordOf(keysOf(names), (land) => text(names[land], names[land]))

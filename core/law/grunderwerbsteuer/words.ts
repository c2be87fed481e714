import { landNames } from '../kapitalertrag/land-names'
import type { Bundesland } from '../kapitalertrag/tax-profile'
import type { Land } from './figures'
import { keysOf, recordOf } from '../../values/record'

const names: Readonly<Record<Land, Bundesland>> = {
  'baden-wuerttemberg': 'Baden-Württemberg', bayern: 'Bayern', berlin: 'Berlin', brandenburg: 'Brandenburg', bremen: 'Bremen', hamburg: 'Hamburg',
  hessen: 'Hessen', 'mecklenburg-vorpommern': 'Mecklenburg-Vorpommern', niedersachsen: 'Niedersachsen', 'nordrhein-westfalen': 'Nordrhein-Westfalen',
  'rheinland-pfalz': 'Rheinland-Pfalz', saarland: 'Saarland', sachsen: 'Sachsen', 'sachsen-anhalt': 'Sachsen-Anhalt',
  'schleswig-holstein': 'Schleswig-Holstein', thueringen: 'Thüringen',
}

/** Names of the Länder. */
export const laenderWords = recordOf(keysOf(names), (land) => landNames[names[land]])

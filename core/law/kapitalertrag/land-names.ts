import { text, type Text } from '../../values/text'
import { recordOf } from '../../values/record'
import { bundeslaender, type Bundesland } from './tax-profile'

/** Länder that English calls otherwise. */
const english: Readonly<Partial<Record<Bundesland, string>>> = {
  Bayern: 'Bavaria', Hessen: 'Hesse', 'Mecklenburg-Vorpommern': 'Mecklenburg-Western Pomerania', Niedersachsen: 'Lower Saxony', 'Nordrhein-Westfalen': 'North Rhine-Westphalia',
  'Rheinland-Pfalz': 'Rhineland-Palatinate', Sachsen: 'Saxony', 'Sachsen-Anhalt': 'Saxony-Anhalt', Thüringen: 'Thuringia',
}

/** Names of the Länder. */
export const landNames: Readonly<Record<Bundesland, Text>> = recordOf(bundeslaender, (land) => text(english[land] ?? land, land))

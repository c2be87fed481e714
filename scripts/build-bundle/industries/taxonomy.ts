/** Publishers' words to the keys of the bundle. */
import { readTable } from '../tables'

const sectors = new Map(readTable('sector-words').map(({ word, sector }) => [word, sector]))
const countries = new Map(readTable('country-names').map(({ name, country }) => [name, country]))

/** The sector key of a publisher's word; null when it says nothing of one. */
export const sectorOf = (word: string): string | null => sectors.get(word.trim()) ?? null

/** ISO 3166-1 of a country in English. */
export const countryOf = (name: string): string | null => countries.get(name.trim()) ?? null

/** Where funds of the catalogue are registered, and no share of the bundle is. */
const fundPlaces: Readonly<Record<string, string>> = { Bulgaria: 'BG', Liechtenstein: 'LI' }

/** ISO 3166-1 of a fund's domicile in English. */
export const domicileOf = (name: string): string | null => fundPlaces[name] ?? countryOf(name)

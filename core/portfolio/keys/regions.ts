import type { Text } from '../../values/text'

/** The regions that countries belong to. */
export const regions = {
  north_america: { en: 'North America', de: 'Nordamerika' },
  latin_america: { en: 'Latin America', de: 'Lateinamerika' },
  europe_developed: { en: 'Europe, developed', de: 'Europa, entwickelt' },
  europe_emerging: { en: 'Europe, emerging', de: 'Europa, Schwellenländer' },
  middle_east: { en: 'Middle East', de: 'Naher Osten' },
  africa: { en: 'Africa', de: 'Afrika' },
  asia_developed: { en: 'Asia, developed', de: 'Asien, entwickelt' },
  asia_emerging: { en: 'Asia, emerging', de: 'Asien, Schwellenländer' },
  oceania: { en: 'Oceania', de: 'Ozeanien' },
} as const satisfies Record<string, Text>

export type Region = keyof typeof regions

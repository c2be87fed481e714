import { vocabulary, wordKey } from './words'

const languages = ['en', 'de', 'it', 'es', 'fr']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** What publishers write where the languages' own registers say something else. `unknown`: no single country. */
const publishersWords = vocabulary({
  US: ['USA', 'U.S.', 'United States of America', 'Vereinigte Staaten von Amerika', 'Stati Uniti d\'America'],
  GB: ['UK', 'Great Britain', 'Großbritannien', 'Gran Bretagna', 'Gran Bretaña', 'Regno unito', 'Vereinigtes Königreich'],
  KR: ['Korea (South)', 'South Korea', 'Korea', 'Republic of Korea', 'Südkorea', 'Corea', 'Corea (Sud)', 'Corea del Sur', 'Repubblica di Corea (Corea del Sud)', 'Republik Korea (Südkorea)'],
  NL: ['Holanda', 'Holland', 'Olanda', 'Paesi Bassi (Olanda)'],
  HK: ['Hong Kong', 'Hongkong'],
  MO: ['Macau', 'Macao'],
  RU: ['Russian Federation', 'Russia', 'Russland', 'Russische Föderation', 'Federazione Russa'],
  CZ: ['Czech Republic', 'Tschechische Republik', 'Tschechien', 'Repubblica Ceca', 'República Checa'],
  TR: ['Turkey', 'Türkei', 'Turchia', 'Turquía'],
  TW: ['Taiwan', 'Taiwan (Republic of China)', 'Taiwan, Province of China'],
  ZA: ['Sud Africa', 'South Africa'],
  AE: ['United Arab Emirates', 'UAE', 'Vereinigte Arabische Emirate', 'VAE', 'Emirati Arabi Uniti'],
  MY: ['Malesia', 'Malaysia'],
  TH: ['Tailandia', 'Thailandia'],
  unknown: ['European Union', 'Europäische Union', 'Unione Europea', 'Unión Europea', 'Supranational', 'Other'],
})

function registerWords(): Map<string, string> {
  const words = new Map<string, string>()
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(code)
      if (name !== undefined && !reserved.has(code)) words.set(wordKey(name), code)
    }
  }
  return words
}

/** Codes that are no country of ISO 3166-1: unions, deleted and private ones share names with real countries. */
const reserved = new Set([
  'AC', 'AN', 'BU', 'CP', 'CQ', 'CS', 'CT', 'DD', 'DG', 'DY', 'EA', 'EU', 'EZ', 'FQ', 'FX', 'HV', 'IC', 'JT', 'MI', 'NH', 'NQ',
  'NT', 'PC', 'PU', 'PZ', 'QO', 'QU', 'RH', 'SU', 'TA', 'TP', 'UK', 'UN', 'VD', 'WK', 'XA', 'XB', 'XK', 'YD', 'YU', 'ZR', 'ZZ',
])

let known: ReadonlyMap<string, string> | null = null

/** The country of a name or code in any of the languages: ISO 3166-1 alpha-2, `unknown` for none, undefined for a word not known. */
export function countryOf(word: string): string | undefined {
  known ??= new Map([...registerWords(), ...publishersWords])
  const key = wordKey(word)
  if (/^[a-z]{2}$/.test(key) && !reserved.has(key.toUpperCase()) && [...known.values()].includes(key.toUpperCase())) return key.toUpperCase()
  return known.get(key)
}

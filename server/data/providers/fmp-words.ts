import type { SecurityRecord } from '../../../core/reference/tables/bundle'
import { countryOf } from '../importers/vocabulary/countries'
import { sectorWords } from '../importers/vocabulary/sectors'
import { vocabulary, wordKey } from '../importers/vocabulary/words'

const classWords = vocabulary({
  equities: ['Equity', 'Equities'],
  bonds: ['Fixed Income', 'Bond', 'Bonds'],
  commodities: ['Commodity', 'Commodities'],
  real_estate: ['Real Estate'],
  crypto: ['Crypto', 'Cryptocurrency', 'Digital Assets'],
  cash: ['Money Market'],
  alternatives: ['Alternatives', 'Alternative'],
})

/** The asset class of a fund; one of several classes has no published mix here and stays unknown. */
export const assetClassOf = (word: string | null | undefined): SecurityRecord['assetClass'] => classWords.get(wordKey(word ?? '')) ?? null

export function sectorKey(word: string | null | undefined): string | null {
  const key = sectorWords.get(wordKey(word ?? ''))
  return key === undefined || key === 'unknown' ? null : key
}

export function countryKey(word: string | null | undefined): string | null {
  const key = countryOf(word ?? '')
  return key === undefined || key === 'unknown' ? null : key
}

/** London lines are quoted in pence: `GBp`. Their prices are divided, their currency is the pound. */
export function currencyOf(code: string | null | undefined): string | null {
  if (code === 'GBp' || code === 'GBX') return 'GBP'
  return code !== null && code !== undefined && /^[A-Z]{3}$/.test(code) ? code : null
}

/** Facts from the name of an index: the countries and the number of its companies. */
import { developed, emerging, emu, europe, without } from '../index-regions'

/** The countries of an index, and their least weight in it, 0 to 1. */
interface Region {
  isInside(country: string): boolean
  least: number
}

/** Countries in which companies of other countries are often registered, as stated by filers. */
const registers = 'BM CW GG IM JE KY LR MH MU PA VG'.split(' ')

const region = (countries: readonly string[]): Region => {
  const inside = new Set([...countries, ...registers])
  return { isInside: (country) => inside.has(country), least: 0.75 }
}

const outsideUs: Region = { isInside: (country) => country !== 'US', least: 0.85 }
/** Every world index has well over three tenths in the United States. */
const withUs: Region = { isInside: (country) => country === 'US', least: 0.35 }

/** The first match applies. */
const regions: readonly (readonly [sign: RegExp, region: Region | null])[] = [
  [/\bex[ -]?US\b|ex USA|EAFE|EPAC/i, outsideUs],
  [/Emerging/i, region([...emerging, 'KR', 'HK'])],
  [/China|CSI 300/i, region(['CN', 'HK'])],
  [/India\b/i, region(['IN'])],
  [/Korea/i, region(['KR'])],
  [/Taiwan/i, region(['TW'])],
  [/Japan/i, region(['JP'])],
  [/Germany|^DAX$/i, region(['DE', 'NL', 'IE', 'LU'])],
  [/United Kingdom/i, region(['GB', 'IE', 'CH', 'ES'])],
  [/Asia Pacific/i, region(['JP', 'KR', ...without(developed, 'US', 'CA')])],
  [/\bEMU\b|EURO STOXX/i, region([...emu, 'LU', 'GB', 'CH'])],
  [/Europe/i, region([...europe, 'LU', 'PL'])],
  [/USA|\bU\.?S\.?( |$)|S&P 500|Russell|S&P Technology|S&P High Yield Dividend|FTSE High Dividend|North American/i, region(['US', 'CA', 'IE', 'CH', 'GB', 'NL'])],
  [/World|ACWI|Global All Cap/i, withUs],
]

/** The countries of an index; null if its name does not tell. */
export const regionOf = (index: string): Region | null => regions.find(([sign]) => sign.test(index))?.[1] ?? null

/** Numbers of companies by name; for broad indices the least number. */
const counts: readonly (readonly [sign: RegExp, companies: number, isLeast?: true])[] = [
  [/S&P 500/, 500], [/Russell 2000/, 2000], [/CSI 300/, 300], [/Europe 350/, 350], [/STOXX 50$/, 50], [/China 50$/, 50], [/^DAX$/, 40], [/Semiconductor 25/, 25],
  [/All Cap|\bIMI\b|Total Market|Small Cap|ACWI$|MSCI World$/, 500, true],
]

/** The number of companies of an index; `isLeast`: a lower bound. Null if its name does not tell. */
export function companiesOf(index: string): { companies: number; isLeast: boolean } | null {
  const [, companies, isLeast] = counts.find(([sign]) => sign.test(index)) ?? []
  return companies === undefined ? null : { companies, isLeast: isLeast === true }
}

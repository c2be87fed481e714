/** Comparing names of companies as different publishers write them. */

/** Words that publishers' capitals stand for, and that stay as they are. */
const kept = new Set([
  'AG', 'SE', 'SA', 'NV', 'AB', 'ASA', 'PLC', 'LP', 'LLC', 'BV', 'KGAA', 'REIT', 'ADR', 'GDR', 'USA', 'US', 'UK', 'II', 'III', 'IV',
  'A', 'B', 'C', 'D', 'H', 'ABB', 'ABN', 'AIA', 'ANZ', 'ASML', 'BAE', 'BASF', 'BMW', 'BNP', 'BYD', 'CSL', 'CSX', 'DBS', 'DNB', 'EDP', 'ENI', 'EQT',
  'HSBC', 'IBM', 'ING', 'KBC', 'KDDI', 'KKR', 'KLA', 'LVMH', 'MSCI', 'MTU', 'NXP', 'PNC', 'RWE', 'SAP', 'SGS', 'TDK', 'TJX', 'UBS', 'UCB', 'UPM', 'VF',
])

const legal: Readonly<Record<string, string>> = { LTD: 'Ltd', CORP: 'Corp', PT: 'PT', TBK: 'Tbk', BHD: 'Bhd', CLASS: 'Class', MTR: 'MTR', GRP: 'Group', HLDG: 'Holding', HLDGS: 'Holdings' }

function wordOf(word: string): string {
  const form = legal[word]
  if (form !== undefined) return form
  if (kept.has(word) || /\d/.test(word) || /^[A-Z]&[A-Z]/.test(word) || !/[AEIOUY]/.test(word)) return word
  return word.charAt(0) + word.slice(1).toLowerCase()
}

/** A publisher's capitals in ordinary writing; other names stay. */
export const displayName = (name: string): string =>
  name === name.toUpperCase() ? name.split(' ').map((word) => word.split('-').map(wordOf).join('-')).join(' ') : name

/** Legal forms and words of share classes, which say nothing of who the company is. */
const noise = new Set([
  'INC', 'CORP', 'CORPORATION', 'CO', 'COMPANY', 'LTD', 'LIMITED', 'PLC', 'AG', 'SE', 'SA', 'NV', 'AB', 'ASA', 'OYJ', 'SPA', 'KGAA', 'GMBH', 'AS', 'A/S',
  'CLASS', 'CL', 'SERIES', 'SER', 'A', 'B', 'C', 'D', 'H', 'N', 'V', 'PREF', 'PREFERRED', 'PRF', 'NON', 'VOTING', 'VOT', 'ORD', 'ORDINARY', 'SHS', 'SHARES', 'THE', 'UNITS',
  'ADR', 'GDR', 'ADS', 'SPONSORED', 'REG', 'REGISTERED', 'PAR', 'S1', 'S2', 'REIT', 'TRUST', 'DE', 'AND', 'OF', 'BHD', 'TBK', 'PT', 'PCL', 'PJSC', 'QPSC', 'KSCP', 'KK', 'NVDR',
])

/** The words that identify a company. */
const nameWords = (name: string): string[] =>
  name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toUpperCase().replace(/[.'’]/g, '').split(/[^A-Z0-9]+/)
    .filter((word) => word !== '' && !noise.has(word))

/** One text per company name, whatever its legal form and class. */
export const nameKey = (name: string): string => nameWords(name).join(' ')

/** Share of the shorter name's words that the other has too (a cut word counts by its beginning). */
export function nameOverlap(one: string, other: string): number {
  const [first, second] = [nameWords(one), nameWords(other)]
  const [short, long] = first.length <= second.length ? [first, second] : [second, first]
  if (short.length === 0) return 0
  const same = (a: string, b: string): boolean => a === b || (a.length >= 4 && b.startsWith(a)) || (b.length >= 4 && a.startsWith(b))
  return short.filter((word) => long.some((candidate) => same(word, candidate))).length / short.length
}

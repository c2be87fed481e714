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

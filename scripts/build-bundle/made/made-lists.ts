/** Lists that no publisher gives and that can be made from those that do. Each stands in as an approximation only. */
import { type ListRow, currentIsin } from '../formats/row'
import { cell, readRows } from '../input'
import { nameKey } from '../companies/names'
import { privateIsin, STOXX_600, TOTAL_EX_US, ACWI, TOTAL_US, WORLD_OF_JANUARY, NASDAQ_100, PREMIUM_NASDAQ, PREMIUM_US, SP_500 } from '../funds/lists'
import { readTable } from '../tables'
import { type Material, under } from './material'
import { developed, emu, without, europe } from '../../../server/data/index-regions'
import { keysOf } from '../../../core/values/record'
import { sumBy } from '../../../core/values/sum'

/** The sum of the weights of rows. */
export const sumOf = (rows: readonly Pick<ListRow, 'weight'>[]): number => sumBy(rows, ({ weight }) => weight)

/** Rounds to twelve digits, to remove floating-point noise. */
const plain = (weight: number): number => Number(weight.toFixed(12))

/** The rows with weights in the same proportions that add up to `whole`. */
export function scaled<T extends Pick<ListRow, 'weight'>>(rows: readonly T[], whole = 1): T[] {
  const factor = whole / sumOf(rows)
  return rows.map((row) => ({ ...row, weight: plain(row.weight * factor) }))
}

/**
 * Caps every issuer's weight and redistributes the excess in proportion until all caps hold. `caps` are for the largest
 * issuer, the second and so on; the last is for all others.
 */
export function capped<T extends Pick<ListRow, 'weight'>>(rows: readonly T[], issuerOf: (row: T) => string, caps: readonly number[]): T[] {
  const weights = new Map<string, number>()
  for (const row of scaled(rows)) weights.set(issuerOf(row), (weights.get(issuerOf(row)) ?? 0) + row.weight)
  const before = new Map(weights)
  const ranked = [...weights].sort(([, a], [, b]) => b - a).map(([issuer]) => issuer)
  const capOf = (issuer: string): number => caps[Math.min(ranked.indexOf(issuer), caps.length - 1)] ?? 1
  for (;;) {
    const over = ranked.filter((issuer) => (weights.get(issuer) ?? 0) > capOf(issuer) + 1e-12)
    if (over.length === 0) break
    const excess = over.reduce((sum, issuer) => sum + (weights.get(issuer) ?? 0) - capOf(issuer), 0)
    for (const issuer of over) weights.set(issuer, capOf(issuer))
    const free = ranked.filter((issuer) => (weights.get(issuer) ?? 0) < capOf(issuer) - 1e-12)
    const room = sumBy(free, (issuer) => weights.get(issuer) ?? 0)
    if (room === 0) break
    for (const issuer of free) weights.set(issuer, (weights.get(issuer) ?? 0) * (1 + excess / room))
  }
  return scaled(rows).map((row) => ({ ...row, weight: plain((row.weight * (weights.get(issuerOf(row)) ?? 0)) / (before.get(issuerOf(row)) ?? 1)) }))
}

// Members of indices as two public lists name them, found again among the rows of a published list.

interface Member {
  name: string
  isins: readonly string[]
}

const folder = '2026-11/index-members/'

/** Symbols without the signs in which the two lists differ. */
const symbolKey = (symbol: string): string => symbol.toUpperCase().replace(/\.(DE|PA\.DE|L|AS|MC|MI|BR|HE)$/, '').replace(/[^A-Z0-9]/g, '')

/** Members that the list names without an ISIN of today, by their name there. */
const currentNames: ReadonlyMap<string, string> = new Map([
  ['Deutsche Post', 'DE0005552004'], ['London Stock Exchange Group', 'GB00B0SWJX34'], ['JD Sports', 'GB00BM8Q5M07'], ['Marks & Spencer', 'GB0031274896'],
  ['Airtel Africa', 'GB00BKDRYJ47'], ['Landsec', 'GB00BYW0PQ60'], ['Standard Life plc', 'GB00BGXQNP29'], ['Melrose Industries', 'GB00BNGDN821'], ['Qiagen', 'NL0015002SN0'],
  ['Lion Finance Group', 'GB00BF4HYT85'],
])

/** The members that Wikipedia's editors had in April 2026. */
const listed = (index: string): Map<string, Member> =>
  new Map(readRows(`${folder}pytickersymbols_members_2026-04-05.csv`).filter((row) => cell(row, 'index') === index).map((row) => [
    symbolKey(cell(row, 'symbol')),
    { name: cell(row, 'name'), isins: cell(row, 'isins').split(' ').filter((isin) => isin !== '').map(currentIsin) },
  ]))

/** Their symbols in another list, of July 2026. */
const symbols = (file: string): Set<string> => new Set(readRows(`${folder}yfiua_2026-07_constituents-${file}.csv`).map((row) => symbolKey(cell(row, 'Symbol'))))

/** Members that both lists name; those of the first where there is no second. */
function membersOf(index: string, second: string | null): Member[] {
  const confirmed = second === null ? null : symbols(second)
  return [...listed(index)].filter(([symbol]) => confirmed?.has(symbol) ?? true).map(([, member]) => member)
}

/** The rows of a member: those of its ISIN, else those of its name. */
function rowsOf({ name, isins }: Member, rows: readonly ListRow[]): ListRow[] {
  const numbered = rows.filter((row) => isins.includes(row.isin ?? ''))
  return numbered.length > 0 ? numbered : rows.filter((row) => nameKey(row.name) === nameKey(name) || currentNames.get(name) === row.isin)
}

/** The rows of members that a list has, each company with all its lines. */
function rowsOfMembers(members: readonly Member[], rows: readonly ListRow[], issuerOf: (row: ListRow) => string): ListRow[] {
  const issuers = new Set(members.flatMap((member) => rowsOf(member, rows)).map(issuerOf))
  return rows.filter((row) => issuers.has(issuerOf(row)))
}

// Middle companies of Germany: members of the MDAX as a public list had them on 22 June 2026.

/**
 * Most are in the STOXX Europe 600 of July 2026. The others have the weights of a world list of July 2025, brought to it by
 * those that both have.
 */
function middleCompanies({ of, issuerOf }: Material): ListRow[] {
  const members = new Set(readTable('index-members').filter(({ index }) => index === 'MDAX').map(({ isin }) => isin))
  const rowsOf = (list: string): ListRow[] => of(list).filter(({ isin }) => members.has(isin ?? ''))
  const larger = rowsOf(STOXX_600)
  const issuers = new Set(larger.map(issuerOf))
  const world = rowsOf(TOTAL_EX_US)
  const both = world.filter((row) => issuers.has(issuerOf(row)))
  const shared = new Set(both.map(issuerOf))
  const factor = sumOf(larger.filter((row) => shared.has(issuerOf(row)))) / sumOf(both)
  const others = world.filter((row) => !issuers.has(issuerOf(row))).map((row) => ({ ...row, weight: row.weight * factor }))
  return capped([...larger, ...others], issuerOf, [0.15])
}

// Small caps of developed countries: total markets without large and mid caps.

interface Part {
  rows: readonly ListRow[]
  /** The same countries in the list of large and middle companies. */
  larger: readonly ListRow[]
}

/** How much the small ones of a part weigh where the larger ones of the part weigh what they do in the world. */
function smallOf({ rows, larger }: Part, isLarger: (row: ListRow) => boolean): ListRow[] {
  const small = rows.filter((row) => !isLarger(row))
  const ratio = sumOf(small) / sumOf(rows.filter(isLarger))
  return scaled(small, ratio * sumOf(larger))
}

/**
 * The world's small companies. Large and middle ones are those of two world lists, because either may lack some. The parts
 * are two filings of one summer, brought to each other by the weights that their larger companies have in the world list.
 */
function smallCompanies(material: Material): ListRow[] {
  const larger = new Set([...material.of(ACWI), ...material.of(WORLD_OF_JANUARY)].map(material.issuerOf))
  const isLarger = (row: ListRow): boolean => larger.has(material.issuerOf(row))
  const countryOf = (row: ListRow): string => material.placeOf(row).country ?? ''
  const abroad = without(developed, 'US')
  const parts: Part[] = [
    { rows: material.of(TOTAL_US), larger: material.of(ACWI).filter((row) => countryOf(row) === 'US') },
    { rows: material.of(TOTAL_EX_US).filter((row) => abroad.includes(countryOf(row))), larger: material.of(ACWI).filter((row) => abroad.includes(countryOf(row))) },
  ]
  return scaled(parts.flatMap((part) => smallOf(part, isLarger)))
}

interface MadeList {
  key: string
  fundIsin: string
  name: string
  asOf: string
  source: string
  rows(material: Material): readonly ListRow[]
}

const made = (key: string, name: string, asOf: string, rows: MadeList['rows']): MadeList =>
  ({ key, fundIsin: privateIsin(key), name, asOf, source: `made-${key.toLowerCase()}`, rows })

/** Members of an index with their weights in a list of the same kind of weight, bounded as the index bounds them. */
const ofMembers = (index: string, second: string | null, list: string, caps: readonly number[]) => (material: Material): ListRow[] =>
  capped(rowsOfMembers(membersOf(index, second), material.of(list), material.issuerOf), material.issuerOf, caps)

/** Equal weight per company, divided among its listings. */
function everyTheSame(rows: readonly ListRow[], issuerOf: Material['issuerOf']): ListRow[] {
  const lines = new Map<string, number>()
  for (const row of rows) lines.set(issuerOf(row), (lines.get(issuerOf(row)) ?? 0) + 1)
  return scaled(rows.map((row) => ({ ...row, weight: 1 / (lines.get(issuerOf(row)) ?? 1) })))
}

const equally = (list: string) => ({ of, issuerOf }: Material): ListRow[] => everyTheSame(of(list), issuerOf)

/** Our classes have it as a capital market company, those of the index as a bank. */
const deutscheBank = 'DE0005140008'

/** The euro countries of the STOXX Europe 600. */
export const euroCountries: readonly string[] = [...emu, 'LU']

const banksOf = (material: Material, within: (country: string) => boolean): ListRow[] => material.of(STOXX_600).filter((row) => {
  const { country, industry } = material.placeOf(row)
  return (industry === 'Banks' || row.isin === deutscheBank) && within(country ?? '')
})

const euroBanks = (material: Material): ListRow[] => capped(banksOf(material, (country) => euroCountries.includes(country)), material.issuerOf, [0.3, 0.15])

/** The largest company may be 35 % of these indices, every other 20 %. */
const at35And20 = [0.35, 0.2]

/** A part of a list, its companies bounded; all countries where none is named. */
const boundedPart = (list: string, countries: readonly string[] | null, sector: string | null, caps: readonly number[] = at35And20) =>
  ({ of, issuerOf, placeOf }: Material): ListRow[] =>
  capped(of(list).filter((row) => (sector === null || placeOf(row).sector === sector) && (countries === null || countries.includes(placeOf(row).country ?? ''))), issuerOf, caps)

const sectorKeys = {
  communication_services: 'COMM', consumer_discretionary: 'DISC', consumer_staples: 'STAP', energy: 'ENER', financials: 'FINA', health_care: 'HEAL',
  industrials: 'INDU', technology: 'TECH', materials: 'MATE', real_estate: 'REAL', utilities: 'UTIL',
} as const

/** A sector of the S&P 500. */
const sp500Sector = (sector: keyof typeof sectorKeys, prefix: string, bounds: string, caps: readonly number[]): MadeList =>
  made(`${prefix}${sectorKeys[sector]}`, `S&P 500, sector ${sector.replaceAll('_', ' ')}, bounded at ${bounds} %`, '2026-10-01', boundedPart(SP_500, null, sector, caps))

/** Every made list; the stand-ins name them by their key. */
export const madeLists: readonly MadeList[] = [
  made('DAX40', 'DAX (members of 2026, weights of the STOXX Europe 600)', '2026-07-08', ofMembers('DAX', 'dax', STOXX_600, [0.15])),
  made('ESTOXX50', 'EURO STOXX 50 (members of April 2026, weights of the STOXX Europe 600)', '2026-07-08', ofMembers('EURO STOXX 50', null, STOXX_600, [0.1])),
  made('FTSE100', 'FTSE 100 (members of 2026, weights of the STOXX Europe 600)', '2026-07-08', ofMembers('FTSE 100', 'ftse100', STOXX_600, [1])),
  made('TECDAX', 'TecDAX (members of April 2026, weights of a world list of July 2025)', '2025-07-01', ofMembers('TecDAX', null, TOTAL_EX_US, [0.1])),
  made('MDAX50', 'MDAX (members of 22 June 2026, weights of the STOXX Europe 600 and, of those that are not in it, of a world list of July 2025)', '2026-07-08', middleCompanies),
  made('EUROBANKS', 'euro banks of the STOXX Europe 600', '2026-07-08', euroBanks),
  made('SP500EW', 'S&P 500, every company the same', '2026-10-01', equally(SP_500)),
  made('NDX100EW', 'Nasdaq-100, every company the same', '2026-10-02', equally(NASDAQ_100)),
  made('WORLDEW', 'MSCI World, every company the same (members of January 2026)', '2026-01-20', equally(WORLD_OF_JANUARY)),
  made('EST50EW', 'EURO STOXX 50, every company the same (members of April 2026)', '2026-07-08', (material) =>
    everyTheSame(rowsOfMembers(membersOf('EURO STOXX 50', null), material.of(STOXX_600), material.issuerOf), material.issuerOf)),
  made('SP500AT3', 'S&P 500, bounded at 3 %', '2026-10-01', ({ of, issuerOf }) => capped(of(SP_500), issuerOf, [0.03])),
  made('EUBANKS', 'banks of the STOXX Europe 600', '2026-07-08', (material) => capped(banksOf(material, () => true), material.issuerOf, [0.3, 0.15])),
  // the US funds hold notes beside their shares, their European likes shares alone
  made('PREMNDX', 'JPMorgan Nasdaq Equity Premium Income ETF (US), its shares alone', '2026-10-09', ({ of }) => scaled(of(PREMIUM_NASDAQ))),
  made('PREMUS', 'JPMorgan Equity Premium Income ETF (US), its shares alone', '2026-09-18', ({ of }) => scaled(of(PREMIUM_US))),
  made('WORLDSMAL', 'small companies of developed countries (total markets less large and middle companies)', '2025-06-01', smallCompanies),
  ...keysOf(sectorKeys).map((sector) => sp500Sector(sector, 'SP', '35 and 20', at35And20)),
  // the same where no company may have more than 20 %, as far as one would have
  ...(['communication_services', 'consumer_discretionary', 'energy', 'materials'] as const).map((sector) => sp500Sector(sector, 'SQ', '20', [0.2])),
  // parts in which a company is above the bound
  made('WCOMM', 'MSCI World, sector communication services, bounded at 35 and 20 %', '2026-07-09', boundedPart(ACWI, developed, 'communication_services')),
  made('UCOMM', 'MSCI USA, sector communication services, bounded at 35 and 20 %', '2026-07-09', boundedPart(ACWI, ['US'], 'communication_services')),
  made('UDISC', 'MSCI USA, sector consumer discretionary, bounded at 35 and 20 %', '2026-07-09', boundedPart(ACWI, ['US'], 'consumer_discretionary')),
  made('EUENER', 'MSCI Europe, sector energy, bounded at 35 and 20 %', '2026-07-09', boundedPart(ACWI, europe, 'energy')),
  made('KOREA35', 'MSCI Korea, bounded at 35 and 20 %', '2026-07-09', boundedPart(ACWI, ['KR'], null)),
]

/** The rows of all made lists. */
export const madeRows = (material: Material): ListRow[] => madeLists.flatMap((list) => under(list, list.rows(material)))

/**
 * The largest holdings of funds without any other list: a small part of the fund, as its coverage shows. The sources have
 * names and weights, the newest also ISINs; holdings that do not match exactly one known company are left out.
 */
import { grouped } from '../../../core/values/grouped'
import { sourceFile } from '../../../server/data/importers/formats'
import { sheetOf } from '../../../server/data/importers/reading/sheets'
import { fraction, listRow, validIsin, type ListRow } from '../formats/row'
import type { Fund } from '../funds/funds'
import { readBytes } from '../input'
import { ACWI } from '../funds/lists'
import { nameKey } from '../companies/names'
import { isPlainFund } from '../funds/proxies'
import { readTable } from '../tables'
import type { Material } from './material'
import { sumBy } from '../../../core/values/sum'

const file = 'reference/ucits-etf-top10-holdings_2026-05.xlsx'

/** Fewest companies that must be found again, so that a list is one of companies. */
const LEAST_NAMES = 5

/** Names that the source shortens or that two companies bear, by the ISIN of the one that is meant. */
const readNames: Readonly<Record<string, string>> = {
  AMD: 'US0079031078', 'GE Aerospace (ex General Electric)': 'US3696043013', 'Deutsche Börse AG': 'DE0005810055', 'LyondellBasell Inds NV': 'NL0009434992',
  'Seagate Technology Hldgs': 'IE00BKVD2N49', 'Caterpillar Inc /US': 'US1491231015', 'Koninklijke Ahold Delhaiz': 'NL0011794037', 'PNC Financial Services Gp': 'US6934751057',
  'LM Ericsson': 'SE0000108656', 'United Overseas Bank Ltd. (Singapore)': 'SG1M31001969', 'Ørsted A/S': 'DK0060094928', 'Siemens AG': 'DE0007236101', 'Merck & Co., Inc.': 'US58933Y1055',
  'AstraZeneca PLC': 'GB0009895292', 'Rio Tinto Plc': 'GB0007188757', 'BHP Group Ltd.': 'AU000000BHP4', 'ENGIE SA': 'FR0010208488', 'Pfizer Inc.': 'US7170811035',
}

/** One of a fund's largest holdings: its weight in percent, its ISIN (empty where the source has none). */
export interface LargestHolding {
  name: string
  weight: number
  isin: string
}

/** What a source says of a fund's largest holdings. */
interface Largest {
  asOf: string
  source: string
  holdings: readonly LargestHolding[]
}

/** By fund. */
export type TopTens = ReadonlyMap<string, Largest>

/**
 * The earliest day that the rows of a source can be of, oldest first. justETF names none: the days are those on which the American companies among the ten
 * largest of its world and American funds stood to each other as they did in MSCI ACWI on 9 July 2026, their closes between the two days allowed for.
 */
const days: Readonly<Record<string, string>> = { 'justetf-top10': '2026-03-13', factsheets: '2026-04-30', 'justetf-top10-august': '2026-05-26' }

/** The holdings of each fund that a source has. */
const ofSource = (source: string, rows: readonly (LargestHolding & { fund: string })[]): [string, Largest][] =>
  [...grouped(rows, ({ fund }) => fund)].map(([fund, holdings]) => [fund, { asOf: days[source] ?? '', source, holdings }])

/** What the sources say of every fund, the newest of each. */
export async function readTopTens(): Promise<TopTens> {
  const first = sheetOf(await sourceFile(file, readBytes(file))).slice(1).map(({ cells: [fund = '', , name = '', weight = ''] }) => ({ source: 'justetf-top10', fund, name, weight: Number(weight), isin: '' }))
  const written = readTable('largest-holdings').map(({ isin: fund, source, name, weight_pct: percent, holding: isin }) => ({ source, fund, name, weight: Number(percent), isin }))
  const bySource = grouped([...first.filter(({ weight }) => weight > 0), ...written], ({ source }) => source)
  return new Map(Object.keys(days).flatMap((source) => ofSource(source, bySource.get(source) ?? [])))
}

/** Finds the line that a holding is: that of its ISIN, else the only company of its name, else the one of them in the world list. */
export function lineFinder({ rows, of, issuerOf }: Material): (holding: Pick<LargestHolding, 'name' | 'isin'>) => string | null {
  const lines = new Map<string, Map<string, string>>()
  const weightiest = [...of(ACWI), ...rows].filter(({ isin, kind }) => kind === 'equity' && isin !== null)
  for (const row of weightiest) {
    const known = lines.get(nameKey(row.name)) ?? new Map<string, string>()
    if (!known.has(issuerOf(row))) known.set(issuerOf(row), row.isin ?? '')
    lines.set(nameKey(row.name), known)
  }
  const inWorld = new Set(of(ACWI).map(issuerOf))
  const isins = new Set(weightiest.map(({ isin }) => isin))
  return ({ name, isin }) => {
    const stated = validIsin(isin)
    if (stated !== null && isins.has(stated)) return stated
    const read = readNames[name]
    if (read !== undefined) return read
    const found = [...(lines.get(nameKey(name)) ?? [])]
    const [only, other] = found.length === 1 ? found : found.filter(([issuer]) => inWorld.has(issuer))
    return only === undefined || other !== undefined ? null : only[1]
  }
}

/** The largest holdings of the funds that have no list; where the very largest is not known, nothing is said. */
export function topTenRows(published: TopTens, material: Material, funds: readonly Fund[], withList: ReadonlySet<string>): ListRow[] {
  const lineOf = lineFinder(material)
  return funds.filter((fund) => isPlainFund(fund) && !withList.has(fund.record.isin) && !/swap|synthetic/i.test(fund.replication)).flatMap(({ record: { isin: fundIsin } }) => {
    const { asOf, source, holdings } = published.get(fundIsin) ?? { asOf: '', source: '', holdings: [] }
    const [largest] = [...holdings].sort((a, b) => b.weight - a.weight)
    if (largest === undefined || lineOf(largest) === null) return []
    const rows = holdings.map((holding) =>
      listRow({ fundIsin, file, format: 'columns', asOf, source }, { name: holding.name, weight: fraction(holding.weight, 100), isin: lineOf(holding), method: 'name' })).filter((row) => row.isin !== null)
    return rows.length >= LEAST_NAMES && sumBy(rows, ({ weight }) => weight) <= 1 ? rows : []
  })
}

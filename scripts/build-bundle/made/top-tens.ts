/**
 * The largest holdings of funds into which nothing else gives a look: a small part of the fund, and told as such by its
 * coverage. The sources have names and weights; a name that is not that of one company known otherwise is left out.
 */
import { grouped } from '../../../core/values/grouped'
import { sourceFile } from '../../../server/data/importers/formats'
import { sheetOf } from '../../../server/data/importers/reading/sheets'
import { fraction, listRow, type ListRow } from '../formats/row'
import type { Fund } from '../funds/funds'
import { readBytes } from '../input'
import { ACWI } from '../funds/lists'
import { nameKey } from '../companies/names'
import { isPlainFund } from '../funds/proxies'
import { readTable } from '../tables'
import type { Material } from './material'

const file = 'reference/ucits-etf-top10-holdings_2026-05.xlsx'

/** Fewer names than this are what is left of something else than a list of companies. */
const LEAST_NAMES = 5

/** Names that the source shortens or that two companies bear, by the ISIN of the one that is meant. */
const readNames: Readonly<Record<string, string>> = {
  AMD: 'US0079031078', 'GE Aerospace (ex General Electric)': 'US3696043013', 'Deutsche Börse AG': 'DE0005810055', 'LyondellBasell Inds NV': 'NL0009434992',
  'Seagate Technology Hldgs': 'IE00BKVD2N49', 'Caterpillar Inc /US': 'US1491231015', 'Koninklijke Ahold Delhaiz': 'NL0011794037', 'PNC Financial Services Gp': 'US6934751057',
  'LM Ericsson': 'SE0000108656', 'United Overseas Bank Ltd. (Singapore)': 'SG1M31001969', 'Ørsted A/S': 'DK0060094928', 'Siemens AG': 'DE0007236101', 'Merck & Co., Inc.': 'US58933Y1055',
  'AstraZeneca PLC': 'GB0009895292', 'Rio Tinto Plc': 'GB0007188757', 'BHP Group Ltd.': 'AU000000BHP4', 'ENGIE SA': 'FR0010208488', 'Pfizer Inc.': 'US7170811035',
}

/** What a source says of a fund's largest holdings; weights in per cent. */
interface Largest {
  asOf: string
  source: string
  holdings: readonly { name: string; weight: number }[]
}

/** By fund. */
export type TopTens = ReadonlyMap<string, Largest>

/** The earliest day that the rows of a source can be of. */
const days: Readonly<Record<string, string>> = { 'justetf-top10': '2026-05-01', factsheets: '2026-04-30' }

/** Where largest holdings come from. */
export const topTenSources: ReadonlySet<string> = new Set(Object.keys(days))

const largestOf = (source: string, holdings: Largest['holdings']): Largest => ({ asOf: days[source] ?? '', source, holdings })

/** Holdings of funds that the newest list does not have, or not by name. */
function written(): Map<string, Largest> {
  const funds = grouped(readTable('largest-holdings'), ({ isin }) => isin)
  return new Map([...funds].map(([isin, rows]) =>
    [isin, largestOf(rows[0]?.source ?? '', rows.map(({ name, weight_pct: percent }) => ({ name, weight: Number(percent) })))]))
}

/** What the sources say of every fund, the newest of each. */
export async function readTopTens(): Promise<TopTens> {
  const rows = sheetOf(await sourceFile(file, readBytes(file))).slice(1).map(({ cells: [isin = '', , name = '', weight = ''] }) => ({ isin, name, weight: Number(weight) }))
  const newest = grouped(rows.filter(({ weight }) => weight > 0), ({ isin }) => isin)
  return new Map([...written(), ...[...newest].map(([isin, holdings]) => [isin, largestOf('justetf-top10', holdings)] as const)])
}

/** Finds the line that a name means: the only company of that name, else the one of them in the world list. */
export function lineFinder({ rows, of, issuerOf }: Material): (name: string) => string | null {
  const lines = new Map<string, Map<string, string>>()
  const weightiest = [...of(ACWI), ...rows].filter(({ isin, kind }) => kind === 'equity' && isin !== null)
  for (const row of weightiest) {
    const known = lines.get(nameKey(row.name)) ?? new Map<string, string>()
    if (!known.has(issuerOf(row))) known.set(issuerOf(row), row.isin ?? '')
    lines.set(nameKey(row.name), known)
  }
  const inWorld = new Set(of(ACWI).map(issuerOf))
  return (name) => {
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
    if (largest === undefined || lineOf(largest.name) === null) return []
    const rows = holdings.map(({ name, weight }) =>
      listRow({ fundIsin, file, format: 'columns', asOf, source }, { name, weight: fraction(weight, 100), isin: lineOf(name), method: 'name' })).filter((row) => row.isin !== null)
    return rows.length >= LEAST_NAMES && rows.reduce((sum, { weight }) => sum + weight, 0) <= 1 ? rows : []
  })
}

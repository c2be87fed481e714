/**
 * The ten largest holdings of funds into which nothing else gives a look: a small part of the fund, and told as such by its
 * coverage. The source has names and weights; a name that is not that of one company known otherwise is left out.
 */
import { sourceFile } from '../../../server/data/importers/formats'
import { sheetOf } from '../../../server/data/importers/reading/sheets'
import { fraction, listRow, type ListRow } from '../formats/row'
import type { Fund } from '../funds/funds'
import { readBytes } from '../input'
import { ACWI } from '../funds/lists'
import { nameKey } from '../companies/names'
import { isPlainFund } from '../funds/proxies'
import type { Material } from './material'

const file = 'reference/ucits-etf-top10-holdings_2026-05.xlsx'
const list = { file, format: 'columns', asOf: '2026-05-01', source: 'justetf-top10' } as const

/** Fewer names than this are what is left of something else than a list of companies. */
const LEAST_NAMES = 5

/** Names that the source shortens or that two companies bear, by the ISIN of the one that is meant. */
const readNames: Readonly<Record<string, string>> = {
  AMD: 'US0079031078', 'GE Aerospace (ex General Electric)': 'US3696043013', 'Deutsche Börse AG': 'DE0005810055', 'LyondellBasell Inds NV': 'NL0009434992',
  'Seagate Technology Hldgs': 'IE00BKVD2N49', 'Caterpillar Inc /US': 'US1491231015', 'Koninklijke Ahold Delhaiz': 'NL0011794037', 'PNC Financial Services Gp': 'US6934751057',
  'LM Ericsson': 'SE0000108656', 'United Overseas Bank Ltd. (Singapore)': 'SG1M31001969', 'Ørsted A/S': 'DK0060094928', 'Siemens AG': 'DE0007236101', 'Merck & Co., Inc.': 'US58933Y1055',
  'AstraZeneca PLC': 'GB0009895292', 'Rio Tinto Plc': 'GB0007188757', 'BHP Group Ltd.': 'AU000000BHP4', 'ENGIE SA': 'FR0010208488', 'Pfizer Inc.': 'US7170811035',
}

/** Names and weights in per cent by fund. */
export type TopTens = ReadonlyMap<string, readonly { name: string; weight: number }[]>

/** What the source says of every fund. */
export async function readTopTens(): Promise<TopTens> {
  const funds = new Map<string, { name: string; weight: number }[]>()
  for (const { cells: [isin = '', , name = '', weight = ''] } of sheetOf(await sourceFile(file, readBytes(file))).slice(1)) {
    if (Number(weight) > 0) funds.set(isin, [...(funds.get(isin) ?? []), { name, weight: Number(weight) }])
  }
  return funds
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

/** The largest holdings of the funds that have no list. */
export function topTenRows(published: TopTens, material: Material, funds: readonly Fund[], withList: ReadonlySet<string>): ListRow[] {
  const lineOf = lineFinder(material)
  return funds.filter((fund) => isPlainFund(fund) && !withList.has(fund.record.isin) && !/swap|synthetic/i.test(fund.replication)).flatMap(({ record: { isin } }) => {
    const rows = (published.get(isin) ?? []).map(({ name, weight }) =>
      listRow({ ...list, fundIsin: isin }, { name, weight: fraction(weight, 100), isin: lineOf(name), method: 'name' })).filter((row) => row.isin !== null)
    return rows.length >= LEAST_NAMES && rows.reduce((sum, { weight }) => sum + weight, 0) <= 1 ? rows : []
  })
}

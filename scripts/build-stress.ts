/**
 * Writes the stress episodes of `core/portfolio/analyses/stress-scenarios` from a folder with `stress-scenarios.csv`,
 * `stress-shocks.csv` and `stress-sources.csv`. Run: `npx tsx scripts/build-stress.ts [folder]`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import Papa from 'papaparse'
import { camelCase } from '../core/values/names'

type Row = Record<string, string>

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const TARGET = 'core/portfolio/analyses/stress-scenarios'
const BASES = new Set(['total_return', 'price_return', 'reference_rate'])
const HEADER = '/** Written by `scripts/build-stress.ts`; change the figures there, not here. */\n'

/** What each source measured where its note does not begin with a ticker. */
const seriesOfSource: Readonly<Record<string, string>> = {
  msci_world_daily: 'MSCI World price index in USD',
  lbma_gold: 'LBMA gold PM fix in USD',
  edhec_hfi: 'EDHEC hedge funds of funds, month ends',
  btc_usd: 'Bitcoin in USD',
  gsci_spot: 'S&P GSCI spot index',
  ecb_reference: 'ECB reference rate',
  ecb_sdw: 'ECB statistical rate',
  fed_h10_twd: 'Federal Reserve H.10 rate crossed with the ECB dollar rate',
}

const fundNames: Readonly<Record<string, string>> = {
  VBMFX: 'VBMFX, US aggregate bonds',
  VGSIX: 'VGSIX, US listed real estate',
  GSG: 'GSG, S&P GSCI fund',
  QAI: 'QAI, hedge fund replication',
}

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const field = (row: Row, name: string): string => {
  const value = row[name]
  if (value === undefined) throw new Error(`column ${name} is missing`)
  return value
}

function rowsOf(folder: string, file: string): Row[] {
  const { data, errors } = Papa.parse<Row>(readFileSync(join(folder, file), 'utf8'), { header: true, skipEmptyLines: true })
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return data
}

/** The instrument behind a figure, in few words. */
function seriesOf(row: Row): string {
  const known = seriesOfSource[field(row, 'source_id')]
  if (known !== undefined) return known
  const note = field(row, 'note')
  const fund = Object.keys(fundNames).find((ticker) => new RegExp(`\\b${ticker}\\b`).test(note.split(';')[0] ?? ''))
  if (fund !== undefined) return fundNames[fund] ?? fund
  const named = /^(S&P 500 [A-Za-z. ]+ sector)/.exec(note) ?? /^([A-Z]{2,5}) \(/.exec(note)
  if (named?.[1] === undefined) throw new Error(`no series in the note of ${field(row, 'scenario')} ${field(row, 'key')}`)
  return named[1]
}

function shockOf(row: Row, scenario: Row): string {
  const change = Number(field(row, 'return'))
  const basis = field(row, 'basis')
  if (!Number.isFinite(change) || change <= -1 || !BASES.has(basis)) {
    throw new Error(`bad figure: ${field(row, 'scenario')} ${field(row, 'key')}`)
  }
  const [from, to] = [field(row, 'window_from'), field(row, 'window_to')]
  const parts = [
    `change: ${change}`, `basis: ${quote(basis)}`, `source: ${quote(field(row, 'source_id'))}`, `series: ${quote(seriesOf(row))}`,
    ...(from === field(scenario, 'date_from') ? [] : [`from: ${quote(from)}`]),
    ...(to === field(scenario, 'date_to') ? [] : [`to: ${quote(to)}`]),
  ]
  return `    ${field(row, 'key')}: { ${parts.join(', ')} },`
}

/** Rows of one dimension; a row without a figure is left out, so that it stays unknown. */
const block = (name: string, dimension: string, rows: readonly Row[], scenario: Row): string[] => [
  `  ${name}: {`,
  ...rows.filter((row) => row.dimension === dimension && row.return !== '').map((row) => shockOf(row, scenario)),
  '  },',
]

function episodeFile(scenario: Row, rows: readonly Row[]): string {
  return [
    `${HEADER}import type { Episode } from './episode'`,
    '',
    `export const ${camelCase(field(scenario, 'key').replaceAll('_', '-'))}: Episode = {`,
    `  key: ${quote(field(scenario, 'key'))},`,
    `  dateFrom: ${quote(field(scenario, 'date_from'))},`,
    `  dateTo: ${quote(field(scenario, 'date_to'))},`,
    `  reviewedAt: ${quote(field(scenario, 'reviewed_at'))},`,
    ...block('sectors', 'sector', rows, scenario),
    ...block('assetClasses', 'asset_class', rows, scenario),
    ...block('currencies', 'currency_per_eur', rows, scenario),
    '}',
    '',
  ].join('\n')
}

const namesFile = (scenarios: readonly Row[]): string => [
  `${HEADER}`,
  '/** What the episodes are called: apart from their figures, which pages do not load. */',
  'export const episodeNames = {',
  ...scenarios.map((scenario) => `  ${field(scenario, 'key')}: { en: ${quote(field(scenario, 'name_en'))}, de: ${quote(field(scenario, 'name_de'))} },`),
  '} as const',
  '',
].join('\n')

/** Only sources that a figure names; checks and second copies stay with the material. */
function sourcesFile(sources: readonly Row[], used: ReadonlySet<string>): string {
  const entries = sources
    .filter((source) => used.has(field(source, 'source_id')))
    .map((source) => `  ${field(source, 'source_id')}: { title: ${quote(field(source, 'title'))}, retrievedFrom: ${quote(field(source, 'url_or_repo_path'))} },`)
  return [
    `${HEADER}`,
    '/** Where the figures of the episodes were retrieved. The place of retrieval does not own the data. */',
    'export const sources = {',
    ...entries,
    '} as const',
    '',
    'export type SourceId = keyof typeof sources',
    '',
  ].join('\n')
}

/** The files of `core/portfolio/analyses/stress-scenarios` that a folder of figures yields, by path. */
export function stressFiles(folder: string): Map<string, string> {
  const shocks = rowsOf(folder, 'stress-shocks.csv')
  const files = new Map<string, string>()
  const scenarios = rowsOf(folder, 'stress-scenarios.csv')
  files.set(`${TARGET}/episodes/names.ts`, namesFile(scenarios))
  for (const scenario of scenarios) {
    const key = field(scenario, 'key')
    const rows = shocks.filter((row) => row.scenario === key)
    files.set(`${TARGET}/episodes/${key.replaceAll('_', '-')}.ts`, episodeFile(scenario, rows))
  }
  const used = new Set(shocks.filter((row) => row.return !== '').map((row) => field(row, 'source_id')))
  return files.set(`${TARGET}/episodes/sources.ts`, sourcesFile(rowsOf(folder, 'stress-sources.csv'), used))
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = stressFiles(resolve(process.argv[2] ?? join(ROOT, '../shared/facts')))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
  console.log(`${files.size} files written`)
}

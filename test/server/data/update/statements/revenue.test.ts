/** The SEC's financial statement data sets as a part of an update. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RevenueRow } from '../../../../../core/reference/security'
import { layered } from '../../../../../server/data/layers'
import type { Tables } from '../../../../../core/reference/tables/bundle'
import { embeddedTables } from '../../../../../server/data/embedded/embedded'
import { knownSecurities } from '../../../../../server/data/importers/resolve'
import { openStore, type Store } from '../../../../../server/data/store/store'
import { sourceClient } from '../../../../../server/data/update/client'
import { runUpdate, type Report } from '../../../../../server/data/update/run'
import { revenueLists } from '../../../../../server/data/update/sec/statements/revenue'
import { companyTicker } from '../../../../../server/data/update/sec/tickers'
import { updateSources } from '../../../../../server/data/update/sources'
import { readConfig } from '../../../../../server/process/config'
import { listen } from '../../../../support/port'

const TODAY = '2025-02-20' // the newest quarter is 2024q4, in which Apple's year ended
const page = '<!doctype html><html><body>Sorry</body></html>'
const [APPLE, COKE] = ['US0378331005', 'US1912161007'] as const

/** What the package knows of securities, but of no revenue: figures here are of years that it has. */
const base = (): Tables => layered([{ ...embeddedTables(), revenue: async () => ({ found: new Map(), failed: new Set() }) }])

const subHeader = 'adsh\tcik\tname\tsic\tform\tperiod\tfy\tfp\tfiled'
const numHeader = 'adsh\ttag\tversion\tddate\tqtrs\tuom\tsegments\tcoreg\tvalue\tfootnote'
const sub = (accession: string, cik: number, ended: string, { form = '10-K', part = 'FY', filed = '20241101' } = {}): string => `${accession}\t${cik}\tX\t1\t${form}\t${ended}\t${ended.slice(0, 4)}\t${part}\t${filed}\n`
const num = (accession: string, ended: string, segments: string, value: number, { tag = 'Revenues', quarters = 4, other = '' } = {}): string => `${accession}\t${tag}\tus-gaap/2024\t${ended}\t${quarters}\tUSD\t${segments}\t${other}\t${value}.0000\t\n`

const reports = sub('a-1', 320193, '20240930') + sub('c-0', 21344, '20231231') + sub('c-1', 21344, '20240930') + sub('c-2', 21344, '20240630', { form: '10-Q', part: 'Q2' }) + sub('w-1', 104169, '20240131') + sub('z-1', 999_999, '20240930')
const figures = num('a-1', '20240930', '', 400) + num('a-1', '20240930', 'Geographical=US;', 150) + num('a-1', '20240930', 'Geographical=CN;', 70) + num('a-1', '20240930', 'Geographical=OtherCountries;', 180)
  + num('a-1', '20230930', '', 390) + num('a-1', '20240930', '', 90, { quarters: 1 }) + num('a-1', '20240930', '', 999, { other: 'Subsidiary' }) + num('a-1', '20240930', 'Geographical=US;ProductOrService=Mac;', 20)
  + num('c-1', '20240930', '', 100) + num('c-1', '20240930', 'BusinessSegments=NorthAmericaSegment;ConsolidationItems=OperatingSegments;', 40) + num('c-1', '20240930', 'BusinessSegments=EMEA;', 60) + num('c-0', '20231231', '', 50)
  + num('w-1', '20240131', '', 600) + num('z-1', '20240930', '', 1) + num('z-1', '20240930', 'Geographical=US;', 1)

const archive = (parts: Readonly<Record<string, string>> = {}): Uint8Array => zipSync(Object.fromEntries(Object.entries({ 'readme.htm': page, 'sub.txt': subHeader + '\n' + reports, 'num.txt': numHeader + '\n' + figures, ...parts }).map(([name, text]) => [name, strToU8(text)])))

let [bytes, mischief, url, requests]: [Uint8Array, ((response: ServerResponse) => void) | null, string, string[]] = [archive(), null, '', []]
let [store, temporary, close]: [Store, string, () => Promise<void>] = [openStore('file::memory:'), '', async () => {}]

beforeEach(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'statements-'))
  vi.stubEnv('TMPDIR', temporary)
  store = openStore('file::memory:')
  ;[bytes, mischief, requests] = [archive(), null, []]
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (request.url !== '/files/dera/data/financial-statement-data-sets/2024q4.zip') response.writeHead(404).end(page)
    else if (mischief !== null) mischief(response)
    else response.writeHead(200).end(bytes)
  })
  ;({ url, close } = await listen(server))
})
afterEach(async () => {
  await store.close()
  await close()
  vi.unstubAllEnvs()
  rmSync(temporary, { recursive: true })
})

const tickers = (entries: readonly (readonly [ticker: string, cik: string, name: string])[]) => store.write([{
  name: 'sec-company-tickers', format: 'x', title: 'x', asOf: TODAY, sources: [], documents: entries.map(([ticker, cik, name]) => ({ kind: 'tickers' as const, key: companyTicker(ticker), asOf: TODAY, body: { cik, name, series: null } })),
}], new Date(`${TODAY}T00:00:00Z`))
const known = [['AAPL', '320193', 'Apple Inc.'], ['KO', '21344', 'COCA COLA CO'], ['WMT', '104169', 'Walmart Inc.'], ['MSFT', '999999', 'SOMEBODY ELSE CORP']] as const

async function run(tables = base()): Promise<Report> {
  const client = sourceClient({ userAgent: 'test', perSecond: 10_000, backoffMs: 1 })
  const [list] = revenueLists(client, url, TODAY)
  if (list === undefined) throw new Error('no list')
  for await (const report of runUpdate([{ name: 'sec', title: 'SEC', skipped: null, lists: [list] }], { store, base: tables, known: knownSecurities(tables, []), now: new Date(`${TODAY}T00:00:00Z`), dryRun: false })) {
    expect(readdirSync(temporary)).toEqual([])
    return report
  }
  throw new Error('no report')
}

async function stored(): Promise<Record<string, Record<string, number | null>>> {
  const found: Record<string, Record<string, number | null>> = {}
  for await (const [id, rows] of store.documents('revenue')) found[id] = Object.fromEntries(rows.map(({ segment, amount }: RevenueRow) => [segment, amount]))
  return found
}

describe('revenue from the SEC', () => {
  it('is that of the last full year of companies that are known by ticker and name, each with its primary line', async () => {
    await tickers(known)
    expect(await run()).toMatchObject({ name: 'sec-revenue:2024q4', outcome: 'renewed', asOf: '2024-12-31', rows: 2 })
    // Walmart says no regions; under Microsoft's ticker somebody else reports
    expect(await stored()).toEqual({ [APPLE]: { 'United States': 150, China: 70, 'Other Countries': 180 }, [COKE]: { 'North America': 40, EMEA: 60 } })
    const [first] = (await store.find('revenue', [APPLE])).get(APPLE) ?? []
    expect(first).toEqual({ companyId: APPLE, isin: APPLE, fiscalYear: 2024, period: 'FY', reportDate: '2024-09-30', currency: 'USD', segment: 'United States', amount: 150 })
  })

  it('is fetched once for each quarter', async () => {
    await tickers(known)
    await run()
    requests = []
    expect([(await run()).outcome, requests]).toEqual(['unchanged', []])
  })

  it('does not take the place of a year that is known already', async () => {
    await tickers(known)
    const rows = (id: string, reportDate: string): RevenueRow[] => [{ companyId: id, isin: id, fiscalYear: 2024, period: 'FY', reportDate, currency: 'USD', segment: 'Americas', amount: 1 }]
    const present = new Map([[APPLE, rows(APPLE, '2024-09-28')], [COKE, rows(COKE, '2023-12-31')]])
    expect(await run(layered([{ ...embeddedTables(), revenue: async (ids: readonly string[]) => ({ found: new Map([...present].filter(([id]) => ids.includes(id))), failed: new Set() }) }]))).toMatchObject({ outcome: 'renewed', rows: 1 })
    expect(Object.keys(await stored())).toEqual([COKE])
  })

  it.each<[string, () => void, Report['outcome'], RegExp]>([
    ['cut off', () => { bytes = bytes.subarray(0, -30) }, 'refused', /damaged or cut off/],
    ['a web page with status 200', () => { bytes = strToU8(page) }, 'refused', /damaged or cut off/],
    ['not there', () => { mischief = (response) => response.writeHead(404).end(page) }, 'away', /nothing there/],
    ['forbidden', () => { mischief = (response) => response.writeHead(403).end(page) }, 'away', /refuses/],
    ['without a table of figures', () => { bytes = zipSync({ 'sub.txt': strToU8(`${subHeader}\n${reports}`) }) }, 'refused', /the one file that is expected/],
    ['of before the column of segments', () => { bytes = archive({ 'num.txt': `${numHeader.replace('segments\t', '')}\n` }) }, 'refused', /SEGMENTS: is not among the columns/],
    ['with a table that ends inside a line', () => { bytes = archive({ 'num.txt': `${numHeader}\n${figures}`.slice(0, -5) }) }, 'refused', /cut off/],
    ['with a line without end', () => { bytes = archive({ 'sub.txt': `${subHeader}\n${'x'.repeat(2_000_000)}\n` }) }, 'refused', /too long/],
    ['of hardly any company', () => { bytes = archive({ 'num.txt': `${numHeader}\n` }) }, 'refused', /has 0 of the 1 companies/],
    // Alphabet's revenue of 2024 is part of the package
    ['of another total than the one that the package knows', () => { bytes = archive({ 'sub.txt': `${subHeader}\n${sub('g-1', 1_652_044, '20241231')}`, 'num.txt': `${numHeader}\n${num('g-1', '20241231', '', 4)}${num('g-1', '20241231', 'Geographical=US;', 3)}` }) }, 'refused', /agrees with 0 of 1 revenues/],
  ])('is refused when it is %s', async (_what, spoil, outcome, reason) => {
    await tickers([...known, ['GOOGL', '1652044', 'Alphabet Inc.']])
    spoil()
    const report = await run()
    expect(report.reason).toMatch(reason)
    expect([report.outcome, await stored()]).toEqual([outcome, {}])
  })

  it('needs the list of tickers', async () => {
    expect(await run()).toMatchObject({ outcome: 'away', reason: expect.stringContaining('list of tickers') as string })
    expect(requests).toEqual([])
  })

  it('is asked for by data update only where DATA_SETS names it', () => {
    const names = (env: Record<string, string>) => updateSources(readConfig(env), { version: '0', funds: null, shares: async () => [], today: TODAY, say: () => {} }).flatMap(({ lists }) => lists.map(({ name }) => name)).filter((name) => name.startsWith('sec-revenue'))
    expect(names({})).toEqual([])
    expect(names({ DATA_SETS: 'sec-revenue' })).toEqual(['sec-revenue:2024q4', 'sec-revenue:2024q3', 'sec-revenue:2024q2', 'sec-revenue:2024q1'])
  })
})

const sample = fileURLToPath(new URL('../../../../../../shared/data/2026-11/sec-num-segments-sample/num_apple_10k_fy2024.txt', import.meta.url))
if (!existsSync(sample)) console.log('The sample of the SEC\'s data set is not beside the project: its test is skipped.')

it.skipIf(!existsSync(sample))('Apple\'s figures of fiscal 2024, as the SEC has them, come to its segments (skipped where they are not beside the project)', async () => {
  await tickers(known)
  bytes = archive({ 'sub.txt': `${subHeader}\n${sub('0000320193-24-000123', 320193, '20240930')}`, 'num.txt': readFileSync(sample, 'utf8') })
  expect(await run()).toMatchObject({ outcome: 'renewed', rows: 1 })
  const million = 1_000_000
  // form 10-K of 2024, note 13: segments, 391,035 million together
  expect(await stored()).toEqual({ [APPLE]: { Americas: 167_045 * million, Europe: 101_328 * million, 'Greater China': 66_952 * million, Japan: 25_052 * million, 'Rest Of Asia Pacific': 30_658 * million } })
})

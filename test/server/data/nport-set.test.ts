import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importNportSet } from '../../../server/data/nport-set/import'
import { newestReports } from '../../../server/data/nport-set/reports'
import { isNportSet } from '../../../server/data/nport-set/table'
import { openStore, type Store } from '../../../server/data/store/store'
import { holdingHeader, identifierHeader, seriesOf, writeNportSet } from '../../bench/nport-set-files'
import { postgresAnswers, postgresPlace, type Place } from './databases'

const now = new Date('2026-11-20T12:00:00Z')
const HOLDINGS = 'FUND_REPORTED_HOLDING.tsv'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'depotkit-set-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const put = (file: string, header: readonly string[], rows: readonly (readonly string[])[]) =>
  writeFileSync(join(folder, file), [header, ...rows].map((row) => `${row.join('\t')}\n`).join(''))

/** Two reports of one fund, the second of a later day, and one of a fund that is no series. */
function putReports(): void {
  put('SUBMISSION.tsv', ['ACCESSION_NUMBER', 'FILING_DATE', 'REPORT_DATE'], [
    ['A-1', '28-FEB-2026', '31-DEC-2025'], ['A-2', '27-MAY-2026', '31-MAR-2026'], ['A-3', '27-MAY-2026', '2026-03-31'], ['A-4', '27-MAY-2026', '31-FEB-2026'],
  ])
  put('REGISTRANT.tsv', ['ACCESSION_NUMBER', 'CIK', 'REGISTRANT_NAME'], [['A-1', '1', 'Trust'], ['A-2', '1', 'Trust'], ['A-3', '0000000042', 'Closed Fund'], ['A-4', '7', 'Other']])
  put('FUND_REPORTED_INFO.tsv', ['ACCESSION_NUMBER', 'SERIES_NAME', 'SERIES_ID'], [['A-1', 'World', 'S000000001'], ['A-2', 'World', 'S000000001'], ['A-3', 'N/A', ''], ['A-4', 'x', 'S000000007']])
}

type Holding = Partial<Record<'name' | 'weight' | 'category' | 'type' | 'country', string>>

const holding = (accession: string, id: number, { name = 'Apple Inc', weight = '50', category = 'EC', type = 'CORP', country = 'US' }: Holding = {}): string[] => {
  const cells: Readonly<Record<string, string>> = {
    ACCESSION_NUMBER: accession, HOLDING_ID: String(id), ISSUER_NAME: name, CURRENCY_CODE: 'USD', PERCENTAGE: weight, ASSET_CAT: category, ISSUER_TYPE: type, INVESTMENT_COUNTRY: country,
  }
  return holdingHeader.map((column) => cells[column] ?? '')
}

const identifier = (id: number, isin: string): string[] => identifierHeader.map((column) => ({ HOLDING_ID: String(id), IDENTIFIER_ISIN: isin })[column] ?? '')

it('takes of every fund the newest report, a registrant without series by its number', async () => {
  putReports()
  const reports = await newestReports(folder)
  expect([...reports.values()]).toEqual([
    { accession: 'A-2', fund: 'S000000001', name: 'World', asOf: '2026-03-31', filed: '2026-05-27' },
    { accession: 'A-3', fund: '42', name: 'Closed Fund', asOf: '2026-03-31', filed: '2026-05-27' },
  ])
})

describe.skipIf(!postgresAnswers)(`the data set in PostgreSQL${postgresAnswers ? '' : ' (skipped: no server answers)'}`, () => {
  let place: Place
  let store: Store
  beforeEach(async () => {
    place = await postgresPlace()
    store = openStore(place.url)
  })
  afterEach(async () => {
    await store.close()
    await place.drop()
  })
  const listOf = async (key: string) => (await (await store.open()).constituents([key])).found.get(key)

  it('is one list for each fund, with ISINs, kinds, countries and weights', async () => {
    putReports()
    put(HOLDINGS, holdingHeader, [
      holding('A-1', 1, { weight: '100' }),
      holding('A-2', 2), holding('A-2', 3, { name: 'N/A', weight: '45', category: 'DBT', country: 'DE' }), holding('A-2', 5, { name: 'Fund', weight: '5', category: 'STIV', type: 'RF' }),
      holding('A-3', 6, { weight: '60' }),
    ])
    put('IDENTIFIERS.tsv', identifierHeader, [identifier(1, 'US0378331005'), identifier(2, ''), identifier(2, 'US0378331005'), identifier(3, 'US0378331004'), identifier(4, 'DE0007164600')])
    expect(isNportSet(folder)).toBe(true)
    const summary = await importNportSet(folder, store, { now, isinOf: (fund) => (fund === 'S000000001' ? 'US4642863926' : undefined) })
    // The report of the registrant adds up to 60 %: it is not whole.
    expect(summary).toEqual({ asOf: '2026-03-31', lists: 1, rows: 3, refused: 1, version: 1 })
    const told = (await listOf('US4642863926'))?.map(({ fundIsin, name, isin, kind, weight, country, currency }) => [fundIsin, name, isin, kind, weight, country, currency])
    expect(told).toEqual([
      ['US4642863926', 'Apple Inc', 'US0378331005', 'equity', 0.5, 'US', 'USD'],
      ['US4642863926', 'unnamed position', null, 'other', 0.45, 'DE', 'USD'],
      ['US4642863926', 'Fund', null, 'cash', 0.05, 'US', 'USD'],
    ])
    expect((await (await store.open()).securities(['US4642863926'])).found.get('US4642863926')).toMatchObject({ name: 'World', kind: 'fund', assetClass: null })
    expect(await store.list()).toMatchObject([{ name: 'sec-nport-set', counts: { constituents: 1, securities: 1 } }])
  })

  it('replaces an earlier set, and a damaged one changes nothing', async () => {
    await writeNportSet(folder, { funds: 30, rowsPerFund: 200 })
    await importNportSet(folder, store, { now })
    const before = await listOf(seriesOf(29))
    expect(before).toHaveLength(200)
    const whole = readFileSync(join(folder, HOLDINGS), 'utf8')
    const lines = whole.split('\n')
    const swapped = [...lines.slice(0, 300), lines[301], lines[300], ...lines.slice(302)].join('\n')
    const apart = [...lines.slice(0, -1), lines[1], ''].join('\n')
    for (const [text, reason] of [
      [whole.slice(0, -20), 'cut off'], [swapped, 'ascending order'], [apart, 'must lie together'], [whole.replace('\t0.5', '\tlots'), 'PERCENTAGE'], [whole.replace('PERCENTAGE', 'PCT'), 'PERCENTAGE'], ['', 'is empty'],
    ] as const) {
      writeFileSync(join(folder, HOLDINGS), text)
      await expect(importNportSet(folder, store, { now }), reason).rejects.toThrow(reason)
    }
    expect((await store.list()).map(({ name }) => name)).toEqual(['sec-nport-set'])
    writeFileSync(join(folder, HOLDINGS), whole)
    expect((await importNportSet(folder, store, { now })).version).toBe(2)
    expect(await listOf(seriesOf(29))).toEqual(before)
    expect(await store.list()).toHaveLength(1)
  })
})

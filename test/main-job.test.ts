/** The first thing a newcomer does, checked against the published rows of the embedded bundle by plain arithmetic. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { readBook } from '../core/portfolio/book/book'
import { allocation } from '../core/portfolio/sections/allocation/model'
import { concentration } from '../core/portfolio/sections/concentration/model'
import { geography } from '../core/portfolio/sections/geography/model'
import { lookThrough } from '../core/portfolio/sections/look-through/model'
import { overlap } from '../core/portfolio/sections/overlap/model'
import { sectors } from '../core/portfolio/sections/sectors/model'
import { snapshotOf } from '../core/portfolio/snapshot/snapshot'
import { snapshotRequest } from '../core/portfolio/schemas/request'
import { embeddedFolder } from '../server/data/embedded/assets'
import { reference } from './server/data/embedded-book'

const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'
const APPLE = 'US0378331005'
/** An ISIN with a right check digit that no one has given out. */
const NOBODY = 'DE0000000009'

interface Row {
  fund_isin: string
  isin: string
  kind: string
  weight: string
  sector: string
  country: string
}

const file = brotliDecompressSync(readFileSync(join(embeddedFolder(), 'constituents.csv.br'))).toString('utf8')
const rows = Papa.parse<Row>(file, { header: true, skipEmptyLines: true }).data

const isEquity = (row: Row) => row.kind === 'equity'
const weightOf = (list: readonly Row[]): number => list.reduce((sum, row) => sum + Number(row.weight), 0)

/** The countries of MSCI World: it is these of MSCI ACWI, of which the bundle has the list. */
const developed = 'AT AU BE CA CH DE DK ES FI FR GB HK IE IL IT JP NL NO NZ PT SE SG US'.split(' ')
const ofWorld = rows.filter((row) => row.fund_isin === 'IE00B44Z5B48' && isEquity(row) && developed.includes(row.country))
/** The list of another fund on the index of the second one. */
const ofEmerging = rows.filter((row) => row.fund_isin === 'US46434G1031')

/** Sum of the weights of a fund's rows; a part of a list is scaled to the whole. */
const sumOf = (fundIsin: string, wanted: (row: Row) => boolean): number =>
  fundIsin === WORLD ? weightOf(ofWorld.filter(wanted)) / weightOf(ofWorld) : weightOf(ofEmerging.filter(wanted))

const request = snapshotRequest.parse({
  holdings: [
    { isin: WORLD, weight: 0.4 }, { isin: EMERGING, weight: 0.2 }, { isin: APPLE, weight: 0.2 },
    { isin: NOBODY, weight: 0.1 }, { assetClass: 'cash', currency: 'EUR', weight: 0.1 },
  ],
})

describe('40 % world, 20 % emerging markets, 20 % Apple, 10 % unknown, 10 % cash', async () => {
  const book = await readBook(request, reference)

  it('keeps the unknown holding in the allocation', () => {
    const { status, reasons, data } = allocation.compute(book)
    expect([status, reasons]).toEqual(['partial', ['unresolved_holdings', 'incomplete_coverage']])
    // 0.4 + 0.2 + 0.2 equities
    expect(data?.buckets).toEqual([
      { key: 'equities', weight: expect.closeTo(0.8, 12), value: null },
      { key: 'cash', weight: 0.1, value: null },
      { key: 'unknown', weight: 0.1, value: null },
    ])
  })

  it('finds Apple directly and in the world fund', () => {
    const inWorld = sumOf(WORLD, ({ isin }) => isin === APPLE)
    expect(inWorld).toBeGreaterThan(0.02)
    const { status, reasons, data } = lookThrough.compute(book)
    expect([status, reasons]).toEqual(['partial', ['unresolved_holdings']])
    // 0.2 + 0.4 x its weight in the fund
    expect(data?.positions[0]).toMatchObject({
      id: APPLE, weight: expect.closeTo(0.2 + 0.4 * inWorld, 9), provenance: { direct: 0.2, viaFunds: [{ shareInFund: expect.closeTo(inWorld, 9) }] },
    })
  })

  it('leaves the cash and missing rows of the funds unresolved', () => {
    const { data } = lookThrough.compute(book)
    const rest = 0.4 * (1 - sumOf(WORLD, isEquity)) + 0.2 * (1 - sumOf(EMERGING, isEquity))
    expect(data?.unresolvedFundWeight).toBeCloseTo(rest, 9)
    const named = data?.positions.reduce((sum, { weight }) => sum + weight, 0) ?? 0
    expect(named + (data?.tailWeight ?? 0)).toBeCloseTo(0.8 - rest, 9)
  })

  it('adds up sectors and countries of all rows', () => {
    const part = (wanted: (row: Row) => boolean) => 0.4 * sumOf(WORLD, wanted) + 0.2 * sumOf(EMERGING, wanted)
    const technology = sectors.compute(book).data?.buckets.find(({ key }) => key === 'technology')?.weight
    expect(technology).toBeCloseTo(0.2 + part((row) => isEquity(row) && row.sector === 'technology'), 9)
    const taiwan = geography.compute(book).data?.countries.buckets.find(({ key }) => key === 'TW')?.weight
    expect(taiwan).toBeCloseTo(part((row) => isEquity(row) && row.country === 'TW'), 9)
  })

  it('withholds concentration, and finds the two funds disjoint', () => {
    expect(concentration.compute(book)).toEqual({ status: 'unavailable', reasons: ['unresolved_holdings'], data: null })
    expect(overlap.compute(book)).toMatchObject({ status: 'partial', reasons: ['unresolved_holdings'], data: { fundCount: 2, pairs: [] } })
  })

  it('says what is resolved, and how old the oldest constituents are', () => {
    const snapshot = snapshotOf(book, { now: '2026-11-20T10:00:00.000Z', baseUrl: 'https://depot.example' })
    expect(snapshot).toMatchObject({ resolvedPortfolioWeight: expect.closeTo(0.9, 12), constituentsAsOf: '2026-07-09' })
    expect(snapshot.holdings.map(({ status }) => status)).toEqual(['resolved', 'resolved', 'resolved', 'unresolved', 'resolved'])
  })
})

it('the lines of Alphabet are one company', async () => {
  const holdings = [{ isin: 'US02079K1079', weight: 0.5 }, { isin: 'US02079K3059', weight: 0.5 }]
  const book = await readBook(snapshotRequest.parse({ holdings }), reference)
  expect(concentration.compute(book).data).toMatchObject({ issuerCount: 1, hhi: 1 })
})

import { describe, expect, it } from 'vitest'
import type { Bundle } from '../../../../../core/reference/tables/bundle'
import { memoryTables } from '../../../../../core/reference/tables/memory-tables'
import { fundFacts } from '../../../../../server/data/embedded/fund-facts'
import { isValidIsin } from '../../../../../core/values/isin'
import type { ImportInfo } from '../../../../../server/data/store/documents'
import type { Present } from '../../../../../server/data/update/renewal'
import { reportingFunds } from '../../../../../server/data/update/reporting-funds'
import { nportName } from '../../../../../server/data/update/names'
import { standInRules, standingInFor, standIns } from '../../../../../server/data/update/stand-ins'
import { bundleOf, proxy, row } from '../../../../core/portfolio/fixture'

const XTRACKERS_WORLD = 'IE00BJ0KDQ92'
const ISHARES_WORLD = 'IE00B4L5Y983'
const ISHARES_EUROPE = 'IE00B4K48X80'
const VANGUARD_ALL_WORLD = 'IE00BK5BQT80'

const fundOf = (ticker: string) => reportingFunds.find((fund) => fund.ticker === ticker) ?? reportingFunds[0]!
const imported = (ticker: string, asOf: string): ImportInfo =>
  ({ name: nportName(fundOf(ticker)), format: 'sec-nport', title: ticker, asOf, edition: 'x', importedAt: '', counts: {}, sources: [] })

/** The stand-ins that lists of these days make over a bundle, by fund. */
async function made(lists: Record<string, string>, parts: Partial<Bundle> = {}) {
  const imports = Object.entries(lists).map(([ticker, asOf]) => imported(ticker, asOf))
  const renewal = await standIns.newest({ imports, tables: memoryTables(bundleOf(parts)), last: null, today: '2026-11-22' } as Partial<Present> as Present)
  const records = [...((renewal?.batch.documents ?? []) as { body: readonly { fundIsin: string; proxyIsin: string; kind: string; countries: readonly string[] }[] }[])].flatMap(({ body }) => body)
  return new Map(records.map((record) => [record.fundIsin, record]))
}

describe('the table of reporting funds', () => {
  it('has every fund once, with an ISIN and numbers of the SEC', () => {
    expect(reportingFunds).toHaveLength(76)
    for (const key of ['ticker', 'isin'] as const) expect(new Set(reportingFunds.map((fund) => fund[key])).size).toBe(76)
    expect(reportingFunds.filter(({ isin }) => !isValidIsin(isin))).toEqual([])
    expect(reportingFunds.filter(({ series, cik }) => !/^S\d{9}$/.test(series ?? 'S000000000') || !/^\d+$/.test(cik))).toEqual([])
    expect(reportingFunds.filter(({ series }) => series === null).map(({ ticker }) => ticker)).toEqual(['SPY'])
  })

  it('calls an index the same only where a second source says so', () => {
    const tickers = new Set(standInRules.filter(({ kind }) => kind === 'same_index').flatMap((rule) => rule.tickers))
    expect([...tickers].filter((ticker) => fundOf(ticker).confirmed === null)).toEqual([])
    expect(standInRules.find(({ indices }) => indices.includes('MSCI USA Minimum Volatility'))?.kind).toBe('approximation')
  })

  it('names indices as the catalogue does, and a reason for every stand-in', () => {
    const known = new Set(fundFacts().indices.values())
    expect(standInRules.flatMap(({ indices }) => indices).filter((index) => !known.has(index))).toEqual([])
    expect(standInRules.filter(({ reason, tickers, isins }) => reason === '' || tickers.some((ticker) => fundOf(ticker).ticker !== ticker) || isins.some((isin) => !isValidIsin(isin)))).toEqual([])
  })
})

describe('stand-ins made of reported lists', () => {
  it('are of the same index, or of these countries of its parent, or approximations', async () => {
    const stands = await made({ URTH: '2026-08-31', ACWI: '2026-08-31' })
    expect(stands.get(XTRACKERS_WORLD)).toMatchObject({ proxyIsin: 'US4642863926', kind: 'same_index', countries: [] })
    expect(stands.get(ISHARES_EUROPE)).toMatchObject({ proxyIsin: 'US4642863926', kind: 'index_subset', countries: expect.arrayContaining(['DE', 'GB', 'CH']) })
    expect(stands.get(VANGUARD_ALL_WORLD)).toMatchObject({ proxyIsin: 'US4642882579', kind: 'approximation' })
  })

  it('are not made without a list', async () => expect((await made({})).size).toBe(0))

  it('take the youngest of several lists of one index', async () => {
    const fund = 'IE00B5BMR087' // iShares Core S&P 500
    expect((await made({ IVV: '2026-06-30', VOO: '2026-09-30', SPY: '2026-06-30' })).get(fund)?.proxyIsin).toBe(fundOf('VOO').isin)
    expect((await made({ SPY: '2026-09-30', IVV: '2026-09-30' })).get(fund)?.proxyIsin).toBe(fundOf('IVV').isin)
  })

  it.each([
    ['2026-08-30', 'same_index', true],
    ['2026-08-31', 'same_index', false],
    ['2026-09-01', 'same_index', false],
    ['2026-09-01', 'approximation', true],
  ] as const)('take the place of a list of %s that is %s: %s', async (asOf, kind, expected) => {
    const own = row(ISHARES_WORLD, 1, { asOf })
    const stands = await made({ URTH: '2026-08-31' }, { constituents: [own], fundProxies: [proxy(XTRACKERS_WORLD, ISHARES_WORLD, { kind })] })
    expect(stands.has(XTRACKERS_WORLD)).toBe(expected)
  })

  it.each([['2026-08-30', true], ['2026-08-31', false]])("take the place of a fund's own list of %s: %s", async (asOf, expected) => {
    const stands = await made({ URTH: '2026-08-31' }, { constituents: [row(ISHARES_WORLD, 1, { asOf })] })
    expect(stands.has(ISHARES_WORLD)).toBe(expected)
  })

  it('leave a closer one alone, however old it is', async () => {
    const parts = { constituents: [row('IE00B3RBWM25', 1, { asOf: '2020-01-31' })] } // a list of its own
    expect((await made({ ACWI: '2026-08-31' }, parts)).has('IE00B3RBWM25')).toBe(false)
  })
})

describe('the funds that can stand in for a fund', () => {
  it('are found by its index', () => {
    expect(standingInFor(ISHARES_WORLD).map(({ ticker }) => ticker)).toEqual(['URTH'])
    expect(standingInFor('IE00B5BMR087').map(({ ticker }) => ticker).sort()).toEqual(['IVV', 'SPY', 'VOO'])
    expect(standingInFor('DE000BASF111')).toEqual([])
  })
})

/** The build and random records against the files that lie beside the project; without them there is nothing to compare with. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { crossCheck, type Check } from './cross-check'
import { cell, dataFolder, readRows } from '../../scripts/build-bundle/input'
import { sameIssuer, successors } from '../../scripts/build-bundle/companies/issuer-groups'
import { readTable } from '../../scripts/build-bundle/tables'
import { makeBundle } from '../../scripts/build-bundle/make-bundle'
import { topTenErrors } from './top-ten-errors'
import { readTopTens, type TopTens } from '../../scripts/build-bundle/made/top-tens'
import { bundleTexts } from '../../server/data/bundle/bundle'
import { pricePackBytes } from '../../server/data/embedded/assets'
import { sharedBundle } from '../support/embedded'
import { decimalsFor, keptClose, openPrices } from '../../server/data/embedded/price-pack'

const there = existsSync(`${dataFolder}PROVENANCE.md`)
if (!there) console.log('cross-check: the source files beside the project are not there')

describe.runIf(there)('records against a second file', () => {
  it('agree, but for what docs/data.md explains', async () => {
    const checks = crossCheck(await sharedBundle())
    expect(checks.length).toBeGreaterThanOrEqual(300)
    const share = (what: string): number => {
      const own = checks.filter((check) => check.what === what)
      return own.filter(({ agrees }: Check) => agrees).length / own.length
    }
    // the same fact in two files
    for (const what of ['close', 'kind of a fund', 'security number']) expect([what, share(what)]).toEqual([what, 1])
    // two publishers and two index families; one of them holds a sample: of all 391 common shares in Europe 95.7 % are within 0.1 points
    expect(share('weight in Europe')).toBeGreaterThanOrEqual(0.9)
    expect(share('weight outside the United States')).toBeGreaterThanOrEqual(0.98)
    // another language, an earlier name, another classification, the seat instead of the market
    for (const what of ['name of a share', 'sector of a share', 'country of a share']) expect(share(what)).toBeGreaterThan(0.7)
  })
})

describe.runIf(there)('stand-ins against the ten largest holdings of the funds in March and May 2026', async () => {
  const errors = there ? await topTenErrors(await sharedBundle()) : []
  const worst = (isin: string): number => Math.abs(errors.find((error) => error.isin === isin)?.worst ?? Number.NaN)

  it('are more than a hundred, half of them within 0.6 points a company on average', () => {
    expect(errors.length).toBeGreaterThan(100)
    const means = errors.map(({ mean }) => mean).sort((a, b) => a - b)
    expect(means[Math.floor(means.length / 2)]).toBeLessThan(0.6)
  })

  it.each([
    ['MSCI World', 'IE00B4L5Y983'], ['MSCI ACWI', 'IE00B6R52259'], ['FTSE All-World', 'IE00BK5BQT80'], ['MSCI ACWI IMI', 'IE00B3YLTY66'], ['MSCI USA', 'IE00BJ0KDR00'],
    ['Solactive GBS Global Markets', 'IE0009HF1MK9'], ['STOXX Europe 600', 'LU0908500753'], ['S&P 500 Equal Weight', 'IE00BLNMYC90'],
  ])('%s: no company is more than 0.65 points away', (_, isin) => {
    expect(worst(isin)).toBeLessThanOrEqual(0.65)
  })

  it.each([
    ['STOXX Europe Select Dividend 30', 'DE0002635299', 10], ['Dow Jones Asia/Pacific Select Dividend 50', 'DE000A0H0744', 10],
    ['Dow Jones Emerging Markets Select Dividend', 'IE00B652H904', 8], ['Dow Jones US Select Dividend', 'DE000A0D8Q49', 10],
  ])('%s: the fund in the United States holds all of the largest, none more than 1.5 points away', (_, isin, companies) => {
    expect(errors.find((error) => error.isin === isin)?.companies).toBe(companies)
    expect(worst(isin)).toBeLessThanOrEqual(1.5)
  })

  it('none is more than ten points away, and above five only where memory chips, a new member or a review moved the index', () => {
    expect(Math.abs(errors[0]?.worst ?? Number.NaN)).toBeLessThan(10)
    expect(errors.filter((error) => Math.abs(error.worst) > 5).map(({ company }) => company.slice(0, 8)).sort()).toEqual([
      'Alphabet', 'Banco Sa', 'Deutsche', 'Micron T', 'SK Hynix', 'Taiwan S',
    ])
  })
})

describe.runIf(there)('revenue by region', async () => {
  const { revenue } = await sharedBundle()
  const own = (isin: string): number[] =>
    revenue.filter((row) => row.isin === isin && !['Hedging gains', 'DVD'].includes(row.segment)).map(({ amount }) => amount ?? 0)
  const listed = !there ? [] : readRows('revenue-geography/conceptstocks_geographic-revenue_2026-08_rounded.csv')
  const rounded = (isin: string): number[] => {
    const year = `FY${revenue.find((row) => row.isin === isin)?.fiscalYear}`
    return listed.filter((row) => cell(row, 'isin') === isin && cell(row, 'fiscal_year') === year).map((row) => Number(cell(row, 'revenue_usd_rounded')))
  }
  const toTenth = (amount: number): number => Math.round(amount / 1e8) * 1e8
  const ascending = (amounts: readonly number[]): number[] => [...amounts].sort((a, b) => a - b)

  it.each([
    ['Apple', 'US0378331005'], ['Microsoft', 'US5949181045'], ['Alphabet', 'US02079K3059'], ['Amazon', 'US0231351067'],
    ['Meta Platforms', 'US30303M1027'], ['Oracle', 'US68389X1054'],
  ])('%s is the rounded list, part by part', (_, isin) => {
    expect(rounded(isin).length).toBeGreaterThan(1)
    expect(ascending(own(isin).map(toTenth))).toEqual(ascending(rounded(isin)))
  })

  it('NVIDIA is in the rounded list but for the United States, which it gives on another basis', () => {
    const amounts = rounded('US67066G1040')
    expect(own('US67066G1040').filter((amount) => !amounts.includes(toTenth(amount)))).toEqual([61_257_000_000])
  })

  it.each([['JPM', 'US46625H1005', '2021-12-31'], ['NFLX', 'US64110L1061', '2023-12-31']])('%s is the data file of the annual report, to the dollar', (ticker, isin, end) => {
    const rows = readRows('revenue-geography/sec-xbrl-annual-revenue-by-geography.csv').filter((row) => cell(row, 'ticker') === ticker && cell(row, 'period_end') === end)
    const amounts = rows.map((row) => Number(cell(row, 'revenue')))
    expect(own(isin)).toHaveLength(4)
    expect(own(isin).filter((amount) => !amounts.includes(amount))).toEqual([])
    const total = revenue.filter((row) => row.isin === isin).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
    expect(total).toBe(Number(cell(rows[0] ?? {}, 'total_revenue')))
  })
})

describe.runIf(there)('the build', () => {
  it('gives the committed bundle', async () => {
    const { prices, ...made } = await makeBundle()
    const committed = bundleTexts({ ...await sharedBundle(), prices: [] })
    for (const [file, text] of bundleTexts({ ...made, prices: [] })) expect([file, committed.get(file) === text]).toEqual([file, true])
    // Unpacked, because to pack them takes twice as long as to make them.
    const packed = openPrices(pricePackBytes())
    expect(packed.list.map(({ isin, currency, basis, decimals }) => [isin, currency, basis, decimals])).toEqual(prices.map(({ isin, currency, basis, closes }) => [isin, currency, basis, decimalsFor(closes)]))
    const same = prices.filter(({ isin, dates, closes }) => {
      const [kept, decimals] = [packed.get(isin), decimalsFor(closes)]
      return kept?.dates.join() === dates.join() && kept.closes.length === closes.length && closes.every((close, index) => keptClose(close, decimals) === kept.closes[index])
    })
    expect(same.map(({ isin }) => isin)).toEqual(prices.map(({ isin }) => isin))
  }, 400_000)

  it('has decided on every candidate pair of lines of one issuer', () => {
    const groups = new Map<string, string[]>()
    for (const row of readRows('derived/issuer-groups_candidates.csv')) groups.set(cell(row, 'group_key'), [...(groups.get(cell(row, 'group_key')) ?? []), cell(row, 'isin')])
    const decided = [...sameIssuer, ...readTable('different-issuers').map(({ isins }) => isins.split(' '))].map((isins) => new Set(isins))
    const open = [...groups].filter(([, isins]) => {
      const lines = [...new Set(isins.map((isin) => successors.get(isin) ?? isin))]
      const [first = '', ...others] = lines
      return !others.every((isin) => decided.some((group) => group.has(isin) && lines.some((line) => line !== isin && group.has(line))) || first === isin)
    })
    expect(groups.size).toBe(141)
    expect(open.map(([key]) => key)).toEqual([])
  })
})

describe.runIf(there)('the days of the ten largest holdings, of which their source says none', async () => {
  const published: TopTens = there ? await readTopTens() : new Map()
  const { constituents, prices } = await sharedBundle()
  const listDay = '2026-07-09'
  const weights = new Map(constituents.filter(({ fundIsin }) => fundIsin === 'IE00B44Z5B48').map(({ isin, weight }) => [isin ?? '', weight]))

  /** Names of the first list, which has no ISINs. */
  const named: Readonly<Record<string, string>> = {
    'NVIDIA Corp.': 'US67066G1040', Apple: 'US0378331005', Microsoft: 'US5949181045', 'Amazon.com, Inc.': 'US0231351067', 'Alphabet, Inc. A': 'US02079K3059', 'Broadcom Inc.': 'US11135F1012',
    'Meta Platforms': 'US30303M1027', Tesla: 'US88160R1014',
  }

  /** Closes of an American share by day; dollars, as all of them are. */
  const closesOf = (isin: string): ReadonlyMap<string, number> => {
    const series = prices.find((one) => isin.startsWith('US') && one.isin === isin)
    return new Map(series?.dates.map((day, at) => [day, series.closes[at] ?? Number.NaN]))
  }

  /** The day on which the American companies of a fund stood to each other as its weights do, by the weights of a list of 9 July and the closes between. */
  function dayOf(fund: string): { day: string; spread: number } {
    const shares = (published.get(fund)?.holdings ?? []).flatMap(({ name, isin, weight }) => {
      const share = isin || (named[name] ?? '')
      const [then, closes] = [weights.get(share), closesOf(share)]
      return then === undefined || !closes.has(listDay) ? [] : [{ ratio: Math.log(weight / then), closes }]
    })
    const days = [...shares[0]?.closes.keys() ?? []].filter((day) => day >= '2026-02-02' && shares.every(({ closes }) => closes.has(day)))
    const [best] = days.map((day) => {
      const rest = shares.map(({ ratio, closes }) => ratio - Math.log((closes.get(day) ?? Number.NaN) / (closes.get(listDay) ?? Number.NaN)))
      const mean = rest.reduce((sum, one) => sum + one, 0) / rest.length
      return { day, spread: Math.sqrt(rest.reduce((sum, one) => sum + (one - mean) ** 2, 0) / rest.length) }
    }).sort((a, b) => a.spread - b.spread)
    return best ?? { day: '', spread: Number.NaN }
  }

  it.each([
    ['iShares MSCI ACWI', 'IE00B6R52259', 'justetf-top10-august', '2026-05-29', 0.01], ['SPDR MSCI World', 'IE00BFY0GT14', 'justetf-top10-august', '2026-05-29', 0.01],
    ['Xtrackers MSCI World', 'IE00BJ0KDQ92', 'justetf-top10-august', '2026-06-18', 0.01], ['Vanguard FTSE North America, collected three months before', 'IE00BKX55R35', 'justetf-top10', '2026-03-31', 0.03],
  ])('%s: shown by the closes of its American companies', (_, fund, source, day, spread) => {
    expect(published.get(fund)?.source).toBe(source)
    expect(dayOf(fund)).toEqual({ day, spread: expect.any(Number) })
    expect(dayOf(fund).spread).toBeLessThan(spread)
  })
})

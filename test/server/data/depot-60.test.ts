import { describe, expect, it } from 'vitest'
import { allocation } from '../../../core/portfolio/sections/allocation/model'
import { geography } from '../../../core/portfolio/sections/geography/model'
import { lookThrough } from '../../../core/portfolio/sections/look-through/model'
import { measureFund } from '../../../core/portfolio/funds/fund'
import { bookOf, dataOf, reference } from './embedded-book'
import { addedAfterFirstCount, depot60, type ExpectedKind } from './depot-60.data'

type Expected = readonly (readonly [isin: string, name: string, kind: ExpectedKind])[]

const all = [...depot60, ...addedAfterFirstCount]
const equityFunds = (list: Expected): string[] => list.filter(([, , kind]) => kind === 'equity_fund').map(([isin]) => isin)
const securities = (await reference.securities(all.map(([isin]) => isin))).found
const funds = equityFunds(all)
const inside = (await reference.constituents(funds)).found

/** Share of a fund whose holdings are known. */
const coverageOf = (isin: string): number => {
  const fund = inside.get(isin)
  return fund === undefined ? 0 : measureFund(fund).coveredWeight
}

/** Of MSCI World SRI and Morningstar's dividend leaders only the ten largest holdings are known. */
const partlyKnown = ['IE00BYX2JD69', 'NL0011683594']

/** Xetra-Gold, whose holders pay for custody instead, and EUWAX Gold II, whose charge is nought. */
const withoutCharge = ['DE000A0S9GB0', 'DE000EWG2LD7']

describe('sixty ISINs expected in German securities accounts', () => {
  it('are sixty different ones, and ten more', () => {
    expect(new Set(depot60.map(([isin]) => isin)).size).toBe(60)
    expect(new Set(all.map(([isin]) => isin)).size).toBe(70)
  })

  it('resolve, all of the sixty (at least 55 are asked for) and all of the ten', () => {
    const unknown = (list: Expected): string[] => list.map(([isin]) => isin).filter((isin) => (securities.get(isin)?.assetClass ?? null) === null)
    expect(unknown(depot60)).toEqual([])
    expect(unknown(addedAfterFirstCount)).toEqual([])
  })

  it('hold 38 equity funds, and ten more, all with look-through', () => {
    expect([equityFunds(depot60).length, funds.length]).toEqual([38, 48])
    expect(funds.filter((isin) => !inside.has(isin))).toEqual([])
    expect(funds.filter((isin) => coverageOf(isin) < 0.6).sort()).toEqual(partlyKnown)
  })

  it.each(all)('%s %s is what one expects', (isin, _, kind) => {
    const security = securities.get(isin)
    const isFund = security?.kind === 'fund' || security?.kind === 'etc'
    expect(isFund).toBe(kind !== 'stock')
    expect(security?.assetClass === 'equities').toBe(kind === 'stock' || kind === 'equity_fund')
    if (kind === 'multi_asset') expect(security?.assetClass).toBe('multi_asset')
    if (kind === 'stock') expect([security?.country, security?.sector, security?.industry]).not.toContain(null)
    else if (!withoutCharge.includes(isin)) expect(security?.ter).toBeGreaterThan(0)
  })

  it.each(all.filter(([, , kind]) => kind === 'other_fund'))('%s %s is not dissolved', async (isin) => {
    const book = await bookOf([{ isin, weight: 0.5 }, { isin: 'DE0007164600', weight: 0.5 }])
    const { positions, unresolvedFundWeight } = dataOf(lookThrough, book)
    expect(positions.map((position) => position.isin)).toEqual(['DE0007164600'])
    expect(unresolvedFundWeight).toBe(0)
  })

  it('LifeStrategy 80 is looked through by its equity part: half of it is 0.5 x 0.8 = 0.4 of the depot, 0.9 with the share beside it', async () => {
    const book = await bookOf([{ isin: 'IE00BMVB5R75', weight: 0.5 }, { isin: 'DE0007164600', weight: 0.5 }])
    const { positions, tailWeight, unresolvedFundWeight, funds: [fund] } = dataOf(lookThrough, book)
    expect(positions.reduce((sum, { weight }) => sum + weight, tailWeight + unresolvedFundWeight)).toBeCloseTo(0.9, 9)
    expect(fund).toMatchObject({ isin: 'IE00BMVB5R75', status: 'partial' })
    expect(fund?.coveredWeight).toBeGreaterThan(0.95)
  })

  it.each(funds)('%s does not show its domicile as geography', async (isin) => {
    const domicile = securities.get(isin)?.domicile ?? ''
    const section = geography.compute(await bookOf([{ isin, weight: 1 }]))
    const buckets = section.data?.countries.buckets ?? []
    const share = buckets.find(({ key }) => key === domicile)?.weight ?? 0
    // the DAX is German; Germany is a fifth of a European index and a quarter of the euro area; Ireland and Luxembourg are small
    const most = ['DE0005933931', 'LU0274211480'].includes(isin) ? 1 : domicile === 'DE' ? 0.35 : 0.03
    expect(share).toBeLessThan(most)
  })
})

it('LifeStrategy 80 is four fifths equities', async () => {
  const { buckets } = dataOf(allocation, await bookOf([{ isin: 'IE00BMVB5R75', weight: 1 }]))
  expect(buckets.map(({ key, weight }) => [key, Number(weight.toFixed(12))])).toEqual([['equities', 0.8], ['bonds', 0.2]])
})

it('Xtrackers Portfolio is what its fifteen funds are, and the one of which the largest are known is missing for the rest', async () => {
  const book = await bookOf([{ isin: 'LU0397221945', weight: 1 }])
  // 17.46 + 12.49 + 9.21 + 8.27 + 4.84 + 3.81 + 2.84 and 9.75 + 5.95 + 5.77 + 4.98 + 4.90 + 3.89 + 3.84 + 1.97 of its list of 2026-10-07
  expect(dataOf(allocation, book).buckets.map(({ key, weight }) => [key, Number(weight.toFixed(4))])).toEqual([['equities', 0.5894], ['bonds', 0.4105], ['cash', 0.0002]])
  // MSCI World Value is 9.2136 of 58.9358: 0.1563 of the equity part, and its twenty largest companies are 0.3732 of it
  const { funds: [fund] } = dataOf(lookThrough, book)
  expect(fund?.coveredWeight).toBeGreaterThan(0.88)
  expect(fund?.coveredWeight).toBeLessThan(1 - 0.1563 * (1 - 0.3732))
})

it('Xtrackers Diversified Portfolio 60 % is what its fourteen funds are', async () => {
  const book = await bookOf([{ isin: 'LU3116008692', weight: 1 }])
  // 18.27 + 18.25 + 9.14 + 6.39 + 6.22 + 2.48; 17.70 + 7.37 + 5.20 + 1.80 + 1.31 + 0.62 + 0.44; gold 4.81 of its list of 2026-09-01
  expect(dataOf(allocation, book).buckets.map(({ key, weight }) => [key, Number(weight.toFixed(3))])).toEqual([['equities', 0.608], ['bonds', 0.344], ['gold', 0.048]])
  const { funds: [fund] } = dataOf(lookThrough, book)
  expect(fund?.coveredWeight).toBeGreaterThan(0.95)
})

it.each(['IE00BP3QZB59', 'IE00BL25JM42'])('%s on MSCI World Enhanced Value shows its twenty largest companies: 37.3 % of its list of 2026-09-01', async (isin) => {
  const fund = (await reference.constituents([isin])).found.get(isin)
  expect(fund === undefined ? null : measureFund(fund).coveredWeight).toBeCloseTo(0.3732, 3)
})

it('NVIDIA, Alphabet and Samsung appear once through three funds', async () => {
  const book = await bookOf([
    { isin: 'IE00B4L5Y983', weight: 0.3 }, { isin: 'IE00BK5BQT80', weight: 0.3 }, { isin: 'IE00B5BMR087', weight: 0.2 }, { isin: 'IE00BKM4GZ66', weight: 0.2 },
  ])
  const { positions } = dataOf(lookThrough, book)
  for (const [name, ways] of [['nvidia', 3], ['alphabet', 3], ['samsung elec', 2]] as const) {
    const found = positions.filter((position) => position.name.toLowerCase().includes(name) && !/mechanic/i.test(position.name))
    expect(found).toHaveLength(1)
    expect(found[0]?.provenance.viaFunds).toHaveLength(ways)
  }
})

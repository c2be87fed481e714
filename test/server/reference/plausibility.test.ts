/**
 * The embedded lists against figures that others published for the same index or fund, at most three weeks apart (the table
 * in docs/data.md). Half a percentage point is allowed; prices move between the days.
 */
import { describe, expect, it } from 'vitest'
import { loadBundle } from '../../../server/reference/bundle/bundle'
import { embeddedFolder } from '../../../server/reference/embedded/embedded'

const { constituents } = await loadBundle(embeddedFolder())
const equities = (fund: string) => constituents.filter(({ fundIsin, kind }) => fundIsin === fund && kind === 'equity')
const weightOf = (fund: string, isin: string): number => equities(fund).filter((row) => row.isin === isin).reduce((sum, { weight }) => sum + weight, 0)
const shareOf = (fund: string, field: 'country' | 'sector', key: string): number =>
  equities(fund).filter((row) => row[field] === key).reduce((sum, { weight }) => sum + weight, 0)

const WORLD = 'IE00B4L5Y983'

/** boerse-express.com 857078: iShares MSCI World ETF (URTH), same index, 13 January 2026; our list is of 20 January. */
const urth = [
  ['NVIDIA', 'US67066G1040', 5.33], ['Apple', 'US0378331005', 4.57], ['Microsoft', 'US5949181045', 3.92], ['Amazon', 'US0231351067', 2.75],
  ['Alphabet A', 'US02079K3059', 2.3], ['Alphabet C', 'US02079K1079', 1.94], ['Broadcom', 'US11135F1012', 1.88], ['Meta', 'US30303M1027', 1.61],
  ['Tesla', 'US88160R1014', 1.49], ['JPMorgan', 'US46625H1005', 1.05],
] as const

describe('MSCI World', () => {
  it.each(urth)('%s', (_, isin, published) => {
    expect(Math.abs(weightOf(WORLD, isin) * 100 - published)).toBeLessThanOrEqual(0.5)
  })

  it('ten largest: 26.8 % published, within half a point a line', () => {
    const ours = urth.reduce((sum, [, isin]) => sum + weightOf(WORLD, isin) * 100, 0)
    expect(Math.abs(ours - 26.8)).toBeLessThanOrEqual(1.5)
  })

  it.each([
    // boerse-express.com 857078, 13 January 2026
    ['information technology', 'sector', 'technology', 26.7, 0.6],
    // boerse-express.com 864828, early February 2026
    ['United States', 'country', 'US', 71, 0.5],
    ['Japan', 'country', 'JP', 5.7, 0.5],
  ] as const)('%s', (_, field, key, published, allowed) => {
    expect(Math.abs(shareOf(WORLD, field, key) * 100 - published)).toBeLessThanOrEqual(allowed)
  })

  it('number of lines: 1,321 published on 29 January 2026 (boerse-express.com 862730)', () => {
    expect(Math.abs(equities(WORLD).length - 1321)).toBeLessThanOrEqual(10)
  })
})

describe('S&P 500: iShares and State Street on 18 November 2025', () => {
  it('have the same 503 lines within 0.03 points', () => {
    const spdr = new Map(equities('US78462F1030').map(({ isin, weight }) => [isin, weight]))
    const ishares = equities('US4642872000')
    expect(ishares).toHaveLength(503)
    const far = ishares.filter(({ isin, weight }) => Math.abs(weight - (spdr.get(isin) ?? -1)) > 0.0003)
    expect(far.map(({ name }) => name)).toEqual([])
  })
})

describe('stand-ins for all-country funds', () => {
  it('developed plus emerging weights are one, and the developed part is near the published share', async () => {
    const { fundProxies } = await loadBundle(embeddedFolder())
    // ftse100.net, May 2025: 89 % developed, 11 % emerging in MSCI ACWI
    const acwi = fundProxies.filter(({ fundIsin }) => fundIsin === 'IE00B6R52259')
    expect(acwi.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12)
    expect(acwi.find(({ proxyIsin }) => proxyIsin === WORLD)?.weight).toBeGreaterThan(0.87)
    expect(acwi.find(({ proxyIsin }) => proxyIsin === WORLD)?.weight).toBeLessThan(0.9)
  })
})

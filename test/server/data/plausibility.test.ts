/**
 * The embedded lists against figures that others published for the same index or fund, at most three weeks apart unless it says
 * otherwise (the table in docs/data.md). Half a percentage point is allowed; prices move between the days.
 */
import { describe, expect, it } from 'vitest'
import { sharedBundle } from '../../support/embedded'

const { constituents, fundProxies, securities } = await sharedBundle()
const equities = (fund: string) => constituents.filter(({ fundIsin, kind }) => fundIsin === fund && kind === 'equity')
const weightOf = (fund: string, isin: string): number => equities(fund).filter((row) => row.isin === isin).reduce((sum, { weight }) => sum + weight, 0)
const shareOf = (fund: string, field: 'country' | 'sector', key: string): number =>
  equities(fund).filter((row) => row[field] === key).reduce((sum, { weight }) => sum + weight, 0)

/** iShares Core MSCI World, as of January. */
const WORLD = 'ZZ0WORLDJAN4'
const ACWI = 'IE00B44Z5B48'
const STOXX_600 = 'LU0908500753'

/** boerse-express.com 857078: iShares MSCI World ETF (URTH), same index, 13 January 2026; our list is of 20 January. */
const urth = [
  ['NVIDIA', 'US67066G1040', 5.33], ['Apple', 'US0378331005', 4.57], ['Microsoft', 'US5949181045', 3.92], ['Amazon', 'US0231351067', 2.75],
  ['Alphabet A', 'US02079K3059', 2.3], ['Alphabet C', 'US02079K1079', 1.94], ['Broadcom', 'US11135F1012', 1.88], ['Meta', 'US30303M1027', 1.61],
  ['Tesla', 'US88160R1014', 1.49], ['JPMorgan', 'US46625H1005', 1.05],
] as const

describe('MSCI World in January 2026', () => {
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

const SP_500 = 'US78462F1030'
const NASDAQ_100 = 'ZZNASDAQ1008'
const DOW_JONES = 'US78467X1090'

/** Shares held and price by ticker: State Street's S&P 500 fund on 1 October 2026, and Global X on the Nasdaq-100 on 2 October. */
const sp500Shares = [
  ['NVIDIA', 'US67066G1040', 296_384_992], ['Apple', 'US0378331005', 178_739_035], ['Microsoft', 'US5949181045', 90_942_016], ['Amazon', 'US0231351067', 120_216_927],
  ['Caterpillar', 'US1491231015', 5_628_153], ['Goldman Sachs', 'US38141G1040', 3_565_959], ['Coca-Cola', 'US1912161007', 47_408_495], ['Nike', 'US6541061031', 14_733_079],
  ['Travelers', 'US89417E1091', 2_550_697], ['Sherwin-Williams', 'US8243481061', 2_790_009], ['Walmart', 'US9311421039', 54_581_951], ['Honeywell', 'US4385162056', 3_891_293],
] as const

describe('American indices on 1 and 2 October 2026', () => {
  // the Dow's fund holds 5,247,310 shares of each member: its weights are prices; cash of either fund says how much all of it is worth
  const ofSp500 = 2_179_357_654.99 / 0.00269285
  const ofDow = 137_602_040.78 / 0.00305979

  it.each(sp500Shares)('%s has one price in the S&P 500 and in the Dow', (_, isin, shares) => {
    const price = (weightOf(SP_500, isin) * ofSp500) / shares
    expect(price / ((weightOf(DOW_JONES, isin) * ofDow) / 5_247_310)).toBeCloseTo(1, 3)
  })

  it('the S&P 500 has 504 lines, the Dow 30, the Nasdaq-100 101, the MidCap 400 400', () => {
    expect([SP_500, DOW_JONES, NASDAQ_100].map((fund) => equities(fund).length)).toEqual([504, 30, 101])
    expect(equities('US78467Y1073')).toHaveLength(400)
  })
})

/** Weight of each company in per cent of what two lists have in common. */
function sideBySide(one: string, other: string): (readonly [company: string, one: number, other: number])[] {
  const companyOf = new Map(securities.map(({ isin, companyId }) => [isin, companyId]))
  const weights = (fund: string): Map<string, number> => {
    const found = new Map<string, number>()
    for (const row of equities(fund)) {
      const company = row.companyId ?? companyOf.get(row.isin ?? '') ?? row.name
      found.set(company, (found.get(company) ?? 0) + row.weight)
    }
    return found
  }
  const [first, second] = [weights(one), weights(other)]
  const common = [...first.keys()].filter((company) => second.has(company))
  const total = (of: ReadonlyMap<string, number>): number => common.reduce((sum, company) => sum + (of.get(company) ?? 0), 0)
  const [all, others] = [total(first), total(second)]
  return common.map((company) => [company, ((first.get(company) ?? 0) / all) * 100, ((second.get(company) ?? 0) / others) * 100])
}

describe('Europe: State Street (MSCI) on 9 July and Amundi (STOXX) on 8 July 2026', () => {
  it('weigh each of more than 350 companies the same within half a point', () => {
    const companies = sideBySide(ACWI, STOXX_600)
    expect(companies.length).toBeGreaterThan(350)
    expect(companies.filter(([, state, amundi]) => Math.abs(state - amundi) > 0.5)).toEqual([])
  })
})

describe('Nasdaq-100 (Global X) and S&P 500 (State Street) a day apart', () => {
  it('weigh most of what both have the same to each other, where neither bounds it', () => {
    // the Nasdaq bounds its largest, and counts shares that are not traded; all others are as large beside each other in both
    const ratios = sideBySide(NASDAQ_100, SP_500).map(([, nasdaq, state]) => nasdaq / state).sort((a, b) => a - b)
    const middle = ratios[Math.floor(ratios.length / 2)] ?? 0
    expect(ratios.length).toBeGreaterThan(80)
    expect(ratios.filter((ratio) => Math.abs(ratio / middle - 1) <= 0.06).length / ratios.length).toBeGreaterThan(0.7)
  })
})

/** justETF, collected in May 2026, of the end of March by the prices (`cross-check.test.ts`): holdings of SPDR MSCI ACWI and Vanguard FTSE All-World. Our list of the first is of 9 July. */
const allCountry = [
  ['NVIDIA', 'US67066G1040', 4.73, 4.44], ['Apple', 'US0378331005', 4.16, 3.98], ['Microsoft', 'US5949181045', 2.9, 2.99], ['Amazon', 'US0231351067', 2.22, 2.17],
  ['Alphabet A', 'US02079K3059', 1.85, 1.82], ['Alphabet C', 'US02079K1079', 1.56, 1.48], ['Broadcom', 'US11135F1012', 1.55, 1.56], ['TSMC', 'TW0002330008', 1.51, 1.46],
  ['Meta', 'US30303M1027', 1.39, 1.36], ['Tesla', 'US88160R1014', 1.17, 1.14],
] as const

describe('MSCI ACWI in July 2026 against holdings of March', () => {
  it.each(allCountry)('%s', (_, isin, acwi, allWorld) => {
    expect(Math.abs(weightOf(ACWI, isin) * 100 - acwi)).toBeLessThanOrEqual(0.5)
    // another provider's index, of which the list is an approximation
    expect(Math.abs(weightOf(ACWI, isin) * 100 - allWorld)).toBeLessThanOrEqual(0.65)
  })

  it('is what stands in for all-country funds, alone', () => {
    for (const fund of ['IE00B6R52259', 'IE00BK5BQT80', 'IE00B3RBWM25']) {
      expect(fundProxies.filter(({ fundIsin }) => fundIsin === fund).map(({ proxyIsin, weight }) => [proxyIsin, weight])).toEqual([[ACWI, 1]])
    }
  })

  it('has 88 to 90 % in developed countries: 89 % published in May 2025 (ftse100.net)', () => {
    const world = new Set(equities(WORLD).map(({ country }) => country))
    const developed = equities(ACWI).filter(({ country }) => world.has(country)).reduce((sum, { weight }) => sum + weight, 0)
    const all = equities(ACWI).reduce((sum, { weight }) => sum + weight, 0)
    expect(developed / all).toBeGreaterThan(0.86)
    expect(developed / all).toBeLessThan(0.9)
  })
})

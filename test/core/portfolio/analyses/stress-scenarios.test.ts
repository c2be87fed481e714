import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stressScenarios } from '../../../../core/portfolio/analyses/stress-scenarios/model'
import { isMultiplied } from '../../../../core/portfolio/analyses/stress-scenarios/no-figure'
import { episodes, scenarioKeys } from '../../../../core/portfolio/analyses/stress-scenarios/shocks'
import type { Fondstyp } from '../../../../core/law/investmentfonds/fondstyp'
import type { Security } from '../../../../core/reference/security'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import { bundleOf, company } from '../fixture'
import { analyse, broken, dataOf, findings, security } from './harness'

const APPLE = 'US0378331005'
const SAP = 'DE0007164600'
const WORLD = 'IE00B4L5Y983'
const GOLD = 'DE000A0S9GB0'
const BONDS = 'IE00B3F81R35'
const MONEY = 'LU0290358497'
const MIXED = 'IE00BMVB5R75'
const STERLING = 'IE00BK5BQT80'
const HEDGED = 'IE00B441G979'
const UNREADABLE = 'IE00B3ZW0K18'
const PROPERTY = 'DE000A1ML7J1'
const securities = [
  security({ isin: APPLE, kind: 'stock', assetClass: 'equities', currency: 'USD', sector: 'technology' }),
  security({ isin: SAP, kind: 'stock', assetClass: 'equities', sector: null, companyId: 'sap' }),
  security({ isin: WORLD, kind: 'fund', assetClass: 'equities' }),
  security({ isin: GOLD, kind: 'etc', assetClass: 'gold' }),
  security({ isin: BONDS, kind: 'bond', assetClass: 'bonds', currency: 'GBP' }),
  security({ isin: MONEY, kind: 'fund', assetClass: 'cash' }),
  security({ isin: MIXED, kind: 'fund', assetClass: 'multi_asset' }),
  security({ isin: STERLING, kind: 'fund', assetClass: 'equities', currency: 'GBP' }),
  security({ isin: HEDGED, kind: 'fund', assetClass: 'equities', name: 'World EUR Hedged', currency: 'USD' }),
  security({ isin: UNREADABLE, kind: 'fund', assetClass: 'equities', name: 'World Hedged', currency: 'GBP' }),
  security({ isin: PROPERTY, kind: 'stock', assetClass: 'real_estate', sector: 'real_estate' }),
]
const companies = [company('sap', { sector: 'technology' })]
const bundle = { securities, companies }

const values = (isin: string, value = 1000, baseCurrency = 'EUR') => ({ basis: 'values' as const, baseCurrency, holdings: [{ isin, value }] })
const cash = (currency: string, value = 1000, baseCurrency = 'EUR') => ({
  basis: 'values' as const, baseCurrency, holdings: [{ assetClass: 'cash' as const, currency, value }],
})

async function crisis(portfolio: (typeof stressScenarios)['example']['portfolio'], key: (typeof scenarioKeys)[number] = 'gfc_2008', known: object = bundle) {
  const outcome = await analyse(stressScenarios, { portfolio, scenarioKeys: [key] }, known)
  const scenario = dataOf(outcome).scenarios[0]
  if (scenario === undefined) throw new Error('no scenario')
  return { ...outcome.analysis, scenario }
}

describe('one holding in the financial crisis (2007-10-09 to 2009-03-09)', () => {
  // Figures of the episode: US technology -51.39 %, MSCI World -58.70 %, US property -69.31 %, US aggregate bonds +7.34 %, gold +25.51 %;
  // one dollar +11.72 % and one pound -24.09 % in euro.
  it.each([
    ['a dollar share in euro', values(APPLE), 'sector', 'technology', -0.5139, 0.1172, (1 - 0.5139) * 1.1172 - 1],
    ['a dollar share in dollars', values(APPLE, 1000, 'USD'), 'sector', 'technology', -0.5139, 0, -0.5139],
    ['a euro share in euro, sector of its company', values(SAP), 'sector', 'technology', -0.5139, 0, -0.5139],
    ['a euro share in dollars', values(SAP, 1000, 'USD'), 'sector', 'technology', -0.5139, 1 / 1.1172 - 1, (1 - 0.5139) / 1.1172 - 1],
    ['a euro share class of a fund in dollars', values(WORLD, 1000, 'USD'), 'asset_class', 'equities', -0.587, 0, -0.587],
    ['a euro share class of a fund in euro', values(WORLD), 'asset_class', 'equities', -0.587, 0.1172, 0.413 * 1.1172 - 1],
    ['a sterling share class of a fund in euro', values(STERLING), 'asset_class', 'equities', -0.587, 0.1172, 0.413 * 1.1172 - 1],
    ['a fund hedged to euro in euro', values(HEDGED), 'asset_class', 'equities', -0.587, 0, -0.587],
    ['a fund hedged to euro in dollars', values(HEDGED, 1000, 'USD'), 'asset_class', 'equities', -0.587, 1 / 1.1172 - 1, 0.413 / 1.1172 - 1],
    ['a sterling share class with an unreadable hedge', values(UNREADABLE), 'asset_class', 'equities', -0.587, -0.2409, 0.413 * 0.7591 - 1],
    ['gold in euro', values(GOLD), 'asset_class', 'gold', 0.2551, 0.1172, 1.2551 * 1.1172 - 1],
    ['a property share in euro', values(PROPERTY), 'sector', 'real_estate', -0.6931, 0, -0.6931],
    ['sterling bonds in euro', values(BONDS), 'asset_class', 'bonds', 0.0734, -0.2409, 1.0734 * 0.7591 - 1],
    ['sterling bonds in dollars', values(BONDS, 1000, 'USD'), 'asset_class', 'bonds', 0.0734, 0.7591 / 1.1172 - 1, (1.0734 * 0.7591) / 1.1172 - 1],
    ['a money market fund', values(MONEY), 'asset_class', 'cash', 0, 0, 0],
    ['euro cash', cash('EUR'), 'cash', 'cash', 0, 0, 0],
    ['dollar cash in euro', cash('USD'), 'cash', 'cash', 0, 0.1172, 0.1172],
    ['euro cash in dollars', cash('EUR', 1000, 'USD'), 'cash', 'cash', 0, 1 / 1.1172 - 1, 1 / 1.1172 - 1],
  ])('%s', async (_case, portfolio, proxy, proxyKey, assetReturn, currencyReturn, result) => {
    const { status, scenario } = await crisis(portfolio)
    expect(status).toBe('ok')
    expect(scenario.positions).toHaveLength(1)
    expect(scenario.positions[0]).toMatchObject({ proxy, proxyKey, weight: 1, preValue: 1000 })
    expect(scenario.positions[0]?.assetReturn).toBeCloseTo(assetReturn, 12)
    expect(scenario.positions[0]?.currencyReturn).toBeCloseTo(currencyReturn, 12)
    expect(scenario.positions[0]?.returnFraction).toBeCloseTo(result, 12)
    expect(scenario.positions[0]?.postValue).toBeCloseTo(1000 * (1 + result), 9)
    expect(scenario.positions[0]?.change).toBeCloseTo(1000 * result, 9)
    expect(scenario.returnFraction).toBeCloseTo(result, 12)
    expect(scenario.postValue).toBeCloseTo(1000 * (1 + result), 9)
    expect(scenario.change).toBeCloseTo(1000 * result, 9)
  })
})

describe('real results of world funds and gold in euro', () => {
  // Figures: MSCI World in dollars, gold fix in dollars, dollar in euro. Real: an MSCI World fund (SWDA.MI), LBMA gold in euro.
  it.each([
    ['an MSCI World fund in 2020', WORLD, 'covid_2020', -0.34, -0.336],
    ['an MSCI World fund in 2022', WORLD, 'rate_hike_2022', -0.145, -0.133],
    ['an MSCI World fund in 2011', WORLD, 'euro_crisis_2011', -0.139, -0.112],
    ['gold from 2007 to 2009', GOLD, 'gfc_2008', 0.402, 0.4],
  ] as const)('%s', async (_case, isin, key, rule, real) => {
    const { returnFraction } = (await crisis(values(isin), key)).scenario
    expect(returnFraction).toBeCloseTo(rule, 3)
    expect(Math.abs((returnFraction ?? Number.NaN) - real)).toBeLessThan(0.03)
  })

  it('do not depend on the share class', async () => {
    const returns = await Promise.all([WORLD, STERLING].map(async (isin) => (await crisis(values(isin), 'rate_hike_2022')).scenario.returnFraction))
    expect(returns[0]).toBe(returns[1])
  })
})

describe('stress-scenarios', () => {
  it('adds the contributions of all holdings, amounts null for weights', async () => {
    // 0.6 x ((1 - 0.5139) x 1.1172 - 1) + 0.4 x 0 = -0.27415745
    const portfolio = { holdings: [{ isin: APPLE, weight: 0.6 }, { assetClass: 'cash' as const, currency: 'EUR', weight: 0.4 }] }
    const { scenario } = await crisis(portfolio)
    expect(scenario.returnFraction).toBeCloseTo(-0.274157448, 9)
    expect(scenario.positions.map(({ contribution }) => contribution)).toEqual([scenario.returnFraction, 0])
    for (const amounts of [scenario, ...scenario.positions]) expect(amounts).toMatchObject({ preValue: null, postValue: null, change: null })
  })

  it('dates, explains and sources every scenario in the order of the request', async () => {
    const outcome = await analyse(stressScenarios, { portfolio: values(WORLD), scenarioKeys: ['dotcom_2000', 'covid_2020'] }, bundle)
    const data = dataOf(outcome)
    expect(data.model).toBe('approximate_sector_asset_class_and_listing_currency_shocks')
    expect(data.scenarios.map(({ key, dateFrom, dateTo }) => [key, dateFrom, dateTo])).toEqual([
      ['dotcom_2000', '2000-03-24', '2002-10-09'], ['covid_2020', '2020-02-19', '2020-03-23'],
    ])
    expect(data.scenarios[0]?.methodology).toContain('price changes without dividends')
    expect(data.scenarios[1]?.methodology).toContain('2020-02-19')
    expect(data.scenarios.every(({ approximate, reviewedAt, sources }) => approximate && reviewedAt === '2026-11-20' && sources.length > 4)).toBe(true)
  })

  const unknownCurrency = { securities: [security({ isin: WORLD, kind: 'fund', assetClass: 'bonds', currency: null })] }
  const anyClass = { securities: [security({ isin: WORLD, kind: 'fund', assetClass: 'equities', currency: null })] }
  const unreadableHedge = { securities: [security({ isin: WORLD, kind: 'fund', assetClass: 'equities', currency: null, name: 'World Hedged' })] }
  const withoutSector = { securities: [security({ isin: APPLE, kind: 'stock', assetClass: 'equities', currency: 'USD' })] }
  const coin = { securities: [security({ isin: GOLD, kind: 'etc', assetClass: 'crypto' })] }

  it.each([
    ['an unknown security beside a known one', { ...values(WORLD), holdings: [{ isin: WORLD, value: 1 }, { isin: 'IE00BKM4GZ66', value: 1 }] }, bundle, 'unresolved_holdings', ['unresolved_holdings']],
    ['an unknown security', values(WORLD), {}, 'unresolved_holdings', ['unresolved_holdings']],
    ['a base currency without rule', values(WORLD, 1000, 'GBP'), bundle, 'unsupported_base_currency', ['incomplete_coverage']],
    ['cash in such a base currency', cash('GBP', 1000, 'GBP'), bundle, 'unsupported_base_currency', ['incomplete_coverage']],
    ['a bond fund without currency', values(WORLD), unknownCurrency, 'missing_currency', ['incomplete_coverage']],
    ['an unreadable hedge without currency', values(WORLD), unreadableHedge, 'missing_currency', ['incomplete_coverage']],
    ['a share without sector', values(APPLE), withoutSector, 'missing_scenario_coverage', ['incomplete_coverage']],
    ['a mixed fund', values(MIXED), bundle, 'missing_scenario_coverage', ['incomplete_coverage']],
    ['crypto before there was any', values(GOLD), coin, 'missing_scenario_coverage', ['incomplete_coverage']],
    ['a currency without figure', cash('ISK'), bundle, 'missing_scenario_coverage', ['incomplete_coverage']],
    ['a currency nobody lists', cash('XXX'), bundle, 'missing_scenario_coverage', ['incomplete_coverage']],
  ])('withholds a scenario for %s', async (_case, portfolio, known, failure, reasons) => {
    const result = await crisis(portfolio, 'gfc_2008', known)
    expect(result).toMatchObject({ status: 'unavailable', reasons })
    expect(result.scenario).toMatchObject({
      status: 'unavailable', failure, returnFraction: null, preValue: null, postValue: null, change: null, positions: [],
    })
  })

  it('needs no share class currency of a fund that moves in dollars', async () => {
    expect((await crisis(values(WORLD), 'gfc_2008', anyClass)).scenario.positions[0]).toMatchObject({ currency: 'USD', currencyReturn: expect.closeTo(0.1172, 12) })
  })

  it('checks failures in the order of the specification', async () => {
    const everything = { ...values(WORLD, 1, 'GBP'), holdings: [{ isin: WORLD, value: 1 }, { isin: MIXED, value: 1 }] }
    expect((await crisis(everything, 'gfc_2008', {})).scenario.failure).toBe('unresolved_holdings')
    const nothingMissing = { securities: [...unknownCurrency.securities, ...securities.slice(6, 7)] }
    expect((await crisis(everything, 'gfc_2008', nothingMissing)).scenario.failure).toBe('unsupported_base_currency')
    expect((await crisis({ ...everything, baseCurrency: 'EUR' }, 'gfc_2008', nothingMissing)).scenario.failure).toBe('missing_currency')
  })

  it('names the holdings by which it is withheld, each with its reason, and answers for the rest', async () => {
    const known = { securities: [...securities.filter(({ isin }) => isin !== BONDS), security({ isin: BONDS, kind: 'fund', assetClass: 'bonds', currency: null, name: 'Bonds' })] }
    const rest = [{ isin: APPLE, value: 300 }, { assetClass: 'cash' as const, currency: 'EUR', value: 100 }]
    const gone = [{ isin: BONDS, value: 200 }, { isin: 'IE00BKM4GZ66', value: 100 }, { assetClass: 'cash' as const, currency: 'ISK', value: 200 }, { isin: MIXED, value: 100 }]
    const of = (holdings: object[], baseCurrency = 'EUR') => crisis({ ...values(APPLE, 1, baseCurrency), holdings: holdings as typeof rest }, 'gfc_2008', known)
    const { scenario } = await of([...gone, ...rest])
    expect(scenario.failure).toBe('unresolved_holdings')
    expect(scenario.withheldBy.map(({ isin, currency, weight, failure }) => [isin, currency, weight, failure])).toEqual([
      [BONDS, null, 0.2, 'missing_currency'], ['IE00BKM4GZ66', null, 0.1, 'unresolved_holdings'], [null, 'ISK', 0.2, 'missing_scenario_coverage'], [MIXED, 'EUR', 0.1, 'missing_scenario_coverage'],
    ])
    // 3/4 of ((1 - 0.5139) x 1.1172 - 1) = -0.342697
    expect((await of(rest)).scenario).toMatchObject({ failure: null, returnFraction: expect.closeTo(-0.342697, 6), withheldBy: [] })
    // No holding is at fault where the base currency has no rule.
    expect((await of(rest, 'GBP')).scenario).toMatchObject({ failure: 'unsupported_base_currency', withheldBy: [] })
  })

  it('names what has no currency to move in', async () => {
    const { limitations } = await analyse(stressScenarios, { portfolio: values(WORLD), scenarioKeys: ['gfc_2008'] }, unknownCurrency)
    expect(limitations).toEqual([expect.stringMatching(/^.+: the currency in which it moves is not known\.$/)])
  })

  it('is partial when only some scenarios can be said', async () => {
    // Bitcoin existed in 2020 (-33.40 %), not in 2008.
    const { analysis } = await analyse(stressScenarios, { portfolio: values(GOLD, 1000, 'USD'), scenarioKeys: ['gfc_2008', 'covid_2020'] }, coin)
    expect(analysis).toMatchObject({ status: 'partial', reasons: ['incomplete_coverage'] })
    expect(analysis.data?.scenarios.map(({ returnFraction }) => returnFraction)).toEqual([null, expect.closeTo(-0.334, 12)])
  })

  it('names a provider that is down', async () => {
    const request = { portfolio: values(WORLD), scenarioKeys: ['gfc_2008' as const] }
    const { analysis } = await analyse(stressScenarios, request, bundle, { tables: { securities: broken } })
    expect(analysis).toMatchObject({ status: 'unavailable', reasons: ['unresolved_holdings', 'provider_unavailable'] })
  })

  describe('names a provider that is down only where a scenario is withheld', () => {
    const APPLE_OF = security({ isin: APPLE, kind: 'stock', assetClass: 'equities', currency: 'USD', sector: 'technology', companyId: 'apple' })
    const known = { securities: [APPLE_OF, ...coin.securities] }
    const withApple = (isin: string) => ({ ...values(APPLE), holdings: [{ isin: APPLE, value: 1 }, { isin, value: 1 }] })
    const stored = memoryTables(bundleOf(known))
    /** One security and every company cannot be asked for. */
    const both = {
      companies: broken,
      securities: async (isins: readonly string[]) => ({ found: (await stored.securities(isins)).found, failed: new Set(isins.filter((isin) => isin === WORLD)) }),
    }
    it.each([
      ['none is: the share states its own sector', values(APPLE), { companies: broken }, 'ok', []],
      ['one of two is: bitcoin in 2008', withApple(GOLD), { companies: broken }, 'partial', ['provider_unavailable', 'incomplete_coverage']],
      ['all are: a company and a security are missing', withApple(WORLD), both, 'unavailable', ['unresolved_holdings', 'provider_unavailable']],
    ])('%s', async (_case, portfolio, tables, status, reasons) => {
      const { analysis } = await analyse(stressScenarios, { portfolio, scenarioKeys: ['gfc_2008', 'covid_2020'] }, known, { tables })
      expect([analysis.status, analysis.reasons]).toEqual([status, reasons])
    })
  })

  describe('a fund of property', () => {
    const FUND = 'DE0009807016'
    const of = (more: Partial<Security>) => ({ securities: [security({ isin: FUND, kind: 'fund', assetClass: 'real_estate', ...more })] })
    const fund = of({ domicile: 'DE' })
    const stated = (kind: Fondstyp, domicile: string) => ({ ...of({ domicile }), taxKinds: [{ isin: FUND, kind, asOf: '2023-12-03', source: 'tax-kinds' }] })

    it.each([
      // US property by its class -69.32 %, one dollar +11.72 %: (1 - 0.6932) x 1.1172 - 1.
      ['of listed property moves like it, whatever its law', stated('SONSTIGE', 'DE'), {}, 'ok', [], (1 - 0.6932) * 1.1172 - 1],
      ['of Ireland, of which nobody states what it is', of({ domicile: 'IE' }), {}, 'ok', [], (1 - 0.6932) * 1.1172 - 1],
      ['of an unknown country', of({ domicile: null }), {}, 'ok', [], (1 - 0.6932) * 1.1172 - 1],
      ['of Germany under the directive on UCITS', of({ domicile: 'DE', name: 'iShares STOXX Europe 600 Real Estate UCITS ETF (DE)' }), {}, 'ok', [], (1 - 0.6932) * 1.1172 - 1],
      ['of Germany that names shares', of({ domicile: 'DE', name: 'Immobilienaktien Europa' }), {}, 'ok', [], (1 - 0.6932) * 1.1172 - 1],
      ['of Germany holds buildings', of({ domicile: 'DE', name: 'UniImmo: Deutschland' }), {}, 'unavailable', ['incomplete_coverage'], null],
      ['of Austria holds buildings', of({ domicile: 'AT' }), {}, 'unavailable', ['incomplete_coverage'], null],
      ['that holds buildings by its kind has no figure', stated('IMMOBILIENFONDS', 'LU'), {}, 'unavailable', ['incomplete_coverage'], null],
      ['that holds buildings abroad has none', stated('IMMOBILIENFONDS_AUSLAND', 'LU'), {}, 'unavailable', ['incomplete_coverage'], null],
      ['of which it cannot be asked has none', fund, { taxKinds: broken }, 'unavailable', ['provider_unavailable', 'incomplete_coverage'], null],
    ])('%s', async (_case, known, tables, status, reasons, result) => {
      const { analysis, limitations } = await analyse(stressScenarios, { portfolio: values(FUND), scenarioKeys: ['gfc_2008'] }, known, { tables })
      expect([analysis.status, analysis.reasons]).toEqual([status, reasons])
      const name = known.securities[0]?.name ?? ''
      expect(limitations).toEqual(result === null && !('taxKinds' in tables) ? [`${name} holds buildings, which are not traded: what listed property did does not stand for it.`] : [])
      expect(analysis.data?.scenarios[0]).toMatchObject(result === null ? { failure: 'missing_scenario_coverage', returnFraction: null, positions: [] } : { returnFraction: expect.closeTo(result, 12) })
    })
  })

  it('has no figure for leveraged and short products, and says so; short maturities are none', async () => {
    const names = [
      ['Amundi MSCI USA Daily (2x) Leveraged UCITS ETF', true], ['Leverage Shares 3x Apple ETP', true], ['Xtrackers S&P 500 Inverse Daily Swap', true], ['Xtrackers ShortDAX Daily Swap', true],
      ['L&G DAX Daily 2x Long', true], ['WisdomTree Gold 3x Daily Short', true], ['EURO STOXX 50 Daily (-1x)', true], ['Xtrackers LevDAX Daily Swap', true], ['Dir.ETF-D.Dly MSCI EM Bear3xsh', true], ['ProShares Ultrasht MSCI Japan', true],
      ['iShares USD Short Duration Corporate Bond', false], ['Ultrashort Bond', false], ['PIMCO Euro Short Maturity', false], ['iShares Nasdaq 100', false], ['Pictet Short-Term Money Market', false],
    ] as const
    for (const [name, is] of names) expect(isMultiplied(name), name).toBe(is)
    const leveraged = { securities: [security({ isin: WORLD, kind: 'fund', assetClass: 'equities', name: 'World 2x Leveraged' }), security({ isin: APPLE, kind: 'stock', assetClass: 'equities', sector: 'technology', name: 'Inverse Inc' })] }
    const portfolio = { holdings: [{ isin: WORLD, weight: 0.5 }, { isin: APPLE, weight: 0.5 }] }
    const { analysis, limitations } = await analyse(stressScenarios, { portfolio, scenarioKeys: ['gfc_2008'] }, leveraged)
    expect([analysis.status, analysis.data?.scenarios[0]?.failure]).toEqual(['unavailable', 'missing_scenario_coverage'])
    expect(limitations).toEqual(['World 2x Leveraged moves by a multiple of its index, or against it: what its asset class did does not stand for it.'])
    // A share is what it is, whatever it is called: US technology -51.39 %, listed in euro.
    expect((await crisis({ holdings: [{ isin: APPLE, weight: 1 }] }, 'gfc_2008', leveraged)).scenario.returnFraction).toBeCloseTo(-0.5139, 12)
  })

  it('asks nothing about the inside of funds', async () => {
    const request = { portfolio: values(WORLD), scenarioKeys: ['gfc_2008' as const] }
    expect((await analyse(stressScenarios, request, bundle, { tables: { constituents: broken, vectors: broken } })).analysis.status).toBe('ok')
  })

  it('gives the contributions as the result, and scales with the values', async () => {
    const holdings = fc.uniqueArray(fc.tuple(fc.constantFrom(APPLE, SAP, WORLD, GOLD, BONDS, MONEY), fc.double({ min: 0.01, max: 1e6, noNaN: true })), {
      minLength: 1, selector: ([isin]) => isin,
    })
    await fc.assert(fc.asyncProperty(holdings, fc.constantFrom(...scenarioKeys), fc.constantFrom('EUR', 'USD'), async (list, key, baseCurrency) => {
      const of = (factor: number) => ({ basis: 'values' as const, baseCurrency, holdings: list.map(([isin, value]) => ({ isin, value: value * factor })) })
      const { scenario } = await crisis(of(1), key)
      const { scenario: tripled } = await crisis(of(3), key)
      expect(scenario.returnFraction).toBeCloseTo(scenario.positions.reduce((sum, row) => sum + row.contribution, 0), 12)
      expect(scenario.change).toBeCloseTo(scenario.positions.reduce((sum, row) => sum + (row.change ?? Number.NaN), 0), 5)
      expect(tripled.returnFraction).toBeCloseTo(scenario.returnFraction ?? Number.NaN, 12)
      expect(tripled.change ?? Number.NaN).toBeCloseTo(3 * (scenario.change ?? Number.NaN), 5)
    }), { numRuns: 50 })
  })

  it.each([
    [[], 'scenarioKeys'], [['gfc_2008', 'gfc_2008'], 'scenarioKeys: Scenario keys must be distinct'], [['tulips_1637'], 'scenarioKeys.0'],
  ])('refuses the keys %j', (keys, expected) => {
    expect(findings(stressScenarios.request, { portfolio: values(WORLD), scenarioKeys: keys })).toEqual([expect.stringContaining(expected)])
  })

  it.each([[{ portfolio: values(WORLD) }, 1], [{ portfolio: { holdings: [1, 2, 3] } }, 3], [7, 1]])('costs one unit per holding', (body, units) => {
    expect(stressScenarios.cost(body)).toBe(units)
  })
})

describe('the episodes', () => {
  it('stand under their keys', () => {
    expect(scenarioKeys.map((key) => episodes[key].key)).toEqual([...scenarioKeys])
  })

  it('have no figure where nobody measured one', () => {
    expect(episodes.gfc_2008.assetClasses.crypto).toBeUndefined()
    expect(episodes.gfc_2008.currencies).not.toHaveProperty('ISK')
    expect(episodes.dotcom_2000.assetClasses.crypto).toBeUndefined()
  })

  it('name all eleven sectors, each with a change above the total loss', () => {
    for (const key of scenarioKeys) {
      expect(Object.keys(episodes[key].sectors)).toHaveLength(11)
      expect(Object.values(episodes[key].sectors).every(({ change }) => change > -1 && change < 1)).toBe(true)
    }
  })
})

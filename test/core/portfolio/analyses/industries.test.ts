import { describe, expect, it } from 'vitest'
import { hasValidCheckDigit } from '../../../../core/values/isin'
import { industries } from '../../../../core/portfolio/analyses/industries/model'
import type { Bundle } from '../../../../core/reference/tables/bundle'
import { industryKey, interests } from '../../../../core/portfolio/analyses/industries/interests'
import { themes } from '../../../../core/portfolio/analyses/industries/themes'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import { bundleOf, company, fund, proxy, row, stock } from '../fixture'
import { analyse, broken, dataOf } from './harness'

const APPLE = 'US0378331005'
const ALPHABET_A = 'US02079K3059'
const ALPHABET_C = 'US02079K1079'
const NVIDIA = 'US67066G1040'
const LVMH = 'FR0000121014'
const WORLD = 'IE00B4L5Y983'
const OTHER = 'IE00BKM4GZ66'

/** Apple directly; a fund of NVIDIA 0.4, two lines of Alphabet 0.2 and 0.1, LVMH 0.2 and 0.1 cash. */
const bundle: Partial<Bundle> = {
  securities: [
    stock(APPLE, { companyId: 'apple' }),
    stock(ALPHABET_A, { companyId: 'alphabet' }),
    stock(ALPHABET_C, { companyId: 'alphabet' }),
    fund(WORLD),
  ],
  companies: [
    company('apple', { name: 'Apple', industry: 'Technology Hardware, Storage & Peripherals', isin: APPLE }),
    company('alphabet', { name: 'Alphabet', industry: 'Interactive Media and Services', isin: ALPHABET_A }),
  ],
  constituents: [
    row(WORLD, 0.4, { isin: NVIDIA, name: 'NVIDIA CORP', industry: 'Semiconductors' }),
    row(WORLD, 0.2, { isin: ALPHABET_A }),
    row(WORLD, 0.1, { isin: ALPHABET_C }),
    row(WORLD, 0.2, { isin: LVMH, name: 'LVMH' }),
    row(WORLD, 0.1, { kind: 'cash', name: 'EUR CASH' }),
  ],
}
const weights = (...list: [string, number][]) => ({ holdings: list.map(([isin, weight]) => ({ isin, weight })) })
const half = weights([APPLE, 0.5], [WORLD, 0.5])
const measured = async (body: Parameters<typeof industries.request.parse>[0], given = bundle) =>
  dataOf(await analyse(industries, industries.request.parse(body), given))
const item = <T extends { key: string }>({ items }: { items: readonly T[] }, key: string): T => {
  const found = items.find((one) => one.key === key)
  if (found === undefined) throw new Error(`no ${key}`)
  return found
}

describe('industries', () => {
  it('adds stocks and equity rows by industry; the rest of the equities is unknown', async () => {
    // Apple 0.5; NVIDIA 0.5 x 0.4 = 0.2; Alphabet 0.5 x 0.3 = 0.15; LVMH and cash 0.5 x 0.3 = 0.15 without industry.
    const data = await measured(half)
    expect(data).toMatchObject({ scope: 'equities', portfolioShare: 1 })
    expect(data.industries.buckets.map(({ key, value }) => [key, value])).toEqual([
      ['Technology Hardware, Storage & Peripherals', null], ['Semiconductors', null], ['Interactive Media and Services', null], ['unknown', null],
    ])
    expect(data.industries.buckets.map(({ weight }) => weight)).toEqual([0.5, 0.2, expect.closeTo(0.15, 12), expect.closeTo(0.15, 12)])
    expect(data.industries.coverage).toBeCloseTo(0.85, 12)
  })

  it('puts weights and amounts of the whole portfolio on interests, whatever the spelling', async () => {
    const body = { basis: 'values' as const, holdings: [{ isin: APPLE, value: 500 }, { isin: WORLD, value: 500 }, { assetClass: 'cash' as const, currency: 'EUR', value: 1000 }] }
    const data = await measured(body)
    expect(data.portfolioShare).toBe(0.5)
    expect(item(data.interests, 'semiconductors')).toMatchObject({ weight: 0.1, value: 200 })
    expect(item(data.interests, 'internet_platforms').weight).toBeCloseTo(0.075, 12)
    expect(item(data.interests, 'banks')).toMatchObject({ weight: 0, value: 0 })
    expect(data.interests.coverage).toBeCloseTo(0.85, 12)
  })

  it('matches a company by its primary line where no security of the basket is known', async () => {
    // the fund's row says the company only, which has NVIDIA's line; there is no security of that ISIN
    const data = await measured(weights([WORLD, 1]), {
      securities: [fund(WORLD)],
      companies: [company('nv', { name: 'NVIDIA', isin: NVIDIA, industry: 'Semiconductors' })],
      constituents: [row(WORLD, 0.4, { companyId: 'nv' }), row(WORLD, 0.6, { isin: LVMH })],
    })
    expect(item(data.themes, 'magnificent_7')).toMatchObject({ weight: 0.4, companies: [{ id: 'nv', name: 'NVIDIA', weight: 0.4 }] })
    const direct = await measured(weights([LVMH, 1]), {
      securities: [stock(LVMH, { companyId: 'nv' })], // another line of it
      companies: [company('nv', { name: 'NVIDIA', isin: NVIDIA, industry: 'Semiconductors' })],
    })
    expect(item(direct.themes, 'magnificent_7')).toMatchObject({ weight: 1, companies: [{ id: 'nv', name: 'NVIDIA', weight: 1 }] })
  })

  it('matches themes by company: both lines of Alphabet are one issuer', async () => {
    // Magnificent 7: Apple 0.5 + NVIDIA 0.2 (known by its ISIN alone) + Alphabet 0.15 = 0.85. Luxury: LVMH 0.1.
    const data = await measured(half)
    const seven = item(data.themes, 'magnificent_7')
    expect(seven).toMatchObject({ matchedCompanies: 3, tailWeight: 0, lowerBound: true, reviewedAt: '2026-11-20' })
    expect(seven.weight).toBeCloseTo(0.85, 12)
    expect(seven.companies.map(({ id, name }) => [id, name])).toEqual([['apple', 'Apple'], [NVIDIA, 'NVIDIA CORP'], ['alphabet', 'Alphabet']])
    expect(item(data.themes, 'luxury').weight).toBeCloseTo(0.1, 12)
    expect(item(data.themes, 'water')).toMatchObject({ weight: 0, matchedCompanies: 0, companies: [] })
    // 0.05 of the portfolio is the fund's cash: 95 % identified, below 97 %.
    expect(data.themes.coverage).toBeCloseTo(0.95, 12)
  })

  it('names the industries of an interest and the sources of a theme', async () => {
    const data = await measured(half)
    expect(item(data.interests, 'semiconductors').industries).toContain('Semiconductors')
    expect(item(data.themes, 'magnificent_7').sources).toEqual(['https://github.com/dougdesigner/mags'])
  })

  it('measures themes against the equities, not against the portfolio', async () => {
    // Apple is half of the portfolio and all of its equities: 0.5 / 0.5 identified.
    const { themes: found } = await measured({ holdings: [{ isin: APPLE, weight: 0.5 }, { assetClass: 'cash' as const, currency: 'EUR', weight: 0.5 }] })
    expect(found.coverage).toBe(1)
    expect(item(found, 'magnificent_7')).toMatchObject({ weight: 0.5, lowerBound: false })
  })

  it('leaves themes unmeasured when no company is known by name or number', async () => {
    const nameless = { securities: [fund(WORLD)], constituents: [row(WORLD, 1, { name: '', industry: 'Semiconductors' })] }
    const data = await measured(weights([WORLD, 1]), nameless)
    expect(item(data.interests, 'semiconductors').weight).toBe(1)
    expect(item(data.themes, 'semiconductors')).toMatchObject({ weight: null, lowerBound: false, tailWeight: null })
  })

  it('is no lower bound when at least 97 % of the equities are identified', async () => {
    const data = await measured(weights([APPLE, 0.8], [WORLD, 0.2]))
    expect(item(data.themes, 'magnificent_7').lowerBound).toBe(false)
  })

  it('is a lower bound while holdings that nobody knows, or a mixed fund without known companies, may hold more', async () => {
    // Apple 0.3 is all of the known equities; of the other 0.7 nothing is known, so Magnificent 7 is at least 0.3 of the whole.
    const unresolved = await measured(weights([APPLE, 0.3], [OTHER, 0.7]))
    expect(item(unresolved.themes, 'magnificent_7')).toMatchObject({ weight: 0.3, lowerBound: true })
    expect(item(unresolved.themes, 'water')).toMatchObject({ weight: 0, lowerBound: true })
    const mixed = (assetMix: Bundle['assetMix']) => ({ ...bundle, securities: [...(bundle.securities ?? []), fund(OTHER, { assetClass: 'multi_asset' })], assetMix })
    const hidden = await measured(weights([APPLE, 0.3], [OTHER, 0.7]), mixed([]))
    expect(item(hidden.themes, 'magnificent_7')).toMatchObject({ weight: 0.3, lowerBound: true })
    const bonds = await measured(weights([APPLE, 0.3], [OTHER, 0.7]), mixed([{ isin: OTHER, assetClass: 'bonds', weight: 1 }]))
    expect(item(bonds.themes, 'magnificent_7')).toMatchObject({ weight: 0.3, lowerBound: false })
  })

  it('bounds the companies of a theme by limit and keeps the tail', async () => {
    const seven = item((await measured({ ...half, limit: 1 })).themes, 'magnificent_7')
    expect(seven.companies.map(({ id }) => id)).toEqual(['apple'])
    expect(seven).toMatchObject({ matchedCompanies: 3, tailWeight: expect.closeTo(0.35, 12) })
  })

  it('finds an issuer under a new ISIN', async () => {
    const moved = { ...bundle, isinAliases: [{ oldIsin: LVMH, isin: 'FR0000121485', since: null, source: 'test' }], securities: [...(bundle.securities ?? []), stock('FR0000121485', { companyId: 'lvmh', industry: 'Luxury Goods' })] }
    const data = await measured(weights([LVMH, 1]), moved)
    expect(item(data.themes, 'luxury')).toMatchObject({ weight: 1, matchedCompanies: 1 })
  })

  it('scales amounts with values and sums to the equity share', async () => {
    const of = (factor: number) => ({ basis: 'values' as const, holdings: [{ isin: APPLE, value: 300 * factor }, { isin: WORLD, value: 700 * factor }] })
    const [one, three] = [await measured(of(1)), await measured(of(3))]
    expect(one.industries.buckets.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(one.portfolioShare, 12)
    expect(three.industries.buckets.map(({ value }) => value)).toEqual(one.industries.buckets.map(({ value }) => expect.closeTo(3 * (value ?? Number.NaN), 9)))
  })
})

describe('status of industries', () => {
  const blind = { securities: [fund(WORLD), fund(OTHER)] }
  const complete = { securities: [stock(APPLE, { industry: 'Semiconductors' })] }

  it.each([
    ['ok', weights([APPLE, 1]), complete, {}, []],
    ['partial', half, bundle, {}, ['incomplete_coverage']],
    ['partial', weights([APPLE, 0.5], [OTHER, 0.5]), complete, {}, ['unresolved_holdings']],
    ['unavailable', weights([OTHER, 1]), {}, {}, ['unresolved_holdings', 'no_equities']],
    ['unavailable', weights([WORLD, 1]), { securities: [fund(WORLD, { assetClass: 'bonds' })] }, {}, ['no_equities']],
    ['unavailable', weights([WORLD, 1]), blind, {}, ['incomplete_coverage']],
    ['unavailable', weights([WORLD, 1]), blind, { tables: { constituents: broken } }, ['provider_unavailable']],
    ['unavailable', weights([APPLE, 1]), complete, { tables: { securities: broken } }, ['unresolved_holdings', 'provider_unavailable']],
    ['partial', weights([APPLE, 0.5], [WORLD, 0.5]), { securities: [...complete.securities, fund(WORLD)] }, { tables: { constituents: broken } },
      ['provider_unavailable', 'incomplete_coverage']],
    ['unavailable', weights([APPLE, 1]), { securities: [stock(APPLE, { companyId: 'apple' })] }, { tables: { companies: broken } }, ['provider_unavailable']],
  ])('is %s for %j', async (status, body, given, circumstances, reasons) => {
    const { analysis } = await analyse(industries, body, given, circumstances)
    expect([analysis.status, analysis.reasons]).toEqual([status, reasons])
  })

  it('leaves themes unmeasured when their issuers cannot be asked for', async () => {
    const known = new Map([[APPLE, complete.securities[0] ?? stock(APPLE)]])
    const onlyFew = async (isins: readonly string[]) =>
      isins.length === 1 ? { found: known, failed: new Set<string>() } : { found: new Map<string, never>(), failed: new Set(isins) }
    const { analysis } = await analyse(industries, weights([APPLE, 1]), complete, { tables: { securities: onlyFew } })
    expect([analysis.status, analysis.reasons]).toEqual(['partial', ['provider_unavailable']])
    expect(analysis.data?.themes.items[0]).toMatchObject({ weight: null, value: null, lowerBound: false, matchedCompanies: 0, companies: [], tailWeight: null })
  })

  it('leaves a theme unmeasured when one of its issuers cannot be asked for', async () => {
    const tables = memoryTables(bundleOf(complete))
    const without = async (isins: readonly string[]) =>
      ({ found: (await tables.securities(isins)).found, failed: new Set(isins.filter((isin) => isin === LVMH)) })
    const { analysis } = await analyse(industries, weights([APPLE, 1]), complete, { tables: { securities: without } })
    expect(analysis.reasons).toEqual(['provider_unavailable'])
    expect(analysis.data?.themes.items.filter(({ weight }) => weight === null).map(({ key }) => key)).toEqual(['luxury'])
  })

  it('needs no company of a stock that states its own industry', async () => {
    const own = { securities: [stock(APPLE, { companyId: 'apple', industry: 'Semiconductors' })] }
    const { analysis } = await analyse(industries, weights([APPLE, 1]), own, { tables: { companies: broken } })
    expect([analysis.status, analysis.reasons]).toEqual(['ok', []])
  })

  it('is partial behind a fund that only resembles, and names it', async () => {
    const given = {
      securities: [fund(WORLD, { name: 'World' }), fund(OTHER, { name: 'Other' })],
      constituents: [row(OTHER, 1, { isin: NVIDIA, industry: 'Semiconductors' })],
      fundProxies: [proxy(WORLD, OTHER, { kind: 'approximation' })],
    }
    const outcome = await analyse(industries, weights([WORLD, 1]), given)
    expect(outcome.analysis).toMatchObject({ status: 'partial', reasons: ['incomplete_coverage'] })
    expect(outcome.assumptions).toEqual([expect.stringMatching(/World.*Other/)])
  })

  it('says when an ISIN cannot exist', async () => {
    const { limitations } = await analyse(industries, weights(['US0378331006', 1]), complete)
    expect(limitations).toEqual([expect.stringContaining('check digit')])
  })

  it.each([[half, 2], [null, 1], [{ holdings: Array(30).fill(0) }, 25]])('costs one unit per holding', (body, units) => {
    expect(industries.cost(body)).toBe(units)
  })
})

describe('maintained lists', () => {
  it('have at least 20 interests and 8 themes with own keys', () => {
    expect(new Set(interests.map(({ key }) => key)).size).toBe(interests.length)
    expect(interests.length).toBeGreaterThanOrEqual(20)
    expect(new Set(themes.map(({ key }) => key)).size).toBe(themes.length)
    expect(themes.length).toBeGreaterThanOrEqual(8)
  })

  it('name every industry once per interest', () => {
    for (const { key, industries: names } of interests) expect(new Set(names.map(industryKey)).size, key).toBe(names.length)
  })

  it('have sources and possible ISINs in every theme', () => {
    for (const theme of themes) {
      expect(theme.sources.length, theme.key).toBeGreaterThan(0)
      expect(Object.keys(theme.issuers).filter((isin) => !hasValidCheckDigit(isin)), theme.key).toEqual([])
      expect(Object.keys(theme.issuers).length, theme.key).toBeGreaterThanOrEqual(5)
    }
  })
})

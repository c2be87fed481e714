import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bundle, Tables } from '../../../../core/reference/tables/bundle'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import { referenceFrom } from '../../../../core/reference/tables/reference-from-tables'
import { bundleOf, company, failing, fund, isinOf, proxy, referenceOf, row, stock, vector } from '../../portfolio/fixture'

const [OLD, NEW, A, A2, B, C] = [1, 2, 3, 4, 5, 6].map((n) => isinOf('US', n)) as [string, string, string, string, string, string]
const [F, G, H, BOND] = [1, 2, 3, 4].map((n) => isinOf('IE', n)) as [string, string, string, string]

const security = async (parts: Partial<Bundle>, isin: string) => (await referenceOf(parts).securities([isin])).found.get(isin)
const inside = async (parts: Partial<Bundle>, isin: string) => (await referenceOf(parts).constituents([isin])).found.get(isin)

describe('securities', () => {
  it('answer an old ISIN with its successor', async () => {
    const parts = { securities: [stock(NEW), stock(OLD)], isinAliases: [{ oldIsin: OLD, isin: NEW, since: null, source: 'test' }] }
    expect((await security(parts, OLD))?.isin).toBe(NEW)
  })

  it('know their company by their record, else by its primary line', async () => {
    const companies = [company('a', { isin: A })]
    expect((await security({ securities: [stock(A)], companies }, A))?.companyId).toBe('a')
    expect((await security({ securities: [stock(A, { companyId: 'x' })], companies }, A))?.companyId).toBe('x')
  })

  it('carry the mix of a multi-asset fund; more than the whole is divided by its sum', async () => {
    const mixed = fund(F, { assetClass: 'multi_asset' })
    const mix = [{ isin: F, assetClass: 'equities' as const, weight: 1.5 }, { isin: F, assetClass: 'bonds' as const, weight: 0.5 }]
    // 1.5 / 2 and 0.5 / 2
    expect([...((await security({ securities: [mixed], assetMix: mix }, F))?.assetMix ?? [])]).toEqual([['equities', 0.75], ['bonds', 0.25]])
    expect((await security({ securities: [mixed] }, F))?.assetMix).toBeNull()
  })

  it('that are absent are unknown, not failed', async () => {
    const answer = await referenceOf({}).securities([A])
    expect([answer.found.size, answer.failed.size]).toEqual([0, 0])
  })

  it.each(['aliases', 'securities', 'companiesByIsin'] as const)('fail with their table %s', async (call) => {
    const answer = await referenceFrom(failing({ securities: [stock(A)] }, call)).securities([A])
    expect([answer.found.size, [...answer.failed]]).toEqual([0, [A]])
  })

  it('that are mixed fail with the table of mixes; others do not need it', async () => {
    const parts = { securities: [fund(F, { assetClass: 'multi_asset' }), stock(A)] }
    const answer = await referenceFrom(failing(parts, 'assetMix')).securities([F, A])
    expect([[...answer.found.keys()], [...answer.failed]]).toEqual([[A], [F]])
  })
})

describe('rows of a fund', () => {
  it('get the company of the row, of their security, of the primary line, else the ISIN or the name', async () => {
    const parts = {
      securities: [fund(F), stock(A2, { companyId: 'a' })],
      companies: [company('a', { isin: A }), company('b', { isin: B })],
      constituents: [
        row(F, 0.1, { isin: C, companyId: 'c' }), row(F, 0.1, { isin: A2 }), row(F, 0.1, { isin: A }), row(F, 0.1, { isin: B }),
        row(F, 0.1, { isin: NEW }), row(F, 0.1, { name: 'Nameless Ltd' }), row(F, 0.1, { name: '--' }), row(F, 0.1, { kind: 'cash', name: 'EUR' }),
      ],
    }
    const rows = (await inside(parts, F))?.own?.rows ?? []
    expect(rows.map(({ companyId }) => companyId)).toEqual(['c', 'a', 'a', 'b', NEW, 'name:NAMELESS', null, null])
    expect(rows.map(({ company: one }) => one?.id ?? null)).toEqual([null, 'a', 'a', 'b', null, null, null, null])
  })

  it('follow old ISINs', async () => {
    const parts = {
      isinAliases: [{ oldIsin: OLD, isin: NEW, since: null, source: 'test' }],
      companies: [company('n', { isin: NEW })],
      constituents: [row(F, 1, { isin: OLD })],
    }
    expect((await inside(parts, F))?.own?.rows[0]).toMatchObject({ isin: NEW, companyId: 'n' })
  })

  it('that are equity funds with a list of their own carry it, one level deep', async () => {
    const parts = {
      securities: [fund(F), fund(G, { name: 'Inner' }), fund(H)],
      constituents: [row(F, 1, { isin: G }), row(G, 0.6, { isin: A }), row(G, 0.4, { isin: H }), row(H, 1, { isin: B })],
    }
    const [outer] = (await inside(parts, F))?.own?.rows ?? []
    expect(outer?.inner?.fundName).toBe('Inner')
    expect(outer?.inner?.rows.map(({ kind, companyId, inner }) => [kind, companyId, inner])).toEqual([['equity', A, null], ['other', null, null]])
  })

  it('that are other funds, or funds without a list, are no companies', async () => {
    const parts = {
      securities: [fund(F), fund(G), fund(BOND, { assetClass: 'bonds' })],
      constituents: [row(F, 0.5, { isin: G }), row(F, 0.5, { isin: BOND }), row(BOND, 1, { isin: A })],
    }
    const rows = (await inside(parts, F))?.own?.rows ?? []
    expect(rows.map(({ kind, companyId, inner }) => [kind, companyId, inner])).toEqual([['other', null, null], ['other', null, null]])
  })

  it('date a list by its oldest row and name it by its fund', async () => {
    const parts = { securities: [fund(F, { name: 'World' })], constituents: [row(F, 0.5), row(F, 0.5, { asOf: '2025-12-31' })] }
    expect((await inside(parts, F))?.own).toMatchObject({ fundName: 'World', asOf: '2025-12-31' })
  })
})

describe('constituents', () => {
  const parts = {
    securities: [fund(F, { name: 'Proxied' }), fund(G, { name: 'Parent' })],
    constituents: [row(G, 1, { isin: A })],
    fundProxies: [proxy(F, G, { weight: 0.9, kind: 'index_subset' as const, countries: ['US'] })],
  }

  it('of a fund without rows are those of its proxies', async () => {
    const found = await inside(parts, F)
    expect(found?.own).toBeNull()
    expect(found?.proxies).toMatchObject([{ weight: 0.9, kind: 'index_subset', countries: ['US'], sectors: [], list: { fundName: 'Parent' } }])
  })

  it('of a fund with rows are its own, whatever proxies there are', async () => {
    const found = await inside({ ...parts, constituents: [...parts.constituents, row(F, 1, { isin: B })] }, F)
    expect([found?.own?.rows.length, found?.proxies]).toEqual([1, []])
  })

  it.each([
    ['younger, of the same index', '2026-02-28', 'same_index', [G]],
    ['as old, of the same index', '2026-01-31', 'same_index', []],
    ['younger, cut out of its parent', '2026-02-28', 'index_subset', []],
    ['younger, of a similar index', '2026-02-28', 'approximation', []],
  ] as const)('of a fund with rows and a stand-in (%s) are its own unless that is younger and of the same index', async (_, asOf, kind, expected) => {
    const lists = { constituents: [row(F, 1, { isin: B, asOf: '2026-01-31' }), row(G, 1, { isin: A, asOf })], fundProxies: [proxy(F, G, { kind })] }
    expect((await inside({ ...parts, ...lists }, F))?.proxies.map(({ list }) => list.fundIsin)).toEqual(expected)
  })

  it('of a fund with rows are its own while one of two stand-ins is no younger', async () => {
    const constituents = [row(F, 1, { isin: B, asOf: '2026-01-31' }), row(G, 1, { isin: A, asOf: '2026-02-28' }), row(H, 1, { isin: A, asOf: '2026-01-31' })]
    const both = [proxy(F, G, { weight: 0.5 }), proxy(F, H, { weight: 0.5 })]
    expect((await inside({ constituents, fundProxies: both }, F))?.own?.fundIsin).toBe(F)
    expect((await inside({ constituents, fundProxies: [proxy(F, G)] }, F))?.own).toBeNull()
  })

  it('of a fund with rows are its own while younger lists stand for a part of it only', async () => {
    // all of F is known by its own list, half of it by that of G, since H has none
    const constituents = [row(F, 1, { isin: B, asOf: '2026-01-31' }), row(G, 1, { isin: A, asOf: '2026-02-28' })]
    const fundProxies = [proxy(F, G, { weight: 0.5 }), proxy(F, H, { weight: 0.5 })]
    expect((await inside({ constituents, fundProxies }, F))?.own?.fundIsin).toBe(F)
  })

  it('fail while one of two lists that stand in cannot be asked for', async () => {
    const tables = memoryTables(bundleOf({ constituents: [row(G, 1, { isin: A }), row(H, 1, { isin: A })], fundProxies: [proxy(F, G, { weight: 0.5 }), proxy(F, H, { weight: 0.5 })] }))
    const one: Tables = { ...tables, constituents: async (keys) => ({ ...(await tables.constituents(keys.filter((key) => key !== H))), failed: new Set(keys.filter((key) => key === H)) }) }
    const answer = await referenceFrom(one).constituents([F])
    expect([answer.found.size, [...answer.failed]]).toEqual([0, [F]])
  })

  it('are unknown when no proxy has rows', async () => {
    const answer = await referenceOf({ ...parts, constituents: [] }).constituents([F])
    expect([answer.found.size, answer.failed.size]).toEqual([0, 0])
  })

  it('are the same object for the same tables, and lists are shared', async () => {
    const reference = referenceOf(parts)
    const first = (await reference.constituents([F, G])).found
    const second = (await reference.constituents([G, F])).found
    expect(second.get(F)).toBe(first.get(F))
    expect(first.get(F)?.proxies[0]?.list).toBe(first.get(G)?.own)
  })

  it('are read once for all that ask at the same time, and are the same object for them', async () => {
    const tables = memoryTables(bundleOf(parts))
    const asked: string[] = []
    const reference = referenceFrom({ ...tables, constituents: (isins) => (asked.push(...isins), tables.constituents(isins)) })
    const answers = await Promise.all([[F, G], [G], [F], [G, F]].map((isins) => reference.constituents(isins)))
    const funds = answers.flatMap(({ found }) => found.get(F) ?? [])
    expect([funds.length, new Set(funds).size]).toEqual([3, 1])
    expect(asked.filter((isin) => isin === G)).toHaveLength(1)
  })

  it('that could not be read for one are read anew for the next', async () => {
    const tables = memoryTables(bundleOf(parts))
    let reads = 0
    const reference = referenceFrom({ ...tables, constituents: (isins) => (reads++ === 0 ? Promise.reject(new Error('gone')) : tables.constituents(isins)) })
    const [one, other] = await Promise.all([reference.constituents([G]), reference.constituents([G])])
    expect([[...one.failed], [...other.failed]]).toEqual([[G], [G]])
    expect((await reference.constituents([G])).found.has(G)).toBe(true)
  })

  it.each(['constituents', 'proxies', 'securities', 'aliases', 'companiesByIsin'] as const)('fail with their table %s', async (call) => {
    const answer = await referenceFrom(failing(parts, call)).constituents([F])
    expect([answer.found.size, [...answer.failed]]).toEqual([0, [F]])
  })

  it('of a fund whose proxy or inner fund failed, fail', async () => {
    const tables = memoryTables(bundleOf({ ...parts, constituents: [...parts.constituents, row(H, 1, { isin: G })], fundProxies: [proxy(F, G)] }))
    const withoutG: Tables = {
      ...tables,
      constituents: async (keys) => ({ ...(await tables.constituents(keys.filter((key) => key !== G))), failed: new Set(keys.filter((key) => key === G)) }),
    }
    const answer = await referenceFrom(withoutG).constituents([F, H])
    expect([...answer.failed].sort()).toEqual([F, H].sort())
  })

  it('of a fund whose own list could not be asked for are those of its proxies, said to be so and not remembered', async () => {
    const tables = memoryTables(bundleOf({ ...parts, constituents: [...parts.constituents, row(F, 1, { isin: B })] }))
    let up = false
    const flaky: Tables = {
      ...tables,
      constituents: async (keys) => (up ? tables.constituents(keys) : { ...(await tables.constituents(keys.filter((key) => key !== F))), failed: new Set(keys.filter((key) => key === F)) }),
    }
    const reference = referenceFrom(flaky)
    const down = await reference.constituents([F, G])
    expect([down.found.get(F)?.proxies.map(({ list }) => list.fundIsin), [...down.failed]]).toEqual([[G], [F]])
    up = true
    const back = await reference.constituents([F])
    expect([back.found.get(F)?.own?.rows[0]?.isin, back.failed.size]).toEqual([B, 0])
  })

  it('with a row that could not be asked about are answered, but not remembered', async () => {
    const tables = memoryTables(bundleOf({ constituents: [row(F, 1, { isin: A })], companies: [company('a', { isin: A })] }))
    let up = false
    const flaky: Tables = { ...tables, companiesByIsin: async (keys) => (up ? tables.companiesByIsin(keys) : { found: new Map(), failed: new Set(keys) }) }
    const reference = referenceFrom(flaky)
    expect((await reference.constituents([F])).found.get(F)?.own?.rows[0]?.companyId).toBe(A)
    up = true
    expect((await reference.constituents([F])).found.get(F)?.own?.rows[0]?.companyId).toBe('a')
  })
})

describe('fund vectors', () => {
  it('above the whole are divided by their sum; a dimension that is not published is null', async () => {
    const answer = await referenceOf({ fundVectors: vector(F, 'country', { US: 1.5, DE: 0.5 }) }).fundVectors([F])
    expect([...(answer.found.get(F)?.country ?? [])]).toEqual([['US', 0.75], ['DE', 0.25]])
    expect(answer.found.get(F)).toMatchObject({ sector: null, asOf: '2026-02-28' })
  })
})

describe('published weights', () => {
  it('add up by key, without what is not positive, with the oldest day and the first source', async () => {
    const fundVectors = [
      ...vector(F, 'sector', { energy: 0.2, technology: 0.5, utilities: 0, materials: -0.1 }).map((one) => ({ ...one, asOf: null, source: 'first' })),
      ...vector(F, 'sector', { energy: 0.1 }).map((one) => ({ ...one, asOf: '2026-01-31', source: 'second' })),
      ...vector(F, 'country', { US: 0.6 }), ...vector(F, 'country', { JP: 0.1 }).map((one) => ({ ...one, asOf: '2025-12-31' })), ...vector(G, 'country', { DE: 1 }).map((one) => ({ ...one, asOf: null })),
    ]
    const { found } = await referenceOf({ fundVectors }).fundVectors([F, G, H])
    expect([...found.keys()]).toEqual([F, G])
    const { sector, country, asOf, source } = found.get(F) ?? {}
    expect([...(sector ?? [])]).toEqual([['energy', expect.closeTo(0.3, 12)], ['technology', 0.5]])
    expect([[...(country ?? [])], asOf, source]).toEqual([[['US', 0.6], ['JP', 0.1]], '2025-12-31', 'first'])
    expect(found.get(G)).toMatchObject({ sector: null, asOf: null })
  })
})

describe('the catalogue', () => {
  it('lists equity funds with a TER and an inside', async () => {
    const parts = {
      securities: [fund(F, { ter: 0.002 }), fund(G, { ter: 0.001 }), fund(H, { ter: 0 }), fund(BOND, { ter: 0.001, assetClass: 'bonds' as const }), stock(A)],
      constituents: [row(F, 1), row(H, 1), row(BOND, 1)],
      fundProxies: [proxy(G, F)],
    }
    expect(await referenceOf(parts).fundCatalogue()).toEqual({ asOf: '2026-11-01T00:00:00.000Z', isins: [F, G] })
  })
})

describe('the catalogue of other securities', () => {
  it('has no stocks, no notes, no funds without a list, nor such of unknown charge', async () => {
    const securities = [stock(A, { ter: 0.001 }), fund(F, { ter: 0.001, kind: 'etc' }), fund(G, { ter: 0.001 }), fund(H, { ter: null }), fund(BOND, { ter: 0.0001 })]
    const constituents = [A, F, H, BOND].map((isin) => row(isin, 1))
    expect((await referenceOf({ securities, constituents }).fundCatalogue()).isins).toEqual([BOND])
  })
})

describe('series', () => {
  const dates = ['2026-01-01', '2026-01-02', '2026-01-05']
  const parts = {
    prices: [{ isin: A, currency: 'USD', basis: 'price_only' as const, dates, closes: Float64Array.of(1, 2, 3) }],
    fx: [{ currency: 'USD', dates, perEur: Float64Array.of(1.1, 1.2, 1.3) }],
  }

  it('are cut to the window, both days included', async () => {
    const reference = referenceOf(parts)
    expect((await reference.prices(A, '2026-01-02', '2026-01-05')).found.get(A)).toMatchObject({ dates: dates.slice(1), closes: Float64Array.of(2, 3) })
    expect((await reference.fx(['USD'], '2025-12-01', '2026-01-02')).found.get('USD')).toMatchObject({ dates: dates.slice(0, 2), perEur: Float64Array.of(1.1, 1.2) })
  })

  it('are cut to any window as one by one, and keep what else is known of them', () => {
    const day = fc.integer({ min: 10, max: 28 }).map((number) => `2026-01-${number}`)
    return fc.assert(fc.asyncProperty(fc.uniqueArray(day, { maxLength: 12 }), day, day, async (some, from, to) => {
      const all = some.toSorted()
      const closes = Float64Array.from(all, (_, index) => index)
      const port = referenceOf({ prices: [{ isin: A, currency: 'CHF', basis: 'total_return', dates: all, closes }], fx: [{ currency: 'CHF', dates: all, perEur: closes }] })
      const kept = all.filter((date) => date >= from && date <= to)
      const values = Float64Array.from(kept, (date) => all.indexOf(date))
      expect((await port.prices(A, from, to)).found.get(A)).toEqual(kept.length === 0 ? undefined : { isin: A, currency: 'CHF', basis: 'total_return', dates: kept, closes: values })
      expect((await port.fx(['CHF'], from, to)).found.get('CHF')).toEqual(kept.length === 0 ? undefined : { currency: 'CHF', dates: kept, perEur: values })
    }))
  })

  it('without a day in the window are unknown', async () => {
    expect((await referenceOf(parts).prices(A, '2026-01-03', '2026-01-04')).found.size).toBe(0)
  })

  it.each(['prices', 'fx', 'revenue', 'companies', 'vectors'] as const)('a failed table %s is failed keys', async (call) => {
    const reference = referenceFrom(failing(parts, call))
    const answers = {
      prices: () => reference.prices('k', '2026-01-01', '2026-01-02'), fx: () => reference.fx(['k'], '2026-01-01', '2026-01-02'),
      revenue: () => reference.revenue(['k']), companies: () => reference.companies(['k']), vectors: () => reference.fundVectors(['k']),
    }
    expect([...(await answers[call]()).failed]).toEqual(['k'])
  })
})

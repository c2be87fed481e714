/** What the port asks of tables, and what it keeps of the answers. */
import { describe, expect, it } from 'vitest'
import type { Bundle, Tables } from '../../../../core/reference/tables/bundle'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import { referenceFrom } from '../../../../core/reference/tables/reference-from-tables'
import { bundleOf, company, fund, isinOf, proxy, row, stock } from '../../portfolio/fixture'

const [A, B, C, D, OLD, NEW] = [1, 2, 3, 4, 5, 6].map((n) => isinOf('US', n)) as [string, string, string, string, string, string]
const [F, G, H, BOND, ETC, PLAIN] = [1, 2, 3, 4, 5, 6].map((n) => isinOf('IE', n)) as [string, string, string, string, string, string]
const NONE = isinOf('DE', 99)

type Keyed = 'securities' | 'aliases' | 'assetMix' | 'companies' | 'companiesByIsin' | 'constituents' | 'proxies'
const keyed: readonly Keyed[] = ['securities', 'aliases', 'assetMix', 'companies', 'companiesByIsin', 'constituents', 'proxies']

/** The port over a bundle, and every question that its tables are asked. */
function noted(parts: Partial<Bundle>, over: (tables: Tables) => Partial<Tables> = () => ({})) {
  const memory = memoryTables(bundleOf(parts))
  const tables = { ...memory, ...over(memory) }
  const asked: [Keyed, readonly string[]][] = []
  const noting = keyed.map((call) => [call, (keys: readonly string[]) => (asked.push([call, keys]), tables[call](keys))])
  return { port: referenceFrom({ ...tables, ...Object.fromEntries(noting) }), asked, of: (call: Keyed) => asked.filter(([one]) => one === call).map(([, keys]) => keys) }
}

/** A table that fails for one key as long as `down` says so. */
const without = (tables: Tables, call: Keyed, key: string, down: () => boolean) => ({
  [call]: async (keys: readonly string[]) => {
    const lost = down() ? keys.filter((one) => one === key) : []
    const answer = await tables[call](keys.filter((one) => !lost.includes(one)))
    return { ...answer, failed: new Set(lost) }
  },
})

describe('securities', () => {
  it('are asked for under their current ISIN and once each, their mixes and companies where they lack them', async () => {
    const { port, asked } = noted({
      securities: [stock(NEW), stock(A, { companyId: 'a' }), fund(F), fund(ETC, { kind: 'etc' }), fund(G, { assetClass: 'multi_asset' })],
      isinAliases: [{ oldIsin: OLD, isin: NEW, since: null, source: 'test' }],
    })
    const { found } = await port.securities([OLD, NEW, A, F, ETC, G, NONE, A])
    expect([...found.keys()]).toEqual([OLD, NEW, A, F, ETC, G])
    expect(asked).toEqual([
      ['aliases', [OLD, NEW, A, F, ETC, G, NONE]], ['securities', [NEW, A, F, ETC, G, NONE]], ['assetMix', [G]], ['companiesByIsin', [NEW]],
    ])
  })

  it.each(['aliases', 'securities'] as const)('of which one failed in %s leave the others', async (call) => {
    const { port } = noted({ securities: [stock(A), stock(B)] }, (tables) => without(tables, call, A, () => true))
    const { found, failed } = await port.securities([A, B])
    expect([[...found.keys()], [...failed]]).toEqual([[B], [A]])
  })
})

describe('constituents', () => {
  it('are asked for rows that may be equity funds, and for nothing else', async () => {
    const { port, of } = noted({
      securities: [fund(F), fund(G), fund(BOND, { assetClass: 'bonds' }), fund(ETC, { kind: 'etc' }), fund(PLAIN, { assetClass: null }), fund(H), stock(A)],
      companies: [company('b', { isin: B })],
      isinAliases: [{ oldIsin: OLD, isin: G, since: null, source: 'test' }],
      constituents: [
        row(F, 0.1, { isin: A }), row(F, 0.1, { isin: B }), row(F, 0.1, { isin: NONE }), row(F, 0.1, { isin: OLD }), row(F, 0.1, { isin: G, kind: 'other' }),
        row(F, 0.1, { isin: BOND }), row(F, 0.1, { isin: ETC }), row(F, 0.1, { isin: PLAIN }), row(F, 0.1, { isin: F }), row(F, 0.05), row(F, 0.03, { isin: H, kind: 'cash' }),
        row(F, 0.02, { isin: H, companyId: 'h' }),
      ],
    })
    await port.constituents([F])
    // a stock, the primary line of a company, bonds, cash, a row with a company and the fund itself are none; the old ISIN is that of another
    expect(of('constituents')).toEqual([[F], [NONE, G, ETC, PLAIN]])
  })

  it('ask for what is known of rows once each, and for nothing where nothing is missing', async () => {
    const { port, asked } = noted({
      securities: [stock(A, { companyId: 'a' }), stock(C)],
      companies: [company('a'), company('d')],
      isinAliases: [{ oldIsin: OLD, isin: C, since: null, source: 'test' }],
      constituents: [row(F, 0.3, { isin: A }), row(F, 0.2, { isin: OLD }), row(F, 0.2, { isin: C }), row(F, 0.1, { companyId: 'd' }), row(F, 0.1, { companyId: 'a' }), row(F, 0.1)],
    })
    await port.constituents([F])
    expect(asked).toEqual([
      ['constituents', [F]], ['aliases', [A, OLD, C]], ['securities', [A, C, F]], ['companiesByIsin', [A, C]], ['companies', ['d', 'a']], ['proxies', [F]],
    ])
    asked.length = 0
    await port.constituents([F, F])
    expect(asked).toEqual([])
  })

  it('of several funds are kept one by one, and lists once for all that look through them', async () => {
    const { port, of } = noted({ constituents: [row(F, 1, { companyId: 'a' }), row(G, 1, { companyId: 'a' })], fundProxies: [proxy(H, F)] })
    await port.constituents([F])
    expect([...(await port.constituents([F, G, H])).found.keys()].sort()).toEqual([F, G, H])
    expect(of('constituents')).toEqual([[F], [G, H]])
    expect(of('proxies')).toEqual([[F], [G, H]])
  })

  const parts = {
    securities: [stock(A, { companyId: 'a' }), fund(G)],
    companies: [company('a', { name: 'Alpha' })],
    constituents: [row(F, 0.5, { isin: A }), row(F, 0.5, { isin: G }), row(G, 1, { isin: B })],
  }
  it.each([
    ['aliases', A], ['securities', A], ['companiesByIsin', A], ['companies', 'a'], // of a row
    ['aliases', B], ['securities', B], ['companiesByIsin', B], // of a row of an inner fund
  ] as const)('are answered and not kept while %s does not answer for %s', async (call, key) => {
    let down = true
    const { port, of } = noted(parts, (tables) => without(tables, call, key, () => down))
    const lists = () => of('constituents').filter((keys) => keys.includes(F)).length
    expect([[...(await port.constituents([F])).found.keys()], lists()]).toEqual([[F], 1])
    down = false
    await port.constituents([F])
    const whole = (await port.constituents([F])).found.get(F)?.own
    expect(lists()).toBe(2)
    expect(whole?.rows.map(({ companyId, company: one, inner }) => [companyId, one?.name, inner?.fundIsin])).toEqual([['a', 'Alpha', undefined], [null, undefined, G]])
  })

  it('are answered and not kept while a row that may be a fund cannot be asked about', async () => {
    let down = true
    const { port } = noted({ constituents: [row(F, 1, { isin: NONE }), row(NONE, 1, { isin: A })] }, (tables) => without(tables, 'constituents', NONE, () => down))
    expect((await port.constituents([F])).found.get(F)?.own?.rows[0]).toMatchObject({ companyId: NONE, inner: null })
    down = false
    expect((await port.constituents([F])).found.get(F)?.own?.rows[0]).toMatchObject({ companyId: null, inner: { fundIsin: NONE } })
  })

  it('of a fund that holds itself are followed once', async () => {
    const { port } = noted({ securities: [fund(F), fund(G)], constituents: [row(F, 1, { isin: G }), row(G, 0.5, { isin: G }), row(G, 0.5, { isin: A })] })
    const { found } = await port.constituents([F, G])
    expect(found.get(G)?.own?.rows.map(({ kind, inner }) => [kind, inner])).toEqual([['other', null], ['equity', null]])
    expect(found.get(F)?.own?.rows[0]?.inner?.rows).toHaveLength(2)
  })

  it('with a company, or of cash, are no funds whatever their ISIN', async () => {
    const { port } = noted({
      securities: [fund(F), fund(G)],
      constituents: [row(F, 0.4, { isin: G }), row(F, 0.3, { isin: G, companyId: 'g' }), row(F, 0.3, { isin: G, kind: 'cash' }), row(G, 1, { isin: A })],
    })
    const rows = (await port.constituents([F])).found.get(F)?.own?.rows ?? []
    expect(rows.map(({ kind, companyId, inner }) => [kind, companyId, inner === null])).toEqual([['equity', null, false], ['other', null, true], ['cash', null, true]])
  })

  it('name the company of a row by its id, else by the primary line', async () => {
    const { port } = noted({
      companies: [company('a', { isin: A, name: 'Alpha' }), company('d', { isin: D, name: 'Delta' })],
      constituents: [row(F, 0.4, { isin: A }), row(F, 0.3, { isin: D, companyId: 'a' }), row(F, 0.3, { isin: D, companyId: 'x' })],
    })
    const rows = (await port.constituents([F])).found.get(F)?.own?.rows ?? []
    expect(rows.map(({ companyId, company: one }) => [companyId, one?.name ?? null])).toEqual([['a', 'Alpha'], ['a', 'Alpha'], ['x', null]])
  })

  it('carry what their rows say', async () => {
    const said = { name: 'Alpha', country: 'US', sector: 'technology', industry: 'Software', currency: 'USD', source: 'list' }
    const { port } = noted({ constituents: [row(F, 0.25, { ...said, isin: A })] })
    expect((await port.constituents([F])).found.get(F)).toEqual({
      fundIsin: F, proxies: [], own: {
        fundIsin: F, fundName: F, asOf: '2026-01-31', source: 'list',
        rows: [{ isin: A, companyId: A, name: 'Alpha', kind: 'equity', weight: 0.25, country: 'US', sector: 'technology', industry: 'Software', currency: 'USD', company: null, inner: null, inEquities: true }],
      },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { readBook, readHoldings } from '../../../core/portfolio/book/book'
import { sentenceIn } from '../../../core/described/methodology/sentence'
import { holdingLimitations, snapshotOf, snapshotSteps } from '../../../core/portfolio/snapshot/snapshot'
import { inOneGo } from '../../../core/values/give-way'
import type { Reference } from '../../../core/reference/reference'
import { snapshotRequest } from '../../../core/portfolio/schemas/request'
import { BASE_URL, bookOf, broken, company, fund, isinOf, NOW, proxy, referenceOf, row, stock, valueBookOf, valued, vector, weightsOf } from './fixture'

const [OLD, NEW, A, BARE] = [1, 2, 3, 4].map((n) => isinOf('US', n)) as [string, string, string, string]
const [F, G] = [1, 2].map((n) => isinOf('IE', n)) as [string, string]
const OLDER = isinOf('US', 6)
const [ISSUED, HALF] = [isinOf('US', 5), isinOf('IE', 3)]
const NONE = isinOf('DE', 99)
const reference = referenceOf({
  securities: [stock(NEW, { name: 'Renamed' }), stock(A, { name: 'Alpha' }), stock(BARE, { assetClass: null }), fund(F), fund(G), stock(ISSUED, { companyId: 'c' }), fund(HALF, { companyId: 'provider' })],
  companies: [company('c')],
  isinAliases: [OLD, OLDER].map((oldIsin) => ({ oldIsin, isin: NEW, since: null, source: 'test' })),
  constituents: [row(F, 1, { isin: A }), row(G, 1, { isin: A, asOf: '2025-03-31' }), row(HALF, 0.5, { isin: A })],
  fundVectors: vector(HALF, 'sector', { technology: 1 }),
})
const call = { now: NOW, baseUrl: BASE_URL }

describe('the book', () => {
  it('pools equal ISINs and cash of one currency, in order of first appearance', async () => {
    const holdings = [valued(A, 100), valued('USD', 50), valued(F, 150), valued(A, 200), { assetClass: 'cash' as const, currency: 'usd', value: 100 }]
    const book = await readBook(snapshotRequest.parse({ basis: 'values', holdings }), reference)
    expect(book.positions.map(({ isin, name, weight, value }) => [isin, name, weight, value])).toEqual([
      [A, 'Alpha', 0.5, 300], [null, 'Cash (USD)', 0.25, 150], [F, `Fund ${F}`, 0.25, 150],
    ])
    expect(book.totalValue).toBe(600)
  })

  it('keeps cash of two currencies apart', async () => {
    const { positions } = await bookOf(reference, { EUR: 0.25, USD: 0.75 })
    expect(positions.map(({ name, weight }) => [name, weight])).toEqual([['Cash (EUR)', 0.25], ['Cash (USD)', 0.75]])
  })

  it('shows an old ISIN as its successor and pools the two', async () => {
    const book = await bookOf(reference, { [OLD]: 0.25, [A]: 0.5, [NEW]: 0.25 })
    expect(book.positions.map(({ isin, name, weight }) => [isin, name, weight])).toEqual([[NEW, 'Renamed', 0.5], [A, 'Alpha', 0.5]])
    const sentences = holdingLimitations(book)
    expect(sentences.map(({ en }) => en)).toEqual(['Counted under the ISIN of today, after a merger, a move or a new number: Renamed.'])
    expect(sentences.map(({ en }) => sentenceIn('de', en, {}))).toEqual(['Gezählt unter der heutigen ISIN, nach Verschmelzung, Umzug oder neuer Nummer: Renamed.'])
    expect(holdingLimitations(await bookOf(reference, { [A]: 0.5, [NEW]: 0.5 }))).toEqual([])
    expect(holdingLimitations(await bookOf(reference, { [OLD]: 0.5, [OLDER]: 0.5 }))).toHaveLength(1)
  })

  it('divides weights by their sum', async () => {
    const { positions } = await bookOf(reference, { [A]: 0.50004, EUR: 0.50004 })
    expect(positions.map(({ weight }) => weight)).toEqual([0.5, 0.5])
  })

  it('leaves unknown securities, and those without an asset class, unresolved under their ISIN', async () => {
    const { positions } = await bookOf(reference, { [NONE]: 0.5, [BARE]: 0.5 })
    expect(positions).toMatchObject([
      { isin: NONE, name: NONE, assetClass: null, status: 'unresolved', security: null },
      { isin: BARE, name: BARE, assetClass: null, status: 'unresolved', security: null },
    ])
  })

  it('asks for no security when there is only cash', async () => {
    const book = await bookOf(broken(reference, 'securities', 'constituents', 'fundVectors', 'companies'), { EUR: 1 })
    expect(book.failedSecurities.size).toBe(0)
  })

  describe('asks only for what it needs', () => {
    const held = { [ISSUED]: 0.2, [A]: 0.2, [F]: 0.2, [HALF]: 0.2, [NONE]: 0.1, EUR: 0.1 }
    const request = snapshotRequest.parse(weightsOf(held))
    /** The port, and what it was asked for besides securities. */
    const noted = () => {
      const asked: [string, readonly string[]][] = []
      const noting = (call: 'companies' | 'constituents' | 'fundVectors') => ({ [call]: (keys: readonly string[]) => (asked.push([call, keys]), reference[call](keys)) })
      return { port: { ...reference, ...noting('companies'), ...noting('constituents'), ...noting('fundVectors') }, asked }
    }

    it('companies of stocks, the inside of equity funds, published vectors of those not known completely', async () => {
      const { port, asked } = noted()
      const book = await readBook(request, port)
      expect(asked.toSorted()).toEqual([['companies', ['c']], ['constituents', [F, HALF]], ['fundVectors', [HALF]]])
      expect([...book.constituents.found.keys()]).toEqual([F, HALF])
      expect([...book.vectors.found.keys()]).toEqual([HALF])
    })

    it('and nothing of the inside of funds that are taken as one thing', async () => {
      const { port, asked } = noted()
      const { constituents, vectors, positions } = await readHoldings(request, port)
      expect(asked).toEqual([['companies', ['c']]])
      expect([constituents, vectors]).toEqual([{ found: new Map(), failed: new Set() }, { found: new Map(), failed: new Set() }])
      expect(positions.map(({ status }) => status)).toEqual(['resolved', 'resolved', 'resolved', 'resolved', 'unresolved', 'resolved'])
    })

    it('and gives way after each fund where others wait', async () => {
      let given = 0
      await readBook(request, { ...reference, giveWay: async () => void given++ })
      expect(given).toBe(2)
      const alone = Object.fromEntries(Object.entries(reference).filter(([name]) => name !== 'giveWay')) as unknown as Reference
      expect((await readBook(request, alone)).positions).toHaveLength(6)
    })
  })
})

describe('the snapshot', () => {
  it('lists holdings, the resolved weight and the oldest constituents, whatever was requested', async () => {
    const book = await valueBookOf(reference, { [F]: 100, [G]: 100, EUR: 100, [NONE]: 100 })
    const snapshot = inOneGo(snapshotSteps(book, call, 'costs'))
    expect(snapshot).toMatchObject({
      computedAt: NOW, baseCurrency: 'EUR', basis: 'values', totalValue: 400, resolvedPortfolioWeight: 0.75, constituentsAsOf: '2025-03-31',
      links: {
        documentation: `${BASE_URL}/api/v1/public/portfolio-analysis/methodology?locale=en`,
        catalog: `${BASE_URL}/api/v1/public/portfolio-analysis`,
      },
    })
    expect(snapshot.holdings[3]).toEqual({ isin: NONE, name: NONE, weight: 0.25, value: 100, assetClass: null, status: 'unresolved' })
    const requested = Object.entries(snapshot.analyses).filter(([, { status }]) => status !== 'not_requested').map(([id]) => id)
    expect(requested).toEqual(['costs'])
    expect(snapshot.analyses.overlap).toEqual({ status: 'not_requested', reasons: [], data: null })
  })

  it('begins with the eight sections of the specification in its order', async () => {
    expect(Object.keys(snapshotOf(await bookOf(reference, { [A]: 1 }), call).analyses).slice(0, 8)).toEqual([
      'allocation', 'overlap', 'look-through', 'concentration', 'sectors', 'geography', 'currencies', 'costs',
    ])
  })

  it('has no total and no constituent date for weights of stocks', async () => {
    expect(snapshotOf(await bookOf(reference, { [A]: 1 }), call)).toMatchObject({ basis: 'weights', totalValue: null, constituentsAsOf: null })
    const closed = await bookOf(referenceOf({ securities: [fund(F)] }), { [F]: 1 })
    expect(snapshotOf(closed, call).constituentsAsOf).toBeNull()
  })

  it('says what it assumes of every portfolio, then which funds stand in for others', async () => {
    const seen = referenceOf({ securities: [fund(F, { name: 'Tracker' }), fund(G, { name: 'Model' })], constituents: [row(G, 1, { isin: A })], fundProxies: [proxy(F, G)] })
    const { assumptions } = snapshotOf(await bookOf(seen, { [F]: 1 }), call)
    expect(assumptions).toEqual([
      expect.stringContaining('no prices are fetched'), expect.stringContaining('as published'), expect.stringContaining('hedges are read'), expect.stringMatching(/Tracker.*Model/),
    ])
    expect(snapshotOf(await bookOf(reference, { [A]: 0.5, [F]: 0.5 }), call).assumptions).toEqual(assumptions.slice(0, 3))
  })

  it('limits what it says about an ISIN with a wrong check digit, and does not resolve it', async () => {
    const wrong = `${A.slice(0, 11)}${(Number(A[11]) + 1) % 10}`
    const book = await bookOf(referenceOf({ securities: [stock(wrong)] }), { [wrong]: 1 })
    expect(book.positions[0]?.status).toBe('unresolved')
    const sentence = 'At least one submitted ISIN has a wrong check digit and cannot be resolved.'
    expect(snapshotOf(book, call).limitations).toContain(sentence)
    const beside = await bookOf(referenceOf({ securities: [stock(A)] }), { [A]: 0.5, [wrong]: 0.5 })
    expect(snapshotOf(beside, call).limitations).toContain(sentence)
    for (const right of [{ [A]: 1 }, { [A]: 0.5, EUR: 0.5 }]) expect(snapshotOf(await bookOf(reference, right), call).limitations).not.toContain(sentence)
  })
})

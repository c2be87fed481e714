import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bundle } from '../../../core/reference/tables/bundle'
import { readBook, type Book } from '../../../core/portfolio/book/book'
import type { Reference } from '../../../core/reference/reference'
import { memoryTables } from '../../../core/reference/tables/memory-tables'
import { referenceFrom } from '../../../core/reference/tables/reference-from-tables'
import type { Section } from '../../../core/contract/section'
import { allocation } from '../../../core/portfolio/sections/allocation/model'
import { concentration } from '../../../core/portfolio/sections/concentration/model'
import { currencies } from '../../../core/portfolio/sections/currencies/model'
import { geography } from '../../../core/portfolio/sections/geography/model'
import { lookThrough } from '../../../core/portfolio/sections/look-through/model'
import { equityRowsOf } from '../../../core/portfolio/funds/fund-rows'
import { compareFunds, overlap } from '../../../core/portfolio/sections/overlap/model'
import { sectors } from '../../../core/portfolio/sections/sectors/model'
import { snapshotOf, snapshotResponse } from '../../../core/portfolio/snapshot/snapshot'
import { snapshotRequest } from '../../../core/portfolio/schemas/request'
import { rounded as asSent } from '../../../core/operations/rounding'
import { BASE_URL, bookOf, broken, bundleOf, fund, isinOf, NOW, referenceOf, row } from './fixture'
import { bundles, fundIsins, portfolios } from './random-bundle'

const RUNS = { numRuns: 150 }
const CLOSE = 9

type Portfolio = Parameters<typeof snapshotRequest.parse>[0]

const read = (portfolio: Portfolio, reference: Reference): Promise<Book> => readBook(snapshotRequest.parse(portfolio), reference)

const sum = (items: readonly { weight: number }[]): number => items.reduce((total, { weight }) => total + weight, 0)

/** Equities of a mixed fund whose companies are known: its equity rows, at least those of its mix; of its mix where other funds stand in. */
function mixedShare({ constituents }: Book, { isin, security }: Book['positions'][number]): number {
  const list = constituents.found.get(isin ?? '')
  const mix = security?.assetMix?.get('equities') ?? 0
  if (list === undefined) return 0
  const { rows, weights } = equityRowsOf(list)
  const stated = Math.min(1, sum(list.own?.rows.filter(({ inEquities, weight }) => inEquities && weight > 0) ?? []))
  const isKnown = rows.some(({ companyId }, index) => companyId !== null && (weights[index] ?? 0) > 0)
  return isKnown ? (list.own === null ? mix : Math.max(mix, stated)) : 0
}

/** Share of resolved equities, added up from the answer's own holdings. */
const equityShare = (book: Book): number =>
  book.positions.reduce((total, position) => total + position.weight * (position.assetClass === 'equities' ? 1 : position.assetClass === 'multi_asset' ? mixedShare(book, position) : 0), 0)

/** Checks something for random bundles and portfolios. */
const always = (check: (book: Book, bundle: Bundle, portfolio: Portfolio) => void | Promise<void>) =>
  fc.assert(
    fc.asyncProperty(bundles, portfolios, async (bundle, portfolio) => {
      await check(await read(portfolio, referenceOf(bundle)), bundle, portfolio)
    }),
    RUNS,
  )

/** Every number in a value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe('for any bundle and portfolio', () => {
  it('allocation sums to 1', () =>
    always((book) => {
      const { data } = allocation.compute(book)
      if (data !== null) expect(sum(data.buckets)).toBeCloseTo(1, CLOSE)
    }))

  it('positions, tail and unresolved fund weight are the equity share', () =>
    always((book) => {
      const { data } = lookThrough.compute(book)
      if (data !== null) expect(sum(data.positions) + data.tailWeight + data.unresolvedFundWeight).toBeCloseTo(equityShare(book), CLOSE)
    }))

  it('the ways into a position add up to it', () =>
    always((book) => {
      for (const { weight, provenance } of lookThrough.compute(book).data?.positions ?? []) {
        expect(provenance.direct + sum(provenance.viaFunds)).toBeCloseTo(weight, CLOSE)
      }
    }))

  it('buckets of every dimension sum to portfolioShare, and that is the equity share', () =>
    always((book) => {
      const places = geography.compute(book).data
      const dimensions = [sectors.compute(book).data, places?.countries, places?.regions, currencies.compute(book).data?.equityExposure]
      for (const dimension of dimensions) {
        if (dimension === null || dimension === undefined) continue
        expect(dimension.portfolioShare).toBeCloseTo(equityShare(book), CLOSE)
        expect(sum(dimension.buckets)).toBeCloseTo(dimension.portfolioShare, CLOSE)
        const unknown = dimension.buckets.find(({ key }) => key === 'unknown')?.weight ?? 0
        if (dimension.portfolioShare > 0) expect(dimension.coverage).toBeCloseTo(1 - unknown / dimension.portfolioShare, CLOSE)
      }
    }))

  it('held currencies sum to 1', () =>
    always((book) => expect(sum(currencies.compute(book).data?.heldCurrencies ?? [{ weight: 1 }])).toBeCloseTo(1, CLOSE)))

  it('issuers and their tail sum to 1, and the HHI lies between 1/n and 1', () =>
    always((book) => {
      const { data } = concentration.compute(book)
      if (data === null || data.issuerCount === null || data.hhi === null) return
      expect(sum(data.issuers) + (data.tailWeight ?? 0)).toBeCloseTo(1, CLOSE)
      expect(data.hhi).toBeGreaterThanOrEqual(1 / data.issuerCount - 1e-9)
      expect(data.largestIssuer).toEqual(data.issuers[0])
    }))

  it('a listed pair is made of its shared holdings and their tail', () =>
    always((book) => {
      for (const pair of overlap.compute(book).data?.pairs ?? []) {
        const listed = pair.sharedHoldings.reduce((total, { weightInA, weightInB }) => total + Math.min(weightInA, weightInB), 0)
        expect(listed + (pair.sharedTail?.weight ?? 0)).toBeCloseTo(pair.overlap, CLOSE)
        expect(pair.sharedHoldings.length + (pair.sharedTail?.count ?? 0)).toBe(pair.sharedCount)
      }
    }))

  it('the answer fits its schema, without NaN, infinities or -0, and statuses keep their promise', () =>
    always((book) => {
      const snapshot = asSent(snapshotResponse, snapshotOf(book, { now: NOW, baseUrl: BASE_URL }))
      expect(snapshotResponse.safeParse(snapshot).error?.issues).toBeUndefined()
      expect(numbersIn(snapshot).filter((number) => !Number.isFinite(number) || Object.is(number, -0))).toEqual([])
      for (const { status, reasons, data } of Object.values(snapshot.analyses)) {
        expect(data === null).toBe(status === 'unavailable')
        expect(reasons.length === 0).toBe(status === 'ok')
      }
    }))

  it('buckets are sorted by weight as it is shown, then key', () =>
    always((book) => {
      const buckets = allocation.compute(book).data?.buckets ?? []
      const sorted = [...buckets].sort((a, b) => Number(b.weight.toFixed(10)) - Number(a.weight.toFixed(10)) || (a.key < b.key ? -1 : 1))
      expect(buckets).toEqual(sorted)
    }))

  it('the order of rows changes nothing', () =>
    always(async (book, bundle, portfolio) => {
      const turned = await read(portfolio, referenceOf({ ...bundle, constituents: [...bundle.constituents].reverse() }))
      expectSame(overlap.compute(turned), overlap.compute(book))
      expectSame(lookThrough.compute(turned), lookThrough.compute(book))
      expectSame(sectors.compute(turned), sectors.compute(book))
    }))

  it('letter case and spacing of the names of rows change no identity', () =>
    always(async (book, bundle, portfolio) => {
      const shouted = bundle.constituents.map((record) => ({ ...record, name: `  ${record.name.toUpperCase().replaceAll(' ', '   ')} ` }))
      const other = lookThrough.compute(await read(portfolio, referenceOf({ ...bundle, constituents: shouted })))
      const ids = (section: Section<{ positions: { id: string; weight: number }[] }>) => section.data?.positions.map(({ id, weight }) => [id, weight])
      expect(ids(other)).toEqual(ids(lookThrough.compute(book)))
    }))

  it.each(['constituents', 'fundVectors', 'companies'] as const)('a failed %s call keeps every denominator, but that mixed funds without companies are outside', (call) =>
    always(async (book, bundle, portfolio) => {
      const down = await read(portfolio, broken(referenceOf(bundle), call))
      expect(allocation.compute(down)).toEqual(allocation.compute(book))
      const shares = [sectors.compute(down).data, geography.compute(down).data?.countries, currencies.compute(down).data?.equityExposure]
      for (const dimension of shares.filter((one) => one !== null && one !== undefined)) expect(dimension.portfolioShare).toBeCloseTo(equityShare(down), CLOSE)
      const { data } = lookThrough.compute(down)
      if (data !== null) expect(sum(data.positions) + data.tailWeight + data.unresolvedFundWeight).toBeCloseTo(equityShare(down), CLOSE)
    }))

  it('a failed securities call leaves every security unresolved, and says so', () =>
    always(async (_book, bundle, portfolio) => {
      const down = await read(portfolio, broken(referenceOf(bundle), 'securities'))
      expect(down.positions.every(({ isin, status }) => (isin === null) === (status === 'resolved'))).toBe(true)
      if (down.positions.every(({ isin }) => isin === null)) return
      for (const { reasons } of Object.values(snapshotOf(down, { now: NOW, baseUrl: BASE_URL }).analyses)) {
        expect(reasons).toContain('unresolved_holdings')
        expect(reasons).toContain('provider_unavailable')
      }
    }))

  it('overlap does not depend on which fund comes first', () =>
    always(async (_book, bundle) => {
      const reference = referenceOf(bundle)
      const [a = '', b = ''] = fundIsins
      const [one, other] = await Promise.all([bookOf(reference, { [a]: 0.5, [b]: 0.5 }), bookOf(reference, { [b]: 0.5, [a]: 0.5 })])
      expect(overlap.compute(other).data?.pairs[0]?.overlap ?? 0).toBeCloseTo(overlap.compute(one).data?.pairs[0]?.overlap ?? 0, CLOSE)
    }))
})

it('a fund of equities alone overlaps 1 with its twin', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 30 }), async (sizes) => {
      const total = sizes.reduce((all, size) => all + size, 0)
      const [a, b] = [isinOf('LU', 1), isinOf('LU', 2)]
      const rows = [a, b].flatMap((isin) => sizes.map((size, index) => row(isin, size / total, { isin: isinOf('US', index) })))
      const { data } = overlap.compute(await bookOf(referenceOf(bundleOf({ securities: [fund(a), fund(b)], constituents: rows })), { [a]: 0.5, [b]: 0.5 }))
      expect(data?.pairs[0]?.overlap).toBeCloseTo(1, CLOSE)
      expect(data?.pairs[0]?.overlap).toBeLessThanOrEqual(1)
    }),
    RUNS,
  ))

/** Equal but for the last binary digits of sums. */
function expectSame(actual: unknown, expected: unknown): void {
  expect(rounded(actual)).toEqual(rounded(expected))
}

function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toPrecision(9))
  if (Array.isArray(value)) return value.map(rounded)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner)]))
}

describe('others have their turn during long computations', () => {
  it('and the answer is the same', () =>
    always(async (book, bundle, portfolio) => {
      const inSteps = await read(portfolio, referenceOf(bundle))
      await compareFunds(inSteps, () => Promise.resolve())
      expect(overlap.compute(inSteps)).toEqual(overlap.compute(book))
    }))

  it('at least once a fund while funds are read, and again while they are compared', async () => {
    const isins = [1, 2, 3].map((n) => isinOf('IE', n))
    const bundle = bundleOf({ securities: isins.map((isin) => fund(isin)), constituents: isins.map((isin) => row(isin, 1)) })
    let turns = 0
    const giveWay = (): undefined => void turns++
    const reference = referenceFrom(memoryTables(bundle), giveWay)
    const book = await read({ holdings: isins.map((isin) => ({ isin, weight: 1 / 3 })) }, reference)
    expect(turns).toBeGreaterThanOrEqual(3)
    const before = turns
    await compareFunds(book, giveWay)
    expect(turns).toBeGreaterThanOrEqual(before + 3)
  })
})

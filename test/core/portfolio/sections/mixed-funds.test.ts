/** Mixed funds: their equity part counts where its companies are known, and is not denied where they are not. */
import { describe, expect, it } from 'vitest'
import type { Bundle } from '../../../../core/reference/tables/bundle'
import type { Book } from '../../../../core/portfolio/book/book'
import { concentration } from '../../../../core/portfolio/sections/concentration/model'
import { currencies } from '../../../../core/portfolio/sections/currencies/model'
import { geography } from '../../../../core/portfolio/sections/geography/model'
import { lookThrough } from '../../../../core/portfolio/sections/look-through/model'
import { overlap } from '../../../../core/portfolio/sections/overlap/model'
import { sectors } from '../../../../core/portfolio/sections/sectors/model'
import { sentenceIn } from '../../../../core/described/methodology/sentence'
import { snapshotOf } from '../../../../core/portfolio/snapshot/snapshot'
import { BASE_URL, bookOf, failingKeys, fund, isinOf, NOW, proxy, referenceOf, row, stock, vector } from '../fixture'

const [A, B] = [1, 2].map((n) => isinOf('US', n)) as [string, string]
const [MIX, WORLD] = [1, 2].map((n) => isinOf('IE', n)) as [string, string]

const tech = { isin: A, sector: 'technology', country: 'US' }
const energy = { isin: B, sector: 'energy', country: 'DE' }
const mix = (...parts: [assetClass: 'equities' | 'bonds', weight: number][]): Bundle['assetMix'] => parts.map(([assetClass, weight]) => ({ isin: MIX, assetClass, weight }))

const securities = [fund(MIX, { name: 'Balanced EUR Hedged', assetClass: 'multi_asset' }), fund(WORLD, { name: 'World' }), stock(A), stock(B)]
const reference = (parts: Partial<Bundle>) => referenceOf({ securities, ...parts })

/** 60 % equities by the mix, of which the own list names 50 points: A 0.3, B 0.2; bonds 0.4. */
const own = { assetMix: mix(['equities', 0.6], ['bonds', 0.4]), constituents: [row(MIX, 0.3, tech), row(MIX, 0.2, energy), row(MIX, 0.4, { kind: 'other' })] }

/** The same mix, and an equity fund that resembles the equity part: A 0.5, B 0.4, cash 0.1. */
const resembled = {
  assetMix: own.assetMix, fundProxies: [proxy(MIX, WORLD, { kind: 'approximation' })],
  constituents: [row(WORLD, 0.5, tech), row(WORLD, 0.4, energy), row(WORLD, 0.1, { kind: 'cash' })],
}

const weights = (book: Book) => lookThrough.compute(book).data?.positions.map(({ isin, weight, provenance }) => [isin, weight, provenance.viaFunds[0]?.shareInFund])
const near = (value: number): unknown => expect.closeTo(value, 12)

describe('a mixed fund with a list of its own', () => {
  it('counts with its equities, and its rows are shares of the whole fund', async () => {
    // Half of the portfolio: E = 0.5 x 0.6 = 0.3; A 0.5 x 0.3, B 0.5 x 0.2, rest 0.3 - 0.25 = 0.05; covered 0.5 / 0.6 = 0.8333
    const book = await bookOf(reference(own), { [MIX]: 0.5, EUR: 0.5 })
    const { status, reasons, data } = lookThrough.compute(book)
    expect([status, reasons]).toEqual(['partial', ['incomplete_coverage']])
    expect(weights(book)).toEqual([[A, near(0.15), near(0.3)], [B, near(0.1), near(0.2)]])
    expect(data?.unresolvedFundWeight).toBeCloseTo(0.05, 12)
    expect(data?.funds).toEqual([{ isin: MIX, name: 'Balanced EUR Hedged', status: 'partial', coveredWeight: near(0.5 / 0.6), asOf: '2026-01-31' }])
    expect(sectors.compute(book).data).toMatchObject({ portfolioShare: near(0.3), coverage: near(0.25 / 0.3), buckets: [{ key: 'technology', weight: near(0.15) }, { key: 'energy', weight: near(0.1) }, { key: 'unknown', weight: near(0.05) }] })
    expect(concentration.compute(book).data).toMatchObject({ coverage: near(0.25 / 0.3), largestIssuer: { weight: near(0.6) } })
  })

  it('stands beside direct shares and equity funds, but not in overlap', async () => {
    const book = await bookOf(reference({ ...own, constituents: [...own.constituents, row(WORLD, 1, tech)] }), { [MIX]: 0.5, [WORLD]: 0.3, [A]: 0.2 })
    expect(geography.compute(book).data?.countries.portfolioShare).toBeCloseTo(0.3 + 0.3 + 0.2, 12)
    // A: 0.2 + 0.3 + 0.5 x 0.3
    expect(lookThrough.compute(book).data?.positions[0]).toMatchObject({ isin: A, weight: near(0.65), provenance: { direct: near(0.2) } })
    expect(overlap.compute(book)).toMatchObject({ status: 'unavailable', reasons: ['fewer_than_two_funds'] })
  })

  it.each<[string, Bundle['assetMix'], [number, number], string, number]>([
    ['whose rows exceed the equities of its mix counts with its rows', mix(['equities', 0.4], ['bonds', 0.6]), [0.3, 0.2], 'full', 0.5],
    ['is full from 97 % of its equities on: 0.582 / 0.6', mix(['equities', 0.6], ['bonds', 0.4]), [0.3, 0.282], 'full', 0.6],
    ['is not full below: 0.581 / 0.6 = 0.968', mix(['equities', 0.6], ['bonds', 0.4]), [0.3, 0.281], 'partial', 0.6],
    ['without a mix is full only when all of its rows reach 97 %: 0.3 + 0.2 + 0.4', [], [0.3, 0.2], 'partial', 0.5],
    ['without a mix is full when they do: 0.3 + 0.3 + 0.4', [], [0.3, 0.3], 'full', 0.6],
  ])('%s', async (_name, assetMix, [a, b], status, share) => {
    const book = await bookOf(reference({ assetMix, constituents: [row(MIX, a, tech), row(MIX, b, energy), row(MIX, 0.4, { kind: 'other' })] }), { [MIX]: 1 })
    expect(sectors.compute(book).data?.portfolioShare).toBeCloseTo(share, 12)
    expect(lookThrough.compute(book).data?.funds[0]).toMatchObject({ status, coveredWeight: near((a + b) / share) })
  })

  it.each<[string, Bundle['assetMix'], number, string]>([
    // 0.2 of the fund is known and 0.8 of it is not: A is all of the equities that are known, not all that there are.
    ['without a mix may hold more equities than its list', [], 0, 'partial'],
    ['may hold more where its mix is not whole: 0.2 + 0.5', mix(['equities', 0.2], ['bonds', 0.5]), 0, 'partial'],
    ['holds no more where its mix is whole: 0.2 + 0.77', mix(['equities', 0.2], ['bonds', 0.77]), 0, 'ok'],
    ['holds no more where its list is whole: 0.2 + 0.77', [], 0.77, 'ok'],
  ])('%s', async (_name, assetMix, bonds, status) => {
    const constituents = [row(MIX, 0.2, tech), ...(bonds > 0 ? [row(MIX, bonds, { kind: 'other' })] : [])]
    const book = await bookOf(reference({ assetMix, constituents }), { [MIX]: 1 })
    for (const section of [lookThrough, concentration, sectors, geography, currencies]) {
      expect([section.id, section.compute(book).status, section.compute(book).reasons]).toEqual([section.id, status, status === 'ok' ? [] : ['incomplete_coverage']])
    }
    const sentence = 'Not all of the multi-asset fund Balanced EUR Hedged is known; it may hold more equities.'
    expect(snapshotOf(book, { now: NOW, baseUrl: BASE_URL }).limitations.includes(sentence)).toBe(status !== 'ok')
    expect(sentenceIn('de', sentence, {})).toBe('Der Mischfonds Balanced EUR Hedged ist nicht ganz bekannt; er kann weitere Aktien halten.')
  })

  it('of funds counts with all that it has in equity funds, also where little of them is known', async () => {
    // 60 % in a fund of which A is half, 30 % in one without a list, 10 % bonds: E = 0.9, of which 0.6 x 0.5 is known.
    const [HALF, UNSEEN] = [3, 4].map((n) => isinOf('IE', n)) as [string, string]
    const funds = [...securities, fund(HALF), fund(UNSEEN)]
    const constituents = [row(MIX, 0.6, { isin: HALF }), row(MIX, 0.3, { isin: UNSEEN }), row(MIX, 0.1, { kind: 'other' }), row(HALF, 0.5, tech)]
    const book = await bookOf(referenceOf({ securities: funds, constituents }), { [MIX]: 1 })
    expect(lookThrough.compute(book)).toMatchObject({ status: 'partial', data: { unresolvedFundWeight: near(0.6), funds: [{ status: 'partial', coveredWeight: near(0.3 / 0.9) }] } })
    expect(sectors.compute(book).data).toMatchObject({ portfolioShare: near(0.9), coverage: near(0.3 / 0.9) })
  })

  it('has a hedge of its own, which says nothing of its equities', async () => {
    const { data } = currencies.compute(await bookOf(reference(own), { [MIX]: 1 }))
    expect(data?.hedgedFunds).toEqual([])
    expect(data?.equityExposure.buckets.map(({ key }) => key)).toEqual(['USD', 'EUR', 'unknown'])
  })

  it('has vectors that speak of its equity part', async () => {
    const book = await bookOf(reference({ ...own, fundVectors: vector(MIX, 'sector', { technology: 0.9, energy: 0.1 }) }), { [MIX]: 0.5, EUR: 0.5 })
    // 0.5 x 0.6 x 0.9, 0.5 x 0.6 x 0.1: nothing is unknown
    expect(sectors.compute(book)).toMatchObject({ status: 'ok', data: { coverage: 1, buckets: [{ key: 'technology', weight: near(0.27) }, { key: 'energy', weight: near(0.03) }] } })
  })
})

describe('a mixed fund that another resembles', () => {
  it('counts with the equities of its mix, and is never complete', async () => {
    // E = 0.6; A 0.6 x 0.5, B 0.6 x 0.4, rest 0.06; known 0.54 / 0.6 = 0.9
    const book = await bookOf(reference(resembled), { [MIX]: 1 })
    expect(weights(book)).toEqual([[A, near(0.3), near(0.3)], [B, near(0.24), near(0.24)]])
    expect(lookThrough.compute(book).data).toMatchObject({ unresolvedFundWeight: near(0.06), funds: [{ status: 'partial', coveredWeight: near(0.9) }] })
    const snapshot = snapshotOf(book, { now: NOW, baseUrl: BASE_URL })
    expect(snapshot.assumptions).toContainEqual(expect.stringContaining('The holdings of Balanced EUR Hedged are not known; those of World'))
    expect(snapshot.constituentsAsOf).toBe('2026-01-31')
  })

  it.each(['same_index', 'approximation'] as const)('leaves every section that uses it incomplete, by %s', async (kind) => {
    const book = await bookOf(reference({ ...resembled, fundProxies: [proxy(MIX, WORLD, { kind })], constituents: [row(WORLD, 0.6, tech), row(WORLD, 0.4, energy)] }), { [MIX]: 1 })
    for (const section of [lookThrough, concentration, sectors, geography, currencies]) expect([section.id, section.compute(book).status, section.compute(book).reasons]).toEqual([section.id, 'partial', ['incomplete_coverage']])
  })

  it('stays outside without equities in its mix, and no stand-in is named', async () => {
    const book = await bookOf(reference({ ...resembled, assetMix: mix(['bonds', 0.5]) }), { [MIX]: 0.5, [A]: 0.5 })
    expect(weights(book)).toEqual([[A, 0.5, undefined]])
    expect(lookThrough.compute(book).data).toMatchObject({ unresolvedFundWeight: 0, funds: [] })
    const { assumptions, limitations } = snapshotOf(book, { now: NOW, baseUrl: BASE_URL })
    expect(assumptions.filter((sentence) => sentence.includes('stand in'))).toEqual([])
    expect(limitations).toContain('The companies of the multi-asset fund Balanced EUR Hedged are not known; it counts as no equities.')
  })
})

describe('a mixed fund without known companies', () => {
  const sections = [lookThrough, concentration, sectors, geography]
  const states = (book: Book) => sections.map((section) => [section.compute(book).status, section.compute(book).reasons])
  const four = (status: string, ...reasons: string[]) => sections.map(() => [status, reasons])

  it.each<[string, Bundle['assetMix'], boolean]>([
    ['with equities in its mix', mix(['equities', 0.6], ['bonds', 0.4]), true],
    ['without a mix', [], true],
    ['whose mix is not whole', mix(['bonds', 0.96]), true],
    ['whose mix is whole and has no equities', mix(['bonds', 0.97]), false],
  ])('%s', async (_name, assetMix, mayHold) => {
    const beside = await bookOf(reference({ assetMix, securities: [...securities.slice(0, 2), stock(A, { sector: 'technology', country: 'US' })] }), { [MIX]: 0.5, [A]: 0.5 })
    expect(states(beside)).toEqual(mayHold ? four('partial', 'incomplete_coverage') : four('ok'))
    const alone = await bookOf(reference({ assetMix }), { [MIX]: 1 })
    expect(states(alone)).toEqual(four('unavailable', mayHold ? 'incomplete_coverage' : 'no_equities'))
    expect(currencies.compute(alone)).toMatchObject({ status: 'partial', reasons: [mayHold ? 'incomplete_coverage' : 'no_equities'] })
    expect(snapshotOf(alone, { now: NOW, baseUrl: BASE_URL }).limitations.filter((sentence) => sentence.includes('Balanced'))).toHaveLength(1)
  })

  it('whose list could not be asked for is said to be the provider\'s', async () => {
    const down = failingKeys(reference(own), 'constituents', [MIX])
    expect(states(await bookOf(down, { [MIX]: 1 }))).toEqual(four('unavailable', 'provider_unavailable'))
    expect(states(await bookOf(down, { [MIX]: 0.5, [WORLD]: 0.5 })).every(([, reasons]) => reasons?.includes('provider_unavailable'))).toBe(true)
  })
})

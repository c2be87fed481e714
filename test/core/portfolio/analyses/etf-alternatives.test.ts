import { describe, expect, it } from 'vitest'
import { cosine } from '../../../../core/portfolio/analyses/etf-alternatives/scored-fund'
import { etfAlternatives } from '../../../../core/portfolio/analyses/etf-alternatives/model'
import { snapshotOf } from '../../../../core/portfolio/snapshot/snapshot'
import type { Reference } from '../../../../core/reference/reference'
import { analysisResponse } from '../../../../core/registry/analysis-procedure'
import { BASE_URL, bookOf, broken, failingKeys, fund, isinOf, NOW, proxy, referenceOf, row, stock, vector } from '../fixture'

const [A, B, C] = [1, 2, 3].map((n) => isinOf('US', n)) as [string, string, string]
const [SOURCE, TWIN, CHEAP, DEAR, OTHER, BOND, NO_TER, THIN, BLANK] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => isinOf('IE', n)) as [
  string, string, string, string, string, string, string, string, string,
]
const NONE = isinOf('DE', 99)
const [OLD_SOURCE, OLD_TWIN] = [1, 2].map((n) => isinOf('LU', n)) as [string, string]
const us = { country: 'US', sector: 'technology' }
const de = { country: 'DE', sector: 'energy' }
const parts = {
  securities: [
    fund(SOURCE, { name: 'Source', ter: 0.002 }), fund(TWIN, { ter: 0.001 }), fund(CHEAP, { ter: 0.0015 }), fund(DEAR, { ter: 0.003 }), fund(OTHER, { ter: 0.001 }),
    fund(BOND, { ter: 0.001, assetClass: 'bonds' as const }), fund(NO_TER, { ter: 0 }), fund(THIN, { ter: 0.001 }), fund(BLANK, { ter: 0.001 }), stock(A),
  ],
  constituents: [
    row(SOURCE, 0.6, { isin: A, ...us }), row(SOURCE, 0.4, { isin: B, ...de }),
    row(TWIN, 0.6, { isin: A, ...us }), row(TWIN, 0.4, { isin: B, ...de }),
    row(CHEAP, 0.8, { isin: A, ...us }), row(CHEAP, 0.2, { isin: B, ...de }),
    row(DEAR, 0.6, { isin: A, ...us }), row(DEAR, 0.4, { isin: B, ...de }),
    row(OTHER, 1, { isin: C, ...de }),
    row(NO_TER, 1, { isin: A, ...us }), row(THIN, 0.9, { isin: A, ...us }), row(BLANK, 1, { isin: A }),
  ],
}
const reference = referenceOf(parts)
const context = { today: NOW.slice(0, 10), now: NOW, baseUrl: BASE_URL }

type Inside = 'securities' | 'constituents' | 'fundVectors'

/** A port that writes down for what it was asked. */
function noted(port: Reference) {
  const asked: Record<Inside, (readonly string[])[]> = { securities: [], constituents: [], fundVectors: [] }
  const noting = <C extends Inside>(call: C) => ({ [call]: (keys: readonly string[]) => (asked[call].push(keys), port[call](keys)) })
  return { port: { ...port, ...noting('securities'), ...noting('constituents'), ...noting('fundVectors') }, asked }
}

async function alternatives(body: unknown, port: Reference = reference) {
  const request = etfAlternatives.request.parse(body)
  const outcome = etfAlternatives.compute(request, await etfAlternatives.read(request, port, context), context)
  const { analysis, baseCurrency } = outcome
  const response = {
    modelVersion: 'x', computedAt: NOW, baseCurrency, capability: 'etf-alternatives', analysis, assumptions: [], limitations: [],
    links: { documentation: BASE_URL, catalog: BASE_URL },
  }
  expect(analysisResponse(etfAlternatives).safeParse(response).error?.issues).toBeUndefined()
  return { ...outcome, data: analysis.data }
}

describe('similarity', () => {
  it('is half the overlap and a quarter of each cosine', async () => {
    const { data, analysis } = await alternatives({ isin: SOURCE, candidateIsins: [CHEAP] })
    // overlap min(.6,.8) + min(.4,.2) = 0.8; cosine (.6 x .8 + .4 x .2) / sqrt((.36 + .16)(.64 + .04)) = 0.56 / sqrt(0.3536)
    const angle = 0.56 / Math.sqrt(0.52 * 0.68)
    expect(data?.candidates[0]).toEqual({
      isin: CHEAP, name: `Fund ${CHEAP}`, ter: 0.0015, constituentsAsOf: '2026-01-31', holdingsCoverage: 1, sectorCoverage: 1, countryCoverage: 1,
      status: 'ok', reason: null, holdingOverlap: expect.closeTo(0.8, 12), sectorCosine: expect.closeTo(angle, 12), countryCosine: expect.closeTo(angle, 12),
      similarityScore: expect.closeTo(0.4 + angle / 2, 12), terSaving: expect.closeTo(0.0005, 12), qualifies: true,
    })
    expect([analysis.status, data?.candidateSource, data?.catalogAsOf, data?.matches, data?.failure]).toEqual(['ok', 'caller', null, [CHEAP], null])
    expect(data?.source).toEqual({
      isin: SOURCE, name: 'Source', ter: 0.002, constituentsAsOf: '2026-01-31', holdingsCoverage: 1, sectorCoverage: 1, countryCoverage: 1,
    })
  })

  it('of an empty vector is 0, of a scaled one 1', () => {
    expect(cosine(new Map(), new Map([['US', 1]]))).toBe(0)
    expect(cosine(new Map([['US', 0.2], ['DE', 0.1]]), new Map([['US', 0.4], ['DE', 0.2]]))).toBeCloseTo(1, 12)
  })
})

describe('candidates', () => {
  it('are sorted: matches by score, others by score, then those not scored', async () => {
    const isins = [NONE, OTHER, CHEAP, DEAR, TWIN, BOND]
    const { data, analysis } = await alternatives({ isin: SOURCE, candidateIsins: isins, limit: 1 })
    // the bond fund has a known saving, the unknown fund has none
    expect(data?.candidates.map(({ isin }) => isin)).toEqual([TWIN, CHEAP, DEAR, OTHER, BOND, NONE])
    expect(data?.candidates.map(({ qualifies }) => qualifies)).toEqual([true, true, false, false, false, false])
    expect([data?.matches, data?.omittedMatches]).toEqual([[TWIN], 1])
    expect([analysis.status, analysis.reasons]).toEqual(['partial', ['unresolved_holdings', 'no_equities']])
    expect(data?.candidates[5]).toEqual({
      isin: NONE, name: NONE, ter: null, constituentsAsOf: null, holdingsCoverage: 0, sectorCoverage: 0, countryCoverage: 0, status: 'unavailable',
      reason: 'unresolved', holdingOverlap: null, sectorCosine: null, countryCosine: null, similarityScore: null, terSaving: null, qualifies: false,
    })
  })

  it.each([
    // same sectors and countries, so that both cosines are 1: 0.5 x overlap + 0.5
    ['from 0.70 on: 0.5 x 0.4 + 0.5', 0.4, 0.001, true],
    ['not below: 0.5 x 0.39 + 0.5 = 0.695', 0.39, 0.001, false],
    ['not for the same charge', 0.4, 0.002, false],
  ])('are matches %s', async (_case, shared, ter, qualifies) => {
    const port = referenceOf({
      securities: [fund(SOURCE, { ter: 0.002 }), fund(CHEAP, { ter })],
      constituents: [
        row(SOURCE, 0.6, { isin: A, ...us }), row(SOURCE, 0.4, { isin: B, ...de }),
        row(CHEAP, 0.6, { isin: C, ...us }), row(CHEAP, shared, { isin: B, ...de }), row(CHEAP, 0.4 - shared, { isin: isinOf('US', 4), ...de }),
      ],
    })
    const [candidate] = (await alternatives({ isin: SOURCE, candidateIsins: [CHEAP] }, port)).data?.candidates ?? []
    expect(candidate?.similarityScore).toBeCloseTo(0.5 * shared + 0.5, 12)
    expect(candidate?.qualifies).toBe(qualifies)
  })

  it('of one score are sorted by what they save, then by ISIN', async () => {
    const port = referenceOf({
      securities: [fund(SOURCE, { ter: 0.003 }), fund(TWIN, { ter: 0.002 }), fund(CHEAP, { ter: 0.001 }), fund(DEAR, { ter: 0.002 })],
      constituents: [SOURCE, TWIN, CHEAP, DEAR].map((isin) => row(isin, 1, { isin: A, ...us })),
    })
    expect(TWIN < DEAR).toBe(true)
    for (const candidateIsins of [[TWIN, CHEAP, DEAR], [DEAR, CHEAP, TWIN]]) {
      const { data } = await alternatives({ isin: SOURCE, candidateIsins }, port)
      expect(data?.candidates.map(({ isin }) => isin)).toEqual([CHEAP, TWIN, DEAR])
    }
  })

  it('that cannot be scored come after a score of 0; of those, known savings come first, even negative ones', async () => {
    // nothing in common: other companies, sectors and countries; DEAR costs 0.003 - 0.002 = 0.001 more, the bond fund 0.001 less, the other 0.001 more
    const port = referenceOf({
      securities: [
        fund(SOURCE, { ter: 0.002 }), fund(DEAR, { ter: 0.003 }), fund(BOND, { ter: 0.001, assetClass: 'bonds' }), fund(OTHER, { ter: 0.003, assetClass: 'bonds' }),
      ],
      constituents: [row(SOURCE, 1, { isin: A, ...us }), row(DEAR, 1, { isin: B, ...de })],
    })
    const also = isinOf('DE', 98)
    expect([also, NONE, OTHER].sort()).toEqual([also, NONE, OTHER])
    const expected = [DEAR, BOND, OTHER, also, NONE]
    for (const candidateIsins of [expected, expected.toReversed(), [NONE, OTHER, also, DEAR, BOND]]) {
      const { data } = await alternatives({ isin: SOURCE, candidateIsins }, port)
      expect(data?.candidates.map(({ isin, similarityScore }) => [isin, similarityScore])).toEqual(expected.map((isin) => [isin, isin === DEAR ? 0 : null]))
    }
  })

  it('of an unknown class are unresolved, whatever else is known of them', async () => {
    const port = referenceOf({ ...parts, securities: [...parts.securities.slice(0, 1), fund(TWIN, { ter: 0.001, assetClass: null })] })
    const { data } = await alternatives({ isin: SOURCE, candidateIsins: [TWIN] }, port)
    expect(data?.candidates[0]).toMatchObject({ name: TWIN, ter: null, reason: 'unresolved' })
  })

  it('may be exchange-traded notes on equities', async () => {
    const port = referenceOf({ ...parts, securities: [...parts.securities.slice(0, 1), fund(TWIN, { ter: 0.001, kind: 'etc' })] })
    expect((await alternatives({ isin: SOURCE, candidateIsins: [TWIN] }, port)).data?.matches).toEqual([TWIN])
  })

  it.each([
    ['countries', { sector: 'technology' }, { sectorCoverage: 1, countryCoverage: 0 }],
    ['sectors', { country: 'US' }, { sectorCoverage: 0, countryCoverage: 1 }],
  ])('without %s are not scored', async (_case, known, coverage) => {
    const port = referenceOf({ ...parts, constituents: [...parts.constituents.filter(({ fundIsin }) => fundIsin !== TWIN), row(TWIN, 1, { isin: A, ...known })] })
    const { data } = await alternatives({ isin: SOURCE, candidateIsins: [TWIN] }, port)
    expect(data?.candidates[0]).toMatchObject({ reason: 'incomplete_vectors', ...coverage })
  })

  it('of unknown charge lack that alone, also where their list could not be asked for', async () => {
    const { analysis, data } = await alternatives({ isin: SOURCE, candidateIsins: [NO_TER] }, failingKeys(reference, 'constituents', [NO_TER]))
    expect([analysis.status, analysis.reasons, data?.candidates[0]?.reason]).toEqual(['partial', ['incomplete_coverage'], 'missing_cost'])
  })

  it('with a wrong check digit are not asked for, and the result says so', async () => {
    const wrong = `${TWIN.slice(0, 11)}${(Number(TWIN[11]) + 1) % 10}`
    const port = referenceOf({ ...parts, securities: [...parts.securities, fund(wrong, { ter: 0.001 })], constituents: [...parts.constituents, row(wrong, 1, { isin: A, ...us })] })
    const { data, limitations } = await alternatives({ isin: SOURCE, candidateIsins: [wrong] }, port)
    expect(data?.candidates[0]).toMatchObject({ isin: wrong, reason: 'unresolved' })
    expect(limitations?.map(({ en }) => en)).toEqual(['At least one submitted ISIN has a wrong check digit and cannot be resolved.'])
    for (const candidateIsins of [undefined, [TWIN]]) expect((await alternatives({ isin: SOURCE, candidateIsins }, port)).limitations).toEqual([])
  })

  it('are asked for their inside when they are equity funds, for published vectors when that is not complete', async () => {
    const { port, asked } = noted(referenceOf({ ...parts, fundVectors: vector(THIN, 'sector', { technology: 0.95 }) }))
    const { data } = await alternatives({ isin: SOURCE, candidateIsins: [BOND, A, THIN, TWIN] }, port)
    expect([asked.constituents, asked.fundVectors]).toEqual([[[SOURCE, THIN, TWIN]], [[THIN]]])
    // its own list would give 0.9
    expect(data?.candidates.find(({ isin }) => isin === THIN)).toMatchObject({ reason: 'incomplete_holdings', holdingsCoverage: 0.9, sectorCoverage: 0.95, countryCoverage: 0.9 })
  })

  it.each([
    ['unresolved', NONE, reference],
    ['not_equity_fund', BOND, reference],
    ['not_equity_fund', A, reference],
    ['missing_cost', NO_TER, reference],
    ['incomplete_holdings', THIN, reference],
    ['incomplete_holdings', THIN, referenceOf({ ...parts, constituents: parts.constituents.filter(({ fundIsin }) => fundIsin !== THIN) })],
    ['incomplete_vectors', BLANK, reference],
    ['provider_unavailable', TWIN, failingKeys(reference, 'securities', [TWIN])],
    ['provider_unavailable', TWIN, failingKeys(reference, 'constituents', [TWIN])],
    ['incomplete_holdings', TWIN, referenceOf({ ...parts, constituents: parts.constituents.filter(({ fundIsin }) => fundIsin !== TWIN), fundProxies: [proxy(TWIN, SOURCE, { kind: 'approximation' })] })],
  ])('are not scored: %s', async (reason, candidate, port) => {
    const { data, analysis } = await alternatives({ isin: SOURCE, candidateIsins: [candidate] }, port)
    expect(data?.candidates[0]).toMatchObject({ status: 'unavailable', reason, similarityScore: null, qualifies: false })
    expect(analysis.status).toBe('partial')
  })

  it('take published vectors only where constituents are not complete', async () => {
    const port = referenceOf({ ...parts, fundVectors: vector(BLANK, 'sector', { technology: 1 }) })
    expect((await alternatives({ isin: SOURCE, candidateIsins: [BLANK] }, port)).data?.candidates[0]).toMatchObject({ reason: 'incomplete_vectors', sectorCoverage: 0 })
  })

  it('that look through others are named in the assumptions', async () => {
    const port = referenceOf({ ...parts, constituents: parts.constituents.filter(({ fundIsin }) => fundIsin !== TWIN), fundProxies: [proxy(TWIN, SOURCE)] })
    const { data, assumptions } = await alternatives({ isin: SOURCE, candidateIsins: [TWIN] }, port)
    expect(data?.matches).toEqual([TWIN])
    expect(assumptions?.[0]?.en).toContain(`Fund ${TWIN}`)
    expect(assumptions?.[0]?.en).toContain('Source')
  })

  it.each([['a candidate', TWIN], ['the source', SOURCE]])('are scored by a stand-in where the own list of %s could not be asked for, which is said', async (_who, proxied) => {
    const other = proxied === TWIN ? SOURCE : TWIN
    const port = referenceOf({ ...parts, constituents: parts.constituents.filter(({ fundIsin }) => fundIsin !== proxied), fundProxies: [proxy(proxied, other)] })
    const down: Reference = { ...port, constituents: async (keys) => ({ ...(await port.constituents(keys)), failed: new Set([proxied]) }) }
    const { analysis, data } = await alternatives({ isin: SOURCE, candidateIsins: [TWIN] }, down)
    expect([analysis.status, analysis.reasons, data?.matches]).toEqual(['partial', ['provider_unavailable'], [TWIN]])
  })
})

describe('the shared catalogue', () => {
  it('supplies the closest funds, without the source', async () => {
    const { data } = await alternatives({ isin: SOURCE })
    expect([data?.candidateSource, data?.catalogAsOf]).toEqual(['shared_catalog', '2026-11-01T00:00:00.000Z'])
    // equity funds with a TER and constituents: all but the bond fund and the one without TER
    expect(data?.candidates.map(({ isin }) => isin).sort()).toEqual([TWIN, CHEAP, DEAR, OTHER, THIN, BLANK].sort())
    expect(data?.matches).toEqual([TWIN, CHEAP])
  })

  const many = Array.from({ length: 14 }, (_, n) => isinOf('LU', n))
  /** A source of 0.2 % and funds that hold the same, each with what is said of it. */
  const shelf = (funds: readonly Partial<ReturnType<typeof fund>>[], rows = (isin: string) => [row(isin, 1, { isin: A, ...us })]) => referenceOf({
    securities: [fund(SOURCE, { ter: 0.002 }), ...funds.map((more, n) => fund(many[n] ?? '', { ter: 0.001, ...more }))],
    constituents: [row(SOURCE, 1, { isin: A, ...us }), ...funds.flatMap((_, n) => rows(many[n] ?? ''))],
  })
  const candidateIsins = async (port: Reference, body = { isin: SOURCE, limit: 10 }) =>
    (await alternatives(body, port)).data?.candidates.map(({ isin }) => isin)

  it('supplies ten at most, those with the largest cosines', async () => {
    const port = shelf(many.slice(0, 12).map(() => ({})), (isin) => [row(isin, 1, { isin: A, ...(many.indexOf(isin) < 2 ? de : us) })])
    expect(await candidateIsins(port)).toEqual(many.slice(2, 12))
  })

  it('supplies the cheapest of funds that are alike, not those with the lowest ISINs', async () => {
    // 0.14 %, 0.13 %, ... 0.01 %: the ten cheapest are the last ten, the cheapest first
    const port = shelf(many.map((_, n) => ({ ter: (14 - n) / 10_000 })))
    expect(await candidateIsins(port)).toEqual(many.slice(4).reverse())
  })

  it('takes cosines that agree to two decimals for equal', async () => {
    // the last one holds 2 % of something else (cosines 0.9998), costs least, and comes among the ten
    const port = shelf(many.slice(0, 11).map((_, n) => ({ ter: n === 10 ? 0.0001 : 0.001 })), (isin) =>
      isin === many[10] ? [row(isin, 0.98, { isin: A, ...us }), row(isin, 0.02, { isin: B, ...de })] : [row(isin, 1, { isin: A, ...us })])
    expect((await candidateIsins(port))?.sort()).toEqual([...many.slice(0, 9), many[10] ?? ''].sort())
  })

  it.each([
    ['a source without hedge', 'World', ['World EUR Hedged', 'World GBP Hedged', 'World Hedged', 'World Fund'], [3]],
    ['a source hedged to euro', 'World EUR Hedged', ['Other EUR Hedged', 'World GBP Hedged', 'World Hedged', 'World Fund'], [0]],
    ['a source with an unreadable hedge', 'World Hedged', ['Other EUR Hedged', 'World GBP Hedged', 'Other Hedged', 'World Fund'], [2]],
  ])('offers %s no other hedge', async (_case, sourceName, names, offered) => {
    const port = shelf(names.map((name) => ({ name })))
    const source = { ...port, securities: async (isins: readonly string[]) => {
      const answer = await port.securities(isins)
      return { ...answer, found: new Map([...answer.found].map(([isin, one]) => [isin, isin === SOURCE ? { ...one, name: sourceName } : one])) }
    } }
    expect(await candidateIsins(source)).toEqual(offered.map((n) => many[n]))
  })

  it('offers funds that are not cheaper only when fewer than ten are', async () => {
    const cheaper = Array.from({ length: 9 }, () => ({ ter: 0.001 }))
    const eleven = shelf([{ ter: 0.002 }, { ter: 0.003 }, ...cheaper])
    expect(await candidateIsins(eleven)).toEqual([...many.slice(2, 11), many[0]])
    const twelve = shelf([{ ter: 0.002 }, { ter: 0.003 }, ...cheaper, { ter: 0.0019 }])
    expect((await candidateIsins(twelve))?.sort()).toEqual(many.slice(2, 12).sort())
  })

  it('prefers a cheaper fund that is less alike to a dearer one that is more alike', async () => {
    const port = shelf([{ ter: 0.003 }, ...Array.from({ length: 10 }, () => ({ ter: 0.001 }))], (isin) =>
      [row(isin, 1, { isin: A, ...(isin === many[0] ? us : { ...us, sector: 'energy' }) })])
    expect((await candidateIsins(port))?.sort()).toEqual(many.slice(1, 11).sort())
  })

  it.each([0, 5, 10])('prefers cheaper funds that are less alike to one of the same charge that is more alike, in place %d', async (place) => {
    const same = many[place] ?? ''
    const port = shelf(many.slice(0, 11).map((isin) => ({ ter: isin === same ? 0.002 : 0.001 })), (isin) =>
      [row(isin, 1, { isin: A, ...(isin === same ? us : { ...us, sector: 'energy' }) })])
    expect((await candidateIsins(port))?.sort()).toEqual(many.slice(0, 11).filter((isin) => isin !== same))
  })

  it('takes a charge of zero for unknown, not for the cheapest', async () => {
    const port = shelf(many.slice(0, 11).map((_, n) => ({ ter: n === 3 ? 0 : 0.001 })))
    const listed = { ...port, fundCatalogue: async () => ({ asOf: null, isins: many.slice(0, 11) }) }
    expect(await candidateIsins(listed)).toEqual(many.slice(0, 11).filter((_, n) => n !== 3))
  })

  it('takes the published vectors of a fund whose list is not complete', async () => {
    // by its own list it would have nothing in common with the source; the others share the country, not the sector
    const [partial = ''] = many
    const port = referenceOf({
      securities: [fund(SOURCE, { ter: 0.002 }), ...many.slice(0, 11).map((isin) => fund(isin, { ter: 0.001 }))],
      constituents: [row(SOURCE, 1, { isin: A, ...us }), row(partial, 0.5, { isin: B, ...de }), ...many.slice(1, 11).map((isin) => row(isin, 1, { isin: A, country: 'US', sector: 'energy' }))],
      fundVectors: [...vector(partial, 'sector', { technology: 1 }), ...vector(partial, 'country', { US: 1 })],
    })
    expect((await candidateIsins(port))?.sort()).toEqual(many.slice(0, 10))
  })

  describe('of more than 25 funds', () => {
    const funds = Array.from({ length: 26 }, (_, n) => isinOf('LU', n))
    const large = () => referenceOf({
      securities: [fund(SOURCE, { ter: 0.002 }), ...funds.map((isin) => fund(isin, { ter: 0.001 }))],
      constituents: [SOURCE, ...funds].map((isin) => row(isin, 1, { isin: A, ...us })),
    })
    const body = { isin: SOURCE, limit: 10 }

    it('is read 25 at a time and once for all requests', async () => {
      const { port, asked } = noted(large())
      const both = [await candidateIsins(port, body), await candidateIsins(port, body)]
      expect(both).toEqual([funds.slice(0, 10), funds.slice(0, 10)])
      // the source; the 26 funds and the source itself; the source with ten candidates; then without the catalogue
      expect(asked.securities.map((keys) => keys.length)).toEqual([1, 25, 2, 11, 1, 11])
    })

    it.each(['securities', 'constituents', 'fundVectors'] as const)('is read anew after %s of one fund failed', async (call) => {
      const port = large()
      const failing = failingKeys(port, call, [funds[0] ?? ''])
      let down = true
      const { port: recovering, asked } = noted({ ...port, [call]: (keys: readonly string[]) => (down ? failing : port)[call](keys) })
      await candidateIsins(recovering, body)
      down = false
      expect(await candidateIsins(recovering, body)).toEqual(funds.slice(0, 10))
      expect(asked.securities.map((keys) => keys.length)).toEqual([1, 25, 2, 11, 1, 25, 2, 11])
    })
  })

  it('offers funds that cannot be scored after those that can, among equals', async () => {
    const cheapest = many[0] ?? ''
    const port = referenceOf({
      securities: [fund(SOURCE, { ter: 0.002 }), ...many.slice(0, 11).map((isin) => fund(isin, { ter: isin === cheapest ? 0.0001 : 0.001 }))],
      constituents: [SOURCE, ...many.slice(1, 11)].map((isin) => row(isin, 1, { isin: A, ...us })),
      fundProxies: [proxy(cheapest, SOURCE, { kind: 'approximation' })],
    })
    expect((await candidateIsins(port))?.sort()).toEqual(many.slice(1, 11).sort())
  })

  it('that is empty or cannot be asked for makes the analysis unavailable', async () => {
    const alone = referenceOf({ securities: [fund(SOURCE, { ter: 0.002 })], constituents: [row(SOURCE, 1, { isin: A, ...us })] })
    const empty = await alternatives({ isin: SOURCE }, alone)
    expect([empty.analysis.status, empty.analysis.reasons, empty.data?.failure, empty.data?.candidates]).toEqual(['unavailable', ['incomplete_coverage'], 'catalog_empty', []])
    const down = await alternatives({ isin: SOURCE }, broken(reference, 'fundCatalogue'))
    expect([down.analysis.status, down.analysis.reasons, down.data?.failure]).toEqual(['unavailable', ['provider_unavailable'], 'catalog_unavailable'])
  })
})

describe('a source that cannot be scored', () => {
  it.each([
    ['unknown', NONE, reference, ['unresolved_holdings']],
    ['no equity fund', BOND, reference, ['no_equities']],
    ['without TER', NO_TER, reference, ['incomplete_coverage']],
    ['without complete holdings', THIN, reference, ['incomplete_coverage']],
    ['without sectors', BLANK, reference, ['incomplete_coverage']],
    ['whose security failed', SOURCE, broken(reference, 'securities'), ['unresolved_holdings', 'provider_unavailable']],
    ['whose constituents failed', SOURCE, broken(reference, 'constituents'), ['provider_unavailable']],
  ])('%s', async (_case, isin, port, reasons) => {
    for (const body of [{ isin, candidateIsins: [TWIN] }, { isin }]) {
      const { analysis, data } = await alternatives(body, port)
      expect([analysis.status, analysis.reasons, data?.failure, data?.candidates, data?.catalogAsOf]).toEqual(['unavailable', reasons, 'source_unavailable', [], null])
    }
  })
})

describe('the request', () => {
  it.each([
    ['the source among the candidates', { isin: SOURCE, candidateIsins: [TWIN, SOURCE] }, ['candidateIsins']],
    ['a candidate twice', { isin: SOURCE, candidateIsins: [TWIN, TWIN] }, ['candidateIsins']],
    ['an empty list', { isin: SOURCE, candidateIsins: [] }, ['candidateIsins']],
    ['a limit above 10', { isin: SOURCE, limit: 11 }, ['limit']],
  ])('refuses %s', (_case, body, path) => {
    expect(etfAlternatives.request.safeParse(body).error?.issues.map((issue) => issue.path)).toEqual([path])
  })

  it.each([
    ['the source', [CHEAP, OLD_SOURCE], 'Is the source under another ISIN'],
    ['a candidate', [TWIN, OLD_TWIN], 'Is another candidate under another ISIN'],
  ])('refuses %s under its old ISIN', async (_case, candidateIsins, message) => {
    const isinAliases = [[OLD_SOURCE, SOURCE], [OLD_TWIN, TWIN]].map(([oldIsin = '', isin = '']) => ({ oldIsin, isin, since: null, source: 'test' }))
    const refused = alternatives({ isin: SOURCE, candidateIsins }, referenceOf({ ...parts, isinAliases }))
    await expect(refused).rejects.toMatchObject({ name: 'InvalidRequest', issues: [{ path: ['candidateIsins', 1], code: 'custom', message }] })
  })

  it('costs 2 per fund, 22 without a list', () => {
    expect([{ isin: SOURCE, candidateIsins: [A, B] }, { isin: SOURCE }, { isin: SOURCE, candidateIsins: 'all' }].map((body) => etfAlternatives.cost(body))).toEqual([6, 22, 22])
  })

  it('costs no more than its largest list, and 1 without a source', () => {
    expect(etfAlternatives.cost({ isin: SOURCE, candidateIsins: Array(50) })).toBe(22)
    for (const body of [null, undefined, 'isin', 5, {}, { isin: 5 }, { candidateIsins: Array(50) }]) expect(etfAlternatives.cost(body)).toBe(1)
  })
})

it('the overlap of a candidate is the one of the snapshot', async () => {
  const { data } = await alternatives({ isin: SOURCE, candidateIsins: [CHEAP] })
  const snapshot = snapshotOf(await bookOf(reference, { [SOURCE]: 0.5, [CHEAP]: 0.5 }), { now: NOW, baseUrl: BASE_URL })
  expect(snapshot.analyses.overlap?.data).toMatchObject({ pairs: [{ overlap: data?.candidates[0]?.holdingOverlap }] })
})

/** Status and reasons of all eight sections, for portfolios at the edges. */
import { describe, expect, it } from 'vitest'
import type { Reference } from '../../../core/reference/reference'
import { snapshotOf } from '../../../core/portfolio/snapshot/snapshot'
import { BASE_URL, bookOf, broken, failingKeys, fund, isinOf, NOW, referenceOf, row, stock } from './fixture'

const [A, B] = [1, 2].map((n) => isinOf('US', n)) as [string, string]
const [F, G, BOND, MIX] = [1, 2, 3, 4].map((n) => isinOf('IE', n)) as [string, string, string, string]
const NONE = isinOf('DE', 99)
const us = { country: 'US', sector: 'technology' }
const reference = referenceOf({
  securities: [
    stock(A, us), stock(B), fund(F, { ter: 0.001 }), fund(G, { ter: 0.001 }), fund(BOND, { ter: 0.001, assetClass: 'bonds' }), fund(MIX, { ter: 0.001, assetClass: 'multi_asset' }),
  ],
  assetMix: [{ isin: MIX, assetClass: 'equities', weight: 1 }],
  constituents: [row(F, 1, { isin: A, ...us }), row(G, 1, { isin: A, ...us }), row(BOND, 1, { isin: A, ...us }), row(MIX, 1, { isin: A, ...us })],
})

type State = string
const ok = 'ok'
const partial = (...reasons: string[]): State => `partial ${reasons.join(' ')}`
const unavailable = (...reasons: string[]): State => `unavailable ${reasons.join(' ')}`
const [unresolved, provider, incomplete, none, few] = [
  'unresolved_holdings', 'provider_unavailable', 'incomplete_coverage', 'no_equities', 'fewer_than_two_funds',
] as const

const noEquities = unavailable(none)
const lost = unavailable(unresolved, none)
const down = unavailable(unresolved, provider)

const sections = ['allocation', 'overlap', 'look-through', 'concentration', 'sectors', 'geography', 'currencies', 'costs'] as const

/** In the order of `sections`. */
const cases: [string, Reference, Record<string, number>, State[]][] = [
  ['two full funds', reference, { [F]: 0.5, [G]: 0.5 }, [ok, ok, ok, ok, ok, ok, ok, ok]],
  ['one stock', reference, { [A]: 1 }, [ok, unavailable(few), ok, ok, ok, ok, ok, ok]],
  ['only cash', reference, { EUR: 1 }, [ok, unavailable(few), noEquities, noEquities, noEquities, noEquities, partial(none), ok]],
  ['only bonds: never dissolved', reference, { [BOND]: 1 }, [ok, unavailable(few), noEquities, noEquities, noEquities, noEquities, partial(none), ok]],
  ['only a mixed fund whose companies are known', reference, { [MIX]: 1 }, [ok, unavailable(few), ok, ok, ok, ok, ok, ok]],
  ['only a mixed fund without a list: nobody knows that there are no equities', referenceOf({ securities: [fund(MIX, { ter: 0.001, assetClass: 'multi_asset' })] }), { [MIX]: 1 }, [
    partial(incomplete), unavailable(few), unavailable(incomplete), unavailable(incomplete), unavailable(incomplete), unavailable(incomplete), partial(incomplete), ok,
  ]],
  ['nothing resolved', reference, { [NONE]: 1 }, [
    unavailable(unresolved), unavailable(unresolved, few), lost, lost, lost, lost, partial(unresolved, none), unavailable(unresolved),
  ]],
  ['a stock that nothing is known of', reference, { [B]: 1 }, [
    ok, unavailable(few), ok, ok, unavailable(incomplete), unavailable(incomplete), unavailable(incomplete), ok,
  ]],
  ['a fund of cash beside a share printed as 0.00 %', referenceOf({ securities: [fund(F, { ter: 0.001 })], constituents: [row(F, 1, { kind: 'cash' }), row(F, 0, { isin: A, ...us })] }), { [F]: 1 }, [
    ok, unavailable(few), unavailable(incomplete), unavailable(incomplete), unavailable(incomplete), unavailable(incomplete), unavailable(incomplete), ok,
  ]],
  ['a tenth unknown', reference, { [F]: 0.5, [G]: 0.4, [NONE]: 0.1 }, [
    partial(unresolved, incomplete), partial(unresolved), partial(unresolved), unavailable(unresolved),
    partial(unresolved), partial(unresolved), partial(unresolved), partial(unresolved),
  ]],
  ['securities down', broken(reference, 'securities'), { [F]: 0.5, [G]: 0.5 }, [
    down, down, down, down, down, down, partial(unresolved, provider, none), down,
  ]],
  ['one security down', failingKeys(reference, 'securities', [G]), { [F]: 0.5, [G]: 0.5 }, [
    partial(unresolved, provider, incomplete), down, partial(unresolved, provider), down,
    partial(unresolved, provider), partial(unresolved, provider), partial(unresolved, provider), partial(unresolved, provider),
  ]],
  ['constituents down', broken(reference, 'constituents'), { [F]: 0.5, [G]: 0.5 }, [
    ok, unavailable(provider), unavailable(provider), unavailable(provider), unavailable(provider), unavailable(provider), unavailable(provider), ok,
  ]],
  ['constituents of one fund down', failingKeys(reference, 'constituents', [G]), { [F]: 0.5, [G]: 0.5 }, [
    ok, partial(provider, incomplete), partial(provider, incomplete), partial(provider, incomplete),
    partial(provider, incomplete), partial(provider, incomplete), partial(provider, incomplete), ok,
  ]],
  ['vectors down, not needed', broken(reference, 'fundVectors'), { [F]: 0.5, [G]: 0.5 }, [ok, ok, ok, ok, ok, ok, ok, ok]],
]

describe('states of the eight sections', () => {
  it.each(cases)('%s', async (_case, port, weights, expected) => {
    const { analyses } = snapshotOf(await bookOf(port, weights), { now: NOW, baseUrl: BASE_URL })
    expect(sections.map((id) => [analyses[id]?.status, ...(analyses[id]?.reasons ?? [])].join(' '))).toEqual(expected)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contributionPlan } from '../../../../core/portfolio/analyses/contribution-plan/model'
import { planContribution } from '../../../../core/portfolio/analyses/contribution-plan/plan'
import { assetClasses } from '../../../../core/reference/security'
import { analyse, broken, dataOf, findings, security } from './harness'

const STOCKS = 'IE00B4L5Y983'
const MIXED = 'IE00BMVB5R75'
const securities = [
  security({ isin: STOCKS, kind: 'fund', assetClass: 'equities' }),
  security({ isin: MIXED, kind: 'fund', assetClass: 'multi_asset' }),
]
const cash = (value: number) => ({ assetClass: 'cash' as const, currency: 'EUR', value })
const portfolio = (...holdings: ({ isin: string; value: number } | ReturnType<typeof cash>)[]) => ({ basis: 'values' as const, holdings })

/** A thousand euros in crypto assets, so that every target is missed by its whole weight. */
const elsewhere = new Map([['crypto' as const, 1000]])
const targets = [{ assetClass: 'equities' as const, weight: 0.5 }, { assetClass: 'bonds' as const, weight: 0.3 }, { assetClass: 'gold' as const, weight: 0.2 }]

describe('the plan in cents', () => {
  it.each([
    // 7 cents x 0.5, 0.3, 0.2 = 3.5, 2.1, 1.4: whole 3, 2, 1; the seventh goes to the remainder 0.5.
    [0.07, [0.04, 0.02, 0.01]],
    // 9 cents = 4.5, 2.7, 1.8: whole 4, 2, 1; two left for 0.8 and 0.7.
    [0.09, [0.04, 0.03, 0.02]],
    // 100.00 = 50, 30, 20 without remainder.
    [100, [50, 30, 20]],
    // 1 cent = 0.5, 0.3, 0.2: one class gets it, the others nothing.
    [0.01, [0.01]],
    [0, []],
  ])('shares %d by largest remainder', (contribution, amounts) => {
    const plan = planContribution(elsewhere, 1000, targets, contribution, 0)
    expect(plan.allocations.map(({ amount }) => amount)).toEqual(amounts)
    expect(plan.unallocatedAmount).toBe(0)
  })

  it('adds no cash where nothing is left over', () => {
    const { before, after } = planContribution(elsewhere, 1000, targets, 100, 0)
    expect([before, after].map((rows) => rows.map(({ assetClass }) => assetClass))).toEqual(Array(2).fill(['equities', 'bonds', 'gold', 'crypto']))
  })

  it('breaks ties in the order of the request', () => {
    // 100.00 in thirds: 3333.33 cents each, one cent left for the first.
    const thirds = (['bonds', 'equities', 'gold'] as const).map((assetClass) => ({ assetClass, weight: 1 / 3 }))
    expect(planContribution(elsewhere, 1000, thirds, 100, 0).allocations).toEqual([
      { assetClass: 'bonds', amount: 33.34 }, { assetClass: 'equities', amount: 33.33 }, { assetClass: 'gold', amount: 33.33 },
    ])
  })

  it('ties remainders of amounts of different size', () => {
    // Gaps 0.03 : 0.93 of 10.00 = 31.25 and 968.75 cents; of 0.32: 1 and 31. With 16 cents: 0.5 and 15.5, a tie.
    const held = new Map([['crypto' as const, 40], ['bonds' as const, 960]])
    const unequal = [{ assetClass: 'equities' as const, weight: 0.03 }, { assetClass: 'gold' as const, weight: 0.93 }, { assetClass: 'bonds' as const, weight: 0.04 }]
    expect(planContribution(held, 1000, unequal, 0.16, 0).allocations).toEqual([
      { assetClass: 'equities', amount: 0.01 }, { assetClass: 'gold', amount: 0.15 },
    ])
  })

  it('leaves what is below the minimum as cash', () => {
    // 50, 30, 20 with a minimum of 30: 20 stay. Afterwards 1100: 50 / 30 / 20 cash / 1000.
    const plan = planContribution(elsewhere, 1000, targets, 100, 30)
    expect(plan.allocations).toEqual([{ assetClass: 'equities', amount: 50 }, { assetClass: 'bonds', amount: 30 }])
    expect([plan.allocatedAmount, plan.unallocatedAmount]).toEqual([80, 20])
    expect(plan.before.map(({ assetClass }) => assetClass)).toEqual(['equities', 'bonds', 'gold', 'cash', 'crypto'])
    expect(plan.before.map(({ value }) => value)).toEqual([0, 0, 0, 0, 1000])
    expect(plan.after.map(({ value }) => value)).toEqual([50, 30, 0, 20, 1000])
    expect(plan.after[3]).toMatchObject({ currentWeight: 20 / 1100, targetWeight: 0, deviation: 20 / 1100 })
    expect(plan.after[0]).toMatchObject({ currentWeight: 50 / 1100, targetWeight: 0.5, deviation: 50 / 1100 - 0.5 })
  })

  it('allocates nothing at the target, whatever the noise of binary fractions', () => {
    // 0.1 + 0.2 of 0.30000000000000004: the stored weights miss 1/3 and 2/3 by less than any cent.
    const held = new Map([['equities' as const, 0.1], ['bonds' as const, 0.2]])
    const exact = [{ assetClass: 'equities' as const, weight: 1 / 3 }, { assetClass: 'bonds' as const, weight: 2 / 3 }]
    expect(planContribution(held, 0.1 + 0.2, exact, 50, 0)).toMatchObject({ allocations: [], allocatedAmount: 0, unallocatedAmount: 50 })
  })

  it('can overshoot: gaps are measured before', () => {
    // Equities 40 of 100 against 50: gap 0.1, bonds none. 1000 new money all goes to equities: 1040 / 1100.
    const held = new Map([['equities' as const, 40], ['bonds' as const, 60]])
    const half = [{ assetClass: 'equities' as const, weight: 0.5 }, { assetClass: 'bonds' as const, weight: 0.5 }]
    const plan = planContribution(held, 100, half, 1000, 0)
    expect(plan.allocations).toEqual([{ assetClass: 'equities', amount: 1000 }])
    expect(plan.after[0]?.currentWeight).toBe(1040 / 1100)
  })

  const anyValues = fc.dictionary(fc.constantFrom(...assetClasses), fc.double({ min: 0.01, max: 1e8, noNaN: true }), { minKeys: 1 })
  const anyTargets = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...assetClasses), fc.integer({ min: 1, max: 100 })), { minLength: 1, maxLength: 8, selector: ([key]) => key })
    .map((list) => list.map(([assetClass, parts]) => ({ assetClass, weight: parts / list.reduce((sum, [, part]) => sum + part, 0) })))
  const held = (values: Record<string, number>) => new Map(assetClasses.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]] as const])))
  const totalOf = (values: ReadonlyMap<string, number>) => [...values.values()].reduce((sum, value) => sum + value, 0)

  it('accounts for every cent of the contribution', () => {
    fc.assert(fc.property(anyValues, anyTargets, fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 0, max: 1e9 }), (values, wanted, cents, minimum) => {
      const plan = planContribution(held(values), totalOf(held(values)), wanted, cents / 100, minimum / 100)
      const allocated = plan.allocations.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
      expect(allocated + Math.round(plan.unallocatedAmount * 100)).toBe(cents)
      expect(Math.round(plan.allocatedAmount * 100)).toBe(allocated)
      expect(plan.allocations.every(({ amount }) => amount > 0 && amount >= minimum / 100)).toBe(true)
    }))
  })

  it('keeps everything in the tables', () => {
    fc.assert(fc.property(anyValues, anyTargets, fc.integer({ min: 0, max: 1e8 }), (values, wanted, cents) => {
      const total = totalOf(held(values))
      const plan = planContribution(held(values), total, wanted, cents / 100, 0)
      expect(plan.after.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(total + cents / 100, 4)
      expect(plan.after.reduce((sum, { currentWeight }) => sum + currentWeight, 0)).toBeCloseTo(1, 9)
      expect(plan.before.map(({ assetClass }) => assetClass)).toEqual(plan.after.map(({ assetClass }) => assetClass))
    }))
  })
})

describe('contribution-plan', () => {
  const request = { portfolio: portfolio({ isin: STOCKS, value: 600 }, cash(400)), targets, contribution: 100 }

  it('compares holdings with targets', async () => {
    // Equities 0.6 of 1000 against 0.5: no gap. Bonds 0.3 and gold 0.2 share 100.00 as 60 and 40.
    const data = dataOf(await analyse(contributionPlan, request, { securities }))
    expect(data).toMatchObject({ method: 'proportional_underweight_gaps', contribution: 100, allocatedAmount: 100, unallocatedAmount: 0 })
    expect(data.allocations).toEqual([{ assetClass: 'bonds', amount: 60 }, { assetClass: 'gold', amount: 40 }])
    expect(data.before.map((row) => [row.assetClass, row.currentWeight, row.targetWeight])).toEqual([
      ['equities', 0.6, 0.5], ['bonds', 0, 0.3], ['gold', 0, 0.2], ['cash', 0.4, 0],
    ])
    expect(data.after.map((row) => row.value)).toEqual([600, 60, 40, 400])
  })

  it('asks nothing about the inside of funds', async () => {
    const { analysis } = await analyse(contributionPlan, request, { securities }, { tables: { constituents: broken, vectors: broken } })
    expect(analysis.status).toBe('ok')
  })

  it('divides targets by their sum', async () => {
    const off = [{ assetClass: 'equities' as const, weight: 0.49999 }, { assetClass: 'bonds' as const, weight: 0.49999 }]
    const data = dataOf(await analyse(contributionPlan, { ...request, targets: off }, { securities }))
    expect(data.before[0]?.targetWeight).toBe(0.5)
  })

  it('leaves targets as they were written whose sum misses 1 by binary noise only', async () => {
    // 0.7 + 0.2 + 0.1 is 0.9999999999999999 in binary; divided by it, 0.7 would be shown as 0.7000000000000001.
    const written = [{ assetClass: 'equities' as const, weight: 0.7 }, { assetClass: 'bonds' as const, weight: 0.2 }, { assetClass: 'gold' as const, weight: 0.1 }]
    const data = dataOf(await analyse(contributionPlan, { ...request, targets: written }, { securities }))
    expect(data.before.slice(0, 3).map(({ targetWeight }) => targetWeight)).toEqual([0.7, 0.2, 0.1])
  })

  const mix = (equities: number, bonds: number) => [
    { isin: MIXED, assetClass: 'equities' as const, weight: equities }, { isin: MIXED, assetClass: 'bonds' as const, weight: bonds },
  ]
  const mixed = { ...request, portfolio: portfolio({ isin: MIXED, value: 1000 }) }

  it('splits a mixed fund by its mix', async () => {
    const data = dataOf(await analyse(contributionPlan, mixed, { securities, assetMix: mix(0.6, 0.37) }))
    expect(data.before.slice(0, 2).map(({ value }) => value)).toEqual([600, 370])
  })

  it.each([
    ['a mix below 97 %', mixed, { securities, assetMix: mix(0.6, 0.36) }, {}, ['incomplete_coverage']],
    ['no mix', mixed, { securities }, {}, ['incomplete_coverage']],
    ['an unknown security', request, {}, {}, ['unresolved_holdings']],
    ['both', { ...request, portfolio: portfolio({ isin: STOCKS, value: 1 }, { isin: MIXED, value: 1 }) }, { securities: securities.slice(1) }, {},
      ['unresolved_holdings', 'incomplete_coverage']],
    ['a provider that is down', request, { securities }, { tables: { securities: broken } }, ['unresolved_holdings', 'provider_unavailable']],
  ])('withholds the plan for %s', async (_case, body, bundle, circumstances, reasons) => {
    const { analysis } = await analyse(contributionPlan, body, bundle, circumstances)
    expect(analysis).toEqual({ status: 'unavailable', reasons, data: null })
  })

  it.each([
    ['a fraction of a cent', { contribution: 0.001 }, ['contribution: Must be whole cents']],
    ['a negative contribution', { contribution: -1 }, [expect.stringContaining('contribution: ')]],
    ['targets that miss 1', { targets: [{ assetClass: 'cash', weight: 0.9998 }] }, ['targets: Weights must sum to 1']],
    ['no targets', { targets: [] }, expect.arrayContaining([expect.stringContaining('targets: ')])],
    ['one class twice', { targets: [{ assetClass: 'cash', weight: 0.5 }, { assetClass: 'cash', weight: 0.5 }] }, ['targets: Asset classes must be distinct']],
    ['weights', { portfolio: { holdings: [{ isin: STOCKS, weight: 1 }] } }, expect.arrayContaining([expect.stringContaining('portfolio')])],
    ['a multi-asset target', { targets: [{ assetClass: 'multi_asset', weight: 1 }] }, [expect.stringContaining('targets.0.assetClass: ')]],
  ])('refuses %s', (_case, change, expected) => {
    expect(findings(contributionPlan.request, { ...request, ...change })).toEqual(expected)
  })

  it.each([[request, 2], [{}, 1], [null, 1], [{ portfolio: { holdings: 'many' } }, 1], [{ portfolio: { holdings: Array(99).fill(0) } }, 25]])(
    'costs one unit per holding', (body, units) => {
      expect(contributionPlan.cost(body)).toBe(units)
    },
  )
})

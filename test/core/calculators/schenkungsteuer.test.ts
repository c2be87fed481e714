import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { schenkungsteuer } from '../../../core/calculators/schenkungsteuer/model'
import { beziehungen, type Steuerklasse } from '../../../core/law/schenkungsteuer/figures'
import { cheapestSplit } from '../../../core/calculators/schenkungsteuer/schenkungsplan'
import { resultOf } from '../../support/calculate'

const gift = (inputs: object, asOf?: string) => resultOf(schenkungsteuer, inputs, asOf)

/** The schedule, which a schedule request always has. */
function schedule(inputs: object, asOf?: string) {
  const plan = gift({ mode: 'schedule', ...inputs }, asOf).schedule
  if (plan === null) throw new Error('no schedule')
  return plan
}

/** Section 19 as a table of its own, for brute force: limits and rates of class I, II, III. */
const TABLE = [
  [75_000, 7, 15, 30],
  [300_000, 11, 20, 30],
  [600_000, 15, 25, 30],
  [6_000_000, 19, 30, 30],
  [13_000_000, 23, 35, 50],
  [26_000_000, 27, 40, 50],
  [Infinity, 30, 43, 50],
] as const

function tariff(taxable: number, klasse: Steuerklasse): number {
  if (taxable <= 0) return 0
  const column = klasse === 'I' ? 1 : klasse === 'II' ? 2 : 3
  const step = TABLE.findIndex(([limit]) => taxable <= limit)
  const rate = TABLE[step]?.[column] ?? 0
  const below = TABLE[step - 1]
  const full = (taxable * rate) / 100
  if (below === undefined) return full
  const relief = (below[0] * below[column]) / 100 + (taxable - below[0]) * (rate <= 30 ? 0.5 : 0.75)
  return Math.min(full, relief)
}

describe('a single gift', () => {
  test.each([
    // 100,000 over the allowance: 11 %
    ['default', {}, { steuerklasse: 'I', freibetrag: 400_000, steuerpflichtigerErwerb: 100_000, steuersatz: 0.11, steuer: 11_000, nettoSchenkung: 489_000, schedule: null }],
    ['within the allowance', { giftValue: 400_099.99 }, { steuerpflichtigerErwerb: 0, steuersatz: 0, steuer: 0, haertefallausgleich: false, nettoSchenkung: 400_099.99 }],
    // 199.99 over it: 100 taxable, 7 % = 7, not assessed
    ['down to full hundreds', { giftValue: 400_199.99 }, { steuerpflichtigerErwerb: 100, steuersatz: 0.07, steuer: 0 }],
    // 475,000 + 999.995 - 400,000 = 75,999.995, so 75,900: 7 % of 75,000 + half of 900 = 5,700 (76,000 would be 5,750)
    ['down also from the last fraction of a cent', { giftValue: 475_000, priorGifts: 999.995 }, { steuerpflichtigerErwerb: 75_900, steuer: 5700 }],
    // 700 x 7 % = 49 is not assessed, 800 x 7 % = 56 is
    ['up to 50 EUR not assessed', { giftValue: 400_700 }, { steuer: 0 }],
    ['above 50 EUR assessed', { giftValue: 400_800 }, { steuer: 56 }],
    // 80,000: 7 % of 75,000 + half of 5,000 = 7,750 instead of 8,800
    ['with hardship relief', { giftValue: 480_000 }, { steuersatz: 0.11, haertefallausgleich: true, steuer: 7750 }],
    // 980,000 x 30 %
    ['to a friend', { giftValue: 1_000_000, relationship: 'sonstige' }, { steuerklasse: 'III', freibetrag: 20_000, steuer: 294_000 }],
    ['of nothing', { giftValue: 0 }, { steuer: 0, nettoSchenkung: 0, steuersatz: 0 }],
  ])('%s', (_name, inputs, expected) => {
    expect(gift(inputs)).toMatchObject(expected)
  })

  test.each([
    ['ehepartner', 'I', 500_000],
    ['kind', 'I', 400_000],
    ['enkel', 'I', 200_000],
    ['enkel_elternteil_verstorben', 'I', 400_000],
    ['eltern_grosseltern', 'II', 20_000],
    ['geschwister', 'II', 20_000],
    ['nichte_neffe', 'II', 20_000],
    ['schwiegerkind', 'II', 20_000],
    ['geschiedener_ehepartner', 'II', 20_000],
    ['sonstige', 'III', 20_000],
  ])('%s: class %s, allowance %d', (relationship, steuerklasse, freibetrag) => {
    expect(gift({ relationship })).toMatchObject({ steuerklasse, freibetrag })
  })
})

describe('the limits of a step', () => {
  // 75,000 over the allowance: the first rate still
  it('belong to it', () => expect(gift({ giftValue: 475_000 })).toMatchObject({ steuersatz: 0.07, haertefallausgleich: false, steuer: 5250 }))

  // Everything given before is taxed at 30 %; on the next 100 the relief takes 75 %, at most half of the gift: 50, which is not assessed.
  it('leave exactly 50 EUR unassessed', () => expect(gift({ relationship: 'sonstige', priorGifts: 6_020_000, giftValue: 100 }).steuer).toBe(0))
})

describe('ways to give that cost the same', () => {
  // Class I, allowance 20,000. 1,386,706.50 x 19 % + 300,000 x 11 % = 296,474.235 = 1,086,706.50 x 19 % + 600,000 x 15 %
  it('give the most at first', () => expect(cheapestSplit(1_726_706.5, 2, 20_000, 'I')).toEqual([1_406_706.5, 320_000]))

  // 303,502.06: 33,000 + half of 3,502.06; 300,000: 33,000; 75,000: 5,250. Or 33,000 twice and 78,502.06: 5,250 + half of 3,502.06.
  it('also in three windows', () => expect(cheapestSplit(738_502.06, 3, 20_000, 'I')).toEqual([323_502.06, 320_000, 95_000]))
})

describe('prior gifts', () => {
  test.each([
    // sum 700,000: 300,000 at 11 % = 33,000; prior 350,000 within the allowance
    ['use up the allowance', { giftValue: 350_000, priorGifts: 350_000 }, { verbleibenderFreibetrag: 50_000, steuerpflichtigerErwerb: 300_000, steuer: 33_000 }],
    // sum 1,500,000: 1,100,000 at 19 % = 209,000 less 11,000 on 100,000
    ['have their own tax taken off', { giftValue: 1_000_000, priorGifts: 500_000 }, { verbleibenderFreibetrag: 0, steuer: 198_000 }],
    // tax on 74,900 is 5,243 (below 75,000); sum 75,900: 5,250 + 450 = 5,700; 457 above it, under half of 1,000
    ['push the sum over a step', { giftValue: 1000, priorGifts: 474_900 }, { haertefallausgleich: true, steuer: 457 }],
    // class III at 6 million: sum 6,001,000 costs 1,800,750, 750 more than before; at most half of 1,000
    ['cost at most half of this gift', { giftValue: 1000, priorGifts: 6_020_000, relationship: 'sonstige' }, { steuer: 500 }],
  ])('%s', (_name, inputs, expected) => {
    expect(gift(inputs)).toMatchObject(expected)
  })

  it('never cost less than the gift alone, never more than half of it', () => {
    const amount = fc.integer({ min: 0, max: 40_000_000 })
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...beziehungen), (giftValue, priorGifts, relationship) => {
        const { steuer } = gift({ giftValue, priorGifts, relationship })
        expect(steuer).toBeGreaterThanOrEqual(Math.min(gift({ giftValue, relationship }).steuer, giftValue / 2 - 0.005))
        expect(steuer).toBeLessThanOrEqual(giftValue / 2 + 0.005)
      }),
    )
  })
})

describe('a schedule', () => {
  // 525,000: 125,000 x 11 % = 13,750; 475,000: 75,000 x 7 % = 5,250; in one gift 600,000 x 15 %
  it('gives a child 1,000,000 in two windows for 19,000', () => {
    expect(schedule({ giftValue: 1_000_000, horizonYears: 10 })).toEqual({
      windows: [
        { date: '2026-11-20', amount: 525_000, steuer: 13_750 },
        { date: '2036-11-21', amount: 475_000, steuer: 5250 },
      ],
      totalScheduled: 1_000_000,
      steuerTotal: 19_000,
      steuerSingle: 90_000,
      savings: 71_000,
    })
  })

  it('uses as few windows as possible, the most as early as possible', () => {
    // 900,000 is free of tax in three windows of 400,000, 400,000 and 100,000
    expect(schedule({ giftValue: 900_000, horizonYears: 50 }).windows.map(({ amount }) => amount)).toEqual([400_000, 400_000, 100_000])
  })

  it('needs one window where a single gift costs nothing, none for nothing', () => {
    expect(schedule({ giftValue: 400_700 })).toMatchObject({ windows: [{ date: '2026-11-20', amount: 400_700, steuer: 0 }], steuerSingle: 0, savings: 0 })
    expect(schedule({ giftValue: 0 })).toEqual({ windows: [], totalScheduled: 0, steuerTotal: 0, steuerSingle: 0, savings: 0 })
  })

  test.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [19, 2],
    [50, 6],
  ])('has in %d years %d windows', (horizonYears, count) => {
    expect(schedule({ giftValue: 50_000_000, horizonYears }).windows).toHaveLength(count)
  })

  test.each([
    // ten years and one day each; 29 February becomes 28 in a year without one, before the days are added
    ['2028-02-29', ['2028-02-29', '2038-03-01', '2048-03-02', '2058-03-03']],
    ['2026-12-31', ['2026-12-31', '2037-01-01', '2047-01-02', '2057-01-03']],
  ])('from %s falls on %j', (asOf, dates) => {
    expect(schedule({ giftValue: 50_000_000, horizonYears: 30 }, asOf).windows.map(({ date }) => date)).toEqual(dates)
  })

  it('refuses prior gifts', () => {
    expect(schenkungsteuer.inputs.safeParse({ mode: 'schedule', priorGifts: 1 }).error?.issues).toMatchObject([{ path: ['priorGifts'], code: 'custom' }])
  })

  /** The smallest tax over all splits on a grid. */
  function bruteForce(sum: number, windows: number, step: number, taxOf: (amount: number) => number): number {
    if (windows === 1) return taxOf(sum)
    let best = Infinity
    for (let first = 0; first <= sum; first += step) {
      best = Math.min(best, taxOf(first) + bruteForce(sum - first, windows - 1, step, taxOf))
    }
    return best
  }

  // allowances and limits are multiples of the step, so that the grid holds the best split too
  test.each<[Steuerklasse, number, number, number, number]>([
    ['I', 400_000, 2, 25_000, 3_000_000],
    ['I', 400_000, 3, 25_000, 2_500_000],
    ['I', 200_000, 4, 25_000, 1_400_000],
    ['II', 20_000, 2, 5000, 1_500_000],
    ['II', 20_000, 3, 5000, 700_000],
    ['III', 20_000, 2, 20_000, 13_000_000],
  ])('in class %s with %d free, %d windows, equals brute force on a grid', (klasse, freibetrag, windows, step, top) => {
    const taxOf = (amount: number) => tariff(amount - freibetrag, klasse)
    for (let sum = step; sum <= top; sum += step * 7) {
      const amounts = cheapestSplit(sum, windows, freibetrag, klasse)
      expect(amounts.reduce((total, amount) => total + amount, 0)).toBeCloseTo(sum, 6)
      expect(amounts.reduce((total, amount) => total + taxOf(amount), 0)).toBeCloseTo(bruteForce(sum, windows, step, taxOf), 4)
    }
  })

  const cents = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100)

  it('is never dearer than any other split', () => {
    const shares = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(cents(60_000_000), shares, fc.constantFrom<Steuerklasse>('I', 'II', 'III'), (sum, parts, klasse) => {
        const freibetrag = klasse === 'I' ? 400_000 : 20_000
        const whole = parts.reduce((total, part) => total + part, 0)
        const total = (amounts: number[]) => amounts.reduce((tax, amount) => tax + tariff(amount - freibetrag, klasse), 0)
        const best = total(cheapestSplit(sum, parts.length, freibetrag, klasse))
        expect(best).toBeLessThanOrEqual(total(parts.map((part) => (part / whole) * sum)) + 1e-4)
      }),
    )
  })

  it('never costs more than the single gift, adds up, and more years never cost more than a hundred euros of rounding', () => {
    fc.assert(
      fc.property(cents(100_000_000), fc.integer({ min: 0, max: 40 }), fc.constantFrom(...beziehungen), (giftValue, horizonYears, relationship) => {
        const plan = schedule({ giftValue, horizonYears, relationship })
        expect(plan.steuerTotal).toBeLessThanOrEqual(plan.steuerSingle)
        expect(plan.savings).toBeCloseTo(plan.steuerSingle - plan.steuerTotal, 4)
        expect(plan.totalScheduled).toBeCloseTo(giftValue, 4)
        const longer = schedule({ giftValue, horizonYears: horizonYears + 10, relationship })
        expect(longer.steuerTotal).toBeLessThanOrEqual(plan.steuerTotal + 100)
      }),
      { numRuns: 60 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openLots, type Trade } from '../../../core/depot-tax/bookings'
import { holds, oldestFirst, perDay, takeOldest, unitsOf } from '../../../core/depot-tax/lots'
import { setOff, total } from '../../../core/depot-tax/pots'

type Purchase = Extract<Trade, { type: 'purchase' }>

const buy = (date: string, units: number, cost: number): Purchase => ({ date, type: 'purchase', units, cost })
const sellOn = (date: string, units: number): Trade => ({ date, type: 'sale', units })

const take = <L extends { units: number }>(lots: readonly L[], units: number) => takeOldest(lots, units, (part) => ({ ...part.lot, units: part.units }))

describe('lots', () => {
  const lots = [{ date: '2024-02-01', units: 3 }, { date: '2024-01-01', units: 2 }]

  it('are put in the order of purchase without changing the given list', () => {
    expect(oldestFirst(lots).map(({ units }) => units)).toEqual([2, 3])
    expect(lots[0]?.units).toBe(3)
  })

  it('of one day keep their order', () => {
    const day = [{ date: '2024-01-01', units: 1 }, { date: '2024-01-01', units: 2 }, { date: '2023-01-01', units: 3 }]
    expect(oldestFirst(day).map(({ units }) => units)).toEqual([3, 1, 2])
  })

  it('of one day are joined', () => {
    const joined = perDay([{ date: '2024-01-02', units: 1 }, { date: '2024-01-01', units: 2 }, { date: '2024-01-02', units: 4 }], (a, b) => ({ date: a.date, units: a.units + b.units }))
    expect(joined).toEqual([{ date: '2024-01-01', units: 2 }, { date: '2024-01-02', units: 5 }])
  })

  it('are taken from the first on', () => {
    const [old, young] = oldestFirst(lots)
    expect(take([old!, young!], 2)).toEqual({ taken: [{ lot: old, units: 2 }], left: [young] })
    expect(take([old!, young!], 4)).toEqual({ taken: [{ lot: old, units: 2 }, { lot: young, units: 2 }], left: [{ ...young, units: 1 }] })
    expect(take([old!, young!], 5).left).toEqual([])
    expect(take([old!, young!], 0).taken).toEqual([])
  })

  it('leave no dust of binary fractions', () => {
    const dust = [{ units: 0.1 }, { units: 0.2 }]
    expect(take(dust, 0.1 + 0.2).left).toEqual([])
    expect(take(dust, 0.30000000000000004).taken).toHaveLength(2)
  })

  it('hold what is left after a sale of nearly all, which binary fractions make a little less', () => {
    // 36 + 132 + 64.1 + 86.20203 - 318.302 = 0.00003
    const [rest] = take([{ units: 36 }, { units: 132 }, { units: 64.1 }, { units: 86.20203 }], 318.302).left
    expect(rest!.units).toBeLessThan(0.00003 * (1 - 1e-9))
    expect(take([rest!], 0.00003).left).toEqual([])
  })

  it('do not hold more than their sum', () => {
    expect(holds(lots, 5)).toBe(true)
    expect(holds(lots, 5.001)).toBe(false)
    expect(() => take(lots, 5.001)).toThrow(RangeError)
    expect(unitsOf([])).toBe(0)
  })
})

describe('open lots', () => {
  it('are what sales leave of purchases, with their share of the cost', () => {
    const trades = [buy('2024-01-10', 10, 1000), buy('2024-03-10', 10, 1200), sellOn('2024-05-10', 15), buy('2024-06-10', 4, 600)]
    expect(openLots(trades)).toEqual([{ date: '2024-03-10', units: 5, cost: 600 }, { date: '2024-06-10', units: 4, cost: 600 }])
  })

  it('of one day are one lot', () => {
    expect(openLots([buy('2024-01-10', 1, 100), buy('2024-01-10', 3, 500), buy('2024-01-11', 1, 7)])).toEqual([
      { date: '2024-01-10', units: 4, cost: 600 }, { date: '2024-01-11', units: 1, cost: 7 },
    ])
  })

  it('that were another fund go by their day of purchase, but not in a sale from before they came, and stay apart from what was bought that day', () => {
    const merged: Purchase = { ...buy('2022-05-02', 10, 500), since: '2024-06-03', former: 'A' }
    const trades = [buy('2022-05-02', 1, 70), buy('2023-01-10', 10, 1000), merged, { ...merged, units: 2, cost: 100 }]
    const own = { date: '2022-05-02', units: 1, cost: 70, former: undefined }
    // In March 11 units are there, the 12 that come in June are not; in July the one of 2022 and 5 of the 12 go first, with 5 / 12 of 600.
    expect(openLots([...trades, sellOn('2024-03-01', 4)])).toEqual([{ date: '2022-05-02', units: 12, cost: 600, former: 'A' }, { date: '2023-01-10', units: 7, cost: 700 }])
    expect(openLots([...trades, sellOn('2024-07-01', 6)])).toEqual([{ date: '2022-05-02', units: 7, cost: 350, former: 'A' }, { date: '2023-01-10', units: 10, cost: 1000 }])
    expect(openLots(trades)).toEqual([own, { date: '2022-05-02', units: 12, cost: 600, former: 'A' }, { date: '2023-01-10', units: 10, cost: 1000 }])
    expect(() => openLots([...trades, sellOn('2024-06-02', 12)])).toThrow(RangeError)
  })

  it('of one day cost what is not known where one of them does', () => {
    const open: Purchase = { ...buy('2024-01-10', 1, 0), cost: null }
    expect([[open, buy('2024-01-10', 1, 5)], [buy('2024-01-10', 1, 5), open]].map((trades) => openLots(trades))).toEqual([[{ date: '2024-01-10', units: 2, cost: null }], [{ date: '2024-01-10', units: 2, cost: null }]])
  })

  it('count a purchase before a sale of the same day', () => {
    expect(openLots([sellOn('2024-01-10', 2), buy('2024-01-10', 2, 100)])).toEqual([])
  })

  it('refuse a sale before its purchase', () => {
    expect(() => openLots([sellOn('2024-01-09', 1), buy('2024-01-10', 2, 100)])).toThrow(RangeError)
  })

  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2024-02-${String(number).padStart(2, '0')}`)
  const purchases = fc.array(fc.record({ date: day, units: fc.integer({ min: 1, max: 100 }), cost: fc.integer({ min: 0, max: 10_000 }) }), { minLength: 1, maxLength: 12 })

  it('do not depend on the order of the bookings, nor of the sales within a day', () => {
    fc.assert(
      fc.property(purchases, fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 6 }), fc.infiniteStream(fc.nat()), (bought, shares, random) => {
        const all = bought.reduce((sum, { units }) => sum + units, 0)
        const sum = shares.reduce((whole, share) => whole + share, 0)
        const sales = shares.map((share) => sellOn('2024-03-01', (all * share * 0.9) / Math.max(1, sum)))
        const trades: Trade[] = [...bought.map(({ date, units, cost }) => buy(date, units, cost)), ...sales]
        const shuffled = trades.map((trade) => ({ trade, key: random.next().value ?? 0 })).sort((a, b) => a.key - b.key).map(({ trade }) => trade)
        const expected = openLots(trades)
        const actual = openLots(shuffled)
        expect(actual.map(({ date }) => date)).toEqual(expected.map(({ date }) => date))
        actual.forEach((lot, index) => {
          expect(lot.units).toBeCloseTo(expected[index]!.units, 6)
          expect(lot.cost).toBeCloseTo(Number(expected[index]!.cost), 6)
        })
      }),
    )
  })
})

describe('set-off of losses', () => {
  const none = { general: 0, shares: 0 }

  it('puts losses on shares against gains on shares only', () => {
    expect(setOff({ general: 1000, shares: -400 }, none)).toEqual({ income: { general: 1000, shares: 0 }, left: { general: 0, shares: 400 }, used: none })
  })

  it('puts general losses against what is left of gains on shares', () => {
    expect(setOff({ general: -500, shares: 800 }, { general: 100, shares: 50 })).toEqual({
      income: { general: 0, shares: 150 }, left: none, used: { general: 600, shares: 50 },
    })
  })

  it('sets off losses of the year before those of earlier years, which wait for other gains on shares (section 20(6) sentence 2 EStG)', () => {
    expect(setOff({ general: -300, shares: 200 }, { general: 0, shares: 500 })).toEqual({ income: none, left: { general: 100, shares: 500 }, used: { general: 200, shares: 0 } })
  })

  it('adds up both pots', () => {
    expect(total({ general: 2, shares: 3 })).toBe(5)
  })

  const amount = fc.integer({ min: -10_000, max: 10_000 })
  const pot = fc.integer({ min: 0, max: 10_000 })

  it('never creates tax: no more losses, no more income; nothing gets lost', () => {
    fc.assert(
      fc.property(amount, amount, pot, pot, pot, (general, shares, generalPot, sharesPot, more) => {
        const { income, left, used } = setOff({ general, shares }, { general: generalPot, shares: sharesPot })
        expect(total(income)).toBeLessThanOrEqual(Math.max(0, general) + Math.max(0, shares))
        for (const figures of [income, left, used]) expect(Math.min(figures.general, figures.shares)).toBeGreaterThanOrEqual(0)
        expect(total(income) - total(left)).toBe(general + shares - generalPot - sharesPot)
        expect(used.general + left.general).toBe(generalPot + Math.max(0, -general))
        expect(used.shares + left.shares).toBe(sharesPot + Math.max(0, -shares))
        expect(total(setOff({ general, shares }, { general: generalPot + more, shares: sharesPot }).income)).toBeLessThanOrEqual(total(income))
        expect(total(setOff({ general, shares }, { general: generalPot, shares: sharesPot + more }).income)).toBeLessThanOrEqual(total(income))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { coveredIncome, optimalOrders, taxableByLaw, warningTypes } from '../../../core/law/kapitalertrag/exemption-orders'

const bank = (income: number, vorabpauschale = 0) => ({ income, vorabpauschale })

test.each([
  { why: 'January first, then the largest income', banks: [bank(470, 120), bank(900)], available: 1000, orders: [120, 880] },
  { why: 'the larger lump sum first', banks: [bank(700, 700), bank(800, 800)], available: 1000, orders: [200, 800] },
  { why: 'everything covered, cents rounded up', banks: [bank(100.6), bank(200.4)], available: 1000, orders: [101, 201] },
  { why: 'the last euro for the larger cents', banks: [bank(200.4), bank(100.6)], available: 301, orders: [200, 101] },
  { why: 'ties in the order of the rows', banks: [bank(0.5), bank(0.5)], available: 1, orders: [1, 0] },
  { why: 'no income, no order', banks: [bank(0), bank(0)], available: 1000, orders: [0, 0] },
  { why: 'sums that binary fractions miss', banks: [bank(0.7 + 0.1 + 0.2), bank(5)], available: 6, orders: [1, 5] },
])('orders: $why', ({ banks, available, orders }) => {
  expect(optimalOrders(banks, available)).toEqual(orders)
})

describe('tax by law', () => {
  const banks = [bank(400), bank(600)]
  it('counts each order for its own bank only', () => expect(coveredIncome(banks, [1000, 0])).toBe(400))
  it('taxes what is left', () => expect(taxableByLaw(banks, [100, 100], 1000)).toBe(800))
  it('never grants more than the allowance', () => expect(taxableByLaw(banks, [500, 700], 801)).toBe(199))
})

test.each([
  { orders: [600, 600], savings: 0, expected: ['over_limit'] },
  { orders: [100, 0], savings: 10, expected: ['under_utilised'] },
  { orders: [49, 0], savings: 10, expected: ['under_utilised', 'january_risk'] },
  { orders: [50, 900], savings: 0, expected: [] },
])('warnings for $orders', ({ orders, savings, expected }) => {
  expect(warningTypes([bank(100, 50.9), bank(900)], orders, 1000, savings)).toEqual(expected)
})

describe('properties', () => {
  const row = fc.record({ rest: fc.integer({ min: 0, max: 150_000 }), january: fc.integer({ min: 0, max: 50_000 }), order: fc.integer({ min: 0, max: 2000 }) })
  const rows = fc.array(row, { minLength: 1, maxLength: 6 })
  const available = fc.constantFrom(1000, 2000)
  const banksOf = (list: { rest: number; january: number }[]) =>
    list.map(({ rest, january }) => bank((rest + january) / 100, january / 100))

  it('orders are whole euros within the allowance', () => {
    fc.assert(fc.property(rows, available, (list, limit) => {
      const orders = optimalOrders(banksOf(list), limit)
      expect(orders.every((order) => Number.isInteger(order) && order >= 0)).toBe(true)
      expect(orders.reduce((sum, order) => sum + order, 0)).toBeLessThanOrEqual(limit)
    }))
  })

  it('no orders in whole euros leave less to be taxed', () => {
    fc.assert(fc.property(rows, available, (list, limit) => {
      const banks = banksOf(list)
      let left = limit
      const any = list.map(({ order }) => {
        const given = Math.min(order, left)
        left -= given
        return given
      })
      expect(taxableByLaw(banks, optimalOrders(banks, limit), limit)).toBeLessThanOrEqual(taxableByLaw(banks, any, limit) + 1e-9)
    }))
  })
})

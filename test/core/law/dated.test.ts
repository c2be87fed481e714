import { describe, expect, it } from 'vitest'
import { dated, firstUncoveredDay, stateOn } from '../../../core/law/dated'

const row = (from: string, value: number | null) => ({ from, value, source: 'EStG', checked: '2026-11-20' })
const figure = dated({ name: 'Testbetrag', norm: 'EStG', unit: 'EUR', rows: [row('2009-01-01', 801), row('2023-01-01', 1000), row('2030-01-01', null)] })

describe('dated figures', () => {
  it('are what was declared', () => {
    const made = dated({ name: 'a', norm: 'b', unit: 'EUR', rows: [row('2020-01-01', 5)] })
    expect([made.name, made.norm, made.on('2021-01-01')]).toEqual(['a', 'b', 5])
  })

  it.each([
    ['2009-01-01', 801],
    ['2022-12-31', 801],
    ['2023-01-01', 1000],
  ])('on %s it is %d', (date, expected) => {
    expect(figure.on(date)).toBe(expected)
  })

  it.each(['2008-12-31', '2030-01-01'])('throws on %s: not yet, or no longer, in force', (date) => {
    expect(() => figure.on(date)).toThrow(RangeError)
  })

  it('does not compile without a source', () => {
    // @ts-expect-error a row needs its source
    dated({ name: 'x', norm: 'y', unit: 'EUR', rows: [{ from: '2020-01-01', value: 1, checked: '2026-11-20' }] })
  })
})

describe('law that says its age', () => {
  const yearly = dated({ name: 'a', norm: 'b', unit: 'EUR', yearly: true, rows: [row('2025-01-01', 255), row('2026-01-01', 259)], proposed: [{ ...row('2027-01-01', 267), state: 'bill' }] })
  const pension = dated({ name: 'a', norm: 'b', unit: 'EUR', yearly: true, rows: [row('2026-07-01', 42.52)] })

  it('covers the year of its last row and no day more', () => {
    expect([firstUncoveredDay(yearly), firstUncoveredDay(pension), firstUncoveredDay(figure)]).toEqual(['2027-01-01', '2027-07-01', null])
  })

  it.each([
    [yearly, '2026-12-31', 'in force'],
    [yearly, '2027-01-01', 'bill'],
    [yearly, '2028-01-01', 'bill'],
    [pension, '2027-06-30', 'in force'],
    [pension, '2027-07-01', 'missing'],
    [figure, '2099-01-01', 'in force'],
  ] as const)('says how far it has come', (each, date, state) => {
    expect(stateOn(each, date)).toBe(state)
  })

  it('never takes a bill for law', () => {
    expect(yearly.on('2027-06-01')).toBe(259)
  })
})

import { describe, expect, it } from 'vitest'
import { dated } from '../../../core/law/dated'

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

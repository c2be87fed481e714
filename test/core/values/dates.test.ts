import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, isIsoDate, monthOf, yearOf } from '../../../core/values/dates'

describe('dates', () => {
  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['+012026-01', false], // a year of six digits, cut at ten characters
    ['', false],
  ])('%s is a calendar day: %s', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected)
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-20', 2, '2027-01-20'],
    ['2026-03-31', 600, '2076-03-31'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('%s plus %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it('have a year and a month', () => {
    expect([yearOf('2024-03-31'), monthOf('2024-03-31')]).toEqual([2024, 3])
  })

  it('counts days over a leap year', () => {
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366)
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  })
})

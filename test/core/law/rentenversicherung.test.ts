import { expect, test } from 'vitest'
import { beitragsbemessungsgrenze, durchschnittsentgelt, rentenwert } from '../../../core/law/rentenversicherung/figures'

test.each([
  ['2023-07-01', 37.6],
  ['2024-06-30', 37.6],
  ['2024-07-01', 39.32],
  ['2025-12-31', 40.79],
  ['2026-06-30', 40.79],
  ['2026-07-01', 42.52],
])('pension value on %s: %d', (on, value) => {
  expect(rentenwert.on(on)).toBe(value)
})

test('average earnings and contribution ceiling of a year', () => {
  expect([durchschnittsentgelt.on('2025-12-31'), durchschnittsentgelt.on('2026-01-01')]).toEqual([50_493, 51_944])
  expect([beitragsbemessungsgrenze.on('2025-12-31'), beitragsbemessungsgrenze.on('2026-01-01')]).toEqual([96_600, 101_400])
})

test('no value before the first row', () => {
  expect(() => rentenwert.on('2023-06-30')).toThrow(RangeError)
})

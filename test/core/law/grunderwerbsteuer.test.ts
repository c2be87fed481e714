import { expect, test } from 'vitest'
import { grunderwerbsteuersatz, type Land } from '../../../core/law/grunderwerbsteuer/figures'

// the changes of recent years: many pages still show the old rates
test.each<[Land, string, number]>([
  ['bremen', '2025-06-30', 0.05],
  ['bremen', '2025-07-01', 0.055],
  ['hamburg', '2022-12-31', 0.045],
  ['hamburg', '2023-01-01', 0.055],
  ['sachsen', '2022-12-31', 0.035],
  ['sachsen', '2023-01-01', 0.055],
  ['thueringen', '2023-12-31', 0.065],
  ['thueringen', '2024-01-01', 0.05],
  ['bayern', '2026-11-20', 0.035],
])('%s on %s: %d', (land, on, rate) => {
  expect(grunderwerbsteuersatz[land].on(on)).toBe(rate)
})

/** Numbers as they are typed in the two languages. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber, writeNumber } from '../../../../server/pages/browser/number-text'

test.each([
  ['1234', 1234, 1234],
  ['1.234', null, 1234],
  ['1,234', 1234, null],
  ['1.234,56', 1234.56, 1234.56],
  ['1,234.56', 1234.56, 1234.56],
  ['2,5', 2.5, 2.5],
  ['2.5', 2.5, 2.5],
  ['0.123', 0.123, 0.123],
  ['0,123', 0.123, 0.123],
  ['1.2340', 1.234, 1.234],
  [' 1 234,5 ', 1234.5, 1234.5],
  ['1\u00a0234', 1234, 1234],
  ['1\u202f234', 1234, 1234],
  ["1'234.5", 1234.5, 1234.5],
  ['-5', -5, -5],
  ['\u22125', -5, -5],
  ['-0', 0, 0],
  ['5 €', 5, 5],
  ['', null, null],
  ['1e5', null, null],
  ['2.5e-7', 2.5e-7, 2.5e-7],
  ['0x10', null, null],
  ['١٢', null, null],
  ['50 %', null, null],
  ['5 USD', null, null],
  ['1.23.4', null, null],
  ['Infinity', null, null],
  ['9'.repeat(400), null, null],
] as const)('%s is %s in English and %s in German', (text, english, german) => {
  expect([readNumber(text, 'en'), readNumber(text, 'de')]).toEqual([english, german])
})

test('every number is read as it was written', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 1000)), fc.constantFrom('en', 'de'), (value, locale) => {
      expect(readNumber(writeNumber(value, locale), locale)).toBe(value + 0)
    }),
  )
})

import { expect, it } from 'vitest'
import { isRecord, recordsIn } from '../../../core/values/record'

it.each([
  [{}, true], [{ a: 1 }, true], [[], false], [null, false], [undefined, false], ['text', false], [1, false], [() => 1, false],
])('%j is an object and no list: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})

it('the objects of a list', () => {
  expect(recordsIn([{ a: 1 }, 2, null, [{ b: 2 }], {}])).toEqual([{ a: 1 }, {}])
  expect([recordsIn({ a: 1 }), recordsIn(null), recordsIn('text')]).toEqual([[], [], []])
})

import { expect, it } from 'vitest'
import { sum, sumBy } from '../../../core/values/sum'

it('adds up numbers and figures of rows, and none to 0', () => {
  expect(sum([1, 2.5, -4])).toBe(-0.5)
  expect(sum(new Map([['a', 2], ['b', 3]]).values())).toBe(5)
  expect(sumBy([{ weight: 0.25 }, { weight: 0.5 }], ({ weight }) => weight)).toBe(0.75)
  expect([sum([]), sumBy([], () => 1)]).toEqual([0, 0])
})

import { expect, it } from 'vitest'
import { lastOf, onlyOf } from '../../../core/values/one-of'

it('gives the last of a list', () => expect(lastOf([3, 1, 2])).toBe(2))
it('knows no last of nothing', () => expect(() => lastOf([])).toThrow(RangeError))
it('does not mind what the last one is', () => expect(lastOf([1, undefined])).toBe(undefined))
it('gives the only one, and none of nothing or of several', () => expect([onlyOf(new Set([3])), onlyOf([]), onlyOf([1, 2])]).toEqual([3, null, null]))

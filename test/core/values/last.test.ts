import { expect, it } from 'vitest'
import { lastOf } from '../../../core/values/last'

it('gives the last of a list', () => expect(lastOf([3, 1, 2])).toBe(2))
it('knows no last of nothing', () => expect(() => lastOf([])).toThrow(RangeError))
it('does not mind what the last one is', () => expect(lastOf([1, undefined])).toBe(undefined))

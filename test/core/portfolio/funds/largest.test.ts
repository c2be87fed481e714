import fc from 'fast-check'
import { expect, it } from 'vitest'
import { largest } from '../../../../core/portfolio/funds/largest'

it('is the beginning of the sorted list: weight descending, then id', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (sizes, limit) => {
      const weights = Float64Array.from(sizes)
      const idAt = (index: number) => `id${(index * 7) % 61}`.padStart(6, '0')
      const sorted = [...weights.keys()].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || (idAt(a) < idAt(b) ? -1 : 1))
      expect(largest(weights, weights.length, idAt, limit)).toEqual(sorted.slice(0, limit))
    }),
  )
})

it('takes the smallest ids of one weight, also where the list was full of it before', () => {
  expect(largest(Float64Array.of(0.2, 0.2, 0.2, 0.2), 4, (index) => ['d', 'b', 'a', 'c'][index] ?? '', 2)).toEqual([2, 1])
})

it('looks only at the first `count` weights', () => {
  expect(largest(Float64Array.of(1, 2, 9), 2, String, 5)).toEqual([1, 0])
})

it('orders by what is shown: what lies behind the tenth decimal decides neither the order nor who is listed', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: -9, max: 9 })), { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (parts, limit) => {
      const noisy = Float64Array.from(parts, ([tenths, noise]) => tenths / 10 + noise * 1e-13)
      const plain = Float64Array.from(parts, ([tenths]) => tenths / 10)
      const idAt = (index: number) => `id${(index * 7) % 61}`.padStart(6, '0')
      expect(largest(noisy, noisy.length, idAt, limit)).toEqual(largest(plain, plain.length, idAt, limit))
    }),
  )
})

import { expect, it } from 'vitest'
import { recent } from '../../../core/values/memoize'

it('forgets the key that was not used for longest, once there are more than fit', () => {
  const kept = recent<number>(2)
  kept.set('a', 1)
  kept.set('b', 2)
  expect([kept.get('a'), kept.get('b')]).toEqual([1, 2])
  kept.get('a')
  kept.set('c', 3)
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([1, undefined, 3])
})

it('does not count a key twice, or one that it was asked for in vain', () => {
  const kept = recent<number>(2)
  kept.set('a', 1)
  kept.set('a', 2)
  kept.get('x')
  kept.get('y')
  kept.set('b', 3)
  expect(['a', 'b'].map((key) => kept.get(key))).toEqual([2, 3])
})

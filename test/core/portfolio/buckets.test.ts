import { expect, it } from 'vitest'
import { bucketsOf } from '../../../core/portfolio/look-through/exposure'

it('are the weights above zero, largest first, equal ones by key, worth their share', () => {
  const weights = new Map([['b', 0.25], ['zero', 0], ['a', 0.25], ['d', 0.1], ['c', 0.4]])
  expect(bucketsOf(weights, 1000)).toEqual([
    { key: 'c', weight: 0.4, value: 400 }, { key: 'a', weight: 0.25, value: 250 }, { key: 'b', weight: 0.25, value: 250 }, { key: 'd', weight: 0.1, value: 100 },
  ])
  expect(bucketsOf(new Map([['a', 1]]), null)).toEqual([{ key: 'a', weight: 1, value: null }])
})

it('are in the order of what is shown: 0.1 + 0.2 is no more than 0.3', () => {
  expect(0.1 + 0.2).toBeGreaterThan(0.3)
  expect(bucketsOf(new Map([['b', 0.1 + 0.2], ['a', 0.3]]), null).map(({ key }) => key)).toEqual(['a', 'b'])
})

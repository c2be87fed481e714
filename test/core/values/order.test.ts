import { expect, it } from 'vitest'
import { ascending } from '../../../core/values/order'

it('texts are ordered by code unit: capitals before small letters, and equal ones are equal', () => {
  expect([ascending('a', 'b'), ascending('b', 'a'), ascending('a', 'a'), ascending('Z', 'a')]).toEqual([-1, 1, 0, -1])
})

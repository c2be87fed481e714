import { describe, expect, it } from 'vitest'
import { asShare, reaches, sumOf, sumOfSquares } from '../../../core/values/fractions'

describe('a computed share', () => {
  it.each([
    [-0.2, 0], [-1e-17, 0], [0, 0], [9e-13, 0], [1e-12, 1e-12], [2e-12, 2e-12], [0.25, 0.25], [1, 1], [1 + 1e-15, 1], [1.3, 1],
  ])('of %d is %d: noise and less is nothing, more than all is all', (value, share) => {
    expect(asShare(value)).toBe(share)
  })

  it.each([[0.9, true], [0.5, true], [0.5 - 9e-13, true], [0.5 - 1e-12, true], [0.5 - 2e-12, false], [0.4, false]])('%d reaches a half: %s', (value, expected) => {
    expect(reaches(value, 0.5)).toBe(expected)
  })
})

describe('sums', () => {
  it('of numbers, and of their squares', () => {
    // 0.5 - 0.25 + 2; 0.25 + 0.0625 + 4
    expect([sumOf(Float64Array.of(0.5, -0.25, 2)), sumOfSquares(Float64Array.of(0.5, -0.25, 2))]).toEqual([2.25, 4.3125])
    expect([sumOf(new Float64Array(0)), sumOfSquares(new Float64Array(0))]).toEqual([0, 0])
  })
})

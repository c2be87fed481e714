/** Depots at random, of which the data report says what is known. */
import { describe, expect, it } from 'vitest'
import { randomDepots } from './random-depots'
import { readTable } from '../../scripts/build-bundle/tables'
import { isValidIsin } from '../../core/values/isin'

describe('depots at random', () => {
  const depots = randomDepots(1)

  it('are a hundred, each of known candidates named once, in whole per cents that make a hundred', () => {
    const candidates = new Set([...readTable('held-120'), ...readTable('held-more')].map(({ isin }) => isin))
    expect(depots).toHaveLength(100)
    for (const { holdings } of depots) {
      const isins = holdings.map(({ isin }) => isin)
      expect(isins.length).toBeGreaterThan(0)
      expect(new Set(isins).size).toBe(isins.length)
      expect(isins.every((isin) => candidates.has(isin) && isValidIsin(isin))).toBe(true)
      expect(holdings.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0)).toBe(100)
      expect(holdings.every(({ weight }) => weight > 0)).toBe(true)
    }
  })

  it('are the same for the same seed, and others for another', () => {
    expect(randomDepots(1)).toEqual(depots)
    expect(randomDepots(2)).not.toEqual(depots)
  })

  it('hold the popular securities more often', () => {
    const times = (isin: string): number => Array.from({ length: 10 }, (_, seed) => randomDepots(seed)).flat().filter(({ holdings }) => holdings.some((one) => one.isin === isin)).length
    // of the world's funds these two have the popularities 100 and 3
    expect(times('IE00B4L5Y983')).toBeGreaterThan(5 * times('LU0340285161'))
  })
})

/** A list of popular funds that was written down before the data was looked at (`depot-equity-60.data.ts`). */
import { describe, expect, it } from 'vitest'
import { measureFund } from '../../../core/portfolio/funds/fund'
import { activeFunds10, equityFunds60 } from './depot-equity-60.data'
import { reference } from './embedded-book'

const isins = equityFunds60.map(([isin]) => isin)
const securities = (await reference.securities([...isins, ...activeFunds10.map(([isin]) => isin)])).found
/** The fund that goes on where one has merged. */
const current = (isin: string): string => securities.get(isin)?.isin ?? isin
const inside = (await reference.constituents(isins.map(current))).found
const coverageOf = (isin: string): number => {
  const fund = inside.get(current(isin))
  return fund === undefined ? 0 : measureFund(fund).coveredWeight
}

describe('sixty equity funds that are popular in Germany', () => {
  it('are sixty different ones, and ten active funds', () => {
    expect([new Set(isins).size, new Set(activeFunds10.map(([isin]) => isin)).size]).toEqual([60, 10])
  })

  it('resolve as equity funds with a known charge', () => {
    const wrong = isins.filter((isin) => {
      const { kind, assetClass, ter } = securities.get(isin) ?? {}
      return kind !== 'fund' || assetClass !== 'equities' || (ter ?? 0) <= 0
    })
    expect(wrong).toEqual([])
  })

  it('can be looked into but for one, of which no holdings were found', () => {
    // Morningstar's moats
    expect(isins.filter((isin) => !inside.has(current(isin)))).toEqual(['IE00BQQP9H09'])
  })

  it('are known for the greater part but for eight of which only the ten, twenty or 25 largest holdings are', () => {
    const partly = isins.filter((isin) => coverageOf(isin) > 0 && coverageOf(isin) < 0.6)
    expect(partly).toEqual([
      'IE00BP3QZB59', 'IE0001UQQ933', 'IE00BZ56RN96', 'LU0629459743', 'LU1861134382', 'DE0002635281', 'IE000YYE6WK5', 'IE00BYZK4552',
    ])
    expect(isins.filter((isin) => coverageOf(isin) >= 0.97).length).toBeGreaterThanOrEqual(43)
  })
})

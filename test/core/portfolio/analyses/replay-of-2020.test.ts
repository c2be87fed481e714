import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { historicalReplay } from '../../../../core/portfolio/analyses/historical-replay'
import { analyse, dataOf, prices, security } from './harness'

const WORLD = 'IE00B4L5Y983'
const file = fileURLToPath(new URL('../../../../../shared/data/prices/IWDA.AS_yahoo-with-adj-close_to-2023-04.csv.gz', import.meta.url))
const absent = !existsSync(file)

/** Daily closes of a fund on the MSCI World in Amsterdam, in euro; it has never distributed or split. */
function closes(): Record<string, number> {
  const [, ...rows] = gunzipSync(readFileSync(file)).toString().trim().split('\n')
  return Object.fromEntries(rows.map((row) => row.split(',')).map(([date = '', , , , close]) => [date, Number(close)]))
}

describe('a world fund over 2020', () => {
  it.skipIf(absent)(`fell from mid-February to late March${absent ? ' (skipped: ../shared/data is not here)' : ''}`, async () => {
    const series = closes()
    const request = { portfolio: { holdings: [{ isin: WORLD, weight: 1 }] }, startDate: '2020-01-02', endDate: '2020-12-31', initialValue: 10_000 }
    const { mix, startDate, endDate } = dataOf(await analyse(historicalReplay, request, {
      securities: [security({ isin: WORLD, kind: 'fund', assetClass: 'equities' })], prices: [prices(WORLD, series)],
    }))
    expect(mix.drawdownPeakDate?.slice(0, 9)).toMatch(/^2020-02-(1|2)$/)
    expect(mix.drawdownTroughDate).toMatch(/^2020-03-(1[6-9]|2[0-3])$/)
    // Published falls of the MSCI World in euro lie near a third.
    expect(mix.maxDrawdown).toBeGreaterThan(0.3)
    expect(mix.maxDrawdown).toBeLessThan(0.37)
    const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000
    expect(mix.annualizedReturn).toBeCloseTo(((series[endDate] ?? 0) / (series[startDate] ?? 0)) ** (365.25 / days) - 1, 10)
  })
})

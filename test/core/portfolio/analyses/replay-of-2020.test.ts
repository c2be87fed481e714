import { describe, expect, it } from 'vitest'
import { historicalReplay } from '../../../../core/portfolio/analyses/historical-replay/model'
import { embeddedTables } from '../../../../server/data/embedded/embedded'
import { analyse, dataOf } from './harness'

const WORLD = 'IE00B4L5Y983'

describe('a fund on the MSCI World over 2020, from the embedded prices', () => {
  it('fell by about a third from mid-February to late March', async () => {
    const tables = embeddedTables()
    const request = { portfolio: { holdings: [{ isin: WORLD, weight: 1 }] }, startDate: '2020-01-02', endDate: '2020-12-31', initialValue: 10_000 }
    const { legs, mix, startDate, endDate } = dataOf(await analyse(historicalReplay, request, {}, { tables }))
    expect(legs[0]?.currency).toBe('EUR')
    expect(mix.drawdownPeakDate).toMatch(/^2020-02-(1[7-9]|2[01])$/)
    expect(mix.drawdownTroughDate).toMatch(/^2020-03-(1[6-9]|2[0-3])$/)
    // Peak to trough of the fund in euro: -33.6 % between 19 February and 23 March, a second copy of its prices says.
    expect(mix.maxDrawdown).toBeGreaterThan(0.32)
    expect(mix.maxDrawdown).toBeLessThan(0.35)
    const closes = (await tables.prices(WORLD, startDate, endDate)).found.get(WORLD)?.closes
    const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000
    expect(mix.annualizedReturn).toBeCloseTo(((closes?.at(-1) ?? 0) / (closes?.at(0) ?? 0)) ** (365.25 / days) - 1, 10)
  })
})

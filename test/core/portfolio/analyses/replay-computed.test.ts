import { expect, it } from 'vitest'
import { historicalReplay } from '../../../../core/portfolio/analyses/historical-replay/model'
import { readShortage } from '../../../../core/portfolio/analyses/historical-replay/shortage-words'
import { computedSeries, OVERNIGHT } from '../../../../core/portfolio/analyses/historical-replay/stand-ins/computed'
import { embeddedPrices, embeddedTables } from '../../../../server/data/embedded/embedded'
import { analyse } from './harness'

const replayed = (isin: string, startDate: string, endDate: string) =>
  analyse(historicalReplay, { portfolio: { holdings: [{ isin, weight: 1 }] }, startDate, endDate, initialValue: 10_000 }, {}, { tables: embeddedTables() })

it('prices of a coin are what a euro buys, turned round, less the charge of the days', () => {
  const rates = { currency: 'BTC', dates: ['2024-01-01', '2024-12-31'], perEur: Float64Array.of(0.00002, 0.00001) }
  const { closes, ...rest } = computedSeries({ from: 'BTC', charge: 0.02 }, rates)
  expect(rest).toEqual({ isin: 'BTC', currency: 'EUR', basis: 'total_return', dates: rates.dates })
  // 365 days of 365.25 at 2 % a year.
  expect([...closes]).toEqual([expect.closeTo(50_000, 6), expect.closeTo(100_000 * 0.98 ** (365 / 365.25), 6)])
})

it('the rate is compounded on actual days of 360, 100 on 2019-10-01', () => {
  const { dates = [], closes = [] } = embeddedPrices().get(OVERNIGHT) ?? {}
  const on = (date: string): number => closes[dates.indexOf(date)] ?? Number.NaN
  expect(on('2019-10-01')).toBe(100)
  // €STR was -0.549 % on 2019-10-01 and -0.551 % on 2019-10-02; the weekend before belongs to EONIA of Friday, -0.452 % less 8.5 basis points, and of Monday, -0.451 % less as much.
  expect(on('2019-10-03')).toBeCloseTo(100 * (1 - 0.00549 / 360) * (1 - 0.00551 / 360), 3)
  expect(on('2019-09-27')).toBeCloseTo(100 / ((1 - 0.00537 * 3 / 360) * (1 - 0.00536 / 360)), 3)
})

it('an overnight fund before its prices returns what another recording of such a fund does', async () => {
  const [computed, recorded] = await Promise.all(['LU0290358497', 'FR0010510800'].map((isin) => replayed(isin, '2016-01-04', '2025-12-30')))
  expect([computed?.analysis.status, computed?.analysis.reasons, recorded?.analysis.status]).toEqual(['partial', ['incomplete_coverage'], 'ok'])
  expect(Math.abs((computed?.analysis.data?.mix.annualizedReturn ?? NaN) - (recorded?.analysis.data?.mix.annualizedReturn ?? NaN))).toBeLessThan(0.001)
  const [said = ''] = computed?.limitations ?? []
  expect(said).toMatch(/^Of Xtrackers II EUR Overnight Rate Swap UCITS ETF 1C the prices from 2019-07-23 to 2026-06-01 are its own; .* computed from the euro short-term rate .* less 0.0[12] points a year\. .*: -0.01 points a year\.$/)
  expect(readShortage(said)?.de).toMatch(/vom 23\.07\.2019 bis zum 01\.06\.2026 eigene; .*€STR gerechnet .* abzüglich 0,0[12] Punkte im Jahr\. .*: -0,01 Punkte im Jahr\.$/)
})

it('a note on bitcoin without prices is computed from the coin, and says that nothing could be compared', async () => {
  const { analysis, limitations } = await replayed('DE000A27Z304', '2016-01-04', '2025-12-30')
  expect([analysis.status, analysis.reasons]).toEqual(['partial', ['incomplete_coverage']])
  expect(limitations[0]).toMatch(/^There are no prices of [^()]*: they are computed from the price of Bitcoin in euros, less its charge of 2 points a year; .*not be measured\.$/)
  expect(readShortage(limitations[0] ?? '')?.de).toMatch(/aus dem Preis von Bitcoin in Euro gerechnet, abzüglich der Kosten von 2 Punkten im Jahr/)
})

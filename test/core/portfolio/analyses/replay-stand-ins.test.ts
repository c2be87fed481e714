import { describe, expect, it } from 'vitest'
import { historicalReplay } from '../../../../core/portfolio/analyses/historical-replay/model'
import { readShortage } from '../../../../core/portfolio/analyses/historical-replay/shortage-words'
import { joined } from '../../../../core/portfolio/analyses/historical-replay/stand-ins/join'
import type { PriceSeries } from '../../../../core/reference/reference'
import { addDays } from '../../../../core/values/dates'
import { embeddedTables } from '../../../../server/data/embedded/embedded'
import { analyse } from './harness'

const series = (isin: string, first: string, closes: readonly number[], more: Partial<PriceSeries> = {}): PriceSeries =>
  ({ isin, currency: 'EUR', basis: 'total_return', dates: closes.map((_close, index) => addDays(first, index)), closes: Float64Array.from(closes), ...more })

/** 731 days at a price that grows by a factor in all. */
const growing = (isin: string, first: string, start: number, factor: number, days = 731): PriceSeries =>
  series(isin, first, Array.from({ length: days }, (_, index) => start * factor ** (index / 730)))

describe('joined prices', () => {
  it('are scaled on the first and on the last common day', () => {
    // The other one doubles in two years from 100 on 2019-01-01; the own one has the second half of it, at half the price, and grows as fast.
    const other = growing('OTHER', '2019-01-01', 100, 2)
    const own = series('OWN', '2020-01-01', Array.from({ length: 300 }, (_, index) => 50 * 2 ** ((365 + index) / 730)))
    const found = joined('OWN', own, other)
    expect(found?.standIn).toEqual({ isin: 'OWN', by: 'OTHER', charge: null, own: { first: '2020-01-01', last: '2020-10-26' }, difference: expect.closeTo(0, 10) })
    const { dates = [], closes = [] } = found?.series ?? {}
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([731, '2019-01-01', '2020-12-31'])
    expect([closes[0], closes[365], closes[730]]).toEqual([expect.closeTo(50, 9), expect.closeTo(50 * Math.SQRT2, 9), expect.closeTo(100, 9)])
  })

  it('keep every price of its own, also before and after the days that both have', () => {
    // Own prices of 2019: 7 on 90 days, then 10. The other one at 40 from 2019-04-11 (day 101) to 2020-01-10: 265 common days, then ten days at 40 * 10 / 40.
    const own = series('OWN', '2019-01-01', Array.from({ length: 365 }, (_, index) => (index < 90 ? 7 : 10)))
    const found = joined('OWN', own, series('OTHER', '2019-04-11', Array.from({ length: 275 }, () => 40)))
    expect(found?.standIn.own).toEqual({ first: '2019-01-01', last: '2019-12-31' })
    expect([found?.series.dates.length, found?.series.dates[0], found?.series.dates.at(-1)]).toEqual([375, '2019-01-01', '2020-01-10'])
    expect([found?.series.closes[0], found?.series.closes[364], found?.series.closes[374]]).toEqual([7, 10, 10])
    // And the other way round: 2019-01-01 to 2019-09-30 (273 days) of the other one, own prices from 2019-01-11 go on to 2020-01-10.
    const later = joined('OWN', series('OWN', '2019-01-11', Array.from({ length: 365 }, (_, index) => 10 + Number(index === 364))), series('OTHER', '2019-01-01', Array.from({ length: 273 }, () => 40)))
    expect([later?.series.dates.length, later?.series.dates[0], later?.series.closes[0], later?.series.dates.at(-1), later?.series.closes[374]]).toEqual([375, '2019-01-01', 10, '2020-01-10', 11])
  })

  it('say by how much both differ: 21 % against 10 % in two years are 10 % against 4.88 % a year', () => {
    const found = joined('OWN', growing('OWN', '2023-01-01', 10, 1.1), growing('OTHER', '2022-01-01', 10, 1.21 ** 1.5, 1096))
    // Of the other one only the last two of three years are common; 730 days are 1.9986 years.
    const years = 730 / 365.25
    const otherFactor = (1.21 ** 1.5) ** ((1095 - 365) / 730)
    expect(found?.standIn.difference).toBeCloseTo(otherFactor ** (1 / years) - 1.1 ** (1 / years), 10)
  })

  it('are the other one’s where there are none of its own', () => {
    const other = growing('OTHER', '2019-01-01', 100, 2)
    expect(joined('OWN', undefined, other)).toEqual({ series: { ...other, isin: 'OWN' }, standIn: { isin: 'OWN', by: 'OTHER', charge: null, own: null, difference: null } })
  })

  it.each<[string, PriceSeries]>([
    ['of another currency', { ...growing('OTHER', '2019-01-01', 100, 2), currency: 'USD' }],
    ['without distributions', { ...growing('OTHER', '2019-01-01', 100, 2), basis: 'price_only' }],
    ['with 249 common days', growing('OTHER', '2019-01-01', 100, 2, 365 + 249)],
  ])('are not made with prices %s', (_name, other) => {
    expect(joined('OWN', growing('OWN', '2020-01-01', 10, 1.1), other)).toBe(null)
  })

  it('are made with 250 common days', () => {
    expect(joined('OWN', growing('OWN', '2020-01-01', 10, 1.1), growing('OTHER', '2019-01-01', 100, 2, 365 + 250))).not.toBe(null)
  })
})

const replayed = (isin: string, startDate: string, endDate: string, tables = embeddedTables()) =>
  analyse(historicalReplay, { portfolio: { holdings: [{ isin, weight: 1 }] }, startDate, endDate, initialValue: 10_000 }, {}, { tables })

describe('a replay with them', () => {
  it('is partial and names them; the same window of the fund that stands in returns as much', async () => {
    const { analysis, limitations } = await replayed('IE00BFMXXD54', '2016-01-04', '2023-08-11')
    expect([analysis.status, analysis.reasons]).toEqual(['partial', ['incomplete_coverage']])
    expect(limitations[0]).toMatch(/^Of Vanguard S&P 500 UCITS ETF \(USD\) Accumulating the prices from 2023-08-14 to 2026-\d\d-\d\d are its own; before and after, those of IE00B5BMR087.* -?0(\.0\d)? points a year\.$/)
    expect(readShortage(limitations[0] ?? '')?.de).toMatch(/vom 14\.08\.2023 bis zum \d\d\.\d\d\.2026 eigene; davor und danach stehen die von IE00B5BMR087 .* -?0(,0\d)? Punkte im Jahr\.$/)
    const other = await replayed('IE00B5BMR087', '2016-01-04', '2023-08-11')
    expect(other.analysis.status).toBe('ok')
    expect(analysis.data?.mix.totalReturn).toBeCloseTo(other.analysis.data?.mix.totalReturn ?? Number.NaN, 9)
  })

  it('needs none inside its own prices', async () => {
    const { analysis, limitations } = await replayed('IE00BFMXXD54', '2024-01-02', '2025-12-30')
    expect([analysis.status, limitations.some((sentence) => sentence.includes('stand in'))]).toEqual(['ok', false])
  })

  it('says where a difference could not be measured', async () => {
    const { analysis, limitations } = await replayed('IE00BJ0KDQ92', '2016-01-04', '2025-12-30')
    expect(analysis.status).toBe('partial')
    expect(limitations[0]).toMatch(/^There are no prices of Xtrackers MSCI World UCITS ETF 1C: those of IE00B4L5Y983.*could not be measured\.$/)
  })
})

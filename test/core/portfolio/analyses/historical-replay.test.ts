import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { addDays } from '../../../../core/values/dates'
import { historicalReplay } from '../../../../core/portfolio/analyses/historical-replay/model'
import type { Bundle } from '../../../../core/reference/tables/bundle'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import { bundleOf } from '../fixture'
import { analyse, broken, dataOf, findings, prices, rates, security } from './harness'

const A = 'IE00B4L5Y983'
const B = 'IE00BKM4GZ66'
const securities = [
  security({ isin: A, kind: 'fund', assetClass: 'equities', name: 'World' }),
  security({ isin: B, kind: 'fund', assetClass: 'equities', name: 'Emerging' }),
]

/** One price every `step` days from a date on. */
const weekly = (start: string, closes: readonly number[], step = 7): Record<string, number> =>
  Object.fromEntries(closes.map((close, index) => [addDays(start, index * step), close]))

const only = (isin: string) => ({ holdings: [{ isin, weight: 1 }] })
const half = { holdings: [{ isin: A, weight: 0.5 }, { isin: B, weight: 0.5 }] }
const cash = (currency: string) => ({ holdings: [{ assetClass: 'cash' as const, currency, weight: 1 }] })
const window = { startDate: '2021-01-04', endDate: '2021-02-08', initialValue: 1000 }

const replayed = async (body: z.input<typeof historicalReplay.request>, bundle: Partial<Bundle>) =>
  dataOf(await analyse(historicalReplay, body, { securities, ...bundle }))

describe('days and gaps', () => {
  const mondays = weekly('2021-01-04', [100, 101, 102, 103, 104, 105])
  const late = { ...weekly('2021-01-04', [100, 101, 102]), '2021-01-26': 103, ...weekly('2021-02-01', [104, 105]) }

  it('bridges a gap of exactly seven days', async () => {
    const data = await replayed({ portfolio: only(A), ...window }, { prices: [prices(A, mondays)] })
    expect([data.startDate, data.endDate]).toEqual(['2021-01-04', '2021-02-08'])
    expect(data.mix.daily.map(({ date }) => date)).toEqual(Object.keys(mondays))
  })

  it('is withheld over a gap of eight days', async () => {
    // From 18 to 26 January.
    const { analysis } = await analyse(historicalReplay, { portfolio: only(A), ...window }, { securities, prices: [prices(A, late)] })
    expect(analysis).toEqual({ status: 'unavailable', reasons: ['incomplete_coverage'], data: null })
  })

  it('is withheld over a gap of eight days that another leg covers', async () => {
    const daily = weekly('2021-01-04', Array.from({ length: 36 }, () => 10), 1)
    const { analysis } = await analyse(historicalReplay, { portfolio: half, ...window }, { securities, prices: [prices(A, late), prices(B, daily)] })
    expect(analysis.status).toBe('unavailable')
  })

  it('carries a price of at most seven days into the days of another leg', async () => {
    // B has prices on Thursdays only, so A's Mondays count with B's price of four days before.
    const thursdays = weekly('2020-12-31', [50, 60, 70, 80, 90, 100])
    const data = await replayed({ portfolio: half, ...window }, { prices: [prices(A, mondays), prices(B, thursdays)] })
    expect(data.mix.daily.slice(0, 4).map(({ date }) => date)).toEqual(['2021-01-04', '2021-01-07', '2021-01-11', '2021-01-14'])
    // 7 January: 0.5 x 100/100 + 0.5 x 60/50 = 1.1; 11 January: 0.5 x 101/100 + 0.5 x 60/50 = 1.105.
    expect(data.mix.daily[1]?.value).toBeCloseTo(1.1, 12)
    expect(data.mix.daily[2]?.value).toBeCloseTo(1.105, 12)
    expect(data.legs[1]).toMatchObject({ isin: B, firstPriceDate: '2021-01-07', lastPriceDate: '2021-02-04' })
  })

  it.each([
    ['2020-12-28', '2021-02-08', true], // first price 7 days after the wish
    ['2020-12-27', '2021-02-08', false], // 8 days
    ['2021-01-04', '2021-02-15', true], // last price 7 days before the wish
    ['2021-01-04', '2021-02-16', false], // 8 days
  ])('accepts a start from %s and an end to %s: %s', async (startDate, endDate, accepted) => {
    const { analysis } = await analyse(historicalReplay, { portfolio: only(A), ...window, startDate, endDate }, { securities, prices: [prices(A, mondays)] })
    expect(analysis.status).toBe(accepted ? 'ok' : 'unavailable')
    expect(analysis.data).toEqual(accepted ? expect.objectContaining({ startDate: '2021-01-04', endDate: '2021-02-08' }) : null)
  })

  it('uses weekdays for cash alone', async () => {
    const data = await replayed({ portfolio: cash('EUR'), ...window, startDate: '2021-01-02', endDate: '2021-02-07' }, {})
    expect([data.startDate, data.endDate, data.mix.daily.length]).toEqual(['2021-01-04', '2021-02-05', 25])
    expect(data.legs).toEqual([{
      isin: null, name: 'Cash (EUR)', currency: 'EUR', weight: 1, returnBasis: 'nominal_cash', firstPriceDate: null, lastPriceDate: null,
    }])
    expect(data.mix).toMatchObject({ totalReturn: 0, annualizedReturn: 0, maxDrawdown: 0, annualizedVolatility: 0, drawdownPeakDate: null })
  })
})

describe('currencies', () => {
  const usd = prices(A, weekly('2021-01-04', [100, 105, 110, 100, 120, 110]), { currency: 'USD', basis: 'price_only' })

  it('converts with the rate per euro', async () => {
    // 110/100 in dollars; the dollar rises from 1/1.20 to 1/1.10 euro: 1.1 x 1.20 / 1.10 = 1.2.
    const fx = [rates('USD', { ...weekly('2021-01-04', [1.2, 1.2, 1.2, 1.2, 1.15, 1.1]) })]
    const data = await replayed({ portfolio: only(A), ...window }, { prices: [usd], fx })
    expect(data.mix.totalReturn).toBeCloseTo(0.2, 12)
    expect(data.contributions.finalValue).toBeCloseTo(1200, 9)
    expect(data.legs[0]).toMatchObject({ currency: 'USD', returnBasis: 'price_only', name: 'World' })
  })

  it('crosses two currencies over the euro', async () => {
    // Pounds per dollar: 0.9/1.2 = 0.75 at the start, 0.88/1.1 = 0.8 at the end: 1.1 x 0.8 / 0.75 = 1.17333...
    const fx = [rates('USD', weekly('2021-01-04', [1.2, 1.2, 1.2, 1.2, 1.2, 1.1])), rates('GBP', weekly('2021-01-04', [0.9, 0.9, 0.9, 0.9, 0.9, 0.88]))]
    const data = await replayed({ portfolio: { ...only(A), baseCurrency: 'gbp' }, ...window }, { prices: [usd], fx })
    expect(data.mix.totalReturn).toBeCloseTo((1.1 * 0.8) / 0.75 - 1, 12)
  })

  it('values a euro leg in dollars', async () => {
    const fx = [rates('USD', weekly('2021-01-04', [1.2, 1.2, 1.2, 1.2, 1.2, 1.5]))]
    const flat = prices(A, weekly('2021-01-04', [10, 10, 10, 10, 10, 10]))
    const data = await replayed({ portfolio: { ...only(A), baseCurrency: 'USD' }, ...window }, { prices: [flat], fx })
    expect(data.mix.totalReturn).toBeCloseTo(0.25, 12)
  })

  it('values cash in another currency', async () => {
    // One dollar is 1/1.20 euro at the start and 1/1.25 at the end: 1.20 / 1.25 = 0.96.
    const fx = [rates('USD', weekly('2021-01-04', [1.2, 1.2, 1.2, 1.2, 1.2, 1.25]))]
    const data = await replayed({ portfolio: cash('USD'), ...window }, { fx })
    expect(data.mix.totalReturn).toBeCloseTo(-0.04, 12)
    expect(data.legs[0]).toMatchObject({ currency: 'USD', returnBasis: 'nominal_cash' })
  })

  it('is withheld without a rate of the base currency', async () => {
    const flat = prices(A, weekly('2021-01-04', [10, 10, 10, 10, 10, 10]))
    const { analysis } = await analyse(historicalReplay, { portfolio: { ...only(A), baseCurrency: 'USD' }, ...window }, { securities, prices: [flat] })
    expect([analysis.status, analysis.reasons]).toEqual(['unavailable', ['incomplete_coverage']])
  })

  it('needs no rate for prices in the base currency', async () => {
    expect((await replayed({ portfolio: { ...only(A), baseCurrency: 'USD' }, ...window }, { prices: [usd] })).mix.totalReturn).toBeCloseTo(0.1, 12)
  })

  it.each([
    ['a rate of seven days', weekly('2020-12-28', [1, 1, 1, 1, 1, 1, 1]), 'ok'],
    ['a last rate of seven days', weekly('2021-01-04', [1, 1, 1, 1, 1]), 'ok'],
    ['a last rate of eight days', { ...weekly('2021-01-04', [1, 1, 1, 1]), '2021-01-31': 1 }, 'unavailable'],
    ['no rate at the start', weekly('2021-01-05', [1, 1, 1, 1, 1]), 'unavailable'],
    ['no rate', {}, 'unavailable'],
  ])('with %s', async (_case, perEur, status) => {
    const { analysis } = await analyse(historicalReplay, { portfolio: only(A), ...window }, { securities, prices: [usd], fx: [rates('USD', perEur)] })
    expect([analysis.status, analysis.reasons]).toEqual([status, status === 'ok' ? [] : ['incomplete_coverage']])
  })

  it('gives a leg without contributions its price ratio times its currency ratio', async () => {
    const path = fc.array(fc.double({ min: 0.01, max: 1e4, noNaN: true }), { minLength: 6, maxLength: 6 })
    await fc.assert(fc.asyncProperty(path, path, async (closes, perEur) => {
      const data = await replayed({ portfolio: only(A), ...window }, {
        prices: [prices(A, weekly('2021-01-04', closes), { currency: 'USD' })], fx: [rates('USD', weekly('2021-01-04', perEur))],
      })
      for (const [day, { value }] of data.mix.daily.entries()) {
        const expected = ((closes[day] ?? 0) / (closes[0] ?? 0)) * ((perEur[0] ?? 0) / (perEur[day] ?? 0))
        expect(value / expected).toBeCloseTo(1, 10)
      }
    }))
  })
})

describe('rebalancing', () => {
  // Mondays and more over the turn of the quarter; A doubles before it and falls back after it, B stands still.
  const start = '2021-03-01'
  const a = { ...weekly(start, [10, 10, 10, 20, 20]), '2021-04-01': 20, ...weekly('2021-04-05', [20, 10, 10]) }
  const b = weekly(start, Array.from({ length: 8 }, () => 5))
  const body = { portfolio: half, startDate: start, endDate: '2021-04-19', initialValue: 1000 }
  const bundle = { prices: [prices(A, a), prices(B, b)] }

  it.each([
    // Held: 0.5 x 10/10 + 0.5 = 1.
    ['none' as const, 1],
    // Same year: the same.
    ['annual' as const, 1],
    // 1 April at A = 20: 1.5, of which 0.75 each; then A halves: 0.375 + 0.75 = 1.125.
    ['quarterly' as const, 1.125],
  ])('%s ends at %d', async (rebalancing, final) => {
    const data = await replayed({ ...body, rebalancing }, bundle)
    expect(data.mix.totalReturn).toBeCloseTo(final - 1, 12)
    expect(data.contributions.finalValue).toBeCloseTo(1000 * final, 9)
    expect(data.rebalancing).toBe(rebalancing)
  })

  it('restores the weights on the first day of the quarter, not before', async () => {
    // A day earlier the trade would be at other prices of B. 29 March: A 20, B 5. 1 April: A 20, B 10: 1 + 1 = 2, 1 each; then A halves: 0.5 + 1 = 1.5.
    const moved = { ...weekly(start, [5, 5, 5, 5, 5]), '2021-04-01': 10, ...weekly('2021-04-05', [10, 10, 10]) }
    const data = await replayed({ ...body, rebalancing: 'quarterly' }, { prices: [prices(A, a), prices(B, moved)] })
    expect(data.mix.daily.find(({ date }) => date === '2021-04-01')?.value).toBeCloseTo(2, 12)
    expect(data.mix.totalReturn).toBeCloseTo(0.5, 12)
  })

  it('restores the weights in a new year', async () => {
    const turn = { ...weekly('2020-11-30', [10, 10, 20, 20, 20]), ...weekly('2021-01-04', [20, 10]) }
    const flat = weekly('2020-11-30', Array.from({ length: 7 }, () => 5))
    const data = await replayed(
      { portfolio: half, startDate: '2020-11-30', endDate: '2021-01-11', initialValue: 1, rebalancing: 'annual' },
      { prices: [prices(A, turn), prices(B, flat)] },
    )
    expect(data.mix.totalReturn).toBeCloseTo(0.125, 12)
  })

  it('buys contributions at target weight and rebalances them too', async () => {
    // 1100 at the start. 1 April: 1100 x 1.5 = 1650 and 100 new = 1750, 875 each; then A halves: 437.5 + 875 = 1312.5.
    const data = await replayed({ ...body, rebalancing: 'quarterly', monthlyContribution: 100 }, bundle)
    expect(data.contributions.daily.find(({ date }) => date === '2021-04-01')).toEqual({ date: '2021-04-01', value: expect.closeTo(1750, 9), invested: 1200 })
    expect(data.contributions.finalValue).toBeCloseTo(1312.5, 9)
    expect(data.contributions).toMatchObject({ initialValue: 1000, monthlyContribution: 100, totalInvested: 1200, gain: expect.closeTo(112.5, 9) })
  })

  it('leaves what is held as it is when it buys without rebalancing', async () => {
    // 1 April at A = 20, B = 5: 100 buys 2.5 of A and 10 of B. Held 55 A and 110 B. At A = 10: 575 + 600 = 1175.
    const data = await replayed({ ...body, monthlyContribution: 100 }, bundle)
    expect(data.contributions.finalValue).toBeCloseTo(1175, 9)
  })
})

describe('contributions', () => {
  it('come on the anniversaries of a start on the 31st, or the next day of the calendar', async () => {
    // Thursday 31 December. 31 January and 28 February are Sundays; 31 March, 30 April, 31 May are weekdays.
    const data = await replayed({ portfolio: cash('EUR'), startDate: '2020-12-31', endDate: '2021-05-31', initialValue: 1000, monthlyContribution: 100 }, {})
    const steps = data.contributions.daily.filter((row, index, rows) => row.invested !== rows[index - 1]?.invested)
    expect(steps.map(({ date, invested }) => [date, invested])).toEqual([
      ['2020-12-31', 1100], ['2021-02-01', 1200], ['2021-03-01', 1300], ['2021-03-31', 1400], ['2021-04-30', 1500], ['2021-05-31', 1600],
    ])
    expect(data.contributions).toMatchObject({ totalInvested: 1600, finalValue: 1600, gain: 0 })
    expect(data.contributions.moneyWeightedReturn).toBeCloseTo(0, 12)
  })

  it('count anniversaries from the actual start', async () => {
    // Wished for Friday 1 January, first price on Monday the 4th; so the next ones are on 4 February and 4 March.
    const closes = weekly('2021-01-04', Array.from({ length: 60 }, () => 1), 1)
    const data = await replayed(
      { portfolio: only(A), startDate: '2021-01-01', endDate: '2021-03-04', initialValue: 1, monthlyContribution: 1 }, { prices: [prices(A, closes)] },
    )
    const steps = data.contributions.daily.filter((row, index, rows) => row.invested !== rows[index - 1]?.invested)
    expect(steps.map(({ date }) => date)).toEqual(['2021-01-04', '2021-02-04', '2021-03-04'])
  })

  it('earn the annual effective rate at which they grow to the final value', async () => {
    // Prices grow by a constant daily factor, so every euro earns 21 % a year of 365.25 days.
    const closes = weekly('2019-01-01', Array.from({ length: 1000 }, (_, day) => 100 * 1.21 ** (day / 365.25)), 1)
    const data = await replayed(
      { portfolio: only(A), startDate: '2019-01-01', endDate: '2021-09-26', initialValue: 5000, monthlyContribution: 250 }, { prices: [prices(A, closes)] },
    )
    expect(data.contributions.moneyWeightedReturn).toBeCloseTo(0.21, 9)
    expect(data.mix.annualizedReturn).toBeCloseTo(0.21, 9)
    expect(data.contributions.totalInvested).toBe(5000 + 33 * 250)
  })

  it('scale with the amounts and leave the mix alone', async () => {
    const bundle = { prices: [prices(A, weekly('2021-01-04', [10, 12, 9, 11, 8, 13]))] }
    const one = await replayed({ portfolio: only(A), ...window, monthlyContribution: 50 }, bundle)
    const seven = await replayed({ portfolio: only(A), ...window, initialValue: 7000, monthlyContribution: 350 }, bundle)
    expect(seven.mix).toEqual(one.mix)
    expect(seven.contributions.finalValue).toBeCloseTo(7 * one.contributions.finalValue, 8)
    expect(seven.contributions.moneyWeightedReturn ?? Number.NaN).toBeCloseTo(one.contributions.moneyWeightedReturn ?? Number.NaN, 9)
  })
})

describe('figures of the mix', () => {
  it('finds the deepest fall and when it was made good', async () => {
    // Highs 120 (fall to 90: 25 %) and 130 (fall to 104: 20 %); 120 is reached again at 130.
    const closes = weekly('2021-01-04', [100, 120, 96, 90, 110, 130, 104])
    const data = await replayed({ portfolio: only(A), ...window, endDate: '2021-02-15' }, { prices: [prices(A, closes)] })
    expect(data.mix).toMatchObject({
      maxDrawdown: expect.closeTo(0.25, 12), drawdownPeakDate: '2021-01-11', drawdownTroughDate: '2021-01-25', drawdownRecoveryDate: '2021-02-08',
    })
  })

  it('has no recovery while the high is not reached', async () => {
    const data = await replayed({ portfolio: only(A), ...window }, { prices: [prices(A, weekly('2021-01-04', [100, 120, 96, 90, 110, 119]))] })
    expect(data.mix.drawdownRecoveryDate).toBeNull()
  })

  it('annualises on actual days and measures volatility with n - 1', async () => {
    // 35 days: 1.1^(365.25/35) - 1. Log returns ln 1.1, -ln 1.1, ln 1.1, -ln 1.1, ln 1.1: mean ln(1.1)/5,
    // squares about it 3 x (0.8 ln 1.1)^2 + 2 x (1.2 ln 1.1)^2 = 4.8 (ln 1.1)^2, over 4: 1.2 (ln 1.1)^2.
    const data = await replayed({ portfolio: only(A), ...window }, { prices: [prices(A, weekly('2021-01-04', [100, 110, 100, 110, 100, 110]))] })
    expect(data.mix.annualizedReturn).toBeCloseTo(1.1 ** (365.25 / 35) - 1, 9)
    expect(data.mix.annualizedVolatility).toBeCloseTo(Math.log(1.1) * Math.sqrt(1.2 * 252), 12)
    expect(data.mix.daily[0]).toEqual({ date: '2021-01-04', value: 1 })
  })
})

describe('historical-replay', () => {
  const body = { portfolio: half, ...window }
  const closes = weekly('2021-01-04', [1, 1, 1, 1, 1, 1])
  const both = [prices(A, closes), prices(B, closes)]

  it.each([
    ['a window that ends after today', { prices: both }, { today: '2021-02-07' }, ['incomplete_coverage']],
    ['a leg without prices', { prices: [prices(A, closes)] }, {}, ['incomplete_coverage']],
    ['an unknown security', { securities: securities.slice(1), prices: both }, {}, ['unresolved_holdings']],
    ['an unknown security in the future', { securities: [], prices: both }, { today: '2021-02-07' }, ['unresolved_holdings', 'incomplete_coverage']],
    ['securities that cannot be asked for', { prices: both }, { tables: { securities: broken } }, ['unresolved_holdings', 'provider_unavailable']],
    ['prices that cannot be asked for', { prices: both }, { tables: { prices: broken } }, ['provider_unavailable']],
    ['rates that cannot be asked for', { prices: [prices(A, closes), prices(B, closes, { currency: 'USD' })] }, { tables: { fx: broken } }, ['provider_unavailable']],
  ])('is withheld for %s', async (_case, bundle, circumstances, reasons) => {
    const { analysis } = await analyse(historicalReplay, body, { securities, ...bundle }, circumstances)
    expect(analysis).toEqual({ status: 'unavailable', reasons, data: null })
  })

  it('is withheld for cash in the future', async () => {
    const { analysis } = await analyse(historicalReplay, { ...body, portfolio: cash('EUR') }, {}, { today: '2021-02-07' })
    expect(analysis).toEqual({ status: 'unavailable', reasons: ['incomplete_coverage'], data: null })
  })

  const dollars = both.map((series) => ({ ...series, currency: 'USD' }))
  const withCash = { holdings: [{ isin: A, weight: 0.5 }, { assetClass: 'cash' as const, currency: 'EUR', weight: 0.5 }] }
  it.each([
    ['funds in the base currency', body, { prices: both }, [A, B], []],
    ['cash beside a fund', { ...body, portfolio: withCash }, { prices: both }, [A], []],
    ['cash in another currency', { ...body, portfolio: cash('USD') }, {}, [], [['USD']]],
    ['two currencies besides the euro', { ...body, portfolio: { ...half, baseCurrency: 'GBP' } }, { prices: dollars }, [A, B], [['USD', 'GBP']]],
    ['a base currency besides the euro', { ...body, portfolio: { ...half, baseCurrency: 'USD' } }, { prices: both }, [A, B], [['USD']]],
    ['one currency besides the euro', { ...body, portfolio: { ...half, baseCurrency: 'USD' } }, { prices: dollars }, [A, B], []],
    ['a fund without prices', body, { prices: both.slice(1) }, [A, B], []],
    ['an unknown security', body, { securities: securities.slice(1), prices: both }, [], []],
    ['a window that ends after today', { ...body, endDate: '2026-06-02', startDate: '2026-01-02' }, { prices: both }, [], []],
  ])('asks for prices and rates of the window and a week before: %s', async (_case, given, more, priced, rated) => {
    const bundle = { securities, ...more }
    const tables = memoryTables(bundleOf(bundle))
    const asked: { prices: string[]; fx: (readonly string[])[]; windows: string[] } = { prices: [], fx: [], windows: [] }
    // Where the window is not covered, all that there is is asked for, to say so.
    const note = (from: string, to: string, what: () => void): void => {
      if (from === '2000-01-01') return
      asked.windows.push(`${from} ${to}`)
      what()
    }
    await analyse(historicalReplay, given, bundle, { tables: {
      prices: (isin, from, to) => (note(from, to, () => asked.prices.push(isin)), tables.prices(isin, from, to)),
      fx: (currencies, from, to) => (note(from, to, () => asked.fx.push(currencies)), tables.fx(currencies, from, to)),
    } })
    expect([asked.prices, asked.fx]).toEqual([priced, rated])
    expect(asked.windows).toEqual(Array(priced.length + rated.length).fill('2020-12-28 2021-02-08'))
  })

  it('may end today', async () => {
    expect((await analyse(historicalReplay, body, { securities, prices: both }, { today: '2021-02-08' })).analysis.status).toBe('ok')
  })

  it.each([
    ['2021-02-03', true], ['2021-02-02', false], // 30 and 29 days
    ['2031-01-12', true], ['2031-01-13', false], // 3660 and 3661 days
  ])('accepts a window to %s: %s', (endDate, accepted) => {
    expect(findings(historicalReplay.request, { ...body, endDate })).toEqual(accepted ? [] : ['endDate: Must be 30 to 3660 days after startDate'])
  })

  it.each([
    ['startDate', '2021-02-30'], ['startDate', '4 January'], ['initialValue', 0], ['initialValue', 100_000_001], ['monthlyContribution', -1],
    ['monthlyContribution', 1_000_001], ['rebalancing', 'monthly'], ['other', 1],
  ])('refuses %s %s', (field, value) => {
    expect(findings(historicalReplay.request, { ...body, [field]: value }).length).toBeGreaterThan(0)
  })

  it.each([[body, 4], [{}, 1], ['broken', 1], [{ portfolio: { holdings: Array(40).fill(0) } }, 50]])('costs two units per holding', (given, units) => {
    expect(historicalReplay.cost(given)).toBe(units)
  })
})

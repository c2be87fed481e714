/** What the look back says of a short period and of small falls. */
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import type { Locale } from '../../../../core/values/text'
import type { HistoricalReplayResult } from '../../../../sdk'
import { showIn } from '../../../../server/pages/portfolio/context'
import { Result } from '../../../../server/pages/portfolio/replay/result'

/** The note beside the figure, and the text below it, of a mix with these values. */
function said(values: Readonly<Record<string, number>>, maxDrawdown: number, annualizedReturn: number, locale: Locale): string {
  const daily = Object.entries(values).map(([date, value]) => ({ date, value }))
  const [startDate, endDate] = [daily[0]?.date ?? '', daily.at(-1)?.date ?? '']
  const data: HistoricalReplayResult = {
    model: 'hypothetical_constant_mix_replay', requestedStart: startDate, requestedEnd: endDate, startDate, endDate, rebalancing: 'none', legs: [],
    mix: { totalReturn: (daily.at(-1)?.value ?? 1) - 1, annualizedReturn, maxDrawdown, drawdownPeakDate: null, drawdownTroughDate: null, drawdownRecoveryDate: null, annualizedVolatility: 0, daily },
    contributions: { initialValue: 1000, monthlyContribution: 0, totalInvested: 1000, finalValue: 1000, gain: 0, moneyWeightedReturn: null, daily: daily.map(({ date }) => ({ date, value: 1000, invested: 1000 })) },
  }
  const html = renderToString(h(Result, { data, beside: [], show: showIn(locale, 'EUR') }))
  return (/^.*?<\/p>.*?<\/p>.*?<\/p>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll('\u00A0', ' ').replaceAll(/\s+/g, ' ')
}

test('what a mix made in half a year is not made out to be a year, and a fall that would be written as none is hardly one', () => {
  const half = { '2025-01-02': 1, '2025-02-03': 0.9998, '2025-06-30': 1.012 }
  expect(said(half, 0.0002, 0.0247, 'en')).toContain('the mix made 1.2% in all and hardly fell on the way')
  expect(said(half, 0.0002, 0.0247, 'de')).toContain('die Mischung brachte insgesamt 1,2 % und fiel unterwegs kaum')
  expect(said(half, 0.004, 0.0247, 'en')).toContain('and fell by up to 0.4% on the way')
  // A year from a Thursday, whose first price is that of the Friday.
  expect(said({ '2025-01-03': 1, '2026-01-02': 1.05 }, 0, 0.05, 'en')).toContain('the mix made 5% a year and never fell on the way')
})

test('a year in which nothing was lost is none of the years of crises', () => {
  const values = (low: number): Record<string, number> => ({ '2019-12-30': 1, '2020-03-18': low, '2020-12-30': 1.01, '2021-06-30': 1.02 })
  expect(said(values(1), 0, 0.013, 'en')).not.toContain('2020, the pandemic')
  // From 1 to 0.9, and 1.01 at the end.
  expect(said(values(0.9), 0.1, 0.013, 'en')).toContain('2020, the pandemic: up to 10% down, +1% over the year.')
})

/** What the build leaves out of recordings of funds. */
import { expect, test } from 'vitest'
import { settled, withoutLone } from '../../scripts/build-bundle/prices/series'
import { embeddedPrices } from '../../server/data/embedded/embedded'

const dayOf = (index: number): string => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)

/** Closes that move by half a percent up and down. */
const calm = (length: number) => Array.from({ length }, (_, index) => ({ date: dayOf(index), close: index % 2 === 0 ? 100 : 100.5 }))

const changed = (from: number, to: number, factor: number) => calm(60).map((day, index) => (index >= from && index < to ? { ...day, close: day.close * factor } : day))

test('the first days of a listing in dollars are left out, a later fall is not', () => {
  expect(settled(changed(0, 4, 1.08))).toEqual(calm(60).slice(4))
  expect(settled(changed(0, 30, 1.08))).toEqual(changed(0, 30, 1.08))
  expect(settled(calm(60))).toEqual(calm(60))
})

test('a close far off both neighbours is left out, a fall that lasts is not', () => {
  expect(withoutLone(changed(20, 21, 1.16)).map(({ date }) => date)).toEqual(calm(60).filter((_, index) => index !== 20).map(({ date }) => date))
  expect(withoutLone(changed(20, 60, 0.8))).toEqual(changed(20, 60, 0.8))
  expect(withoutLone(changed(20, 21, 1.02))).toEqual(changed(20, 21, 1.02))
})

/** UBS ACWI, iShares Nasdaq 100 (DE), Xtrackers FTSE 100: recorded in dollars or pounds on that day. */
test.each(['IE00BYM11H29', 'DE000A0F5UF5', 'LU0292097234'])('%s has no close of the day on which currencies were mixed, nor of days that Xetra repeats', (isin) => {
  expect(embeddedPrices().get(isin)?.dates.filter((date) => date === '2025-10-24')).toEqual([])
  const closes = embeddedPrices().get(isin)?.closes ?? new Float64Array()
  expect(Math.max(...closes.map((close, index) => Math.abs(close / (closes[index - 1] ?? close) - 1)))).toBeLessThan(0.06)
})

test('the Nasdaq 100 of iShares (DE) stays beside that of another fund while Xetra was recorded in dollars', () => {
  const [own, other] = ['DE000A0F5UF5', 'IE00B53SZB19'].map((isin) => embeddedPrices().get(isin))
  const close = (series: typeof own, date: string): number => series?.closes[series.dates.indexOf(date)] ?? Number.NaN
  const ratio = (date: string): number => close(own, date) / close(other, date)
  for (const date of ['2024-03-13', '2024-03-15', '2024-03-21']) expect(Math.abs(ratio(date) / ratio('2024-03-12') - 1), date).toBeLessThan(0.015)
})

test('the Nasdaq 100 of iShares is in euros all through the summer of 2022, and has no close of the last day of 2015', () => {
  const series = embeddedPrices().get('IE00B53SZB19')
  const lastOf = (month: string): number => series?.closes[series.dates.findLastIndex((date) => date.startsWith(month))] ?? Number.NaN
  // monthly and yearly returns of the same fund in euros by another collection (PrincePatch/etf-database, 2026-08-11)
  for (const [from, to, expected] of [['2014-12', '2015-12', 0.2201], ['2015-12', '2016-12', 0.0892], ['2022-05', '2022-06', -0.0613], ['2022-06', '2022-07', 0.1384], ['2022-07', '2022-08', -0.022]] as const) {
    expect(Math.abs(lastOf(to) / lastOf(from) - 1 - expected), to).toBeLessThan(0.015)
  }
})

test('no fund stands still for six days in a row, which the S&P 500 did for eight months of 2010, the DAX for three weeks of 2012', () => {
  // an overnight fund may, while interest is nothing
  const still = embeddedPrices().all().filter(({ isin }) => isin !== 'FR0010510800').flatMap(({ isin, dates, closes }) => {
    let days = 1
    const index = closes.findIndex((close, at) => (days = close === closes[at - 1] ? days + 1 : 1) >= 6)
    return index === -1 ? [] : [[isin, dates[index]]]
  })
  expect(still).toEqual([])
})

/**
 * Years of funds on the shares of the world beside what issuers publish, freed of the hour at which exchanges close. A fund is followed by a
 * US fund (ACWI), whose close in New York knows the whole last day of the year as net asset values do. What both differ by is taken from the middle of
 * the twelve closes before and after each turn of the year, so that no single day counts:
 * return = return of the US fund over the calendar year x change of that ratio, all in dollars.
 * Years before 2015 are left out: the one fund that has them was thinly traded then (single years 0.4 to 1.1 points off, 0.1 a year over the four).
 * With eight to fifteen closes 26 to 34 of the 39 years are within 0.3 points; the last days of an exchange alone are for 7 of them.
 */
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { embeddedPrices, embeddedRates } from '../../../../server/data/embedded/embedded'

const folder = new URL('../../../../../shared/data/2026-11-prices/', import.meta.url)
const cells = (text: string): string[][] => text.trim().split('\n').slice(1).map((line) => line.split(','))

/** The source names no currency; read as dollars these are 7 to 17 points off. */
const inEuros: ReadonlySet<string> = new Set(['LU1829220216', 'LU1681043599'])
const CLOSES = 12
const FIRST_YEAR = 2015

const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return ((sorted[CLOSES / 2 - 1] ?? Number.NaN) + (sorted[CLOSES / 2] ?? Number.NaN)) / 2
}

interface Day { date: string; value: number }
const lastOf = (days: readonly Day[], year: number): number => days.findLast(({ date }) => date.startsWith(`${year}-12`))?.value ?? Number.NaN

/** What a fund is worth beside the US fund around the end of a year. */
function around(ratios: readonly Day[], year: number): number {
  const before = ratios.filter(({ date }) => date >= `${year}-12-01` && date <= `${year}-12-31`).slice(-CLOSES)
  const after = ratios.filter(({ date }) => date > `${year}-12-31` && date <= `${year + 1}-01-31`).slice(0, CLOSES)
  if (before.length < CLOSES || after.length < CLOSES) return Number.NaN
  return (middle(before.map(({ value }) => value)) + middle(after.map(({ value }) => value))) / 2
}

test.skipIf(!existsSync(folder))('years of world funds at the end of the last day (skipped where the recordings are not beside the project)', () => {
  const dollar = embeddedRates().find(({ currency }) => currency === 'USD')
  const rates = (dollar?.dates ?? []).map((date, index) => ({ date, value: dollar?.perEur[index] ?? Number.NaN }))
  const rate = new Map(rates.map(({ date, value }) => [date, value]))
  const guide = cells(gunzipSync(readFileSync(new URL('stockjeokrib/etf/ACWI.csv.gz', folder))).toString('utf8')).map(([date = '', close]) => ({ date, value: Number(close) }))
  const guideAt = new Map(guide.map(({ date, value }) => [date, value]))
  const years = cells(readFileSync(new URL('annual-td/fund-and-index-annual-returns_NandayDev.csv', folder), 'utf8')).flatMap(([group = '', isin = '', text, percent]) => {
    const [series, year, published] = [embeddedPrices().get(isin), Number(text), Number(percent) / 100]
    if (series === undefined || year < FIRST_YEAR || group === 'Emerging Markets') return []
    const ratios = series.dates.map((date, index) => ({ date, value: ((series.closes[index] ?? Number.NaN) * (rate.get(date) ?? Number.NaN)) / (guideAt.get(date) ?? Number.NaN) })).filter(({ value }) => value > 0)
    const ours = (lastOf(guide, year) / lastOf(guide, year - 1)) * (around(ratios, year) / around(ratios, year - 1)) - 1
    const theirs = inEuros.has(isin) ? (1 + published) * (lastOf(rates, year) / lastOf(rates, year - 1)) - 1 : published
    return Number.isNaN(ours) ? [] : [{ isin, year, gap: Number((100 * (ours - theirs)).toFixed(2)) }]
  })
  console.table(years)
  const gaps = (one: number): number[] => years.filter(({ year }) => year === one).map(({ gap }) => gap)
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  console.log(`${years.length} years, ${years.filter(({ gap }) => Math.abs(gap) <= 0.3).length} within 0.3 points; 2024 ${mean(gaps(2024)).toFixed(2)}, 2025 ${mean(gaps(2025)).toFixed(2)}`)
  expect(years.length).toBeGreaterThanOrEqual(39)
  expect(years.filter(({ gap }) => Math.abs(gap) <= 0.3).length / years.length).toBeGreaterThanOrEqual(0.8)
  for (const year of [2024, 2025]) expect(Math.abs(mean(gaps(year)))).toBeLessThan(0.15) // no shift upwards
  expect(years.filter(({ gap }) => Math.abs(gap) > 0.7)).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { h } from 'preact'
import { render } from 'preact-render-to-string'
import { linesOf, Plot, saidBeginnings, saidLabels } from '../../../../server/pages/chart/plot'
import { scaleOf, stepOf } from '../../../../server/pages/chart/scale'
import { spansOf } from '../../../../server/pages/chart/stack'
import { outlines } from '../../../../server/pages/chart/world'

describe('an axis', () => {
  it('says a year where it begins, and none of which the next begins within its own width', () => {
    const indexes = (labels: readonly string[], step: number): number[] => saidBeginnings(labels, labels.length * step, 40, { middle: (index) => index * step }).flatMap((isSaid, index) => (isSaid ? [index] : []))
    const years = (each: number): string[] => Array.from({ length: 11 }, (_, year) => Array<string>(each).fill(String(2016 + year))).flat()
    // 2025 begins at 3 x 3 = 9 pixels, where the 40 of 2024 are not over; at 30 x 3 = 90 both stand.
    expect(indexes([...Array<string>(3).fill('2024'), ...Array<string>(97).fill('2025')], 3)).toEqual([3])
    expect(indexes([...Array<string>(30).fill('2024'), ...Array<string>(70).fill('2025')], 3)).toEqual([0, 30])
    // Of eleven years with ten days each some are said, each at its first day.
    const said = indexes(years(10), 2)
    expect(said.length).toBeGreaterThan(1)
    expect(said.map((index) => index % 10)).toEqual(said.map(() => 0))
  })

  it('holds zero and every value between its ends, in their order', () => {
    fc.assert(fc.property(fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1 }), (values) => {
      const { at } = scaleOf(values, 0, 100)
      for (const value of [0, ...values]) {
        expect(at(value)).toBeGreaterThanOrEqual(-1e-6)
        expect(at(value)).toBeLessThanOrEqual(100 + 1e-6)
      }
      expect(at(Math.max(...values))).toBeGreaterThanOrEqual(at(Math.min(...values)))
    }))
  })

  it('has round ticks from zero on: 178,069 needs four steps of 50,000', () => {
    expect(scaleOf([178_069.41], 300, 0).ticks).toEqual([0, 50_000, 100_000, 150_000, 200_000])
  })

  it('has two to five ticks, whatever the values are, and nothing of 9', () => {
    expect(scaleOf([-1, 7], 300, 0).ticks).toEqual([-5, 0, 5, 10])
    fc.assert(fc.property(fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1 }), (values) => {
      const { ticks } = scaleOf(values, 0, 100)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(5)
    }))
  })

  it('exists where every value is zero', () => {
    expect(scaleOf([0, 0], 0, 10).ticks.length).toBeGreaterThan(1)
  })
})

test('of 40 labels that need 30 pixels each, every third fits into 400', () => {
  expect(stepOf(40, 400, 30)).toBe(3)
})

describe('of many labels', () => {
  const said = (labels: readonly string[], room: number): string[] => labels.filter((_, index) => saidLabels(labels, room, 30)[index])
  const from = (first: number, last: number): string[] => Array.from({ length: last - first + 1 }, (_, index) => String(first + index))

  it('years and ages stand in round steps', () => {
    expect(said(from(1, 20), 480)).toEqual(['5', '10', '15', '20'])
    expect(said(from(35, 66), 480)).toEqual(['40', '50', '60'])
    expect(said(from(1, 6), 480)).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('rates stand in round steps, too', () => {
    expect(said(from(0, 9).map((rate) => `${5 * Number(rate)}%`), 480)).toEqual(['0%', '10%', '20%', '30%', '40%'])
    expect(said(from(0, 9).map((rate) => `${5 * Number(rate)}\u00A0%`), 480)).toEqual(['0\u00A0%', '10\u00A0%', '20\u00A0%', '30\u00A0%', '40\u00A0%'])
  })

  it('what closes the numbers is said, and nothing that it would touch', () => {
    expect(said([...from(0, 20), 'end'], 220)).toEqual(['0', '5', '10', '15', 'end'])
  })

  it('days stand in even steps up to the last', () => {
    expect(said(['a', 'b', 'c', 'd', 'e'], 90)).toEqual(['a', 'c', 'e'])
    // Of 260 days that would fit, every 52nd and the last.
    expect(said(from(1, 260).map((day) => `day ${day}`), 10_000)).toEqual(['day 1', 'day 53', 'day 105', 'day 157', 'day 260'])
  })
})

test('names that are wider than their place stand in two lines by turns, and are cut where even those are too narrow', () => {
  const banks = ['Bank 1', 'Bank 2', 'Broker 3', 'Broker 4', 'Broker 5', 'Bank of a very long name']
  const drawn = render(h(Plot, { spec: { title: '', axis: '', unit: 'EUR', labels: banks, series: [{ label: '', values: banks.map(() => 900), shape: 'bar' }] }, width: 260, locale: 'en' }))
  const names = [...drawn.matchAll(/<text class="tick" x="[\d.]+" y="([\d.]+)" text-anchor="middle">([^<]+)</g)].map(([, y, name]) => [Number(y), name] as const)
  expect(names.map(([, name]) => name)).toEqual([...banks.slice(0, 5), expect.stringMatching(/^Bank.*…$/)])
  expect(names.map(([y]) => y - (names[0]?.[0] ?? 0))).toEqual([0, 18, 0, 18, 0, 18])
})

test('lying bars carry their values and have no axis; the longest reaches the end', () => {
  const drawn = render(h(Plot, { spec: { title: '', axis: '', unit: 'EUR', labels: ['whole', 'part'], horizontal: true, series: [{ label: '', values: [1771, 63.22], shape: 'bar' }] }, width: 400, locale: 'en' }))
  expect([...drawn.matchAll(/>(€[^<]+)</g)].map(([, text]) => text)).toEqual(['€1,771.00', '€63.22'])
  expect(drawn).not.toContain('grid')
  const [longest, other] = [...drawn.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width))
  expect((other ?? 0) / (longest ?? 1)).toBeCloseTo(63.22 / 1771, 6)
})

test('of a name beside a lying bar on the narrowest phone the longest word is whole', () => {
  const drawn = render(h(Plot, { spec: { title: '', axis: '', unit: 'EUR', labels: ['Basiskonsumgüter', 'IT'], horizontal: true, series: [{ label: '', values: [900, 900], shape: 'bar' }] }, width: 254, locale: 'de' }))
  const [, x] = /<text class="tick" x="([\d.]+)"[^>]* text-anchor="end"><tspan[^>]*>Basiskonsumgüter/.exec(drawn) ?? []
  // 16 letters of 6.8 pixels each end there.
  expect(Number(x)).toBeGreaterThanOrEqual(16 * 6.8)
  // A word of 30 letters leaves half of the picture to the bars.
  const long = render(h(Plot, { spec: { title: '', axis: '', unit: 'EUR', labels: ['x'.repeat(30)], horizontal: true, series: [{ label: '', values: [900], shape: 'bar' }] }, width: 254, locale: 'de' }))
  expect(Number(/<text class="tick" x="([\d.]+)"/.exec(long)?.[1])).toBeLessThanOrEqual(254 / 2 + 6)
})

test('of lying bars of ten scenarios each has its own value beside it, and none covers another', () => {
  const drawn = render(h(Plot, { spec: { title: '', axis: '', unit: 'EUR', labels: ['tax', 'rest'], horizontal: true, series: Array.from({ length: 10 }, (_, at) => ({ label: `${at}`, values: [at + 1, 100], shape: 'bar' as const })) }, width: 320, locale: 'en' }))
  const values = [...drawn.matchAll(/ y="([\d.]+)">€/g)].map(([, y]) => Number(y)).sort((one, other) => one - other)
  expect(values).toHaveLength(20)
  expect(Math.min(...values.slice(1).map((y, at) => y - (values[at] ?? 0)))).toBeGreaterThanOrEqual(14)
})

test('the last of the names that stand by turns ends inside the picture', () => {
  const names = ['Genossenschaftsbank', 'Kreissparkasse', 'Genossenschaftsbank with a longer name']
  const drawn = render(h(Plot, { spec: { title: '', axis: '', unit: 'EUR', labels: names, series: [{ label: '', values: [900, 900, 900], shape: 'bar' }] }, width: 324, locale: 'en' }))
  const [, x, name = ''] = [...drawn.matchAll(/<text class="tick" x="([\d.]+)" y="[\d.]+" text-anchor="middle">([^<]+)</g)].at(-1) ?? []
  expect(name).toMatch(/^Geno.*…$/)
  // A letter takes 6.8 pixels.
  expect(Number(x) + (name.length * 6.8) / 2).toBeLessThanOrEqual(324)
})

describe('stacked series', () => {
  const chart = { title: '', labels: ['a', 'b'], axis: '', unit: 'EUR', stacked: true } as const
  const bars = (...values: (number | null)[][]) => values.map((list) => ({ label: '', values: list, shape: 'bar' as const }))

  it('begin where the one before ends; amounts below zero go downwards, and a gap stays one', () => {
    expect(spansOf({ ...chart, series: bars([1, 2], [3, null], [-4, 5]) })).toEqual([
      [[0, 1], [0, 2]], [[1, 4], null], [[0, -4], [2, 7]],
    ])
  })

  it('begin at zero each where they are not stacked', () => {
    expect(spansOf({ ...chart, stacked: false, series: bars([1, 2], [3, 4]) })).toEqual([[[0, 1], [0, 2]], [[0, 3], [0, 4]]])
  })
})

test('lines that begin at 100 % have an axis where they are; all others hold zero', () => {
  const ticksOf = (begin: { begin?: number }): string[] =>
    [...render(h(Plot, { spec: { title: '', axis: '', unit: 'fraction', labels: ['a', 'b'], series: [{ label: '', values: [1, 1.5], shape: 'line' }], ...begin }, width: 400, locale: 'en' })).matchAll(/>(\d+%)</g)].map(([, tick = '']) => tick)
  expect(ticksOf({ begin: 1 })).toEqual(['100%', '120%', '140%', '160%'])
  expect(ticksOf({})[0]).toBe('0%')
})

test('a long name is broken between words', () => {
  expect(linesOf('Wert nach jährlicher Steuer', 80)).toEqual(['Wert nach', 'jährlicher', 'Steuer'])
})

test('the map knows the countries of the large markets', () => {
  for (const key of ['US', 'JP', 'GB', 'DE', 'FR', 'CH', 'CN', 'IN', 'TW', 'KR', 'BR', 'AU', 'CA', 'NL', 'SE', 'ZA']) expect(outlines[key], key).toMatch(/^M[\d -]+l.+z$/)
})

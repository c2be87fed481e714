/** The bounds of what is believed, with rows and rates made so that one side of each is just inside. */
import { expect, it } from 'vitest'
import * as quality from '../../../server/data/quality'
import { checkHoldings } from '../../../server/data/importers/holdings'

const share = (weight: number, country: string | null = 'US') => ({ kind: 'equity' as const, weight, country })
const other = (weight: number) => ({ kind: 'other' as const, weight })
const series = (...rates: number[]) => [{ currency: 'USD', dates: rates.map((_, index) => `2026-03-0${index + 1}`), perEur: Float64Array.from(rates) }]

it('doubts what no honest list is, and nothing short of that', () => {
  const cases: readonly (readonly [what: string, doubted: string | null, believed: string | null])[] = [
    ['long and short', quality.isLongAndShort([share(1.3), other(-0.3)]), quality.isLongAndShort([share(1.1), other(-0.1)])],
    ['no shares', quality.holdsNoShares([share(0.7), other(0.3)]), quality.holdsNoShares([share(0.8), other(0.2)])],
    ['too few', quality.holdsTooFew(9), quality.holdsTooFew(10)],
    ['another fund', quality.isAnotherFund(0.49, 'x'), quality.isAnotherFund(0.5, 'x')],
    ['other countries', quality.isOfOtherCountries([share(0.7), share(0.3, 'CN')], (one) => one === 'US', 0.75, 'x'), quality.isOfOtherCountries([share(0.8), share(0.2, 'CN')], (one) => one === 'US', 0.75, 'x')],
    ['unknown countries', quality.isOfOtherCountries([share(0.4), share(0.6, null)], () => true, 0.75, 'x'), quality.isOfOtherCountries([share(0.6), share(0.4, null)], () => true, 0.75, 'x')],
    ['another kind', quality.hasTurned('Example Treasury Bond ETF', ['MSCI World']), quality.hasTurned('Example Emerging Markets ETF', ['MSCI Emerging Markets'])],
    ['a multiple', quality.hasTurned('Example S&P 500 2x Daily', ['S&P 500']), quality.hasTurned('Example S&P 500', ['S&P 500'])],
    ['a leap of 40 %', quality.jumps(series(1, 1.4), ''), quality.jumps(series(1, 1.37), '')],
    ['a fall by 40 %', quality.jumps(series(1, 0.6), ''), quality.jumps(series(1, 1.4), '2026-03-02')],
    ['other rates', quality.contradicts(series(1, 2), new Map([['USD', series(1, 1)[0]!]])), quality.contradicts(series(1, 2), new Map([['USD', series(1, 2.001)[0]!]]))],
    ['rows again', quality.repeatsItself(['a', 'a', 'b']), quality.repeatsItself(['a', 'b', 'c'])],
    ['hardly any', quality.findsHardlyAny(0, 1, 'x'), quality.findsHardlyAny(1, 100, 'x')],
  ]
  for (const [what, doubted, believed] of cases) {
    expect(doubted, what).toMatch(/\w+ \w+/)
    expect(believed, what).toBeNull()
  }
})

it('says the figures', () => {
  expect(quality.isLongAndShort([share(1.3), other(-0.3)])).toContain('is 130 % long and 30 % short')
  expect(quality.isAnotherFund(0.12, 'the last one')).toBe('has 12 % in common with the last one')
  expect(quality.jumps(series(1, 1.4), '')).toBe('USD moves by 40 % from 2026-03-01 to 2026-03-02')
})

it('refuses an import that is long and short, unless it is a fund of bonds', () => {
  expect(() => checkHoldings('x.csv', [share(1.3), other(-0.3)])).toThrow('130 % long and 30 % short')
  checkHoldings('x.csv', [other(1.3), other(-0.3)])
})

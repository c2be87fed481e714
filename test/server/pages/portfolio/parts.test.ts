/** The pure parts of the portfolio page: what is typed, what a request is, how long series are thinned. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { snapshotRequest } from '../../../../core/portfolio/schemas/request'
import { chargeOf, restOf } from '../../../../server/pages/portfolio/analyses/cost-drag'
import { costBars, largestBars, sharedBars } from '../../../../server/pages/portfolio/answer'
import { showIn } from '../../../../server/pages/portfolio/context'
import { aboutAmount, headlinesOf } from '../../../../server/pages/portfolio/headlines'
import { shownSections } from '../../../../server/pages/portfolio/overview'
import { crisisChange, crisisReturn } from '../../../../server/pages/portfolio/parts/crisis'
import { createLocalClient } from '../../../../sdk/local'
import { bundleOf, fund, isinOf, row } from '../../../core/portfolio/fixture'
import { drawdowns, lastOfRuns, worstOfRuns } from '../../../../server/pages/portfolio/replay/thin'
import { cashCurrencies, draftOf, emptyDraft, exampleDraft, requestOf, scaled, sumOf, withRow, type Draft } from '../../../../server/pages/portfolio/draft'

const WORLD = 'IE00B4L5Y983'
const APPLE = 'US0378331005'

const draft = (basis: Draft['basis'], ...rows: [string, string][]): Draft => ({ basis, baseCurrency: 'EUR', rows: rows.map(([what, amount], index) => ({ id: index + 1, what, amount, ...(/^[A-Za-z]{3}$/.test(what) ? { cash: true as const } : {}) })) })

const faults = (of: Draft, locale: 'en' | 'de' = 'en') => {
  const outcome = requestOf(of, locale)
  return outcome.ok ? [] : outcome.faults.map(({ row, field, code }) => [row, field, code])
}

describe('what is typed', () => {
  test('becomes the request by values, cash by its currency, empty rows left out', () => {
    expect(requestOf(draft('values', [` ${WORLD.toLowerCase()} `, '7500'], ['', ''], ['eur', '2.500,50']), 'de')).toEqual({
      ok: true,
      request: { basis: 'values', baseCurrency: 'EUR', locale: 'de', holdings: [{ isin: WORLD, value: 7500 }, { assetClass: 'cash', currency: 'EUR', value: 2500.5 }] },
    })
  })

  test('three thirds of two decimals are a whole, as for the service; 99.98 is not', () => {
    const SAP = 'DE0007164600'
    // 3 x 33.33 = 99.99, and 100 - 99.99 is 0.01 but for the last bits.
    expect(faults(draft('weights', [WORLD, '33.33'], [APPLE, '33.33'], [SAP, '33.33']))).toEqual([])
    expect(faults(draft('weights', [WORLD, '33.32'], [APPLE, '33.33'], [SAP, '33.33']))).toEqual([[null, null, 'weights_sum']])
  })

  test('becomes weights that are fractions of the whole', () => {
    expect(requestOf(draft('weights', [WORLD, '60'], [APPLE, '40']), 'en')).toMatchObject({ request: { basis: 'weights', holdings: [{ isin: WORLD, weight: 0.6 }, { isin: APPLE, weight: 0.4 }] } })
  })

  test.each([
    ['en', '1,234', 1234],
    ['en', '1.2340', 1.234],
    ['de', '0.123', 0.123],
    ['en', '€ 5', 5],
    ['de', '1.234', 1234],
    ['de', '1.5', 1.5],
    ['en', '1,5', 1.5],
    ['en', '1,234.56', 1234.56],
  ] as const)('%s: %s is %d', (locale, amount, value) => {
    expect(requestOf(draft('values', [WORLD, amount]), locale)).toMatchObject({ request: { holdings: [{ value }] } })
  })

  test.each([
    ['nothing', draft('values'), [[null, null, 'empty']]],
    ['no ISIN', draft('values', ['Apple', '1']), [[1, 'what', 'not_chosen']]],
    ['a wrong check digit in the third row', draft('values', [WORLD, '1'], ['', ''], ['US0378331006', '1']), [[3, 'what', 'wrong_check_digit']]],
    ['no number', draft('values', [WORLD, 'viel']), [[1, 'amount', 'not_an_amount']]],
    ['a thousand to those who write German', draft('values', [WORLD, '1.234']), [[1, 'amount', 'unclear']]],
    ['a thousand beside an amount that is written the other way', draft('values', [WORLD, '1,234'], [APPLE, '12,5']), [[1, 'amount', 'unclear']]],
    ['an amount in another currency', draft('values', [WORLD, '5 USD']), [[1, 'amount', 'other_currency']]],
    ['a weight with a currency', draft('weights', [WORLD, '100 EUR']), [[1, 'amount', 'not_an_amount']]],
    ['no amount', draft('values', [WORLD, '']), [[1, 'amount', 'not_an_amount']]],
    ['zero', draft('values', [WORLD, '0']), [[1, 'amount', 'not_positive']]],
    ['too much', draft('values', [WORLD, '100000001']), [[1, 'amount', 'too_large']]],
    ['weights that miss 100', draft('weights', [WORLD, '60'], [APPLE, '39.9']), [[null, null, 'weights_sum']]],
    ['a base currency that is none', { ...draft('values', [WORLD, '1']), baseCurrency: 'EURO' }, [[null, 'baseCurrency', 'not_a_currency']]],
    ['too many', draft('values', ...cashCurrencies.slice(0, 26).map((code): [string, string] => [code, '1'])), [[null, null, 'too_many']]],
  ])('%s is a fault', (_name, of, expected) => {
    expect(faults(of)).toEqual(expected)
  })

  test.each(['SAP', 'BMW', 'BTC', 'EUR'])('%s typed as a security is no cash', (what) => {
    expect(faults({ basis: 'values', baseCurrency: 'EUR', rows: [{ id: 1, what, amount: '1' }] })).toEqual([[1, 'what', 'not_chosen']])
  })

  test.each(['XAU', 'XTS', 'XXX', 'BTC', 'SAP', 'CNH'])('%s is no currency in which cash can be held', (what) => {
    expect(faults({ basis: 'values', baseCurrency: 'EUR', rows: [{ id: 1, what, amount: '1', cash: true }] })).toEqual([[1, 'what', 'not_a_currency']])
  })

  test('rows of the same security are no fault: the service adds them up', () => {
    expect(faults(draft('values', ...Array.from({ length: 30 }, (): [string, string] => [WORLD, '1'])))).toEqual([])
  })

  test('any amounts can be scaled to weights that the service takes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 25 }), (amounts) => {
        const rows = amounts.map((amount, index): [string, string] => [cashCurrencies[index] ?? '', String(amount)])
        const outcome = requestOf(scaled(draft('values', ...rows), 'de'), 'de')
        expect(outcome.ok ? snapshotRequest.safeParse(outcome.request).success : outcome).toBe(true)
      }),
    )
  })
})

describe('drafts', () => {
  test('of an import are written in the language of the page', () => {
    const request = { basis: 'values' as const, baseCurrency: 'EUR', holdings: [{ isin: WORLD, value: 1234.5 }, { assetClass: 'cash' as const, currency: 'USD', value: 2 }] }
    expect(draftOf(request, 'de').rows.map(({ what, amount }) => [what, amount])).toEqual([[WORLD, '1234,5'], ['USD', '2']])
    expect(requestOf(draftOf(request, 'de'), 'de')).toMatchObject({ request: { holdings: request.holdings } })
  })

  test('get rows with ids of their own', () => {
    const grown = withRow(withRow(emptyDraft()))
    expect(new Set(grown.rows.map(({ id }) => id)).size).toBe(5)
  })

  test('the example is a request that the service takes', () => {
    const outcome = requestOf(exampleDraft(), 'en')
    expect(outcome.ok && snapshotRequest.safeParse(outcome.request).success).toBe(true)
    expect(sumOf(exampleDraft(), 'en')).toBe(57_500)
  })
})

describe('long series', () => {
  const days = Array.from({ length: 1000 }, (_, index) => ({ date: String(index), value: 100 + index }))

  test('keep their first and last day', () => {
    const thin = lastOfRuns(days)
    expect([thin.at(0), thin.at(-1)]).toEqual([days.at(0), days.at(-1)])
    expect(thin.length).toBeLessThanOrEqual(261)
    expect(lastOfRuns(days.slice(0, 3))).toEqual(days.slice(0, 3))
    expect(lastOfRuns([])).toEqual([])
  })

  test('a loss is measured from the highest day so far: 120 to 90 is a quarter', () => {
    expect(drawdowns([100, 120, 90, 110, 130].map((value, index) => ({ date: String(index), value }))).map(({ loss }) => loss)).toEqual([0, 0, 90 / 120 - 1, 110 / 120 - 1, 0])
  })

  test('the worst day is never lost', () => {
    const losses = days.map(({ date }, index) => ({ date, loss: index === 777 ? -0.5 : -0.01 }))
    const thin = worstOfRuns(losses)
    expect(thin.filter(({ loss }) => loss === -0.5)).toEqual([{ date: '777', loss: -0.5 }])
    expect(thin.length).toBeLessThanOrEqual(260)
  })
})

describe('a part of a depot in money', () => {
  test.each([[0, '€0'], [0.02, 'less than €1'], [-0.02, 'less than €1'], [4467, 'about\u00A0€4,470']])('%s is said as %s', (value, said) => {
    expect(aboutAmount(value, 'EUR', 'en')).toBe(said)
  })
})

test('a gain in a crisis has its sign, in whole per cent: bonds and gold rose in 2008', () => {
  expect([0.073, 0.4, 0.004, 0, -0.004, -0.305].map((fraction) => crisisReturn(fraction, 'de'))).toEqual(['+7\u00a0%', '+40\u00a0%', '< 1\u00a0%', '0\u00a0%', '0\u00a0%', '\u221231\u00a0%'])
  expect([1104, 0.5, 0, -13_720].map((change) => crisisChange(change, 'EUR', 'en'))).toEqual(['about\u00a0+€1,100', 'less than €1', '€0', 'about\u00a0\u2212\u2060€13,700'])
})

test('a depot without shares begins with what it holds, and names the sections without figures together', async () => {
  const snapshot = await createLocalClient({ bundle: bundleOf({}) }).analyze.snapshot({ basis: 'values', baseCurrency: 'EUR', holdings: [{ assetClass: 'cash', currency: 'EUR', value: 1000 }] })
  expect(shownSections(snapshot, headlinesOf(snapshot, null, showIn('en', 'EUR')))).toEqual(['allocation', 'currencies'])
})

test('the charge of a depot is that of its funds over all of it: 0.2 % on a half is 0.1 %', () => {
  expect(chargeOf({ weightedTer: 0.002, coveredPortfolioWeight: 0.5, unknownPortfolioWeight: 0 })).toBeCloseTo(0.001, 12)
  // A quarter of which the charge is not known counts as the funds that are: 0.2 % on three quarters.
  expect(chargeOf({ weightedTer: 0.002, coveredPortfolioWeight: 0.5, unknownPortfolioWeight: 0.25 })).toBeCloseTo(0.0015, 12)
  expect(chargeOf({ weightedTer: null, coveredPortfolioWeight: 0, unknownPortfolioWeight: 1 })).toBeNull()
  // Shares charge nothing.
  expect(chargeOf({ weightedTer: null, coveredPortfolioWeight: 0, unknownPortfolioWeight: 0 })).toBe(0)
})

test('the charge of a depot says what of it is in no fund, since its funds charge more', () => {
  // 1 - 0.75 - 0.05 = 20 %
  const costs = { weightedTer: 0.0029, coveredPortfolioWeight: 0.75, unknownPortfolioWeight: 0.05 }
  expect([restOf(costs, 'en'), restOf(costs, 'de')]).toEqual([
    'The funds charge 0.29%; 20% of the portfolio is in none and charges nothing.',
    'Die Fonds kosten 0,29\u00a0%; 20\u00a0% des Depots sind in keinem und kosten laufend nichts.',
  ])
  expect(restOf({ ...costs, unknownPortfolioWeight: 0.25 }, 'en')).toBeNull()
  expect(restOf({ weightedTer: null, coveredPortfolioWeight: 0, unknownPortfolioWeight: 0 }, 'en')).toBeNull()
})

test('two funds whose lists are whole and share nothing are not two of which nothing is known', async () => {
  const [a, b] = [isinOf('IE', 1), isinOf('IE', 2)]
  const headline = async (weight: number) => {
    const bundle = bundleOf({ securities: [fund(a), fund(b)], constituents: [row(a, 1, { isin: APPLE }), row(b, weight, { isin: WORLD })] })
    const snapshot = await createLocalClient({ bundle }).analyze.snapshot({ holdings: [{ isin: a, weight: 0.5 }, { isin: b, weight: 0.5 }] })
    return headlinesOf(snapshot, null, showIn('en', 'EUR')).overlap
  }
  expect(await headline(1)).toEqual({ figure: '< 1%', note: 'no two funds have more in common' })
  expect(await headline(0.5)).toEqual({ figure: 'not known', note: 'too few of the lists of the funds are known' })
})

test('the largest companies are added up as far as there are so many, by what they rest on', () => {
  const position = (weight: number, direct: number) => ({
    id: '', isin: null, name: '', weight, value: null, sector: null, region: null, provenance: { direct, viaFunds: [{ fund: 'F', isin: null, weight: weight - direct, shareInFund: 0 }] },
  })
  const bars = largestBars([position(0.5, 0.25), ...Array.from({ length: 6 }, () => position(0.0625, 0))], new Map([['F', 'estimated']]), 'en')
  // 0.5 + 4 x 0.0625 = 0.75; there are seven of them, no ten.
  expect(bars.map(({ name, size }) => [name, size])).toEqual([['Largest company', 0.5], ['5 largest companies', 0.75]])
  expect(bars.map(({ parts }) => [parts?.direct, parts?.estimated])).toEqual([[0.25, 0.25], [0.25, 0.5]])
})

test('what two funds share is the smaller weight of each company, and the rest of the overlap', () => {
  const sharedHoldings = [0.25, 0.125, 0.125, 0.0625, 0.0625, 0.03125].map((weightInA, at) => ({ id: `${at}`, name: `C${at}`, weightInA, weightInB: at === 0 ? 0.125 : 1 }))
  const pair = { fundA: 'A', fundB: 'B', isinA: null, isinB: null, overlap: 0.75, sharedCount: 8, sharedTail: null, sharedHoldings }
  // 0.125 + 0.125 + 0.125 + 0.0625 + 0.0625 = 0.5 of 0.75; 8 - 5 = 3 others.
  expect(sharedBars(pair, 'own', 'de').map(({ name, size }) => [name, size]).slice(3)).toEqual([['C3', 0.0625], ['C4', 0.0625], ['3 weitere Firmen', 0.25]])
  expect(sharedBars({ ...pair, overlap: 0.125, sharedCount: 1, sharedHoldings: sharedHoldings.slice(0, 1) }, 'own', 'de').map(({ size }) => size)).toEqual([0.125])
})

test('of less than 1 nobody says that it is at least that: 0.2 % of 100 beside 900 of which nothing is known', async () => {
  const a = isinOf('IE', 1)
  const bundle = bundleOf({ securities: [{ ...fund(a), ter: 0.002 }], constituents: [row(a, 1, { isin: APPLE })] })
  const headlines = async (value: number) => {
    const snapshot = await createLocalClient({ bundle }).analyze.snapshot({ basis: 'values', baseCurrency: 'EUR', holdings: [{ isin: a, value }, { isin: isinOf('XS', 2), value: 9 * value }] })
    return headlinesOf(snapshot, null, showIn('en', 'EUR'))
  }
  // A fund of one company is a tenth of the depot: 100 of 1,000, and 0.50 of 5.
  const [some, little] = [await headlines(100), await headlines(0.5)]
  expect([some.costs, some['look-through'].note]).toEqual([{ figure: 'not known', note: '0.2% where known; not known for 90% of the portfolio' }, 'at least €100'])
  expect([little.costs.figure, little['look-through'].note]).toEqual(['not known', ''])
})

describe('what the funds cost in a year', () => {
  const costing = (name: string, annualCost: number | null) => ({ isin: name, name, weight: 0.05, ter: annualCost === null ? null : 0.001, annualCost })
  const bars = (...costs: (number | null)[]) => costBars({ positions: costs.map((cost, index) => costing(`F${index + 1}`, cost)) }, (name) => name, showIn('en', 'EUR'))

  test('is one bar for each of six funds, dearest first, and what is not known last', () => {
    expect(bars(1, null, 6, 2, 5, 4, 3).map(({ name, size }) => [name, size])).toEqual([['F3', 6], ['F5', 5], ['F6', 4], ['F7', 3], ['F4', 2], ['F1', 1], ['F2', null]])
  })

  test('adds up those beyond the five dearest, and hides none of which it is not known', () => {
    // 2 + 1; ten of which it is not known: five by name, and the other five.
    const found = bars(1, 2, 3, 4, 5, 6, 7, ...Array.from({ length: 10 }, () => null))
    expect(found.slice(4, 6).map(({ name, size, text }) => [name, size, text])).toEqual([['F3', 3, '€3'], ['2 other funds', 3, '€3']])
    expect(found.slice(6).map(({ name, size }) => [name, size])).toEqual([...[8, 9, 10, 11, 12].map((at) => [`F${at}`, null]), ['5 other funds', null]])
  })
})

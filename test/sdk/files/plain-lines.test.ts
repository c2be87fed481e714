/** Lines of an ISIN and an amount, as people type and copy them. */
import { expect, test } from 'vitest'
import { readHoldings } from '../../../sdk/files/read'

const read = (text: string, numberFormat?: 'de' | 'en') => readHoldings(new TextEncoder().encode(text), { numberFormat })

const holdingsOf = async (text: string, numberFormat?: 'de' | 'en'): Promise<unknown> => {
  const verdict = await read(text, numberFormat)
  return verdict.ok ? verdict.request.holdings.map((holding) => ['isin' in holding ? holding.isin : holding.currency, holding.value]) : verdict.faults.map(({ row, code }) => [row, code])
}

test('whatever stands between them, an ISIN and an amount a line are holdings', async () => {
  const both = [['IE00B4L5Y983', 30_000], ['US0378331005', 2500]]
  for (const between of [' ', ';', '\t', ': ', ' | ', ' - ', ' = ', ',', '   ']) expect(await holdingsOf(`IE00B4L5Y983${between}30000\n\nUS0378331005${between}2500\n`), between).toEqual(both)
  expect(await holdingsOf('ie00b4l5y983 30.000,00 €\nUS0378331005 2.500,00 EUR')).toEqual(both)
  expect(await holdingsOf('iShares Core S&P 500 World IE00B4L5Y983 30,000.00\nApple US0378331005: 2,500.00')).toEqual(both)
  expect(await holdingsOf('30.000,00 IE00B4L5Y983 World\n2.500,00 US0378331005 Apple')).toEqual(both)
  expect(await holdingsOf('IE00B4L5Y983 30000\nGuthaben 5000')).toEqual([['IE00B4L5Y983', 30_000], ['EUR', 5000]])
  expect(await holdingsOf('IE00B4L5Y983 30.000', 'de')).toEqual([['IE00B4L5Y983', 30_000]])
})

test('what could mean something else is refused', async () => {
  expect(await holdingsOf('IE00B4L5Y984 30000')).toEqual([[1, 'wrong_check_digit']])
  expect(await holdingsOf('IE00B4L5Y983 30.000\nUS0378331005 2.500')).toEqual([[null, 'format_unclear']])
  expect(await holdingsOf('A0RPWH 30000')).toEqual([[1, 'unknown_security']])
  // Units beside a value, a price behind units, two papers in a line, a line without an amount.
  for (const text of ['IE00B4L5Y983 10 250', 'IE00B4L5Y983,300,30000', '300 World IE00B4L5Y983 100,00', 'IE00B4L5Y983 US0378331005 5', 'IE00B4L5Y983 30000\nUS0378331005', 'IE00B4L5Y983 30000\nsold 5 of them']) {
    expect(await holdingsOf(text), text).toEqual([[null, 'no_table']])
  }
})

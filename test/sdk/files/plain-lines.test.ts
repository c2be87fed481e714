/** Lines of an ISIN and an amount, as people type and copy them. */
import { expect, test } from 'vitest'
import type { SecurityLookup } from '../../../sdk/files/lookup'
import { sizeOf } from '../../../sdk/files/largest'
import { readHoldings } from '../../../sdk/files/read'
import { processorMs } from '../../support/processor'

const read = (text: string, numberFormat?: 'de' | 'en') => readHoldings(new TextEncoder().encode(text), { numberFormat })

const holdingsOf = async (text: string, numberFormat?: 'de' | 'en'): Promise<unknown> => {
  const verdict = await read(text, numberFormat)
  return verdict.ok ? verdict.request.holdings.map((holding) => ['isin' in holding ? holding.isin : holding.currency, sizeOf(holding)]) : verdict.faults.map(({ row, code }) => [row, code])
}

test('whatever stands between them, an ISIN and an amount a line are holdings', async () => {
  const both = [['IE00B4L5Y983', 30_000], ['US0378331005', 2500]]
  for (const between of [' ', ';', '\t', ': ', ' | ', ' - ', ' = ', ',', '   ']) expect(await holdingsOf(`IE00B4L5Y983${between}30000\n\nUS0378331005${between}2500\n`), between).toEqual(both)
  expect(await holdingsOf('ie00b4l5y983 30.000,00 €\nUS0378331005 2.500,00 EUR')).toEqual(both)
  expect(await holdingsOf('iShares Core S&P 500 World IE00B4L5Y983 30,000.00\nApple US0378331005: 2,500.00')).toEqual(both)
  expect(await holdingsOf('30.000,00 IE00B4L5Y983 World\n2.500,00 US0378331005 Apple')).toEqual(both)
  for (const cash of ['Guthaben 5000', 'Guthaben,5000', 'Verrechnungskonto: 5000 €', 'Cash EUR 5000', 'Tagesgeld 5000', 'Festgeld - 5000']) {
    expect(await holdingsOf(`IE00B4L5Y983 30000\n${cash}`), cash).toEqual([['IE00B4L5Y983', 30_000], ['EUR', 5000]])
  }
  expect(await holdingsOf('ＩＥ００Ｂ４Ｌ５Ｙ９８３ ３００００\n\u{1F34E} US03783\u200B31005\u{1F680} 2500')).toEqual(both)
  expect(await holdingsOf('300 x IE00B4L5Y983 = 30.000,00 €\n10 Stück US0378331005 = 2.500,00')).toEqual(both)
  // Units, and perhaps the price of one.
  for (const unclear of ['300 x IE00B4L5Y983 100,00', '300 x IE00B4L5Y983: 30.000,00', '300 x IE00B4L5Y983 à 100,00']) expect(await holdingsOf(unclear), unclear).toEqual([[null, 'no_table']])
  expect(await holdingsOf('IE00B4L5Y983 30.000', 'de')).toEqual([['IE00B4L5Y983', 30_000]])
})

test('thousands with a blank between them are one amount where they can be nothing else', async () => {
  // `000` and `050` are no numbers of their own; a narrow blank parts no columns, nor does any behind a mark that does.
  for (const [amount, value] of [['12 000', 12_000], ['12 050,50 €', 12_050.5], ['1 000 000', 1_000_000], ['12\u00a0000', 12_000], ['12\u202f500', 12_500], ['1\u202f234\u202f567,89', 1_234_567.89]] as const) {
    expect(await holdingsOf(`IE00B4L5Y983 ${amount}`), amount).toEqual([['IE00B4L5Y983', value]])
    expect(await holdingsOf(`${amount} IE00B4L5Y983 World`), amount).toEqual([['IE00B4L5Y983', value]])
  }
  for (const between of [';', '\t', ' | ']) expect(await holdingsOf(`IE00B4L5Y983${between}12 500`), between).toEqual([['IE00B4L5Y983', 12_500]])
  expect(await holdingsOf('IE00B4L5Y983 30 000\nGirokonto 20 000,50')).toEqual([['IE00B4L5Y983', 30_000], ['EUR', 20_000.5]])
  // 12 units and what they come to, units and a grouped value, groups of other sizes, blanks of two kinds.
  for (const unclear of ['12 500', '12 500,00 €', '12\u00a0500', '10 12 000', '12 000 250', '12 500 000', '1 00', '12 0000', '1 000\u202f500', '1.000 000']) {
    expect(await holdingsOf(`IE00B4L5Y983 ${unclear}`), unclear).toEqual([[null, 'no_table']])
  }
})

test('the currency and an amount are an account, unless that is what all others come to', async () => {
  for (const cash of ['EUR 5000', '€ 5000', 'Euro: 5 000', 'EUR;5000,00', '€5000']) expect(await holdingsOf(`IE00B4L5Y983 30000\n${cash}`), cash).toEqual([['IE00B4L5Y983', 30_000], ['EUR', 5000]])
  // Dollars among euros are to be converted first, and are no fund with `USD` in its name.
  expect(await holdingsOf('USD 3000\nIE00B4L5Y983 10000')).toEqual([[1, 'other_currency']])
  // 30,000 + 2,500 = 32,500
  expect(await holdingsOf('IE00B4L5Y983 30000\nUS0378331005 2500\nEUR 32500')).toEqual([[3, 'unknown_security']])
  expect(await holdingsOf('IE00B4L5Y983 30000\nUS0378331005 2500\nUSD 32500')).toEqual([[3, 'unknown_security']])
  // 5,000.40 + 100.30 = 5,100.70, which an app shows as 5,101
  expect(await holdingsOf('IE00B4L5Y983 5000,40\nUS0378331005 100,30\nEUR 5101')).toEqual([[3, 'unknown_security']])
  // Units, and what they are worth in a line of its own.
  expect(await holdingsOf('IE00B4L5Y983 300\n€ 30000\nUS0378331005 10\n€ 2000')).toEqual([[2, 'unknown_security'], [4, 'unknown_security']])
})

test('a dash at a number is its sign: what is owed is not held', async () => {
  for (const debt of ['Guthaben -500', 'Guthaben,-500']) {
    expect(await read(`IE00B4L5Y983 30000\n${debt}`), debt).toMatchObject({ request: { holdings: [{ value: 30_000 }] }, leftOut: [{ row: 2, reason: 'negative_cash', value: -500 }] })
  }
  for (const short of ['US0378331005 -500', 'US0378331005:-500']) expect(await holdingsOf(`IE00B4L5Y983 30000\n${short}`), short).toEqual([[2, 'negative']])
})

test('a name stands for its security once it is confirmed', async () => {
  const lookup: SecurityLookup = (wanted) => Promise.resolve(wanted.map(({ name }) => ({ isin: name === 'Siemens' ? 'DE0007236101' : 'IE00B4L5Y983', name: `${name} in full`, isCertain: false })))
  const text = new TextEncoder().encode('iShares Core S&P 500 6.000\nSiemens: 2.500,50 €\nUS0378331005 1000\nGuthaben 500\nSumme 10.000,50')
  const asked = await readHoldings(text, { lookup })
  expect(asked).toMatchObject({ ok: false, proposals: [{ row: 1, name: 'iShares Core S&P 500', isin: 'IE00B4L5Y983' }, { row: 2, name: 'Siemens', isin: 'DE0007236101' }] })
  // Nothing but names and amounts: one of them is known.
  const two = await readHoldings(new TextEncoder().encode('Siemens 2000\nQzxw Vbnm 3500'), { lookup: async (wanted) => (await lookup(wanted)).map((match, at) => (wanted[at]?.name === 'Siemens' ? match : null)) })
  expect(two).toMatchObject({ ok: false, proposals: [{ row: 1, isin: 'DE0007236101' }], faults: [{ row: 1, code: 'unknown_security' }, { row: 2, code: 'unknown_security' }] })
  const read = await readHoldings(text, { lookup, isins: { 1: 'IE00B4L5Y983', 2: 'DE0007236101' } })
  expect(read).toMatchObject({ ok: true, request: { holdings: [{ isin: 'IE00B4L5Y983', value: 6000 }, { isin: 'DE0007236101', value: 2500.5 }, { isin: 'US0378331005', value: 1000 }, { currency: 'EUR', value: 500 }] } })
})

test('a line that is nothing but an ISIN among lines with amounts is named: its amount is missing', async () => {
  expect(await holdingsOf('IE00B4L5Y983 30000\nUS0378331005\nDE0007164600: 400')).toEqual([[2, 'no_amount']])
})

test('what could mean something else is refused', async () => {
  expect(await holdingsOf('IE00B4L5Y984 30000')).toEqual([[1, 'wrong_check_digit']])
  expect(await holdingsOf('IE00B4L5Y983 30.000\nUS0378331005 2.500')).toEqual([[null, 'format_unclear']])
  expect(await holdingsOf('A0RPWH 30000')).toEqual([[1, 'unknown_security']])
  // The mark of a footnote, a part of one: neither is a digit.
  for (const text of ['IE00B4L5Y983 5.000²', 'IE00B4L5Y983 5.000①', 'IE00B4L5Y983 5½']) expect(await holdingsOf(text), text).toEqual([[null, 'no_table']])
  // Numbers that end a name or another number, units, bookings.
  for (const text of ['iShares Core S&P 500', 'Vanguard Russell 2000', 'Siemens 1 250', 'Siemens 10 1250,00', '10 Siemens 1250', 'Siemens Stück 10', 'Kauf Siemens 250', 'Siemens;10;1250', 'Depot vom 31.12.2025', 'Siemens 250\nApple']) expect(await holdingsOf(text), text).toEqual([[null, 'no_table']])
  // Units beside a value, a price behind units, two papers in a line, a line without an amount.
  for (const text of ['IE00B4L5Y983 10 250', 'IE00B4L5Y983,300,30000', '300 World IE00B4L5Y983 100,00', 'IE00B4L5Y983 US0378331005 5', 'IE00B4L5Y983\nUS0378331005', 'IE00B4L5Y983 30000\nsold 5 of them']) {
    expect(await holdingsOf(text), text).toEqual([[null, 'no_table']])
  }
})

test.each([
  ['blanks', ` ${' '.repeat(40_000)}€`],
  ['tabs', `\t${'\t'.repeat(40_000)}€`],
  ['semicolons', `${';'.repeat(40_000)}x`],
])('a line of forty thousand %s is no line of a list, and soon known not to be one: it took seconds', async (_what, end) => {
  const begin = processorMs()
  expect([[[null, 'no_table']], [[2, 'too_large']]]).toContainEqual(await holdingsOf(`IE00B4L5Y983 50\ne${end}`))
  expect(processorMs() - begin).toBeLessThan(1000)
})

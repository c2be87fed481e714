/** What the tables of a January bill say of cash. */
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { computeBill } from '../../../../core/depot-tax/advance-lump-sum/compute'
import { Bill } from '../../../../server/pages/depot-tax/bill/bill'
import { Tables } from '../../../../server/pages/depot-tax/bill/tables'
import { billOf, emptyBank, emptyDraft, emptyFund } from '../../../../server/pages/depot-tax/draft'

test('cash that was given is never said not to be: a bound while the debit is not known, and nothing lacks where nothing is debited', () => {
  const cash = { cash: '20' }
  const fund = { isin: 'IE00B4L5Y983', fondstyp: 'SONSTIGE' as const, start: '10000' }
  const { question } = billOf({
    ...emptyDraft(2025, ''), banks: [{ ...emptyBank(1, 'A'), ...cash }, emptyBank(2, 'B'), { ...emptyBank(3, 'C'), ...cash, withholdsTax: false }],
    funds: [1, 2, 3].map((bank) => ({ ...emptyFund(bank, bank), ...fund, end: bank === 3 ? '11000' : '' })),
  }, 'en')
  if (question === null) throw new Error('The draft is complete')
  const bill = computeBill(question.inputs, { locale: 'en', kinds: new Map() }).result
  const html = renderToString(h(Tables, { bill, rows: question.rows, year: 2025, locale: 'en' }))
  const lacks = [...(/<tbody[^>]*>(.*?)<\/tbody>/s.exec(html)?.[1] ?? '').matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => row.replaceAll(/<[^>]*>/g, '|').split('|').filter((text) => text !== '').at(-1))
  // 10,000 x 2.53 % x 0.7 = 177.10, of which 26.375 % are 46.71: of 20 EUR no more than 27 are missing.
  expect(lacks).toEqual(['at most €27', 'cash not given', '€0.00'])
})

test('where shares are all there is, nothing is debited, and no fund is asked for', () => {
  const said = (hasTrades: boolean, funds: ReturnType<typeof emptyFund>[]): string => renderToString(h(Bill, { draft: { ...emptyDraft(2025, ''), funds }, hasTrades, paid: [], locale: 'en' })).replaceAll(/<[^>]*>/g, ' ')
  expect(said(false, [])).toContain('Begin below')
  // Bookings of shares make no row.
  expect(said(true, [])).toContain('There is no fund among them: nothing is debited in January.')
  expect(said(false, [{ ...emptyFund(1, 1), isin: 'US0378331005', name: 'Apple', fondstyp: 'AKTIE' }])).toContain('There is no fund among them')
  expect(said(true, [{ ...emptyFund(1, 1), isin: 'IE00B4L5Y983', name: 'World', fondstyp: 'AKTIENFONDS' }])).toContain('With a value at the start of 2025')
})

/** What is typed on the page of depot tax and is no number there makes no question to a model. */
import type { Findable } from '../../../../core/find/entry'
import { expect, test } from 'vitest'
import { computeBill } from '../../../../core/depot-tax/advance-lump-sum/compute'
import { computeSale } from '../../../../core/depot-tax/sale/compute'
import { billSentences, openDistributions } from '../../../../server/pages/depot-tax/bill/answer'
import { billOf, chosenFor, draftOfHoldings, draftOfTrades, emptyBank, emptyFund, exampleDraft, typed, withAmounts, withKnown, type BankRow, type Draft, type FundRow } from '../../../../server/pages/depot-tax/draft'
import { steuerjahre } from '../../../../core/law/investmentfonds/figures'
import { finder } from '../../../../core/find/finder'
import { securitiesOf, withStatedKinds, yearsOf, type SecurityRow } from '../../../../server/pages/depot-tax/return/draft'
import { saleOf, type SaleDraft } from '../../../../server/pages/depot-tax/sale/draft'
import { computeYear } from '../../../../core/depot-tax/year/compute'
import { amountFields, emptyCertificate, emptyRefund, type CertificateRow, type RefundDraft } from '../../../../server/pages/depot-tax/refund/draft'
import { isChurchUnsaid, refundOf } from '../../../../server/pages/depot-tax/refund/inputs'
import { processorMs } from '../../../support/processor'

const person = { bundesland: null, kirchensteuer: false, filing_status: 'single' } as const
const fund: FundRow = { ...emptyFund(1, 1), isin: 'IE00B4L5Y983', fondstyp: 'AKTIENFONDS', start: '10000', end: '11000' }
const draftWith = (funds: readonly FundRow[], banks: readonly BankRow[] = [emptyBank(1, 'Bank')]): Draft => ({ year: 2025, person, banks, funds })

/** No number, or none that counts: blanks of every kind where a number is needed are in `blanks`. */
const blanks = ['', ' ', '\t', '\u00a0', '  ']
const wrong = ['none', '-1', '1e99', '1,2,3', 'NaN', 'Infinity', '12 EUR 5', '100000001', '0x10', '١']

test('a bill is asked for only when every number can be read', () => {
  // Nor with a start of 0: what was bought in the year is no matter of values.
  for (const text of [...blanks, ...wrong, '0', '0.00']) {
    const { faults, question } = billOf(draftWith([{ ...fund, start: text }]), 'en')
    expect([faults, question], `start: ${JSON.stringify(text)}`).toEqual([['fund-1-start'], null])
    expect(billSentences(draftWith([{ ...fund, start: text }]), 'en'), `start: ${JSON.stringify(text)}`).toEqual([])
  }
  for (const text of wrong) {
    for (const field of ['end', 'distributions'] as const) expect(billOf(draftWith([{ ...fund, [field]: text }]), 'de'), `${field}: ${text}`).toEqual({ faults: [`fund-1-${field}`], question: null })
    for (const field of ['order', 'lossPot', 'cash'] as const) {
      expect(billOf(draftWith([fund], [{ ...emptyBank(1, 'Bank'), [field]: text }]), 'de'), `${field}: ${text}`).toEqual({ faults: [`bank-1-${field}`], question: null })
    }
  }
  // An end that is not typed is not known: the bill says so, and no debit.
  for (const text of blanks) {
    const { question } = billOf(draftWith([{ ...fund, end: text }]), 'en')
    expect(question && computeBill(question.inputs, { locale: 'en', kinds: new Map() }).result.debit).toBeNull()
  }
  expect(billOf(draftWith([{ ...fund, isin: 'IE00B4L5Y984' }]), 'en')).toEqual({ faults: ['fund-1-isin'], question: null })
  expect(billOf(exampleDraft(2025), 'en').faults).toEqual([])
})

test('a row of which only the distributions are typed is not left out, and two banks of one name are not mixed up', () => {
  expect(billOf(draftWith([{ ...emptyFund(1, 1), distributions: '5' }]), 'en').faults).toEqual(['fund-1-isin', 'fund-1-start'])
  expect(billOf(draftWith([emptyFund(1, 1)]), 'en').question?.inputs.positions).toEqual([])
  const banks = [emptyBank(1, 'Bank'), emptyBank(2, ' Bank ')]
  expect(billOf(draftWith([fund, { ...fund, id: 2, bank: 2 }], banks), 'en')).toEqual({ faults: ['bank-2-name'], question: null })
})

test('a split within the year stands in the question, with the units of then', () => {
  const trade = { row: 1, account: '', isin: 'IE00B3YCGJ38', name: 'S&P 500', kind: 'fund', date: '2024-03-01', type: 'purchase', units: 1000, gross: 9000, fees: 0 } as const
  const split = { isin: 'IE00B3YCGJ38', name: 'S&P 500', date: '2025-12-15', newUnits: 100, oldUnits: 1, units: 'before', isProven: false } as const
  const { question } = billOf(draftOfTrades({ trades: [trade], splits: [split] }, draftWith([]), 'Depot'), 'de')
  expect(question?.inputs.positions).toMatchObject([{ unitsStart: 10, changes: [{ type: 'split', month: 12, ratio: 100 }] }])
})

test('units that were merged are those of the fund of then: a row for each, of which the other one is gone', () => {
  const trade = { row: 1, account: '', isin: 'IE00BKM4GZ66', name: 'New', kind: 'fund', date: '2022-03-01', type: 'purchase', units: 120, gross: 4000, fees: 0, merged: [{ isin: 'IE00B4L5Y983', date: '2024-05-15', ratio: 1.5 }] } as const
  const draft = draftOfTrades({ trades: [trade], splits: [] }, draftWith([]), 'Depot')
  const billFor = (year: number) => {
    const { question } = billOf({ ...draft, year }, 'de')
    return [question?.inputs.positions.map((each) => ('unitsStart' in each ? [each.isin, each.unitsStart, each.changes] : each)), question?.gone.map(({ isin }) => isin)]
  }
  // 120 / 1.5
  expect(billFor(2023)).toEqual([[['IE00B4L5Y983', 80, undefined]], ['IE00BKM4GZ66']])
  expect(billFor(2024)).toEqual([[['IE00BKM4GZ66', 80, [{ type: 'merger', month: 5, isin: 'IE00B4L5Y983', ratio: 1.5 }]]], ['IE00B4L5Y983']])
  expect(billFor(2025)).toEqual([[['IE00BKM4GZ66', 120, undefined]], ['IE00B4L5Y983']])
  const rows = securitiesOf({ ok: true, trades: [trade], noTrades: [], hasFees: true, unchecked: [], payments: [], unreadPayments: [], alike: [], doubtful: [], splits: [], rates: [] })
  expect(rows.map(({ isin }) => isin)).toEqual(['IE00B4L5Y983', 'IE00BKM4GZ66'])
  // Of the year of the merger no price helps, and 2022 has no lump sum.
  const file = { trades: [trade, { row: 2, account: '', isin: 'IE00BKM4GZ66', name: 'New', kind: 'fund', date: '2026-02-02', type: 'sale', units: 10, gross: 400, fees: 0 } as const] }
  expect(rows.map((row) => yearsOf(file, { ...row, kind: 'AKTIENFONDS' }, 2026))).toEqual([[2023], [2025]])
})

test('a fund into which another one was merged that was held beside it has a position of each, bounded by the first prices of both', () => {
  const common = { row: 1, account: '', isin: 'IE00BKM4GZ66', name: 'New', kind: 'fund', type: 'purchase', gross: 4000, fees: 0 } as const
  const trades = [{ ...common, date: '2022-03-01', units: 120, merged: [{ isin: 'IE00B4L5Y983', date: '2024-05-15', ratio: 1.5 }] }, { ...common, row: 2, date: '2022-03-01', units: 10 }]
  const draft = { ...draftOfTrades({ trades, splits: [] }, draftWith([]), 'Depot'), year: 2024 }
  const start: Record<string, string> = { IE00BKM4GZ66: '30', IE00B4L5Y983: '60' }
  const { question } = billOf({ ...draft, funds: draft.funds.map((row) => ({ ...row, fondstyp: 'AKTIENFONDS' as const, start: start[row.isin] ?? '', ...(row.isin === common.isin && { end: '40' }) })) }, 'de')
  if (question === null) throw new Error('must be asked')
  expect(question.inputs.positions).toMatchObject([{ unitsStart: 10, priceStart: 30, priceEnd: 40 }, { unitsStart: 80, priceStart: 60, changes: [{ type: 'merger', isin: 'IE00B4L5Y983', priceStart: 30 }] }])
  expect([question.rows.map(({ isin }) => isin), question.gone.map(({ isin }) => isin)]).toEqual([[common.isin, common.isin], ['IE00B4L5Y983']])
  // The dearer of 60 / 1.5 and 30: 120 x 40 x 2.29 % x 70 % = 76.94 at most; 10 x 30 x 2.29 % x 70 % = 4.81.
  expect(computeBill(question.inputs, { locale: 'de', kinds: new Map() }).result.positions.map(({ lumpSum, atMost }) => [lumpSum, atMost?.lumpSum])).toEqual([[4.81, undefined], [null, 76.94]])
})

test('a sale of units whose lump sums of before a merger nobody knows says so', () => {
  const merged = { ...sale, date: '2026-02-02' }
  const lots = (date: string, more: object = { mergedOn: '2025-05-15' }) => [{ id: 1, date, units: '10', price: '50', ...more }, { id: 2, date: '2025-03-03', units: '5', price: '60' }]
  expect([saleOf({ ...merged, lots: lots('2024-03-01') }, person, 'de').missing, saleOf({ ...merged, lots: lots('2025-06-02') }, person, 'de').missing, saleOf({ ...merged, lots: lots('2024-03-01', {}) }, person, 'de').missing]).toEqual(['merged', null, 'prices'])
})

test('where lump sums are not known they count as nothing, which only makes the tax higher', () => {
  const lots = [{ id: 1, date: '2024-03-01', units: '10', price: '50', lumpSums: '12,50' }, { id: 2, date: '2024-06-03', units: '10', price: '60' }]
  const { inputs, missing } = saleOf({ ...sale, lots, years: {} }, person, 'de')
  expect([missing, inputs?.lots.map(({ lumpSums }) => lumpSums), inputs?.years]).toEqual(['prices', [12.5, 0], []])
})

test('lump sums that the bank states are taken as they are, and need no prices', () => {
  const lots = [{ id: 1, date: '2024-03-01', units: '10', price: '50', lumpSums: '12,50' }, { id: 2, date: '2025-06-02', units: '10', price: '60' }]
  const { inputs, years } = saleOf({ ...sale, lots: lots.map((lot) => ({ ...lot, mergedOn: '2025-05-15' })), years: { 2025: { start: '50', end: '60', distributions: '' } } }, person, 'de')
  expect(years).toEqual([2025])
  if (inputs === null) throw new Error('must be asked')
  const { result } = computeSale({ ...inputs, sale: { ...inputs.sale, units: 10 } }, { locale: 'de', kinds: new Map() })
  // 10 x 110 - 10 x 50 - 12.50 = 587.50, of which 70 % count.
  expect(result).toMatchObject({ gain: 587.5, taxable: 411.25 })
  for (const text of wrong) expect(saleOf({ ...sale, lots: [{ ...lots[0]!, lumpSums: text }] }, person, 'en'), text).toMatchObject({ inputs: null, faults: ['lot-1-lumpSums'] })
  // What no field shows any more plays no part.
  expect(saleOf({ ...sale, kind: 'AKTIE', lots: [{ ...lots[0]!, lumpSums: 'x' }] }, person, 'de').inputs?.lots[0]).not.toHaveProperty('lumpSums')
})

test('units bought before 2018 are sold by what the bank states of the end of 2017', () => {
  const lot = { id: 1, date: '2015-03-02', units: '10', price: '50', lumpSums: '0' }
  const asked = (more: object) => saleOf({ ...sale, lots: [{ ...lot, ...more }] }, person, 'en')
  expect([asked({}).missing, asked({ priceBefore: '80' }).missing, asked({ date: '2008-12-31', priceBefore: '80' }).missing, asked({ date: '2009-01-01', priceBefore: '80' }).missing]).toEqual(['before2018', 'before2018', null, 'before2018'])
  const { inputs } = asked({ priceBefore: '80', resultBefore: '-40' })
  // No result is asked for of units of before 2009, and none that was typed before their day plays a part.
  expect(asked({ date: '2008-12-31', priceBefore: '80', resultBefore: 'x' })).toMatchObject({ missing: null, faults: [] })
  expect(asked({ date: '2008-12-31', priceBefore: '80', resultBefore: '40' }).inputs?.lots[0]).not.toHaveProperty('resultBeforeReform')
  if (inputs === null) throw new Error('must be asked')
  // (10 x 110 - 10 x 80) x 70 % - 40 = 170.
  expect(computeSale({ ...inputs, sale: { ...inputs.sale, units: 10 } }, { locale: 'en', kinds: new Map() }).result).toMatchObject({ gain: 300, taxable: 170 })
})

test('a purchase after the sale, and one of shares before 2009, is told at its day', () => {
  const lots = (date: string) => [{ id: 1, date, units: '10', price: '50' }]
  const faultsOf = (kind: SaleDraft['kind'], date: string) => saleOf({ ...sale, kind, lots: lots(date) }, person, 'de').faults
  expect([faultsOf('AKTIE', '2026-02-02'), faultsOf('AKTIE', '2009-01-01')]).toEqual([[], []])
  expect([faultsOf('AKTIE', '2026-02-03'), faultsOf('AKTIE', '2008-12-31'), faultsOf('AKTIENFONDS', '2026-02-03')]).toEqual([['lot-1-date'], ['lot-1-date'], ['lot-1-date']])
})

test('an amount behind a name is the value of the fund, and a number that belongs to a name is none', () => {
  const entry = { kind: 'fund', assetClass: 'equities', ter: null, index: null, wkn: null, tickers: [], prices: null, taxKind: null } as const
  const find = finder([{ ...entry, isin: 'IE00B5BMR087', name: 'iShares Core S&P 500 UCITS ETF' }, { ...entry, isin: 'IE00B4L5Y983', name: 'iShares Core MSCI World UCITS ETF' }])
  const taken = (what: string) => {
    const row = { ...emptyFund(1, 1), isin: what }
    return withAmounts(find)(what, 8).map((found) => [found.isin, chosenFor(row, found, find).start])
  }
  expect([taken('MSCI World 20.000'), taken('S&P 500'), taken('S&P 500 1500 EUR'), taken('msci world 40'), taken('20000')]).toEqual([[['IE00B4L5Y983', '20.000']], [['IE00B5BMR087', undefined]], [['IE00B5BMR087', '1500']], [], []])
})

test('a name with a great many letters and blanks has no amount behind it, and that is known at once', () => {
  const what = `${'a'.repeat(1000)}${' '.repeat(4000)}x`
  const begin = processorMs()
  expect(withAmounts((wanted) => (wanted === what ? [] : [{ isin: 'IE00B4L5Y983' } as never]))(what, 8)).toEqual([])
  // It took four seconds for half as many.
  expect(processorMs() - begin).toBeLessThan(6000)
})

test('distributions on one unit are months and amounts, or a fault', () => {
  const trade = { row: 1, account: '', isin: 'IE00B4L5Y983', name: 'World', kind: 'fund', date: '2025-01-10', type: 'purchase', units: 10, gross: 1000, fees: 0 } as const
  const draft = draftOfTrades({ trades: [trade], splits: [] }, draftWith([]), 'Depot')
  const asked = (distributions: string) => billOf({ ...draft, funds: draft.funds.map((row) => ({ ...row, distributions })) }, 'de')
  expect(asked('3: 0,20; 9: 0,25').question?.inputs.positions[0]?.distributions).toEqual([{ month: 3, perUnit: 0.2 }, { month: 9, perUnit: 0.25 }])
  expect(asked(' ').question?.inputs.positions[0]?.distributions).toEqual([])
  for (const text of ['0,20', '13: 0,20', '0: 1', '3:', '3: ', '3: x', '3: 0,20; 9', 'none']) expect(asked(text).faults.at(0), text).toBe('fund-1-distributions')
})

test('an order above the allowance of the assessment is none, in a bill and in a sale', () => {
  const couple = { ...person, filing_status: 'joint' } as const
  const inBill = (order: string, who: Draft['person']) => billOf({ ...draftWith([fund], [{ ...emptyBank(1, 'Bank'), order }]), person: who }, 'de').faults
  const inSale = (order: string, who: Draft['person'], date = '2026-02-02') => saleOf({ ...sale, order, date }, who, 'de').faults
  for (const [order, who, is] of [['1000', person, true], ['1000,01', person, false], ['2000', couple, true], ['2000,01', couple, false]] as const) {
    expect([inBill(order, who), inSale(order, who)], `${order} ${who.filing_status}`).toEqual(is ? [[], []] : [['bank-1-order'], ['sale-0-order']])
  }
  // 801 EUR until 2022.
  expect(inSale('900', person, '2022-12-30')).toContain('sale-0-order')
})

test('a fund that distributes by its name is told where nothing says what it paid', () => {
  const rows = [
    { ...fund, name: 'Vanguard FTSE All-World UCITS ETF (USD) Distributing' }, { ...fund, name: 'iShares Core S&P 500 UCITS ETF USD (Dist)', distributions: '12' },
    { ...fund, name: 'iShares Core MSCI World UCITS ETF USD (Acc)' }, { ...fund, name: '' },
  ]
  expect(openDistributions(rows).map(({ name }) => name)).toEqual(['Vanguard FTSE All-World UCITS ETF (USD) Distributing'])
})

test('values of a list are those of the end of a year once it is over', () => {
  const list = { holdings: [{ isin: 'IE00B4L5Y983', value: 1234.5 }, { assetClass: 'cash', currency: 'EUR', value: 5 }] } as unknown as Parameters<typeof draftOfHoldings>[0]
  const endOn = (today: string): (string | undefined)[] => draftOfHoldings(list, {}, { ...draftWith([]), year: 2026 }, 'Depot', { locale: 'de', today }).funds.map(({ end }) => end)
  expect([endOn('2026-11-26'), endOn('2026-12-31'), endOn('2027-01-02')]).toEqual([[''], ['1234,5'], ['1234,5']])
})

test('lump sums at a foreign broker are not debited, and what is 0 at most is nothing', () => {
  const said = (row: FundRow, bank: BankRow) => billSentences(draftWith([row], [bank]), 'en')
  expect(said(fund, { ...emptyBank(1, 'Broker'), withholdsTax: false })).toEqual(['Nothing is debited in January 2026.'])
  // 10,000 x 2.53 % x 0.7 x 0.7 = 123.97 at most, within the order of 200.
  expect(said({ ...fund, end: '' }, { ...emptyBank(1, 'Bank'), order: '200' })).toEqual(['Nothing is debited in January 2026.'])
  // 123.97 x 0.25 = 30.99, with 5.5 % of it, 1.70.
  expect(said(fund, emptyBank(1, 'Bank'))).toEqual(['€32.69 fall due on 2 Jan 2026.', 'With the best exemption order (Bank:\u00A0€124) it would be €0.00.'])
})

const sale: SaleDraft = {
  kind: 'AKTIENFONDS', lots: [{ id: 1, date: '2025-03-03', units: '10', price: '100' }], date: '2026-02-02', price: '110', costs: '', by: 'units', units: 0, net: 0,
  order: '', lossGeneral: '', lossShares: '', years: { 2025: { start: '100', end: '105', distributions: '' } },
}
const asked = (change: Partial<SaleDraft>) => {
  const { inputs, faults, missing } = saleOf({ ...sale, ...change }, person, 'en')
  return { isAsked: inputs !== null, faults, missing }
}

test('a sale is asked for only when everything is there and can be read', () => {
  expect(asked({})).toEqual({ isAsked: true, faults: [], missing: null })
  for (const text of wrong) {
    for (const field of ['price', 'costs', 'order', 'lossGeneral', 'lossShares'] as const) expect(asked({ [field]: text }), `${field}: ${text}`).toEqual({ isAsked: false, faults: [`sale-0-${field}`], missing: null })
    for (const field of ['units', 'price'] as const) expect(asked({ lots: [{ ...sale.lots[0]!, [field]: text }] }), `lot, ${field}: ${text}`).toEqual({ isAsked: false, faults: [`lot-1-${field}`], missing: 'lots' })
    for (const field of ['start', 'end', 'distributions'] as const) {
      expect(asked({ years: { 2025: { ...sale.years[2025]!, [field]: text } } }), `2025, ${field}: ${text}`).toEqual({ isAsked: false, faults: [`year-2025-${field}`], missing: 'prices' })
    }
  }
  for (const text of [...blanks, '0']) {
    expect(asked({ price: text }), `price ${JSON.stringify(text)}`).toEqual({ isAsked: false, faults: [], missing: 'price' })
    // Without lump sums the sale is asked for as a bound of its tax.
    expect(asked({ years: { 2025: { ...sale.years[2025]!, end: text } } }), `end ${JSON.stringify(text)}`).toEqual({ isAsked: true, faults: [], missing: 'prices' })
  }
  // A purchase that is typed in part would lower what is sold if it were left out.
  for (const part of [{ date: '' }, { units: ' ' }, { price: '' }]) expect(asked({ lots: [...sale.lots, { ...sale.lots[0]!, id: 2, ...part }] })).toEqual({ isAsked: false, faults: [], missing: 'lots' })
  expect(asked({ lots: [{ ...sale.lots[0]!, units: '0' }] })).toEqual({ isAsked: false, faults: ['lot-1-units'], missing: 'lots' })
  expect(asked({ lots: [...sale.lots, { id: 2, date: '', units: '', price: ' ' }] }).isAsked).toBe(true)
  expect(asked({ date: '' })).toEqual({ isAsked: false, faults: ['sale-0-date'], missing: null })
  expect(asked({ kind: '' })).toEqual({ isAsked: false, faults: [], missing: 'kind' })
  expect(asked({ lots: [{ ...sale.lots[0]!, date: '2017-12-31' }] }).missing).toBe('before2018')
  // The year after the last one with a base rate lies before this day: no price helps.
  expect(asked({ date: `${(steuerjahre.at(-1) ?? NaN) + 2}-02-02` }).missing).toBe('baseRate')
  expect(asked({ date: '2027-01-02' }).missing).toBeNull()
  expect(asked({ date: '2027-01-04' }).missing).toBe('prices')
})

const knownIn = (funds: readonly FundRow[], known: ReadonlyMap<string, Findable>, year = 2026): readonly FundRow[] => withKnown({ ...exampleDraft(year), funds }, known, 'de').funds

test('the close that a year began with fills the first price of bookings, for that year and unless one was typed', () => {
  const prices = { from: '2020-01-02', to: '2026-08-12', close: 114, opening: { date: '2026-01-02', close: 111.35 } }
  const known = new Map([['A', { isin: 'A', name: 'World Acc', kind: 'fund', assetClass: 'equities', ter: null, index: null, wkn: null, tickers: [], prices, taxKind: null }]] as const)
  const row: FundRow = { ...emptyFund(1, 1), isin: 'A', trades: [] }
  const filled = { start: '111,35', closeOf: '2026-01-02' }
  expect(knownIn([row], known)).toEqual([expect.objectContaining(filled)])
  const others: [FundRow, number][] = [[row, 2025], [{ ...row, isin: 'B' }, 2026], [{ ...row, trades: null }, 2026], [{ ...row, ...filled }, 2025]]
  for (const [each, year] of others) expect(knownIn([each], known, year)[0]).toMatchObject({ start: '' })
  expect(knownIn([{ ...row, start: '110' }], known)[0]).toMatchObject({ start: '110' })
  expect(knownIn(knownIn([{ ...row, ...filled }], known, 2025), known)).toEqual([expect.objectContaining(filled)])
})

test('a kind that is stated fills a row whose kind nobody chose, and goes with the fund', () => {
  const entry = { name: 'Energy', kind: 'fund', assetClass: 'equities', ter: null, index: null, wkn: null, tickers: [], prices: null } as const
  const taxKind = { kind: 'MISCHFONDS', asOf: '2023-11-29', source: 'statements' } as const
  const find = finder([{ ...entry, isin: 'IE00B1XNHC34', taxKind }, { ...entry, isin: 'IE00B4L5Y983', taxKind: null }])
  const empty = emptyFund(1, 1)
  const begun = { ...empty, ...typed(empty, ' ie00b1xnhc34', find) }
  expect(begun).toMatchObject({ fondstyp: 'MISCHFONDS', statedOn: '2023-11-29' })
  // Half an ISIN, another fund and a directory that has not come yet state nothing.
  for (const [isin, known] of [['IE00B1XNHC3', find], ['IE00B4L5Y983', find], ['IE00B1XNHC34', null]] as const) expect({ ...begun, ...typed(begun, isin, known) }, isin).toMatchObject({ isin, fondstyp: '', statedOn: undefined })
  expect(typed({ ...empty, fondstyp: 'SONSTIGE' }, 'IE00B1XNHC34', find)).not.toHaveProperty('fondstyp')
  const stated = new Map([['IE00B1XNHC34', { ...entry, isin: 'IE00B1XNHC34', taxKind }]])
  const security: SecurityRow = { isin: 'IE00B1XNHC34', name: 'Energy', kind: '', years: {} }
  const rows = [{ ...empty, isin: 'IE00B1XNHC34' }, { ...empty, isin: 'IE00B1XNHC34', fondstyp: 'AKTIE' }, { ...empty, isin: 'IE00B4L5Y983' }] as const
  expect(knownIn(rows, stated).map(({ fondstyp, statedOn }) => [fondstyp, statedOn])).toEqual([['MISCHFONDS', '2023-11-29'], ['AKTIE', undefined], ['', undefined]])
  expect(withStatedKinds([security, { ...security, kind: 'AKTIE' }], stated).map(({ kind, statedOn }) => [kind, statedOn])).toEqual([['MISCHFONDS', '2023-11-29'], ['AKTIE', undefined]])
})

test.each([
  ['stock', 'equities', 'AKTIE', 'AKTIE'], ['etc', 'gold', 'AKTIE', ''], ['bond', 'bonds', 'AKTIE', ''], ['other', 'crypto', 'AKTIE', ''], ['other', null, '', ''], ['fund', 'equities', '', ''],
] as const)('a %s of %s is %j in a bill and %j in a return, where nobody states more', (kind, assetClass, inBill, inReturn) => {
  const stated = new Map([['X', { isin: 'X', name: 'X', kind, assetClass, ter: null, index: null, wkn: null, tickers: [], prices: null, taxKind: null }]])
  expect(knownIn([{ ...emptyFund(1, 1), isin: 'X' }, { ...emptyFund(2, 1), isin: 'X', fondstyp: 'SONSTIGE' }], stated).map(({ fondstyp }) => fondstyp)).toEqual([inBill, 'SONSTIGE'])
  expect(withStatedKinds([{ isin: 'X', name: 'X', kind: '', years: {} }], stated).map((row) => row.kind)).toEqual([inReturn])
})

test('a whole WKN is the fund that has it, with its name and kind; half a one is what was typed', () => {
  const taxKind = { kind: 'AKTIENFONDS', asOf: '2023-11-29', source: 'statements' } as const
  const find = finder([{ name: 'World UCITS ETF', isin: 'IE00B4L5Y983', wkn: 'A0RPWH', kind: 'fund', assetClass: 'equities', ter: null, index: null, tickers: [], prices: null, taxKind }])
  expect(typed(emptyFund(1, 1), ' a0rpwh', find)).toEqual({ isin: 'IE00B4L5Y983', name: 'World UCITS ETF', fondstyp: 'AKTIENFONDS', statedOn: '2023-11-29' })
  expect(typed(emptyFund(1, 1), 'A0RPW', find)).toEqual({ isin: 'A0RPW', name: '' })
})

const refundFrom = (banks: readonly Partial<CertificateRow>[], change: Partial<RefundDraft> = {}, who: typeof person | { bundesland: 'Bayern'; kirchensteuer: true; filing_status: 'single' } = person) => {
  const { inputs, faults } = refundOf({ ...emptyRefund(), banks: banks.map((bank, index) => ({ ...emptyCertificate(index + 1), ...bank })), ...change }, 2025, who, 'de')
  return { faults, result: inputs === null ? null : computeYear(inputs).result }
}

test.each([
  // No exemption order: (1,200 - 1,000) x 25 % = 50.00, surcharge 2.75; 300 + 16.50 - 52.75.
  ['the allowance that nobody used', [{ income: '1.200,00', incomeTax: '300,00', surcharge: '16,50' }], {}, 263.75],
  // 2,600 - 1,600 of the certificate = 1,000, which the allowance covers: all of 400 + 22 comes back.
  ['a loss certificate', [{ losses: '1.600' }, { income: '2.600', incomeTax: '400', surcharge: '22' }], {}, 422],
  // Losses on shares only against the gains on shares among the income: 2,000 - 400 = 1,600; 600 x 25 % = 150, 8.25. Withheld on 1,000: 250 + 13.75.
  ['losses on shares', [{ shareLosses: '900' }, { income: '2000', shareGains: '400', incomeTax: '250', surcharge: '13,75' }], {}, 105.5],
  // 2,000 - 1,000 = 1,000 are taxed: 250, less foreign tax of 60 that the bank did not credit: 190, surcharge 10.45. Withheld: 250 + 13.75.
  ['foreign tax', [{ income: '2000', notCredited: '60', incomeTax: '250', surcharge: '13,75' }], {}, 63.3],
  // By the tariff nothing is due on 5,000 + 2,400 - 1,000 = 6,400, below 12,096: all of 350 + 19.25 comes back.
  ['a low income', [{ income: '2400', incomeTax: '350', surcharge: '19,25' }], { otherIncome: '5000' }, 369.25],
  // A foreign broker withholds nothing: (1,800 - 1,000) x 25 % = 200, surcharge 11.
  ['a foreign broker', [{ withholdsTax: false, income: '1800', incomeTax: '999', credited: '999' }], {}, -211],
  // 3,000 - 800 carried forward = 2,200; 1,200 x 25 % = 300, 16.50. Withheld on 2,000: 500 + 27.50.
  ['losses of earlier years', [{ income: '3000', incomeTax: '500', surcharge: '27,50' }], { lossGeneral: '800' }, 211],
] as const)('certificates come to what a return brings back: %s', (_, banks, change, refund) => {
  const { result, faults } = refundFrom(banks, change)
  expect([faults, result?.personalRate?.refund ?? result?.refund]).toEqual([[], refund])
})

test('tax that is not typed of a bank that withheld some is no tax of 0: without it nothing is owed on top', () => {
  const asked = (bank: Partial<CertificateRow>, status: 'single' | 'joint' = 'single', kirchensteuer = false) =>
    refundOf({ ...emptyRefund(), banks: [{ ...emptyCertificate(7), ...bank }] }, 2025, { ...person, filing_status: status, kirchensteuer }, 'de')
  expect(asked({ income: '5000' })).toEqual({ inputs: null, faults: [], untaxed: { bank: 7, field: 'incomeTax' } })
  // No tax without the solidarity surcharge on it, no surcharge without tax, and the church tax of who pays it.
  expect(asked({ income: '1500', incomeTax: '125' })).toMatchObject({ inputs: null, untaxed: { field: 'surcharge' } })
  expect(asked({ income: '500', surcharge: '6,87' })).toMatchObject({ inputs: null, untaxed: { field: 'incomeTax' } })
  expect(asked({ income: '1500', incomeTax: '125', surcharge: '6,87' }, 'single', true)).toMatchObject({ inputs: null, untaxed: { field: 'churchTax' } })
  // Tax of no income, or gains on shares that are part of none, are a certificate of which the income is missing.
  for (const bank of [{ incomeTax: '125', surcharge: '6,87' }, { shareGains: '5000' }, { shareGains: '5000', withholdsTax: false }]) expect(asked(bank)).toMatchObject({ inputs: null, untaxed: { field: 'income' } })
  expect(asked({ losses: '500' })).toMatchObject({ inputs: { year: 2025 }, untaxed: null })
  for (const surcharge of ['0', '6,87']) expect(asked({ income: '1500', incomeTax: '125', surcharge })).toMatchObject({ inputs: { year: 2025 }, untaxed: null })
  // A non-assessment certificate, the allowance of one and of two, and a foreign broker, which withholds none.
  for (const [bank, status] of [[{ income: '5000', incomeTax: '0' }], [{ income: '1000' }], [{ income: '2000' }, 'joint'], [{ income: '5000', withholdsTax: false }]] as const) {
    expect(asked(bank, status)).toMatchObject({ inputs: { year: 2025 }, faults: [], untaxed: null })
  }
})

test('church tax of a certificate is in doubt where the person pays none', () => {
  const unsaid = (bank: Partial<CertificateRow>, kirchensteuer = false) => isChurchUnsaid({ ...emptyRefund(), banks: [{ ...emptyCertificate(1), ...bank }] }, { filing_status: 'single', bundesland: null, kirchensteuer })
  expect([unsaid({ churchTax: '44,01' }), unsaid({ churchTax: '44,01' }, true), unsaid({ churchTax: '0,00' }), unsaid({}), unsaid({ churchTax: '44,01', withholdsTax: false })]).toEqual([true, false, false, false, false])
})

test('a refund is asked for only when something is typed and every number can be read', () => {
  expect(refundFrom([{}, {}])).toEqual({ faults: [], result: null })
  for (const text of wrong) {
    for (const field of amountFields) expect(refundFrom([{ income: '1' }, { [field]: text }]), `${field}: ${text}`).toEqual({ faults: [`refund-2-${field}`], result: null })
    for (const field of ['otherIncome', 'lossGeneral', 'lossShares'] as const) expect(refundFrom([{ income: '1' }], { [field]: text })).toEqual({ faults: [`refund-0-${field}`], result: null })
  }
  // What is not typed of another income is not known, and no income of nothing.
  expect([refundFrom([{ income: '1' }]).result?.personalRate, refundFrom([{ income: '1' }], { otherIncome: '0' }).result?.personalRate?.cheaper]).toEqual([null, 'flat'])
  // Gains on shares are part of the income, also where general losses used some of them up: 300 are left of 800.
  expect(refundFrom([{ income: '300', shareGains: '800' }]).result?.law.income).toEqual({ general: 0, shares: 300 })
})

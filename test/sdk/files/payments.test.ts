/** Bookings for a tax return: payments, tax in rows of its own and amounts in other currencies. Figures are invented. */
import { describe, expect, it, test } from 'vitest'
import { linesFor } from '../../core/depot-tax/calculate'
import { readTrades } from '../../../sdk/files/trades/read'
import { returnInputs } from '../../../sdk/files/trades/requests'

const SHARE = 'US0378331005'
const HEAD = 'Datum;Typ;ISIN;Stück;Kurs;Betrag;Währung;Gebühren;Quellensteuer'

const read = (rows: readonly string[], forReturn = true, head = HEAD) => readTrades(new TextEncoder().encode([head, ...rows].join('\n')), { forReturn, numberFormat: 'de' })

const bought = `03.02.2025;Kauf;${SHARE};10;100,00;1000,00;USD;1,00;`

const paid = (rows: Awaited<ReturnType<typeof read>>) => {
  if (!rows.ok) throw new Error(rows.faults.map(({ message, row }) => `${String(row)}: ${message}`).join('\n'))
  return rows
}

describe('bookings for a return', () => {
  it('keep the currency of trades, which nobody else takes', async () => {
    expect(paid(await read([bought])).trades).toMatchObject([{ isin: SHARE, gross: 1000, fees: 1, currency: 'USD' }])
    expect(await read([bought], false)).toMatchObject({ ok: false, faults: [{ code: 'other_currency' }] })
  })

  it('have payments with the tax of their row or of a row of its own', async () => {
    const { payments } = paid(await read([bought, `13.05.2025;Dividende;${SHARE};;;24,00;USD;;`, `13.05.2025;Quellensteuer;${SHARE};;;-3,60;USD;;`, '31.12.2025;Zinsen;;;;12,34;EUR;;']))
    expect(payments?.map(({ type, isin, amount, tax, currency }) => [type, isin, amount, tax, currency])).toEqual([['distribution', SHARE, 24, 3.6, 'USD'], ['interest', null, 12.34, 0, 'EUR']])
  })

  it('have payments in the currency of the account, where a rate proves it beside that of the price', async () => {
    const head = 'Datum;Typ;ISIN;Stück;Kurs;Währung;Wechselkurs;Betrag'
    const rows = [`10.03.2025;Kauf;${SHARE};10;100,00;EUR;1,0000;1000,00`, `12.03.2025;Kauf;${SHARE};10;220,00;USD;1,1000;2000,00`] // 10 x 220 / 1.1
    const dividend = (price: string, amount: string): string => `13.05.2025;Dividende;${SHARE};20;${price};USD;1,2500;${amount}`
    const after = async (row: string) => read([...rows, row], true, head)
    // 20 x 0.50 = 10 dollars, by 1.25 8 euros
    expect(paid(await after(dividend('0,50', '8,00'))).payments).toMatchObject([{ amount: 8, currency: 'EUR' }])
    expect(paid(await after(dividend('0,50', '10,00'))).payments).toMatchObject([{ amount: 10, currency: 'USD' }])
    expect(await after(dividend('', '8,00'))).toMatchObject({ ok: false, faults: [{ row: 4, code: 'other_currency' }] })
  })

  it('give the lines of the year', async () => {
    const verdict = paid(await read([`02.01.2024;Kauf;${SHARE};10;100,00;1000,00;EUR;0,00;`, `04.03.2025;Verkauf;${SHARE};4;150,00;600,00;EUR;2,00;`, `13.05.2025;Dividende;${SHARE};;;24,00;EUR;;`, `13.05.2024;Dividende;${SHARE};;;99,00;EUR;;`, `05.01.2026;Kauf;${SHARE};1;100,00;100,00;EUR;0,00;`]))
    const request = returnInputs(verdict, 2025)
    expect(request.bookings).toHaveLength(3)
    // 600 - 2 - 4 x 100 = 198 on the sale; with 24 of the dividend 222.
    const { lines } = linesFor({ year: 2025, bookings: [...(request.bookings ?? [])], securities: [{ isin: SHARE, kind: 'AKTIE' }] })
    expect(lines.map(({ line, amount }) => [line, amount])).toEqual([['KAP 19', 222], ['KAP 20', 198]])
  })

  it('leave German tax to the German certificate', async () => {
    const german = 'DE0007164600'
    const { bookings } = returnInputs(paid(await read([`13.05.2025;Dividende;${german};;;24,00;EUR;;`, `13.05.2025;Quellensteuer;${german};;;-6,33;EUR;;`, bought])), 2025)
    expect(bookings?.filter(({ type }) => type === 'distribution')).toEqual([expect.objectContaining({ isin: german, amount: 24, foreignTax: 0 })])
  })

  it('have all taxes that a row names in short, and agree with an amount before them', async () => {
    const head = 'Datum;Typ;ISIN;Stück;Bruttobetrag;KapSt;SolZ;QuSt;Nettobetrag'
    const rows = (gross: string) => [`02.01.2025;Kauf;${SHARE};10;1.000,00;;;;1.000,00`, `13.05.2025;Dividende;${SHARE};10;${gross};10,00;0,55;15,00;74,45`]
    // 74.45 + 10 + 0.55 + 15
    expect(paid(await read(rows('100,00'), true, head)).payments).toMatchObject([{ amount: 100, tax: 25.55 }])
    expect(await read(rows('110,00'), true, head)).toMatchObject({ ok: false, faults: [{ code: 'fees_unclear', row: 3 }] })
    const plain = 'Datum;Typ;ISIN;Stück;Kurs;Brutto EUR;Quellensteuer EUR;Netto EUR'
    expect(paid(await read([`02.01.2025;Kauf;${SHARE};10;100,00;1.000,00;0,00;1.000,00`, `13.05.2025;Dividende;${SHARE};10;10,00;100,00;15,00;85,00`], true, plain)).payments).toMatchObject([{ amount: 100, tax: 15 }])
  })

  it('are before taxes where the row says what is left of them, after them where it says what they were taken of, and neither where it says nothing', async () => {
    const head = 'Datum;Typ;ISIN;Stück;Betrag;Steuern;Gutschrift'
    const rows = (amount: string, other: string) => [`02.01.2025;Kauf;${SHARE};10;1.000,00;0,00;`, `13.05.2025;Dividende;${SHARE};10;${amount};20,30;${other}`]
    // 77.00 - 20.30 = 56.70
    expect(paid(await read(rows('77,00', '56,70'), true, head)).payments).toMatchObject([{ amount: 77, tax: 20.3 }])
    expect(paid(await read(rows('56,70', '77,00'), true, head)).payments).toMatchObject([{ amount: 77, tax: 20.3 }])
    for (const other of ['', '57,70']) expect(await read(rows('77,00', other), true, head)).toMatchObject({ ok: false, faults: [{ code: 'fees_unclear', row: 3 }] })
  })

  it.each(['Dividende', 'Bardividende', 'Sonderdividende', 'Cash Dividend', 'Qualified Dividend', 'Fondsausschüttung', 'Wertpapierertrag', 'Erträgnisgutschrift', 'Gutschrift Dividende'])('are distributions by the word %s', async (word) => {
    expect(paid(await read([bought.replace('USD', 'EUR'), `13.05.2025;${word};${SHARE};;;20,40;EUR;;`])).payments).toMatchObject([{ type: 'distribution', amount: 20.4 }])
  })

  it('have interest in whatever word, and not what was paid of it', async () => {
    const rows = ['Guthabenzinsen;;;;12,34', 'Kontoabschluss Zinsen;;;;2,00', 'Sollzinsen;;;;-1,00', 'Bonus;;;;5,00'].map((row) => `31.12.2025;${row};EUR;;`)
    expect(paid(await read([bought.replace('USD', 'EUR'), ...rows])).payments).toMatchObject([{ type: 'interest', amount: 12.34 }, { type: 'interest', amount: 2 }])
  })

  it('take interest of bonds as paid on their nominal value', async () => {
    const head = 'Datum;Typ;ISIN;Name;Nominal;Kurs;Betrag EUR'
    const rows = (nominal: string) => ['03.01.2025;Kauf;IT0005508590;BTP 4 % 2035;5.000;102,50;5.125,00', `30.04.2025;Zinszahlung;IT0005508590;BTP 4 % 2035;${nominal};2,00;100,00`]
    expect(paid(await read(rows('5.000'), false, head)).doubtful).toEqual([])
    expect(paid(await read(rows('4.000'), false, head)).doubtful).toEqual([{ row: 3, why: 'units' }])
  })

  test.each([
    ['tax without its payment', `13.05.2025;Quellensteuer;${SHARE};;;-3,60;USD;;`, 'unknown_event'],
    ['a dividend below zero', `13.05.2025;Dividende;${SHARE};;;-3,60;USD;;`, 'reversal'],
    ['a dividend without an amount', `13.05.2025;Dividende;${SHARE};;;;USD;;`, 'no_amount'],
    ['a dividend without an ISIN', '13.05.2025;Dividende;;;;3,60;USD;;', 'not_an_isin'],
    ['tax that may or may not be deducted', `13.05.2025;Dividende;${SHARE};;;20,40;USD;;3,60`, 'fees_unclear'],
    ['a dividend that pays capital back', `13.05.2025;Dividend (Return of capital);${SHARE};10;2,04;20,40;USD;;`, 'capital_repaid'],
    ['a premium that is paid back', `13.05.2025;Devolución de prima;${SHARE};10;2,04;20,40;USD;;`, 'capital_repaid'],
    ['a distribution that pays capital back', `13.05.2025;Ausschüttung (Kapitalrückzahlung);${SHARE};10;2,04;20,40;USD;;`, 'capital_repaid'],
    ['a credit of which nobody knows what it is of', `13.05.2025;Gutschrift;${SHARE};;;3,60;USD;;`, 'unknown_event'],
    ['a dividend that buys units', `13.05.2025;Wiederanlage der Dividende;${SHARE};;;20,40;USD;;`, 'reinvested'],
  ])('are refused with %s, and only they', async (_what, row, code) => {
    const euros = bought.replace('USD', 'EUR')
    expect(await read([euros, row])).toMatchObject({ ok: false, faults: [{ code, row: 3 }] })
    expect(await read([euros, row], false)).toMatchObject({ ok: true })
  })

  it('are refused where a distribution buys units in its row, unless another row pays it', async () => {
    const euros = bought.replace('USD', 'EUR')
    const again = `13.05.2025;Ausschüttung / Wiederanlage;${SHARE};1;20,40;20,40;EUR;;`
    const paidOut = `12.05.2025;Dividende;${SHARE};;;20,40;EUR;;`
    expect(await read([euros, again])).toMatchObject({ ok: false, faults: [{ code: 'reinvested', row: 3 }] })
    expect(await read([euros, again], false)).toMatchObject({ ok: true, unreadPayments: [3] })
    expect(await read([euros, paidOut, again])).toMatchObject({ ok: true, payments: [{ row: 3, amount: 20.4 }], unreadPayments: [] })
  })

  it('are refused where a tax stands in a column that the layout of the bank does not have', async () => {
    const head = 'Action,Time,ISIN,Ticker,Name,Notes,ID,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Withholding tax,Currency (Withholding tax)'
    const buy = 'Market buy,2025-01-06 10:00:00,US0378331005,AAPL,Apple,,1,10,20.00,EUR,1.00,,,200.00,EUR,,'
    const paidOut = (tax: string): string => `Dividend (Dividend),2025-02-13 10:00:00,US0378331005,AAPL,Apple,,,10,0.20,EUR,Not available,,,2.00,EUR,${tax},USD`
    const verdict = (tax: string) => readTrades(new TextEncoder().encode([head, buy, paidOut(tax)].join('\n')), { forReturn: true, numberFormat: 'en' })
    expect(await verdict('0.36')).toMatchObject({ ok: false, faults: [{ code: 'fees_unclear', row: 3 }] })
    expect(await verdict('0.00')).toMatchObject({ ok: true, payments: [{ amount: 2, tax: 0 }] })
    const money = (action: string) => readTrades(new TextEncoder().encode([head, buy, `${action},2025-02-28 10:00:00,,,,,11,,,,,,,1.50,EUR,,`].join('\n')), { forReturn: true, numberFormat: 'en' })
    expect(await money('Interest on cash')).toMatchObject({ ok: true, payments: [{ type: 'interest', amount: 1.5, isin: null }] })
    expect(await money('Lending interest')).toMatchObject({ ok: false, faults: [{ code: 'unknown_event', row: 3 }] })
    expect(await money('Deposit')).toMatchObject({ ok: true, payments: [] })
  })

  it('leave out interest that was owed', async () => {
    expect(paid(await read([bought, '31.12.2025;Zinsen Soll;;;;-5,00;EUR;;'])).payments).toEqual([])
  })
})

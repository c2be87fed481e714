/** Bookings that were read wrongly in silence: units, signs, currencies and amounts. Every expectation is the arithmetic beside it. */
import { describe, expect, it, test } from 'vitest'
import { readHoldings } from '../../../sdk/files/read'
import { readTrades, type TradeOptions } from '../../../sdk/files/trades/read'
import { alikeText } from '../../../sdk/files/doubts'
import { saleLots } from '../../../sdk/files/trades/requests'
import { encoded } from './layouts.data'
import { samples } from './samples.data'

const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'

const read = (text: string, options?: TradeOptions) => readTrades(encoded(text), options)

/** Trades in short, or the faults with their rows. */
async function shortOf(text: string, options?: TradeOptions): Promise<readonly unknown[]> {
  const verdict = await read(text, options)
  return verdict.ok ? verdict.trades.map(({ type, units, gross, fees }) => [type, units, gross, fees]) : verdict.faults.map(({ row, code }) => [row, code])
}

const HEAD = 'Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr'
const list = (...rows: readonly string[]) => [HEAD, ...rows].join('\n')
const bought = `21.06.2022;Kauf;${WORLD};10;70,00;700,00;0,00`

test('an ISIN in letters of full width, with marks that are not seen or a picture is the ISIN', async () => {
  for (const isin of ['ＩＥ００Ｂ４Ｌ５Ｙ９８３', 'IE00\u200BB4L5Y983', '\u{1F4C8} IE00B4L5Y983']) expect(await read(list(bought.replace(WORLD, isin))), isin).toMatchObject({ ok: true, trades: [{ isin: WORLD, units: 10 }] })
})

test('rows of one day that say the same all count, and are named', async () => {
  const verdict = await read(list(bought, bought, bought, bought.replace('21.06', '22.06'), bought.replace('10;70,00;700', '5;70,00;350')))
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
  expect([verdict.trades.length, verdict.alike, alikeText(verdict.alike, 'en'), alikeText([[2, 3], [7, 8]], 'de')]).toEqual([
    5, [[2, 3, 4]], 'Equal rows, all of which count: 2 = 3 = 4. If one is a duplicate, remove it and read the file again.',
    'Gleiche Zeilen, die alle zählen: 2 = 3, 7 = 8. Ist eine doppelt, bitte entfernen und die Datei neu lesen.',
  ])
  expect(await readHoldings(encoded(list(bought, bought)), { prices: { [WORLD]: 80 } })).toMatchObject({ ok: true, request: { holdings: [{ isin: WORLD, value: 1600 }] }, alike: [[2, 3]] })
  expect(await read(list(bought))).toMatchObject({ ok: true, alike: [] })
})

test.each(['Fusion', 'Fondsfusion', 'Verschmelzung', 'Merger', 'Kapitalmaßnahme', 'Kapitalherabsetzung', 'Split', 'Aktiensplit', 'Reverse split', 'Spin-off', 'Abspaltung', 'Umtausch', 'Tausch', 'Exchange', 'Exchange offer', 'Bezugsrecht', 'Wahldividende', 'Scrip', 'Depotübertrag', 'Übertrag', 'Storno', 'Redemption'])('a file of nothing but %s is no list of holdings', async (event) => {
  for (const rows of [1, 20]) {
    const verdict = await readHoldings(encoded(`Datum;Art;ISIN;Anzahl;Wert in EUR\n${`01.03.2024;${event};${WORLD};1;1,00\n`.repeat(rows)}`))
    expect(verdict.ok).toBe(false)
  }
})

test('what happened on a day is a booking, whatever it is called; a kind of fund with the day of its value is held', async () => {
  const listOf = (header: string, kind: string) => readHoldings(encoded(`Datum;${header};ISIN;Anzahl;Wert in EUR\n01.03.2024;${kind};${WORLD};1;1,00\n`))
  expect(await listOf('Umsatzart', 'Namensänderung')).toMatchObject({ ok: false, faults: [{ code: 'bookings' }] })
  for (const kind of ['Exchange-traded fund', 'Exchange Traded Fund', 'ETF']) expect(await listOf('Art', kind)).toMatchObject({ ok: true, request: { holdings: [{ isin: WORLD, value: 1 }] } })
})

describe('transfers', () => {
  const accounts = (...rows: readonly string[]) => ['Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr;Depot', ...rows].join('\n')

  it('outgoing units are never bought, whatever the user says of those that come', async () => {
    expect(await shortOf(list(bought, `22.06.2022;Auslieferung;${WORLD};4;70,00;280,00;0,00`), { transfersArePurchases: true })).toEqual([[3, 'transfer']])
    expect(await shortOf(list(bought, `22.06.2022;Übertrag;${WORLD};-4;70,00;-280,00;0,00`), { transfersArePurchases: true })).toEqual([[3, 'transfer']])
  })

  it('a pair out and in changes nothing, and keeps its purchases', async () => {
    const pair = [`22.07.2023;Auslieferung;${WORLD};10;90,00;900,00;0,00`, `24.07.2023;Einlieferung;${WORLD};10;90,00;900,00;0,00`]
    for (const options of [{}, { transfersArePurchases: true }]) expect(await shortOf(list(bought, ...pair), options)).toEqual([['purchase', 10, 700, 0]])
  })

  it('a pair between two depots takes the oldest purchases along', async () => {
    const verdict = await read(accounts(
      `21.06.2022;Kauf;${WORLD};10;70,00;700,00;0,00;A`, `21.07.2022;Kauf;${WORLD};10;80,00;800,00;0,00;A`,
      `01.08.2023;Auslieferung;${WORLD};15;90,00;1.350,00;0,00;A`, `03.08.2023;Einlieferung;${WORLD};15;90,00;1.350,00;0,00;B`,
    ))
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
    const lotsOf = (account: string) => saleLots(verdict.trades.filter((trade) => trade.account === account))
    expect([lotsOf('A'), lotsOf('B')]).toEqual([[{ date: '2022-07-21', units: 5, price: 80 }], [{ date: '2022-06-21', units: 10, price: 70 }, { date: '2022-07-21', units: 5, price: 80 }]])
  })

  it('a pair of more than there was is refused', async () => {
    expect(await shortOf(list(bought, `22.07.2023;Auslieferung;${WORLD};11;90,00;990,00;0,00`).replace(HEAD, `${HEAD};Depot`).replaceAll(';0,00\n', ';0,00;A\n').concat(`;A\n24.07.2023;Einlieferung;${WORLD};11;90,00;990,00;0,00;B`))).toEqual([[3, 'oversold']])
  })
})

/** Columns of the bookings of FNZ: ZW is the currency of the payment, FW that of the fund. */
const FNZ = 'Depotnummer;Ref. Nr.;Buchungsdatum;Umsatzart;Teilumsatz;Fonds;ISIN;Zahlungsbetrag in ZW;Zahlungswährung (ZW);Anlagebetrag in ZW;Devisenkurs (ZW/FW);Abrechnungskurs in FW;Fondswährung (FW);Anteile;Entgelt in ZW;Entgelt in EUR'
const fnz = (kind: string, { paid = '700,00', currency = 'EUR', rate = '', price = '70,00', fund = 'EUR', units = '10,000000', fee = '' } = {}) =>
  `${FNZ}\n00;1;21.06.2022;${kind};;WORLD;${WORLD};${paid};${currency};${paid};${rate};${price};${fund};${units};${fee};${fee}`

describe('a fund in another currency', () => {
  test.each<[string, string, readonly unknown[]]>([
    ['in euros', fnz('Kauf'), [['purchase', 10, 700, 0]]],
    ['in dollars, paid in dollars', fnz('Kauf', { currency: 'USD', fund: 'USD' }), [[2, 'other_currency']]],
    ['in dollars, paid in euros at 1.10', fnz('Kauf', { paid: '636,36', fund: 'USD', rate: '1,1000' }), [['purchase', 10, 636.36, 0]]], // 10 x 70 / 1.10
    ['in dollars, paid in euros at another rate than stated', fnz('Kauf', { paid: '700,00', fund: 'USD', rate: '1,1000' }), [[2, 'amount_differs']]],
    ['whose fee stands in both currencies', fnz('Kauf', { paid: '702,00', fee: '2,00' }), [['purchase', 10, 700, 2]]],
    ['of which only the currency of the fund is named', 'Buchungsdatum;Umsatzart;Fonds;ISIN;Zahlungsbetrag in ZW;Fondswährung;Abrechnungskurs;Anteile\n21.06.2022;Kauf;WORLD;IE00B4L5Y983;700,00;USD;70,00;10,000000', [[2, 'other_currency']]],
  ])('%s', async (_name, text, expected) => expect(await shortOf(text)).toEqual(expected))

  it('above the table is that of all amounts', async () => {
    for (const line of ['Reporting currency: USD', 'Währung;USD', 'Depotwährung: USD', 'Alle Angaben in USD', 'Beträge in US-Dollar.', 'All amounts are in USD']) {
      expect(await shortOf(`${line}\n\n${list(bought)}`), line).toEqual([[4, 'other_currency']])
      const verdict = await readHoldings(encoded(`${line}\n\nISIN;Name;Kurswert\n${WORLD};World;700,50\n`))
      expect(verdict.ok ? 'read' : verdict.faults.map(({ code }) => code), line).toEqual(['header_currency'])
    }
    expect(await shortOf(`Währung;EUR\n\n${list(bought)}`)).toEqual([['purchase', 10, 700, 0]])
  })
})

describe('rows that move units without being called a trade', () => {
  const second = (kind: string, units = '4', amount = '280,00') => list(bought, `22.07.2022;${kind};${WORLD};${units};70,00;${amount};0,00`)

  test.each<[string, string, readonly unknown[]]>([
    ['units sold for a fee', second('Entgeltbelastung Verkauf', '-4', '-280,00'), [['purchase', 10, 700, 0], ['sale', 4, 280, 0]]],
    ['a plan of withdrawals', second('Entnahmeplan'), [['purchase', 10, 700, 0], ['sale', 4, 280, 0]]],
    ['a dividend that is invested', second('Dividend Reinvestment'), [['purchase', 10, 700, 0], ['purchase', 4, 280, 0]]],
    ['a distribution that is invested', second('Ausschüttung / Wiederanlage'), [['purchase', 10, 700, 0], ['purchase', 4, 280, 0]]],
    ['a fee that takes units', second('Depotentgelt', '-4', '-280,00'), [[3, 'units_move']]],
    ['a tax whose units and price are its amount', second('Steuer'), [[3, 'units_move']]],
    ['a plain dividend', second('Dividende', '10', '7,00'), [['purchase', 10, 700, 0]]],
    ['a dividend with units below zero', second('Ausschüttung', '-4', '-280,00'), [[3, 'units_move']]],
    ['a plain dividend whose units and price are its amount', second('Ausschüttung'), [['purchase', 10, 700, 0]]],
    ['a tax on units that stay', second('Vorabpauschale', '10', '1,23'), [['purchase', 10, 700, 0]]],
  ])('%s', async (_name, text, expected) => expect(await shortOf(text)).toEqual(expected))
})

/** Kinds of booking as the export of Trade Republic writes them; `category` says whether money or units move. */
const tradeRepublic = (...rows: readonly (readonly [category: string, type: string, asset: string, shares: string, price: string, amount: string, description?: string])[]) => [
  'datetime,date,account_type,category,type,asset_class,name,symbol,shares,price,amount,fee,tax,currency,original_amount,original_currency,fx_rate,description,transaction_id',
  ...rows.map(([category, type, asset, shares, price, amount, description = ''], day) => {
    const date = `2022-06-${String(10 + day)}`
    return `${date}T10:00:00.000Z,${date},DEFAULT,${category},${type},${asset},Paper,${asset === '' ? '' : asset === 'BOND' ? EMERGING : WORLD},${shares},${price},${amount},,,EUR,,,,${description},id-${day}`
  }),
].join('\n')

describe('cancellations', () => {
  const flagged = (flag: string) => `${HEAD};Storno\n${bought};\n21.07.2022;Kauf;${WORLD};1;70,00;70,00;0,00;${flag}`

  test.each<[string, string]>([
    ['at the end of a cell', list(bought, `22.07.2022;Kauf (storniert);${WORLD};10;70,00;700,00;0,00`)],
    ['in a column of its own', flagged('ja')],
    ['in the description of a layout that is known', tradeRepublic(['TRADING', 'BUY', 'FUND', '10.0000000000', '70.0000000000', '-700.00'], ['TRADING', 'BUY', 'FUND', '10.0000000000', '70.0000000000', '-700.00', 'Cancelled: Buy trade'])],
    ['in a remark', `${HEAD};Bemerkung\n${bought};\n22.07.2022;Kauf;${WORLD};10;70,00;700,00;0,00;Stornobuchung zu 4711`],
    ['as a purchase of negative units', list(bought, `22.07.2022;Kauf;${WORLD};-10;70,00;-700,00;0,00`)],
    ['as a purchase with an amount on the other side', list(bought, `22.07.2022;Kauf;${WORLD};5;70,00;350,00;0,00`, `22.07.2022;Kauf;${WORLD};10;70,00;-700,00;0,00`)],
    ['as a sale with units on the other side', list(bought, `22.07.2022;Verkauf;${WORLD};-2;70,00;140,00;0,00`, `22.07.2022;Verkauf;${WORLD};-2;70,00;140,00;0,00`, `22.07.2022;Verkauf;${WORLD};2;70,00;140,00;0,00`)],
  ])('%s', async (_name, text) => {
    const verdict = await read(text)
    expect(verdict.ok ? 'read' : verdict.faults.map(({ code }) => code)).toEqual(['reversal'])
  })

  it('are none where the column says no, nor in a name', async () => {
    expect(await shortOf(flagged('nein'))).toEqual([['purchase', 10, 700, 0], ['purchase', 1, 70, 0]])
    expect(await shortOf(`Datum;Typ;Name;ISIN;Stück;Kurs;Betrag\n21.06.2022;Kauf;Correction Corp.;${WORLD};10;70,00;700,00`)).toEqual([['purchase', 10, 700, 0]])
  })
})

describe('Trade Republic', () => {
  const world = ['TRADING', 'BUY', 'FUND', '10.0000000000', '70.0000000000', '-700.00'] as const

  it('taxes and payments that name units move none', async () => {
    const kinds = ['EARNINGS', 'PRE_DETERMINED_TAX_BASE', 'SEC_ACCOUNT', 'DIVIDEND', 'DISTRIBUTION', 'DIVIDEND_EQUIVALENT_PAYMENT'].map((type) => ['CASH', type, 'FUND', '10.0000000000', '', '0.000000'] as const)
    expect(await shortOf(tradeRepublic(world, ...kinds, ['CASH', 'BENEFITS_SAVEBACK', '', '', '', '0.09']))).toEqual([['purchase', 10, 700, 0]])
  })

  it('a bond that is repaid is gone, and its interest is no part of its price', async () => {
    // 20 x 0.99 = 19.80 and 0.34 of interest.
    const text = tradeRepublic(world, ['TRADING', 'BUY', 'BOND', '20.0000000000', '0.990000', '-20.14'], ['CORPORATE_ACTION', 'REDEMPTION', 'BOND', '-20.0000000000', '', ''], ['CASH', 'FINAL_MATURITY', 'BOND', '20.0000000000', '', '20.00'])
    const verdict = await readHoldings(encoded(text), { today: '2022-06-30' })
    expect(verdict.ok ? verdict.request.holdings : verdict.faults).toEqual([{ isin: WORLD, value: 700 }])
    expect(await shortOf(text)).toEqual([[3, 'fees_unclear'], [4, 'corporate_action']])
  })

  it('a split adds the units that its row names', async () => {
    const verdict = await readHoldings(encoded(tradeRepublic(world, ['CORPORATE_ACTION', 'SPLIT', 'FUND', '30.0000000000', '', ''], ['TRADING', 'BUY', 'FUND', '1.0000000000', '18.0000000000', '-18.00'])), { today: '2022-06-30' })
    expect(verdict.ok ? verdict.request.holdings : verdict.faults).toEqual([{ isin: WORLD, value: 738 }]) // (10 + 30 + 1) x 18
  })

  it('private markets and crypto assets are named, and counted nowhere', async () => {
    const verdict = await readHoldings(encoded(tradeRepublic(world, ['CASH', 'PRIVATE_MARKET_BUY', 'PRIVATE_FUND', '100.0000000000', '', '-100.00'], ['TRADING', 'BUY', 'CRYPTO', '0.0010000000', '20000.00', '-20.00'])), { today: '2022-06-30' })
    expect(verdict.ok && verdict.leftOut.map(({ row, reason }) => [row, reason])).toEqual([[3, 'unlisted'], [4, 'crypto']])
  })

  it('a gift of money for a security, and money of a kind that is not known, move no units', async () => {
    const text = tradeRepublic(world, ['CASH', 'STOCKPERK', 'FUND', '', '', '10.00'], ['TRADING', 'BUY', 'FUND', '0.1000000000', '100.0000000000', '-10.00'], ['CASH', 'EXCHANGE', 'FUND', '10.1000000000', '', '1.20'], ['CASH', 'SOMETHING_NEW', 'FUND', '', '', '-1.00'])
    expect(await shortOf(text)).toEqual([['purchase', 10, 700, 0], ['purchase', 0.1, 10, 0]])
    const forReturn = await readTrades(encoded(text), { forReturn: true })
    expect(forReturn.ok ? 'read' : forReturn.faults.map(({ row, code }) => [row, code])).toEqual([[6, 'unknown_event']])
  })

  it.each([
    ['by what comes there', tradeRepublic(world, ['DELIVERY', 'MIGRATION', 'FUND', '10.0000000000', '70.0000000000', '']), 700],
    ['by both sides', tradeRepublic(world, ['DELIVERY', 'MIGRATION', 'FUND', '-10.0000000000', '', ''], ['DELIVERY', 'MIGRATION', 'FUND', '10.0000000000', '', '']), 700],
    // What was not there before comes from elsewhere: 10 and 5 units at 70.
    ['of units that were not there', tradeRepublic(['DELIVERY', 'MIGRATION', 'FUND', '5.0000000000', '', ''], world), 1050],
  ] as const)('a move to another place of custody leaves the units as they are: %s', async (_name, text, value) => {
    const verdict = await readHoldings(encoded(text), { today: '2022-06-30' })
    expect(verdict.ok ? verdict.request.holdings : verdict.faults).toEqual([{ isin: WORLD, value }])
  })

  it('units that come with a move of custody and were not bought before have no cost', async () => {
    expect(await shortOf(tradeRepublic(world, ['DELIVERY', 'MIGRATION', 'FUND', '10.0000000000', '', '']))).toEqual([['purchase', 10, 700, 0]])
    expect(await shortOf(tradeRepublic(['DELIVERY', 'MIGRATION', 'FUND', '5.0000000000', '', ''], world))).toEqual([[2, 'transfer']])
  })

  it('a kind that is not known is named with its row, not called a list of bookings', async () => {
    const verdict = await readHoldings(encoded(tradeRepublic(world, ['TRADING', 'TOKEN_SWAP', 'FUND', '5.0000000000', '', ''])))
    expect(verdict.ok ? 'read' : verdict.faults.map(({ row, code }) => [row, code])).toEqual([[3, 'unknown_event']])
  })
})

describe('the balance of an account', () => {
  it('that cannot be read is a finding, and not that of the row before', async () => {
    const { text: account = '' } = samples['DEGIRO, account'] ?? {}
    const damaged = account.replace('"506,00"', '506.00')
    expect(damaged).not.toBe(account)
    const verdict = await readHoldings(encoded(damaged), { today: '2022-09-01', stalePrices: true })
    expect(verdict.ok ? verdict.request.holdings : verdict.faults.map(({ row, code }) => [row, code])).toEqual([[2, 'not_an_amount']])
  })
})

describe('Scalable Capital in German', () => {
  const german = (...rows: readonly string[]) => ['Datum;Uhrzeit;Typ;Wertpapiername;ISIN;Wert;Stück;Buchungswährung;Gebühren;Steuern;Bruttobetrag;Notiz', ...rows, `10.06.2022;10:00:00;Kauf;World;${WORLD};-700,99;10;EUR;0,99;0,00;700,00;SCAL1`].join('\r\n')
  const moved = (day: string, value: string, text: string, units = '10') => `${day}.2022;02:00:00;;World;${WORLD};${value};${units};EUR;;;;${text}`
  const depotOf = async (text: string) => {
    const verdict = await readHoldings(encoded(text, 'utf-8-bom'), { today: '2022-06-30' })
    return verdict.ok ? verdict.request.holdings : verdict.faults.map(({ row, code }) => [row, code])
  }

  it('what custody moves, and takes back, leaves units and purchases as they are', async () => {
    const text = german(moved('17.06', '690,00', 'CORR-SWITCH-2'), moved('16.06', '700,00', 'CANCEL-SWITCH-1'), moved('15.06', '700,00', 'SWITCH-1'), moved('14.06', '-700,00', 'WWUM 00001'))
    expect(await depotOf(text)).toEqual([{ isin: WORLD, value: 700 }]) // 10 x 70
    expect(await shortOf(text)).toEqual([['purchase', 10, 700, 0.99]])
  })

  it('what goes with a fund that is closed is gone, and no sale that the tax knows', async () => {
    const text = german(`15.06.2022;02:00:00;SWAP_OUT;World;${WORLD};712,00;;EUR;;;;WWUM 00002`, moved('15.06', '-700,00', 'WWUM 00002', '4'))
    expect(await depotOf(text)).toEqual([{ isin: WORLD, value: 420 }]) // 6 x 70
    expect(await shortOf(text)).toEqual([[3, 'transfer']])
  })

  it('what comes from elsewhere counts, and has no cost', async () => {
    const text = german(moved('15.06', '350,00', 'SWITCH-3', '5'))
    expect(await depotOf(text)).toEqual([{ isin: WORLD, value: 1050 }]) // 15 x 70
    expect(await shortOf(text)).toEqual([[2, 'transfer']])
  })

  it('a row without a kind and without such a text is not known', async () => {
    expect(await depotOf(german(moved('15.06', '350,00', 'SCAL2', '5')))).toEqual([[2, 'unknown_event']])
  })
})

describe('Scalable Capital', () => {
  const scalable = (...rows: readonly string[]) => ['date;time;status;reference;description;assetType;type;isin;shares;price;amount;fee;tax;currency', ...rows].join('\n')
  const bought = `2022-06-10;10:00:00;Executed;"S1";"World";Security;Buy;${WORLD};10;70,00;-700,00;0,99;0,00;EUR`
  const depotOf = async (text: string) => {
    const verdict = await readHoldings(encoded(text), { today: '2022-06-30' })
    return verdict.ok ? verdict.request.holdings : verdict.faults.map(({ row, code }) => [row, code])
  }

  it('transfers go where their sign says', async () => {
    const [into, out] = ['5;70,00;350,00', '-5;70,00;-350,00'].map((figures) => `2022-06-11;01:00:00;Executed;"SWITCH-1";"World";Security;Security transfer;${WORLD};${figures};;;EUR`)
    expect(await depotOf(scalable(bought, into ?? ''))).toEqual([{ isin: WORLD, value: 1050 }]) // 15 x 70
    expect(await depotOf(scalable(bought, out ?? ''))).toEqual([{ isin: WORLD, value: 350 }])
    expect(await shortOf(scalable(bought, out ?? '', into ?? ''))).toEqual([['purchase', 10, 700, 0.99]])
  })

  it('a corporate action takes and gives units, and the distribution beside it is money', async () => {
    const ended = [`2022-06-12;01:00:00;Executed;"CA-9";"EM";Security;Corporate action;${EMERGING};-12;95,70;-1.148,40;;;EUR`, `2022-06-12;01:00:00;Executed;"CA-9";"EM";Cash;Distribution;${EMERGING};;;1.148,40;0,00;0,00;EUR`]
    expect(await depotOf(scalable(bought, `2022-06-10;10:00:00;Executed;"S2";"EM";Security;Buy;${EMERGING};12;95,00;-1.140,00;0,00;0,00;EUR`, ...ended))).toEqual([{ isin: WORLD, value: 700 }])
    expect(await depotOf(scalable(bought, ...ended))).toEqual([[3, 'oversold']])
  })
})

describe('Wealthfolio', () => {
  const head = 'id,activityType,subtype,status,date,quantity,unitPrice,amount,fee,currency,needsReview,comment,fxRate,createdAt,symbol,updatedAt,accountId,accountName,accountCurrency,assetSymbol,assetName'
  const row = (type: string, status: string, quantity: string, price: string, amount: string, symbol: string) =>
    ['1', type, '', status, '2022-06-21T10:00:00.000Z', quantity, price, amount, '2', 'EUR', 'false', '', '', '2022-06-21T10:00:00.000Z', '4f0c', '2022-06-21T10:00:00.000Z', 'a1', 'Depot', 'EUR', symbol, 'World'].map((cell) => JSON.stringify(cell)).join(',')

  it('drafts and voided activities count for nothing, nor does money that is called a security', async () => {
    const text = [head, row('BUY', 'POSTED', '10', '70', '700', WORLD), row('BUY', 'VOID', '5', '70', '350', WORLD), row('BUY', 'DRAFT', '5', '70', '350', WORLD), row('DEPOSIT', 'POSTED', '1000', '1', '1000', '$CASH-EUR'), row('TRANSFER_IN', 'POSTED', '50', '1', '50', 'CASH:EUR')].join('\n')
    expect(await shortOf(text)).toEqual([['purchase', 10, 700, 2]])
  })
})

describe('Ghostfolio', () => {
  const activity = (type: string, quantity: number, unitPrice: number, date: string, symbol = 'EUNL.DE') => ({ accountId: null, comment: null, fee: 2, quantity, type, unitPrice, currency: 'EUR', dataSource: 'YAHOO', date: `${date}T00:00:00.000Z`, symbol })
  const activities = [activity('BUY', 10, 70, '2022-06-21'), activity('SELL', 4, 75, '2022-07-21')]
  const profile = (symbol: string, isin: string | null) => ({ symbol, isin, name: 'World', currency: 'EUR', dataSource: 'YAHOO', marketData: [] })

  it('has the ISINs of its symbols in a list of their own', async () => {
    expect(await shortOf(JSON.stringify({ meta: {}, accounts: [], assetProfiles: [profile('EUNL.DE', WORLD), profile('X', null)], activities }))).toEqual([['purchase', 10, 700, 2], ['sale', 4, 300, 2]])
  })

  it('is refused where a symbol has none, or two', async () => {
    for (const assetProfiles of [[profile('EUNL.DE', null)], [profile('EUNL.DE', WORLD), profile('EUNL.DE', EMERGING)]]) {
      expect((await readTrades(encoded(JSON.stringify({ assetProfiles, activities })))).ok).toBe(false)
    }
  })
})

describe('Trading 212', () => {
  it('a split closes the old units and opens the new ones', async () => {
    const head = 'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Notes,ID'
    const text = [
      head, `Market buy,2022-06-21 10:00:00,${WORLD},EUNL,World,8.0000000000,2.00,EUR,1,,EUR,16.00,EUR,,A1`, `Stock split close,2022-06-24 07:24:24,${WORLD},EUNL,World,8.0000000000,2.00,EUR,1,0.00,EUR,16.00,EUR,,A2`,
      `Stock split open,2022-06-24 07:24:24,${WORLD},EUNL,World,2.0000000000,8.00,EUR,1,,EUR,16.00,EUR,,A3`, `Market buy,2022-06-25 10:00:00,${WORLD},EUNL,World,1.0000000000,9.00,EUR,1,,EUR,9.00,EUR,,A4`,
    ].join('\n')
    expect(await readHoldings(encoded(text), { today: '2022-06-30' })).toMatchObject({ ok: true, request: { holdings: [{ isin: WORLD, value: 27 }] } }) // (8 - 8 + 2 + 1) x 9
    expect(await shortOf(text)).toEqual([['purchase', 2, 16, 0], ['purchase', 1, 9, 0]])
    expect(await shortOf(text.replace('close,2022-06-24 07:24:24,IE00B4L5Y983,EUNL,World,8.', 'close,2022-06-24 07:24:24,IE00B4L5Y983,EUNL,World,7.').replace('EUR,1,0.00,EUR,16.00', 'EUR,1,0.00,EUR,14.00'))).toEqual([[3, 'corporate_action'], [4, 'corporate_action']])
  })
})

describe('currencies that are exchanged among trades', () => {
  it('move no units, whether their kind or their pair says so', async () => {
    const flex = (head: string, more: readonly [string, string]) => [
      `"Buy/Sell","TradeDate","ISIN","Quantity","TradePrice","TradeMoney","CurrencyPrimary","IBCommission",${head}`, `"BUY","20220621","${WORLD}","10","70","700","EUR","-2",${more[0]}`, `"SELL","20220622","","-8000","1.1173","-8938.4","USD","-2",${more[1]}`,
    ].join('\n')
    for (const text of [flex('"AssetClass"', ['"STK"', '"CASH"']), flex('"Symbol"', ['"EUNL"', '"EUR.USD"'])]) expect(await shortOf(text)).toEqual([['purchase', 10, 700, 2]])
    expect(await shortOf(flex('"Symbol"', ['"EUNL"', '"ABCD"']))).toEqual([[3, 'not_an_isin']])
  })
})

describe('a split at DEGIRO', () => {
  const head = 'Datum,Uhrzeit,Produkt,ISIN,Referenzbörse,Ausführungsort,Anzahl,Kurs,,Wert in Lokalwährung,,Wert EUR,Wechselkurs,AutoFX-Gebühr,Transaktionsgebühren und/oder Fremdkosten EUR,Gesamt EUR,Order-ID,'
  const buy = `21-06-2022,09:05,WORLD,${WORLD},XET,XETA,10,"70,0000",EUR,"-700,00",EUR,"-700,00",,"0,00","-2,00","-702,00",ab,`
  const out = `21-07-2022,08:00,WORLD,${WORLD},XET,,-10,"80,0000",EUR,"800,00",EUR,"800,00",,"0,00","0,00","800,00",,`
  const into = `21-07-2022,08:00,WORLD,${WORLD},XET,,40,"20,0000",EUR,"-800,00",EUR,"-800,00",,"0,00","0,00","-800,00",,`

  it('is no sale and no purchase', async () => {
    expect(await shortOf([head, into, out, buy].join('\n'))).toEqual([['purchase', 40, 700, 2]])
  })

  it('is refused where not all units went, or others came than were worth as much', async () => {
    const part = [into.replace(',40,', ',36,').replaceAll('-800,00', '-720,00'), out.replace(',-10,', ',-9,').replaceAll('800,00', '720,00')]
    expect(await shortOf([head, ...part, buy].join('\n'))).toEqual([[2, 'corporate_action'], [3, 'corporate_action']])
  })

  const account = (...rows: readonly string[]): string => ['Datum,Uhrzeit,Valuta,Produkt,ISIN,Beschreibung,FX,Änderung,,Saldo,,Order-ID', ...rows, `21-06-2022,09:05,21-06-2022,WORLD,${WORLD},"Transaktionsgebühr",,EUR,"-2,00",EUR,"298,00",ab`, `21-06-2022,09:05,21-06-2022,WORLD,${WORLD},"Kauf 10 zu je 70,00 EUR (${WORLD})",,EUR,"-700,00",EUR,"300,00",ab`].join('\n')

  it('has a word of its own in the account', async () => {
    const text = account(`21-07-2022,08:00,20-07-2022,WORLD,${WORLD},"AKTIENSPLIT: Kauf 40 zu je 20,00 EUR (${WORLD})",,EUR,"-800,00",EUR,"298,00",`, `21-07-2022,08:00,20-07-2022,WORLD,${WORLD},"AKTIENSPLIT: Verkauf 10 zu je 80,00 EUR (${WORLD})",,EUR,"800,00",EUR,"1098,00",`)
    expect(await shortOf(text)).toEqual([['purchase', 40, 700, 2]]) // the fee stands in a row of its own, with the number of the order
    expect(await readHoldings(encoded(text), { today: '2022-07-30', prices: { [WORLD]: 21 } })).toMatchObject({ ok: true, prices: [{ units: 40 }] })
  })

  it('is an exchange in the account where the ISIN changes, and asked about', async () => {
    const text = account(`21-07-2022,08:00,20-07-2022,EM,${EMERGING},"ISIN-ÄNDERUNG: Kauf 10 zu je 80,00 EUR (${EMERGING})",,EUR,"-800,00",EUR,"298,00",`, `21-07-2022,08:00,20-07-2022,WORLD,${WORLD},"ISIN-ÄNDERUNG: Verkauf 10 zu je 80,00 EUR (${WORLD})",,EUR,"800,00",EUR,"1098,00",`)
    expect(await readHoldings(encoded(text), { today: '2022-07-30', prices: { [EMERGING]: 81 } })).toMatchObject({ ok: true, prices: [{ isin: EMERGING, units: 10 }] })
    expect(await readTrades(encoded(text))).toMatchObject({ ok: false, mergers: [{ isin: WORLD, into: EMERGING, ratio: 1 }] })
    expect(await readTrades(encoded(text), { mergers: { [WORLD]: 'merger' } })).toMatchObject({ ok: true, trades: [{ isin: EMERGING, units: 10, gross: 700 }] })
  })

  it('is a sale and a purchase where there was an order', async () => {
    const ordered = [into, out].map((row) => row.replace(/,,$/, ',cd,'))
    expect(await shortOf([head, ...ordered, buy].join('\n'))).toEqual([['purchase', 40, 800, 0], ['sale', 10, 800, 0], ['purchase', 10, 700, 2]])
  })
})

describe('amounts', () => {
  const PP = 'Datum;Typ;Wert;Buchungswährung;Bruttobetrag;Währung Bruttobetrag;Wechselkurs;Gebühren;Steuern;Stück;ISIN;WKN;Ticker-Symbol;Wertpapiername;Notiz'
  const SCALABLE = 'date;time;status;reference;description;assetType;type;isin;shares;price;amount;fee;tax;currency'

  test.each<[string, string, readonly unknown[]]>([
    // 4 x 80 = 320 is sold, 20 are taxes and 2 fees: 298 are paid out.
    ['taxes of Portfolio Performance are part of what was sold', `${PP}\n2022-06-21T00:00;Kauf;700,00;EUR;;;;0,00;0,00;10;${WORLD};;;W;\n2022-07-21T00:00;Verkauf;298,00;EUR;;;;2,00;20,00;4;${WORLD};;;W;`, [['purchase', 10, 700, 0], ['sale', 4, 320, 2]]],
    ['an exact match settles whether fees are in it', `${SCALABLE}\n2022-07-20;02:00:00;Executed;"W";"WORLD";Security;Buy;${WORLD};7,5;400,00;-3000,00;0,99;0,00;EUR`, [['purchase', 7.5, 3000, 0.99]]],
    // 10 x 100 - 26.38
    ...['Kapitalertragsteuer', 'Kapitalertragssteuer', 'KapSt', 'Kap.St.', 'KESt', 'Kirchensteuer'].map((header): [string, string, readonly unknown[]] => [`${header} is a tax and no gain`, `Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr;${header}\n21.06.2022;Kauf;${WORLD};10;70,00;700,00;0,00;0,00\n10.03.2025;Verkauf;${WORLD};10;100,00;973,62;0,00;26,38`, [['purchase', 10, 700, 0], ['sale', 10, 1000, 0]]]),
    ['a solidarity surcharge is a tax', `Datum;Typ;ISIN;Stück;Betrag;Solidaritätszuschlag\n21.06.2022;Kauf;${WORLD};10,5;700,00;0,00`, [['purchase', 10.5, 700, 0]]],
    ['a tax beside the amount is checked', `Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr;Steuer\n21.06.2022;Kauf;${WORLD};10;70,00;700,00;0,00;0,00\n21.07.2022;Verkauf;${WORLD};4;80,00;298,00;2,00;20,00`, [['purchase', 10, 700, 0], ['sale', 4, 320, 2]]],
    ['that are not units x price with fees and taxes are faults', `Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr;Steuer\n21.06.2022;Kauf;${WORLD};10;70,00;700,00;0,00;0,00\n21.07.2022;Verkauf;${WORLD};4;80,00;299,00;2,00;20,00`, [[3, 'amount_differs']]],
    ['of few units are checked closely', list(`21.06.2022;Kauf;${WORLD};7,5;400,00;3.010,00;0,00`), [[2, 'amount_differs']]],
    ['that are no number are faults, fees too', list(bought, `22.06.2022;Kauf;${WORLD};10;70,00;700,00;x`), [[3, 'not_an_amount']]],
    ['beside a price that is no number are faults', list(bought, `22.06.2022;Kauf;${WORLD};10;x;700,00;0,00`), [[3, 'not_an_amount']]],
    ['in too many cells are faults', list(bought, `22.06.2022;Kauf;${WORLD};10;70,00;700,00;0,00;1`), [[3, 'surplus_cells']]],
    ['in a row within the file that ends before the others are faults', list(bought, `22.06.2022;Kauf;${WORLD};10;70,00;700,00`, `23.06.2022;Kauf;${WORLD};1;70,00;70,00;1,00\n`), [[3, 'cut_off']]],
    ['below a name with a word of headers and no figures are read', ['datetime;date;price;shares;amount;fee;type;identifier;holdingname;exchange', `x;2022-06-21;70;10;700;0;Buy;${WORLD};World;L`, 'iShares Core World;L', `x;2022-06-22;70;5;350;0;Buy;${WORLD};World;L\n`].join('\n'), [['purchase', 10, 700, 0], ['purchase', 5, 350, 0]]],
    ['with one day in another form are unclear', ['date;type;isin;shares;price;amount;fee', `2022-06-21;Buy;${WORLD};10;70.00;700.00;0.00`, `05/03/2023;Buy;${WORLD};10;70.00;700.00;0.00\n`].join('\n'), [[1, 'day_unclear']]],
    ['in a row that the file cuts off are faults', list(bought, `22.06.2022;Kauf;${WORLD};10`), [[3, 'cut_off']]],
    ['below a column that numbers the rows', `Position;Datum;Typ;ISIN;Stück;Kurs;Betrag\n01;21.06.2022;Kauf;${WORLD};10;70,00;700,00\n02;22.06.2022;Kauf;${EMERGING};5;30,00;150,00`, [['purchase', 10, 700, 0], ['purchase', 5, 150, 0]]],
    ['with a column that numbers the rows and none of units', `Position;Datum;Typ;ISIN;Betrag\n01;21.06.2022;Kauf;${WORLD};700,00\n02;22.06.2022;Kauf;${EMERGING};150,00`, [[null, 'no_bookings']]],
  ])('%s', async (_name, text, expected) => expect(await shortOf(text)).toEqual(expected))
})

describe('what stands twice in a row has to agree', () => {
  const changed = (name: keyof typeof samples, from: string, to: string): string => {
    const text = samples[name]?.text ?? ''
    expect(text.split(from)).toHaveLength(2)
    return text.replace(from, to)
  }
  const [balanced = ''] = samples['DEGIRO, account']?.text.split('\n').filter((row) => row.startsWith('22-08')) ?? []

  test.each<[string, string, readonly unknown[]]>([
    // -700.00 - 5.00 is not -702.00
    ['a fee of DEGIRO and the total', changed('DEGIRO', '"-2,00","-702,00"', '"-5,00","-702,00"'), [[4, 'amount_differs'], [3, 'oversold']]],
    ['a total of DEGIRO without its fee', changed('DEGIRO', '"-2,00","-702,00"', '"-2,00","-700,00"'), [[4, 'amount_differs'], [3, 'oversold']]],
    // 10 x 70 is 700, and what Interactive Brokers calls TradeMoney is before the commission of 2
    ['an amount of Interactive Brokers and its units, but for the commission', changed('Interactive Brokers', '"700"', '"702"'), [[2, 'amount_differs'], [3, 'oversold']]],
    // 702.00 - 5.00 is not 700.00, nor is 302.00 - 2.00
    ['a fee of Scalable Capital in German and the gross amount', changed('Scalable Capital, German', '-702,00;10;EUR;2,00', '-702,00;10;EUR;5,00'), [[7, 'amount_differs'], [5, 'oversold']]],
    ['an amount of Scalable Capital in German and the gross amount', changed('Scalable Capital, German', '298,00;4', '208,00;4'), [[5, 'amount_differs']]],
    ['the day and the time of Trade Republic', changed('Trade Republic', '05.865Z","2022-07-21"', '05.865Z","2022-07-24"'), [[3, 'day_differs']]],
    ['but not to the hour, which is that of another time zone', changed('Trade Republic', '"2022-06-21T10:20:05.865Z"', '"2022-06-20T22:20:05.865Z"'), [['purchase', 10, 700, 2], ['sale', 4, 300, 2], ['purchase', 3, 90, 0]]],
    ['the next day and a time of Trade Republic in the morning', changed('Trade Republic', '05.865Z","2022-07-21"', '05.865Z","2022-07-22"'), [[3, 'day_differs']]],
    ['the day before and a time of Trade Republic', changed('Trade Republic', '05.865Z","2022-07-21"', '05.865Z","2022-07-20"'), [[3, 'day_differs']]],
    // 10.00001 x 70.00 is 700.0007, which rounds to the amount.
    ['units of Trade Republic and those of its description', changed('Trade Republic', '"10.0000000000"', '"10.0000100000"').replace('"Buy trade","a"', `"Buy trade ${WORLD} WORLD, quantity: 10","a"`), [[2, 'amount_differs'], [3, 'oversold']]],
    ['the same units of Trade Republic in both', changed('Trade Republic', '"Buy trade","a"', `"Buy trade ${WORLD} WORLD, quantity: 10","a"`), [['purchase', 10, 700, 2], ['sale', 4, 300, 2], ['purchase', 3, 90, 0]]],
    ['the next month of a day of flatex and its value day', changed('flatex', '22.08.2022;24.08.2022', '22.09.2022;24.08.2022'), [[4, 'day_differs']]],
    ['the month of a day of flatex and its value day', changed('flatex', '22.08.2022;24.08.2022', '22.01.2022;24.08.2022'), [[4, 'day_differs']]],
    ['a month of DEGIRO and its value day', changed('DEGIRO, account', '22-08-2022,09:06', '22-02-2022,09:06'), [[2, 'day_differs']]],
    ['the balance after a booking that stands twice', changed('DEGIRO, account', balanced, `${balanced}\n${balanced}`), [[3, 'repeated']]],
    ['a purchase of Parqet and what was gained with it', changed('Parqet', ';20;Sell;', ';20;Buy;'), [[3, 'unknown_event']]],
    ['an ISIN where DEGIRO says what happened', changed('DEGIRO, account', `22-08-2022,09:06,22-08-2022,EM,${EMERGING},"Koop 3 @ 30,00 EUR"`, `22-08-2022,09:06,22-08-2022,EM,Koop,${EMERGING}`), [[2, 'unknown_event']]],
    ['and differs after two that are alike', changed('DEGIRO, account', balanced, `${balanced.replace('506', '416')}\n${balanced}`), [['purchase', 3, 90, 0], ['purchase', 3, 90, 0], ['sale', 4, 300, 2], ['purchase', 10, 700, 2]]],
  ])('%s', async (_name, text, expected) => expect(await shortOf(text)).toEqual(expected))
})

describe('bookings without ISIN', () => {
  const text = '"Geschäftstag";"Stück / Nom.";"Bezeichnung";"WKN";"Währung";"Ausführungskurs";"Umsatz in EUR";\n"21.06.2022";"10";"WORLD";"A0RPWH";"EUR";"70,00";"700,00";\n'

  const lookup = (wanted: readonly { wkn?: string; ticker?: string }[]) =>
    Promise.resolve(wanted.map(({ wkn, ticker }) => (wkn === 'A0RPWH' ? { isin: WORLD, name: 'World', isCertain: true } : ticker === 'IS3N.DE' ? { isin: EMERGING, name: 'Emerging', isCertain: false } : null)))
  const ghostfolio = JSON.stringify({ activities: [['BUY', 10, 70, '2022-06-21'], ['SELL', 4, 75, '2022-07-21']].map(([type, quantity, unitPrice, date]) => ({ fee: 0, quantity, type, unitPrice, currency: 'EUR', date, symbol: 'IS3N.DE' })) })

  it('are read by a number that is certain', async () => {
    const numbered = list(bought, `22.06.2022;Verkauf;${WORLD};4;75,00;300,00;0,00`).replaceAll(WORLD, 'A0RPWH')
    expect(await shortOf(numbered, { lookup })).toEqual([['purchase', 10, 700, 0], ['sale', 4, 300, 0]])
    expect(await shortOf(numbered)).toEqual([[1, 'no_isins']])
    // The export of comdirect does not say what was bought and what was sold.
    expect(await shortOf(text, { lookup })).toEqual([[2, 'units_move']])
  })

  it('of Revolut are those of the securities that the user confirms for their tickers', async () => {
    const { text: revolut = '' } = samples['Revolut'] ?? {}
    const byTicker = (wanted: readonly { ticker?: string }[]) => Promise.resolve(wanted.map(({ ticker }) => ({ isin: ticker === 'EUNL' ? WORLD : EMERGING, name: '', isCertain: false })))
    const asked = await readHoldings(encoded(revolut), { lookup: byTicker, today: '2022-09-01' })
    expect(asked.ok ? 'read' : asked.proposals.map(({ row, isin }) => [row, isin])).toEqual([[3, WORLD], [6, EMERGING]])
    const read = await readHoldings(encoded(revolut), { lookup: byTicker, isins: { 3: WORLD, 6: EMERGING }, today: '2022-09-01', stalePrices: true })
    expect(read.ok ? read.request.holdings : read.faults).toEqual([{ isin: WORLD, value: 450 }, { isin: EMERGING, value: 90 }]) // 6 x 75, 3 x 30
  })

  it('propose what a ticker may be, once for each, and take it where the user says so', async () => {
    const refused = await readHoldings(encoded(ghostfolio), { lookup, today: '2022-07-30' })
    expect(refused).toMatchObject({ ok: false, faults: [{ row: 2, code: 'unknown_security' }], proposals: [{ row: 2, name: 'IS3N.DE', isin: EMERGING, security: 'Emerging' }] })
    expect(await readHoldings(encoded(ghostfolio), { lookup, isins: { 2: EMERGING }, today: '2022-07-30' })).toMatchObject({ ok: true, request: { holdings: [{ isin: EMERGING, value: 450 }] } }) // 6 x 75
  })

  it('say that they are bookings', async () => {
    expect(await shortOf(text)).toEqual([[1, 'no_isins']])
    const verdict = await readHoldings(encoded(text))
    expect(verdict.ok ? 'read' : verdict.faults.map(({ code }) => code)).toEqual(['bookings'])
  })
})

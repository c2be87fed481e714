/**
 * Statements of Interactive Brokers: layouts as users and readers of other projects published them (sections, totals in two
 * currencies, balances, exchange rates: a public repository; German:
 * tresorone/tresor-import#1773, a public repository; Flex: a public repository).
 * Figures are invented; what is expected is multiplied out here.
 */
import { describe, expect, it } from 'vitest'
import { readHoldings, type ReadOptions } from '../../../sdk/files/read'
import { readTrades, type TradeOptions } from '../../../sdk/files/trades/read'
import { encoded } from './layouts.data'

const WORLD = 'IE00B4L5Y983'
const APPLE = 'US0378331005'
const MICROSOFT = 'US5949181045'

const english = {
  account: ['Account Information,Header,Field Name,Field Value', 'Account Information,Data,Base Currency,EUR'],
  netAssets: (total: number) => [
    'Net Asset Value,Header,Asset Class,Prior Total,Current Long,Current Short,Current Total,Change',
    'Net Asset Value,Data,Cash ,1000,2352.3,-300,2052.3,1052.3', `Net Asset Value,Data,Total,1000,${total},-300,${total},0`,
    'Net Asset Value,Header,Time Weighted Rate of Return', 'Net Asset Value,Data,12.34%',
  ],
  /** Sections with symbols and amounts that are no positions. */
  others: [
    'Mark-to-Market Performance Summary,Header,Asset Category,Symbol,Prior Quantity,Current Quantity,Prior Price,Current Price,Mark-to-Market P/L Position,Mark-to-Market P/L Transaction,Mark-to-Market P/L Commissions,Mark-to-Market P/L Other,Mark-to-Market P/L Total,Code',
    'Mark-to-Market Performance Summary,Data,Stocks,AAPL,5,10,200,230,150,0,-1,0,149,',
    'Realized & Unrealized Performance Summary,Header,Asset Category,Symbol,Cost Adj.,Realized S/T Profit,Realized Total,Unrealized S/T Profit,Unrealized Total,Total,Code',
    'Realized & Unrealized Performance Summary,Data,Stocks,AAPL,0,0,0,300,300,300,',
    'Change in Dividend Accruals,Header,Asset Category,Currency,Symbol,Date,Ex Date,Pay Date,Quantity,Tax,Fee,Gross Rate,Gross Amount,Net Amount,Code',
    'Change in Dividend Accruals,Data,Stocks,USD,AAPL,2026-10-20,2026-10-21,2026-11-12,10,0.39,0,0.26,2.6,2.21,Po',
    'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code',
    'Trades,Data,Order,Stocks,USD,AAPL,"2026-03-05, 09:00:00",5,200,201,-1000,-1,1001,0,5,O', 'Trades,Total,,Stocks,USD,,,5,,,-1000,-1,1001,0,5,',
  ],
  cash: (rows: readonly string[]) => [
    'Cash Report,Header,Currency Summary,Currency,Total,Securities,Futures,Month to Date,Year to Date,', 'Cash Report,Data,Starting Cash,Base Currency Summary,1000,1000,0,,,',
    ...rows.flatMap((row) => [`Cash Report,Data,Ending Cash,${row}`, `Cash Report,Data,Ending Settled Cash,${row}`]),
  ],
  positions: (totals: readonly string[]) => [
    'Open Positions,Header,DataDiscriminator,Asset Category,Currency,Symbol,Quantity,Mult,Cost Price,Cost Basis,Close Price,Value,Unrealized P/L,Code',
    'Open Positions,Data,Summary,Stocks,USD,AAPL,10,1,200,2000,230,2300,300,', 'Open Positions,Data,Lot,Stocks,USD,AAPL,10,,200,2000,230,2300,300,',
    'Open Positions,Data,Summary,Stocks,USD,MSFT,5,1,390,1950,388,1940,-10,', 'Open Positions,Total,,Stocks,USD,,,,,3950,,4240,290,', ...totals,
    'Open Positions,Data,Summary,Stocks,EUR,EUNL,100,1,80,8000,98.12,9812,1812,', 'Open Positions,Total,,Stocks,EUR,,,,,8000,,9812,1812,',
  ],
  balances: (usd: string) => [
    'Forex Balances,Header,Asset Category,Currency,Description,Quantity,Cost Price,Cost Basis in EUR,Close Price,Value in EUR,Unrealized P/L in EUR,Code',
    'Forex Balances,Data,Forex,EUR,EUR,1500,0,-1500,1,1500,0,', `Forex Balances,Data,Forex,EUR,USD,${usd},-7.7,`, 'Forex Balances,Data,Total,,,,,-2360,,2352.3,-7.7,',
  ],
  instruments: [
    'Financial Instrument Information,Header,Asset Category,Symbol,Description,Conid,Security ID,Underlying,Listing Exch,Multiplier,Type,Code',
    `Financial Instrument Information,Data,Stocks,AAPL,APPLE INC,265598,${APPLE},AAPL,NASDAQ,1,COMMON,`, `Financial Instrument Information,Data,Stocks,EUNL,ISHARES CORE MSCI WORLD,0,${WORLD},EUNL,IBIS2,1,ETF,`,
    `Financial Instrument Information,Data,Stocks,MSFT,MICROSOFT CORP,272093,${MICROSOFT},MSFT,NASDAQ,1,COMMON,`,
  ],
  rates: ['Base Currency Exchange Rate,Header,Currency,Rate', 'Base Currency Exchange Rate,Data,USD,0.8523'],
}

/** 4,240 USD and 3,950 USD at 0.8523. */
const TRANSLATED = ['Open Positions,Total,,Stocks,EUR,,,,,3366.585,,3613.752,247.167,']
const BALANCE = '1000,0.86,-860,0.8523,852.3'

const read = (lines: readonly string[], options: ReadOptions = {}) => readHoldings(encoded(`${lines.join('\n')}\n`, 'utf-8-bom'), options)

const papers = [{ isin: APPLE, value: 1960.29 }, { isin: MICROSOFT, value: 1653.462 }, { isin: WORLD, value: 9812 }]
const inEuros = { assetClass: 'cash', currency: 'EUR', value: 1500 }
const inDollars = { assetClass: 'cash', currency: 'USD', value: 852.3 }

describe('a statement in two currencies', () => {
  const { account, netAssets, others, cash, positions, balances, instruments, rates } = english
  const report = cash(['Base Currency Summary,2352.3,2352.3,0,,,', 'EUR,1500,1500,0,,,', 'USD,1000,1000,0,,,'])

  it.each<[string, string[]]>([
    ['by the balances', [...positions([]), ...balances(BALANCE)]],
    ['by the totals', positions(TRANSLATED)],
    ['by the exchange rates', [...positions([]), ...rates]],
    ['by all of them', [...positions(TRANSLATED), ...balances(BALANCE), ...rates]],
  ])('gives positions and cash in the base currency, %s', async (_name, lines) => {
    const verdict = await read([...account, ...netAssets(15_778.052), ...others, ...report, ...lines, ...instruments])
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
    expect(verdict.request.holdings).toEqual([...papers, inEuros, inDollars])
    expect(verdict.totals).toEqual([])
    expect(verdict.leftOut.every(({ reason }) => reason === 'total')).toBe(true)
  })

  it('says where the value of the account is another', async () => {
    const verdict = await read([...account, ...netAssets(16_000), ...report, ...positions(TRANSLATED), ...instruments])
    expect(verdict).toMatchObject({ ok: true, totals: [{ stated: 16_000 }] })
  })

  it('takes balances for the cash where there is no cash report', async () => {
    const verdict = await read([...account, ...positions([]), ...balances(BALANCE), ...instruments])
    expect(verdict.ok && verdict.request.holdings).toEqual([...papers, inEuros, inDollars])
  })

  it('leaves out an account below zero, by name', async () => {
    const verdict = await read([...account, ...cash(['Base Currency Summary,1073.85,1073.85,0,,,', 'EUR,1500,1500,0,,,', 'USD,-500,-500,0,,,']), ...positions(TRANSLATED), ...instruments])
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
    expect(verdict.request.holdings).toEqual([...papers, inEuros])
    expect(verdict.leftOut.filter(({ reason }) => reason !== 'total')).toMatchObject([{ name: 'Cash (USD)', reason: 'negative_cash' }])
  })

  it.each<[string, string[], [number, string][]]>([
    ['without a rate', [...account, ...report, ...positions([]), ...instruments], [[12, 'other_currency'], [14, 'other_currency'], [9, 'other_currency']]],
    ['with rates that contradict each other', [...account, ...positions(TRANSLATED), ...balances('1000,0.86,-860,0.9523,952.3'), ...instruments], [[4, 'other_currency'], [6, 'other_currency'], [13, 'other_currency']]],
    ['where what follows a total is no translation', [...account, ...positions(['Open Positions,Total,,Stocks,EUR,,,,,3366.585,,3700,247.167,']), ...instruments], [[4, 'other_currency'], [6, 'other_currency']]],
    ['whose balances are not its cash', [...account, ...cash(['Base Currency Summary,2752.3,2752.3,0,,,', 'EUR,1500,1500,0,,,', 'USD,1000,1000,0,,,']), ...positions(TRANSLATED), ...instruments], [[5, 'total_differs']]],
    ['with a position missing', [...account, ...report, ...positions(TRANSLATED).filter((line) => !line.includes('Summary,Stocks,USD,MSFT')), ...instruments], [[14, 'total_differs']]],
  ])('is refused %s', async (_name, lines, faults) => {
    const verdict = await read(lines)
    expect(verdict.ok ? 'read' : verdict.faults.map(({ row, code }) => [row, code])).toEqual(faults)
  })

  it('is refused for another base currency than its own', async () => {
    const verdict = await read([...account, ...report, ...positions(TRANSLATED), ...instruments], { baseCurrency: 'USD' })
    expect(verdict.ok ? 'read' : [...new Set(verdict.faults.map(({ code }) => code))]).toEqual(['other_currency'])
  })
})

it('a German statement with a single currency states its cash once', async () => {
  const verdict = await read([
    'Statement,Header,Feldname,Feldwert', 'Statement,Data,Title,Umsatzübersicht', 'Kontoinformation,Header,Feldname,Feldwert', 'Kontoinformation,Data,Basiswährung,EUR',
    'Nettovermögenswert,Header,Assetklasse,Vorheriger Gesamtwert,Aktuell Long,Aktuell Short,Aktueller Gesamtwert,Veränderung', 'Nettovermögenswert,Data,Barmittel,0,1500,0,1500,0',
    'Nettovermögenswert,Data,Aktien,0,9812,0,9812,0', 'Nettovermögenswert,Data,Gesamt,0,11312,0,11312,0',
    'Cash-Bericht,Header,Währungsübersicht,Währung,Gesamt,Wertpapiere,Futures', 'Cash-Bericht,Data,Anfangsbarsaldo,Basiswährungsübersicht,0,0,0', 'Cash-Bericht,Data,Endbarsaldo,Basiswährungsübersicht,1500,1500,0',
    'Offene Positionen,Header,DataDiscriminator,Vermögenswertkategorie,Währung,Symbol,Menge,Mult,Einstands Kurs,Kostenbasis,Schlusskurs,Wert,Unrealisierter G/V,Code',
    'Offene Positionen,Data,Summary,Aktien,EUR,EUNL,100,1,80,8000,98.12,9812,1812,', 'Offene Positionen,Total,,Aktien,EUR,,,,,8000,,9812,1812,',
    'Informationen zum Finanzinstrument,Header,Vermögenswertkategorie,Symbol,Beschreibung,Conid,Wertpapier-ID,Basiswert,Börse,Multiplikator,Typ,Code',
    `Informationen zum Finanzinstrument,Data,Aktien,EUNL,ISHARES CORE MSCI WORLD,000,${WORLD},EUNL,IBIS2,1,ETF,`,
  ])
  expect(verdict).toMatchObject({ ok: true, request: { holdings: [{ isin: WORLD, value: 9812 }, inEuros] }, totals: [] })
})

describe('a Flex report of positions', () => {
  const headers = '"ClientAccountID","CurrencyPrimary","FXRateToBase","AssetClass","Symbol","Description","ISIN","ReportDate","Quantity","MarkPrice","PositionValue"'
  const [world, apple] = [`"U1","EUR","1","STK","EUNL","WORLD","${WORLD}","20260105","100","98.12","9812"`, `"U1","USD","0.8541","STK","AAPL","APPLE INC","${APPLE}","20260105","10","243","2430"`]

  it('is converted by its own rates', async () => {
    const verdict = await read([headers, world, apple])
    expect(verdict.ok && verdict.request.holdings).toEqual([{ isin: WORLD, value: 9812 }, { isin: APPLE, value: 2075.463 }])
  })

  it('counts lots once', async () => {
    const verdict = await read([`${headers},"LevelOfDetail"`, ...[world, apple].flatMap((row) => [`${row},"SUMMARY"`, `${row},"LOT"`])])
    expect(verdict.ok && verdict.request.holdings).toEqual([{ isin: WORLD, value: 9812 }, { isin: APPLE, value: 2075.463 }])
  })

  it('adds up lots where no sum stands above them', async () => {
    const verdict = await read([`${headers},"LevelOfDetail"`, `${world},"LOT"`, `${world},"LOT"`])
    expect(verdict.ok && verdict.request.holdings).toEqual([{ isin: WORLD, value: 19_624 }])
  })

  const trades = '"Buy/Sell","TradeDate","ISIN","Quantity","TradePrice","TradeMoney","CurrencyPrimary","IBCommission","LevelOfDetail"'
  const trade = (side: string, day: string, units: number, fee: number, level: string): string => `"${side}","${day}","${WORLD}","${units}","100","${units * 100}","EUR","${-fee}","${level}"`

  it.each([
    ['an order once, by its executions', [trade('BUY', '20260310', 10, 2, 'ORDER'), trade('BUY', '20260310', 6, 1.25, 'EXECUTION'), trade('BUY', '20260310', 4, 0.75, 'EXECUTION')], [['purchase', 6, 1.25], ['purchase', 4, 0.75]]],
    ['orders where they stand alone', [trade('BUY', '20260310', 10, 2, 'ORDER')], [['purchase', 10, 2]]],
    ['no purchase again that a sale closes, nor a sum', [trade('BUY', '20260310', 10, 2, 'EXECUTION'), trade('SELL', '20260610', -4, 1, 'EXECUTION'), trade('BUY', '20260310', 4, 0, 'CLOSED_LOT'), trade('BUY', '20260310', 10, 2, 'SYMBOL_SUMMARY')], [['purchase', 10, 2], ['sale', 4, 1]]],
  ])('of trades counts %s', async (_name, rows, expected) => {
    const verdict = await readTrades(encoded([trades, ...rows, ''].join('\n')))
    expect(verdict.ok && verdict.trades.map(({ type, units, fees }) => [type, units, fees])).toEqual(expected)
  })

  it('with values in its base currency is refused for another one', async () => {
    const lines = [`${headers},"PositionValueInBase"`, `${world},"9812"`, `${apple},"2075.463"`]
    const [euros, dollars] = [await read(lines), await read(lines, { baseCurrency: 'USD' })]
    expect(euros.ok && euros.request.holdings).toEqual([{ isin: WORLD, value: 9812 }, { isin: APPLE, value: 2075.463 }])
    expect(dollars.ok ? 'read' : dollars.faults.map(({ code }) => code)).toEqual(['header_currency'])
  })
})

/** 10 bought at 70.00 and 4 sold at 75.00 with 2.00 each, 3 of another bought at 30.00 in two executions; as the statement lists them, with its sums. */
const booked = {
  english: [
    'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code',
    'Trades,Data,Order,Stocks,EUR,EUNL,"2022-06-21, 09:05:00",10,70,70.1,-700,-2,702,0,1,O', 'Trades,Data,Order,Stocks,EUR,EUNL,"2022-07-21, 04:05:00",-4,75,75.1,300,-2,-280.8,17.2,-0.4,C',
    'Trades,SubTotal,,Stocks,EUR,EUNL,,6,,,-400,-4,421.2,17.2,0.6,', 'Trades,Data,Order,Stocks,EUR,MSFT,"2022-08-22, 15:35:00",3,30,30.1,-90,0,90,0,0.3,O',
    'Trades,Data,Trade,Stocks,EUR,MSFT,"2022-08-22, 15:35:00",1,30,30.1,-30,0,30,0,0.1,O', 'Trades,Data,Trade,Stocks,EUR,MSFT,"2022-08-22, 15:35:01",2,30,30.1,-60,0,60,0,0.2,O', 'Trades,SubTotal,,Stocks,EUR,MSFT,,3,,,-90,0,90,0,0.3,',
    'Trades,Total,,Stocks,EUR,,,,,,-490,-4,511.2,17.2,0.9,', 'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,,Proceeds,Comm in EUR,,,MTM in EUR,Code',
    'Trades,Data,Order,Forex,USD,EUR.USD,"2022-08-22, 15:30:00",-100,1.02,,102,-2,,,0.1,',
  ],
  german: [
    'Transaktionen,Header,DataDiscriminator,Vermögenswertkategorie,Währung,Konto,Symbol,Datum/Zeit,Menge,T.-Kurs,Schlusskurs,Erlös,Provision/Gebühr,Basis,Realisierter G/V,MTM G/V,Code',
    'Transaktionen,Data,Order,Aktien,EUR,U1,EUNL,"2022-06-21, 09:05:00",10,70,70.1,-700,-2,702,0,1,O', 'Transaktionen,Data,Order,Aktien,EUR,U1,EUNL,"2022-07-21, 04:05:00",-4,75,75.1,300,-2,-280.8,17.2,-0.4,C',
    'Transaktionen,Data,Order,Aktien,EUR,U1,MSFT,"2022-08-22, 15:35:00",3,30,30.1,-90,0,90,0,0.3,O', 'Transaktionen,Total,,Aktien,EUR,,,,,,,-490,-4,511.2,17.2,0.9,',
  ],
}

const bookedIn = async (lines: readonly string[], options: TradeOptions = {}): Promise<unknown> => {
  const verdict = await readTrades(encoded(`${[...english.account, ...lines, ...english.instruments].join('\n')}\n`, 'utf-8-bom'), options)
  return verdict.ok ? verdict.trades.map(({ date, type, isin, units, gross, fees }) => [date, type, isin, units, gross, fees]) : verdict.faults.map(({ row, code }) => [row, code])
}

const TRADES = [['2022-06-21', 'purchase', WORLD, 10, 700, 2], ['2022-07-21', 'sale', WORLD, 4, 300, 2], ['2022-08-22', 'purchase', MICROSOFT, 3, 90, 0]]

describe('the trades of a statement', () => {
  const { english: trades } = booked
  const head = 'Corporate Actions,Header,Asset Category,Currency,Report Date,Date/Time,Description,Quantity,Proceeds,Value,Realized P/L,Code'
  const split = `Corporate Actions,Data,Stocks,EUR,2022-07-01,"2022-06-30, 20:25:00","EUNL(${WORLD}) Split 4 for 1 (EUNL, ISHARES CORE MSCI WORLD, ${WORLD})",30,0,0,0,`
  const changed = (from: string, to: string): string[] => trades.map((line) => line.replace(from, to))

  it.each(Object.entries(booked))('are read by their ISINs, %s', async (_name, lines) => expect(await bookedIn(lines)).toEqual(TRADES))

  it('are read beside positions, which are what is held', async () => {
    expect(await bookedIn([...english.positions([]), ...trades])).toEqual(TRADES)
    const alone = await read([...english.account, ...trades, ...english.instruments], { today: '2022-09-01', stalePrices: true })
    expect(alone).toMatchObject({ ok: true, prices: [{ isin: WORLD, units: 6 }, { isin: MICROSOFT, units: 3 }] })
  })

  it.each<[string, string[], [number, string][]]>([
    ['whose sums are others', changed('SubTotal,,Stocks,EUR,EUNL,,6', 'SubTotal,,Stocks,EUR,EUNL,,7'), [[6, 'total_differs']]],
    ['of which a row is gone', trades.filter((line) => !line.includes('"2022-07-21')), [[5, 'total_differs']]],
    ['with an amount that is none of units and price', changed('-700,-2', '-710,-2').map((line) => line.replace('-400,-4', '-410,-4')), [[4, 'amount_differs'], [5, 'oversold']]],
    ['with a fee that came back', changed('-700,-2', '-700,0.5').map((line) => line.replace('-400,-4', '-400,-1.5')), [[4, 'not_an_amount'], [5, 'oversold']]],
    ['of options', [...trades, 'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code', 'Trades,Data,Order,Equity and Index Options,EUR,EUNL 16JAN26 70 C,"2022-08-22, 15:30:00",1,1.5,1.5,-150,-1,151,0,0,O'], [[15, 'not_an_isin']]],
    ['with units that came from elsewhere', [...trades, 'Transfers,Header,Asset Category,Currency,Symbol,Date,Type,Direction,Xfer Company,Xfer Account,Qty,Xfer Price,Market Value,Realized P/L,Cash Amount,Code', 'Transfers,Data,Stocks,EUR,EUNL,2022-08-30,Inter-Company,In,--,U9,50,--,"3,500.00",0.00,0.00,'], [[15, 'transfer']]],
    ['with a split that is taken back', [...trades, head, `${split}Ca`], [[15, 'reversal']]],
  ])('are refused %s', async (_name, lines, faults) => expect(await bookedIn(lines)).toEqual(faults))

  it('follow a split', async () => {
    const after = trades.filter((line) => !/"2022-07-21|EUNL,,6|Total,,Stocks,EUR,,/.test(line))
    expect(await bookedIn([...after, head, split])).toEqual([['2022-06-21', 'purchase', WORLD, 40, 700, 2], ['2022-08-22', 'purchase', MICROSOFT, 3, 90, 0]])
  })

  it('bring distributions and the tax that was withheld from them', async () => {
    const paid = ['Dividends,Header,Currency,Date,Description,Amount', `Dividends,Data,EUR,2022-09-15,MSFT(${MICROSOFT}) Cash Dividend EUR 0.50 per Share (Ordinary Dividend),1.5`, 'Dividends,Data,Total,,,1.5', 'Withholding Tax,Header,Currency,Date,Description,Amount,Code', `Withholding Tax,Data,EUR,2022-09-15,MSFT(${MICROSOFT}) Cash Dividend EUR 0.50 per Share - US Tax,-0.23,`, 'Withholding Tax,Data,Total,,,-0.23,', 'Interest,Header,Currency,Date,Description,Amount', 'Interest,Data,EUR,2022-10-05,EUR Credit Interest for Sep-2022,4.2', 'Interest,Data,EUR,2022-11-03,EUR Debit Interest for Oct-2022,-1.1', 'Interest,Data,Total,,,3.1']
    const verdict = await readTrades(encoded([...english.account, ...trades, ...paid, ...english.instruments].join('\n')), { forReturn: true })
    expect(verdict).toMatchObject({ ok: true, payments: [{ type: 'distribution', date: '2022-09-15', isin: MICROSOFT, amount: 1.5, tax: 0.23, currency: 'EUR' }, { type: 'interest', date: '2022-10-05', isin: null, amount: 4.2, tax: 0 }] })
  })
})

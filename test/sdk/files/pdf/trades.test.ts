/** Confirmations as PDFs: units x price with fees and taxes has to be the amount. */
import { describe, expect, it } from 'vitest'
import { readHoldings, type ReadOptions } from '../../../../sdk/files/read'
import { readTrades } from '../../../../sdk/files/trades/read'
import { pdfjsHere } from '../../../support/pdfjs'
import { pdfOfLines } from '../../../support/pdf-file'

// 200 x 46.87 = 9,374.00; with 17.81 and 0.10 it is 9,391.91.
const PURCHASE = [
  'Wertpapier Abrechnung Kauf',
  'Nominale          Wertpapierbezeichnung        ISIN (WKN)',
  'Stueck  200       DEUTSCHE POST AG             DE0005552004  (555200)',
  'Schlusstag/-Zeit  11.12.2025  16:14:10',
  'Ausfuehrungskurs  46,87 EUR',
  'Kurswert                                       9.374,00- EUR',
  'Provision  0,1900 % vom Kurswert               17,81- EUR',
  'Liefergebuehr                                  0,10- EUR',
  'Ausmachender Betrag                            9.391,91- EUR',
  'Den Gegenwert buchen wir mit Valuta 15.12.2025 zu Lasten des Kontos 3282155',
]
const trades = async (lines: readonly string[]) => {
  const verdict = await readTrades(pdfOfLines(lines), { pdfjs: pdfjsHere })
  return verdict.ok ? verdict.trades : verdict.faults.map(({ code }) => code)
}

describe('a confirmation whose figures give its amount', () => {
  it('is a trade, of the day on which it was made', async () => {
    expect(await trades(PURCHASE)).toMatchObject([{ date: '2025-12-11', type: 'purchase', isin: 'DE0005552004', units: 200, gross: 9374, fees: 17.91 }])
  })

  it('in other words and numbers is one, too', async () => {
    // 4.827186 x 51.79 = 250.00; with 1.00 it is 251.00.
    expect(await trades(['SECURITIES SETTLEMENT', 'Market-Order Buy on 24.06.2026 at 19:21', 'POSITION   QUANTITY   PRICE   AMOUNT', 'Dividend Leaders EUR (Dist)   4.827186 Pcs.   51.79 EUR   250.00 EUR', 'ISIN: NL0011683594',
      'TOTAL   250.00 EUR', 'External cost surcharge   -1.00 EUR', 'TOTAL   -251.00 EUR'])).toMatchObject([{ date: '2026-06-24', type: 'purchase', isin: 'NL0011683594', units: 4.827186, gross: 250, fees: 1 }])
  })

  // 10 x 135.00 USD / 1.1572 = 1,166.61; 10 x 138.64 = 1,386.40, less 7.90 and 58.93 is 1,319.57.
  const LIST = [
    'Sammelabrechnung (Wertpapierkauf/-verkauf)',
    'Nr.313138095/1   Kauf   SPACE TECHS.  (US84615Q1031/A42D4F)', 'davon ausgef. : 10,00 St.   Schlusstag : 12.06.2026', 'Kurs : 135,0000 USD   Kurswert : 1.166,61 EUR', 'Devisenkurs : 1,157200   Provision : 0,00 EUR', 'Endbetrag : -1.166,61 EUR',
    'Nr.313210686/1   Verkauf   SPACE TECHS.  (US84615Q1031/A42D4F)', 'davon ausgef. : 10,00 St.   Schlusstag : 15.06.2026', 'Kurs : 138,6400 EUR   Kurswert : 1.386,40 EUR', 'Provision : 5,90 EUR   Fremde Spesen : 2,00 EUR', 'Einbeh. Steuer : 58,93 EUR', 'Endbetrag : 1.319,57 EUR',
  ]

  it('is one of several in a list, each of which is proven', async () => {
    expect(await trades(LIST)).toMatchObject([{ date: '2026-06-12', type: 'purchase', units: 10, gross: 1166.61, fees: 0 }, { date: '2026-06-15', type: 'sale', units: 10, gross: 1386.4, fees: 7.9 }])
  })

  it('is the only one of a list', async () => {
    expect(await trades(LIST.slice(0, 6))).toMatchObject([{ date: '2026-06-12', type: 'purchase', units: 10, gross: 1166.61, fees: 0 }])
  })

  it('is refused with the whole list where one of them is not', async () => {
    expect(await trades(LIST.map((line) => line.replace('1.319,57', '1.319,75')))).toEqual(['unproven_trade_pdf'])
  })

  it('is refused with the whole list where the head of an entry is missing', async () => {
    expect(await trades(LIST.filter((line) => !line.startsWith('Nr.313138095')))).toEqual(['unproven_trade_pdf'])
  })

  it.each([
    ['moves units in other ways', [...LIST, 'Nr.313210687/1   Umschichtung 1,0   SPACE TECHS.  (US84615Q1031/A42D4F)']],
    ['is a transfer', [...LIST, 'Ausgang externer Übertrag Gesamtbestand mit Kursdatum 17.06.2026', 'US84615Q1031 -266,000000']],
  ])('is refused with the whole list, and with the reason, where one %s', async (_, lines) => {
    expect(await trades(lines)).toEqual(['moved_trade_pdf'])
  })

  // 1,000 x 0.94 = 940.00, which 1 x 940.00 is, too; with 1.00 it is 941.00.
  const NEO = ['WERTPAPIERABRECHNUNG', 'Limit-Order Kauf am 27.11.2023, um 16:17 Uhr', 'POSITION   ANZAHL   PREIS   BETRAG', 'Beispielbank X-TUP O.End   1.000 Stk.   0,94 EUR   940,00 EUR', 'ISIN: DE0005552004', 'GESAMT   940,00 EUR', 'Abwicklungspauschale   -1,00 EUR', 'GESAMT   -941,00 EUR']
  // 40 x 25.50 = 1,020.00; with 2.50 (2.44 and 0.06) and 5.90 it is 1,028.40.
  const PARTS = ['Wertpapierabrechnung Kauf', 'ISIN DE0005552004', 'Handelstag: 04.01.2024', 'Ausgeführt: 40 St.   Kurswert: 1.020,00 EUR', 'Kurs: 25,500000 EUR   Provision: 5,90 EUR', 'Devisenkurs: 1,000000   * Fremde Spesen: 2,50 EUR', 'Endbetrag: -1.028,40 EUR', '* Enthalten: Regulierung: 2,44 EUR', 'Schlussnoten: 0,06 EUR']
  // 132.8 x 37.65 = 4,999.92; with 5.00 it is 5,004.92.
  const OLDER = ['WERTPAPIERABRECHNUNG', 'KAUF AM 15.01.2015  UM 08:13:35', 'ISIN DE0005552004', 'ST   132,80000', 'Kurs   37,650000 EUR', 'Kurswert   EUR 4.999,92', 'Provision   EUR 5,00', 'Wert 19.01.2015   EUR 5.004,92']
  // 3 x 9.585 = 28.755; less 0.99 it is 27.77.
  const CHEAP = ['Wertpapierabrechnung', 'Ausführung   30.12.2024 13:39:12', 'Verkauf   Deutsche Post   3,00 Stk.   9,585 EUR   28,76 EUR', 'DE0005552004', 'Ordergebühren   -0,99 EUR', 'Total   27,77 EUR', 'Berücksichtigte Ordergebühren   -1,98 EUR']
  // 100 x 28.50 = 2,850.00; less 1.00 it is 2,849.00.
  const REFUNDED = ['Verkauf', 'ISIN DE0005552004', 'STK   100,000   EUR   28,5000', 'Handelstag   07.07.2020   Kurswert   EUR   2.850,00', 'Provision   EUR   1,00-', 'Betrag zu Ihren Gunsten   EUR   2.849,00', 'Steuerausgleich nach § 43a EStG:', 'Kapitalertragsteuer   EUR   14,51', 'Betrag zu Ihren Gunsten   EUR   14,51']
  // 1.5 x 99.31 = 148.97.
  const FUND = ['W e r t p a p i e r - A b r e c h n u n g   K a u f', 'ISIN DE0005552004', 'Nennbetrag   ST   1,50', 'Zum Kurs von   EUR 99,31   Ausführungstag 02.04.2024', 'Kurswert   EUR 148,97', 'Belastung (vor Steuern)   EUR 148,97', 'Rücknahmeabschläge nennt der Verkaufsprospekt.']
  // 0.25 x 40.00 = 10.00.
  const SAVEBACK = ['WERTPAPIERABRECHNUNG SAVEBACK', 'Ausführung am 09.02.2024', 'ISIN: DE0005552004', 'Deutsche Post   0,25 Stk.   40,00 EUR   10,00 EUR', 'GESAMT   10,00 EUR']

  it.each([
    ['whose amount is that of one unit, too', NEO, { date: '2023-11-27', type: 'purchase', units: 1000, gross: 940, fees: 1 }],
    ['that says fees as a sum and as its parts, and a rate of one', PARTS, { date: '2024-01-04', units: 40, gross: 1020, fees: 8.4 }],
    ['whose amount stands behind its value day', OLDER, { date: '2015-01-15', units: 132.8, gross: 4999.92, fees: 5 }],
    ['with a spaced heading and a prospectus of sales', FUND, { date: '2024-04-02', type: 'purchase', units: 1.5, gross: 148.97 }],
    ['of what is put back', SAVEBACK, { date: '2024-02-09', type: 'purchase', units: 0.25, gross: 10 }],
  ])('is one %s', async (_, lines, expected) => {
    expect(await trades(lines)).toMatchObject([expected])
  })

  it.each([['fees of the purchase below it', CHEAP], ['a tax refund below it', REFUNDED]])('of a sale is one with %s', async (_, lines) => {
    expect(await trades(lines)).toEqual(['sale_alone'])
  })

  it.each([['its fee', NEO, '-1,00', '-1,10'], ['a part of its fees', PARTS, '2,44', '2,34'], ['the price of a unit', NEO, '0,94', '0,93'], ['its amount', OLDER, '5.004,92', '5.004,29']])('is refused where %s is another one', async (_, lines, from, to) => {
    expect(await trades(lines.map((line) => line.replace(from, to)))).toEqual(['unproven_trade_pdf'])
  })

  // 6 x 40.50 = 243.00; with 3.00 it is 246.00.
  const WHOLE = ['Abrechnung Handel', 'Geschäftsart: Kauf aus Dauerauftrag', 'Zugang: 6 Stk', 'Titel: DE0005552004  DEUTSCHE POST AG', 'Kurs: 40,50 EUR', 'Kurswert: -243,-- EUR', 'Grundgebühr: -3,-- EUR', 'Zu Lasten IBAN AT44 3400 0000 0123 4567   -246,-- EUR', 'Schlusstag: 13.6.2022']
  // 4,400 x 2.125 = 9,350.00, which 4.4 x 2,125 is, too; the amount has a comma before its cents.
  const LARGE = ['Wertpapier Abrechnung Kauf', 'ISIN DE0005552004', 'Schlusstag 26.03.2021', 'Stück  4.400', 'Ausführungskurs  2,125 EUR', 'Kurswert  9.350,00- EUR', 'Ausmachender Betrag  9.350,00- EUR']
  // 10 x 105.00 = 1,050.00; 50.00 less is 1,000.00.
  const CHEAPER = ['Wertpapier Abrechnung Ausgabe Investmentfonds', 'ISIN DE0005552004', 'Schlusstag 02.01.2024', 'Stück  10', 'Ausführungskurs  105,00 EUR', 'Kurswert  1.050,00- EUR', 'Kundenbonifikation  100 % vom Ausgabeaufschlag  50,00 EUR', 'Ausmachender Betrag  1.000,00- EUR']
  // 15 x 71.00 = 1,065.00 and 5 x 71.50 = 357.50 are 1,422.50, which 20 x 71.125 is; with 9.90 it is 1,432.40.
  const IN_PARTS = [
    'Wertpapierkauf', 'Geschäftstag : 22.11.2016', 'ISIN DE0005552004', 'Handelszeit   Nennwert   Zum Kurs von   Kurswert', '14:23   St. 15   EUR   71,00   EUR   1.065,00', '14:24   St. 5   EUR   71,50   EUR   357,50',
    'Summe   St. 20   EUR   71,125   EUR   1.422,50', 'Gesamtprovision : EUR   9,90', 'IBAN   Valuta   Zu Ihren Lasten vor Steuern', 'DE44500105175407324931   EUR   24.11.2016   EUR   1.432,40',
  ]
  // 3 x 30.00 = 90.00; with 2.00 and 0.38 of it for the state it is 92.38.
  const WITH_VAT = ['Kauf', 'ISIN DE0005552004', 'ST  3', 'Kurs  30,00 EUR   Kurswert  -90,00 EUR', 'Handelstag  12.09.2014   Bank-Provision  -2,00 EUR', 'Mehrwertsteuer (19%)  -0,38 EUR', 'Ausmachender Betrag  -92,38 EUR']
  // 9 x 20.00 = 180.00.
  const PUT_BACK = ['Wertpapierabrechnung Kauf aus Wiederanlage einer Ausschüttung', 'ISIN DE0005552004', 'Nominale  Stück 9', 'Kurs  EUR 20,00', 'Ausführungstag  24.02.2025', 'Kurswert  EUR 180,00', 'Endbetrag zu Ihren Lasten  EUR 180,00']
  // 1,000.00 x 99.00 / 100 = 990.00 USD; at 1.1 that is 900.00, with 5.00 905.00.
  const DOLLAR_BOND = ['Wertpapierabrechnung: Kauf', 'ISIN: XS0149161217', 'Nominale  USD 1.000,00', 'Kurs  99,00 %', 'Kurswert   Umrechnungskurs USD/EUR: 1,1   EUR 900,00', 'Provision   EUR 5,00', 'Zu Lasten Konto 123456   EUR 905,00', 'Handelstag 17.11.2023']
  // 12 x 25.00 = 300.00.
  const WITHOUT_WORDS = ['Wertpapierabrechnung: Kauf', 'ISIN DE0005552004', 'Nominal / Stück  12', 'Kurs (Stückpreis)  EUR 25,00', 'Ausführungstag  03.02.2023', 'Kurswert  EUR 300,00', 'EUR 300,00']
  // 2 x 150.00 = 300.00.
  const HEADED = ['Kauf', 'Wir haben für Sie gekauft', 'ISIN DE0005552004', 'Nominal/Anzahl   Kurs   Kurswert', '2 Stück   150,00 EUR   300,00 EUR', 'Handelsdatum: 30.01.2026', 'Valuta   Betrag zu Ihren Lasten', '03.02.2026   300,00 EUR']
  // 0.024 x 57.58 = 1.38.
  const TINY = ['Wertpapierabrechnung: Kauf', 'ISIN DE0005552004', 'STK 0,024   EUR 57,58', 'Kurswert   EUR 1,38', 'Zu Lasten Konto 123456   EUR 1,38', 'Handelsdatum 11.04.2023']

  // 80 x 102.50 = 8,200.00; with 8.20 it is 8,208.20.
  const COLUMNS = ['Kauf: iShares Core MSCI World', 'ISIN (WKN)   Stück/ Nominale   Kurswert   Währung   Bruttobetrag', 'IE00B4L5Y983 (A0RPWH)   80,000000   102,5000   EUR   8.200,00 EUR', 'Orderentgelt: 8,20 EUR', 'Ausmachender Betrag: 8.208,20 EUR', 'Ausführung 15.11.2024']
  // 20 x 40.50 = 810.00; with 0.99 it is 810.99.
  const LABEL_BELOW = ['Wertpapierabrechnung', 'Ausführung   05.09.2025 09:08:10', 'Kauf   Deutsche Post   20,00 Stk.   40,50 EUR   810,00 EUR', 'DE0005552004', '+0,99', 'Ordergebühren', 'EUR', 'Belastung   810,99 EUR']
  // 1.25 x 40.00 = 50.00.
  const FRENCH = ["Exécution de l'investissement programmé le 17/02/2025 sur Lang und Schwarz", 'POSITION   QUANTITÉ   COURS MOYEN   MONTANT', 'Deutsche Post   1,250000   40,00 EUR   50,00 EUR', 'ISIN : DE0005552004', 'TOTAL   50,00 EUR']
  const SPANISH = ['Ejecución del plan de inversión el día 24.11.2025 en Lang und Schwarz', 'POSICIÓN   CANTIDAD   COTIZACIÓN   IMPORTE', 'Deutsche Post 500   1,250000   40,00 EUR   50,00 EUR', 'ISIN: DE0005552004', 'TOTAL   50,00 EUR']
  const ITALIAN = ["Esecuzione del piano d'accumulo il 16.12.2024 su Lang und Schwarz", 'POSIZIONE   QUANTITÀ   PREZZO MEDIO   IMPORTO', 'Deutsche Post   1,250000 Pz.   40,00 EUR   50,00 EUR', 'ISIN: DE0005552004', 'TOTALE   50,00 EUR']

  it.each([
    ['in columns, with a WKN before its units', COLUMNS, { date: '2024-11-15', units: 80, gross: 8200, fees: 8.2 }],
    ['whose fee is named below it', LABEL_BELOW, { date: '2025-09-05', units: 20, gross: 810, fees: 0.99 }],
    ['in French', FRENCH, { date: '2025-02-17', type: 'purchase', units: 1.25, gross: 50 }],
    ['in Spanish, with a number in its name', SPANISH, { date: '2025-11-24', type: 'purchase', units: 1.25, gross: 50 }],
    ['in Italian', ITALIAN, { date: '2024-12-16', type: 'purchase', units: 1.25, gross: 50 }],
    ['that writes whole amounts without cents, and one behind an account', WHOLE, { date: '2022-06-13', type: 'purchase', units: 6, gross: 243, fees: 3 }],
    ['of thousands of units at three decimals', LARGE, { units: 4400, gross: 9350, fees: 0 }],
    ['that costs less than units x price', CHEAPER, { date: '2024-01-02', units: 10, gross: 1000, fees: 0 }],
    ['made in parts, of which the sum counts', IN_PARTS, { date: '2016-11-22', units: 20, gross: 1422.5, fees: 9.9 }],
    ['with tax on its costs, which is one of them', WITH_VAT, { units: 3, gross: 90, fees: 2.38 }],
    ['of a distribution that is put back', PUT_BACK, { date: '2025-02-24', type: 'purchase', units: 9, gross: 180 }],
    ['of a bond in another currency, by the rate that it prints', DOLLAR_BOND, { date: '2023-11-17', isin: 'XS0149161217', units: 10, gross: 900, fees: 5 }],
    ['with a sum without words', WITHOUT_WORDS, { date: '2023-02-03', units: 12, gross: 300 }],
    ['with units, price and amount below their header', HEADED, { date: '2026-01-30', units: 2, gross: 300 }],
    ['of so little that only the printed amount proves it', TINY, { date: '2023-04-11', units: 0.024, gross: 1.38 }],
  ])('is one %s', async (_, lines, expected) => {
    expect(await trades(lines)).toMatchObject([expected])
  })

  it.each([
    ['an amount in columns', COLUMNS, '8.208,20', '8.280,20'], ['a fee that is named below', LABEL_BELOW, '+0,99', '+9,99'], ['units in French', FRENCH, '1,250000', '1,520000'], ['an amount without cents', WHOLE, '-246,--', '-247,--'], ['the price of thousands', LARGE, '2,125', '2,215'], ['what it costs less', CHEAPER, '50,00 EUR', '51,00 EUR'], ['the price of all parts', IN_PARTS, '71,125', '71,215'],
    ['the rate of a bond', DOLLAR_BOND, '1,1 ', '1,2 '], ['the sum without words', WITHOUT_WORDS, 'Kurswert  EUR 300,00', 'Kurswert  EUR 301,00'], ['the amount of little', TINY, 'Kurswert   EUR 1,38', 'Kurswert   EUR 1,40'],
  ])('is refused where %s is another one', async (_, lines, from, to) => {
    expect(await trades(lines.map((line) => line.replace(from, to)))).toEqual(['unproven_trade_pdf'])
  })

  // 1,386.40 less 7.90 with 58.93 of taxes that come back is 1,437.43.
  it('is a sale in a list whose taxes come back: they are none of its own', async () => {
    const back = LIST.map((line) => line.replace('Einbeh. Steuer : 58,93', 'Einbeh. Steuer : -58,93').replace('1.319,57', '1.437,43'))
    expect(await trades(back)).toMatchObject([{ type: 'purchase' }, { type: 'sale', units: 10, gross: 1386.4, fees: 7.9 }])
  })

  // 10 x 0.10 = 1.00; less 7.90 it is 6.90 to pay.
  it('is a sale in a list that brings less than it costs', async () => {
    const poor = LIST.map((line) => line.replace('138,6400', '0,1000').replace('1.386,40', '1,00').replace('58,93', '0,00').replace('1.319,57', '-6,90'))
    expect(await trades(poor)).toMatchObject([{ type: 'purchase' }, { type: 'sale', units: 10, gross: 1, fees: 7.9 }])
  })

  it('is one of a list whose entry a page breaks', async () => {
    expect(await trades(LIST.toSpliced(4, 0, 'Seite 1/2', LIST[1] ?? ''))).toMatchObject([{ units: 10, gross: 1166.61 }, { units: 10, gross: 1386.4 }])
  })

  // 20 x 50.00 = 1,000.00; less 10.00 it is 990.00, and less 20.00, 1.10 and 1.80 it is 967.10.
  it('is a sale with its taxes below it, in letters over a line', async () => {
    const taxed = [
      'Wertpapierverkauf', 'Geschäftstag : 29.07.2026', 'ISIN DE0005552004', 'St. 20   EUR   50,00', 'Kurswert : EUR   1.000,00', 'Provision : EUR   10,00-', 'Zu Ihren Gunsten vor Steuern   EUR   990,00', 'Kapitalertragsteuer   EUR -20,00', 'Solidaritätszuschlag   EUR -1,10',
      'Kirchensteuer   E_U_R_____________-_1_,_8_0_', 'Zu Ihren Gunsten nach Steuern: EUR   967,10',
    ]
    expect(await trades(taxed)).toEqual(['sale_alone'])
    expect(await trades(taxed.map((line) => line.replace('-20,00', '-21,00')))).toEqual(['unproven_trade_pdf'])
  })

  it('is none where capital is paid back', async () => {
    // 57 x 0.50 = 28.50
    expect(await trades(['Gutschrift', 'Kapitalrückzahlung', 'ISIN DE0005552004', 'Stück 57', 'Auszahlung pro Stück 0,50 EUR', 'Devisenkursdatum 01.02.2023', 'Kurswert 28,50 EUR', 'Ausmachender Betrag 28,50+ EUR'])).toEqual(['no_trade_pdf'])
  })

  // 10 x 52.00 = 520.00 USD, with 13.00 it is 533.00 USD; at 1.066 that is 487.80, 12.20 and 500.00, with 5.00 in euros 505.00.
  const FOREIGN = ['Wertpapierkauf', 'ISIN DE0005552004', 'St.  10   USD  52,00', 'Geschäftstag : 29.07.2015   Kurswert : USD   520,00', 'Fremde Spesen : USD   13,00', 'Ausmachender Betrag : USD   533,00', 'Umrechn. zum Dev. kurs 1,066000', 'Provision : EUR   5,00', 'Zu Ihren Lasten EUR   505,00']

  it('is one in another currency, by the rate that it prints', async () => {
    expect(await trades(FOREIGN)).toMatchObject([{ date: '2015-07-29', type: 'purchase', units: 10, gross: 487.8, fees: 17.2 }])
  })

  it.each([['1,066000', '1,076000'], ['USD   13,00', 'GBP   13,00'], ['USD   520,00', 'USD   530,00'], ['505,00', '500,00']])('is refused in another currency where %s is %s', async (from, to) => {
    expect(await trades(FOREIGN.map((line) => line.replace(from, to)))).toEqual(['unproven_trade_pdf'])
  })

  // 5,000.00 x 100 / 100 = 5,000.00; less 22.50 and 1.23 it is 4,976.27.
  const REPAID = [
    'Einlösung bei Gesamtfälligkeit', 'Nominale          Wertpapierbezeichnung        ISIN (WKN)', 'EUR  5.000,00     LANDESBANK NACHR.ANLEIHE    DE000HLB2DM0  (HLB2DM)',
    'Ihr Wertpapier ist zum 18.11.2025 zur Rückzahlung fällig.', 'Rückzahlungskurs  100 %', 'Rückzahlungsbetrag                        5.000,00 EUR',
    'Kapitalertragsteuer  25 % auf 90,00 EUR        22,50- EUR', 'Solidaritätszuschlag  5,5 % auf 22,50 EUR       1,23- EUR', 'Ausmachender Betrag                            4.976,27 EUR',
  ]
  // Of a purchase at 98.00 %: 5,000.00 x 98.00 / 100 = 4,900.00; with 12.50 it is 4,912.50.
  const BOND = [
    'Wertpapier Abrechnung Kauf', 'Nominale          Wertpapierbezeichnung        ISIN (WKN)', 'EUR  5.000,00     LANDESBANK NACHR.ANLEIHE    DE000HLB2DM0  (HLB2DM)', 'Schlusstag  11.12.2024',
    'Ausfuehrungskurs  98,00 %', 'Kurswert                                       4.900,00- EUR', 'Provision                                      12,50- EUR', 'Ausmachender Betrag                            4.912,50- EUR',
  ]

  it('is one of a bond, in hundreds of its nominal value', async () => {
    expect(await trades(BOND)).toMatchObject([{ date: '2024-12-11', type: 'purchase', isin: 'DE000HLB2DM0', units: 50, gross: 4900, fees: 12.5 }])
    expect(await trades(BOND.map((line) => line.replace('98,00 %', '89,00 %')))).toEqual(['unproven_trade_pdf'])
    expect(await trades(BOND.map((line) => line.replace('98,00 %', '98,00 EUR')))).toEqual(['unproven_trade_pdf'])
  })

  it('is one of a bond without the interest that is paid beside its price, but for a return, which wants it', async () => {
    // 4,900.00 and 12.50 as above, with 75.25 of interest: 4,987.75
    const accrued = [...BOND.slice(0, -1), 'Stückzinsen für 75 Tage                        75,25- EUR', 'Ausmachender Betrag                            4.987,75- EUR']
    expect(await trades(accrued)).toMatchObject([{ date: '2024-12-11', type: 'purchase', units: 50, gross: 4900, fees: 12.5 }])
    expect(await trades(accrued.map((line) => line.replace('75,25-', '75,52-')))).toEqual(['unproven_trade_pdf'])
    expect(await readTrades(pdfOfLines(accrued), { pdfjs: pdfjsHere, forReturn: true })).toMatchObject({ ok: false })
  })

  it('of a sale alone says so', async () => {
    expect(await trades(REPAID)).toEqual(['sale_alone'])
  })

  it('counts nothing of what the tax office settles below it', async () => {
    const refund = ['Steuerliche Ausgleichrechnung', 'Kapitalertragsteuer 25,00% auf 13,22 EUR   3,31 EUR', 'Ausmachender Betrag   3,31 EUR']
    expect(await trades([...PURCHASE, ...refund])).toMatchObject([{ gross: 9374, fees: 17.91 }])
  })

  const numbered = (lookup: ReadOptions['lookup'], ...lines: readonly string[]) => readTrades(pdfOfLines(lines), { pdfjs: pdfjsHere, lookup })
  const known: ReadOptions['lookup'] = (wanted) => Promise.resolve(wanted.map(({ wkn }) => (wkn === '555200' ? { isin: 'DE0005552004', name: 'Deutsche Post', isCertain: true } : null)))
  const byNumber = PURCHASE.map((line) => line.replace('DE0005552004  (555200)', '555200').replace('ISIN (WKN)', 'WKN'))

  it('names its security by a WKN that the lookup knows', async () => {
    expect(await numbered(known, ...byNumber)).toMatchObject({ ok: true, trades: [{ isin: 'DE0005552004', units: 200, gross: 9374, fees: 17.91 }] })
    expect(await numbered(known, ...byNumber.map((line) => line.replace('555200', 'WKN 555200').replace(/ {2}WKN$/, '')))).toMatchObject({ ok: true, trades: [{ isin: 'DE0005552004' }] })
  })

  it('is refused where nobody knows the WKN, where nothing calls it one, and where there are two', async () => {
    expect(await numbered(undefined, ...byNumber)).toMatchObject({ ok: false, faults: [{ code: 'no_isins' }] })
    expect(await numbered(known, ...byNumber.map((line) => line.replace(/ {2}WKN$/, '')))).toMatchObject({ ok: false, faults: [{ code: 'unnamed_trade_pdf' }] })
    expect(await numbered(known, ...byNumber, 'WKN 555200, WKN 840400')).toMatchObject({ ok: false, faults: [{ code: 'unnamed_trade_pdf' }] })
  })

  // 0.5000 x 90.02 = 45.01; 0.2500 x 180.00 = 45.00; 0.4000 x 112.50 = 45.00.
  const PLAN = [
    'Ihr AnsparPlan, Geschäftsart Kauf', 'Schlusstag   Stück    Wertpapierkurs   Betrag', 'DEUTSCHE POST AG , WKN  555200,  Ausgabeaufschlag  5,00%', '03.01.2024   0,5000   90,0200 EUR   45,01 EUR', '0123456789  05.01.2024',
    'DEUTSCHE POST AG , WKN  555200,  Ausgabeaufschlag  5,00%', '02.02.2024   0,2500   180,0000 EUR   45,00 EUR', '0123456789  06.02.2024', 'DEUTSCHE POST AG , WKN  555200,  Ausgabeaufschlag  5,00%', '04.03.2024   0,4000   112,5000 EUR   45,00 EUR',
  ]

  it('is one of a savings plan, each line of which is proven', async () => {
    expect(await numbered(known, ...PLAN)).toMatchObject({ ok: true, trades: [
      { date: '2024-01-03', type: 'purchase', isin: 'DE0005552004', units: 0.5, gross: 45.01, fees: 0 }, { date: '2024-02-02', units: 0.25, gross: 45 }, { date: '2024-03-04', units: 0.4, gross: 45 },
    ] })
  })

  it.each([
    ['has another amount', PLAN.map((line) => line.replace('180,0000', '181,0000'))], ['has no day', PLAN.map((line) => line.replace('02.02.2024   ', ''))], ['is missing', PLAN.toSpliced(6, 1)], ['has two currencies', PLAN.map((line) => line.replace('180,0000 EUR', '180,0000 USD'))],
    ['has a cost beside it', [...PLAN, 'Entgelt 1,50 EUR']], ['is a sale', [...PLAN, 'Verkauf 05.04.2024   0,4000   112,5000 EUR   45,00 EUR']],
  ])('is refused with the whole plan where a line %s', async (_, lines) => {
    expect(await numbered(known, ...lines)).toMatchObject({ ok: false, faults: [{ code: 'unproven_trade_pdf' }] })
  })

  // 70 x 148.772 = 10,414.04; with 26.04, 5.31 and 1.65 it is 10,447.04.
  const SPACED = [
    'W e r t p a p i e r k a u f', 'G e s c h ä f t s t a g :   1 3 . 0 3 . 2 0 2 5', 'W e r t p a p i e r - B e z e i c h n u n g W e r t p a p i e r k e n n n u m m e r', 'D E U T S C H E P O S T   5 5 5 2 0 0',
    'N e n n w e r t Z u m K u r s v o n', 'S t .   7 0   EUR   1 4 8 , 7 7 2', 'K u r s w e r t :   EUR   1 0 . 4 1 4 , 0 4', 'P r o v i s i o n :   EUR   2 6 , 0 4', 'S o c k e l b e t r a g :   EUR   5 , 3 1',
    'S u m m e E n t g e l t e :   EUR   3 1 , 3 5', 'F r e m d e S p e s e n :   EUR   1 , 6 5', 'V a l u t a Z u I h r e n L a s t e n v o r S t e u e r n', '1 4 . 0 3 . 2 0 2 5   EUR   1 0 . 4 4 7 , 0 4',
  ]

  it('is one whose letters all stand apart', async () => {
    expect(await numbered(known, ...SPACED)).toMatchObject({ ok: true, trades: [{ date: '2025-03-13', type: 'purchase', isin: 'DE0005552004', units: 70, gross: 10414.04, fees: 33 }] })
    expect(await numbered(known, ...SPACED.map((line) => line.replace('1 , 6 5', '1 , 5 6')))).toMatchObject({ ok: false, faults: [{ code: 'unproven_trade_pdf' }] })
  })

  it('is one whose labels stand below their amounts', async () => {
    // 8 x 120.50 = 964.00; with 10.47 it is 974.47.
    const lower = ['Wir haben für Sie gekauft', 'Gattungsbezeichnung   ISIN', 'DEUTSCHE POST AG   DE0005552004', 'Nominal   Kurs', 'STK   8,000   EUR   120,5000', 'Handelstag   08.04.2024   EUR   964,00-', 'Kurswert', 'EUR   10,47-', 'Orderentgelt', 'Wert   Betrag zu Ihren Lasten', '12.04.2024   EUR   974,47']
    expect(await trades(lower)).toMatchObject([{ date: '2024-04-08', type: 'purchase', units: 8, gross: 964, fees: 10.47 }])
    expect(await trades(lower.map((line) => line.replace('10,47-', '10,74-')))).toEqual(['unproven_trade_pdf'])
  })

  it('has its day in its heading', async () => {
    // 2.156 x 23.36 = 50.36; less 0.06 it is 50.30.
    const sold = ['17.07.2024: Gesamtverkauf', 'Fondsname (WKN / ISIN)   WORLD FUND (A0RPWH / IE00B4L5Y983)', 'Anteile   2,156', 'Abrechnungspreis   23,3600 EUR', 'Abrechnungsbetrag   50,30 EUR', 'Abgeführte Steuern gesamt   0,06 EUR']
    expect(await trades(sold)).toEqual(['sale_alone'])
    expect(await trades(sold.map((line) => line.replace('50,30', '50,03')))).toEqual(['unproven_trade_pdf'])
  })

  // 15 x 13.00 = 195.00 USD, by 1.2134 160.71, and 0.1 % for the conversion; 4 x 30.00 = 120.00.
  const OVERVIEW = [
    'Transaktionsübersicht von 01-01-2024 bis 31-01-2024', 'Datum   Produkt   ISIN   Anzahl   Kurs   Wert in Lokalwährung   Wert   Wechselkurs   Kosten   Gesamt',
    '29-01-2024   EXAMPLE INC   US0378331005', 'XNYS   15   13,00 USD   -195,00 USD   -160,55 EUR   1,2134   -0,55 EUR   -161,10 EUR',
    '15-01-2024   WORLD   IE00B4L5Y983', 'XETA   10   30,00 EUR   -300,00 EUR   -300,00 EUR   -2,00 EUR   -302,00 EUR', '20-01-2024   WORLD   IE00B4L5Y983', 'XETA   -4   30,00 EUR   120,00 EUR   120,00 EUR   -2,00 EUR   118,00 EUR',
  ]

  it('is a line of an overview, in which signs tell purchases from sales', async () => {
    expect(await trades(OVERVIEW)).toMatchObject([
      { date: '2024-01-29', type: 'purchase', isin: 'US0378331005', units: 15, gross: 160.55, fees: 0.55 }, { date: '2024-01-15', type: 'purchase', units: 10, gross: 300, fees: 2 }, { date: '2024-01-20', type: 'sale', units: 4, gross: 120, fees: 2 },
    ])
  })

  it.each([['160,55', '165,05'], ['161,10', '160,00'], ['13,00', '31,00'], ['  15  ', '  51  '], ['0,55', '5,05'], ['1,2134', '1,3124'], ['29-01-2024', ''], ['US0378331005', ''], ['-195,00', '195,00']])('is refused with the whole overview where %s is %s', async (from, to) => {
    expect(await trades(OVERVIEW.map((line) => line.replace(from, to)))).toEqual([expect.stringMatching(/^(?:unproven_trade|no_trade)_pdf$/)])
  })

  it('is none where units are exchanged for others, as in a split with another ISIN: a sale and a purchase of one minute without costs', async () => {
    const exchange = ['30-01-2024   OLD INC   US0378331005', 'XNYS   -20   10,00 EUR   200,00 EUR   200,00 EUR   200,00 EUR', '30-01-2024   NEW INC   US5949181045', 'XNYS   2   100,00 EUR   -200,00 EUR   -200,00 EUR   -200,00 EUR']
    expect(await trades([...OVERVIEW, ...exchange])).toEqual(['moved_trade_pdf'])
  })

  // 0.625 x 79.84 = 49.90, with 0.10 it is 50.00; of a distribution of 8.15 after tax, 0.1 x 81.50 = 8.15.
  const REINVESTED = [
    'Umsatzabrechnung', 'Kauf  50,00 EUR mit Kursdatum 04.03.2025 in Depotposition 123.02', 'ISIN   Anteile   Abrechnungskurs   Betrag', 'IE00B4L5Y983   0,625000   79,840000 EUR   49,90 EUR',
    'Zahlungsbetrag aus Überweisung   50,00 EUR', 'ETF-Transaktionsentgelt   0,10 EUR   0,00 EUR   0,10 EUR',
    'Fondsertrag (Ausschüttung) mit Bestandsdatum 10.03.2025 in Depotposition 123.02', 'IE00B4L5Y983   12,500000   0,800000000 EUR   10,00 EUR', 'Kapitalertragsteuer', '1,85 EUR', 'Zahlungsbetrag   8,15 EUR',
    'Wiederanlage des Zahlungsbetrags erfolgt in Depotposition 123.02 mit Ref. Nr. 2', 'Wiederanlage Fondsertrag  8,15 EUR mit Kursdatum 12.03.2025 in Depotposition 123.02',
    'Wiederanlage Fondsertrag erfolgt aus Depotposition 123.02 mit Ref. Nr. 1', 'ISIN   Anteile   Abrechnungskurs   Betrag', 'IE00B4L5Y983   0,100000   81,500000 EUR   8,15 EUR', 'Zahlungsbetrag   8,15 EUR',
  ]

  it('is one of units that are bought for a distribution, which a return still wants', async () => {
    expect(await trades(REINVESTED)).toMatchObject([{ date: '2025-03-04', type: 'purchase', units: 0.625, gross: 49.9, fees: 0.1 }, { date: '2025-03-12', type: 'purchase', units: 0.1, gross: 8.15, fees: 0 }])
    const own = await readTrades(pdfOfLines(REINVESTED), { pdfjs: pdfjsHere, forReturn: true })
    expect(own.ok ? [] : own.faults.map(({ code }) => code)).toEqual(['unproven_trade_pdf'])
  })

  it.each([['its units are nowhere', (lines: string[]) => lines.slice(0, 12)], ['its product is not its amount', (lines: string[]) => lines.map((line) => line.replace('0,100000   81', '0,200000   81'))]])('is refused where %s', async (_, change) => {
    expect(await trades(change(REINVESTED))).toEqual(['unproven_trade_pdf'])
  })

  it('in dollars is one for a return', async () => {
    // 200 x 25.115 = 5,023.00; with 3.10 and 20.00 it is 5,046.10.
    const lines = ['USD  Emerging Markets UCITS ETF  LU0950674175', 'Abschluss 05.02.2025  15:02:13 Börse Kauf', 'Zeit  Anzahl  Whrg.  Preis', '15:02:13  200  USD  25.115', "Transaktionswert USD  5'023.00", 'Diverse USD  -3.10', 'Courtage USD  -20.00', "Abrechnungsbetrag USD  -5'046.10"]
    const own = await readTrades(pdfOfLines(lines), { pdfjs: pdfjsHere, forReturn: true })
    expect(own.ok ? own.trades : own.faults).toMatchObject([{ date: '2025-02-05', type: 'purchase', units: 200, gross: 5023, fees: 23.1, currency: 'USD' }])
  })

  it('says nothing of what is held', async () => {
    const verdict = await readHoldings(pdfOfLines(PURCHASE), { pdfjs: pdfjsHere })
    expect(verdict).toMatchObject({ ok: false, faults: [{ code: 'confirmation_pdf' }], unproven: [] })
  })
})

describe('a confirmation that is refused', () => {
  const changed = (from: string, to: string): string[] => PURCHASE.map((line) => line.replace(from, to))

  it.each([
    ['has another amount than its figures give', changed('9.391,91', '9.391,19')],
    ['has another number of units', changed('200 ', '210 ')],
    ['has another price', changed('46,87', '46,78')],
    ['has another fee', changed('17,81', '18,71')],
    ['has another gross amount', changed('9.374,00', '9.347,00')],
  ])('%s', async (_, lines) => {
    expect(await trades(lines)).toEqual(['unproven_trade_pdf'])
  })

  it.each([
    ['a trade of two days', 'undated_trade_pdf', [...PURCHASE, 'Handelstag  12.12.2025']],
    ['one that names its value day alone', 'undated_trade_pdf', changed('Schlusstag/-Zeit  11.12.2025  16:14:10', '')],
    ['one without ISIN and WKN', 'unnamed_trade_pdf', changed('DE0005552004  (555200)', '')],
    ['one with two ISINs', 'unnamed_trade_pdf', [...PURCHASE, 'siehe US0378331005']],
    ['a cancellation', 'cancelled_trade_pdf', ['Stornierung der folgenden Abrechnung', ...PURCHASE]],
    ['a dividend', 'dividend_trade_pdf', ['Dividendengutschrift', ...PURCHASE.slice(1)]],
    ['one of crypto assets', 'crypto_trade_pdf', ['Abrechnung über den Kauf von Kryptowerten', ...changed('DE0005552004  (555200)', 'Bitcoin')]],
    ['an expiry without a price', 'expired_trade_pdf', ['Knock Out', 'ISIN  DE0005552004', 'Berechtigte Anzahl  1.327', '14.01.2026  31.12.2025  Gutschrift  0,00 EUR  1.327  1,33 EUR', 'Gesamtbetrag  1,33 EUR']],
    ['a fraction that is paid out', 'expired_trade_pdf', ['FRAKTIONS-ABRECHNUNG', 'Stück  ISIN  DE0005552004  Preis', '0.167  DEUTSCHE POST  EUR  18.20', 'Zugunsten Konto  EUR  3.04  Valuta  04.01.2026']],
  ])('says what it is: %s', async (_, code, lines) => {
    expect(await trades(lines)).toEqual([code])
  })
})

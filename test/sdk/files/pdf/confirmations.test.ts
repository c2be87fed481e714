/** Confirmations and lists of single banks, rebuilt with invented figures: what they prove is read, and nothing else. */
import { describe, expect, it } from 'vitest'
import { documentOf } from '../../../../sdk/files/pdf/rows'
import { tradesIn } from '../../../../sdk/files/pdf/trades/trades'
import { whyUnread } from '../../../../sdk/files/pdf/trades/unread'
import { readHoldings } from '../../../../sdk/files/read'
import { readTrades } from '../../../../sdk/files/trades/read'
import { pdfjsHere } from '../../../support/pdfjs'
import { pdfOfLines } from '../../../support/pdf-file'

const document = (lines: readonly string[]) => documentOf(lines.map((text, index) => ({ page: 1, line: index + 1, text, cells: [] })), 'EUR')

const read = (lines: readonly string[]) => {
  const own = document(lines)
  return (tradesIn(own) ?? [whyUnread(own)]).map((trade) => (typeof trade === 'string' ? trade : [trade.day, trade.type, trade.units, trade.gross, trade.fees, trade.taxes]))
}

// 2 x 100.00 USD / 1.25 = 160.00 EUR, with 0.50 it is 160.50; 3 x 50.00 = 150.00.
const FRENCH = ['Transactions du 01-03-2026 au 31-03-2026', '09-03-2026 16:44 EXAMPLE CORP US0378331005 NDQ CDED 2 100,00 USD -200,00 USD -160,00 EUR 1,2500 -0,50 EUR -160,50 EUR', '09-03-2026 16:43 EXAMPLE ETF IE00B4L5Y983 EAM XAMS -3 50,00 EUR 150,00 EUR 150,00 EUR 150,00 EUR']
// 100 x 7.45 = 745.00, less 2.26 it is 742.74; 3 x 240.00 USD / 1.1162 = 645.05.
const BEFORE = ['Transaktionsübersicht von 01-04-2019 bis 29-04-2019', '29-04-2019 16:11 EXAMPLE MOTORS US88160R1014 NDQ -3 USD 240,00 USD 720,00 EUR 645,05 1,1162 EUR -0,51 EUR 644,54', '01-04-2019 15:35 EXAMPLE BANK DE0005140008 XET -100 EUR 7,45 EUR 745,00 EUR 745,00 EUR -2,26 EUR 742,74']
// 2 x 240.00 USD / 1.1156 = 430.26, which holds 0.43 for the conversion; with 0.51 it is 430.77. 30 x 11.50 = 345.00 with 2.06.
const CONVERTED = ['Transaktionsübersicht von 05-06-2025 bis 15-06-2025', 'Lokalwährung   Wert EUR   AutoFX-Gebühr   Gesamt EUR', '12-06-2025 17:52 EXAMPLE MOTORS US88160R1014 NDQ XNAS 2 240,0000 USD -480,00 USD -430,26 1,1156 -0,43 -0,51 -430,77', '11-06-2025 16:26 EXAMPLE AG DE0005140008 XET XETU 30 11,5000 EUR -345,00 EUR -345,00 0,00 -2,06 -347,06']

it('a confirmation is written on the day of its trade or later', () => {
  const dated = (day: string): string[] => [`Frankfurt am Main, ${day}`, ...FRACTION.filter((line) => !line.startsWith('Valuta'))]
  expect(['14.08.2025', '15.08.2025', '13.08.2025'].map((day) => read(dated(day)))).toEqual([[['2025-08-14', 'sale', 0.8, 1, 0, 0]], [['2025-08-14', 'sale', 0.8, 1, 0, 0]], ['undated_trade_pdf']]) // 0.8 x 1.25
})

describe('a list of trades', () => {
  it.each([
    ['in French', FRENCH, [['2026-03-09', 'purchase', 2, 160, 0.5, 0], ['2026-03-09', 'sale', 3, 150, 0, 0]]],
    ['whose currencies stand before their amounts', BEFORE, [['2019-04-29', 'sale', 3, 645.05, 0.51, 0], ['2019-04-01', 'sale', 100, 745, 2.26, 0]]],
    ['of an account in francs', FRANCS, [['2020-08-26', 'purchase', 2, 181.82, 0.5, 0], ['2020-08-24', 'sale', 3, 3000, 0, 0]]],
    ['with a column for the conversion', CONVERTED, [['2025-06-12', 'purchase', 2, 430.26, 0.51, 0], ['2025-06-11', 'purchase', 30, 345, 2.06, 0]]],
  ])('gives its rows: %s', (_, lines, expected) => {
    expect(read(lines)).toEqual(expected)
  })

  it.each([
    ['its total', FRENCH, '-160,50', '-161,50'], ['its rate', FRENCH, '1,2500', '1,2600'], ['its units', BEFORE, '-100 EUR', '-101 EUR'], ['its amount', CONVERTED, '-345,00 EUR -345,00', '-345,00 EUR -354,00'],
    ['a price of five times as much', BEFORE, '-100 EUR 7,45', '-20 EUR 7,45'],
  ])('is refused with all rows where %s is another one', (_, lines, from, to) => {
    expect(read(lines.map((line) => line.replace(from, to)))).toEqual(['unproven_trade_pdf'])
  })
})

// 2 x 100.00 USD / 1.10 = 181.82 CHF, with 0.50 it is 182.32.
const FRANCS = ['Transaktionsübersicht von 01-08-2020 bis 28-08-2020', "26-08-2020 17:55 EXAMPLE CORP US0378331005 NDQ 2 100.00 USD -200.00 USD -181.82 CHF 1.1000 -0.50 CHF -182.32 CHF", "24-08-2020 17:22 EXAMPLE ETF CH0210483332 SWX -3 1'000.00 CHF 3'000.00 CHF 3'000.00 CHF 3'000.00 CHF"]

// 49 x 20.02 = 980.98, at 0.90 it is 882.88; with 0.90 and 1.32 that is 885.10.
const BOOKED = ['Trade details, CHF', 'Instrument   Example ETF   Trade time   09-Apr-2025 19:47:57', 'ISIN   US26923G8226   Value Date   10-Apr-2025', 'Venue   Exchange   Traded Value   -980,98   USD', 'Order Type   Limit Order   Price   20,02   USD', 'B/S   Buy   Quantity   49,00', 'Commission   43073716378   09-Apr-2025   10-Apr-2025   -1,00   0,900000   0,00   -0,90',
  'Share Amount   43080952371   09-Apr-2025   10-Apr-2025   -980,98   0,900000   -2,45   -882,88', 'Stamp Duty', '43080952379   09-Apr-2025   10-Apr-2025   -1,47   0,900000   0,00   -1,32', 'Net Amount   - - - - -   -2,45   -885,10']
// 15 x 193 = 2,895.00, with 0.85 and 4.75 it is 2,900.60.
const LETTER = ['Gland, 05.08.2019', 'Börsentransaktion: Kauf', 'Gemäss Ihrem Kaufauftrag vom 05.08.2019 haben wir folgende Transaktionen vorgenommen:', 'EXAMPLE ORD   ISIN: US0378331005', 'Anzahl   Preis   Betrag', "15   193   USD 2'895.00", "Total   USD 2'895.00", 'Kommission   USD 0.85', 'Abgabe (Eidg. Stempelsteuer)   USD 4.75', "Zu Ihren Lasten   USD 2'900.60", 'Valutadatum 07.08.2019']
// 100 x 38.51 USD x 0.90 = 3,465.90 CHF, with 30.00 and 5.75 it is 3,501.65.
const PARTED = ['Börsenabrechnung   Ihr Kauf', 'Abschlussdatum: 26.12.2017', 'ISIN US17275R1023   Kurs', '100 N-Akt Example Inc.   USD 38.51', 'Kurswert in Handelswährung   USD 3 851.00', 'USD / CHF zu 0.9000', 'CHF 3 465.90', 'Courtage   CHF 30.00', 'Eidgenössische Stempelabgabe   CHF 5.75', 'Zulasten Konto   Valuta 28.12.2017   CHF 3 501.65']
// 150 x 48.58 = 7,287.00, with 1.50 and 5.47 it is 7,293.97; the only currency stands above.
const COLUMN = ['Ihr Kauf', 'Abschluss per: 08.06.2022 / Buchungstag: 08.06.2022', 'Valor 12964057 / ISIN CH0012214059', 'Stück   CHF   CHF', "150   zu   48.58   7'287.00", 'Fremde Kommission   1.50', 'Eidg. Abgaben   5.47', "Total zu Ihren Lasten   Valuta 10.06.2022   7'293.97"]

// 0.8 x 1.25 = 1.00.
const FRACTION = ['Wertpapierabrechnung Verkauf aus Kapitalmaßnahme', 'ISIN (WKN)   US62526P3073 (A3ER8P)', 'Nominale   Stück   0,80', 'Kurs   EUR   1,25', 'Ausführungstag   14.08.2025', 'Kurswert   EUR   1,00', 'Endbetrag zu Ihren Gunsten   EUR   1,00', 'Valuta   16.08.2025']
// 100 x 0.15 = 15.00, less 4.94, 2.52 and 0.13 it is 7.41.
const RIGHTS = ['Wertpapierabrechnung Verk. Teil-/Bezugsr.', 'ISIN (WKN)   DE000A3H22F2 (A3H22F)', 'Wertpapierbezeichnung   EXAMPLE AG Inhaber-Bezugsrechte', 'Fälligkeit   03.12.2025', 'Nominale   Stück   100,00', 'Kurs (Festpreisgeschäft)   EUR   0,15', 'Ausführungstag / -zeit   01.12.2025 um 12:00:00 Uhr', 'Kurswert   EUR   15,00', 'Kapitalertragsteuer   25,00 %   EUR   2,52', 'Solidaritätszuschlag   5,50 %   EUR   0,13', 'Provision   EUR   4,94', 'Endbetrag zu Ihren Gunsten   EUR   7,41', 'Valuta   03.12.2025']
// 3 x 700.00 = 2,100.00, less 11.26 and 0.61 it is 2,088.13.
const REPAID = ['Gesamtrückzahlung', 'Ex-Tag: 22.12.2025', 'Nominale   ISIN: DE000VU354U9   WKN: VU354U   Rückzahlung', 'STK   3   Example Financial Products   EUR   700,00', 'Bruttobetrag   EUR   2.100,00', 'Kapitalertragsteuer   EUR   11,26 -', 'Solidaritätszuschlag   EUR   0,61 -', 'Zu Gunsten Konto 7777777704   Valuta: 22.12.2025   EUR   2.088,13']
const BOND = ['Gesamtrückzahlung', 'Ex-Tag: 15.03.2026', 'Nominale   ISIN: DE0001104875   WKN: 110487   Rückzahlung', 'EUR   2.000,00   Bundesrep.Deutschland   100,00 %', 'Bruttobetrag   EUR   2.000,00', 'Zu Gunsten Konto 9718673525   Valuta: 15.03.2026   EUR   2.000,00']
// 3,000.00 at 100 %, less 24.28 and 1.33 it is 2,974.39; below stands on which day it was bought.
const CALLED = ['Gesamtkündigung', 'Nominale   Wertpapierbezeichnung   ISIN (WKN)', 'EUR   3.000,00   2,309 % EXAMPLE CAPITAL TRUST   XS0149161217 (858865)', 'Rückzahlungskurs   100 %   Rückzahlungsdatum   31.07.2025', 'Rückzahlungsbetrag   3.000,00+ EUR', 'Kapitalertragsteuer   25 % auf 97,13 EUR   24,28- EUR', 'Solidaritätszuschlag   5,5 % auf 24,28 EUR   1,33- EUR',
  'Ausmachender Betrag   2.974,39+ EUR', 'Den Betrag buchen wir mit Valuta 31.07.2025', 'Berücksichtigte Anschaffungsgeschäfte (alle Beträge in EUR)', 'Geschäftsart   Auftragsnr.   Ausführungstag', 'Kauf   99225   12.07.2024   EUR   3.000,0000']
// 6 x 262.00 = 1,572.00; the units leave on the day of the payment, one after the other.
const SQUEEZED = ['Buchungsanzeige', 'Squeeze Out', 'Ex-Tag: 03.03.2026', 'Ausbuchung aus Depot 9273263181 per 04.03.2026', 'Nominale   ISIN: FR0000035818   WKN: 907928   Barabfindung', 'STK   6   Example S.A.   EUR   262,00 p.STK', 'Bruttobetrag   EUR   1.572,00', 'Zu Gunsten Konto 1743545850   Valuta: 04.03.2026   EUR   1.572,00']
// 83 x 1.34 = 111.22.
const KNOCKED = ['Gutschrifts- / Belastungsanzeige', 'SG0WRD   DE000SG0WRD3   EXAMPLE TURBOL ZS   83,00', 'aufgrund - Opt.-Recht - vorz. KO - buchen wir folgenden Bestand aus Ihrem', 'Stck./Nominale:   83,000000   Betrag/Stck.    :   1,34 EUR', 'Geldgegenwert*  :   111,22 EUR', 'Einbeh. Steuer**:   0,00 EUR', 'Fälligkeitstag    : 28.09.2025   letzter Handel am: 22.09.2025']
// 20 x 69.78 = 1,395.60, with 1.00 it is 1,396.60.
const PADDED = ['WERTPAPIERABRECHNUNG', 'Limit-Order Kauf am 21.11.2025, um 15:57 Uhr an der Lang & Schwarz Exchange.', 'POSITION   ANZAHL   KURS   BETRAG', 'Realty Example Corp.   20 Stk.   69,78 EUR   1.395,60 EUR', 'Registered Shares DL 1', 'ISIN: US7561091049', 'GESAMT   1.395,60 EUR', 'Fremdkostenzuschlag   -1,000 EUR', 'GESAMT   -1.396,60 EUR']
// 0.5 x 11.10 = 5.55.
const SPANISH = ['Ejecución del Saveback el 02.02.2026 en Lang und Schwarz Exchange.', 'POSICIÓN   CANTIDAD   COTIZACIÓN PROMEDIO   IMPORTE', 'FTSE All-World USD (Acc)   0,500000   11,10 EUR   5,55 EUR', 'ISIN: IE00BK5BQT80', 'TOTAL   5,55 EUR', 'CUENTA DE EFECTIVO   FECHA VALOR   IMPORTE', 'ES4509555062007729324536   2026-02-04   -5,55 EUR']
// 1.25 x 200.00 = 250.00.
const ITALIAN = ['Nota contrattuale', "per l'ordine del piano di accumulo", 'Esecuzione   25.08.2025 11:07:44', 'Tipo   Titolo   Quantità   Prezzo   Importo', 'Acquisto   Example World (Acc)   1.250000 unità   200.00 EUR   250.00 EUR', 'IE00B3YLTY66', 'Addebito   250.00 EUR']
const DUTCH = ['Transactiebevestiging', 'Uitvoering   25.08.2025 11:07:44', 'Type   Effect   Hoeveelheid   Prijs   Bedrag', 'Kopen   Example World (Acc)   1.250000 stk.   200.00 EUR   250.00 EUR', 'IE00B3YLTY66', 'Totaal   250.00 EUR']
// 30 x 76.40 = 2,292.00.
const NAMED = ['WERTPAPIERABRECHNUNG', 'Internationale Wertpapierkennnummer (ISIN): DE0006069008', 'Orderausführung Datum/Zeit: 3 Mrz 2025 18:23:36', 'Valutatag Datum: 5 Mrz 2025', 'Transaktionsart: Kauf', 'Kurs: €76,4000', 'Stück/Nominale: 30,00', 'Kurswert: €2.292,00', 'Ausmachender Betrag: €2.292,00']

// 10 x 50.00 = 500.00 with 5.00; 4 x 25.00 = 100.00 less 2.00.
const FIRST = ['Wertpapier Abrechnung Kauf', 'Stück 10   EXAMPLE ETF   IE00BJ0KDQ92 (A1XB5U)', 'Schlusstag 04.02.2026', 'Ausführungskurs 50,00 EUR', 'Kurswert 500,00- EUR', 'Provision 5,00- EUR', 'Ausmachender Betrag 505,00- EUR']
const SECOND = ['Wertpapier Abrechnung Verkauf', 'Stück 4   OTHER ETF   LU0635178014 (ETF127)', 'Schlusstag 05.02.2026', 'Ausführungskurs 25,00 EUR', 'Kurswert 100,00 EUR', 'Provision 2,00- EUR', 'Ausmachender Betrag 98,00 EUR']

describe('a confirmation', () => {
  it.each([
    ['of a fraction that is sold', FRACTION, ['2025-08-14', 'sale', 0.8, 1, 0, 0]], ['of rights that are sold', RIGHTS, ['2025-12-01', 'sale', 100, 15, 4.94, 2.65]],
    ['of a certificate that is repaid', REPAID, ['2025-12-22', 'sale', 3, 2100, 0, 11.87]], ['of a bond that is repaid', BOND, ['2026-03-15', 'sale', 2000, 2000, 0, 0]],
    ['of a bond that is called, with the day on which it was bought', CALLED, ['2025-07-31', 'sale', 3000, 3000, 0, 25.61]], ['of shares that are squeezed out', SQUEEZED, ['2026-03-04', 'sale', 6, 1572, 0, 0]], ['of a certificate that is knocked out', KNOCKED, ['2025-09-28', 'sale', 83, 111.22, 0, 0]],
    ['with a fee of three decimals and a nominal value in the name', PADDED, ['2025-11-21', 'purchase', 20, 1395.6, 1, 0]], ['in Spanish', SPANISH, ['2026-02-02', 'purchase', 0.5, 5.55, 0, 0]],
    ['in Italian', ITALIAN, ['2025-08-25', 'purchase', 1.25, 250, 0, 0]], ['in Dutch', DUTCH, ['2025-08-25', 'purchase', 1.25, 250, 0, 0]], ['with its month as a word', NAMED, ['2025-03-03', 'purchase', 30, 2292, 0, 0]],
    ['with what was booked in francs', BOOKED, ['2025-04-09', 'purchase', 49, 882.88, 2.22, 0]], ['in a letter of the day of the order', LETTER, ['2019-08-05', 'purchase', 15, 2895, 0.85, 4.75]],
    ['with thousands that blanks part, by a rate that multiplies', PARTED, ['2017-12-26', 'purchase', 100, 3465.9, 30, 5.75]], ['with its currency above', COLUMN, ['2022-06-08', 'purchase', 150, 7287, 1.5, 5.47]],
  ])('is a trade: %s', (_, lines, expected) => {
    expect(read(lines)).toEqual([expected])
  })

  it.each([['the units', FRACTION, '0,80', '0,90'], ['the repayment of a unit', REPAID, '700,00', '710,00'], ['the nominal value', BOND, 'EUR   2.000,00   Bund', 'EUR   3.000,00   Bund'], ['the price of a unit', KNOCKED, '1,34', '1,43'], ['the fee', PADDED, '-1,000', '-2,000'],
    ['a booking', BOOKED, '-1,32', '-1,33'], ['the rate', PARTED, '0.9000', '0.9100'], ['the price', COLUMN, '48.58', '48.59'], ['a thousand', PARTED, '3 501.65', '4 501.65']])('is refused where %s is another one', (_, lines, from, to) => {
    expect(read(lines.map((line) => line.replace(from, to)))).toEqual(['unproven_trade_pdf'])
  })

  it.each([['before the day of its payment by more than ten days', '16.08.2025', '25.08.2025'], ['after the day of its payment', '16.08.2025', '13.08.2025'], ['a Saturday that stands there once', '14.08.2025', '09.08.2025']])('is refused where its day is %s', (_, from, to) => {
    expect(read(FRACTION.map((line) => line.replace(from, to)))).toEqual(['undated_trade_pdf'])
  })

  it('is in the currency that is paid, and refused where a letter is of another day than its order', () => {
    expect([BOOKED, PARTED, COLUMN, FRANCS, LETTER].map((lines) => tradesIn(document(lines))?.map(({ currency }) => currency).join())).toEqual(['CHF', 'CHF', 'CHF', 'CHF,CHF', 'USD'])
    expect(read(LETTER.map((line) => line.replace('Gland, 05', 'Gland, 06')))).toEqual(['undated_trade_pdf'])
  })

  it.each([['gross amount', "Total   USD"], ['amount paid', 'Zu Ihren Lasten   USD']])('is refused where its %s is in another currency than the same sum elsewhere', (_, words) => {
    expect([read(LETTER), read(LETTER.map((line) => line.replace(words, words.replace('USD', 'EUR'))))]).toEqual([[['2019-08-05', 'purchase', 15, 2895, 0.85, 4.75]], ['unproven_trade_pdf']])
  })

  // 400 x 0.76 = 304.00, not 305.20: the price is rounded, and no other amount says what the units are worth.
  it('is refused where its amount is the product only as far as the price is rounded', () => {
    const rounded = KNOCKED.map((line) => line.replaceAll('83,00', '400,00').replace('1,34', '0,76'))
    expect([read(rounded.map((line) => line.replace('111,22', '305,20'))), read(rounded.map((line) => line.replace('111,22', '304,00')))]).toEqual([['unproven_trade_pdf'], [['2025-09-28', 'sale', 400, 304, 0, 0]]])
  })

  // 505.00 + 2.00 - 2.00: a purchase has no tax that comes back, unless it has a minus.
  it('is refused where a purchase would have to get back a tax that stands there without a minus', () => {
    const taxed = [...FIRST.slice(0, 6), 'Fremde Spesen 2,00- EUR', 'Kapitalertragsteuer 2,00 EUR', ...FIRST.slice(6)]
    expect([read(taxed), read(taxed.map((line) => line.replace('steuer 2,00', 'steuer -2,00')))]).toEqual([['unproven_trade_pdf'], [['2026-02-04', 'purchase', 10, 500, 7, 0]]])
  })

  it('is read where the letters of its font are those of another alphabet', async () => {
    const verdict = await readTrades(pdfOfLines(NAMED.map((line) => line.replaceAll('ü', '¸'))), { pdfjs: pdfjsHere })
    expect(verdict.ok ? verdict.trades : verdict.faults).toMatchObject([{ date: '2025-03-03', units: 30, gross: 2292 }])
  })
})

describe('several confirmations in a PDF', () => {
  it('are one trade each', () => {
    expect(read([...FIRST, ...SECOND])).toEqual([['2026-02-04', 'purchase', 10, 500, 5, 0], ['2026-02-05', 'sale', 4, 100, 2, 0]])
  })

  it('are refused together where one of them is not proven', () => {
    expect(read([...FIRST, ...SECOND.map((line) => line.replace('98,00', '89,00'))])).toEqual(['unproven_trade_pdf'])
  })

  it('are not more for the head of a page', () => {
    expect(read([...FIRST, 'Wertpapier Abrechnung Kauf', 'Seite 2', ...SECOND])).toHaveLength(2)
  })
})

// 1.000 x 40.00 = 40.00 in a fund that is new; 2.000 + 0.500 = 2.500 with 0.500 x 100.00 = 50.00; between them a contract.
const FUNDS = ['ISIN: DE000DK2CDS0 Unterdepot: 01', 'Kauf 40,00 40,000000 +1,000 15.01.2026 15.01.2026', 'Bestand am 31.03.2026 41,00 41,000000 1,000']
const CONTRACT = ['ISIN: XF0009995000 Unterdepot: 00 Variante: Select', 'Vertragsnummer: 999999999999950000 Zertifizierungs-Nr.: 004455', 'Bestand am 01.01.2026 Deka-Beispiel 2.803,16 176,510000 15,881', 'Zulagenzahlung Deka-Beispiel 475,00 176,250000 +2,695 02.01.2026 02.01.2026', 'Bestand am 31.03.2026 Deka-Beispiel 3.357,66 178,800000 18,576']
const SAVED = ['ISIN: LU0323578657 Unterdepot: 00', 'Bestand am 01.01.2026 200,00 100,000000 2,000', 'Lastschrifteinzug 50,00 100,000000 +0,500 16.02.2026 16.02.2026', 'Bestand am 31.03.2026 250,00 100,000000 2,500']

describe('a report of fund accounts', () => {
  it('leaves out a contract for a pension, whatever it books, and counts a new fund from nothing', () => {
    expect(read([...FUNDS, ...CONTRACT, ...SAVED])).toEqual([['2026-01-15', 'purchase', 1, 40, 0, 0], ['2026-02-16', 'purchase', 0.5, 50, 0, 0]])
  })

  it.each([['a booking was entered after the last balance', '15.01.2026 15.01.2026', '15.04.2026 15.01.2026'], ['a trade is later than its entry', '15.01.2026 15.01.2026', '15.01.2026 16.01.2026'], ['a new fund has more at its end than it bought', '41,000000 1,000', '41,000000 1,100'], ['a booking stands before all headings', FUNDS[0] ?? '', '']])('is refused where %s', (_, from, to) => {
    expect(read([...FUNDS, ...SAVED].map((line) => line.replace(from, to)))).toEqual(['unproven_trade_pdf'])
  })

  it('reads on where a page breaks a fund', () => {
    expect(read([...SAVED.slice(0, 2), SAVED[0] ?? '', ...SAVED.slice(2)])).toHaveLength(1)
  })
})

describe('a PDF that gives no trades', () => {
  it.each([
    ['dividend_trade_pdf', ['Dividendengutschrift', 'ISIN: DE0005140008', 'Kapitalertragsteuer 2,00 EUR']], ['interest_trade_pdf', ['Zinsgutschrift', 'ISIN: DE0001104875']], ['tax_trade_pdf', ['Vorabpauschale 2025', 'ISIN: IE00B4L5Y983']],
    ['cost_trade_pdf', ['Abrechnung Depotentgelt', '12,00 EUR']], ['account_trade_pdf', ['Kontoauszug Nr. 3', '02.01.2026 Kauf ETF -100,00']], ['cancelled_trade_pdf', ['Storno Wertpapierabrechnung Kauf', 'ISIN: DE0005140008', 'Schlusstag 05.01.2026']],
    ['option_trade_pdf', ['Transaktionsübersicht von 05-06-2020 bis 15-06-2020', '05-06-2020 13:30 ODX1 C12700.00 05JUN20 DE000C5F3ZF0 ERX -1 30,00 EUR 150,00 EUR 150,00 EUR 150,00 EUR']], ['unnamed_trade_pdf', ['Wertpapierabrechnung Kauf', 'Schlusstag 05.01.2026', 'Stück 2 zu 10,00 EUR', 'Endbetrag 20,00 EUR']],
    ['expired_trade_pdf', ['TILGUNG', '1 Tilgung Example 700 Stk.', 'DE000TT22GS8', 'Kurswert 0,70 EUR', 'VALUTA 02.10.2020 0,70 EUR']], ['action_trade_pdf', ['Fusion', 'ISIN: DE0005140008', 'Ausbuchung   Stück 10']], ['no_trade_pdf', ['Ihre neue Anschrift']],
  ])('says what it is about: %s', (code, lines) => {
    expect(read(lines)).toEqual([code])
  })

  it('says it to who wants holdings, too', async () => {
    const verdict = await readHoldings(pdfOfLines(['Vorabpauschale 2025', 'Ihr Depot bei der Beispielbank', 'Betrag 12,00 EUR']), { pdfjs: pdfjsHere })
    expect(verdict.ok ? [] : verdict.faults.map(({ code }) => code)).toEqual(['tax_trade_pdf'])
  })
})

describe('a confirmation with the statement of its tax behind it, whose letters stand apart', () => {
  // 10 x 20.00 = 200.00, less 4.90 it is 195.10; its tax of 12.34 and 0.67 is told on the second page alone.
  const sold = ['Wertpapierverkauf', 'Geschäftstag : 03.03.2025   Ausführungsplatz : XETRA', 'Example AG   DE0005140008', 'Nennwert   Zum Kurs von', 'St. 10   EUR 20,00', 'Kurswert : EUR   200,00', 'Provision : EUR   4,90-', 'Valuta   Zu Ihren Gunsten vor Steuern', 'EUR 05.03.2025   EUR   195,10']
  const taxed = ['Steuerliche Behandlung: Wertpapierverkauf Nr. 1 vom 03.03.2025', 'Stk.   -10 EXAMPLE AG , WKN / ISIN: 514000 / DE0005140008', 'ZuIhrenGunstenvorSteuern:   E  UR   1 9 5, 1 0', 'Kapitalertragsteuer   E  U R   -1 2 ,3 4', 'Solidaritätszuschlag   E  U R   - 0 ,6 7', 'ZuIhrenGunstennachSteuern:   EUR   182,09', 'vor Ermittlung   999,08   54,69', 'nach Ermittlung   1.055,61   57,79']
  const both = [...sold, ...taxed]

  it('is read as far as it goes', () => {
    expect(read(both)).toEqual([['2025-03-03', 'sale', 10, 200, 4.9, 0]])
  })

  it('is refused where its own figures do not fit, where another one follows, and where it is taken back', () => {
    expect(read(both.map((line) => line.replace('EUR 20,00', 'EUR 21,00')))).toEqual(['unproven_trade_pdf'])
    expect(read([...both, ...both.map((line) => line.replace('DE0005140008', 'DE0007164600'))])).toEqual(['unnamed_trade_pdf'])
    expect(read([...both, 'Stornierung der Abrechnung'])).toEqual(['unproven_trade_pdf'])
  })
})

/** Statements of fund accounts: balances prove units of three decimals, and heads say which way they move. */
import { describe, expect, it } from 'vitest'
import { documentOf } from '../../../../sdk/files/pdf/rows'
import { hasIncome, tradesIn } from '../../../../sdk/files/pdf/trades/trades'
import { whyUnread } from '../../../../sdk/files/pdf/trades/unread'

const document = (lines: readonly string[]) => documentOf(lines.map((text, index) => ({ page: 1, line: index + 1, text, cells: [] })), 'EUR')

const trades = (lines: readonly string[]) => tradesIn(document(lines)) ?? [whyUnread(document(lines))]

// 10.000 + 0.495 - 0.961 + 0.006 = 9.540; 0.495 x 101 = 50.00, 0.961 x 104 = 99.94, 0.006 x 105 = 0.63 within half a thousandth of a unit.
const PERIOD = [
  'Ihr Bericht für das erste Quartal 2026', 'ISIN: LU0323578657   Unterdepot: 00', 'Bestand am 01.01.2026   1.000,00   100,000000   10,000', 'Kauf   50,00   101,000000   +0,495   15.01.2026   15.01.2026',
  'Verkauf   99,94   104,000000   -0,961   04.03.2026   03.03.2026', 'Ausschüttung / Kauf aus Ertrag   0,65   105,000000   +0,006   20.03.2026   20.03.2026', 'Bestand am 31.03.2026   1.001,70   105,000000   9,540',
]
// 28.939 - 28.939 = 0; 28.939 x 82.11 = 2,376.18, of which 21.09 are taxes; 0.597 x 69.20 = 41.31.
const DAILY = [
  'folgende Buchungen haben wir für Ihr Depot durchgeführt', 'VERKAUF', 'ISIN: LU0323578657   Unterdepot: 00', 'Verwahrart: GiroSammel   Abrechnungstag: 14.10.2025', 'Auszahlungsbetrag EUR 2.355,09', '+ Verrechnete Steuern EUR 21,09', '= Abrechnungsbetrag EUR 2.376,18',
  'EUR 82,110000', 'Bestand alt: 28,939', 'Anteilumsatz: -28,939', 'Bestand neu: 0,000', 'TAUSCH/KAUF', 'zu Lasten', 'ISIN: LU0323578657   Unterdepot: 00', 'zu Gunsten', 'ISIN: DE0009848119   Unterdepot: 00', 'Abrechnungstag: 15.10.2025',
  'Kurs/Kaufpreis   Bestand alt: 0,213', 'Abrechnungsbetrag EUR 41,31   EUR 41,31   EUR 69,200000   Anteilumsatz: 0,597', 'Bestand neu: 0,810',
]
// 9.451 x 48.80 / 1.153073 = 399.98, with 0.52 it is 400.52; 5 x 51.00 = 255.00, less 4.15 it is 250.85; 0.5 x 51.00 = 25.50 of which 0.50 are taxes.
const COLUMNS = [
  'Fondsabrechnung', 'Transaktion   Fondsname   Betrag   Preis   Anteile', 'Auftrags-Nr.   WKN / ISIN   Wechselkurs   Preisdatum   Bestand alt', 'Fondsgesellschaft   Währungsbetrag   Zwischengewinn   Bestand neu',
  'Kauf   HSBC MSCI WORLD ETF   400,00 EUR   48,8000 USD   9,451', '26676   A1C9KK / IE00B4X9L533   1,153073 USD   15.06.2026   309,460', 'HSBC   461,23 USD   0,0000 EUR   318,911', 'Abrechnungsbetrag   400,52 EUR', 'Ausgabeaufschlag / Provision (0,00 %)   0,00 EUR', 'Additional Trading Costs   0,52 EUR',
  'Verkauf   FvS Multiple   255,00 EUR   51,0000 EUR   -5,000', '26677   A0M43  / LU0323578657   16.06.2026   95,000', 'Flossbach   0,0000 EUR   90,000', 'Auszahlungsbetrag   250,85 EUR', 'abgeführte Kapitalertragsteuer   3,93 EUR', 'abgeführter Solidaritätszuschlag   0,22 EUR',
  'Entgeltbelastung   FvS Multiple   25,50 EUR   51,0000 EUR   -0,500', '26678   A0M43  / LU0323578657   17.06.2026   90,000', 'Flossbach   0,0000 EUR   89,500', 'Auszahlungsbetrag   0,00 EUR', 'abgeführte Kapitalertragsteuer   0,50 EUR',
]
// 1.25 x 80.00 = 100.00 less 2.00 and 3.00 is 95.00; 0.125 x 40.00 USD / 1.25 = 4.00; 0.05 x 60.00 = 3.00 pays costs of the depot.
const HEADED = [
  'Fondsumschichtung (Abgang)   1,250000 Anteile mit Kursdatum 04.03.2025 aus Depotposition 123.02', 'ISIN   Anteile   Abrechnungskurs   Betrag', 'IE00B4L5Y983   -1,250000   80,000000 EUR   100,00 EUR', 'Entgelte   abzgl. Entgelte', 'ETF-Transaktionsentgelt   2,00 EUR', 'Kapitalertragsteuer   abzgl. Steuern', '3,00 EUR   0,00 EUR   3,00 EUR', 'Zahlungsbetrag   95,00 EUR',
  'Ansparplan   4,00 EUR mit Kursdatum 05.03.2025 in Depotposition 123.03', 'ISIN   Anteile   Abrechnungskurs   Devisenkurs   Betrag', 'IE00B4X9L533   0,125000   40,000000 USD   1,250000   4,00 EUR', 'Zahlungsbetrag aus Überweisung   4,00 EUR',
  'Entgeltbelastung Verkauf   3,00 EUR mit Kursdatum 06.03.2025 aus Depotposition 123.03', 'ISIN   Anteile   Abrechnungskurs   Betrag', 'LU0323578657   -0,050000   60,000000 EUR   3,00 EUR', 'Zahlungsbetrag   0,00 EUR',
]

// 2.819 - 2.560 + 2.541 = 2.800; 2.56 x 78.11 = 199.96, of which 1.01 are taxes, and 2.541 x 78.70 = 199.98, each within half a thousandth of a unit and half a cent of the price.
const CARRIED = [
  'Unterdepot-Nr.: 1111111101', 'Fonds: GLS Bank Aktienfonds   ISIN: DE000A1W2CK8', 'Vortrag vom 02.01.2026   2,819', '07.01.2026', '06.01.2026   Verkauf *1   200,00   78,11   -2,560', 'Kapitalertragsteuer   -1,01', 'Auszahlung   198,99', '28.01.2026', '27.01.2026   Kauf   200,00',
  'Anlage   200,00   0,00   78,70   2,541', 'Bestand am 28.01.2026   2,800',
]
// 3.9136 x 51.104 = 200.00 and 4.8207 x 41.488 = 200.00, each with 0.49; together 8.7343 for 400.00.
const HALF_YEAR = [
  'Halbjahresabrechnung Sparplan', 'Wertpapierbezeichnung   ISIN (WKN)', 'AMUNDI MSCI E.M.   LU1737652583 (A2H9Q0)', 'Umsatzart   Sparrate   Ordernummer   Preis je Stück   Devise   Anteilsumsatz   Schlusstag   Valuta',
  'Kauf   200,00   256485/46.00   51,1040   1,0000   3,9136   20.02.2025   24.02.2025   0,00   0,00', '+ Provision   0,49   Summe   200,49', 'Kauf   200,00   342983/71.00   41,4880   1,0000   4,8207   22.04.2025   24.04.2025   0,00   0,00', '+ Provision   0,49   Summe   200,49',
  'Im Abrechnungszeitraum angelegter Betrag   EUR 400,00', 'Im Abrechnungszeitraum erworbene Anteile   Stück 8,7343', 'Durchschnittspreis der erworbenen Anteile   EUR 45,80',
]

describe('a statement of a fund account', () => {
  it.each([
    ['with balances around its bookings', PERIOD, [['2026-01-15', 'purchase', 0.495, 50, 0], ['2026-03-03', 'sale', 0.961, 99.94, 0], ['2026-03-20', 'purchase', 0.006, 0.65, 0]]],
    ['with balances beside each booking', DAILY, [['2025-10-14', 'sale', 28.939, 2376.18, 0], ['2025-10-15', 'purchase', 0.597, 41.31, 0]]],
    ['with a balance that is carried and one that is kept', CARRIED, [['2026-01-06', 'sale', 2.56, 200, 0], ['2026-01-27', 'purchase', 2.541, 200, 0]]],
    ['with the sums of half a year', HALF_YEAR, [['2025-02-20', 'purchase', 3.9136, 200, 0.49], ['2025-04-22', 'purchase', 4.8207, 200, 0.49]]],
    ['in columns', COLUMNS, [['2026-06-15', 'purchase', 9.451, 400, 0.52], ['2026-06-16', 'sale', 5, 255, 0], ['2026-06-17', 'sale', 0.5, 25.5, 0]]],
    ['whose heads say what they move', HEADED, [['2025-03-04', 'sale', 1.25, 100, 2], ['2025-03-05', 'purchase', 0.125, 4, 0], ['2025-03-06', 'sale', 0.05, 3, 0]]],
  ])('gives its trades: %s', (_, lines, expected) => {
    expect(trades(lines).map((trade) => (typeof trade === 'string' ? trade : [trade.day, trade.type, trade.units, trade.gross, trade.fees]))).toEqual(expected)
  })

  it('of one that breaks a day, and beside a contract for a pension, is read without that', () => {
    const contract = ['Fonds: UniBeispiel   ISIN: DE0008491051', 'Hinweis: Altersvorsorgevertrag', 'Vortrag vom 02.01.2026   10,000', '27.01.2026   Kauf   50,00', 'Anlage   50,00   0,00   50,00   1,000', 'Bestand am 28.01.2026   11,000']
    const lines = [...CARRIED.map((line) => line.replace('06.01.2026   Verkauf', '0 6.01.2026   Verkauf')), ...contract]
    expect(trades(lines).map((trade) => (typeof trade === 'string' ? trade : [trade.day, trade.units]))).toEqual([['2026-01-06', 2.56], ['2026-01-27', 2.541]])
  })

  it('is read the same where its days stand apart', () => {
    for (const lines of [PERIOD, HEADED]) expect(trades(lines.map((line) => line.replace(/ (?=\d{2}\.\d{2}\.\d{4})|(?<=\.\d{4}) (?=in|aus)/g, '   ')))).toEqual(trades(lines))
  })

  it('with one entry is read by its head, not by the words below it', () => {
    expect(trades(['Wiederanlage Fondsertrag   4,00 EUR mit Kursdatum 05.03.2025 in Depotposition 123.03', 'IE00B4X9L533   0,125000   32,000000 EUR   4,00 EUR', 'Widerrufsrecht beim Verkauf und Kauf von Anteilen'])).toMatchObject([{ type: 'purchase', units: 0.125, gross: 4 }])
  })

  it('pays out, which a return wants and which is not read', () => {
    expect([PERIOD, HEADED].map((lines) => hasIncome(document(lines)))).toEqual([true, false])
  })

  it('is refused as a whole where one figure of it is another one', () => {
    const changes: [string[], string, string][] = [
      [PERIOD, '+0,495', '+0,459'], [PERIOD, '9,540', '9,450'], [PERIOD, '50,00   101', '60,00   101'], [PERIOD, '104,000000', '140,000000'], [PERIOD, '15.01.2026   15.01.2026', '15.01.2026   35.01.2026'],
      [DAILY, '0,810', '0,180'], [DAILY, '69,200000', '62,900000'], [DAILY, '41,31 ', '43,11 '], [DAILY, '2.355,09', '2.555,09'], [DAILY, 'Abrechnungstag: 15.10.2025', ''],
      [DAILY, 'Steuern EUR 21,09', 'Steuern EUR 12,09'], [DAILY, 'EUR 41,31   EUR 69', 'EUR 41,36   EUR 69'], [DAILY, 'Abrechnungstag: 15.10.2025', 'Abrechnungstag: 15.10.2023'], [PERIOD, '15.01.2026   15.01.2026', '15.01.2022   15.01.2022'],
      [CARRIED, '2,800', '2,080'], [CARRIED, '198,99', '199,98'], [CARRIED, '78,70', '87,70'], [CARRIED, '27.01.2026', '37.01.2026'],
      [HALF_YEAR, '8,7343', '8,3743'], [HALF_YEAR, '400,00', '440,00'], [HALF_YEAR, '41,4880', '44,1880'], [HALF_YEAR, '200,49', '204,90'], [HALF_YEAR, '+ Provision', '+ Anlagerabatt'],
      [COLUMNS, '318,911', '318,191'], [COLUMNS, '48,8000', '84,8000'], [COLUMNS, '400,52', '405,20'], [COLUMNS, '1,153073', '1,135073'], [COLUMNS, '250,85', '258,05'],
      [HEADED, '-1,250000', '1,250000'], [HEADED, '40,000000', '41,000000'], [HEADED, '95,00 EUR', '59,00 EUR'], [HEADED, '2,00 EUR', '1,00 EUR'], [HEADED, 'LU0323578657', 'LU0323578658'],
    ]
    for (const [lines, from, to] of changes) expect([from, to, trades(lines.map((line) => line.replace(from, to)))]).toEqual([from, to, ['unproven_trade_pdf']])
  })

  it('says that units move in other ways, where they do', () => {
    const changes: [string[], string][] = [
      [PERIOD, 'Zulagenzahlung   50,00   101,000000   +0,495   15.01.2026   15.01.2026'], [DAILY, 'AUSLIEFERUNG'], [HEADED, 'Eingang externer Übertrag 10,000000 Anteile mit Kursdatum 27.09.2025 in Depotposition 123.24'],
    ]
    for (const [lines, added] of changes) expect([added, trades([...lines, added])]).toEqual([added, ['moved_trade_pdf']])
  })
})

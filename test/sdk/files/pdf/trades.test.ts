/** Confirmations as PDFs: units x price with fees and taxes has to be the amount. */
import { describe, expect, it } from 'vitest'
import { readHoldings } from '../../../../sdk/files/read'
import { readTrades } from '../../../../sdk/files/trades/read'
import { loadPdfjs } from '../../../../server/cli/files/pdf'
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
  const verdict = await readTrades(pdfOfLines(lines), { pdfjs: loadPdfjs })
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

  it.each([['is not', (line: string) => line.replace('1.319,57', '1.319,75')], ['moves units in other ways', (line: string) => line.replace(/^Nr\.313210686\/1 {3}Verkauf/, 'Nr.313210686/1   Umschichtung 1,0')]])('is refused with the whole list where one of them %s', async (_, change) => {
    expect(await trades(LIST.map(change))).toEqual(['unproven_trade_pdf'])
  })

  it('says nothing of what is held', async () => {
    const verdict = await readHoldings(pdfOfLines(PURCHASE), { pdfjs: loadPdfjs })
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
    ['states two days of the trade', [...PURCHASE, 'Handelstag 12.12.2025']],
    ['has no ISIN', changed('DE0005552004', '')],
    ['has two ISINs', [...PURCHASE, 'siehe US0378331005']],
  ])('%s', async (_, lines) => {
    expect(await trades(lines)).toEqual(['unproven_trade_pdf'])
  })

  it.each([['a cancellation', ['Stornierung der folgenden Abrechnung', ...PURCHASE]], ['a dividend', ['Dividendengutschrift', ...PURCHASE.slice(1)]]])('is %s', async (_, lines) => {
    expect(await trades(lines)).toEqual(['no_trade_pdf'])
  })
})

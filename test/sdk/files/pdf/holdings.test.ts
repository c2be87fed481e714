/** Statements as PDFs: taken where a printed total proves them, shown row by row where not, refused in words where nothing can be read. */
import { describe, expect, it, vi } from 'vitest'
import { fileWords } from '../../../../sdk/files'
import { readHoldings, type ReadOptions } from '../../../../sdk/files/read'
import { pdfjsHere } from '../../../support/pdfjs'
import { pdfOfLines } from '../../../support/pdf-file'

const read = async (bytes: Uint8Array, options: ReadOptions = {}) => readHoldings(bytes, { pdfjs: pdfjsHere, ...options })

const codesOf = async (bytes: Uint8Array, options?: ReadOptions): Promise<unknown> => {
  const verdict = await read(bytes, options)
  return verdict.ok ? verdict.request.holdings : verdict.faults.map(({ code }) => code)
}

// 12 x 214.30 = 2,571.60; 2500 x 0.20 = 500.00; 2.137 x 140.00 = 299.18; together 3,370.78.
const ROWS = [
  'DEPOTAUSZUG  zum  30.09.2026',
  'STK./NOMINALE  BEZEICHNUNG                              KURS PRO STUECK  KURSWERT IN EUR',
  '12    Stk.     SAP SE Inhaber-Aktien o.N.                     214,3      2.571,6',
  '               ISIN: DE0007164600',
  '2.500 Stk.     NEL ASA Navne-Aksjer                           0,2        500',
  '               ISIN: NO0010081235',
  '2,137 Stk.     Vanguard FTSE All-World UCITS ETF              140        299,18',
  '               ISIN: IE00BK5BQT80',
]
const HELD = [{ isin: 'DE0007164600', value: 2571.6 }, { isin: 'NO0010081235', value: 500 }, { isin: 'IE00BK5BQT80', value: 299.18 }]

describe('a statement whose total is the sum of its rows', () => {
  it('is taken: units x price tells 2.500 pieces from 2,137', async () => {
    expect(await codesOf(pdfOfLines([...ROWS, 'ANZAHL DER POSITIONEN: 3   SUMME KURSWERTE:  3.370,78 EUR']))).toEqual(HELD)
  })

  it('is taken in whatever order its text was written, with a row that a page break parts from its ISIN', async () => {
    const bytes = pdfOfLines(ROWS.slice(0, 7), ['Seite 2 von 2', ...ROWS.slice(7), 'SUMME KURSWERTE:  3.370,78 EUR'])
    expect(await codesOf(bytes)).toEqual(HELD)
  })

  it('counts cash that the total holds, and no subtotal', async () => {
    const bytes = pdfOfLines([...ROWS, 'Aktien gesamt   3.071,60 EUR', 'Verrechnungskonto   129,22 EUR', 'Depotwert gesamt   3.500,00 EUR'])
    expect(await codesOf(bytes)).toEqual([...HELD, { assetClass: 'cash', currency: 'EUR', value: 129.22 }])
  })

  it('says that it states more with an account that the total of the depot leaves out', async () => {
    // 3,370.78 + 129.22 = 3,500.00
    const verdict = await read(pdfOfLines([...ROWS, 'Depotwert   3.370,78 EUR', 'Kontostand   129,22 EUR', 'Gesamtvermögen   3.500,00 EUR']))
    expect(verdict.ok && { holdings: verdict.request.holdings, totals: verdict.totals.map(({ stated, read: sum }) => [stated, sum]) }).toEqual({ holdings: HELD, totals: [[3500, expect.closeTo(3370.78, 6)]] })
  })

  it('calls each security by the name below its number, and none by that of the row before', async () => {
    // 12 x 214.30 = 2,571.60; 20 x 25.00 = 500.00; together 3,071.60.
    const rows = ['WKN / Verwahrart   Anzahl   letzter Kurs   Kurswert', 'Bezeichnung', '716460 / Girosammelverwahrung   12,000   214,300 EUR   2.571,60', 'SAP SE O.N.   +0,00', '555750 / Wertpapierrechnung   20,000   25,000 EUR   500,00', 'Irland über AKV   +0,00', 'DT.TELEKOM AG NA   +0,00', 'Depotwert gesamt   3.071,60 EUR']
    const asked: unknown[] = []
    await read(pdfOfLines(rows), { lookup: (wanted) => { asked.push(...wanted); return Promise.resolve(wanted.map(() => null)) } })
    expect(asked).toEqual([{ wkn: '716460', name: 'SAP SE O.N.' }, { wkn: '555750', name: 'DT.TELEKOM AG NA' }])
  })

  it('in dollars takes the value in euros that stands beside', async () => {
    // 8 x 150.00 USD / 1.145 = 1,048.03 EUR; with 1,092.00 it is 2,140.03.
    const bytes = pdfOfLines(['Jahresdepotauszug per 31.12.2025', 'Anzahl  Wertpapier  Kennnummer  Kurs  Devisenkurs  Kurswert in EUR',
      'ST 5,00    ALLIANZ SE     840400   218,40  EUR   1,00    1.092,00', 'ST 8,00    NVIDIA CORP.   918422   150,00  USD   1,145   1.048,03', 'GESAMTKURSWERT   EUR   2.140,03'])
    const lookup: ReadOptions['lookup'] = (wanted) => Promise.resolve(wanted.map(({ wkn }) => ({ isin: wkn === '840400' ? 'DE0008404005' : 'US67066G1040', name: '', isCertain: true })))
    expect(await codesOf(bytes, { lookup })).toEqual([{ isin: 'DE0008404005', value: 1092 }, { isin: 'US67066G1040', value: 1048.03 }])
  })

  it('is refused in another currency than is wanted', async () => {
    expect(await codesOf(pdfOfLines([...ROWS, 'SUMME KURSWERTE:  3.370,78 CHF']))).toEqual(['header_currency'])
  })

  it.each(['INR', 'CHF'])('is refused where %s stands above the column alone', async (currency) => {
    const rows = ROWS.map((row) => row.replace('IN EUR', `IN ${currency}`))
    expect(await codesOf(pdfOfLines([...rows, 'SUMME KURSWERTE:  3.370,78']))).toEqual(['header_currency'])
    expect(await codesOf(pdfOfLines([...rows, 'SUMME KURSWERTE:  3.370,87']), { confirmed: [4] })).toEqual(['header_currency'])
    expect(await codesOf(pdfOfLines([...ROWS, 'SUMME KURSWERTE:  3.370,78']))).toEqual(HELD)
  })
})

describe('a statement that proves nothing', () => {
  const bytes = pdfOfLines([...ROWS, 'SUMME KURSWERTE:  3.370,87 EUR'])

  it('is not taken, and its rows are shown with their place', async () => {
    const verdict = await read(bytes)
    expect(verdict).toMatchObject({ ok: false, faults: [{ code: 'unproven_pdf' }], unproven: [{ row: 4, page: 1, line: 4, isin: 'DE0007164600', name: 'SAP SE Inhaber-Aktien o.N.', units: 12, value: 2571.6 }, { isin: 'NO0010081235', units: 2500 }, { isin: 'IE00BK5BQT80', units: 2.137 }] })
  })

  it('gives the rows that the user confirms, and no others', async () => {
    expect(await codesOf(bytes, { confirmed: [4, 8] })).toEqual([HELD[0], HELD[2]])
  })

  it('is every change of one digit of an amount', async () => {
    const lines = [...ROWS, 'SUMME KURSWERTE:  3.370,78 EUR']
    const changed = [2, 4, 6, 8].flatMap((at) => [...(lines[at] ?? '').matchAll(/\d(?=[\d.,]*(?: EUR)?$)/g)].map(({ index }) => lines.map((line, place) => (place === at ? line.slice(0, index) + String((Number(line[index]) + 3) % 10) + line.slice(index + 1) : line))))
    expect(changed.length).toBeGreaterThan(15)
    for (const each of changed) expect(await codesOf(pdfOfLines(each))).not.toEqual(expect.arrayContaining([expect.objectContaining({ isin: 'DE0007164600' })]))
  })

  it('lists in passing what had turnover, although a total says that it is all', async () => {
    const bytes = pdfOfLines(['Umsatzabrechnung', 'Kauf 100,00 EUR mit Kursdatum 28.09.2026', 'Bestand der Depotpositionen mit Umsatz nach Verbuchung', ...ROWS.slice(1), 'Depotgesamtwert  3.370,78 EUR'])
    expect(await read(bytes)).toMatchObject({ ok: false, faults: [{ code: 'unproven_pdf' }], unproven: [{ isin: 'DE0007164600', value: 2571.6 }, { isin: 'NO0010081235' }, { isin: 'IE00BK5BQT80' }] })
  })

  it('is so long, with rows of two meanings, that its sums cannot all be looked at: within seconds', async () => {
    const pages = Array.from({ length: 25 }, () => Array.from({ length: 20 }, () => ['ISIN: DE0007164600  SAP SE', '2 Stk.   3,00   6,00', '4 Stk.   5,00   20,00']).flat())
    expect(await codesOf(pdfOfLines(['Depotbestand'], ...pages, ['Depotwert gesamt   4.711,00 EUR']))).toEqual(['unproven_pdf'])
  })

  it('has a total of a part only', async () => {
    // The second list has no total that covers both.
    const other = ['Anleihen', '10 Stk.   Anleihe A   100,00   1.000,00', '   ISIN: US0378331005', 'Summe Depot 2:  1.000,00 EUR']
    expect(await codesOf(pdfOfLines([...ROWS, 'SUMME KURSWERTE:  3.370,78 EUR', ...other]))).toEqual(['unproven_pdf'])
  })
})

describe('a PDF without anything to read', () => {
  const page = (items: readonly object[]) => ({ getTextContent: () => Promise.resolve({ items }) })
  const pdfjs = (numPages: number, items: readonly object[]): ReadOptions['pdfjs'] => () => Promise.resolve({
    getDocument: () => ({ promise: Promise.resolve({ numPages, getPage: () => Promise.resolve(page(items)) }), destroy: () => Promise.resolve() }),
  })
  const bytes = pdfOfLines(['Depot'])
  const item = (str: string) => ({ str, transform: [1, 0, 0, 1, 10, 10], width: 10, height: 8 })

  it.each([
    ['is scanned', 'scanned_pdf', pdfjs(1, [])],
    ['does not say what its signs mean', 'unreadable_pdf', pdfjs(1, [item('\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0010\u0011\u0012'.repeat(5))])],
    ['has more pages than any statement', 'too_large', pdfjs(10_000, [item('Depotauszug')])],
    ['has more text than any statement', 'too_large', pdfjs(100, Array.from({ length: 2000 }, () => item('Depotauszug')))],
    ['has no securities', 'unknown_pdf', pdfjs(1, [item('Sehr geehrte Damen und Herren, anbei unser Angebot.')])],
  ])('%s', async (_, code, loader) => {
    expect(await codesOf(bytes, { pdfjs: loader })).toEqual([code])
  })

  it('has a password', async () => {
    const error = Object.assign(new Error('No password given'), { name: 'PasswordException' })
    const locked: ReadOptions['pdfjs'] = () => Promise.resolve({ getDocument: () => ({ promise: Promise.reject(error), destroy: () => Promise.resolve() }) })
    expect(await codesOf(bytes, { pdfjs: locked })).toEqual(['locked_pdf'])
  })

  it('is never read to its end', async () => {
    vi.useFakeTimers()
    const stuck: ReadOptions['pdfjs'] = () => Promise.resolve({ getDocument: () => ({ promise: new Promise<never>(() => {}), destroy: () => new Promise<never>(() => {}) }) })
    const codes = codesOf(bytes, { pdfjs: stuck })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await codes).toEqual(['slow_pdf'])
    vi.useRealTimers()
  })

  it('is cut off', async () => {
    expect(await codesOf(new TextEncoder().encode('%PDF-1.7 and nothing else'))).toEqual(['damaged_pdf'])
  })

  it('is refused as before where no pdf.js is given', async () => {
    expect(await codesOf(bytes, { pdfjs: undefined })).toEqual(['pdf'])
  })

  it('is refused in words of both languages', () => {
    for (const code of ['scanned_pdf', 'locked_pdf', 'unreadable_pdf', 'damaged_pdf', 'slow_pdf', 'unknown_pdf', 'unproven_pdf', 'confirmation_pdf', 'unproven_trade_pdf', 'no_trade_pdf'] as const) {
      expect(fileWords.de.faults[code]).not.toBe(fileWords.en.faults[code])
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBrokerCsv, type CsvOptions } from '../../sdk/broker-csv'

const WORLD = 'IE00B4L5Y983'
const APPLE = 'US0378331005'

const holdingsOf = (text: string, options?: CsvOptions) => {
  const outcome = parseBrokerCsv(text, options)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors))
  return outcome.request.holdings
}

const errorsOf = (text: string, options?: CsvOptions) => {
  const outcome = parseBrokerCsv(text, options)
  if (outcome.ok) throw new Error('was accepted')
  return outcome.errors
}

const two = [{ isin: WORLD, value: 1234.56 }, { isin: APPLE, value: 7500 }]

describe('what it reads', () => {
  it.each([
    ['semicolon, German', `ISIN;Kurswert\n${WORLD};1.234,56\n${APPLE};7.500,00`],
    ['comma, English', `ISIN,Market Value\n${WORLD},"1,234.56"\n${APPLE},7500.00`],
    ['tab, English without thousands', `isin\tamount\n${WORLD}\t1234.56\n${APPLE}\t7500`],
    ['CRLF, BOM, trailing line', `\uFEFFISIN;Wert in EUR\r\n${WORLD};1234,56\r\n${APPLE};7500,0\r\n`],
    ['more columns, quoted names', `Name;ISIN;Stück;Kurswert (EUR)\n"World; ""Core""";${WORLD};10;1.234,56 €\nApple;${APPLE};5;EUR 7.500,00`],
    ['a preamble above the header', `Depot 1\n\nISIN;Wert\n${WORLD};1.234,56\n${APPLE};7.500,00`],
    ['a line break inside a cell', `Name,ISIN,Value\n"a\nb",${WORLD},1234.56\nc,${APPLE},7500.0`],
    ['a total at the end', `ISIN;Wert\n${WORLD};1234,56\n${APPLE};7500\nSumme;8734,56`],
    ['lower case and spaces', `ISIN;Wert\nie00 b4l5 y983;1234,56\n${APPLE.toLowerCase()};7500`],
    ['Swiss apostrophes', `ISIN;Value\n${WORLD};1'234.56\n${APPLE};7'500.00`],
  ])('%s', (_name, text) => {
    expect(holdingsOf(text)).toEqual(two)
  })

  it('takes companies for companies, whatever their names begin with', () => {
    expect(holdingsOf(`Name;ISIN;Wert\nTotalEnergies;FR0000120271;5,5\nSumme;;5,5`)).toEqual([{ isin: 'FR0000120271', value: 5.5 }])
    expect(errorsOf('Name;ISIN;Wert\nCash Converters;;5,5')).toEqual([expect.objectContaining({ row: 2, column: 'ISIN' })])
  })

  it('pools rows of the same ISIN', () => {
    expect(holdingsOf(`ISIN;Wert\n${WORLD};1,5\n${APPLE};1\n${WORLD};2,25`)).toEqual([
      { isin: WORLD, value: 3.75 },
      { isin: APPLE, value: 1 },
    ])
  })

  it('reads cash in its own currency where the amount says that it is converted', () => {
    expect(holdingsOf(`Name;ISIN;Wert in EUR;Währung\nWorld;${WORLD};10,5;USD\nGuthaben;;5,5;USD\n;Cash;1;`)).toEqual([
      { isin: WORLD, value: 10.5 },
      { assetClass: 'cash', currency: 'USD', value: 5.5 },
      { assetClass: 'cash', currency: 'EUR', value: 1 },
    ])
  })

  it('carries the base currency', () => {
    expect(parseBrokerCsv(`ISIN;Value\n${WORLD};10.5`, { baseCurrency: 'usd' })).toEqual({
      ok: true,
      request: { basis: 'values', baseCurrency: 'USD', holdings: [{ isin: WORLD, value: 10.5 }] },
    })
  })
})

describe('exports of banks', () => {
  it.each([
    ['DKB: a preamble, units beside the number, ISIN / WKN, euro in words',
      `"Depot:";"1 / Muster";\n\n"Bestand";"";"ISIN / WKN";"Bezeichnung";"Kurs";"Gewinn / Verlust";"";"Dev. Kurs";"Kurswert in Euro";\n"10,5";"Stück";"${WORLD}";"WORLD";"117,58";"1,50";"EUR";"";"1.234,56";\n"5,00";"Stück";"${APPLE}";"APPLE";"1.500,00";"-1,00";"EUR";"";"7.500,00";`],
    ['ING: a currency beside every figure, the quote of one in dollars',
      `Depotbewertung vom 02.01.2026\n\nISIN;Wertpapiername;Stück/Nominale;Einstandskurs;Währung;Kurs;Währung;Kurswert;Währung;Gewinn/Verlust (%)\n${WORLD};WORLD;10,5;100,00;EUR;117,58;EUR;1.234,56;EUR;5,56%\n${APPLE};APPLE;5;9,00;USD;1.500,00;EUR;7.500,00;EUR;1,00%`],
  ])('%s', (_name, text) => {
    expect(holdingsOf(text)).toEqual(two)
  })
})

describe('the statement of assets of Portfolio Performance', () => {
  const german = [
    'Bestand;Name;Symbol;ISIN;Kurs;Marktwert;Anteil in %;Währung',
    '"";Summe;"";"";"";9.034,56;100,00;""',
    '"";Aktien;"";"";"";8.734,56;96,68;""',
    `10,5;World;EUNL;${WORLD};117,58;1.234,56;13,66;EUR`,
    `5;Apple;AAPL;${APPLE};USD 1.600,00;7.500,00;83,02;USD`,
    '"";Liquidität Konten;"";"";"";300,00;3,32;""',
    '"";Verrechnungskonto Broker;"";"";"";250,00;2,77;EUR',
    '"";Dollarkonto;"";"";"";50,00;0,55;USD',
  ].join('\n')
  const english = german
    .replace('Bestand;Name;Symbol;ISIN;Kurs;Marktwert;Anteil in %;Währung', 'Shares;Name;Symbol;ISIN;Quote;Market Value;Share in %;Currency')
    .replace('Summe', 'Sum')
    .replace(/\d[\d.]*,\d+/g, (figure) => figure.replace('.', '').replace(',', '.'))

  it.each([['German', german], ['English', english]])('%s: securities and accounts, no sums; market values are in the base currency', (_language, text) => {
    expect(holdingsOf(text)).toEqual([...two, { assetClass: 'cash', currency: 'EUR', value: 250 }, { assetClass: 'cash', currency: 'USD', value: 50 }])
  })

  it('names the rows at fault as the file numbers them', () => {
    const faulty = german.replace(APPLE, '').replace('250,00', '-250,00')
    expect(errorsOf(faulty).map(({ row, column, code }) => [row, column, code])).toEqual([[5, 'ISIN', 'not_an_isin'], [7, 'Marktwert', 'not_positive']])
  })

  it('needs the currency to tell accounts from sums', () => {
    const without = german.split('\n').map((line) => line.replace(/;[^;]*$/, '')).join('\n')
    expect(errorsOf(without)).toEqual([expect.objectContaining({ row: null, column: 'currency', code: 'accounts_unclear' })])
  })

  it('needs the ISIN', () => {
    expect(errorsOf(german.replace(';ISIN;', ';WKN;'))).toEqual([expect.objectContaining({ row: null, code: 'missing_columns' })])
  })

  it('refuses market values in another currency than asked for', () => {
    expect(errorsOf(german.replace('7.500,00', 'USD 7.500,00'))).toEqual([expect.objectContaining({ row: 5, column: 'Marktwert', code: 'other_currency' })])
  })
})

describe('what it refuses', () => {
  it.each([
    ['no header', `${WORLD};1`, [null, 'header']],
    ['nothing below the header', 'ISIN;Wert\n\n', [null, 'header']],
    ['an amount that could be either', `ISIN;Wert\n${WORLD};1.234`, [null, 'Wert']],
    ['both formats', `ISIN;Wert\n${WORLD};1,5\n${APPLE};1.5`, [null, 'Wert']],
    ['no ISIN', `ISIN;Wert\n${WORLD};1,5\nWorld;2,5`, [3, 'ISIN']],
    ['a wrong check digit', `ISIN;Wert\nIE00B4L5Y984;1,5`, [2, 'ISIN']],
    ['no amount', `ISIN;Kurswert\n${WORLD};\n${APPLE};1,5`, [2, 'Kurswert']],
    ['zero', `ISIN;Kurswert\n${WORLD};0,00`, [2, 'Kurswert']],
    ['below zero', `ISIN;Kurswert\n${WORLD};-5,00`, [2, 'Kurswert']],
    ['another currency beside the amount', `ISIN;Kurswert\n${WORLD};5,00 $`, [2, 'Kurswert']],
    ['another currency before the amount', `ISIN;Kurswert\n${WORLD};CHF 5,00`, [2, 'Kurswert']],
    ['another currency beside an amount of cash', `ISIN;Kurswert;Währung\nCash;5,00 USD;USD`, [2, 'Kurswert']],
    ['another currency in the header', `ISIN;Wert in USD\n${WORLD};5,00`, [null, 'Wert in USD']],
    ['another currency in brackets', `ISIN;Kurswert (USD)\n${WORLD};5,00`, [null, 'Kurswert (USD)']],
    ['cash in another currency, perhaps not converted', 'ISIN;Wert;Währung\nCash;5,00;USD', [2, 'Währung']],
    ['an amount in another currency', `ISIN;Wert;Währung\n${WORLD};5,00;USD`, [2, 'Währung']],
  ])('%s', (_name, text, [row, column]) => {
    expect(errorsOf(text)).toEqual([expect.objectContaining({ row, column })])
  })

  it('all faults at once, and no holding', () => {
    const errors = errorsOf(`ISIN;Wert\nX;abc\n${WORLD};5\nY;7`)
    expect(errors.map(({ row, column }) => `${row} ${column}`)).toEqual(['2 ISIN', '2 Wert', '4 ISIN'])
  })

  it('more than 25 holdings', () => {
    const numbers = Array.from({ length: 26 }, (_, index) => `Cash;1,5;${String.fromCharCode(65 + index)}XX`)
    expect(errorsOf(`ISIN;Wert in EUR;Währung\n${numbers.join('\n')}`)).toEqual([expect.objectContaining({ row: null, column: 'ISIN' })])
  })

  it('never repeats a value', () => {
    const secret = 'GEHEIM4711'
    expect(JSON.stringify(errorsOf(`ISIN;Wert;Währung\n${secret};${secret};${secret}`))).not.toContain(secret)
  })
})

describe('what would give a wrong figure that looks right', () => {
  it.each([
    ['an amount whose quotation mark is not closed', `Name;ISIN;Wert\nWorld;${WORLD};1234,5\nApple;${APPLE};"7500`, [3, 'Wert', 'not_an_amount']],
    ['thousands that split a cell', `ISIN,Value\n${WORLD},1,234.56`, [2, 'Value', 'surplus_cells']],
    ['a decimal comma that splits a cell', `ISIN,Name,Wert\n${WORLD},World,1234,56`, [2, 'Wert', 'surplus_cells']],
    ['a last row that is cut before the currency', `ISIN;Wert;Währung\n${WORLD};10,5;EUR\n${APPLE};7,5`, [3, 'Wert', 'cut_off']],
    ['two columns that could be the value', `ISIN;Kurswert;Marktwert\n${WORLD};1,5;2,5`, [null, 'Kurswert', 'amount_unclear']],
    ['a number of shares called amount', `ISIN,Amount,Price\n${WORLD},10,117.58`, [null, 'Amount', 'amount_unclear']],
    ['a currency in square brackets', `ISIN;Kurswert [USD]\n${WORLD};5,00`, [null, 'Kurswert [USD]', 'other_currency']],
    ['a currency among other remarks', `ISIN;Kurswert (USD, 31.12.2025)\n${WORLD};5,00`, [null, 'Kurswert (USD, 31.12.2025)', 'other_currency']],
    ['a currency in small letters', `ISIN;Wert in usd\n${WORLD};5,00`, [null, 'Wert in usd', 'other_currency']],
    ['a currency as people write it', `ISIN;Market Value (US$)\n${WORLD};5.00`, [null, 'Market Value (US$)', 'other_currency']],
    ['shares in percent', `ISIN;Wert (%)\n${WORLD};100`, [null, 'header', 'missing_columns']],
    ['numbers of shares', `ISIN;Betrag (Stück)\n${WORLD};100`, [null, 'header', 'missing_columns']],
    ['thousands of euros', `ISIN;Wert (TEUR)\n${WORLD};100`, [null, 'header', 'missing_columns']],
    ['a column of currencies under an unknown header', `ISIN;Wert;Handelsplatzwährg.\n${WORLD};5,00;USD`, [2, 'Handelsplatzwährg.', 'other_currency']],
    ['a column of currencies without a header', `ISIN;Wert;\n${WORLD};5,00;USD`, [2, 'Wert', 'other_currency']],
    ['cash whose name says another currency', 'ISIN;Wert\nGuthaben USD;5,00', [2, 'Wert', 'other_currency']],
    ['an amount beyond all numbers', `ISIN;Wert\n${WORLD};${'9'.repeat(400)}`, [2, 'Wert', 'not_an_amount']],
    ['a minus sign of typesetters', `ISIN;Wert\n${WORLD};\u22125,00`, [2, 'Wert', 'not_an_amount']],
    ['other digits than ours', `ISIN;Wert\n${WORLD};١٢`, [2, 'Wert', 'not_an_amount']],
    ['an exponent', `ISIN;Wert\n${WORLD};1e5`, [2, 'Wert', 'not_an_amount']],
    ['a percent sign', `ISIN;Wert\n${WORLD};50 %`, [2, 'Wert', 'not_an_amount']],
  ])('%s', (_name, text, [row, column, code]) => {
    expect(errorsOf(text)).toEqual([expect.objectContaining({ row, column, code })])
  })

  it('pence are no pounds', () => {
    expect(errorsOf(`ISIN;Value;Currency\n${WORLD};5.5;GBp`, { baseCurrency: 'GBP' })).toEqual([expect.objectContaining({ row: 2, column: 'Currency', code: 'other_currency' })])
  })

  it('a row called Total with an ISIN is a holding', () => {
    expect(holdingsOf('Name;ISIN;Wert\nTotal;FR0000120271;5,5\nTotal;;5,5')).toEqual([{ isin: 'FR0000120271', value: 5.5 }])
  })

  it('takes the value where the file has numbers of shares and other values, too', () => {
    expect(holdingsOf(`ISIN,Amount,Value\n${WORLD},10,1234.56\n${APPLE},5,7500`)).toEqual(two)
    expect(holdingsOf(`ISIN;Wert;Kurswert\n${WORLD};10,5;1234,56\n${APPLE};5,5;7500`)).toEqual(two)
    expect(holdingsOf(`ISIN;Wert;Währung;Wert in EUR\n${WORLD};10,5;USD;1234,56\n${APPLE};5,5;USD;7500`)).toEqual(two)
  })

  it('takes the currency of cash from its name where the amount is converted', () => {
    expect(holdingsOf('ISIN;Wert in EUR\nGuthaben (USD);5,5')).toEqual([{ assetClass: 'cash', currency: 'USD', value: 5.5 }])
  })
})

describe('options', () => {
  it.each([
    ['de', 1234],
    ['en', 1.234],
  ] as const)('numberFormat %s settles what the file leaves open', (numberFormat, value) => {
    expect(holdingsOf(`ISIN;Wert\n${WORLD};1.234`, { numberFormat })).toEqual([{ isin: WORLD, value }])
  })
})

describe('properties', () => {
  it('an amount written in either format is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), fc.constantFrom('de', 'en'), (cents, format) => {
        const value = cents / 100
        const text = new Intl.NumberFormat(format === 'de' ? 'de-DE' : 'en-US', { minimumFractionDigits: 2 }).format(value)
        expect(holdingsOf(`ISIN;Value\n${WORLD};${text}`)).toEqual([{ isin: WORLD, value }])
      }),
    )
  })

  it('any text is answered, never thrown on', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => typeof parseBrokerCsv(`ISIN;Wert\n${text}`).ok === 'boolean'))
  })
})

/** Invented files with the traps of the real ones. */
import { zipSync, strToU8 } from 'fflate'

const NBSP = '\u00a0'
const BOM = '\uFEFF'

export const isharesGerman = `${BOM}Fondsposition per,"20.Jan.2026"
${NBSP}
Emittententicker,Name,Sektor,Anlageklasse,Marktwert,Gewichtung (%),Nominalwert,Nominale,Kurs,Standort,Börse,Marktwährung
"ALFA","ALFA, MASCHINEN AG","Industrie","Aktien","6.832.761,70","60,19","6.832.761,70","38.371,00","178,07","Deutschland","Xetra","EUR"
"BETA","BETA SOFTWARE INC CLASS A","Zyklische Konsumgüter${NBSP}","Aktien","5.781.135,60","39,00","5.781.135,60","23.433,00","246,70","Vereinigte Staaten","NASDAQ","USD"
"USD","USD CASH","Cash und/oder Derivate","Geldmarkt","100,00","0,81","100,00","100,00","1,00","Vereinigte Staaten","-","USD"
"ESH6","S&P500 EMINI MAR 26","Cash und/oder Derivate","Futures","0,00","0,00","462.015.675,00","1.353,00","6.829,50","-","Index And Options Market","USD"
${NBSP}`

const isharesItalian = `${BOM}Al,"23/02/2024"
${NBSP}
Ticker dell'emittente,Nome,Settore,Asset Class,Valore di mercato,Ponderazione (%),Valore nozionale,Nominale,Prezzo,Area Geografica,Cambio,Valuta di mercato
"0099","GAMMA ELECTRONICS","IT","Azionario","1.276.607,84","70,51","1.276.607,84","57.821,00","22,08","Corea","Korea Exchange (Stock Market)","KRW"
"DELTA","DELTA ENERGIA SA","Imprese di servizi di pubblica utilità","Azionario","615.695,48","29,49","615.695,48","11.241,00","54,77","Regno unito","London Stock Exchange","GBP"
${NBSP}
`

/** Spanish of Mexico, Windows-1252, with ISIN. */
export const isharesSpanish = Buffer.from(
  `,05-feb-21,,,,,,,,,,,\r\n${NBSP},,,,,,,,,,,,\r\n` +
    'Ticker,Nombre,Clase de activo,Peso (%),Precio,Acciones,Valor de mercado,Valor nominal,Sector,ISIN,Bolsa de valores,Ubicación,Mercado de divisas\r\n' +
    'AAPL,MANZANA INC,Equity,99.96,136.76,"6,256.00","855,596.92","855,596.92",Tecnología de la Información,US0378331005,NASDAQ,Estados Unidos,USD\r\n' +
    `${NBSP},,,,,,,,,,,,\r\n`,
  'latin1',
)

/** A fund of funds: what it holds, then what is inside, with other columns. */
const isharesTwoTables = `${BOM}Example Total Market ETF,,,,,,,
Fund Holdings as of,05-Jan-21,,,,,,
Inception Date,10-Feb-15,,,,,,
Total Net Assets ($000s),"1,450.00",,,,,,
${NBSP},,,,,,,
Ticker,Name,Weight (%),Sector,ISIN,Exchange,Location of Risk,Market Currency
IVV,EXAMPLE CORE ETF,99.95,Financials,US4642872000,NYSE Arca,United States,USD
USD,USD CASH,0.05,Cash and/or Derivatives,-,-,United States,USD
${NBSP},,,,,,,
Example Total Market ETF,,,,,,,
Fund Holdings as of,05-Jan-21,,,,,,
Total Net Assets ($000s),"1,450.00",,,,,,
${NBSP},,,,,,,
Ticker,Name,Weight (%),Location of Risk,Sector,ISIN,Exchange,Market Currency
AAPL,APFEL INC,64.3,United States,Information Technology,US0378331005,NASDAQ,USD
MSFT,FENSTER CORP,35.7,United States,Information Technology,US5949181045,NASDAQ,USD
${NBSP},,,,,,,
`

/** The United States site: meta lines before, one quoted notice after. */
const isharesUnitedStates = `Example Core ETF
Fund Holdings as of,"Nov 18, 2025"
Inception Date,"May 15, 2000"
Shares Outstanding,"1,061.00"
Stock,"-"
${NBSP}
Ticker,Name,Sector,Asset Class,Market Value,Weight (%),Notional Value,Quantity,Price,Location,Exchange,Currency,FX Rate,Market Currency,Accrual Date
"AAPL","APFEL INC","Information Technology","Equity","55.56","59.82","55.56","303.00","181.36","United States","NASDAQ","USD","1.00","USD","-"
"BRKB","BRUECKE INC CLASS B","Financials","Equity","49.00","40.02","49.00","184.00","267.44","United States","New York Stock Exchange Inc.","USD","1.00","USD","-"
${NBSP}
"This is a notice
over two lines."
`

const amundiCsv = `${BOM}ISIN;Name;Anlageklasse;Währung;Gewichtung;Sektor;Land\r
US0378331005;APFEL INC;EQUITY;USD;0,701297057;Nicht-Basiskonsumgüter;USA\r
DE0007164600;SAFT SE;EQUITY;EUR;0,298702;Industrie;Deutschland\r
;;CASH;EUR;9,43E-07; ; \r
`

const invescoUcits = `${BOM}Full name;ISIN;Weight\r
APFEL INC USD 1.0000;US0378331005;0,7\r
SAFT SE NPV;DE0007164600;0,30017\r
Cash and/or Derivatives;;-0,00017\r
`

const invescoUnitedStates = `Fund Ticker,Security Identifier,Holding Ticker,Shares/Par Value,MarketValue,Weight,Name,Class of Shares,Sector,Date
QQQ,037833100,AAPL ,"204,259","36,397.51",70.001,Apfel Inc,Common Stock,Information Technology,09/26/2025
QQQ,594918104,MSFT ,"62,481","31,956.24",29.998,Fenster Corp,American Depository Receipt - NY,Information Technology,09/26/2025
`

const vanguardCsv = `${BOM}Example Developed Index ETF (VXX),,,,,
,,,,,
Holding details,,,,,
As of close  30 November 2020,,,,,
,,,,,
Holding name,% of market value,Sector,Market Allocation,Market value,Shares
Nester SA(NESX),61.65705%,Food Products,CH,"$ 27,772","191,755"
Toyo Motor Corp.(7203),37.18050%,Automobiles,JP,"$ 14,757","169,662"
Old Pipes Ltd.(LNG),0.00003%,Pipelines,—,$ 419,"10,208"
`

const nportXml = `<?xml version="1.0" encoding="UTF-8"?>
<edgarSubmission xmlns="http://www.sec.gov/edgar/nport" xmlns:nport="http://www.sec.gov/edgar/nport">
  <formData>
    <genInfo><regName>EXAMPLE TRUST</regName><seriesName>Example Fund</seriesName><repPdDate>2023-03-31</repPdDate></genInfo>
    <invstOrSecs>
      <invstOrSec>
        <name>Apfel &amp; Co</name><lei>N/A</lei><title>Apfel</title><cusip>037833100</cusip>
        <identifiers><isin value="US0378331005"/></identifiers>
        <curCd>USD</curCd><pctVal>97.5</pctVal><assetCat>EC</assetCat><invCountry>US</invCountry>
      </invstOrSec>
      <invstOrSec>
        <name>N/A</name><title>PURCHASED JPY / SOLD USD</title><cusip>000000000</cusip>
        <identifiers><other otherDesc="Trade Identifier" value="X1"/></identifiers>
        <currencyConditional curCd="JPY" exchangeRt="132.19"/><pctVal>-0.5</pctVal><assetCat>DFE</assetCat><invCountry>JP</invCountry>
      </invstOrSec>
    </invstOrSecs>
  </formData>
</edgarSubmission>
`

export const ecbCsv = `Date,USD,JPY,CYP,
2026-03-05,1.1618,183.03,N/A,
2026-03-04,1.1649,183.02,N/A,
1999-01-04,1.1789,133.73,0.58231,
`

/** A workbook of one sheet. Numbers are written as text or number like the cell says; the style sheet is broken as Amundi's is. */
function workbook(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))]
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const cell = (value: string | number, row: number, column: number) => {
    const reference = `${String.fromCharCode(65 + column)}${row + 1}`
    return typeof value === 'number' ? `<c r="${reference}"><v>${value}</v></c>` : `<c r="${reference}" t="s"><v>${texts.indexOf(value)}</v></c>`
  }
  const sheet = rows.map((cells, row) => `<row r="${row + 1}">${cells.map((value, column) => cell(value, row, column)).join('')}</row>`).join('')
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/styles.xml': strToU8('<styleSheet><fonts></styleSheet>'),
    'xl/sharedStrings.xml': strToU8(`<sst>${texts.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  })
}

export const amundiWorkbook = workbook([
  ['', ''], ['', 'Amundi ETF'], ['', 'ETF-Name', 'Example Water UCITS ETF', ''], ['', 'ISIN', 'FR0010527275', ''],
  ['', 'Daten zutreffend zum 25/11/2025. Weiteres auf der Website.', '', ''],
  ['', 'ISIN', 'Name', 'Anlageklasse', 'Währung', 'Gewichtung', 'Sektor', 'Land'],
  ['', 'US0378331005', 'APFEL INC', 'EQUITY', 'USD', 0.7, 'Industrie', 'USA'],
  ['', 'FR0000124141', 'WASSER <SA>', 'EQUITY', 'EUR', 0.299, 'Versorger', 'Frankreich'],
  ['', '', '', 'CASH', 'EUR', 0.001, ' ', ' '],
  ['', 'Keine Anlageberatung.'],
])

const stateStreetWorkbook = workbook([
  ['Fund Name:', 'Example® 500 ETF Trust'], ['Ticker Symbol:', 'EXY'], ['Holdings:', 'As of 18-Nov-2025'], [''],
  ['Name', 'Ticker', 'Identifier', 'SEDOL', 'Weight', 'Sector', 'Shares Held', 'Local Currency'],
  ['APFEL INC', 'AAPL', '037833100', '2046251', '70.022756', '-', 1.7, 'USD'],
  ['BRUECKE INC CL B', 'BRK.B', '084670702', '2073390', 29.9, 'Multi-Sector Holdings', 2.2, 'USD'],
  ['US DOLLAR', '-', 'CASH_USD', '-', 0.05, '-', 1, 'USD'],
  [''], ['Past performance is not a reliable indicator.'],
])

const satrixWorkbook = workbook([
  ['Last Updated:', '27/8/2021'], [''],
  ['CODE', 'SHARE NAME', 'INDUSTRY', 'SHARES *', 'WEIGHT', 'MARKET CAP', 'CLOSING'],
  ['BHQ', 'BHQ GROUP PLC', 'Basic Materials', '1773', 0.6334, 1, 457.75],
  ['CFX', 'COMPAGNIE X', 'Telecommunications', '4284', 0.3669, 2, 168.68],
])

/** Every single-file fixture by a file name that says fund and date where the content does not. */
export const fixtures: Readonly<Record<string, Uint8Array>> = {
  'ishares-de.csv': Buffer.from(isharesGerman),
  'ishares-it.csv': Buffer.from(isharesItalian),
  'ishares-es.csv': isharesSpanish,
  'ishares-ca.csv': Buffer.from(isharesTwoTables),
  'ishares-us.csv': Buffer.from(isharesUnitedStates),
  'amundi.csv': Buffer.from(amundiCsv),
  'amundi.xlsx': amundiWorkbook,
  'invesco-ucits.csv': Buffer.from(invescoUcits),
  'invesco-us.csv': Buffer.from(invescoUnitedStates),
  'vanguard.csv': Buffer.from(vanguardCsv),
  'state-street.xlsx': stateStreetWorkbook,
  'satrix.xlsx': satrixWorkbook,
  'nport.xml': Buffer.from(nportXml),
  'ecb.csv': Buffer.from(ecbCsv),
  'prices.csv': Buffer.from('Date,Close\n2026-01-02,100.5\n2026-01-05,101.25\n'),
}

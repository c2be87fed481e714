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

/** Bonds of the Swiss site: thousands apart by apostrophes, no ISIN; a floater whose duration gives it away. */
const isharesBonds = `Fund Holdings as of,"25/May/2026"

Ticker,Name,Sector,Asset Class,Market Value,Weight (%),Notional Value,Shares,Par Value,Price,Location,Exchange,Duration,Maturity,Coupon (%),Market Currency,Effective Date
"FRTR","FRANKEN (REPUBLIC OF) RegS","Treasury","Fixed Income","27’171’782.61","60.00","27’171’782.61","27’431’749.00","27’431’749.00","98.38","France","-","8.19","15/Jul/2035","1.88","EUR","31/Jul/2025"
"BANK","BANK OF EXAMPLES AG MTN RegS","Financial Institutions","Fixed Income","17’067’183.04","30.00","17’067’183.04","12’296’888.00","12’296’888.00","99.78","Germany","-","0.20","22/Nov/2031","2.25","EUR","26/Apr/2024"
"PERP","ENDLESS CORP","Moon Bonds","Fixed Income","5’067’183.04","9.00","5’067’183.04","2’296’888.00","2’296’888.00","99.78","Germany","-","4.00","-","-","EUR","26/Apr/2024"
"EUR","EUR CASH","Cash and/or Derivatives","Cash","5’054’220.85","1.00","5’054’220.85","4’341’368.00","4’341’368.00","116.42","European Union","-","0.00","-","0.00","EUR","01/Jan/1989"
${NBSP}
`

/** Bonds of the United States site: no ticker. */
const isharesUnitedStatesBonds = `Example Bond ETF
Fund Holdings as of,"Sep 25, 2026"
Inception Date,"May 15, 2000"
${NBSP}
Name,Sector,Asset Class,Market Value,Weight (%),CUSIP,ISIN,Location,Exchange,Currency,Duration,Maturity,Coupon (%),Market Currency
"TREASURY NOTE","Treasury","Fixed Income","600.00","60.00","91282CMM0","US91282CMM00","United States","-","USD","6.81","Feb 15, 2035","4.63","USD"
"APFEL INC","Industrial","Fixed Income","400.00","40.00","91913YAE0","US91913YAE05","United States","-","USD","12.10","Feb 15, 2050","0.00","USD"
${NBSP}
"A notice."
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
function workbook(rows: readonly (readonly (string | number)[])[], name = 'Sheet1'): Uint8Array {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))]
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const cell = (value: string | number, row: number, column: number) => {
    const reference = `${String.fromCharCode(65 + column)}${row + 1}`
    return typeof value === 'number' ? `<c r="${reference}"><v>${value}</v></c>` : `<c r="${reference}" t="s"><v>${texts.indexOf(value)}</v></c>`
  }
  const sheet = rows.map((cells, row) => `<row r="${row + 1}">${cells.map((value, column) => cell(value, row, column)).join('')}</row>`).join('')
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(`<workbook><sheets><sheet name="${name}" sheetId="1"/></sheets></workbook>`),
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

const xtrackersWorkbook = workbook([
  [''], ['Keine Gewähr.', ''], [''],
  ['', 'Name', 'ISIN', 'Country', 'Currency', 'Exchange', 'Type of Security', 'Rating', 'Primary Listing', 'Industry Classification', 'Weighting'],
  ['1', 'APFEL ORD', 'US0378331005', 'Vereinigte Staaten von Amerika', 'USD', 'NASDAQ', 'Equity', 'Aaa', '-', 'Informationstechnologie', 0.7],
  ['2', 'SAFT SE', 'DE0007164600', 'Germania', 'EUR', 'XETRA', 'Azionari', '-', '-', 'sconosciuta', 0.2],
  ['3', 'Beispiel Swap UCITS ETF 1C', 'LU0514695187', '-', 'USD', '-', 'Classe di Azioni', '-', '-', 'unknown', 0.1005],
  ['4', 'US DOLLAR', '_CURRENCYUSD', "Stati Uniti d'America", 'USD', '-', 'Cash', '-', '-', 'unknown', -0.0005],
], '2026-07-04')

const spdrWorkbook = workbook([
  ['Fund Name:', 'Example® World UCITS ETF (Acc)'], ['ISIN:', 'IE00B44Z5B48'], ['Ticker Symbol:', 'EXY GY'], ['Holdings As Of:', '09-Jul-2026'], [''],
  ['ISIN', 'SEDOL', 'Security Name', 'Currency', 'Number of Shares', 'Percent of Fund', 'Trade Country Name', 'Local Price', 'Sector Classification', 'Industry Classification', 'Base Market Value'],
  ['US0378331005', '2046251', 'Apfel Inc.', 'USD', '12.0', '70.5', 'United States', '202.78', 'Information Technology', 'Software', '8.5E8'],
  ['DE0007164600', '4846288', 'Saft SE', 'EUR', '12.0', '29.5', 'Germany', '202.78', 'Unassigned', 'Unassigned', '8.5E8'],
  ['Unassigned', 'Unassigned', 'Euro', 'EUR', '12.0', '-', 'European Union', '1.0', 'Unassigned', 'Unassigned', '100.0'],
  [''], ['Past performance is not a reliable indicator.'],
])

const dekaWorkbook = workbook([
  ['Holding Name', 'WKN', 'ISIN', 'Land', 'Branche', 'Gewichtung'],
  ['SAFT SE', '716460', 'DE0007164600', 'Deutschland', 'Informationstechnologie', 0.6],
  ['ALFA AG-REG', '840400', 'DE0008404005', 'Deutschland', 'Finanzwesen', 0.3998],
  ['', '', '', '', '', ''], ['Datum: 28.09.2026'],
], 'Fondszusammensetzung')

const vaneckWorkbook = workbook([
  ['Alle Fondspositionen Stand 05.11.2026', ''], [''],
  ['Number', 'Bezeichnung der Position', 'Ticker', 'ISIN', 'Anteile', 'Marktwert', '% des Fondsvolumens'],
  ['1', 'Apfel Inc', 'AAPL US', 'US0378331005', '467.442', '$ 16.098.027.00', '64,84%'],
  ['2', 'Saft Se', 'SAP GR', 'DE0007164600', '227.458', '$ 12.480.620.00', '35,10%'],
  ['', '', '', '', '', '', ''],
], 'TDIV_Stand_20260511')

const ubsWorkbook = workbook([
  ['UBS Example ETF CHF dis'], ['ISIN: : CH0130595124'], [''], [''],
  ['Securities', 'ISIN', 'Sedol Code', 'Currency', 'Price', 'Weight %'],
  ['ALFA GROUP AG', 'CH0038863350', 'BRC2T72', 'CHF', '176.55', 60.5], ['BETA AG-REG', 'CH0012005267', 'BYZWMR9', 'CHF', '659.6', 38.9],
  [''], ['This overview shows the portfolio positions.'], ['Source: UBS AG, 07.07.2026'],
])

const fidelityWorkbook = workbook([
  ['Example Quality Income UCITS ETF'], ['Date:', '2026-07-03'],
  ['ISIN', 'Name', 'Weight (%)'],
  ['US0378331005', 'APFEL INC', 70.25], ['DE0007164600', 'SAFT SE', 29.5], ['', 'CASH', 0.25],
])

const vanguardWorkbook = workbook([
  ['Example All-World UCITS ETF'], ['Stand 31. Oktober 2026'], [''],
  ['Ticker', 'Wertpapiere', '% der Assets', 'Sektor', 'Region', 'Marktwert', 'Anteile'],
  ['AAPL', 'Apfel Inc.', '70,1111 %', 'Technologie', 'Vereinigte Staaten', '1', '2'], ['SAP', 'Saft SE', '29,7 %', 'Technologie', 'Deutschland', '1', '2'],
])

const lgCsv = `sep=,
Basket NameExample Mining UCITS ETF
ETF Trading IDIE00B3CNHG25
Basket Trade Date2026-09-29
Security Description,ISIN,Trading Currency,Constituent Weight (Base)
APFEL INC USD 1.6,US0378331005,USD,0.702972902934
SAFT SE EUR 10.0,DE0007164600,EUR,0.296471901
Cash Component is a balancing number.
Record Count2
`

const oldRow = (...cells: readonly (string | number)[]): string => `<ss:Row>${cells.map((cell) => `<ss:Cell ss:StyleID="Left"><ss:Data ss:Type="${typeof cell === 'number' ? 'Number' : 'String'}">${cell}</ss:Data></ss:Cell>`).join('')}</ss:Row>`
/** Two marks of UTF-8, a sign that XML would have written otherwise, and a second sheet, as in the real ones. */
const isharesOldWorkbook = `${BOM}${BOM}<?xml version="1.0"?>
<ss:Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><ss:Worksheet ss:Name="Holdings"><ss:Table>
${oldRow('09-Jul-2026')}${oldRow('Example Mid Cap UCITS ETF')}${oldRow('Inception Date', '13/Sept/2013')}${oldRow('Fund Holdings as of', '09/Jul/2026')}${oldRow('')}
${oldRow('Issuer Ticker', 'Name', 'Sector', 'Asset Class', 'Market Value', 'Weight (%)', 'Notional Value', 'Nominal', 'Price', 'Location', 'Exchange', 'Market Currency')}
${oldRow('ALF', 'ALFA & SONS', 'Industrials', 'Equity', 18609443.65, 60.4459, 18609443.65, 136283, 136.55, 'Italy', 'Borsa Italiana', 'EUR')}
${oldRow('BET', 'BETA SA', 'Energy', 'Equity', 12425169.48, 39.30079, 12425169.48, 534876, 23.23, 'Spain', 'Bolsa De Madrid', 'EUR')}
${oldRow('EUR', 'EUR CASH', 'Cash and/or Derivatives', 'Cash', 1, 0.25, 1, 1, 100, 'European Union', '-', 'EUR')}
</ss:Table></ss:Worksheet><ss:Worksheet ss:Name="Historical"><ss:Table>${oldRow('Ticker', 'Name', 'Weight (%)')}</ss:Table></ss:Worksheet></ss:Workbook>
`

const points = {
  ticker: ['AAPL', 'SAP', 'EUR'], isin: ['US0378331005', 'DE0007164600', null], issueName: ['APFEL INC', 'SAFT SE', 'EUR CASH'], sectorName: ['Information Technology', 'Industrie', 'Cash und/oder Derivate'],
  assetClass: ['Equity', 'Aktien', 'Cash'], holdingPercent: [60.5, 39.25, 0.25], countryOfRisk: ['United States', 'Deutschland', 'European Union'], exchange: ['NASDAQ', 'Xetra', '-'], marketCurrencyCode: ['USD', 'EUR', 'EUR'],
}
const isharesJson = JSON.stringify({ componentsByNameMap: { holdings: { containersByNameMap: { all: { dataPointsByNameMap: {
  ...Object.fromEntries(Object.entries(points).map(([key, value]) => [key, { value, formattedValue: value.map(String) }])), asOfDate: { value: 20260928, formattedValue: '28.Sept.2026' }, dateList: { value: [20260928, 20260831] },
} } } } } })

const invescoJson = JSON.stringify({ effectiveDate: '2026-10-02', holdings: [
  { name: 'APFEL &amp; CO USD0.001', isin: 'US0378331005', cusip: '037833100', weight: 70.25 }, { name: 'SAFT SE NPV', isin: 'DE0007164600', cusip: null, weight: 29.5 }, { name: 'Cash and/or Derivatives', isin: null, weight: 0.25 },
] })

const amundiRow = (weight: number, fields: object) => ({ weight, compositionCharacteristics: { date: '2026-09-21', ...fields } })
const amundiJson = JSON.stringify({ products: [{
  productId: 'LU0908500753', characteristics: { ISIN: 'LU0908500753', SHARE_MARKETING_NAME: 'Example Europe UCITS ETF', POSITION_AS_OF_DATE: '2026-09-21', FUND_REPLICATION_METHODOLOGY: 'Direct(Physical)' },
  composition: { totalNumberOfInstruments: 3, compositionData: [
    amundiRow(0.7, { isin: 'US0378331005', name: 'APFEL INC', type: 'EQUITY_ORDINARY', currency: 'USD', sector: 'Information Technology', countryOfRisk: 'United States' }),
    amundiRow(0.301, { isin: 'DE0007164600', name: 'SAFT SE', type: 'PREFERENCE_SHARES', currency: 'EUR', sector: 'Industrials', countryOfRisk: 'Germany' }),
    amundiRow(-0.001, { isin: null, name: null, type: 'CASH', currency: 'EUR' }),
  ] },
}] })

const jpmorganJson = JSON.stringify({ error: null, fundData: {
  name: 'Example Research Enhanced UCITS ETF', shareClass: { cusip: 'IE00BF4G6Y48' }, dailyHoldings: { data: [] },
  dailyHoldingsAll: { effectiveDate: '2026-09-22', data: [
    { securityIsin: 'US0378331005', securityTicker: 'AAPL', securityType: 'Common Stock', securityDescription: 'APFEL INC', marketValuePercent: 70.5, country: 'United States', currencyCode: 'USD', navDate: '2026-09-22' },
    { securityIsin: 'DE0007164600', securityType: 'Depository Receipt - American', securityDescription: 'SAFT SE', marketValuePercent: 29.6, country: 'Germany' },
    { securityIsin: null, securityType: 'Option - Index', securityDescription: 'INDEX OPTION', marketValuePercent: -0.1 },
  ] },
} })

const vanguardItem = (item: object) => ({ issuerName: null, isin: null, ticker: null, gicsSectorDescription: null, icbIndustryDescription: null, bloombergIsoCountry: null, effectiveDate: '2026-08-31', ...item })
const vanguardPage = (...items: readonly object[]) => ({ data: { funds: [{ profile: { fundFullName: 'Example All-World UCITS ETF' } }], borHoldings: [{ holdings: { totalHoldings: 3, items } }] } })
const vanguardJson = JSON.stringify([
  vanguardPage(
    vanguardItem({ issuerName: 'Apfel Inc.', isin: 'US0378331005', ticker: 'AAPL', securityType: 'EQ.STOCK', marketValuePercentage: 70.5, gicsSectorDescription: 'Information Technology', bloombergIsoCountry: 'US' }),
    vanguardItem({ issuerName: 'Saft SE', isin: 'DE0007164600', securityType: 'EQ.DRCPT', marketValuePercentage: 29, icbIndustryDescription: 'Technology', bloombergIsoCountry: 'DE' }),
  ),
  vanguardPage(vanguardItem({ securityLongDescription: 'EUR - CURRENCY', securityType: 'CRNY', marketValuePercentage: 0.5 })),
])

/** Every single-file fixture by a file name that says fund and date where the content does not. */
export const fixtures: Readonly<Record<string, Uint8Array>> = {
  'ishares-de.csv': Buffer.from(isharesGerman),
  'ishares-it.csv': Buffer.from(isharesItalian),
  'ishares-es.csv': isharesSpanish,
  'ishares-ca.csv': Buffer.from(isharesTwoTables),
  'ishares-us.csv': Buffer.from(isharesUnitedStates),
  'ishares-bonds.csv': Buffer.from(isharesBonds),
  'ishares-us-bonds.csv': Buffer.from(isharesUnitedStatesBonds),
  'amundi.csv': Buffer.from(amundiCsv),
  'amundi.xlsx': amundiWorkbook,
  'invesco-ucits.csv': Buffer.from(invescoUcits),
  'invesco-us.csv': Buffer.from(invescoUnitedStates),
  'vanguard.csv': Buffer.from(vanguardCsv),
  'state-street.xlsx': stateStreetWorkbook,
  'satrix.xlsx': satrixWorkbook,
  'xtrackers.xlsx': xtrackersWorkbook,
  'spdr.xlsx': spdrWorkbook,
  'deka.xlsx': dekaWorkbook,
  'vaneck.xlsx': vaneckWorkbook,
  'ubs.xls': ubsWorkbook,
  'fidelity.xlsx': fidelityWorkbook,
  'vanguard.xlsx': vanguardWorkbook,
  'lg.csv': Buffer.from(lgCsv),
  'ishares-fund.xls': Buffer.from(isharesOldWorkbook),
  'ishares.json': Buffer.from(isharesJson),
  'invesco.json': Buffer.from(invescoJson),
  'amundi.json': Buffer.from(amundiJson),
  'jpmorgan.json': Buffer.from(jpmorganJson),
  'vanguard.json': Buffer.from(vanguardJson),
  'nport.xml': Buffer.from(nportXml),
  'ecb.csv': Buffer.from(ecbCsv),
  'prices.csv': Buffer.from('Date,Close\n2026-01-02,100.5\n2026-01-05,101.25\n'),
  'price-table.csv': Buffer.from('Datum;Kurs\n2026-01-02;100,50\n2026-01-05;101,25\n'),
}

/** What is read of a list: its format, its day, ISIN and name of the fund where it says them, and its rows by name, kind, weight and ISIN. */
export const readings: readonly (readonly [file: string, format: string, asOf: string | null, fundIsin: string | null, fundName: string | null, rows: [string, string, number, string | null][]])[] = [
  ['deka.xlsx', 'deka-xlsx', '2026-09-28', null, null, [['SAFT SE', 'equity', 0.6, 'DE0007164600'], ['ALFA AG-REG', 'equity', 0.3998, 'DE0008404005']]],
  // 5 November by its title in German order, 11 May by the name of its sheet
  ['vaneck.xlsx', 'vaneck-xlsx', '2026-05-11', null, null, [['Apfel Inc', 'equity', 0.6484, 'US0378331005'], ['Saft Se', 'equity', 0.351, 'DE0007164600']]],
  ['ubs.xls', 'ubs-xlsx', '2026-07-07', 'CH0130595124', 'UBS Example ETF CHF dis', [['ALFA GROUP AG', 'equity', 0.605, 'CH0038863350'], ['BETA AG-REG', 'equity', 0.389, 'CH0012005267']]],
  ['fidelity.xlsx', 'fidelity-xlsx', '2026-07-03', null, 'Example Quality Income UCITS ETF', [['APFEL INC', 'equity', 0.7025, 'US0378331005'], ['SAFT SE', 'equity', 0.295, 'DE0007164600'], ['CASH', 'cash', 0.0025, null]]],
  ['vanguard.xlsx', 'vanguard-xlsx', '2026-10-31', null, 'Example All-World UCITS ETF', [['Apfel Inc.', 'equity', 0.701111, null], ['Saft SE', 'equity', 0.297, null]]],
  ['lg.csv', 'lg-csv', '2026-09-29', 'IE00B3CNHG25', 'Example Mining UCITS ETF', [['APFEL INC USD 1.6', 'equity', 0.702972903, 'US0378331005'], ['SAFT SE EUR 10.0', 'equity', 0.296471901, 'DE0007164600']]],
  ['ishares-fund.xls', 'ishares-xls', '2026-07-09', null, 'Example Mid Cap UCITS ETF', [['ALFA & SONS', 'equity', 0.604459, null], ['BETA SA', 'equity', 0.3930079, null], ['EUR CASH', 'cash', 0.0025, null]]],
  ['ishares.json', 'ishares-json', '2026-09-28', null, null, [['APFEL INC', 'equity', 0.605, 'US0378331005'], ['SAFT SE', 'equity', 0.3925, 'DE0007164600'], ['EUR CASH', 'cash', 0.0025, null]]],
  ['invesco.json', 'invesco-json', '2026-10-02', null, null, [['APFEL & CO USD0.001', 'equity', 0.7025, 'US0378331005'], ['SAFT SE NPV', 'equity', 0.295, 'DE0007164600'], ['Cash and/or Derivatives', 'cash', 0.0025, null]]],
  ['amundi.json', 'amundi-json', '2026-09-21', 'LU0908500753', 'Example Europe UCITS ETF', [['APFEL INC', 'equity', 0.7, 'US0378331005'], ['SAFT SE', 'equity', 0.301, 'DE0007164600'], ['CASH', 'cash', -0.001, null]]],
  ['jpmorgan.json', 'jpmorgan-json', '2026-09-22', 'IE00BF4G6Y48', 'Example Research Enhanced UCITS ETF', [['APFEL INC', 'equity', 0.705, 'US0378331005'], ['SAFT SE', 'equity', 0.296, 'DE0007164600'], ['INDEX OPTION', 'other', -0.001, null]]],
  ['vanguard.json', 'vanguard-json', '2026-08-31', null, 'Example All-World UCITS ETF', [['Apfel Inc.', 'equity', 0.705, 'US0378331005'], ['Saft SE', 'equity', 0.29, 'DE0007164600'], ['EUR - CURRENCY', 'cash', 0.005, null]]],
]

/** Files that end without a mark: cut off exactly at a line break, they look like shorter ones. */
export const withoutEndMark = new Set(['vanguard.csv', 'invesco-ucits.csv', 'invesco-us.csv', 'amundi.csv', 'prices.csv', 'price-table.csv'])

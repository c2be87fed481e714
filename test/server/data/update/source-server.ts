/**
 * A local server that answers as the SEC, the European Central Bank and GLEIF do, or misbehaves. Shapes are those of the
 * sources' recorded answers; values are invented.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { embeddedRates } from '../../../../server/data/embedded/embedded'
import { withCheckDigit } from '../../../../core/values/isin'
import { zipOf } from '../../../support/archives'
import { listen } from '../../../support/port'

/** A position of a fund, in percent. */
export interface Position {
  name: string
  isin?: string
  lei?: string
  cusip?: string
  ticker?: string
  percent: number
  country?: string
  otherCountry?: string
  category?: string
  issuer?: string
  /** Value in dollars, and the part of it that is borrowers' collateral. */
  collateral?: { value: number; part: number }
}

/** A report to the SEC. */
export interface FilingShape {
  series: string | null
  cik?: string
  accession: string
  filed: string
  asOf: string
  positions: readonly Position[]
  form?: string
  /** Name of the series; by its number without one. */
  fundName?: string
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function positionXml({ name, isin, lei, cusip, ticker, percent, country = 'US', otherCountry, category = 'EC', issuer = 'CORP', collateral }: Position): string {
  const identifiers = [isin === undefined ? '' : `<isin value="${isin}"/>`, ticker === undefined ? '' : `<ticker value="${ticker}"/>`].join('') || '<other otherDesc="USER DEFINED" value="X"/>'
  const lending = collateral === undefined
    ? '<isCashCollateral>N</isCashCollateral>'
    : `<cashCollateralCondition isCashCollateral="Y" cashCollateralVal="${collateral.part}"/>`
  return `<invstOrSec><name>${escaped(name)}</name><lei>${lei ?? 'N/A'}</lei><title>${escaped(name)}</title><cusip>${cusip ?? '000000000'}</cusip>
<identifiers>${identifiers}</identifiers><balance>1</balance><units>NS</units><curCd>USD</curCd><valUSD>${collateral?.value ?? percent * 1000}</valUSD><pctVal>${percent}</pctVal>
<payoffProfile>Long</payoffProfile><assetCat>${category}</assetCat><issuerCat>${issuer}</issuerCat><invCountry>${country}</invCountry>${otherCountry === undefined ? '' : `<invOthCountry>${otherCountry}</invOthCountry>`}
<isRestrictedSec>N</isRestrictedSec><fairValLevel>1</fairValLevel><securityLending>${lending}<isNonCashCollateral>N</isNonCashCollateral><isLoanByFund>N</isLoanByFund></securityLending></invstOrSec>`
}

/** The XML of a report. */
export const filingXml = ({ series, cik = '0000930667', asOf, positions, fundName = `Example Fund ${series}` }: FilingShape): string => `<?xml version="1.0" encoding="UTF-8"?>
<edgarSubmission xmlns="http://www.sec.gov/edgar/nport" xmlns:com="http://www.sec.gov/edgar/common">
<headerData><submissionType>NPORT-P</submissionType></headerData>
<formData><genInfo><regName>EXAMPLE TRUST</regName><regCik>${cik}</regCik><seriesName>${series === null ? 'N/A' : fundName}</seriesName>
${series === null ? '' : `<seriesId>${series}</seriesId>`}<repPdEnd>${asOf}</repPdEnd><repPdDate>${asOf}</repPdDate><isFinalFiling>N</isFinalFiling></genInfo>
<fundInfo><netAssets>1000000</netAssets></fundInfo>
<invstOrSecs>${positions.map(positionXml).join('\n')}</invstOrSecs></formData></edgarSubmission>`

const entryXml = ({ cik = '0000930667', accession, filed, form = 'NPORT-P' }: FilingShape): string => {
  const folder = `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}`
  return `<entry><category label="form type" scheme="https://www.sec.gov/" term="${form}" />
<content type="text/xml"><accession-number>${accession}</accession-number><act>40</act><filing-date>${filed}</filing-date>
<filing-href>${folder}/${accession}-index.htm</filing-href><filing-type>${form}</filing-type><form-name>Monthly Portfolio Investments Report on Form N-PORT (Public)</form-name></content>
<id>urn:tag:sec.gov,2008:accession-number=${accession}</id><title>${form}</title><updated>${filed}T10:00:00-04:00</updated></entry>`
}

/** The feed of a fund's filings. */
export const feedXml = (filings: readonly FilingShape[]): string => `<?xml version="1.0" encoding="ISO-8859-1" ?>
<feed xmlns="http://www.w3.org/2005/Atom"><author><email>webmaster@sec.gov</email></author>
<company-info><cik>0000930667</cik><conformed-name>EXAMPLE TRUST</conformed-name></company-info>
${filings.map(entryXml).join('')}</feed>`

/** Rates by day, newest first: `[day, USD, JPY]`. */
export type RateDay = readonly [day: string, usd: number, jpy: number]

/** The history of the bank as the package knows it, and these days after it; other currencies stand still. */
export const historyZip = (days: readonly RateDay[], change: (csv: string) => string = (csv) => csv): Uint8Array =>
  zipOf({ 'eurofxref-hist.csv': change(historyCsv(days)) })

const known = embeddedRates().map(({ currency, dates, perEur }) => ({ currency, last: dates.at(-1) ?? '', rates: new Map(dates.map((date, index) => [date, perEur[index] ?? 0])) }))
const knownDays = [...new Set(known.flatMap(({ rates }) => [...rates.keys()]))].sort().reverse()

/** A currency's rate on a new day; null where it is quoted no more. */
const rateOn = ([, usd, jpy]: RateDay, { currency, last, rates }: (typeof known)[number]): number | null =>
  currency === 'USD' ? usd : currency === 'JPY' ? jpy : last === knownDays[0] ? (rates.get(last) ?? null) : null

const historyRow = (day: string, rates: readonly (number | null | undefined)[]): string => `${day},${rates.map((rate) => rate ?? 'N/A').join()},\n`
const knownHistory = knownDays.map((day) => historyRow(day, known.map(({ rates }) => rates.get(day)))).join('')
  + historyRow('1999-01-04', known.map(({ currency }) => ({ USD: 1.1789, JPY: 133.73 })[currency]))

function historyCsv(days: readonly RateDay[]): string {
  return `Date,${known.map(({ currency }) => currency).join()},\n`
    + days.map((day) => historyRow(day[0], known.map((series) => rateOn(day, series)))).join('')
    + knownHistory
}

const cubes = (day: RateDay): string =>
  known.flatMap((series) => (rateOn(day, series) === null ? [] : [`<Cube currency='${series.currency}' rate='${rateOn(day, series)}'/>`])).join('')

export const dailyXml = (day: RateDay): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time='${day[0]}'>${cubes(day)}</Cube></Cube></gesmes:Envelope>`

/** A made-up ISIN with a right check digit. */
export function isinOf(country: string, number: number): string {
  const body = `${country}${String(number).padStart(9, '0')}`
  return withCheckDigit(body)
}

/** A made-up legal entity identifier with right check digits. */
export function leiOf(number: number): string {
  const body = `5493${String(number).padStart(14, '0')}`
  return `${body}${String(98n - (BigInt(body) * 100n) % 97n).padStart(2, '0')}`
}

/** What the server has. Tests change it between runs. */
export interface Shelf {
  filings: FilingShape[]
  rates: RateDay[]
  /** Ticker, title and number of companies. */
  companies: (readonly [ticker: string, title: string, cik: number])[]
  /** Ticker and series of funds. */
  funds: (readonly [ticker: string, series: string])[]
  mapping: { edition: string; pairs: (readonly [lei: string, isin: string])[] }
  entities: Map<string, { name: string; country: string }>
}

/** An answer in place of the right one; returns false to let that be. */
export type Mischief = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

export interface SourceServer {
  shelf: Shelf
  /** Environment that points the command line here. */
  env: Readonly<Record<string, string>>
  /** Every request in order. */
  requests: { path: string; at: number; agent: string; range: string | undefined }[]
  /** How the server misbehaves; null: it does not. */
  mischief: Mischief | null
  close(): Promise<void>
}

/** The body of the right answer, and its type; null: not found. */
function answerOf(path: string, query: URLSearchParams, shelf: Shelf): { type: string; body: string | Uint8Array } | null {
  if (path === '/ecb/eurofxref-daily.xml' && shelf.rates[0] !== undefined) return { type: 'text/xml', body: dailyXml(shelf.rates[0]) }
  if (path === '/ecb/eurofxref-hist.zip') return { type: 'application/zip', body: historyZip(shelf.rates) }
  if (path === '/sec/files/company_tickers.json') return json(Object.fromEntries(shelf.companies.map(([ticker, title, cik], index) => [index, { cik_str: cik, ticker, title }])))
  if (path === '/sec/files/company_tickers_mf.json') return json({ fields: ['cik', 'seriesId', 'classId', 'symbol'], data: shelf.funds.map(([ticker, series]) => [930667, series, 'C000000001', ticker]) })
  if (path === '/sec/cgi-bin/browse-edgar') return feedFor(query.get('CIK') ?? '', shelf)
  if (path.startsWith('/sec/Archives/')) return filingAt(path, shelf)
  if (path === '/mapping/isin-lei/latest') return json({ data: { id: shelf.mapping.edition, attributes: { fileName: `${shelf.mapping.edition}.zip`, downloadLink: 'https://mapping.gleif.org/not-here' } } })
  if (path === '/mapping/isin-lei/latest/download') return { type: 'application/zip', body: zipOf({ 'isin-lei.csv': `LEI,ISIN\n${shelf.mapping.pairs.map((pair) => `${pair.join(',')}\n`).join('')}` }) }
  if (path === '/gleif/lei-records') return json(entitiesFor((query.get('filter[lei]') ?? '').split(','), shelf))
  return null
}

const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) })

function feedFor(fund: string, { filings }: Shelf) {
  const own = filings.filter(({ series, cik }) => (series ?? cik?.padStart(10, '0')) === fund)
  return own.length === 0 ? { type: 'text/html', body: '<html><body>No matching companies.</body></html>' } : { type: 'application/atom+xml', body: feedXml(own) }
}

function filingAt(path: string, { filings }: Shelf) {
  const filing = filings.find(({ accession }) => path.endsWith(`/${accession.replaceAll('-', '')}/primary_doc.xml`))
  return filing === undefined ? null : { type: 'application/xml', body: filingXml(filing) }
}

const entitiesFor = (leis: readonly string[], { entities }: Shelf) => ({
  data: leis.filter((lei) => entities.has(lei)).map((lei) => ({
    type: 'lei-records', id: lei,
    attributes: { lei, entity: { legalName: { name: entities.get(lei)?.name, language: 'en' }, legalAddress: { country: entities.get(lei)?.country }, status: 'ACTIVE' } },
  })),
})

/** Starts the server on a free port. */
export async function startSources(shelf: Shelf): Promise<SourceServer> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    made.requests.push({ path: request.url ?? '', at: performance.now(), agent: request.headers['user-agent'] ?? '', range: request.headers.range })
    if (made.mischief?.(request, response, pathname) === true) return
    const answer = answerOf(pathname, searchParams, made.shelf)
    if (answer === null) response.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not Found</html>')
    else response.writeHead(200, { 'content-type': answer.type }).end(answer.body)
  })
  const { url, close } = await listen(server)
  const made: SourceServer = {
    shelf,
    requests: [],
    mischief: null,
    env: { SEC_URL: `${url}/sec`, ECB_URL: `${url}/ecb`, ECB_DATA_URL: `${url}/ecb-data`, GLEIF_URL: `${url}/gleif`, GLEIF_MAPPING_URL: `${url}/mapping`, SEC_CONTACT: 'test@example.org' },
    close,
  }
  return made
}

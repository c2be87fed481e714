/** A local gateway behind which every issuer answers as described, with invented lists, or badly. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { fixtures } from '../importers/fixtures'
import { listen } from '../../../support/port'

/** Funds of which the package has no list of its own, so that invented ones are not held against it. */
export const funds = {
  ishares: 'DE0002635273', xtrackers: 'IE00002ZKAP0', deka: 'DE000ETFL441', vaneck: 'NL0011683594', jpmorgan: 'IE00BF4G6Y48', lg: 'IE00B3CNHG25', invesco: 'IE0000FCGYF9', vanguard: 'IE0001VXZTV7',
  spdr: 'IE00059GZ051', amundi: 'LU0252633754', fidelity: 'IE0001W4ZVM2', ubs: 'IE0002THYAT9', wisdomtree: 'IE000017NMH7',
} as const

export const page = '<!DOCTYPE html><html><head><title>Welcome</title></head><body>Please choose your country</body></html>'

const bytesOf = (name: string): Buffer => Buffer.from(fixtures[name] ?? [])

/** A workbook or text that speaks of another fund. */
export function speakingOf(name: string, from: string, to: string): Buffer {
  const bytes = bytesOf(name)
  if (!name.endsWith('.xlsx')) return Buffer.from(bytes.toString('utf8').replaceAll(from, to))
  const parts = unzipSync(bytes)
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([part, content]) => [part, strToU8(strFromU8(content).replaceAll(from, to))]))))
}

interface Answer {
  status?: number
  headers?: Record<string, string>
  body: string | Uint8Array
}

const json = (value: unknown): Answer => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) })
const moved = (to: string): Answer => ({ status: 302, headers: { location: to }, body: '' })
const nothing: Answer = { status: 404, headers: { 'content-type': 'text/html' }, body: page }

const robots: Readonly<Record<string, string>> = {
  'etf.dws.com': 'User-agent: *\nDisallow: /etfdata/*\nDisallow: /export/*\n', 'www.deka-etf.de': 'User-agent: *\nDisallow: /market_makers/*\n', 'www.ishares.com': 'User-agent: *\nDisallow: /search\nAllow: /\n',
}

function ishares({ pathname, searchParams }: URL): Answer {
  if (pathname.startsWith('/varnish-api/core-search')) return json({ results: searchParams.get('query') === funds.ishares ? [{ portfolioId: '999001', fundName: 'x' }, { portfolioId: 999_001 }] : [] })
  const known = searchParams.get('portfolioId') === '999001' && searchParams.get('appSubType') === 'ISHARES'
  if (known && searchParams.get('component') === 'keyFundFacts') return json({ componentsByNameMap: { keyFundFacts: { containersByNameMap: { a: { dataPointsByNameMap: { isin: { value: funds.ishares } } } } } } })
  return known && searchParams.get('component') === 'holdings' ? { headers: { 'content-type': 'application/json' }, body: bytesOf('ishares.json') } : { status: 400, body: 'No product data available' }
}

/** Loops until its cookie comes back. */
const vaneck = ({ pathname }: URL, { headers }: IncomingMessage): Answer => {
  if (!pathname.endsWith('/downloads/holdings/')) return { headers: { 'set-cookie': 've-country=nl; Path=/; Secure', 'content-type': 'text/html' }, body: page }
  return headers.cookie?.includes('ve-country=nl') === true ? { body: bytesOf('vaneck.xlsx') } : moved(`/www.vaneck.com${pathname}`)
}

function vanguard(body: string, { headers }: IncomingMessage): Answer {
  if (headers['x-consumer-id'] !== 'uk2') return { status: 400, body: 'x-consumer-id must be provided' }
  const { query, variables } = JSON.parse(body) as { query: string; variables: { isins?: string[]; portIds?: string[]; lastItemKey?: string | null } }
  if (query.includes('profile')) return json({ data: { funds: variables.isins?.[0] === funds.vanguard ? [{ profile: { portId: '9679', fundFullName: 'Example' } }] : [] } })
  const [first, second] = JSON.parse(bytesOf('vanguard.json').toString('utf8')) as Record<string, { borHoldings: [{ holdings: Record<string, unknown> }] }>[]
  const made = variables.lastItemKey === null ? first : variables.lastItemKey === 'next' ? second : undefined
  if (made?.data === undefined || variables.portIds?.[0] !== '9679') return json({ errors: [{ message: 'no' }] })
  made.data.borHoldings[0].holdings.lastItemKey = made === first ? 'next' : null
  return json(made)
}

function amundi(body: string): Answer {
  const { productIds, context } = JSON.parse(body) as { productIds: string[]; context: { countryCode: string } }
  return productIds[0] === funds.amundi && context.countryCode === 'DEU' ? { body: speakingOf('amundi.json', 'LU0908500753', funds.amundi) } : json({ products: [] })
}

const lgAddress = 'https://fundcentres.lgim.com/srp/documents-id/0b1c-22/Fundholdings.csv'

function answerOf(host: string, url: URL, body: string, request: IncomingMessage): Answer {
  const { pathname, searchParams } = url
  if (pathname === '/robots.txt') return robots[host] === undefined ? nothing : { body: robots[host] }
  if (host === 'www.ishares.com' || host === 'www.blackrock.com') return ishares(url)
  if (host === 'etf.dws.com') return { body: bytesOf('xtrackers.xlsx') }
  if (host === 'www.vaneck.com') return vaneck(url, request)
  if (host === 'www.vanguard.co.uk') return vanguard(body, request)
  if (host === 'www.amundietf.de') return amundi(body)
  if (host === 'fundcentres.landg.com') return { headers: { 'content-type': 'text/html' }, body: `<div>"896": [{ name: "Download full fund holdings", url: "${lgAddress}", type: "csv" }]</div>` }
  const files: Readonly<Record<string, Buffer>> = {
    '/etfs/Deka-MDAX-UCITS-ETF/composition_download': bytesOf('deka.xlsx'),
    '/library-content/products/fund-data/etfs/emea/holdings-daily-emea-en-sust-gy.xlsx': speakingOf('spdr.xlsx', 'IE00B44Z5B48', funds.spdr),
    '/srp/documents-id/0b1c-22/Fundholdings.csv': bytesOf('lg.csv'),
    [`/cache/v1/accounts/it_IT/shareclasses/${funds.invesco}/holdings/index`]: bytesOf('invesco.json'),
  }
  if (pathname === '/FundsMarketingHandler/product-data') return searchParams.get('cusip') === funds.jpmorgan ? { body: bytesOf('jpmorgan.json') } : json({ error: 'none' })
  if (pathname === '/xapi/fund/portfolio/download/fundFullHolding') return searchParams.get('id') === funds.fidelity ? { body: bytesOf('fidelity.xlsx') } : nothing
  return files[pathname] === undefined ? nothing : { body: files[pathname] }
}

/** An answer in place of the right one; false to let that be. */
export type Mischief = (request: IncomingMessage, response: ServerResponse, host: string, pathname: string) => boolean

export interface IssuerServer {
  url: string
  /** Hosts and paths in the order asked, with the time. */
  requests: { path: string; at: number; agent: string; under: number }[]
  mischief: Mischief | null
  close(): Promise<void>
}

export async function startIssuers(): Promise<IssuerServer> {
  let under = 0
  const server = createServer((request, response) => {
    const [, host = '', rest = '/'] = /^\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? []
    made.requests.push({ path: `${host}${rest}`, at: performance.now(), agent: request.headers['user-agent'] ?? '', under: ++under })
    response.once('close', () => (under -= 1))
    const url = new URL(rest, `https://${host}`)
    if (made.mischief?.(request, response, host, url.pathname) === true) return
    void text(request).then((body) => {
      const { status = 200, headers = {}, body: answer } = answerOf(host, url, body, request)
      response.writeHead(status, headers).end(answer)
    })
  })
  const { url, close } = await listen(server)
  const made: IssuerServer = { url, requests: [], mischief: null, close }
  return made
}

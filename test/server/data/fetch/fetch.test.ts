/** Lists from issuers: on what terms, by which way, what is refused, and that nobody is asked unasked. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { addressesIn, planOf } from '../../../../server/data/fetch/addresses'
import { askForList, askingOf } from '../../../../server/data/fetch/ask'
import { issuers } from '../../../../server/data/fetch/issuers'
import { openStore } from '../../../../server/data/store/store'
import { sourceClient } from '../../../../server/data/update/client'
import { runCli, type Ran } from '../../cli/support'
import { fixtures } from '../importers/fixtures'
import { funds, page, startIssuers, type IssuerServer } from './issuer-server'

let [server, folder]: [IssuerServer, string] = [{} as IssuerServer, '']
const database = (): string => `file:${join(folder, 'data.db')}`
const fetching = (args: readonly string[], { env = {}, files = {}, now = new Date() }: { env?: Record<string, string>; files?: Record<string, string>; now?: Date } = {}): Promise<Ran> =>
  runCli(['data', 'fetch', ...args, '--database', database()], { env: { ISSUERS_URL: server.url, ...env }, files, now })

async function stored(): Promise<Record<string, { asOf: string; names: string[] }>> {
  const store = openStore(database())
  try {
    const found: Record<string, { asOf: string; names: string[] }> = {}
    for await (const [isin, rows] of store.documents('constituents')) found[isin] = { asOf: rows[0]?.asOf ?? '', names: rows.map(({ name }) => name) }
    return found
  } finally {
    await store.close()
  }
}

const paths = (): string[] => server.requests.map(({ path }) => path)

describe('data fetch', () => {
  beforeEach(async () => {
    server = await startIssuers()
    folder = mkdtempSync(join(tmpdir(), 'depotkit-fetch-'))
  })
  afterEach(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  it('asks nobody before its terms are agreed to, and says them by issuer', async () => {
    const { exitCode, err } = await fetching([funds.invesco, funds.xtrackers])
    expect(exitCode).toBe(1)
    expect(err.join('\n')).toMatch(/Xtrackers \(DWS\): no download or reproduction without consent; .*robots\.txt.* \(2026-09-29\); https:\/\/etf\.dws\.com/)
    expect(err.join('\n')).toMatch(/Invesco: for personal, non-commercial use only[^]*sees which of its funds[^]*add --yes/)
    expect(server.requests).toEqual([])
  })

  it('says whom it would ask and where, and asks nobody, with --dry-run', async () => {
    const { exitCode, out, data } = await fetching([funds.deka, funds.ubs, '--dry-run', '--json'])
    expect([exitCode, out === '']).toEqual([0, false])
    expect(data()).toEqual({ dryRun: true, funds: [
      { isin: funds.deka, name: 'Deka MDAX UCITS ETF', issuer: 'deka', addresses: ['https://www.deka-etf.de/etfs/{slug}/composition_download'] },
      { isin: funds.ubs, name: 'UBS MSCI World ex Mega Cap UCITS ETF USD acc', issuer: 'ubs', addresses: [] },
    ] })
    expect(server.requests).toEqual([])
  })

  it('looks an iShares fund up, makes sure that it is the one, and imports its list; not again within a day', async () => {
    const { exitCode, out } = await fetching([funds.ishares, '--yes'])
    expect(out).toContain('iShares DivDAX UCITS ETF (DE): new, 2026-09-28, 3 rows, 99.75 % with ISIN')
    expect(exitCode).toBe(0)
    expect(await stored()).toEqual({ [funds.ishares]: { asOf: '2026-09-28', names: ['APFEL INC', 'SAFT SE', 'EUR CASH'] } })
    expect(paths().map((path) => path.split('?')[0])).toEqual([
      'www.ishares.com/robots.txt', 'www.ishares.com/varnish-api/core-search/search/products', 'www.blackrock.com/robots.txt',
      'www.blackrock.com/varnish-api/uk-retail01-product-data/product-data/api/v2/get-product-data', 'www.blackrock.com/varnish-api/uk-retail01-product-data/product-data/api/v2/get-product-data',
    ])
    const times = server.requests.map(({ at }) => at)
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(3_000) // five requests, a second between two
    expect(server.requests.every(({ agent, under }) => /^depotkit\/[\d.]+$/.test(agent) && under === 1)).toBe(true)
    server.requests.length = 0
    expect(await fetching([funds.ishares, '--yes'])).toMatchObject({ exitCode: 0, out: expect.stringContaining('fetched within a day, 2026-09-28') as string })
    expect(server.requests).toEqual([])
  })

  it('keeps to robots.txt, and says where a person finds the list', async () => {
    const { exitCode, out } = await fetching([funds.xtrackers, '--yes'])
    expect(out).toContain('NOT ASKED, the robots.txt of etf.dws.com keeps programs off this address')
    expect(out).toContain(`Xtrackers (DWS): ${funds.xtrackers}; by hand from https://etf.dws.com/de-de/, then data import <file> --isin <ISIN>`)
    expect([exitCode, paths()]).toEqual([2, ['etf.dws.com/robots.txt']])
  })

  it('says by issuer where no address is known, and asks for nothing', async () => {
    const { exitCode, out } = await fetching([funds.ubs, funds.wisdomtree, 'IE0001UQQ933'])
    expect(out).toMatch(/UBS: IE0002THYAT9; by hand from[^]*WisdomTree: IE000017NMH7; by hand[^]*L&G: IE0001UQQ933; by hand/)
    expect([exitCode, server.requests]).toEqual([2, []])
  })

  it('takes addresses of a table instead of its own', async () => {
    const table = join(folder, 'addresses.csv')
    const csv = `of,address\nubs,https://mirror.example/ubs/{isin}.xlsx\n${funds.xtrackers},https://mirror.example/x/{isin}\n`
    writeFileSync(table, csv)
    server.mischief = (_, response, host, pathname) => host === 'mirror.example' && pathname === `/x/${funds.xtrackers}` && (response.writeHead(200).end(page), true)
    const { out } = await fetching([funds.xtrackers, funds.ubs, '--yes'], { env: { ISSUER_ADDRESSES: table }, files: { [table]: csv } })
    expect(out).toMatch(new RegExp(`${funds.xtrackers}.*REFUSED, the list is a web page[^]*${funds.ubs}.*NOT HAD, has nothing there`))
    expect(paths()).toEqual(['mirror.example/robots.txt', `mirror.example/x/${funds.xtrackers}`, 'mirror.example/robots.txt', `mirror.example/ubs/${funds.ubs}.xlsx`])
  })

  it('refuses a list that does not say its day: that of the download would make it newer than it is', async () => {
    const csv = `of,address\n${funds.deka},https://mirror.example/deka\n`
    server.mischief = (_, response, host, pathname) => host === 'mirror.example' && pathname === '/deka' && (response.writeHead(200).end(JSON.stringify({ effectiveDate: null, holdings: [{ name: 'SAFT SE', isin: 'DE0007164600', weight: 100 }] })), true)
    const { exitCode, out } = await fetching([funds.deka, '--yes'], { env: { ISSUER_ADDRESSES: 'a.csv' }, files: { 'a.csv': csv } })
    expect(out).toContain('REFUSED, does not say its day')
    expect([exitCode, await stored()]).toEqual([2, {}])
  })

  it('takes the funds of a depot file, and no shares', async () => {
    const csv = `ISIN;Kurswert\n${funds.deka};1000,00\nUS0378331005;500,00\nGuthaben;20,00\n`
    const { exitCode, out } = await fetching(['depot.csv', '--yes'], { files: { 'depot.csv': csv } })
    expect([exitCode, out.split('\n').length]).toEqual([0, 1])
    expect(out).toContain(`${funds.deka}  Deka MDAX UCITS ETF: new`)
    expect(server.requests.map(({ path }) => path)).toEqual(['www.deka-etf.de/robots.txt', 'www.deka-etf.de/etfs/Deka-MDAX-UCITS-ETF/composition_download'])
  })

  it.each([
    [['IE00B4L5Y984'], 'IE00B4L5Y984: there is no such file'],
    [['IE00B4L5Y984', funds.deka], 'one of the words is no ISIN'],
    [['US0378331005', '--yes'], 'there is no fund among them'],
  ])('%j: %s', async (args, message) => {
    const { exitCode, err } = await fetching(args)
    expect([exitCode, err.join('\n')]).toEqual([1, expect.stringContaining(message)])
  })

  it('holds a list against the one that it knows', async () => {
    const known = 'IE00B44Z5B48' // its list of 2026-07-09 is part of the package: the invented one is of that day, and shares 5 % with it
    server.mischief = (_, response, host, pathname) => host === 'www.ssga.com' && pathname !== '/robots.txt' && (response.writeHead(200).end(fixtures['spdr.xlsx']), true)
    const { exitCode, out } = await fetching([known, '--yes'])
    expect(out).toMatch(/REFUSED, has \d % in common with the known list of 2026-07-09/)
    expect([exitCode, await stored()]).toEqual([2, {}])
  })

  it.each([
    ['of bonds for a fund that is known to hold shares', 'IE00B44Z5B48', 'spdr', '2026-11-02', 'has 0 % in common with the known list of 2026-07-09'],
    ['of bonds for a fund that is known by a list of its index', 'IE00B4L5Y983', 'ishares', '2026-11-02', 'has 0 % in common with a list of its index of 2026'],
    ['whose classes are in no vocabulary, of a fund of shares that nothing else is known of', funds.deka, 'deka', '2026-11-02', 'is no fund of shares: they are 0 % of it'],
    ['of shares, of a fund of bonds that nothing else is known of', 'IE00B4WXJJ64', 'ishares', '2026-11-02', 'is a list of shares, of a fund of bonds'],
    ['of a year before the list of its index', 'IE00B4L5Y983', 'ishares', '2024-01-31', 'is of 2024-01-31, more than a year older than a list of its index of 2026'],
  ])('takes no list %s', async (_what, isin, issuer, effectiveDate, reason) => {
    const securityType = reason.includes('of bonds') ? 'Common Stock' : 'Corporate Bond'
    const data = Array.from({ length: 20 }, (_, index) => ({ securityDescription: `STATE 2.5% 20${30 + index}`, securityType, marketValuePercent: 5 }))
    server.mischief = (_, response, host, pathname) => host === 'mirror.example' && pathname === '/list' && (response.writeHead(200).end(JSON.stringify({ fundData: { dailyHoldingsAll: { effectiveDate, data } } })), true)
    const { exitCode, out } = await fetching([isin, '--yes'], { env: { ISSUER_ADDRESSES: 'a.csv' }, files: { 'a.csv': `of,address\n${issuer},https://mirror.example/list\n` } })
    expect(out).toContain(`REFUSED, ${reason}`)
    expect([exitCode, await stored()]).toEqual([2, {}])
  })
})

/** What a site may send in place of a list. */
describe.concurrent('a bad answer changes nothing:', () => {
  it.each<[string, string, (response: ServerResponse) => void]>([
    ['a web page with status 200, called a CSV', 'is a web page, whatever it is called', (response) => response.writeHead(200, { 'content-type': 'text/csv' }).end(page)],
    ['a list of another fund', 'is the list of another fund', (response) => response.writeHead(200).end(JSON.stringify({ fundData: { shareClass: { cusip: 'IE00B4L5Y983' }, dailyHoldingsAll: { effectiveDate: '2026-09-22', data: [{ securityDescription: 'A', securityType: 'Common Stock', marketValuePercent: 100 }] } } }))],
    ['half a list', 'the list is not complete', (response) => response.writeHead(200).end(JSON.stringify({ fundData: { dailyHoldingsAll: { effectiveDate: '2026-09-22', data: [{ securityDescription: 'A', securityType: 'Common Stock', marketValuePercent: 40 }] } } }))],
    ['a list of a day to come', 'a day to come', (response) => response.writeHead(200).end(JSON.stringify({ fundData: { dailyHoldingsAll: { effectiveDate: '2099-09-22', data: [{ securityDescription: 'A', securityType: 'Common Stock', marketValuePercent: 100 }] } } }))],
    ['a list of a day that no calendar has', 'is not the list of holdings expected', (response) => response.writeHead(200).end(JSON.stringify({ fundData: { dailyHoldingsAll: { effectiveDate: '2026-02-30', data: [{ securityDescription: 'A', securityType: 'Common Stock', marketValuePercent: 100 }] } } }))],
    ['a list of the year 1', 'before there were such data', (response) => response.writeHead(200).end(JSON.stringify({ fundData: { dailyHoldingsAll: { effectiveDate: '0001-01-01', data: [{ securityDescription: 'A', securityType: 'Common Stock', marketValuePercent: 100 }] } } }))],
    ['JSON of another shape', 'of another shape', (response) => response.writeHead(200).end('{"dailyHoldingsAll":{"marketValuePercent":1}}')],
    ['JSON that is cut off', 'cut off', (response) => response.writeHead(200).end('{"fundData":{"dailyHoldingsAll":{"effectiveDate":"2026-09-22","data":[{"marketValuePercent":')],
    ['nothing at all', 'is of no known format', (response) => response.writeHead(200).end('')],
    ['another list', 'is no list of holdings', (response) => response.writeHead(200).end('date,close\n2026-01-02,10\n')],
    ['a refusal', 'refuses (403)', (response) => response.writeHead(403).end(page)],
    ['404', 'has nothing there (404)', (response) => response.writeHead(404).end(page)],
    ['a way to another site', 'has moved to another site', (response) => response.writeHead(302, { location: 'https://elsewhere.example/list' }).end()],
  ])('%s', async (_what, reason, answer) => {
    const own = await startIssuers()
    const place = mkdtempSync(join(tmpdir(), 'depotkit-fetch-'))
    try {
      own.mischief = (_request, response, host, pathname) => host === 'am.jpmorgan.com' && pathname !== '/robots.txt' && (answer(response), true)
      const { exitCode, out } = await runCli(['data', 'fetch', funds.jpmorgan, '--yes', '--database', `file:${join(place, 'data.db')}`], { env: { ISSUERS_URL: own.url } })
      expect(out).toContain(reason)
      expect(exitCode).toBe(2)
      const store = openStore(`file:${join(place, 'data.db')}`)
      expect(await store.list()).toEqual([])
      await store.close()
    } finally {
      await own.close()
      rmSync(place, { recursive: true })
    }
  })
})

it.each([
  ['cannot be had', 503], ['is forbidden', 403],
])('asks for nothing where a robots.txt %s', async (_what, status) => {
  const own = await startIssuers()
  onTestFinished(() => own.close())
  own.mischief = (_request, response, _host, pathname) => pathname === '/robots.txt' && (response.writeHead(status).end(), true)
  const ask = askingOf(sourceClient({ userAgent: 'test', perSecond: 1_000, backoffMs: 1 }), own.url)
  await expect(ask({ url: 'https://am.jpmorgan.com/list' }, {})).rejects.toThrow('robots.txt cannot be had, so nothing is asked')
  expect(own.requests.every(({ path }) => path.endsWith('/robots.txt'))).toBe(true)
})

it('reads of a robots.txt without end what the standard asks for', async () => {
  const own = await startIssuers()
  onTestFinished(() => own.close())
  let sent = 0
  own.mischief = (_request, response, _host, pathname) => pathname === '/robots.txt' && (response.writeHead(200).write('User-agent: *\nDisallow: /list\n'), Readable.from((function* () {
    for (; sent < 64 << 20; sent += 65_536) yield Buffer.alloc(65_536, '#')
  })()).pipe(response), true)
  const ask = askingOf(sourceClient({ userAgent: 'test', perSecond: 1_000, backoffMs: 1 }), own.url)
  await expect(ask({ url: 'https://am.jpmorgan.com/list' }, {})).rejects.toThrow('keeps programs off')
  expect(sent).toBeLessThan(32 << 20)
})

describe('a fund that holds a basket behind a swap', () => {
  const plan = (name: string, addresses = new Map<string, string>()) => planOf({ isin: 'IE00B4L5Y983', name, ticker: null }, addresses)

  it('is asked for where the issuer gives its index only', () => {
    expect(plan('iShares S&P 500 Swap UCITS ETF')).toMatchObject({ route: null, without: expect.stringContaining('basket') as string })
    expect(plan('Invesco S&P 500 Swap UCITS ETF').route?.list.url).toContain('/holdings/index')
    expect(plan('Amundi MSCI World Swap II UCITS ETF').route).toBeNull()
    expect(plan('iShares S&P 500 Swap UCITS ETF', new Map([['ishares', 'https://x.example/{isin}']])).route?.list.url).toBe('https://x.example/{isin}')
  })

  it('is refused where an answer of Amundi does not say that it is none', async () => {
    const { route } = plan('Amundi DAX II UCITS ETF Acc')
    if (route === null) throw new Error('no route')
    const asking = (body: string) => askForList(route, { isin: 'LU0252633754', name: '', ticker: null }, async () => Buffer.from(body))
    await expect(asking('{"products":[{"characteristics":{"FUND_REPLICATION_METHODOLOGY":"Indirect(Swap Based)"}}]}')).rejects.toThrow('basket behind a swap')
    await expect(asking('{"products":[{}]}')).rejects.toThrow('basket behind a swap')
    await expect(asking('{"products":[{"characteristics":{"FUND_REPLICATION_METHODOLOGY":"Direct(Physical)"}}]}')).resolves.toBeInstanceOf(Buffer)
  })
})

it('a list of endless pages is left when they are larger together than any list', async () => {
  let asked = 0
  const ask = async (): Promise<Buffer> => Buffer.alloc(20 * 1024 * 1024, (asked += 1))
  await expect(askForList({ list: { url: 'https://x.example/' }, next: () => 'more' }, { isin: funds.vanguard, name: 'x', ticker: null }, ask)).rejects.toThrow('is larger than any list')
  expect(asked).toBe(4)
})

describe('the table of issuers', () => {
  it.each([
    ['another header', 'isin,address\n', 'line 1'], ['no address', 'of,address\nubs,ftp://x\n', 'line 2, column address'], ['an issuer that is not known', 'of,address\nacme,https://x.example/\n', 'line 2, column of'],
    ['a wrong check digit', 'of,address\nIE00B4L5Y984,https://x.example/\n', 'line 2, column of'],
  ])('refuses a table with %s', (_what, text, message) => expect(() => addressesIn(text)).toThrow(message))

  it('has a page, terms and a day of last check for each, and a reason where a fund has no address', () => {
    for (const issuer of issuers) {
      expect([issuer.page.startsWith('https://'), issuer.terms.length > 10, /^2026-\d\d-\d\d$/.test(issuer.checked)], issuer.id).toEqual([true, true, true])
      if (issuer.route({ isin: 'IE00B4L5Y983', name: '', ticker: null }) === null) expect(issuer.without, issuer.id).not.toBe('')
    }
  })

  it.each([
    ['iShares Core MSCI World UCITS ETF USD (Acc)', 'ishares'], ['Xtrackers MSCI World UCITS ETF 1C', 'xtrackers'], ['Deka DAX UCITS ETF', 'deka'], ['DekaFonds CF', undefined], ['State Street SPDR MSCI World UCITS ETF', 'spdr'],
    ['JPMorgan Global Research Enhanced', 'jpmorgan'], ['L&G Gold Mining UCITS ETF', 'lg'], ['Lyxor Core MSCI World', 'amundi'], ['Vanguard FTSE All-World', 'vanguard'], ['hausInvest', undefined],
  ])('knows whose %s is: %s', (name, id) => expect(planOf({ isin: 'IE00B4L5Y983', name, ticker: null }, new Map()).issuer?.id).toBe(id))
})

/** ESMA's full files as a part of an update: what is fetched, and how little of what is wrong comes in. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '../../../../core/values/dates'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import { securityTable } from '../../../../server/data/bundle/tables'
import { embeddedRecords } from '../../../../server/data/embedded/embedded'
import { knownSecurities } from '../../../../server/data/importers/resolve'
import { openStore, type Store } from '../../../../server/data/store/store'
import { sourceClient } from '../../../../server/data/update/client'
import { esmaInstruments } from '../../../../server/data/update/esma/instruments'
import { debtIssuers } from '../../../../server/data/update/esma/issuers'
import { runUpdate, type Report } from '../../../../server/data/update/run'
import { runCli } from '../../cli/support'
import { sampleBundle } from '../sample-bundle'
import { listen } from '../../../support/port'
import { isinOf } from './source-server'

const today = new Date().toISOString().slice(0, 10)
const last = addDays(today, -3)
const page = '<!doctype html><html><body>Service unavailable</body></html>'

interface Given {
  isin: string
  name: string
  cfi: string
  debt?: string
}

const xmlOf = (day: string, given: readonly Given[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><BizData xmlns="urn:iso:std:iso:20022:tech:xsd:head.003.001.01"><Pyld><Document xmlns="urn:iso:std:iso:20022:tech:xsd:auth.017.001.02"><FinInstrmRptgRefDataRpt><RptHdr><RptgPrd><Dt>${day}</Dt></RptgPrd></RptHdr>`
  + given.map(({ isin, name, cfi, debt = '' }) => `<RefData><FinInstrmGnlAttrbts><Id>${isin}</Id><FullNm>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</FullNm><ClssfctnTp>${cfi}</ClssfctnTp><NtnlCcy>EUR</NtnlCcy></FinInstrmGnlAttrbts><Issr>529900AQBND3S6YJLY83</Issr>`
    + `<TradgVnRltdAttrbts><Id>XETA</Id><IssrReq>false</IssrReq></TradgVnRltdAttrbts>${debt}</RefData>`).join('')
  + '</FinInstrmRptgRefDataRpt></Document></Pyld></BizData>'

interface Published {
  name: string
  bytes: Uint8Array
}

const nameOf = (day: string, part: number, of: number, letter = 'D'): string => `FULINS_${letter}_${day.replaceAll('-', '')}_0${part}of0${of}.zip`
const fileOf = (day: string, given: readonly Given[], part = 1, of = 1): Published => {
  const name = nameOf(day, part, of)
  return { name, bytes: zipSync({ [name.replace('.zip', '.xml')]: strToU8(xmlOf(day, given)) }) }
}

// One in fifty of those that the package knows: with fewer than one in a hundred a list is doubted.
const known = (await embeddedRecords(securityTable)).filter(({ kind }) => kind === 'bond').filter((_, index) => index % 50 === 0)
const terms = '<DebtInstrmAttrbts><MtrtyDt>2044-07-04</MtrtyDt><NmnlValPerUnit Ccy="EUR">1000</NmnlValPerUnit><IntrstRate><Fxd>2.5</Fxd></IntrstRate></DebtInstrmAttrbts>'
const bonds = (count: number, from = 0): Given[] => Array.from({ length: count }, (_, index) => ({ isin: isinOf('XS', from + index), name: `Example ${from + index} 2.5% 2044`, cfi: 'DBFTFB', debt: terms }))
const honest = [...known.map(({ isin, name }) => ({ isin, name, cfi: 'DBFTFB', debt: terms })), ...bonds(20)]

let [shelf, checksums, mischief]: [Published[], Map<string, string>, ((request: IncomingMessage, response: ServerResponse, path: string) => boolean) | null] = [[], new Map(), null]
let [url, requests, close]: [string, string[], () => Promise<void>] = ['', [], async () => {}]
let [store, temporary]: [Store, string] = [openStore('file::memory:'), '']

beforeEach(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'esma-'))
  vi.stubEnv('TMPDIR', temporary)
  shelf = [fileOf(last, honest)]
  checksums = new Map()
  mischief = null
  requests = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    requests.push(request.url ?? '')
    if (mischief?.(request, response, pathname) === true) return
    const file = shelf.find(({ name }) => pathname === `/files/${name}`)
    if (pathname === '/index/select') {
      const docs = shelf.map(({ name, bytes }) => ({ file_name: name, file_type: 'FULINS', download_link: `${url}/files/${name}`, checksum: checksums.get(name) ?? createHash('md5').update(bytes).digest('hex') }))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ responseHeader: { status: 0 }, response: { numFound: docs.length, start: 0, docs } }))
    } else if (file !== undefined) response.writeHead(200, { 'accept-ranges': 'bytes', etag: '"1"' }).end(file.bytes)
    else if (pathname === '/gleif/lei-records') response.writeHead(200).end(JSON.stringify({ data: [{ id: '529900AQBND3S6YJLY83', attributes: { entity: { legalName: { name: 'Example Republic' } } } }] }))
    else response.writeHead(404).end(page)
  })
  ;({ url, close } = await listen(server))
  store = openStore('file::memory:')
})
afterEach(async () => {
  await store.close()
  await close()
  vi.unstubAllEnvs()
  rmSync(temporary, { recursive: true })
})

const client = () => sourceClient({ userAgent: 'test', perSecond: 10_000, backoffMs: 1, patienceMs: 1_000, wordEveryMs: 200 })

async function run(dryRun = false, list = esmaInstruments('D', 'debt', client(), `${url}/index`)): Promise<Report> {
  const base = memoryTables(sampleBundle())
  for await (const report of runUpdate([{ name: 'esma', title: 'ESMA', skipped: null, lists: [list] }], { store, base, known: knownSecurities(base, []), now: new Date(), dryRun })) {
    expect(readdirSync(temporary)).toEqual([]) // nothing is left behind
    return report
  }
  throw new Error('no report')
}

const bondOf = async (isin: string) => (await (await store.only(() => true)).bonds([isin])).found.get(isin)?.[0]

const debts = async (): Promise<string[]> => {
  const keys: string[] = []
  for await (const [key] of store.documents('debts')) keys.push(key)
  return keys
}

describe('ESMA\'s full files', () => {
  it('come in as one list, asked for by day and kind, and not again while they are the newest', async () => {
    expect(await run()).toMatchObject({ name: 'firds-D', outcome: 'renewed', asOf: last, rows: honest.length })
    expect(new URL(requests[0] ?? '', url).searchParams.getAll('fq')).toEqual([`publication_date:[${addDays(today, -20)}T00:00:00Z TO ${today}T23:59:59Z]`, 'file_type:FULINS'])
    expect((await debts()).length).toBe(honest.length)
    expect(await bondOf(honest.at(-1)?.isin ?? '')).toMatchObject({ maturity: '2044-07-04', coupon: 0.025, lei: '529900AQBND3S6YJLY83', issuer: null })
    requests = []
    expect(await run()).toMatchObject({ outcome: 'unchanged', asOf: last })
    expect(requests.length).toBe(1)
  })

  it('name who owes the debt by GLEIF, once for each entity', async () => {
    await run()
    expect(await run(false, debtIssuers({ client: client(), base: `${url}/gleif` }))).toMatchObject({ name: 'gleif-debt', outcome: 'renewed', rows: 1 })
    expect(requests.filter((path) => path.startsWith('/gleif')).length).toBe(1)
    expect(await bondOf(honest.at(-1)?.isin ?? '')).toMatchObject({ lei: '529900AQBND3S6YJLY83', issuer: 'Example Republic' })
    expect((await run(false, debtIssuers({ client: client(), base: `${url}/gleif` }))).outcome).toBe('unchanged')
  })

  it('of several parts are one list, with an instrument that stands in two of them once', async () => {
    shelf = [fileOf(last, honest, 1, 2), fileOf(last, [...honest.slice(-1), ...bonds(5, 100)], 2, 2)]
    expect(await run()).toMatchObject({ outcome: 'renewed', rows: honest.length + 5 })
  })

  it('of a day whose last part is still to come are those of the week before', async () => {
    const before = addDays(last, -7)
    shelf = [fileOf(before, honest), fileOf(last, honest, 1, 2)]
    expect(await run()).toMatchObject({ outcome: 'renewed', asOf: before })
  })

  it('are asked for by data update only where DATA_SETS names them', async () => {
    const env = { DEPOTKIT_BUNDLE: 'none', ESMA_URL: `${url}/index`, ECB_URL: `${url}/none`, GLEIF_URL: `${url}/none`, GLEIF_MAPPING_URL: `${url}/none` }
    const args = ['data', 'update', '--database', `file:${join(temporary, 'data.db')}`]
    expect((await runCli(args, { env })).out).not.toContain('firds')
    expect(requests.some((path) => path.startsWith('/index'))).toBe(false)
    expect((await runCli(args, { env: { ...env, DATA_SETS: 'esma-debt' } })).out).toContain(`firds-D  ESMA instruments: debt: new, ${last}, ${honest.length} rows`)
  })

  it('change nothing in a dry run', async () => {
    expect(await run(true)).toMatchObject({ outcome: 'renewed', rows: null })
    expect(await store.list()).toEqual([])
  })

  it('go on where a download broke off', async () => {
    let attempts = 0
    mischief = ({ headers }, response, path) => {
      if (!path.startsWith('/files/')) return false
      const { bytes } = shelf[0] as Published
      attempts += 1
      if (attempts === 1) {
        response.writeHead(200, { 'accept-ranges': 'bytes', etag: '"1"', 'content-length': bytes.length })
        response.write(bytes.subarray(0, 500), () => response.destroy())
        return true
      }
      const from = Number(/^bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0)
      response.writeHead(from > 0 ? 206 : 200, { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}`, 'accept-ranges': 'bytes', etag: '"1"' }).end(bytes.subarray(from))
      return true
    }
    expect(await run()).toMatchObject({ outcome: 'renewed', rows: honest.length })
    expect(attempts).toBe(2)
  })

  it.each<[string, () => void, Report['outcome'], RegExp]>([
    ['are cut off', () => cut(-40), 'refused', /check sum than the index/],
    ['are cut off, and the index says so', () => { const [file] = shelf as [Published]; shelf = [{ ...file, bytes: file.bytes.subarray(0, -40) }] }, 'refused', /unpacked/],
    ['are a web page with status 200', () => instead(page), 'refused', /check sum than the index/],
    ['are not there', () => { mischief = (_, response, path) => path.startsWith('/files/') && (response.writeHead(404).end(page), true) }, 'away', /nothing there \(404\)/],
    ['never come', () => { mischief = (_, __, path) => path.startsWith('/files/') }, 'away', /sent next to nothing for 1 seconds/],
    ['are forbidden', () => { mischief = (_, response, path) => path.startsWith('/files/') && (response.writeHead(403).end(page), true) }, 'away', /refuses \(403\)/],
    ['have another check sum', () => checksums.set(nameOf(last, 1, 1), 'f'.repeat(32)), 'refused', /check sum than the index/],
    ['hold daily changes', () => { shelf = [zipped(xmlOf(last, honest).replace('auth.017.001.02', 'auth.036.001.02'))] }, 'refused', /no full file/],
    ['hold something else', () => { shelf = [zipped('<a/>')] }, 'refused', /no instruments/],
    ['hold shares for bonds', () => { shelf = [fileOf(last, honest.map((one) => ({ ...one, cfi: 'ESVUFR', debt: '' })))] }, 'refused', /agrees with 0 of/],
    ['hold no bond that is known', () => { shelf = [fileOf(last, bonds(50))] }, 'refused', /has 0 of the/],
    ['have an index that is a web page', () => { mischief = (_, response, path) => path === '/index/select' && (response.writeHead(200, { 'content-type': 'application/json' }).end(page), true) }, 'refused', /not what was expected/],
    ['have an index that leads elsewhere', () => index({ download_link: 'https://files.example.org/a.zip' }), 'refused', /another site/],
    ['have an index without check sums', () => index({ checksum: undefined }), 'refused', /not what was expected/],
    ['have an index with more than it shows', () => index({}, 501), 'refused', /not what was expected/],
    ['are of another letter only', () => { shelf = [{ ...(shelf[0] as Published), name: nameOf(last, 1, 1, 'E') }] }, 'away', /no whole set/],
  ])('that %s change nothing', async (_what, spoil, outcome, reason) => {
    spoil()
    const report = await run()
    expect(report.reason).toMatch(reason)
    expect([report.outcome, await store.list()]).toEqual([outcome, []])
  })

  it('that have half as many instruments as the last ones change nothing', async () => {
    await run()
    shelf = [fileOf(addDays(last, 1), honest.slice(0, 8))]
    expect(await run()).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('data remove') as string, asOf: last })
    expect((await debts()).length).toBe(honest.length)
  })
})

const zipped = (xml: string): Published => ({ name: nameOf(last, 1, 1), bytes: zipSync({ 'FULINS.xml': strToU8(xml) }) })

function instead(body: string | Uint8Array): void {
  mischief = (_, response, path) => path.startsWith('/files/') && (response.writeHead(200, { 'content-type': 'application/zip' }).end(body), true)
}

const cut = (bytes: number): void => instead((shelf[0] as Published).bytes.subarray(0, bytes))

function index(change: object, numFound = 1): void {
  mischief = (_, response, path) => {
    if (path !== '/index/select') return false
    const [{ name, bytes }] = shelf as [Published]
    response.writeHead(200).end(JSON.stringify({ response: { numFound, docs: [{ file_name: name, download_link: `${url}/files/${name}`, checksum: createHash('md5').update(bytes).digest('hex'), ...change }] } }))
    return true
  }
}

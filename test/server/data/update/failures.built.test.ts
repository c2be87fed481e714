/** What `data update` does when sources misbehave: the last good list stays, and the command says why. As a process of its own where a connection breaks: it has to end all the same. */
import { copyFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { stopServices } from '../../../support/built'
import { runCli } from '../../cli/support'
import { sqlitePlace, type Place } from '../databases'
import { contentOf, update, updateHere } from './running'
import { companies, DAX, dax, nextFiling, shelf } from './shelf'
import { filingXml, startSources, type FilingShape, type Mischief } from './source-server'
import { staged, type Staged } from './staged'

/** A store with the list of the last quarter; every test has a copy, which is whole since a process that ends leaves all in one file. */
let filled: Place

beforeAll(async () => {
  filled = await sqlitePlace()
  const before = await startSources(shelf())
  expect((await update(filled, before, '--only', DAX)).exitCode).toBe(0)
  await before.close()
})
afterAll(async () => {
  await stopServices()
  await filled.drop()
})

const fileOf = ({ url }: Place): string => url.slice('file:'.length)

async function copyOfFilled(): Promise<Place> {
  const place = await sqlitePlace()
  copyFileSync(fileOf(filled), fileOf(place))
  return place
}

const next = nextFiling(DAX, 11, dax(41))
const isReport = (path: string): boolean => path.includes('/Archives/')

/** Runs an update that must not change anything. */
async function refused({ sources, place }: Staged, mischief: Mischief | null, run = updateHere): Promise<string> {
  sources.mischief = mischief
  const before = await contentOf(place)
  const { exitCode, output } = await run(place, sources, '--only', DAX)
  expect(exitCode).toBe(2)
  expect(await contentOf(place)).toEqual(before)
  return output
}

/** Runs an update that must come to the new list all the same. */
async function renewed({ sources, place }: Staged, mischief: Mischief | null, run = updateHere): Promise<string> {
  sources.mischief = mischief
  const { exitCode, output } = await run(place, sources, '--only', DAX)
  expect([exitCode, output]).toEqual([0, expect.stringContaining('new, 2024-08-31, 41 rows')])
  return output
}

const first = (handle: (...given: Parameters<Mischief>) => void): Mischief => {
  let done = false
  return (request, response, path) => {
    if (done || !isReport(path)) return false
    done = true
    handle(request, response, path)
    return true
  }
}

const half = Buffer.from(filingXml(next)).subarray(0, 5_000)

describe('a source that misbehaves', { concurrent: true }, () => {
  const it = staged(copyOfFilled, next)

  it('once too busy (429), once ill (503): is asked again', async ({ sources, place }) => {
    await renewed({ sources, place }, first((_, response) => response.writeHead(429, { 'retry-after': '1' }).end()))
    expect(sources.requests.filter(({ path }) => isReport(path))).toHaveLength(2)
  })

  it('always ill: keeps the last list', async ({ sources, place }) => {
    expect(await refused({ sources, place }, (_, response, path) => isReport(path) && response.writeHead(503).end() !== null)).toContain('is busy (503)')
  })

  it('refuses: is asked once, and nothing more', async ({ sources, place }) => {
    expect(await refused({ sources, place }, (_, response) => response.writeHead(403, { 'content-type': 'text/html' }).end('<html>Request Rate Threshold Exceeded</html>') !== null)).toContain('refuses (403)')
    expect(sources.requests).toHaveLength(1)
  })

  it('away: keeps the last list', async ({ sources, place }) => {
    await sources.close()
    expect(await refused({ sources, place }, null, update)).toContain('cannot be reached')
  })

  it('breaks off in the middle: is asked again, and for the rest alone where it can do that', async ({ sources, place }) => {
    const whole = Buffer.from(filingXml(next))
    const marks = { 'content-type': 'application/xml', 'accept-ranges': 'bytes', etag: '"1"' }
    await renewed({ sources, place }, (request, response, path) => {
      if (!isReport(path)) return false
      const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
      if (from > 0) response.writeHead(206, { ...marks, 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` }).end(whole.subarray(from))
      else response.writeHead(200, { ...marks, 'content-length': whole.length }).write(half, () => setTimeout(() => response.destroy(), 50))
      return true
    }, update)
    expect(sources.requests.at(-1)?.range).toBe('bytes=5000-')
  })

  it('sends half a file as if that were all: keeps the last list', async ({ sources, place }) => {
    expect(await refused({ sources, place }, (_, response, path) => isReport(path) && response.end(half) !== null)).toContain('is not well-formed XML')
  })

  it.for(['/Archives/', '/cgi-bin/'])('sends a web page in place of XML (%s): keeps the last list', async (part, { sources, place }) => {
    const page = '<html><head><title>Request Rate Threshold Exceeded</title></head><body>wait<br></body></html>'
    expect(await refused({ sources, place }, (_, response, path) => path.includes(part) && response.writeHead(200, { 'content-type': 'text/html' }).end(page) !== null)).toContain('REFUSED')
  })

  it('has moved on the same server: is followed', async ({ sources, place }) => {
    await renewed({ sources, place }, (_, response, path) => {
      if (!isReport(path) || path.endsWith('moved')) return false
      sources.shelf.filings.push({ ...next, accession: '0001752724-26-000099' })
      response.writeHead(301, { location: path.replace('000175272426000011', '000175272426000099') }).end()
      sources.mischief = null
      return true
    })
  })

  it('has moved to another server: keeps the last list', async ({ sources, place }) => {
    expect(await refused({ sources, place }, (_, response, path) => isReport(path) && response.writeHead(302, { location: 'https://elsewhere.example/doc.xml' }).end() !== null)).toContain('has moved to another site')
  })

  it('knows the fund no more: keeps the last list', async ({ sources, place }) => {
    sources.shelf.filings = []
    expect(await refused({ sources, place }, null)).toContain('does not know the fund')
  })
})

describe('a list that is not believed', { concurrent: true }, () => {
  const it = staged(copyOfFilled)

  const cases: readonly (readonly [string, Partial<FilingShape>, string])[] = [
    ['weights that do not add up', { positions: dax().slice(20) }, 'the list is not complete'],
    ['weights that add up to twice the fund', { positions: [...dax(), ...dax()] }, 'rows are repeated'],
    ['a third of the rows', { positions: dax(13) }, 'has 13 rows, DAX has 40'],
    ['other companies', { positions: companies(40, 'DE', 900) }, 'has 0 % in common with the last one'],
    ['an earlier day', { asOf: '2024-02-29' }, 'is of 2024-02-29, older than the last one of 2024-05-31'],
    ['a day to come', { asOf: '2999-02-28', filed: '2999-03-10' }, 'is of 2999-02-28, a day to come'],
    ['a day after it was filed', { asOf: '2024-11-30' }, 'after the day on which it was filed'],
    ['a weight that is no number', { positions: [{ name: 'X', percent: Number.NaN }] }, 'is not a number'],
  ]
  it.for(cases)('has %s: the last one stays', async ([, change, reason], { sources, place }) => {
    sources.shelf.filings.push({ ...next, ...change })
    expect(await refused({ sources, place }, null)).toContain(reason)
  })

  it('is the report of another fund: the last one stays', async ({ sources, place }) => {
    sources.shelf.filings.push(next)
    expect(await refused({ sources, place }, (_, response, path) => isReport(path) && response.end(filingXml({ ...next, series: 'S000000001' })) !== null)).toContain('that of another fund')
  })

  it('belongs to a ticker that is another fund now: the last one stays', async ({ sources, place }) => {
    sources.shelf.funds = sources.shelf.funds.map(([ticker, series]) => [ticker, ticker === 'DAX' ? 'S000099999' : series])
    sources.mischief = (_, response, path) => path.includes('/cgi-bin/') && response.writeHead(404).end() !== null
    await updateHere(place, sources) // learns of the tickers
    sources.mischief = null
    sources.shelf.filings.push(next)
    const { output } = await updateHere(place, sources, '--only', DAX)
    expect(output).toContain('the SEC gives the ticker DAX to another fund (S000099999)')
  })

  it('is taken after all when the last one was taken out', async ({ sources, place }) => {
    sources.shelf.filings.push({ ...next, asOf: '2024-02-29' })
    await refused({ sources, place }, null)
    expect((await runCli(['data', 'remove', 'sec-nport:S000063351', '--database', place.url])).exitCode).toBe(0)
    expect((await updateHere(place, sources, '--only', DAX)).output).toContain('new, 2024-02-29, 41 rows')
  })
})

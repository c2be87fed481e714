/** `data fetch` as it is shipped: every issuer that has an address, and one that answers with a web page. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { startBuilt, stopServices } from '../../../support/built'
import { importsAt } from '../update/running'
import { funds, page, startIssuers } from './issuer-server'

afterAll(stopServices)

it('fetches the lists of a depot from their issuers, one request after the other', { timeout: 120_000 }, async () => {
  const server = await startIssuers()
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-fetch-'))
  onTestFinished(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })
  server.mischief = (_request, response, host, pathname) => host === 'www.fidelity.lu' && pathname !== '/robots.txt' && (response.writeHead(200, { 'content-type': 'application/vnd.ms-excel' }).end(page), true)
  const url = `file:${join(folder, 'data.db')}`
  const { ended, output } = startBuilt('cli', ['data', 'fetch', ...Object.values(funds), '--yes', '--database', url], { ISSUERS_URL: server.url })
  expect(await ended).toBe(2)
  const outcomes = Object.fromEntries(Object.entries(funds).map(([issuer, isin]) => [issuer, new RegExp(`^${isin} .*?: (new|NOT ASKED|NOT HAD|NO ADDRESS|REFUSED)`, 'm').exec(output())?.[1]]))
  expect(outcomes).toEqual({
    ishares: 'new', xtrackers: 'NOT ASKED', deka: 'new', vaneck: 'new', jpmorgan: 'new', lg: 'new', invesco: 'new', vanguard: 'new', spdr: 'new', amundi: 'new', fidelity: 'REFUSED', ubs: 'NO ADDRESS', wisdomtree: 'NO ADDRESS',
  })
  const fetched = Object.entries(outcomes).flatMap(([issuer, outcome]) => (outcome === 'new' ? [`fetched:${funds[issuer as keyof typeof funds]}`] : []))
  expect((await importsAt({ url, drop: async () => {} })).map(({ name }) => name).sort()).toEqual(fetched.sort())
  expect(server.requests.every(({ under }) => under === 1)).toBe(true)
})

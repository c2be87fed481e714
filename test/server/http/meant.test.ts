/** A holding that is a WKN or ticker is refused, with the ISIN that it may mean, over every front that knows the directory. */
import { expect, onTestFinished, test } from 'vitest'
import type { Findable } from '../../../core/find/entry'
import { PORTFOLIO, startApp } from '../support'

const entry = (isin: string, name: string, wkn: string | null, tickers: readonly string[]): Findable =>
  ({ isin, name, wkn, tickers, kind: 'fund', assetClass: 'equities', ter: null, index: null, prices: null, taxKind: null })

const entries = [
  entry('IE00BK5BQT80', 'Vanguard FTSE All-World', 'A2PKXG', ['VWCE', 'VWRA']),
  entry('IE00B4L5Y983', 'iShares Core MSCI World', 'A0RPWH', ['SWDA', 'TWO']),
  entry('IE00B3XXRP09', 'Vanguard S&P 500', null, ['VUSA', 'TWO']),
]

async function started() {
  const app = await startApp({}, { directory: async () => ({ entries, text: '', hash: '' }) })
  onTestFinished(() => app.stop(100))
  return app
}

const holdings = (...isins: readonly unknown[]) => ({ holdings: isins.map((isin) => ({ isin, weight: 1 / isins.length })) })

const said = 'as a WKN or ticker it may mean IE00BK5BQT80 (Vanguard FTSE All-World)'

test.each([['a WKN', 'A2PKXG'], ['a ticker in small letters', ' vwce ']])('%s', async (_name, isin) => {
  const app = await started()
  const { status, json } = await app.post(`${PORTFOLIO}/overlap`, holdings('IE00B4L5Y983', isin))
  expect([status, json.error?.details]).toEqual([400, [{ path: ['holdings', 1, 'isin'], code: 'invalid_format', message: `Must be an ISIN; ${said}` }]])
})

test.each([['nobody has it', 'NOTHING'], ['several have it', 'TWO'], ['it is a name of every object', 'constructor'], ['it is none of text', 5]])('nothing is guessed where %s', async (_name, isin) => {
  const app = await started()
  const { status, json } = await app.post(`${PORTFOLIO}/overlap`, holdings(isin))
  expect(status).toBe(400)
  expect(JSON.stringify(json)).not.toContain('may mean')
})

test('other fields of the same words, and calculators, are not looked up', async () => {
  const app = await started()
  const { json } = await app.post(`${PORTFOLIO}/overlap`, { holdings: [{ isin: 'IE00B4L5Y983', weight: 'VWCE' }] })
  expect(JSON.stringify(json)).not.toContain('may mean')
})

test('over tRPC and MCP too', async () => {
  const app = await started()
  const trpc = await app.post('/trpc/analyze.overlap', holdings('A2PKXG'))
  expect(JSON.stringify(trpc.json)).toContain(said)
  const mcp = await app.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'analyzePublicPortfolioOverlap', arguments: holdings('A2PKXG') } }, { accept: 'application/json, text/event-stream' })
  expect(mcp.text).toContain(said)
})

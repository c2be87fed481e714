import { afterAll, beforeAll, expect, it } from 'vitest'
import { readDirectory } from '../../../../core/find/entry'
import { finder } from '../../../../core/find/finder'
import { startService, type RunningService } from '../../../../server'
import { runCli } from '../../cli/support'

let service: RunningService
beforeAll(async () => {
  service = await startService({ PORT: '0', LOG_LEVEL: 'silent' })
})
afterAll(() => service.stop(100))

const get = (headers: Record<string, string> = {}) => fetch(`${service.url}/directory`, { headers })

it('answers everything that can be found, in which names, tickers and typing errors lead to the ISIN', async () => {
  const response = await get()
  const find = finder(readDirectory(await response.text()))
  expect(response.headers.get('content-type')).toBe('text/tab-separated-values; charset=utf-8')
  expect(find('msci wordl')[0]?.isin).toBe('IE00B4L5Y983')
  expect(find('sap')[0]?.isin).toBe('DE0007164600')
  expect(find('nasdaq').slice(0, 3).map(({ kind }) => kind)).toEqual(['fund', 'fund', 'fund'])
})

it.each([['br', 350], ['gzip', 450]])('is by %s at most %i KB, and answers 304 to those who have it', async (form, most) => {
  const response = await get({ 'accept-encoding': form })
  const tag = response.headers.get('etag') ?? ''
  expect(response.headers.get('content-encoding')).toBe(form)
  expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(most * 1024)
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100 * 1024)
  expect((await get({ 'if-none-match': tag })).status).toBe(304)
  expect((await get({ 'if-none-match': '"another"' })).status).toBe(200)
})

it('gives the command line the same results from a server as from the package', async () => {
  const own = await runCli(['find', 'schwellenländer', '--json'])
  const remote = await runCli(['find', 'schwellenländer', '--json', '--url', service.url])
  expect(remote.out).toBe(own.out)
  expect(own.data()).toHaveLength(10)
})

it('ends with the code for unavailable where nothing is known by the words', async () => {
  expect((await runCli(['find', 'qqqqqqqqqq'])).exitCode).toBe(2)
})

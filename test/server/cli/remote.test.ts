/** `--url` against servers that refuse, fail, are not there, or are something else. */
import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startForTest } from '../support'
import { freePort, listen } from '../../support/port'
import { runCli } from './support'

const csv = 'Gesamtwert: 10.000,00 EUR\n\nISIN;Kurswert\nIE00B4L5Y983;7.500,00\nCash;2.500,00\n'
const ask = (url: string, ...args: string[]) => runCli([...(args.length > 0 ? args : ['analyze', '-']), '--url', url], { files: { '-': csv } })

async function serverThat(answers: RequestListener): Promise<string> {
  const { url, close } = await listen(createServer(answers))
  onTestFinished(close)
  return url
}

test('a server that is used up says for how many seconds', async () => {
  const app = await startForTest({ RATE_LIMIT_UNITS: '1', RATE_LIMIT_WINDOW_SECONDS: '50' })
  const { exitCode, out, err } = await ask(app.url)
  expect([exitCode, out]).toEqual([2, ''])
  expect(err).toHaveLength(1)
  expect(err[0]).toMatch(/^the server allows no more requests for now; try again in \d+ seconds$/)
})

test('findings of the server are lines as those of this process are', async () => {
  const app = await startForTest()
  const args = ['calc', 'vorabpauschale', '--wert_jahresende', 'SECRET']
  const remote = await ask(app.url, ...args)
  expect([remote.exitCode, remote.err]).toEqual([1, (await runCli(args)).err])
})

test('DEPOTKIT_URL stands for --url, which goes before it', async () => {
  const app = await startForTest()
  const args = ['calc', 'vorabpauschale', '--json']
  const asked = await runCli(args, { env: { DEPOTKIT_URL: app.url } })
  expect(JSON.stringify(asked.data())).toContain(`${app.url}/calculators/vorabpauschale`)
  const other = await runCli([...args, '--url', app.url], { env: { DEPOTKIT_URL: 'http://127.0.0.1:1' } })
  expect(other.data()).toEqual(asked.data())
  const away = await runCli(args, { env: { DEPOTKIT_URL: 'http://127.0.0.1:1' } })
  expect([away.exitCode, away.out]).toEqual([2, ''])
})

test('an address on which nothing listens ends with 2', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  expect(await ask(url)).toMatchObject({ exitCode: 2, out: '', err: [`${url} could not be reached (ECONNREFUSED).`] })
})

const notOurs = 'The address answers, but not as a depotkit server.'

test.each<[string, RequestListener, number, string]>([
  ['a page', (_request, response) => response.end('<html>Hello</html>'), 2, 'ADDRESS answered with status 200, but not as a depotkit service.'],
  ['other JSON', (_request, response) => response.end('{"hello":"world"}'), 2, 'ADDRESS answered with status 200, but not as a depotkit service.'],
  ['an envelope of others', (_request, response) => response.end('{"data":{"hello":"world"}}'), 2, notOurs],
  ['data that is no object', (_request, response) => response.end('{"data":42}'), 2, notOurs],
  ['an error page', (_request, response) => response.writeHead(502).end('Bad Gateway'), 2, 'ADDRESS answered with status 502, but not as a depotkit service.'],
  ['a broken connection', (request) => request.socket.destroy(), 2, 'ADDRESS could not be reached (UND_ERR_SOCKET).'],
  ['our failure with control characters', (_request, response) => response.writeHead(500).end('{"data":null,"error":{"code":"internal_error","message":"It\\u001b[31m failed"},"meta":{}}'), 3, 'It [31m failed'],
])('a server that answers with %s', async (_name, answers, exitCode, line) => {
  const url = await serverThat(answers)
  const err = [line.replace('ADDRESS', url)]
  expect(await ask(url)).toMatchObject({ exitCode, out: '', err })
  expect(await ask(url, 'catalog')).toMatchObject({ exitCode, out: '', err })
})

test('a catalog entry of another server is not shown', async () => {
  const url = await serverThat((request, response) => response.end(JSON.stringify({ data: request.url?.endsWith('/overlap') ? { id: 'else' } : { modelVersion: '1', capabilities: [{ id: 'overlap', title: 'x', description: 'y' }] } })))
  expect(await ask(url, 'catalog', 'overlap')).toMatchObject({ exitCode: 2, out: '', err: [notOurs] })
})

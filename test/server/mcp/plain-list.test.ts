/** Lists and documents that are sent from prepared bytes, and what is left to the SDK: in both generations of the protocol. */
import { expect, test } from 'vitest'
import { answerHttp } from '../../../server/mcp/http'
import { answerPlainList } from '../../../server/mcp/plain-list'
import { documents } from '../../../server/mcp/resources'
import { startForTest } from '../support'
import { acceptBoth, deskAt, envelope, sendMcp } from './mcp-support'

const desk = await deskAt('https://depot.example')
const local = await deskAt('http://127.0.0.1:3000')

type Message = [method: string, params: { uri?: string }]

const messages: readonly Message[] = [
  ...['tools/list', 'resources/list', 'resources/templates/list'].map((method): Message => [method, {}]),
  ...documents.map(({ uri }): Message => ['resources/read', { uri }]),
]

const headersFor = (method: string, { uri }: { uri?: string }, version: string | null): Record<string, string> => ({
  ...acceptBoth,
  ...(version === null ? {} : { 'mcp-protocol-version': version }),
  ...(version === '2026-07-28' ? { 'mcp-method': method, ...(uri === undefined ? {} : { 'mcp-name': uri }) } : {}),
})

/** What the SDK says. */
async function bySdk(body: unknown, headers: Record<string, string>, at = desk): Promise<string> {
  return (await answerHttp(new Request('http://localhost/mcp', { method: 'POST', headers }), body, at)).text()
}

/** What is said without it. */
async function prepared(body: unknown, headers: Record<string, string>, at = desk): Promise<string | undefined> {
  const answer = await answerPlainList(headers, body, at)
  return answer === undefined ? undefined : answer.document.bytes.toString() + answer.end
}

const versions = [null, '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2026-07-28']

test.each(versions)('answers are those of the SDK in revision %s', async (version) => {
  const meta = version === '2026-07-28' ? { _meta: envelope } : {}
  /** Revisions without envelopes differ in nothing but their name: one of them stands for the others where all documents and addresses are asked. */
  const isOneOfMany = version !== null && version !== '2026-07-28'
  for (const [method, params] of isOneOfMany ? messages.slice(0, 4) : messages) {
    const headers = headersFor(method, params, version)
    for (const [id, at] of isOneOfMany ? [[1, desk]] as const : [[1, desk], ['ü€😀"\\\n\ud800', desk], [0, local]] as const) {
      const body = { jsonrpc: '2.0', id, method, params: { ...params, ...meta } }
      const text = await bySdk(body, headers, at)
      expect(text.startsWith('{"result":'), method).toBe(true)
      expect(await prepared(body, headers, at), `${method} ${params.uri ?? ''}`).toBe(text)
    }
  }
})

test('whatever is odd is left to the SDK', async () => {
  const uri = documents[0]?.uri ?? ''
  const odd: readonly [object, Record<string, string>?][] = [
    [{ method: 'tools/list', params: { cursor: 'x' } }],
    [{ method: 'tools/list', params: { more: 1 } }],
    [{ method: 'tools/list', params: {}, more: 1 }],
    [{ method: 'prompts/list' }],
    [{ method: 'ping' }],
    [{ method: 'resources/read', params: {} }],
    [{ method: 'resources/read', params: { uri: 5 } }],
    [{ method: 'resources/read', params: { uri: 'depotkit://nothing' } }],
    [{ method: 'tools/list', id: null }],
    [{ method: 'tools/list', params: { _meta: envelope } }],
    [{ method: 'tools/list' }, headersFor('tools/list', {}, '2026-07-28')],
    [{ method: 'tools/list', params: { _meta: envelope } }, { ...headersFor('tools/list', {}, '2026-07-28'), 'mcp-name': 'x' }],
    [{ method: 'tools/list', params: { _meta: envelope } }, headersFor('resources/list', {}, '2026-07-28')],
    [{ method: 'resources/read', params: { uri, _meta: envelope } }, headersFor('resources/read', { uri: 'depotkit://other' }, '2026-07-28')],
    [{ method: 'tools/list' }, { ...acceptBoth, accept: 'application/json' }],
    [{ method: 'tools/list' }, { ...acceptBoth, 'mcp-protocol-version': '1999-01-01' }],
  ]
  for (const [message, headers = acceptBoth] of odd) {
    expect(await answerPlainList(headers, { jsonrpc: '2.0', id: 1, ...message }, desk), JSON.stringify(message)).toBeUndefined()
  }
  expect(await answerPlainList(acceptBoth, [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }], desk)).toBeUndefined()
})

test('come packed for who takes that', async () => {
  const app = await startForTest()
  const body = JSON.stringify({ jsonrpc: '2.0', id: 'an id', method: 'tools/list' })
  const headers = { ...acceptBoth, 'accept-encoding': 'gzip' }
  const answer = await fetch(`${app.url}/mcp`, { method: 'POST', body, headers })
  expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('content-type')]).toEqual([200, 'gzip', 'application/json'])
  expect(await answer.text()).toBe((await sendMcp(app, body)).text)
})

/** Calls that are answered without the SDK's server, and what is left to it: in both generations of the protocol. */
import { describe, expect, test } from 'vitest'
import { failure } from '../../../core/contract/errors'
import { procedures } from '../../../core/registry/procedures'
import { answerHttp } from '../../../server/mcp/http'
import { answerPlainCall } from '../../../server/mcp/plain-call'
import type { Desk } from '../../../server/mcp/server'
import { startForTest } from '../support'
import { acceptBoth, deskAt, envelope, PREFIX, sendMcp, type Rpc } from './mcp-support'

const name = 'calculateNotgroschen'
const enveloped = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name }

const call = (params: object = {}, rest: object = {}) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, ...params }, ...rest })
const claimed = (meta: object = {}, params: object = {}) => call({ _meta: { ...envelope, ...meta }, ...params })

const desk = await deskAt('http://localhost')

/** What the SDK says, and what is said without it. */
async function bothWays(body: unknown, more: Record<string, string> = {}, at: Desk = desk): Promise<[number, string, string | undefined]> {
  const headers = { ...acceptBoth, ...more }
  const answer = await answerHttp(new Request('http://localhost/mcp', { method: 'POST', headers }), body, at)
  return [answer.status, await answer.text(), (await answerPlainCall(headers, body, at))?.toString()]
}

describe('the answer to a call is the one that the SDK gives', () => {
  const inputs = procedures.flatMap(({ operationId, example }) => {
    const given = example as Record<string, unknown>
    return [given, { ...given, locale: 'de' }, { ...given, nonsense: 1 }].map((input) => [operationId, input] as const)
  })

  test('for every tool: its example, in German, and with a field that it does not know', async () => {
    for (const [tool, input] of inputs) {
      for (const [headers, meta] of [[{}, {}], [{ ...enveloped, 'mcp-name': tool }, { _meta: envelope }]] as const) {
        const [status, text, plain] = await bothWays(call({ name: tool, arguments: input, ...meta }), headers)
        expect(status, tool).toBe(200)
        expect(plain, tool).toBe(text)
      }
    }
  })

  test.each<[string, object]>([
    ['no arguments', call()],
    ['the token of a client that wants to hear of progress', call({ _meta: { progressToken: 'x' } })],
    ['an id of any characters', call({}, { id: 'ü€😀"\\\n\ud800' })],
    ['the id 0', call({}, { id: 0 })],
    ['no id that is a text', call({}, { id: '' })],
    ['a name that objects have by themselves', JSON.parse(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":{"__proto__":{"a":1}}}}`)],
    ['texts of any characters in a result', call({ name: 'comparePublicCalculatorScenarios', arguments: { calculator: 'notgroschen', scenarios: [{ id: 'ü€😀"\\', inputs: {} }, { id: 'b', inputs: {} }] } })],
  ])('%s', async (_name, body) => {
    const [status, text, plain] = await bothWays(body)
    expect([status, JSON.parse(text)]).toMatchObject([200, { result: { content: [{ type: 'text' }, { type: 'text' }] } }])
    expect(plain).toBe(text)
  })

  test.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])('in revision %s', async (version) => {
    const [status, text, plain] = await bothWays(call(), { 'mcp-protocol-version': version })
    expect([status, plain]).toEqual([200, text])
  })

  test('where units are used up', async () => {
    const refused = { ...desk, refused: failure('rate_limited', { retryAfterSeconds: 7 }) }
    for (const [body, headers] of [[call(), {}], [claimed(), enveloped]] as const) {
      const [, text, plain] = await bothWays(body, headers, refused)
      expect(JSON.parse(text)).toMatchObject({ result: { isError: true, content: [{ text: expect.stringContaining('Wait 7 seconds.') }, {}] } })
      expect(plain).toBe(text)
    }
  })
})

test('an answer names the server where the request has an envelope', async () => {
  const stamps = (plain: string | undefined) => (JSON.parse(plain ?? '') as Rpc).result
  const [, , older] = await bothWays(call())
  expect(stamps(older)).not.toHaveProperty('resultType')
  expect(stamps(older)).not.toHaveProperty('_meta')
  const [, , newer] = await bothWays(claimed(), enveloped)
  expect(stamps(newer)).toMatchObject({ resultType: 'complete', _meta: { [`${PREFIX}/serverInfo`]: { name: 'depotkit' } } })
})

/** What is odd about a message, the message, its headers, the status and the code of the error; none where it is answered all the same. */
type Odd = [string, unknown, Record<string, string>, number, number?]

const without = (header: keyof typeof enveloped) => Object.fromEntries(Object.entries(enveloped).filter(([key]) => key !== header))

const odd: readonly Odd[] = [
  // https://modelcontextprotocol.io/specification/2025-11-25/basic and .../basic/transports: what a request is, and its headers
  ['no version of JSON-RPC', call({}, { jsonrpc: '1.0' }), {}, 400, -32600],
  ['an id that is a fraction', call({}, { id: 1.5 }), {}, 400, -32600],
  ['an id that is null', call({}, { id: null }), {}, 400, -32600],
  ['a notification', { jsonrpc: '2.0', method: 'tools/call', params: { name } }, {}, 202],
  ['a member that no request has', call({}, { more: 1 }), {}, 400, -32600],
  ['a response', { jsonrpc: '2.0', id: 1, result: {} }, {}, 202],
  ['another method', { jsonrpc: '2.0', id: 1, method: 'ping' }, {}, 200],
  ['no parameters', { jsonrpc: '2.0', id: 1, method: 'tools/call' }, {}, 200, -32602],
  ['a name that is no text', call({ name: 5 }), {}, 200, -32602],
  ['a tool that does not exist', call({ name: 'nothing' }), {}, 200, -32602],
  ['a list of arguments', call({ arguments: [] }), {}, 200, -32602],
  ['no arguments but null', call({ arguments: null }), {}, 200, -32602],
  ['a token of progress that is none', call({ _meta: { progressToken: {} } }), {}, 400, -32600],
  ['a task that is none', call({ task: 5 }), {}, 200, -32602],
  ['a state of a request that was never begun', call({ requestState: 5 }), {}, 200, -32602],
  ['a parameter that no call has', call({ more: 1 }), {}, 200],
  ['a revision that does not exist', call(), { 'mcp-protocol-version': '1999-01-01' }, 400, -32000],
  ['a client that takes no events', call(), { accept: 'application/json' }, 406, -32000],
  ['a client that takes nothing but events', call(), { accept: 'text/event-stream' }, 406, -32000],
  ['a batch', [call(), call({}, { id: 2 })], {}, 400, -32600],
  ['an empty batch', [], {}, 400, -32600],
  // https://modelcontextprotocol.io/specification/2026-07-28/basic: the envelope, and the headers that repeat it
  ['a header of the newer revision without an envelope', call(), enveloped, 400, -32602],
  ['an envelope without a header for its revision', claimed(), without('mcp-protocol-version'), 400, -32020],
  ['an envelope and a header of another revision', claimed(), { ...enveloped, 'mcp-protocol-version': '2025-11-25' }, 400, -32020],
  ['an envelope of a revision that does not exist', claimed({ [`${PREFIX}/protocolVersion`]: '2027-01-01' }), { ...enveloped, 'mcp-protocol-version': '2027-01-01' }, 400, -32022],
  ['an envelope of another revision than its header', claimed({ [`${PREFIX}/protocolVersion`]: '2027-01-01' }), enveloped, 400, -32020],
  ['an envelope without capabilities', call({ _meta: { [`${PREFIX}/protocolVersion`]: '2026-07-28' } }), enveloped, 400, -32602],
  ['an envelope with a client that is none', claimed({ [`${PREFIX}/clientInfo`]: 5 }), enveloped, 400, -32602],
  ['no header for the method', claimed(), without('mcp-method'), 400, -32020],
  ['a header for another method', claimed(), { ...enveloped, 'mcp-method': 'tools/list' }, 400, -32020],
  ['no header for the tool', claimed(), without('mcp-name'), 400, -32020],
  ['a header for another tool', claimed(), { ...enveloped, 'mcp-name': 'calculateVorabpauschale' }, 400, -32020],
  ['a header that spells the tool in base64', claimed(), { ...enveloped, 'mcp-name': `=?base64?${btoa(name)}?=` }, 200],
  ['a state of a request with an envelope', claimed({}, { requestState: 5 }), enveloped, 200, -32602],
  ['a batch with an envelope', [claimed()], enveloped, 400, -32600],
]

test('what is odd is left to the SDK, and answered as the protocol says', async () => {
  const app = await startForTest({ PUBLIC_BASE_URL: 'https://depot.example' })
  for (const [what, body, headers, status, code] of odd) {
    expect(await answerPlainCall({ ...acceptBoth, ...headers }, body, desk), what).toBeUndefined()
    const answer = await sendMcp(app, JSON.stringify(body), headers)
    const { error } = (answer.text === '' ? {} : JSON.parse(answer.text)) as Partial<Rpc>
    expect([answer.status, error?.code], what).toEqual([status, code])
  }
})

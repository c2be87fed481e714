import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { procedures } from '../../core/procedures'
import { run } from '../../core/run'
import { serveMcp } from '../../server/cli/mcp'
import { answerLine, type McpSetting } from '../../server/mcp'
import { referenceSource } from '../../server/reference/source'

const reference = await referenceSource({ DEPOTKIT_BUNDLE: 'none' })
const setting: McpSetting = {
  version: '1.2.3',
  context: () => ({ now: '2026-11-20T12:00:00.000Z', baseUrl: 'https://depotkit.example', reference }),
}

interface Reply {
  id: unknown
  result?: { protocolVersion?: string; tools?: { name: string; inputSchema: { type: string } }[]; isError?: boolean; structuredContent?: unknown; content?: { text: string }[] }
  error?: { code: number; message: string }
}
const ask = async (message: object | string): Promise<Reply> =>
  JSON.parse((await answerLine(typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }), setting)) ?? '') as Reply
const call = (name: string, args?: unknown) => ask({ method: 'tools/call', params: { name, arguments: args } })

describe('the Model Context Protocol', () => {
  it.each([['2024-11-05', '2024-11-05'], ['1999-01-01', '2025-06-18']])('agrees on a revision: %s asked, %s answered', async (asked, answered) => {
    const { result } = await ask({ method: 'initialize', params: { protocolVersion: asked, capabilities: {}, clientInfo: { name: 'x', version: '1' } } })
    expect(result).toMatchObject({ protocolVersion: answered, serverInfo: { name: 'depotkit', version: '1.2.3' }, capabilities: { tools: {} } })
  })

  it('offers every operation as a tool with an object as input', async () => {
    const { result } = await ask({ method: 'tools/list' })
    expect(result?.tools?.map(({ name }) => name)).toEqual(procedures.map(({ operationId }) => operationId))
    expect(result?.tools?.every(({ inputSchema }) => inputSchema.type === 'object')).toBe(true)
  })

  it.each(procedures.map((procedure) => [procedure.operationId, procedure] as const))('%s answers its example like run()', async (name, procedure) => {
    const expected = await run(procedure, procedure.example, setting.context())
    const { result } = await call(name, procedure.example)
    expect(result?.isError).toBe(false)
    expect(JSON.parse(result?.content?.[0]?.text ?? '')).toEqual(JSON.parse(JSON.stringify(expected.ok ? expected.data : null)))
  })

  it('gives the findings about a bad request as a result that failed', async () => {
    const { result } = await call('analyzePublicPortfolio', { holdings: [] })
    expect(result?.isError).toBe(true)
    expect(result?.structuredContent).toMatchObject({ code: 'invalid_request' })
  })

  it('says that a calculator to compare is not known', async () => {
    const { result } = await call('comparePublicCalculatorScenarios', { calculator: 'nothing', scenarios: [{ id: 'a', inputs: {} }, { id: 'b', inputs: {} }] })
    expect(result?.structuredContent).toMatchObject({ code: 'unknown_calculator' })
  })

  it.each([
    ['text that is not JSON', 'hello', -32700],
    ['a list', '[]', -32600],
    ['an unknown method', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'resources/list' }), -32601],
    ['an unknown tool', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'rm' } }), -32602],
  ])('refuses %s', async (_name, line, code) => {
    expect((await ask(line)).error?.code).toBe(code)
  })

  it('does not answer notifications', async () => {
    expect(await answerLine(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }), setting)).toBeNull()
  })

  it('works over streams, line by line, until the input ends', async () => {
    const input = new PassThrough()
    const said: string[] = []
    const served = serveMcp({ DEPOTKIT_BUNDLE: 'none' }, input, { out: (text) => said.push(text), err: () => {}, interactive: false })
    input.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","method":"notifications/initialized"}\n\n{"jsonrpc":"2.0",')
    input.end('"id":2,"method":"ping"}\n')
    await served
    expect(said.map((text) => JSON.parse(text) as unknown)).toEqual([{ jsonrpc: '2.0', id: 1, result: {} }, { jsonrpc: '2.0', id: 2, result: {} }])
  })
})

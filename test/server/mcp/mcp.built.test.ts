/** Tools and resources through the SDK's own client, over every transport and revision, against REST. */
import type { Client } from '@modelcontextprotocol/client'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allNamespaces, basePath, isAnalysisNamespace, FIND_PATH } from '../../../core/contract/namespaces'
import { procedures } from '../../../core/registry/procedures'
import { readConfig } from '../../../server/process/config'
import { referenceSource } from '../../../server/data/source'
import { FIND_TOOL } from '../../../server/mcp/tools/find-tool'
import { DESCRIBE_TOOL, RUN_TOOL, SNAPSHOT_TOOL } from '../../../server/mcp/tools/list'
import { depot60 } from '../data/depot-60.data'
import { startApp, type Running } from '../support'
import { httpClient, stdioClient, textAt } from './mcp-support'

const baseUrl = 'https://depotkit.example'

let app: Running
const clients = new Map<string, Client>()
const transports = ['stdio 2025', 'stdio 2026', 'HTTP 2025', 'HTTP 2026'] as const

beforeAll(async () => {
  const reference = await referenceSource(readConfig({}))
  app = await startApp({ PUBLIC_BASE_URL: baseUrl }, { reference, directory: () => reference.directory(), sources: reference.sources })
  const [first, second, third, fourth] = transports
  clients.set(first, await stdioClient({ PUBLIC_BASE_URL: baseUrl }, '2025'))
  clients.set(second, await stdioClient({ PUBLIC_BASE_URL: baseUrl }, '2026'))
  clients.set(third, await httpClient(app.url, '2025'))
  clients.set(fourth, await httpClient(app.url, '2026'))
})

afterAll(async () => {
  await Promise.all([...clients.values()].map((client) => client.close()))
  await app.stop(100)
})

const clientAt = (transport: string): Client => {
  const client = clients.get(transport)
  if (client === undefined) throw new Error(`no client over ${transport}`)
  return client
}

/** The processes answer at their own times and over different limits. */
const neutral = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/"computedAt":"[^"]+"/g, '"computedAt":""').replace(/"(units|requests)":\d+/g, '"$1":0'))

/** Each transport and each revision once: what an operation answers does not hang on both together. */
describe.each(['stdio 2026', 'HTTP 2025'] as const)('every operation over %s', (transport) => {
  it('answers its example as REST does', async () => {
    for (const { operationId: name, path, example, title } of procedures) {
      const { json } = await app.post(path, example)
      const result = await clientAt(transport).callTool({ name, arguments: example as Record<string, unknown> })
      expect(result.isError ?? false, name).toBe(false)
      expect(neutral(result.structuredContent), name).toEqual(neutral(json.data))
      expect(JSON.parse(textAt(result, 1)), name).toEqual(result.structuredContent)
      expect(textAt(result, 0), name).toContain(title.en)
    }
  })

  it('refuses as REST does', async () => {
    for (const { operationId: name, path } of procedures) {
      const { json } = await app.post(path, { nonsense: 'secret value' })
      const result = await clientAt(transport).callTool({ name, arguments: { nonsense: 'secret value' } })
      expect(result.isError, name).toBe(true)
      expect(result.structuredContent, name).toBeUndefined()
      expect(JSON.parse(textAt(result, 1)), name).toEqual(json.error)
      expect(textAt(result, 0), name).toMatch(/^invalid_request: /)
      expect(JSON.stringify(result), name).not.toContain('secret value')
    }
  })
})

describe.each(transports)('over %s', (transport) => {
  it('finds as REST does, and refuses as it does', async () => {
    const { json } = await app.get(`${FIND_PATH}?q=msci%20world&limit=3&kind=fund`)
    const result = await clientAt(transport).callTool({ name: FIND_TOOL, arguments: { q: 'msci world', limit: 3, kind: 'fund' } })
    expect(result.structuredContent).toEqual(json.data)
    expect(textAt(result, 0)).toMatch(/^- IE00B4L5Y983 iShares Core MSCI World/)
    const refused = await clientAt(transport).callTool({ name: FIND_TOOL, arguments: { name: 'secret' } })
    expect([refused.isError, JSON.stringify(refused).includes('secret')]).toEqual([true, false])
  })

  it('names the fields that were refused', async () => {
    const result = await clientAt(transport).callTool({ name: 'analyzePublicPortfolio', arguments: { holdings: [{ isin: 'nothing', weight: 1 }] } })
    expect(textAt(result, 0)).toBe('invalid_request: The request is invalid; see details for each field.\n- holdings.0.isin: Must be an ISIN')
  })

  it('says that there is no such calculator to compare', async () => {
    const scenarios = [{ id: 'a', inputs: {} }, { id: 'b', inputs: {} }]
    const result = await clientAt(transport).callTool({ name: 'comparePublicCalculatorScenarios', arguments: { calculator: 'nothing', scenarios } })
    expect(result.isError).toBe(true)
    expect(JSON.parse(textAt(result, 1))).toMatchObject({ code: 'unknown_calculator' })
  })

  it.each(['rm', '__proto__', 'analyzePublicPortfolio '])('knows no tool named %j', async (name) => {
    await expect(clientAt(transport).callTool({ name, arguments: {} })).rejects.toMatchObject({ code: -32602, message: expect.not.stringContaining('rm') })
  })

  it('serves the documents as REST does', async () => {
    const client = clientAt(transport)
    const { resources } = await client.listResources()
    const read = new Map(
      await Promise.all(resources.map(async ({ uri }) => [uri, (await client.readResource({ uri })).contents[0]] as const)),
    )
    const textOf = (uri: string): string => {
      const content = read.get(uri)
      if (content === undefined || !('text' in content)) throw new Error(`no text at ${uri}`)
      return content.text
    }
    expect(read.size).toBe(4 * allNamespaces.length)
    for (const id of allNamespaces) {
      const base = basePath(id)
      expect(neutral(JSON.parse(textOf(`depotkit://${id}/catalog`)))).toEqual(neutral((await app.get(base)).json.data))
      expect((await app.get(`${base}/guide`)).json.data).toMatchObject({ markdown: textOf(`depotkit://${id}/guide`) })
      for (const locale of ['en', 'de']) {
        expect(textOf(`depotkit://${id}/methodology/${locale}`)).toBe((await app.get(`${base}/methodology?locale=${locale}`)).text)
      }
    }
    await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toMatchObject({ code: -32602 })
  })

  it('answers many calls at once', async () => {
    const calls = Array.from({ length: 30 }, (_, index) =>
      clientAt(transport).callTool({ name: 'calculateNotgroschen', arguments: { inputs: { monthlyExpenses: index + 1 } } }),
    )
    const targets = (await Promise.all(calls)).map(({ structuredContent }) => structuredContent)
    targets.forEach((content, index) => expect(content).toMatchObject({ inputs: { monthlyExpenses: index + 1 } }))
  })

  it('goes on after a call that was given up', async () => {
    const client = clientAt(transport)
    const stop = new AbortController()
    const given = client.callTool({ name: 'analyzePublicPortfolioHistoricalReplay', arguments: exampleOf('analyzePublicPortfolioHistoricalReplay') }, { signal: stop.signal })
    stop.abort('no longer wanted')
    await expect(given).rejects.toThrow()
    const result = await client.callTool({ name: 'calculateVorabpauschale', arguments: {} })
    expect(result.isError ?? false).toBe(false)
  })
})

/** Twenty funds that are held. */
const twenty = depot60.filter(([, , kind]) => kind === 'equity_fund').slice(0, 20).map(([isin]) => isin)

const examples: Readonly<Record<string, unknown>> = {
  [FIND_TOOL]: { q: 'msci world' }, [DESCRIBE_TOOL]: { operation: 'calculateNotgroschen' }, [RUN_TOOL]: { operation: 'calculateNotgroschen', input: { inputs: {} } },
  [SNAPSHOT_TOOL]: { holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }], sections: ['costs'], rows: 3 },
}

const exampleOf = (name: string): Record<string, unknown> => procedures.find(({ operationId }) => operationId === name)?.example as Record<string, unknown>

describe('the tools', () => {
  const listed = async () => (await clientAt('HTTP 2025').listTools()).tools

  it('are four, the search first, in less than 40 KB', async () => {
    const tools = await listed()
    expect(tools.map(({ name }) => name)).toEqual([FIND_TOOL, SNAPSHOT_TOOL, DESCRIBE_TOOL, RUN_TOOL])
    expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThan(40 * 1024)
    expect(tools.filter(({ outputSchema }) => outputSchema !== undefined)).toEqual([])
  })

  it('are the same over every transport', async () => {
    const lists = await Promise.all(transports.map(async (transport) => (await clientAt(transport).listTools()).tools))
    for (const list of lists) expect(list).toEqual(lists[0])
  })

  it('have names and inputs that assistants accept', async () => {
    for (const { name, inputSchema } of await listed()) {
      expect(name).toMatch(/^[a-zA-Z0-9_-]{1,48}$/)
      expect(inputSchema.type).toBe('object')
      expect(inputSchema).not.toHaveProperty('oneOf')
      expect(inputSchema).not.toHaveProperty('anyOf')
      expect(inputSchema).not.toHaveProperty('allOf')
      for (const field of Object.keys(inputSchema.properties ?? {})) expect(field).toMatch(/^[a-zA-Z0-9_.-]{1,64}$/)
    }
  })

  it.each([['draft-07', Ajv], ['2020-12', Ajv2020]] as const)('have schemas that a validator of %s reads', async (_dialect, Validator) => {
    const ajv = new Validator({ strict: false, validateSchema: false, allErrors: true })
    addFormats(ajv)
    for (const { name, inputSchema } of await listed()) {
      const accepts = ajv.compile(inputSchema)
      expect([name, accepts(examples[name]), accepts.errors]).toEqual([name, true, null])
      expect(accepts({ nonsense: true })).toBe(false)
    }
  })

  it('describe every operation as the catalog does, and say when to take another one, by a name that exists', async () => {
    const client = clientAt('HTTP 2025')
    const names = new Set(procedures.map(({ operationId }) => operationId))
    const all = textAt(await client.callTool({ name: DESCRIBE_TOOL, arguments: {} }), 0)
    for (const { operationId, notFor, description, example, namespace } of procedures) {
      const text = textAt(await client.callTool({ name: DESCRIBE_TOOL, arguments: { operation: operationId } }), 0)
      expect(text).toContain(notFor)
      expect(text).toContain(description.en)
      expect(text).toContain(JSON.stringify(example))
      expect(text).toMatch(isAnalysisNamespace(namespace) ? /no live prices/ : /no tax or investment advice/)
      const named = notFor.match(/\b(analyze|calculate|compare)[A-Z]\w+/g) ?? []
      expect(named.filter((other) => !names.has(other) || other === operationId)).toEqual([])
      expect(all).toContain(`- ${operationId}: `)
      const { contents: [content] } = await client.readResource({ uri: `depotkit://operations/${operationId}` })
      expect(content).toMatchObject({ text })
    }
  })

  it('run every operation: the answer of REST, its lists cut and named, and said once', async () => {
    for (const { operationId, path, example } of procedures) {
      const { json } = await app.post(path, example)
      const result = await clientAt('HTTP 2026').callTool({ name: RUN_TOOL, arguments: { operation: operationId, input: example, rows: 500 } })
      const { omitted, ...data } = result.structuredContent as { omitted?: unknown }
      const rest = Object.fromEntries(Object.entries(json.data as object).filter(([name]) => !['assumptions', 'limitations', 'links'].includes(name)))
      expect(result.content).toHaveLength(1)
      if (omitted === undefined) expect(neutral(data)).toEqual(neutral(rest))
      else expect(textAt(result, 0)).toContain('Left out: ')
    }
  })

  it('answer 20 funds in 40 KB, with what was left out and how to get it', async () => {
    const holdings = twenty.map((isin) => ({ isin, weight: 0.05 }))
    const result = await clientAt('stdio 2025').callTool({ name: SNAPSHOT_TOOL, arguments: { holdings } })
    expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThan(40 * 1024)
    const { json } = await app.post(basePath('portfolio-analysis'), { holdings, limit: 5 })
    const whole = (json.data as { analyses: Record<string, { data: { positions?: unknown[]; pairs?: unknown[] } }> }).analyses
    const short = result.structuredContent as { holdings: unknown[]; analyses: typeof whole; omitted: { path: string; shown: number; of: number }[] }
    expect(short.holdings).toHaveLength(20)
    expect(short.analyses['look-through']?.data.positions).toHaveLength(5)
    expect(short.omitted).toContainEqual({ path: 'analyses.overlap.data.pairs', shown: 5, of: whole['overlap']?.data.pairs?.length })
    expect(textAt(result, 0)).toMatch(/Left out: .*analyses\.overlap\.data\.pairs 5 of \d+.*Ask with more rows, or for fewer sections\./)
    const one = await clientAt('stdio 2025').callTool({ name: SNAPSHOT_TOOL, arguments: { holdings, sections: ['costs'], rows: 20 } })
    expect(Object.keys((one.structuredContent as typeof short).analyses)).toEqual(['costs'])
    expect(textAt(one, 0)).not.toContain('Sectors')
  })

  it.each<[string, string, unknown, RegExp]>([
    ['an operation that is misspelt', RUN_TOOL, { operation: 'calculateVorabpauschalen', input: {} }, /Did you mean `calculateVorabpauschale`\?/],
    ['fields beside the input', RUN_TOOL, { operation: 'calculateNotgroschen', monthlyExpenses: 1 }, /belongs into `input`/],
    ['fields that belong into the inputs', RUN_TOOL, { operation: 'calculateNotgroschen', input: { monthlyExpenses: 1 } }, /Put `monthlyExpenses` into `inputs`/],
    ['a section that there is not', SNAPSHOT_TOOL, { holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }], sections: ['nothing'] }, /^invalid_request.*\n- sections\.0: /],
    ['a portfolio that is none', SNAPSHOT_TOOL, { holdings: [] }, /^invalid_request/],
    ['an operation to describe that there is not', DESCRIBE_TOOL, { operation: 'nothing' }, /Operations are:\n.*\n- analyzePublicPortfolio: /],
  ])('say how a call would be right: %s', async (_, name, input, said) => {
    for (const transport of transports) {
      const result = await clientAt(transport).callTool({ name, arguments: input as Record<string, unknown> })
      expect(result.isError).toBe(true)
      expect(textAt(result, 0)).toMatch(said)
    }
  })

  it('have prompts that name them, and complete names of operations and of securities', async () => {
    const client = clientAt('HTTP 2026')
    const { prompts } = await client.listPrompts()
    expect(prompts).toHaveLength(3)
    for (const { name, arguments: given = [] } of prompts) {
      const { messages } = await client.getPrompt({ name, arguments: { [given[0]?.name ?? '']: 'MSCI World, 1000 EUR' } })
      expect(JSON.stringify(messages)).toContain('MSCI World, 1000 EUR')
      for (const operation of JSON.stringify(messages).match(/\bcalculate[A-Z]\w+/g) ?? []) expect(procedures.map(({ operationId }) => operationId)).toContain(operation)
    }
    await expect(client.getPrompt({ name: 'nothing' })).rejects.toMatchObject({ code: -32602 })
    const [template] = (await client.listResourceTemplates()).resourceTemplates
    const operations = await client.complete({ ref: { type: 'ref/resource', uri: template?.uriTemplate ?? '' }, argument: { name: 'operation', value: 'vorab' } })
    expect(operations.completion.values).toEqual(['calculateVorabpauschale'])
    await expect(client.complete({ ref: { type: 'ref/prompt', name: 'nothing' }, argument: { name: 'holdings', value: 'msci' } })).rejects.toMatchObject({ code: -32602 })
    const isins = await client.complete({ ref: { type: 'ref/prompt', name: 'depot' }, argument: { name: 'holdings', value: 'Gold, msci world' } })
    expect(isins.completion.values[0]).toBe('IE00B4L5Y983')
  })

  it('answer as REST does also where nothing is known', async () => {
    const empty = await startApp()
    const client = await httpClient(empty.url, '2026')
    await client.listTools()
    for (const { operationId, path, example } of procedures) {
      const result = await client.callTool({ name: operationId, arguments: exampleOf(operationId) })
      expect(neutral(result.structuredContent)).toEqual(neutral((await empty.post(path, example)).json.data))
    }
    await client.close()
    await empty.stop(100)
  })

  it('only read, and reach out only where data providers are asked', async () => {
    const closed = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
    for (const { annotations } of await listed()) expect(annotations).toEqual(closed)
    const open = await startApp({ OPENFIGI_API_KEY: 'key' })
    const client = await httpClient(open.url, '2026')
    const { tools } = await client.listTools()
    expect(tools.filter(({ annotations }) => annotations?.openWorldHint === true).map(({ name }) => name)).toEqual([SNAPSHOT_TOOL, RUN_TOOL])
    await client.close()
    await open.stop(100)
  })
})

/** Tools and resources through the SDK's own client, over every transport and revision, against REST. */
import type { Client } from '@modelcontextprotocol/client'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allNamespaces, basePath } from '../../../core/contract/namespaces'
import { FIND_PATH } from '../../../core/contract/paths'
import { procedures } from '../../../core/registry/procedures'
import { readConfig } from '../../../server/process/config'
import { referenceSource } from '../../../server/data/source'
import { FIND_TOOL } from '../../../server/mcp/find-tool'
import { startApp, type Running } from '../support'
import { httpClient, stdioClient, textAt } from './mcp-support'

const baseUrl = 'https://depotkit.example'

let app: Running
const clients = new Map<string, Client>()
const transports = ['stdio 2025', 'stdio 2026', 'HTTP 2025', 'HTTP 2026'] as const

beforeAll(async () => {
  const reference = await referenceSource(readConfig({}))
  app = await startApp({ PUBLIC_BASE_URL: baseUrl }, { reference, directory: () => reference.directory() })
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

describe.each(transports)('over %s', (transport) => {
  it('answers every example as REST does', async () => {
    for (const { operationId: name, path, example, title } of procedures) {
      const { json } = await app.post(path, example)
      const result = await clientAt(transport).callTool({ name, arguments: example as Record<string, unknown> })
      expect(result.isError ?? false, name).toBe(false)
      expect(neutral(result.structuredContent), name).toEqual(neutral(json.data))
      expect(JSON.parse(textAt(result, 1)), name).toEqual(result.structuredContent)
      expect(textAt(result, 0), name).toContain(title.en)
    }
  })

  it('refuses for every tool as REST does', async () => {
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

const exampleOf = (name: string): Record<string, unknown> => procedures.find(({ operationId }) => operationId === name)?.example as Record<string, unknown>

describe('the tools', () => {
  const listed = async () => (await clientAt('HTTP 2025').listTools()).tools

  it('are the search and the operations', async () => {
    const [find, ...tools] = await listed()
    expect(find?.name).toBe(FIND_TOOL)
    expect(tools.map(({ name, title }) => [name, title])).toEqual(procedures.map(({ operationId, title }) => [operationId, title.en]))
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
      expect([name, accepts(name === FIND_TOOL ? { q: 'msci world' } : exampleOf(name)), accepts.errors]).toEqual([name, true, null])
      expect(accepts({ nonsense: true })).toBe(false)
    }
  })

  it('take no more room than a conversation has: what a result is like is in the catalogs', async () => {
    const tools = await listed()
    expect(tools.filter(({ outputSchema }) => outputSchema !== undefined)).toEqual([])
    expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThan(112 * 1024)
  })

  it('say when to take another one, by a name that exists', async () => {
    const tools = await listed()
    const names = new Set(tools.map(({ name }) => name))
    for (const { name, description = '' } of tools.slice(1)) {
      const { notFor } = procedures.find(({ operationId }) => operationId === name) ?? { notFor: '' }
      expect(description).toContain(notFor)
      expect(description).toMatch(name.startsWith('analyze') ? /no live prices/ : /no tax or investment advice/)
      const named = notFor.match(/\b(analyze|calculate|compare)[A-Z]\w+/g) ?? []
      expect(named.filter((other) => !names.has(other) || other === name)).toEqual([])
    }
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
    for (const { name, annotations } of tools) expect([name, annotations?.openWorldHint]).toEqual([name, name.startsWith('analyze')])
    await client.close()
    await open.stop(100)
  })
})

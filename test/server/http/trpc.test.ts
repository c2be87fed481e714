import { createTRPCClient, httpBatchLink, httpLink, httpBatchStreamLink } from '@trpc/client'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namespaces } from '../../../core/contract/namespaces'
import { procedures } from '../../../core/registry/procedures'
import { reads } from '../../../server/http/documents/reads'
import { readConfig } from '../../../server/process/config'
import { referenceSource } from '../../../server/data/source'
import { router } from '../../../server/http/router'
import { CALCULATORS, startApp, type Answer, type Running } from '../support'

const NOW = '2026-11-20T09:00:00.000Z'
const reference = await referenceSource(readConfig({}))
const requestId = 'the-request'
const named = { 'x-request-id': requestId }

let app: Running
beforeAll(async () => {
  app = await startApp({}, { reference, now: () => new Date(NOW) })
})
afterAll(() => app.stop(100))

const trpcPath = (procedure: { group: string; name: string }): string => `/trpc/${procedure.group}.${procedure.name}`

/** What the stock adapter answers to the same call. */
async function stock(path: string, body: unknown): Promise<Response> {
  return fetchRequestHandler({
    endpoint: '/trpc',
    router,
    req: new Request(`${app.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    createContext: () => ({ now: NOW, baseUrl: app.url, reference, config: readConfig({}), requestId }),
  })
}

async function expectSame(what: string, answer: Answer, response: Response): Promise<void> {
  expect(answer.status, what).toBe(response.status)
  expect(answer.text, what).toBe(await response.text())
  expect(answer.headers['content-type'], what).toBe(`${response.headers.get('content-type')}; charset=utf-8`) // Fastify adds it to any JSON
  expect(answer.headers['vary']?.replace(', accept-encoding', ''), what).toBe(response.headers.get('vary')) // large answers are packed for who takes that
}

describe('the thin path answers what the stock adapter answers', () => {
  test('for every example', async () => {
    for (const { path, example } of procedures.map((procedure) => ({ ...procedure, path: trpcPath(procedure) }))) await expectSame(path, await app.post(path, example, named), await stock(path, example))
  })

  test('for invalid bodies', async () => {
    for (const path of procedures.map(trpcPath)) {
      for (const body of [{ nothing: 1 }, null, [], 'text', 5]) await expectSame(path, await app.post(path, body, named), await stock(path, body))
    }
  })
})

describe('REST and tRPC', () => {
  test('give the same data', async () => {
    for (const procedure of procedures) {
      const [rest, trpc] = [await app.post(procedure.path, procedure.example), await app.post(trpcPath(procedure), procedure.example)]
      expect(rest.status, procedure.path).toBe(200)
      expect(JSON.parse(trpc.text).result.data, procedure.path).toEqual(rest.json.data)
    }
  })

  test('refuse alike', async () => {
    const body = { nothing: 1 }
    for (const procedure of procedures) {
      const [rest, trpc] = [await app.post(procedure.path, body, named), await app.post(trpcPath(procedure), body, named)]
      expect(rest.status, procedure.path).toBe(400)
      expect(JSON.parse(trpc.text).error.data, procedure.path).toMatchObject({ httpStatus: 400, requestId, error: rest.json.error?.code, details: rest.json.error?.details })
    }
  })

  test('describe alike', async () => {
    for (const { namespace, id, path } of reads.filter(({ id }) => id !== null)) {
      const trpc = await app.get(`/trpc/${namespaces[namespace].group}.describe?input=${encodeURIComponent(JSON.stringify({ id }))}`)
      expect(JSON.parse(trpc.text).result.data, path).toEqual((await app.get(path)).json.data)
    }
  })

  test.each([
    ['a procedure that does not exist', 'POST', '/trpc/calculators.horoskop', '{}', 404, 'not_found'],
    ['a mutation by GET', 'GET', '/trpc/calculators.abgeltungssteuer', undefined, 404, 'not_found'],
    ['broken JSON', 'POST', '/trpc/calculators.abgeltungssteuer', '{', 400, 'invalid_json'],
    ['an empty body', 'POST', '/trpc/calculators.abgeltungssteuer', '', 400, 'invalid_json'],
    ['broken query JSON', 'GET', '/trpc/calculators.describe?input={', undefined, 400, 'invalid_json'],
    ['an unknown calculator', 'GET', '/trpc/calculators.describe?input={"id":"horoskop"}', undefined, 404, 'unknown_calculator'],
    ['an unknown capability', 'GET', '/trpc/analyze.describe?input={"id":"horoskop"}', undefined, 404, 'unknown_capability'],
    ['a batch of too many', 'POST', `/trpc/${Array(41).fill('calculators.catalog').join(',')}?batch=1`, '{}', 400, 'invalid_request'],
    ['a batch that is no object', 'POST', '/trpc/calculators.abgeltungssteuer?batch=1', '[]', 400, 'invalid_request'],
  ] as const)('%s', async (_name, method, path, body, status, code) => {
    const answer = await app.send(method, encodeURI(path), { body, headers: { 'content-type': 'application/json', ...named } })
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text).error).toMatchObject({ data: { httpStatus: status, requestId, error: code } })
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*', 'x-request-id': requestId })
  })

  test('another type of body', async () => {
    const answer = await app.send('POST', '/trpc/calculators.abgeltungssteuer', { body: 'a=1', headers: { 'content-type': 'multipart/form-data; boundary=x' } })
    expect(JSON.parse(answer.text).error.data).toMatchObject({ httpStatus: 400, error: 'unsupported_media_type' })
  })

  test('too many bytes', async () => {
    const answer = await app.post('/trpc/calculators.abgeltungssteuer', { padding: 'x'.repeat(17_000) })
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.text).error.data).toMatchObject({ httpStatus: 413, error: 'payload_too_large' })
  })
})

describe('tRPC clients', () => {
  interface Untyped {
    calculators: Record<'catalog', { query(): Promise<unknown> }> & Record<'abgeltungssteuer', { mutate(input: unknown): Promise<unknown> }>
  }
  const url = (): string => `${app.url}/trpc`

  test.each([
    ['one call each', () => httpLink({ url: url() })],
    ['batches', () => httpBatchLink({ url: url() })],
    ['streamed batches', () => httpBatchStreamLink({ url: url() })],
  ] as const)('%s', async (_name, link) => {
    const client = createTRPCClient<typeof router>({ links: [link()] }) as never as Untyped
    const [catalog, first, second] = await Promise.all([
      client.calculators.catalog.query(),
      client.calculators.abgeltungssteuer.mutate({ inputs: { kapitalertrag: 2000 } }),
      client.calculators.abgeltungssteuer.mutate({}),
    ])
    const rest = await Promise.all([app.get(CALCULATORS), app.post(`${CALCULATORS}/abgeltungssteuer`, { inputs: { kapitalertrag: 2000 } }), app.post(`${CALCULATORS}/abgeltungssteuer`, {})])
    expect([catalog, first, second]).toEqual(rest.map(({ json }) => json.data))
  })
})

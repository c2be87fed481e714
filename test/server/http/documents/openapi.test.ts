import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorTable, type ErrorCode } from '../../../../core/contract/errors'
import { procedures } from '../../../../core/registry/procedures'
import { readConfig } from '../../../../server/process/config'
import { reads } from '../../../../server/http/documents/reads'
import { openApiOf } from '../../../../server/http/documents/openapi'
import { allNamespaces, basePath } from '../../../../core/contract/namespaces'
import { referenceSource } from '../../../../server/data/source'
import { startApp, type Answer, type Running } from '../../support'

interface Operation {
  operationId: string
  security: unknown[]
  description: string
  tags: string[]
  requestBody?: { content: Record<string, { example: unknown }> }
  responses: Record<string, { content: Record<string, { example?: unknown; examples?: Record<string, { $ref: string }> }> }>
}
interface Document {
  openapi: string
  info: { version: string; contact: { url: string }; license: { name: string } }
  tags: { name: string; description: string }[]
  components: { examples: Record<string, { value: unknown }> }
  paths: Record<string, Record<string, Operation>>
}

let app: Running
const documents = new Map<string, Document>()
const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } })
addFormats.default(ajv)

beforeAll(async () => {
  app = await startApp({}, { reference: await referenceSource(readConfig({})) })
  for (const namespace of allNamespaces) {
    const { text } = await app.get(`${basePath(namespace)}/openapi.json`)
    documents.set(namespace, JSON.parse(text))
    ajv.addSchema(JSON.parse(text), namespace)
  }
})
afterAll(() => app.stop(100))

const pointer = (...parts: string[]): string => parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

function schemaAt(namespace: string, ...parts: string[]): ValidateFunction {
  const validate = ajv.getSchema(`${namespace}#${pointer(...parts)}`)
  if (validate === undefined) throw new Error(`No schema at ${parts.join(' ')}`)
  return validate
}

function expectValid(namespace: string, method: string, path: string, answer: Answer): void {
  const validate = schemaAt(namespace, 'paths', path, method, 'responses', String(answer.status), 'content', 'application/json', 'schema')
  validate(answer.json)
  expect(validate.errors ?? []).toEqual([])
}

describe('every answer is what the document says', () => {
  test.each(procedures.map((procedure) => [procedure.path, procedure] as const))('POST %s', async (path, procedure) => {
    const { namespace, example } = procedure
    const request = schemaAt(namespace, 'paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema')
    request(example)
    expect(request.errors ?? []).toEqual([])
    const answer = await app.post(path, example)
    expect(answer.status).toBe(200)
    expectValid(namespace, 'post', path, answer)
    expectValid(namespace, 'post', path, await app.post(path, { nothing: 1 }))
    expectValid(namespace, 'post', path, await app.post(path, { padding: 'x'.repeat(17_000) }))
  })

  test.each(reads.map((read) => [read.path, read] as const))('GET %s', async (path, { namespace }) => {
    const answer = await app.get(path)
    expect(answer.status).toBe(200)
    expectValid(namespace, 'get', path, answer)
    // It shows no example; those of what is posted are checked below.
    expect(Object.keys(documents.get(namespace)?.paths[path]?.['get']?.responses['200']?.content['application/json'] ?? {})).not.toContain('example')
  })

  test.each(procedures.map((procedure) => [procedure.path, procedure] as const))('the examples of POST %s', async (path, { namespace }) => {
    const operation = documents.get(namespace)?.paths[path]?.['post']
    if (operation === undefined) throw new Error(`no operation at ${path}`)
    const request = operation.requestBody?.content['application/json']?.example
    const accepts = schemaAt(namespace, 'paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema')
    accepts(request)
    expect(accepts.errors ?? []).toEqual([])
    const answer = await app.post(path, request)
    expect(answer.status).toBe(200)
    const validate = schemaAt(namespace, 'paths', path, 'post', 'responses', '200', 'content', 'application/json', 'schema')
    validate(operation.responses['200']?.content['application/json']?.example)
    expect(validate.errors ?? []).toEqual([])
  })

  test('the status of a section decides whether it has data', async () => {
    const path = `${basePath('portfolio-analysis')}/overlap`
    const answer = await app.post(path, { holdings: [{ isin: 'IE00B4L5Y983', weight: 0.5 }, { isin: 'IE00BKM4GZ66', weight: 0.5 }] })
    const validate = schemaAt('portfolio-analysis', 'paths', path, 'post', 'responses', '200', 'content', 'application/json', 'schema')
    const withOverlap = (change: object): unknown => {
      const changed = JSON.parse(answer.text) as { data: { analyses: { overlap: object } } }
      Object.assign(changed.data.analyses.overlap, change)
      return changed
    }
    expect(validate(withOverlap({}))).toBe(true)
    expect(validate(withOverlap({ data: null }))).toBe(false)
    expect(validate(withOverlap({ status: 'unavailable' }))).toBe(false)
    expect(validate(withOverlap({ status: 'unavailable', data: null }))).toBe(true)
  })

  test('a refused request', async () => {
    const limited = await startApp({ RATE_LIMIT_UNITS: '1', REQUEST_LIMIT: '1' })
    await limited.get(basePath('calculators'))
    const answer = await limited.get(basePath('calculators'))
    expect(answer.status).toBe(429)
    expectValid('calculators', 'get', basePath('calculators'), answer)
    await limited.stop(100)
  })

  test('an answer that the document does not describe is found', async () => {
    const answer = await app.get(basePath('calculators'))
    const validate = schemaAt('calculators', 'paths', basePath('calculators'), 'get', 'responses', '200', 'content', 'application/json', 'schema')
    expect(validate({ ...answer.json, extra: 1 })).toBe(false)
    expect(validate({ ...answer.json, data: null })).toBe(false)
  })
})

describe.each(allNamespaces)('the document of %s', (namespace) => {
  const operationsOf = (): Operation[] => Object.values(documents.get(namespace)?.paths ?? {}).flatMap((methods) => Object.values(methods))

  test('is OpenAPI 3.1 and carries the model version', () => {
    const document = documents.get(namespace)
    expect(document?.openapi).toMatch(/^3\.1\./)
    expect(document?.info.version).toMatch(/^\d{4}-\d{2}-\d{2}\.\d+$/)
  })

  test('describes every failure of every operation, without authentication', () => {
    for (const operation of operationsOf()) {
      expect(Object.keys(operation.responses)).toEqual(['200', '400', '404', '413', '429', '500', '503'])
      expect(operation.security).toEqual([])
    }
  })

  test('says who runs the service and under which licence, and describes and groups every operation', () => {
    const document = documents.get(namespace)
    expect([document?.info.contact.url, document?.info.license.name]).toEqual([app.url, 'MIT'])
    const known = document?.tags.map(({ name }) => name)
    for (const { description, tags } of operationsOf()) {
      expect(description.length).toBeGreaterThan(20)
      expect(known).toEqual(expect.arrayContaining(tags))
      expect(tags).toHaveLength(1)
    }
  })

  test('shows a body for every failure, as the service words it', () => {
    const error = schemaAt(namespace, 'components', 'schemas', 'ErrorEnvelope')
    const { examples } = documents.get(namespace)?.components ?? {}
    for (const { responses } of operationsOf()) {
      for (const status of ['400', '404', '413', '429', '500', '503']) {
        const references = Object.values(responses[status]?.content['application/json']?.examples ?? {})
        expect(references.length).toBeGreaterThan(0)
        for (const { $ref } of references) {
          const value = examples?.[$ref.replace('#/components/examples/', '')]?.value as { error: { code: ErrorCode } }
          expect(error(value), $ref).toBe(true)
          expect(errorTable[value.error.code].status).toBe(Number(status))
        }
      }
    }
  })

  test('operation ids are unique', () => {
    const ids = operationsOf().map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('has no discriminator without mapping', () => {
    expect(JSON.stringify(documents.get(namespace))).not.toContain('"discriminator"')
  })

  test('passes the strictest recommended rules of a public linter', async () => {
    expect(await lint(openApiOf(namespace, 'https://depot.example'))).toEqual([])
  })
})

/** Every rule but that of examples, which takes six times as long as all others: they are held to their schemas above. */
async function lint(source: object): Promise<unknown[]> {
  const config = await createConfig({ extends: ['recommended-strict'], rules: { 'no-invalid-media-type-examples': 'off' } })
  return await lintFromString({ source: JSON.stringify(source), config })
}

test('the linter finds what is wrong', async () => {
  expect(await lint({ ...openApiOf('fixed-income', 'https://depot.example'), info: {} })).not.toEqual([])
})

test('the address of the service is the only server', () => {
  expect(openApiOf('calculators', 'https://depot.example').servers).toEqual([{ url: 'https://depot.example' }])
})

test('a document is packed for who takes that, and the same when unpacked', async () => {
  const path = `${basePath('calculators')}/openapi.json`
  const plain = await fetch(app.url + path, { headers: { 'accept-encoding': 'identity' } })
  const packed = await fetch(app.url + path, { headers: { 'accept-encoding': 'gzip' } })
  expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip'])
  expect(packed.headers.get('vary')).toContain('Accept-Encoding')
  expect(await packed.json()).toEqual(await plain.json())
})

import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allNamespaces, basePath } from '../../../../core/contract/namespaces'
import { procedures } from '../../../../core/registry/procedures'
import { jointOpenApi } from '../../../../server/http/documents/openapi'
import { startApp, type Running } from '../../support'

interface Document {
  info: { title: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, { operationId: string }>>
  components: { schemas: Record<string, unknown>; examples: Record<string, unknown> }
}

let app: Running
let joint: Document
beforeAll(async () => {
  app = await startApp({})
  joint = JSON.parse((await app.get('/api/v1/public/openapi.json')).text) as Document
})
afterAll(() => app.stop(100))

const own = async (): Promise<Document[]> =>
  await Promise.all(allNamespaces.map(async (namespace) => JSON.parse((await app.get(`${basePath(namespace)}/openapi.json`)).text) as Document))

describe('the joint OpenAPI document', () => {
  test('has every path of every interface and loses no component of a name', async () => {
    const documents = await own()
    expect(Object.keys(joint.paths).sort()).toEqual(documents.flatMap(({ paths }) => Object.keys(paths)).sort())
    for (const { paths, components } of documents) {
      for (const [path, operations] of Object.entries(paths)) expect(joint.paths[path]).toEqual(operations)
      for (const part of ['schemas', 'examples'] as const) {
        for (const [name, value] of Object.entries(components[part])) expect(joint.components[part][name], name).toEqual(value)
      }
    }
    const ids = Object.values(joint.paths).flatMap((operations) => Object.values(operations).map(({ operationId }) => operationId))
    expect(new Set(ids).size).toBe(ids.length)
    expect([joint.info.title, joint.servers[0]?.url]).toEqual(['depotkit', app.url])
  })

  test('is valid by the recommended rules of Redocly', async () => {
    // Its examples are those of the interfaces' own documents, where they are checked.
    const config = await createConfig({ extends: ['recommended-strict'], rules: { 'no-invalid-media-type-examples': 'off' } })
    expect(await lintFromString({ source: JSON.stringify(jointOpenApi('https://depot.example')), config })).toEqual([])
  })
})

describe('/llms.txt', () => {
  test('names every operation with its address, and each address answers', async () => {
    const { text, status } = await app.get('/llms.txt')
    expect(status).toBe(200)
    expect(text).toMatch(/^# depotkit\n\n> /)
    for (const { path } of procedures) expect(text).toContain(`(${app.url}${path}): POST.`)
    const addresses = [...text.matchAll(/\]\((\S+?)\)(?!: POST)/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(4 * allNamespaces.length)
    for (const address of addresses.filter((each) => !each.endsWith('/mcp'))) expect((await app.get(address.slice(app.url.length))).status, address).toBe(200)
  })

  test('costs no units', async () => {
    const before = (await app.get('/metrics')).text.match(/depotkit_rate_units_total\{pool="(?!requests)[^\n]*/g)
    await app.get('/llms.txt')
    await app.get('/api/v1/public/openapi.json')
    expect((await app.get('/metrics')).text.match(/depotkit_rate_units_total\{pool="(?!requests)[^\n]*/g)).toEqual(before)
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAnalysisNamespace } from '../../../core/contract/namespaces'
import { procedures } from '../../../core/registry/procedures'
import type { ReferenceSource } from '../../../core/reference/reference'
import { run } from '../../../core/operations/run'
import { dataExport } from '../../../server/cli/data/show'
import { dataImport } from '../../../server/cli/data/import'
import { writeBundle } from '../../../server/data/bundle/bundle'
import { sharedBundle } from '../../support/embedded'
import { referenceSource, type OpenSource } from '../../../server/data/source'

const now = new Date('2026-11-27T12:00:00Z')
const quiet = { out: () => {}, err: () => {}, interactive: false }
const env = { DEPOTKIT_BUNDLE: 'none' }
const analyses = procedures.filter(({ namespace }) => isAnalysisNamespace(namespace))

let folder: string
let embedded: OpenSource
let imported: OpenSource
let exported: OpenSource

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'depotkit-round-trip-'))
  const [first, second] = ['first', 'second'].map((name) => `file:${join(folder, `${name}.db`)}`) as [string, string]
  const bundle = await sharedBundle()
  const replayed = new Set(JSON.stringify(analyses.map(({ example }) => example)).match(/[A-Z]{2}[A-Z0-9]{9}\d/g))
  await writeBundle({ ...bundle, prices: bundle.prices.filter(({ isin }) => replayed.has(isin)) }, join(folder, 'embedded'))
  await dataImport({ path: join(folder, 'embedded'), database: first }, env, quiet, now)
  await dataExport(first, join(folder, 'exported.zip'), 'exported', false, quiet)
  await dataImport({ path: join(folder, 'exported.zip'), database: second }, env, quiet, now)
  embedded = await referenceSource({})
  imported = await referenceSource({ DEPOTKIT_BUNDLE: 'none', DATABASE_URL: first })
  exported = await referenceSource({ DEPOTKIT_BUNDLE: 'none', DATABASE_URL: second })
})

afterAll(async () => {
  await Promise.all([embedded, imported, exported].map((source) => source.close()))
  rmSync(folder, { recursive: true })
})

const analysed = (id: string, reference: ReferenceSource) => {
  const procedure = analyses.find((candidate) => candidate.id === id)
  if (procedure === undefined) throw new Error(`no analysis ${id}`)
  return run(procedure, procedure.example, { now: now.toISOString(), baseUrl: 'https://depotkit.example', reference })
}

describe('the embedded bundle imported, exported and imported again', () => {
  it.each(analyses.map(({ id }) => id))('gives the same analysis of the example of "%s"', async (id) => {
    const expected = await analysed(id, embedded)
    expect(expected.ok).toBe(true)
    expect(await analysed(id, exported)).toEqual(expected)
    // It reads the whole catalogue, which takes seconds: once, of what went both ways.
    if (id !== 'etf-alternatives') expect(await analysed(id, imported)).toEqual(expected)
  })
})

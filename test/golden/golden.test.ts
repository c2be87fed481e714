/**
 * The figures of every example on the embedded data, one file each. They detect change and prove nothing: what is right is
 * for the tests with outside sources to say. `npm run golden` writes them anew; a figure that changes needs a line in the changelog.
 */
import { readdirSync } from 'node:fs'
import stringify from 'json-stringify-pretty-compact'
import { afterAll, describe, expect, it, test } from 'vitest'
import { run } from '../../core/operations/run'
import type { Procedure } from '../../core/operations/define'
import { procedures } from '../../core/registry/procedures'
import { readConfig } from '../../server/process/config'
import { referenceSource } from '../../server/data/source'

const about = 'Detects change, proves nothing: what the models gave last. Written by `npm run golden`; a figure that changes needs a line in CHANGELOG.md.'

const reference = await referenceSource(readConfig({}))
afterAll(() => reference.close())
const context = { now: '2026-11-20T12:00:00.000Z', baseUrl: 'https://depot.example', reference }

/** Sentences, whose wording may change without a figure, and addresses. */
const texts = new Set(['assumptions', 'limitations', 'sources', 'links', 'computedAt'])
const figuresOnly = (key: string, value: unknown): unknown => (texts.has(key) ? undefined : value)

const fileOf = ({ namespace, id }: Procedure): string => `${namespace}/${id === '' ? 'snapshot' : id}.json`

/** Read before a missing file is written. */
const written = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))

describe('golden answers', () => {
  it('are there for every operation, and for nothing else', () => {
    expect(written.sort()).toEqual(procedures.map(fileOf).sort())
  })

  test.each(procedures.map((procedure) => [fileOf(procedure), procedure] as const))('%s', async (file, procedure) => {
    const outcome = await run(procedure, procedure.example, context)
    if (!outcome.ok) throw new Error(`the example of ${procedure.operationId} is refused`)
    const answer = stringify({ about, request: procedure.example, answer: outcome.data }, { maxLength: 140, replacer: figuresOnly })
    await expect(`${answer}\n`).toMatchFileSnapshot(file)
  })
})

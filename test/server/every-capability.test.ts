/** Every capability is on every front: nothing is listed by hand that could be forgotten. */
import { describe, expect, it } from 'vitest'
import { methodologyOf } from '../../core/described/methodology/methodology'
import { basePath } from '../../core/contract/namespaces'
import { procedures } from '../../core/registry/procedures'
import { allAnalyses } from '../../core/registry/registry'
import { run } from '../../core/operations/run'
import { jsonSchemaOf } from '../../core/values/schemas/json-schema'
import { isSchema, type JsonSchema } from '../../core/values/schemas/read-json-schema'
import { text } from '../../core/values/text'
import type { AnyWords } from '../../core/wording/field-words'
import { referenceSource } from '../../server/data/source'
import { describeRequest, operationLines, runRequest } from '../../server/mcp/tools/list'
import { runCli } from './cli/support'

const reference = await referenceSource({})
const context = { now: '2026-11-22T12:00:00.000Z', baseUrl: 'http://localhost', reference }

const partsOf = (schema: JsonSchema, root: JsonSchema): JsonSchema[] => {
  const target = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  const inner = target === undefined ? [schema.anyOf, schema.oneOf, [schema.items]].flatMap((list) => list ?? []) : [root.$defs?.[target]]
  return [schema, ...inner.filter(isSchema).flatMap((part) => partsOf(part, root))]
}

/** Paths of the fields of a schema that have no words in one of the languages. */
function nameless(schema: JsonSchema, words: AnyWords, root = schema, path = ''): string[] {
  return partsOf(schema, root).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([key, inner]) => {
      const word = words[key]
      if (word === undefined || word.label.en === '' || word.label.de === '') return [`${path}${key}`]
      return isSchema(inner) ? nameless(inner, word.fields ?? {}, root, `${path}${key}.`) : []
    }),
  )
}

/** Paths of words for which none of these schemas has a field. */
function fieldless(schemas: readonly JsonSchema[], words: AnyWords, root: JsonSchema, path = ''): string[] {
  const properties = schemas.flatMap((schema) => partsOf(schema, root)).flatMap((part) => Object.entries(part.properties ?? {}))
  return Object.entries(words).flatMap(([key, { fields = {} }]) => {
    const own = properties.flatMap(([name, inner]) => (name === key && isSchema(inner) ? [inner] : []))
    return own.length === 0 ? [`${path}${key}`] : fieldless(own, fields, root, `${path}${key}.`)
  })
}

const commandOf: Readonly<Record<string, (id: string) => string[]>> = {
  'portfolio-analysis': (id) => ['analyze', '--help', ...(id === '' ? [] : [id])],
  calculators: (id) => (id === 'compare' ? ['compare', '--help'] : ['calc', id, '--help']),
  'depot-tax': () => ['tax', '--help'],
  'fixed-income': (id) => ['analyze', '--help', id],
  retirement: (id) => ['calc', id, '--help'],
}

const answered = procedures.map((procedure) => [procedure.operationId, procedure] as const)

describe('every operation', () => {
  it('has a title and a description in both languages', () => {
    for (const [name, { title, description }] of answered) {
      for (const text of [title, description]) expect([text.en, text.de].every((words) => words.trim() !== ''), name).toBe(true)
    }
  })

  it('has words for every field of its answer', () => {
    const found = answered.flatMap(([name, { response, words }]) => nameless(jsonSchemaOf(response, 'output'), words).map((path) => `${name}: ${path}`))
    // Scenarios hold answers of other operations, which have the words of these.
    expect(found.filter((each) => !each.includes(': scenarios.'))).toEqual([])
  })

  it('has words for every field of the request of an analysis', () => {
    expect(allAnalyses.flatMap(({ id, request, words }) => nameless(jsonSchemaOf(request, 'input'), words.request).map((path) => `${id}: ${path}`))).toEqual([])
  })

  it('has no words for fields that there are not', () => {
    const found = answered.flatMap(([name, { response, words }]) => {
      const schema = jsonSchemaOf(response, 'output')
      return fieldless([schema], words, schema).map((path) => `${name}: ${path}`)
    })
    expect(found).toEqual([])
    const schema = { properties: { rows: { items: { properties: { left: {} } } } } }
    const word = { label: text('', '') }
    expect(fieldless([schema], { rows: { ...word, fields: { left: word, gone: word } } }, schema)).toEqual(['rows.gone'])
  })

  it('cannot leave a field of its answer without words in German', () => {
    for (const [name, { response, words }] of answered) {
      const [field = '', first] = Object.entries(words).at(-1) ?? []
      const forgotten: AnyWords = { ...words, [field]: { ...first, label: { en: first?.label.en ?? '', de: '' } } }
      expect(nameless(jsonSchemaOf(response, 'output'), forgotten), name).toEqual([field])
    }
  })

  it('has an example that runs', async () => {
    for (const [name, procedure] of answered) expect(await run(procedure, procedure.example, context), name).toMatchObject({ ok: true })
  })

  it('is an operation for assistants, in a line', () => {
    for (const [name] of answered) {
      expect([describeRequest.safeParse({ operation: name }).success, runRequest.safeParse({ operation: name }).success]).toEqual([true, true])
      expect(operationLines().filter((line) => line.startsWith(`- ${name}: `)), name).toHaveLength(1)
    }
  })

  it('is a command', async () => {
    for (const [name, { namespace, id }] of answered) {
      const { exitCode, out } = await runCli(commandOf[namespace]?.(id) ?? [])
      expect([exitCode, out.startsWith('Usage: depotkit')], name).toEqual([0, true])
    }
  })

  it('is explained in both languages', () => {
    for (const [name, { namespace, id }] of answered) {
      if (id === '' || (id === 'compare' && namespace === 'calculators')) continue
      for (const locale of ['en', 'de'] as const) expect(methodologyOf(namespace, locale), name).toContain(`<a id="${id}"></a>`)
    }
  })

  it('is below the path of its interface', () => {
    for (const [name, { namespace, path }] of answered) expect(path.startsWith(basePath(namespace)), name).toBe(true)
  })
})

/** Every analysis and section has its room and its words, and the portfolio page can draw it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { jsonSchemaOf } from '../../core/values/schemas/json-schema'
import { branches, described, itemsOf, memberOf, type Described } from '../../core/wording/described'
import type { AnyWords } from '../../core/wording/field-words'
import type { Analysis } from '../../core/operations/define'
import type { SnapshotSection } from '../../core/portfolio/book/define-section'
import { allAnalyses, calculations, sections } from '../../core/registry/registry'
import { askedOf } from '../../server/pages/portfolio/plain/asked'

const ROOT = join(import.meta.dirname, '../..')

const inFolder = (folder: string): string[] => readdirSync(join(ROOT, folder)).sort()

const analysisModules = allAnalyses
const sectionModules: readonly SnapshotSection[] = sections

const idsOf = (modules: readonly { id: string }[]): string[] => modules.map(({ id }) => id).sort()

/** Folders of modules that the list does not have. */
const forgottenIn = (folder: string, modules: readonly { id: string }[]): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && !idsOf(modules).includes(entry.name) ? [entry.name] : []))

/** Modules that no test of their folder takes. */
function untestedIn(folder: string, modules: readonly { id: string }[]): string[] {
  const tests = inFolder(`test/${folder}`).filter((name) => name.endsWith('.ts')).map((name) => readFileSync(join(ROOT, `test/${folder}`, name), 'utf8')).join('\n')
  return idsOf(modules).filter((id) => !tests.includes(`/${folder}/${id}/`))
}

const lists: [string, readonly { id: string }[]][] = [
  ['core/portfolio/analyses', analysisModules], ['core/portfolio/sections', sectionModules],
  ...Object.entries(calculations).map(([namespace, modules]): [string, readonly { id: string }[]] => [`core/${namespace}`, modules]),
]

test.each(lists)('every module of %s is in its list and has a test, and one that was forgotten is found', (folder, modules) => {
  expect(forgottenIn(folder, modules)).toEqual([])
  expect(forgottenIn(folder, modules.slice(1))).toEqual([modules[0]?.id])
  expect(untestedIn(folder, modules)).toEqual([])
  expect(untestedIn(folder, [...modules, { id: 'forgotten' }])).toEqual(['forgotten'])
})

/** Paths of the fields that have no name, or none in German, or the same in both languages by oversight. */
function unnamed(given: Described, path = ''): string[] {
  return branches(given).flatMap((branch): string[] => {
    if (branch.schema.type === 'array') return unnamed(itemsOf(branch), path)
    return Object.keys(branch.schema.properties ?? {}).flatMap((key) => {
      const field = memberOf({}, branch, key)
      const { label } = field.words
      return [...(label === undefined || label.en === '' || label.de === '' ? [`${path}${key}`] : []), ...unnamed(field, `${path}${key}.`)]
    })
  })
}

const parts: [name: string, schema: Described][] = [
  ...sectionModules.map(({ id, data, words }): [string, Described] => [id, described(jsonSchemaOf(data, 'output'), words)]),
  ...analysisModules.flatMap(({ id, request, data, words }): [string, Described][] => [
    [`${id}, request`, described(jsonSchemaOf(request, 'input'), words.request)],
    [`${id}, data`, described(jsonSchemaOf(data, 'output'), words.data)],
  ]),
]

test.each(parts)('every field of %s has a name in both languages', (_name, schema) => {
  expect(unnamed(schema)).toEqual([])
})

describe('a field without a name', () => {
  const { data } = sectionModules[0] as SnapshotSection
  const words = { scope: { label: { en: 'Covers', de: '' } } } as AnyWords

  test('is found', () => {
    expect(unnamed(described(jsonSchemaOf(data, 'output'), words))).toEqual(expect.arrayContaining(['scope', 'coverage', 'buckets', 'buckets.key']))
  })
})

const own = inFolder('server/pages/portfolio/analyses').map((file) => file.replace('.tsx', ''))

test('a view of its own is named like its analysis', () => {
  expect(idsOf(analysisModules)).toEqual(expect.arrayContaining(own))
})

/** The plain form has no field for lists and objects: what it cannot ask for would be left out. */
test('the plain view can ask for all that an analysis without a view of its own takes', () => {
  const plain = analysisModules.filter(({ id }) => !own.includes(id))
  const left = plain.flatMap(({ id, request, words }) => branches(described(jsonSchemaOf(request, 'input'), words.request)).flatMap((input) => askedOf(input, 'en').left.map((name) => `${id}: ${name}`)))
  expect(left).toEqual([])
})

test('what the plain view cannot ask for is found', () => {
  const compare = analysisModules.find(({ id }) => id === 'compare') as Analysis
  const plan = analysisModules.find(({ id }) => id === 'contribution-plan') as Analysis
  const leftOf = ({ request, words }: Analysis) => askedOf(described(jsonSchemaOf(request, 'input'), words.request), 'en').left
  expect([leftOf(compare), leftOf(plan)]).toEqual([['before', 'after'], ['targets']])
})

/** Every module is in its list and has a test, and the portfolio page can draw every analysis. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemaOf } from '../../core/values/schemas/json-schema'
import { branches, described } from '../../core/wording/described'
import type { Analysis } from '../../core/operations/define'
import { allAnalyses, calculations, sections } from '../../core/registry/registry'
import { askedOf } from '../../server/pages/portfolio/plain/asked'

const ROOT = join(import.meta.dirname, '../..')

const inFolder = (folder: string): string[] => readdirSync(join(ROOT, folder)).sort()

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
  ['core/portfolio/analyses', allAnalyses], ['core/portfolio/sections', sections],
  ...Object.entries(calculations).map(([namespace, modules]): [string, readonly { id: string }[]] => [`core/${namespace}`, modules]),
]

test.each(lists)('every module of %s is in its list and has a test, and one that was forgotten is found', (folder, modules) => {
  expect(forgottenIn(folder, modules)).toEqual([])
  expect(forgottenIn(folder, modules.slice(1))).toEqual([modules[0]?.id])
  expect(untestedIn(folder, modules)).toEqual([])
  expect(untestedIn(folder, [...modules, { id: 'forgotten' }])).toEqual(['forgotten'])
})

const own = inFolder('server/pages/portfolio/analyses').map((file) => file.replace('.tsx', ''))

test('a view of its own is named like its analysis', () => {
  expect(idsOf(allAnalyses)).toEqual(expect.arrayContaining(own))
})

/** The plain form has no field for lists and objects: what it cannot ask for would be left out. */
test('the plain view can ask for all that an analysis without a view of its own takes', () => {
  const plain = allAnalyses.filter(({ id }) => !own.includes(id))
  const left = plain.flatMap(({ id, request, words }) => branches(described(jsonSchemaOf(request, 'input'), words.request)).flatMap((input) => askedOf(input, 'en').left.map((name) => `${id}: ${name}`)))
  expect(left).toEqual([])
})

test('what the plain view cannot ask for is found', () => {
  const compare = allAnalyses.find(({ id }) => id === 'compare') as Analysis
  const plan = allAnalyses.find(({ id }) => id === 'contribution-plan') as Analysis
  const leftOf = ({ request, words }: Analysis) => askedOf(described(jsonSchemaOf(request, 'input'), words.request), 'en').left
  expect([leftOf(compare), leftOf(plan)]).toEqual([['before', 'after'], ['targets']])
})

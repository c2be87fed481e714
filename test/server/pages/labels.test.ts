/** Every field, figure and choice of a calculator has a name in both languages, and no name is left over. */
import { describe, expect, test } from 'vitest'
import type { Calculator } from '../../../core/define'
import { calculators } from '../../../core/registry'
import { bundeslaender } from '../../../core/schemas/tax-profile'
import { formOf, resultOf } from '../../../server/pages/calculator/describe'
import { choiceLabels } from '../../../server/pages/calculator/labels/choices'
import { englishHelp, germanHelp, inputLabels } from '../../../server/pages/calculator/labels/inputs'
import { resultLabels } from '../../../server/pages/calculator/labels/results'
import type { FormField, ResultField } from '../../../server/pages/web/calculator/descriptor'
import { views, type ChartPlan } from '../../../server/pages/web/calculator/views'

const list: readonly Calculator[] = calculators

/** The names that labels are kept under: of groups, fields, and fields inside lists. */
const inputNames = (calculator: Calculator): string[] =>
  formOf(calculator, 'en').flatMap(({ legend, fields }) => [
    ...(legend === null ? [] : [fields[0]?.name.split('.')[0] ?? '']),
    ...fields.flatMap((field) => [field.name.split('.').at(-1) ?? '', ...(field.kind === 'list' ? field.item.map(({ name }) => name) : [])]),
  ])

const resultNames = (fields: readonly ResultField[]): string[] => fields.flatMap(({ name, fields: inner = [] }) => [name, ...resultNames(inner)])

const keyIn = (labels: object, slug: string, name: string): string | undefined => [`${slug}:${name}`, name].find((key) => key in labels)

const used = (labels: object, names: (calculator: Calculator) => string[]): Set<string> =>
  new Set(list.flatMap((calculator) => names(calculator).flatMap((name) => keyIn(labels, calculator.slug, name) ?? [])))

const plainFields = (fields: readonly FormField[]): FormField[] => fields.flatMap((field) => (field.kind === 'list' ? [field, ...field.item] : [field]))

/** Names that are the same in every language. */
const proper: readonly string[] = [...bundeslaender, 'I', 'II', 'III']

describe.each(list.map((calculator) => [calculator.slug, calculator] as const))('%s', (slug, calculator) => {
  test('inputs and figures have names', () => {
    expect(inputNames(calculator).filter((name) => keyIn(inputLabels, slug, name) === undefined)).toEqual([])
    expect(resultNames(resultOf(calculator, 'en')).filter((name) => keyIn(resultLabels, slug, name) === undefined)).toEqual([])
  })

  test('what helps in English helps in German', () => {
    const helped = (locale: 'en' | 'de') => plainFields(formOf(calculator, locale).flatMap(({ fields }) => fields)).filter(({ help }) => help !== undefined).map(({ name }) => name)
    expect(helped('de')).toEqual(helped('en'))
  })

  test('choices have names', () => {
    const fields = plainFields(formOf(calculator, 'de').flatMap(({ fields: inner }) => inner))
    const bare = fields.flatMap((field) => (field.kind === 'choice' ? field.choices.filter(({ value, label }) => typeof value === 'string' && value === label && !proper.includes(label)) : []))
    const named = (inner: readonly ResultField[]): string[] => inner.flatMap(({ choices = {}, fields: children = [] }) => [...Object.entries(choices).filter(([value, label]) => value === label && !proper.includes(label)).map(([value]) => value), ...named(children)])
    expect([bare, named(resultOf(calculator, 'de'))]).toEqual([[], []])
  })

  test('the view names figures that exist', () => {
    const at = (fields: readonly ResultField[], path: string): ResultField | undefined => {
      const [first, ...rest] = path.split('.')
      const found = fields.find(({ name }) => name === first)
      return rest.length === 0 || found === undefined ? found : at(found.fields ?? [], rest.join('.'))
    }
    const result = resultOf(calculator, 'en')
    const pathsOf = (plan: ChartPlan): string[] => (plan.kind === 'rows' ? [plan.labels, ...plan.tracks.map(({ field }) => field)].map((name) => `${plan.list}.${name}`) : [...plan.fields])
    const view = views[slug]
    const paths = [...(view?.headline ?? []), ...(view?.charts.flatMap(pathsOf) ?? [])]
    const inputs = formOf(calculator, 'en').flatMap(({ fields }) => fields.map(({ name }) => `inputs.${name}`))
    expect(view).toBeDefined()
    expect(paths.filter((path) => at(result, path) === undefined && !inputs.includes(path))).toEqual([])
  })
})

test('no name is left over', () => {
  const allResults = (calculator: Calculator): string[] => resultNames(resultOf(calculator, 'en'))
  const unused = (labels: object, names: (calculator: Calculator) => string[]): string[] => {
    const found = used(labels, names)
    return Object.keys(labels).filter((key) => !found.has(key))
  }
  expect(unused(inputLabels, inputNames)).toEqual([])
  expect(unused(germanHelp, inputNames)).toEqual([])
  expect(unused(englishHelp, inputNames)).toEqual([])
  expect(unused(resultLabels, allResults)).toEqual([])
  expect(unused(choiceLabels, (calculator) => [...inputNames(calculator), ...allResults(calculator)])).toEqual([])
})

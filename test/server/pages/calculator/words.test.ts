/** What types cannot say of the words of a calculator: that help is there in both languages, and that views name what exists. */
import { describe, expect, test } from 'vitest'
import { eigenkapital } from '../../../../core/calculators/eigenkapital'
import type { Calculator } from '../../../../core/operations/define'
import { calculators } from '../../../../core/registry/registry'
import type { ChartPlan } from '../../../../core/wording/view'
import { formOf, resultOf } from '../../../../server/pages/calculator/describe'
import type { FormField, ResultField } from '../../../../server/pages/calculator/descriptor'
import { fieldAt } from '../../../../server/pages/calculator/result/figures'

const list: readonly Calculator[] = calculators

const plainFields = (calculator: Calculator, locale: 'en' | 'de'): FormField[] =>
  formOf(calculator, locale).flatMap(({ fields }) => fields).flatMap((field) => (field.kind === 'list' ? [field, ...field.item] : [field]))

const helped = (calculator: Calculator, locale: 'en' | 'de'): string[] =>
  plainFields(calculator, locale).filter(({ help }) => help !== undefined).map(({ name }) => name)

const pathsOf = (plan: ChartPlan): string[] => {
  if (plan.kind === 'difference') return [plan.labels, plan.of, plan.less].map((name) => `${plan.list}.${name}`)
  return plan.kind === 'rows' ? [plan.labels, ...plan.tracks.map(({ field }) => field)].map((name) => `${plan.list}.${name}`) : [...plan.fields]
}

const leaves = (fields: readonly ResultField[]): ResultField[] => fields.flatMap((field) => (field.fields === undefined ? [field] : leaves(field.fields)))

/** Names in the view that neither a figure nor an input has. */
function strangeNames(calculator: Calculator): string[] {
  const result = resultOf(calculator, 'en')
  const inputs = plainFields(calculator, 'en').map(({ name }) => `inputs.${name}`)
  const { headline, charts, steps = [], gross, later, ineffective = [] } = calculator.view
  const named = [...steps.flatMap(({ parts }) => parts.map(({ field }) => field)), ...(gross === undefined ? [] : [gross.figure, gross.wish]), ...(later === undefined ? [] : [later.figure, later.to, ...(later.from === undefined ? [] : [later.from])])]
  const paths = [...headline, ...charts.flatMap(pathsOf), ...named, ...ineffective.filter(({ field }) => field !== 'asOf').map(({ field }) => `inputs.${field}`)]
  return paths.filter((path) => fieldAt(result, path) === undefined && !inputs.includes(path))
}

describe.each(list.map((calculator) => [calculator.id, calculator] as const))('words of %s', (_slug, calculator) => {
  test('what has help in English has help in German', () => {
    expect(helped(calculator, 'de')).toEqual(helped(calculator, 'en'))
  })

  test('nothing is called the same in both languages except proper names', () => {
    const pairs = (locale: 'en' | 'de'): string[] => leaves(resultOf(calculator, locale)).map(({ label }) => label)
    const german = pairs('de')
    const same = pairs('en').filter((label, at) => label === german[at])
    expect(same.filter((label) => !['Plan', 'Bank', 'Name', 'ISIN'].includes(label))).toEqual([])
  })

  test('the view names figures that exist, and a headline that does not is found', () => {
    const { view } = calculator
    expect(strangeNames(calculator)).toEqual([])
    expect(strangeNames({ ...calculator, view: { ...view, headline: [...view.headline, 'forgotten'] } })).toEqual(['forgotten'])
  })
})

test('English pages call Länder by their English names, and German ones by the German', () => {
  const namesIn = (locale: 'en' | 'de') => plainFields(eigenkapital, locale).flatMap((field) => (field.kind === 'choice' && field.name === 'bundesland' ? field.choices.map(({ label }) => label) : []))
  expect(namesIn('en').slice(0, 3)).toEqual(['Baden-Württemberg', 'Bavaria', 'Berlin'])
  expect(namesIn('de').slice(0, 3)).toEqual(['Baden-Württemberg', 'Bayern', 'Berlin'])
})

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import type { Calculator } from '../../core/operations/define'
import { calculators } from '../../core/registry/registry'
import { isIsoDate } from '../../core/values/dates'
import { incomeExamples } from './worked-examples-income.data'
import { planExamples } from './worked-examples-plans.data'
import { collectedExamples, type Figures, type WorkedExample } from './worked-examples.data'

const workedExamples = [...collectedExamples, ...incomeExamples, ...planExamples]

const list: readonly Calculator[] = calculators
const HALF_CENT = 0.0051

/** The value at a dotted path. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner instanceof Object ? Reflect.get(inner, key) : undefined), value)

function figuresOf({ calculator: slug, inputs, model }: WorkedExample): unknown {
  if (model !== undefined) return model()
  const calculator = list.find((candidate) => candidate.id === slug)
  if (calculator === undefined) throw new Error(`unknown calculator ${slug}`)
  return calculator.compute(calculator.inputs.parse(inputs), { asOf: '2026-11-20', locale: 'en' }).result
}

describe('published worked examples', () => {
  test.each(workedExamples.map((example) => [example.id, example.calculator, example.source, example] as const))(
    '%s %s (%s)',
    (_id, _slug, _source, example) => {
      const actual = figuresOf(example)
      for (const [path, expected] of Object.entries(example.expect)) {
        const value = at(actual, path)
        if (typeof expected !== 'number') expect(value, path).toEqual(expected)
        else expect(Math.abs(Number(value) - expected), `${path}: ${String(value)}`).toBeLessThanOrEqual(example.tolerance ?? HALF_CENT)
      }
    },
  )

  it('name each example once, with its source and the day of reading', () => {
    expect(new Set(workedExamples.map(({ id }) => id)).size).toBe(workedExamples.length)
    expect(workedExamples.filter(({ source, url }) => source === '' || !/^https?:\/\//.test(url))).toEqual([])
    expect(workedExamples.filter(({ checked }) => !isIsoDate(checked))).toEqual([])
  })
})

const factsFile = new URL('../../../shared/facts/worked-examples.json', import.meta.url)
const missing = !existsSync(factsFile)
if (missing) console.log('Skipped: the collected examples are not beside the project')

describe('the collected examples (skipped where they are not beside the project)', () => {
  it.skipIf(missing)('are all in the table, with the same source', () => {
    const facts: { examples: { id: string; url: string; expect: Figures }[] } = JSON.parse(readFileSync(factsFile, 'utf8'))
    const known = new Map(workedExamples.map((example) => [example.id, example.url.replace(/\/$/, '')]))
    for (const { id, url } of facts.examples) expect(known.get(id), id).toBe(url.replace(/\/$/, ''))
  })
})

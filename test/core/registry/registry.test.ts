import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { calculationProcedure, calculationResponse } from '../../../core/registry/calculation-procedure'
import type { CalculationModule, Calculator } from '../../../core/operations/define'
import { allAnalyses, calculations, calculators, sections } from '../../../core/registry/registry'
import { run } from '../../../core/operations/run'
import { bounds, inputSchema, inputsWith, numbersIn, refusals, validInputs } from '../../support/calculator-inputs'
import { context } from '../../support/context'

const modulesIn = (folder: string): string[] => {
  const path = new URL(`../../../core/${folder}/`, import.meta.url)
  return readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort()
}

const list: readonly Calculator[] = calculators

describe('the lists hold what the folders hold', () => {
  test.each([
    ...Object.entries<readonly CalculationModule[]>(calculations).map(([namespace, modules]): [string, string[]] => [namespace, modules.map(({ id }) => id)]),
    ['portfolio/sections', sections.map(({ id }: { id: string }) => id)],
    ['portfolio/analyses', allAnalyses.map(({ id }) => id)],
  ])('%s', (folder, ids) => {
    expect([...ids].sort()).toEqual(modulesIn(folder))
  })

  it('begins with the calculators of the specification in its order', () => {
    const specified = [
      'abgeltungssteuer', 'netto-dividende', 'vorabpauschale', 'thesaurierer-vs-ausschuetter', 'freistellungsauftrag', 'etf-sparplan',
      'notgroschen', 'eigenkapital', 'rentenluecke', 'entnahmeplan', 'schenkungsteuer', 'junior-depot', 'fire-rechner',
    ]
    expect(list.map(({ id: slug }) => slug).slice(0, specified.length)).toEqual(specified)
  })
})

/** Runs a calculator as every front does. */
const answer = (calculator: Calculator, body: unknown) => run(calculationProcedure('calculators', calculator), body, context)

async function resultOf(calculator: Calculator, inputs: unknown) {
  const outcome = await answer(calculator, { inputs })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return calculationResponse('calculators', calculator).parse(outcome.data)
}

describe.each(list.map((calculator) => [calculator.id, calculator] as const))('%s', (_slug, calculator) => {
  const schema = inputSchema(calculator)

  it('answers {} with its defaults, and the normalised inputs come back', async () => {
    const outcome = await answer(calculator, {})
    expect(outcome).toMatchObject({ ok: true, data: { calculator: calculator.id, inputs: calculator.inputs.parse({}) } })
  })

  it('gives the same result for its normalised inputs', async () => {
    const first = await resultOf(calculator, calculator.example)
    expect(await resultOf(calculator, first.inputs)).toEqual(first)
  })

  it('refuses every input beyond its bounds, by its path and with its code', async () => {
    const bad = refusals(schema)
    expect(bad).not.toEqual([])
    for (const { path, value, code } of bad) {
      const outcome = await answer(calculator, { inputs: inputsWith(path, value) })
      expect(outcome, `a bad ${path.join('.')}`).toMatchObject({ ok: false, error: { code: 'invalid_request', details: [{ path: ['inputs', ...path], code }] } })
    }
  })

  it('accepts every input at its bounds, without NaN, Infinity or -0', async () => {
    const edges = bounds(schema)
    expect(edges).not.toEqual([])
    for (const { path, value } of edges) {
      const { result } = await resultOf(calculator, inputsWith(path, value))
      expect(numbersIn(result).filter((figure) => !Number.isFinite(figure) || Object.is(figure, -0)), `${path.join('.')} = ${String(value)}`).toEqual([])
    }
  })

  it('answers any valid inputs with a result of its schema, without NaN, Infinity or -0', async () => {
    await fc.assert(
      fc.asyncProperty(validInputs(calculator), async (inputs) => {
        const data = await resultOf(calculator, inputs)
        const odd = numbersIn(data.result).filter((figure) => !Number.isFinite(figure) || Object.is(figure, -0))
        expect(odd).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe.each(Object.values<readonly CalculationModule[]>(calculations).flat())('the calculation "$id"', ({ title, description, method, assumptions, limitations, sources }) => {
  it('is written in both languages, with sources', () => {
    for (const text of [title, description, method, ...assumptions, ...limitations]) {
      expect(text.en).not.toBe('')
      expect(text.de).not.toBe('')
      expect(text.en).not.toBe(text.de)
    }
    expect(sources.length).toBeGreaterThan(0)
    expect(limitations.length).toBeGreaterThan(0)
  })

  it('says to people nothing in the names of its fields', () => {
    for (const { en, de } of [title, description, ...assumptions, ...limitations]) expect(en + de).not.toContain('`')
  })
})

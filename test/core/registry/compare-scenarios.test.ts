import { describe, expect, it, test } from 'vitest'
import { compareProcedure } from '../../../core/registry/compare-scenarios'
import { calculationProcedure } from '../../../core/registry/calculation-procedure'
import { calculators } from '../../../core/registry/registry'
import { rentenluecke } from '../../../core/calculators/rentenluecke/model'
import type { Calculator } from '../../../core/operations/define'
import { CALCULATOR_MODEL_VERSION } from '../../../core/contract/version'
import { run } from '../../../core/operations/run'
import { context } from '../../support/context'

const list: readonly Calculator[] = calculators
const compare = (body: unknown) => run(compareProcedure, body, context)
const two = [{ id: 'a', inputs: {} }, { id: 'b', inputs: {} }]

describe('compare', () => {
  test.each(list.map((calculator) => [calculator.id, calculator] as const))(
    'gives each scenario of %s the full calculation',
    async (slug, calculator) => {
      const single = await run(calculationProcedure('calculators', calculator), { inputs: calculator.example, asOf: '2025-03-31', locale: 'de' }, context)
      if (!single.ok) throw new Error(JSON.stringify(single.error))
      const scenarios = [{ id: 'example', inputs: calculator.example }, { id: 'defaults', inputs: {} }]
      const outcome = await compare({ calculator: slug, asOf: '2025-03-31', locale: 'de', scenarios })
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
      const data = compareProcedure.response.parse(outcome.data)
      expect(data).toMatchObject({ calculator: slug, asOf: '2025-03-31', modelVersion: CALCULATOR_MODEL_VERSION, summary: { succeeded: 2, failed: 0 } })
      expect(data.scenarios.map(({ id }) => id)).toEqual(['example', 'defaults'])
      expect(data.scenarios[0]).toEqual({ id: 'example', data: single.data, error: null })
    },
  )

  it('explains each failed scenario inside the answer, in request order', async () => {
    const outcome = await compare({
      calculator: 'rentenluecke',
      scenarios: [
        { id: 'too old', inputs: { currentAge: 66 } },
        { id: 'fine', inputs: {} },
        { id: 'backwards', inputs: { currentAge: 60, retirementAge: 58 } },
        { id: 'unknown', inputs: { salary: 1, currentAge: '40' } },
      ],
    })
    expect(outcome).toMatchObject({
      ok: true,
      data: {
        summary: { succeeded: 1, failed: 3 },
        scenarios: [
          { id: 'too old', data: null, error: { code: 'invalid_request', details: [{ path: ['inputs', 'currentAge'], code: 'too_big' }] } },
          { id: 'fine', data: { inputs: rentenluecke.inputs.parse({}) }, error: null },
          { id: 'backwards', data: null, error: { details: [{ path: ['inputs', 'retirementAge'], code: 'custom' }] } },
          { id: 'unknown', data: null, error: { details: [{ path: ['inputs', 'currentAge'] }, { path: ['inputs', 'salary'], code: 'unrecognized_keys' }] } },
        ],
      },
    })
    if (outcome.ok) expect(compareProcedure.response.safeParse(outcome.data).error).toBeUndefined()
  })

  it('refuses a key that an object takes for its prototype', async () => {
    const inputs: unknown = JSON.parse('{ "__proto__": { "bufferMonths": 12 } }')
    expect(await compare({ calculator: 'notgroschen', scenarios: [{ id: 'a', inputs }, { id: 'b', inputs: {} }] })).toMatchObject({
      ok: true,
      data: {
        summary: { succeeded: 1, failed: 1 },
        scenarios: [{ id: 'a', data: null, error: { details: [{ path: ['inputs', '__proto__'], code: 'unrecognized_keys' }] } }, { id: 'b' }],
      },
    })
  })

  it('answers with all scenarios failed', async () => {
    const bad = { bufferMonths: 5 }
    expect(await compare({ calculator: 'notgroschen', scenarios: [{ id: 'a', inputs: bad }, { id: 'b', inputs: bad }] })).toMatchObject({
      ok: true,
      data: { summary: { succeeded: 0, failed: 2 } },
    })
  })

  test.each(['nix', 'compare', 'Notgroschen', 'toString', ''])('knows no calculator %j', async (calculator) => {
    expect(await compare({ calculator, scenarios: two })).toMatchObject({ ok: false, error: { code: 'unknown_calculator' } })
  })

  const item = (id: unknown, inputs: unknown = {}) => ({ id, inputs })
  const many = (count: number) => Array.from({ length: count }, (_, index) => item(`s${index}`))

  test.each([
    ['no calculator', { scenarios: two }, ['calculator']],
    ['no scenarios', { calculator: 'notgroschen' }, ['scenarios']],
    ['one scenario', { calculator: 'notgroschen', scenarios: many(1) }, ['scenarios']],
    ['eleven scenarios', { calculator: 'notgroschen', scenarios: many(11) }, ['scenarios']],
    ['two scenarios of one id', { calculator: 'notgroschen', scenarios: [item('a'), item('a')] }, ['scenarios']],
    ['an empty id', { calculator: 'notgroschen', scenarios: [item(''), item('b')] }, ['scenarios', 0, 'id']],
    ['an id of 65 characters', { calculator: 'notgroschen', scenarios: [item('a'), item('x'.repeat(65))] }, ['scenarios', 1, 'id']],
    ['no inputs', { calculator: 'notgroschen', scenarios: [item('a'), { id: 'b' }] }, ['scenarios', 1, 'inputs']],
    ['a list as inputs', { calculator: 'notgroschen', scenarios: [item('a'), item('b', [])] }, ['scenarios', 1, 'inputs']],
    ['null as inputs', { calculator: 'notgroschen', scenarios: [item('a', null), item('b')] }, ['scenarios', 0, 'inputs']],
    ['an unknown key in a scenario', { calculator: 'notgroschen', scenarios: [item('a'), { ...item('b'), asOf: '2026-01-01' }] }, ['scenarios', 1, 'asOf']],
    ['an unknown key', { calculator: 'notgroschen', scenarios: two, surprise: 1 }, ['surprise']],
    ['a bad day', { calculator: 'notgroschen', scenarios: two, asOf: '2026-13-01' }, ['asOf']],
    ['null as locale', { calculator: 'notgroschen', scenarios: two, locale: null }, ['locale']],
  ])('refuses %s', async (_name, body, path) => {
    expect(await compare(body)).toMatchObject({ ok: false, error: { code: 'invalid_request', details: [expect.objectContaining({ path })] } })
  })

  it('accepts ten scenarios and an id of 64 characters', async () => {
    const scenarios = [...many(9), item('x'.repeat(64))]
    expect(await compare({ calculator: 'fire-rechner', scenarios })).toMatchObject({ ok: true, data: { summary: { succeeded: 10 } } })
  })

  test.each([
    [{ scenarios: many(7) }, 7],
    [{ scenarios: [] }, 1],
    [{ scenarios: many(500) }, 10],
    [{ scenarios: 'many' }, 1],
    [null, 1],
    ['text', 1],
  ])('costs one unit per scenario, at least 1 and at most 10', (body, cost) => {
    expect(compareProcedure.cost(body)).toBe(cost)
  })
})

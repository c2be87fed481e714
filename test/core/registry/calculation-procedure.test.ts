import { describe, expect, it, test } from 'vitest'
import { calculationProcedure } from '../../../core/registry/calculation-procedure'
import { eigenkapital } from '../../../core/calculators/eigenkapital'
import { nettoDividende } from '../../../core/calculators/netto-dividende'
import { notgroschen } from '../../../core/calculators/notgroschen'
import { procedures, findProcedure } from '../../../core/registry/procedures'
import { CALCULATOR_MODEL_VERSION } from '../../../core/contract/version'
import { run } from '../../../core/operations/run'
import { sourceIn } from '../../../core/values/text'
import { context } from '../../support/context'

const procedure = calculationProcedure('calculators', notgroschen)
const answer = (body: unknown) => run(procedure, body, context)

describe('calculation', () => {
  it('wraps a result with its inputs, day, words, sources and links', async () => {
    const outcome = await answer({ inputs: { monthlyExpenses: 1000 }, asOf: '2026-01-31' })
    expect(outcome).toEqual({
      ok: true,
      data: {
        calculator: 'notgroschen',
        modelVersion: CALCULATOR_MODEL_VERSION,
        inputs: { monthlyExpenses: 1000, bufferMonths: 6, currentSavings: 0, monthlySavingsCapacity: 300, parkingVehicle: 'tagesgeld' },
        asOf: '2026-01-31',
        result: expect.objectContaining({ targetAmount: 6000 }),
        assumptions: notgroschen.assumptions.map(({ en }) => en),
        limitations: notgroschen.limitations.map(({ en }) => en),
        sources: notgroschen.sources.map(sourceIn('en')),
        links: {
          calculator:
            'https://depot.example/calculators/notgroschen?monthlyExpenses=1000&bufferMonths=6&currentSavings=0' +
            `&monthlySavingsCapacity=300&parkingVehicle=tagesgeld&asOf=2026-01-31&modelVersion=${CALCULATOR_MODEL_VERSION}`,
          methodology: 'https://depot.example/methodology/calculators?locale=en#notgroschen',
          documentation: 'https://depot.example/api/v1/public/calculators/guide',
        },
      },
    })
  })

  it('takes the UTC day of the request where no asOf is given', async () => {
    expect(await answer({})).toMatchObject({ data: { asOf: '2026-11-20' } })
  })

  it('speaks German on request', async () => {
    expect(await answer({ locale: 'de' })).toMatchObject({
      data: { assumptions: notgroschen.assumptions.map(({ de }) => de), limitations: notgroschen.limitations.map(({ de }) => de) },
    })
  })

  it('leaves out an isin that was not given', async () => {
    const outcome = await run(calculationProcedure('calculators', nettoDividende), {}, context)
    expect(JSON.stringify(outcome)).not.toContain('"isin"')
  })

  test.each([
    ['inputs', null, 'invalid_type'],
    ['inputs', [], 'invalid_type'],
    ['locale', null, 'invalid_value'],
    ['locale', 'fr', 'invalid_value'],
    ['asOf', null, 'invalid_type'],
    ['asOf', '2026-02-30', 'custom'],
    ['asOf', '20.11.2026', 'invalid_format'],
    ['asOf', '1899-12-31', 'custom'],
    ['asOf', '2101-01-01', 'custom'],
    ['surprise', 1, 'unrecognized_keys'],
  ])('refuses %s = %s with %s', async (field, value, code) => {
    const outcome = await answer({ [field]: value })
    expect(outcome).toMatchObject({ ok: false, error: { code: 'invalid_request', details: [expect.objectContaining({ path: [field], code })] } })
  })

  test.each(['1900-01-01', '2100-12-31'])('accepts asOf %s', async (asOf) => {
    expect(await answer({ asOf })).toMatchObject({ ok: true, data: { asOf } })
  })

  test.each([null, [], 'text', 5])('refuses %j as a body', async (body) => {
    expect(await answer(body)).toMatchObject({ ok: false, error: { code: 'invalid_request' } })
  })

  it('never repeats a submitted value in an error', async () => {
    const outcome = await answer({ inputs: { parkingVehicle: 'geheim-4711', bufferMonths: 4711 }, locale: 'geheim-4711' })
    expect(JSON.stringify(outcome)).not.toContain('4711')
  })
})

describe('procedures', () => {
  it('names a calculator the same way everywhere', () => {
    expect(findProcedure('calculators', 'thesauriererVsAusschuetter')).toMatchObject({
      namespace: 'calculators',
      id: 'thesaurierer-vs-ausschuetter',
      operationId: 'calculateThesauriererVsAusschuetter',
      path: '/api/v1/public/calculators/thesaurierer-vs-ausschuetter',
    })
  })

  it('has distinct names, paths and operation ids', () => {
    for (const key of [({ group, name }) => `${group}.${name}`, ({ path }) => path, ({ operationId }) => operationId] satisfies ((
      procedure: (typeof procedures)[number],
    ) => string)[]) {
      expect(new Set(procedures.map(key)).size).toBe(procedures.length)
    }
  })

  it('finds nothing under a name that does not exist', () => {
    expect(findProcedure('calculators', 'toString')).toBeUndefined()
  })

  test.each([{}, null, { inputs: 7 }, []])('costs one unit whatever the body: %j', (body) => {
    expect(calculationProcedure('calculators', eigenkapital).cost(body)).toBe(1)
  })
})

describe('rate units of a calculation', () => {
  const rows = (count: number): unknown[] => Array.from({ length: count }, () => ({}))
  const cost = (body: unknown): number | undefined => findProcedure('depotTax', 'sale')?.cost(body, 25)

  test.each([
    ['nothing', undefined, 1],
    ['no list', { inputs: { year: 2026 } }, 1],
    ['100 rows', { inputs: { lots: rows(100) } }, 1],
    ['101 rows', { inputs: { lots: rows(101) } }, 2],
    ['rows below rows', { inputs: { positions: [{ bookings: rows(99) }, { bookings: rows(99) }] } }, 2],
    ['rows of an invalid body', [rows(200), null], 3],
    ['more rows than are allowed', { inputs: { lots: rows(5000) } }, 30],
  ])('of depot tax count the rows: %s', (_, body, units) => {
    expect(cost(body)).toBe(units)
  })

  it('is one for every calculator, whatever is sent', () => {
    expect(calculationProcedure('calculators', notgroschen).cost({ inputs: { lots: rows(100) } }, 25)).toBe(1)
  })
})

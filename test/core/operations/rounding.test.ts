import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { portfolioProcedures } from '../../../core/registry/portfolio-procedures'
import { rounded } from '../../../core/operations/rounding'
import { reference } from '../../server/data/embedded-book'

const schema = z.strictObject({
  value: z.number().nullable().meta({ unit: 'baseCurrency' }),
  weight: z.number().meta({ unit: 'fraction' }),
  effectiveN: z.number().nullable(),
  count: z.number().int(),
  name: z.string(),
  parts: z.array(z.strictObject({ weight: z.number() })),
})

describe('a result is rounded once, when it is answered', () => {
  const result = () => ({ value: 10.12345678, weight: 1 / 3, effectiveN: null, count: 7, name: '0.12345678901', parts: [{ weight: 2 / 3 }] })

  it('amounts to 6 decimals, fractions and indices to 10, counts and words not at all', () => {
    expect(rounded(schema, result())).toEqual({ value: 10.123457, weight: 0.3333333333, effectiveN: null, count: 7, name: '0.12345678901', parts: [{ weight: 0.6666666667 }] })
  })

  it('keeps missing amounts missing and never says -0', () => {
    expect(rounded(schema, { ...result(), value: null, weight: -1e-14 })).toMatchObject({ value: null, weight: 0 })
    expect(Object.is(rounded(schema, { ...result(), weight: -1e-14 }).weight, 0)).toBe(true)
  })

  it('leaves what it rounds as it was', () => {
    const before = result()
    rounded(schema, before)
    expect(before).toEqual(result())
  })

  it('rounds what is inside a state, and leaves one without numbers', () => {
    const state = z.discriminatedUnion('status', [
      z.strictObject({ status: z.enum(['ok', 'partial']), data: z.strictObject({ weight: z.number() }) }),
      z.strictObject({ status: z.literal('unavailable'), data: z.null() }),
    ])
    for (const status of ['ok', 'partial'] as const) expect(rounded(state, { status, data: { weight: 1 / 3 } }), status).toEqual({ status, data: { weight: 0.3333333333 } })
    expect(rounded(state, { status: 'unavailable', data: null })).toEqual({ status: 'unavailable', data: null })
  })

  it('rounds a frozen list, which answers share, once', () => {
    const parts = Object.freeze([{ weight: 2 / 3 }]) as { weight: number }[]
    const [first, second] = [rounded(schema, { ...result(), parts }), rounded(schema, { ...result(), parts })]
    expect(first.parts).toBe(second.parts)
    expect(Object.isFrozen(first.parts)).toBe(true)
  })
})

/** Decimals that a number is written with. */
const decimalsOf = (value: number): number => (/e/.test(`${value}`) ? value.toFixed(20).replace(/0+$/, '') : `${value}`).split('.')[1]?.length ?? 0

function* numbersIn(value: unknown, path: string): Generator<[string, number]> {
  if (typeof value === 'number') yield [path, value]
  else if (typeof value === 'object' && value !== null) for (const [name, inner] of Object.entries(value)) yield* numbersIn(inner, `${path}.${name}`)
}

describe('every portfolio operation on its example', () => {
  it.each(portfolioProcedures.map((procedure) => [procedure.path, procedure] as const))('%s writes no number with more than 10 decimals', async (_, procedure) => {
    const request = procedure.request.parse(procedure.example)
    const data = await procedure.execute(request, { now: '2026-11-22T10:00:00.000Z', baseUrl: 'https://x.test', reference: { open: async () => reference } })
    const numbers = [...numbersIn(data, 'data')]
    const long = numbers.filter(([, value]) => decimalsOf(value) > 10)
    expect(numbers).not.toEqual([])
    expect(long).toEqual([])
  })
})

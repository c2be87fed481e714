import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { procedures } from '../../../core/registry/procedures'
import { check, MAX_ISSUES } from '../../../core/contract/issues'
import { snapshotRequest } from '../../../core/portfolio/schemas/request'
import { processorMs } from '../../support/processor'

const found = (schema: z.ZodType, value: unknown) => {
  const checked = check(schema, value)
  return checked.ok ? [] : checked.issues
}

const issues = (body: unknown) => found(snapshotRequest, body)

const world = { isin: 'IE00B4L5Y983' }

describe('request issues', () => {
  it('names the wrong amount field of a holding', () => {
    expect(issues({ holdings: [{ ...world, value: 5 }] }).map((issue) => [issue.path.join('.'), issue.code])).toEqual([
      ['holdings.0.weight', 'invalid_type'],
      ['holdings.0.value', 'unrecognized_keys'],
    ])
  })

  it('says to whom gives amounts that they need basis values', () => {
    expect(issues({ holdings: [{ ...world, value: 5 }] }).at(-1)?.message).toBe('Unknown field: with values, basis must be "values"')
    expect(issues({ value: 1, holdings: [{ ...world, weight: 1 }] })[0]?.message).toBe('Unknown field')
  })

  it('says what only cash may do, and which basis has units', () => {
    expect(issues({ holdings: [{ assetClass: 'gold', weight: 1 }] }).at(-1)).toMatchObject({ path: ['holdings', 0, 'assetClass'], message: 'Unknown field: only cash has no ISIN' })
    const position = { bank: 'A', isin: world.isin, unitsStart: 10, priceStart: 1, priceEnd: 2 }
    const request = procedures.find(({ name }) => name === 'advanceLumpSum')!.request
    expect(found(request, { inputs: { year: 2025, banks: [{ name: 'A' }], positions: [position] } }).at(-1)?.message).toBe('Unknown field: with units, basis must be "units"')
  })

  it('names the two bases to whom sends a third', () => {
    expect(issues({ basis: 'shares', holdings: [{ ...world, weight: 1 }] }).map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['basis', 'Must be one of "values", "weights"'],
    ])
  })

  it('finds the branch that the caller meant', () => {
    const found = issues({ holdings: [{ assetClass: 'cash', currency: 'euro', weight: 1 }] })
    expect(found.map((issue) => issue.path.join('.'))).toEqual(['holdings.0.currency'])
  })

  it('never repeats a submitted value', () => {
    const found = issues({ basis: 'secretbasis', holdings: [{ isin: 'SECRETISIN', weight: 987_654 }], locale: 'secretlocale' })
    expect(JSON.stringify(found)).not.toMatch(/secret|987654/i)
    expect(found.length).toBeGreaterThan(0)
  })

  it('caps the list', () => {
    const body = { holdings: Array.from({ length: 25 }, () => ({ isin: 1, weight: 'x', foo: 1, bar: 2 })) }
    expect(issues(body)).toHaveLength(MAX_ISSUES)
  })

  it.each([null, [], 'text', 5, undefined])('answers the body %j with an issue at the root', (body) => {
    expect(issues(body)[0]?.path).toEqual([])
  })

  it('accepts weights that miss 1 by the tolerance and no more', () => {
    expect(issues({ holdings: [{ ...world, weight: 0.9999 }] })).toEqual([])
    expect(issues({ holdings: [{ ...world, weight: 0.99985 }] }).map((issue) => issue.path)).toEqual([['holdings']])
  })

  it('makes no findings of unknown fields that are not told', () => {
    const keys = Array.from({ length: 3_000_000 }, () => 'x')
    const schema = z.record(z.string(), z.unknown()).check(({ issues: raw }) => void raw.push({ code: 'unrecognized_keys', keys, input: {} }))
    const begin = processorMs()
    expect(found(schema, {})).toHaveLength(MAX_ISSUES)
    expect(processorMs() - begin).toBeLessThan(200)
  })
})

describe('words of findings', () => {
  const schema = z.strictObject({
    list: z.array(z.number()).min(1).max(2), flag: z.boolean(), age: z.int().min(18), word: z.string().min(1).max(3), pair: z.string().min(2),
    above: z.number().gt(0), below: z.number().lt(5), step: z.number().multipleOf(0.5), kind: z.enum(['a', 'b']), only: z.literal(1), inner: z.strictObject({}),
  })
  const good = { list: [1], flag: true, age: 18, word: 'a', pair: 'ab', above: 1, below: 1, step: 1, kind: 'a', only: 1, inner: {} }

  it.each([
    ['list', undefined, 'Is missing'], ['kind', undefined, 'Is missing'], ['list', {}, 'Must be a list'], ['list', null, 'Must be a list, not null'],
    ['list', [], 'Must not be empty'], ['list', [1, 2, 3], 'Must have at most 2 entries'], ['flag', 'true', 'Must be true or false, not text'], ['age', 18.5, 'Must be a whole number'],
    ['age', 17, 'Must be at least 18'], ['word', 7, 'Must be text'], ['word', '', 'Must not be empty'], ['word', 'abcd', 'Must have at most 3 characters'],
    ['pair', 'a', 'Must have at least 2 characters'], ['above', 0, 'Must be above 0'], ['above', '1', 'Must be a number, not text'], ['below', 5, 'Must be below 5'],
    ['step', 0.3, 'Must be a multiple of 0.5'], ['kind', 'c', 'Must be one of "a", "b"'], ['only', 2, 'Must be 1'], ['inner', 5, 'Must be an object'],
  ])('%s of %j: %s', (field, value, message) => {
    expect(found(schema, { ...good, [field]: value })).toMatchObject([{ path: [field], message }])
  })

  it('are the same in an application that sets a language of its own for zod', () => {
    z.config(z.locales.de())
    try {
      expect(found(schema, { ...good, flag: 1 })).toMatchObject([{ message: 'Must be true or false' }])
    } finally {
      z.config(z.locales.en())
    }
  })

  const requestOf = (name: string): z.ZodType => procedures.find((procedure) => procedure.name === name)!.request

  it.each([
    [snapshotRequest, { holdings: [{ ...world, weight: 60 }] }, 'holdings.0.weight', 'Must be at most 1 (a fraction: 0.25 is 25 %)'],
    [snapshotRequest, { basis: 'values', holdings: [{ ...world, value: 0 }] }, 'holdings.0.value', 'Must be above 0 in the base currency'],
    [requestOf('vorabpauschale'), { inputs: { wert_jahresende: -1 } }, 'inputs.wert_jahresende', 'Must be at least 0 EUR'],
    [requestOf('costDrag'), { initialValue: 1, annualReturn: 5, annualFeeRate: 0, horizonYears: 1 }, 'annualReturn', 'Must be at most 1 (a fraction: 0.05 is 5 % a year)'],
    [requestOf('entnahmeplan'), { inputs: { horizonYears: 61 } }, 'inputs.horizonYears', 'Must be at most 60 years'],
    [requestOf('etfSparplan'), { inputs: { annual_return: 1000 } }, 'inputs.annual_return', 'Must be at most 15 (percentage points: 2.5 is 2.5 %)'],
  ])('name the unit of a bound', (schema, request, path, message) => {
    expect(found(schema, request).map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, message])
  })
})

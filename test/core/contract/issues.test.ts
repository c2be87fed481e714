import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { MAX_ISSUES, issuesOf } from '../../../core/contract/errors'
import { snapshotRequest } from '../../../core/portfolio/schemas/request'
import { processorMs } from '../../support/processor'

const issues = (body: unknown) => {
  const parsed = snapshotRequest.safeParse(body)
  return parsed.success ? [] : issuesOf(parsed.error)
}

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

  it('names the two bases to whom sends a third', () => {
    expect(issues({ basis: 'shares', holdings: [{ ...world, weight: 1 }] }).map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['basis', "Invalid discriminator value. Expected 'values' | 'weights'"],
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
    const error = new z.ZodError([{ code: 'unrecognized_keys', keys, path: [], message: '' }])
    const begin = processorMs()
    expect(issuesOf(error)).toHaveLength(MAX_ISSUES)
    expect(processorMs() - begin).toBeLessThan(200)
  })
})

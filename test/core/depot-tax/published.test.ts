import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { publishedCases } from './published.data'

const HALF_CENT = 0.0051

describe('published cases of depot tax', () => {
  test.each(publishedCases.map((one) => [one.id, one.source, one] as const))('%s (%s)', (_id, _source, { run, expect: expected, tolerance = HALF_CENT }) => {
    const actual = run()
    for (const [name, value] of Object.entries(expected)) {
      if (typeof value === 'string') expect(actual[name], name).toBe(value)
      else expect(Math.abs(Number(actual[name]) - value), `${name}: ${String(actual[name])}`).toBeLessThanOrEqual(tolerance)
    }
  })

  it('are at least 60, each once, with source and day', () => {
    expect(publishedCases.length).toBeGreaterThanOrEqual(60)
    expect(new Set(publishedCases.map(({ id }) => id)).size).toBe(publishedCases.length)
    expect(publishedCases.filter(({ source, page, checked }) => source === '' || page === '' || checked !== '2026-11-22')).toEqual([])
  })

  it('check only figures that the model gave', () => {
    for (const { id, run, expect: expected } of publishedCases) expect(Object.keys(run()), id).toEqual(expect.arrayContaining(Object.keys(expected)))
  })
})

const factsFile = new URL('../../../../shared/facts/depot-tax-cases.json', import.meta.url)
const missing = !existsSync(factsFile)
if (missing) console.log('Skipped: the collected cases of depot tax are not beside the project')

describe('the collected cases of depot tax (skipped where they are not beside the project)', () => {
  it.skipIf(missing)('are all in the table, with the same page', () => {
    const facts: { id: string; page: string; recomputed: boolean }[] = JSON.parse(readFileSync(factsFile, 'utf8'))
    const known = new Map(publishedCases.map(({ id, page }) => [id, page]))
    for (const { id, page } of facts.filter(({ recomputed }) => recomputed)) expect(known.get(id), id).toBe(page)
  })
})

import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Snapshot } from '../../../../sdk'
import { zipOfTables } from '../../../../server/pages/portfolio/tables'

const { answer } = JSON.parse(readFileSync(new URL('../../../golden/portfolio-analysis/snapshot.json', import.meta.url), 'utf8')) as { answer: Snapshot }

/** Rows of every file. */
const filesOf = (snapshot: Snapshot, locale: 'de' | 'en'): Record<string, string[]> =>
  Object.fromEntries(Object.entries(unzipSync(zipOfTables(snapshot, locale))).map(([name, bytes]) => [name, strFromU8(bytes).trimEnd().split('\r\n')]))

describe('the archive of all tables', () => {
  const files = filesOf(answer, 'en')

  test('has a file of every section, and a row of every entry', () => {
    const { concentration, overlap, costs, 'look-through': companies } = answer.analyses
    expect(files['companies.csv']).toHaveLength(1 + (companies.data?.positions.length ?? Number.NaN))
    expect(files['concentration-issuers.csv']).toHaveLength(1 + (concentration.data?.issuers.length ?? Number.NaN))
    expect(files['overlap-funds.csv']).toHaveLength(1 + (overlap.data?.funds.length ?? Number.NaN))
    expect(files['costs-positions.csv']).toHaveLength(1 + (costs.data?.positions.length ?? Number.NaN))
    for (const name of ['holdings', 'allocation', 'sectors', 'countries', 'regions', 'currencies']) expect(files[`${name}.csv`]?.length).toBeGreaterThan(1)
  })

  test('a section without lists of its own gives its lists by the plain members of their rows', () => {
    const row = { isin: 'IE00B4L5Y983', weight: 0.25, missing: null, inside: [{ name: 'not a cell' }] }
    const costs = { status: 'ok', reasons: [], data: { ratio: 1, ownRows: [row, row], none: [] } } as unknown as Snapshot['analyses']['costs']
    const { 'costs-own-rows.csv': rows } = filesOf({ ...answer, analyses: { ...answer.analyses, costs } }, 'de')
    expect(rows).toEqual(['isin;weight;missing', 'IE00B4L5Y983;0,25;', 'IE00B4L5Y983;0,25;'])
  })

  test('what is missing is an empty cell, and a section without data has no file', () => {
    const costs = { status: 'unavailable' as const, reasons: answer.analyses.costs.reasons, data: null }
    expect(Object.keys(filesOf({ ...answer, analyses: { ...answer.analyses, costs } }, 'de')).filter((name) => name.startsWith('costs'))).toEqual([])
    const holdings = answer.holdings.map((holding) => ({ ...holding, assetClass: null }))
    expect(filesOf({ ...answer, holdings }, 'en')['holdings.csv']?.[1]).toMatch(/^IE00B4L5Y983,.*,,resolved$/)
  })
})

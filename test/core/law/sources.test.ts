import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { depotTaxModules } from '../../../core/depot-tax/registry'
import { calculators } from '../../../core/registry/registry'
import type { DepotTaxModule } from '../../../core/depot-tax/module'
import { isIsoDate } from '../../../core/values/dates'
import type { Calculator } from '../../../core/operations/define'
import { figures } from './figures'

describe('every legal figure', () => {
  it('is found', () => {
    expect(figures.length).toBeGreaterThan(60)
  })

  test.each(figures.map((figure) => [figure.name, figure] as const))('%s says where each value comes from', (_name, figure) => {
    expect(figure.norm).not.toBe('')
    expect(figure.rows.length).toBeGreaterThan(0)
    for (const row of figure.rows) {
      expect(row.source.trim().length).toBeGreaterThan(5)
      expect(isIsoDate(row.checked)).toBe(true)
      expect(isIsoDate(row.from)).toBe(true)
      if (row.url !== undefined) expect(row.url).toMatch(/^https?:\/\/\S+$/)
    }
    const starts = figure.rows.map(({ from }) => from)
    expect(starts).toEqual([...new Set(starts)].sort())
  })
})

describe('every calculator and every module of depot tax', () => {
  const list: readonly Calculator[] = calculators
  const modules: readonly DepotTaxModule[] = depotTaxModules
  const laws = [...list.map(({ slug, law }) => [slug, law] as const), ...modules.map(({ id, law }) => [id, law] as const)]
  test.each(laws)('%s lists only declared figures', (_name, law) => {
    for (const figure of law) expect(figures).toContain(figure)
  })
})

const sourcesOf = (path: string): [string, string][] => {
  const url = new URL(`../../../core/${path}/`, import.meta.url)
  const names = readdirSync(url, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !name.endsWith('figures.ts'))
  return names.map((name) => [`${path}/${name}`, readFileSync(new URL(name, url), 'utf8')])
}

describe('no year stands in a formula', () => {
  test.each([...sourcesOf('calculators'), ...sourcesOf('law'), ...sourcesOf('depot-tax')])('%s', (_path, text) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    const numbers = code.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, '')
    // 2000 is an amount: the saver allowance of a couple.
    expect(numbers.match(/(?<![\d_.])(?:19\d\d|20(?!00)\d\d)(?![\d_])/g) ?? []).toEqual([])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { calculations } from '../../../core/registry/registry'
import type { DatedFigure } from '../../../core/law/dated'
import { isIsoDate, utcDay } from '../../../core/values/dates'
import type { CalculationModule } from '../../../core/operations/define'
import { isCited } from './citation'
import { figures } from './figures'

/** Rows that somebody read on a day that had not come. */
const readLater = (list: readonly DatedFigure[], today: string): string[] =>
  list.flatMap(({ name, rows, proposed = [] }) => [...rows, ...proposed].filter(({ checked }) => checked > today).map(({ checked }) => `${name}: ${checked}`))

describe('every legal figure', () => {
  it('is found', () => {
    expect(figures.length).toBeGreaterThan(60)
  })

  it('says where each value comes from', () => {
    for (const figure of figures) {
      expect(figure.norm, figure.name).not.toBe('')
      expect(figure.rows.length, figure.name).toBeGreaterThan(0)
      for (const row of figure.rows) {
        const where = `${figure.name}, ${row.from}: ${row.source}`
        expect([isCited(row, figure), isIsoDate(row.checked), isIsoDate(row.from)], where).toEqual([true, true, true])
        if (row.url !== undefined) expect(row.url, where).toMatch(/^https:\/\/\S+$/)
      }
      const starts = figure.rows.map(({ from }) => from)
      expect(starts, figure.name).toEqual([...new Set(starts)].sort())
    }
  })
})

test('no row was read on a day that has not come, and one that says so is found', () => {
  expect(readLater(figures, utcDay(new Date()))).toEqual([])
  expect(readLater([{ name: 'Rate', norm: '§ 1', unit: 'EUR', rows: [{ from: '2025-01-01', value: 1, source: '§ 1', checked: '2026-01-02' }], on: () => 1 }], '2026-01-01')).toEqual(['Rate: 2026-01-02'])
})

describe('a source that cannot be looked up', () => {
  const norm = '§ 32d Abs. 1 EStG'
  const row = (source: string, url?: string) => ({ from: '2025-01-01', value: 1, source, checked: '2026-11-22', ...(url === undefined ? {} : { url }) })

  test.each([
    'trust me', 'trust me, § 1', 'the law', '§ 32d Abs. 1', '§ 9 XYZG', 'BGBl.', 'BGBl. 2025', 'BMF-Schreiben', 'BMF-Schreiben vom 31.02.2024', 'BMF-Schreiben vom 01.01.2027',
    'Verordnung', 'Rentenwertbestimmungsverordnung', 'Model assumption', 'Model assumption, reviewed 2026-11-20: so', 'Law of bayern on the rate, in force since always (a page)',
    'Customary 2 % (finanzen.net)', 'finanzen.net', 'https://www.gesetze-im-internet.de/estg/__32d.html, somewhere',
  ])('%s is refused', (source) => {
    expect(isCited(row(source), { norm })).toBe(false)
  })

  test.each([
    ['trust me', 'http://www.gesetze-im-internet.de/estg/'],
    ['trust me', 'https://nowhere'],
    ['trust me', 'me'],
  ])('%s is refused with the page %s', (source, url) => {
    expect(isCited(row(source, url), { norm })).toBe(false)
  })

  test.each([
    ['§ 32d Abs. 1 Satz 1 EStG, Wortlaut'],
    ['BGBl. 2025 I Nr. 278'],
    ['BStBl. I 2024, S. 12'],
    ['BMF-Schreiben vom 13.01.2026; BVI'],
    ['as the authority says', 'https://www.bzst.de/DE/page.html'],
  ])('%s can be looked up', (source, url?: string) => {
    expect(isCited(row(source, url), { norm })).toBe(true)
  })
})

it('every row carries the day of its own check', () => {
  const names = readdirSync(new URL('../../../core/law/', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('figures.ts'))
  expect(names.length).toBeGreaterThan(10)
  const stamped = names.filter((name) => /\bchecked: [A-Z][A-Z_]+\b/.test(readFileSync(new URL(`../../../core/law/${name}`, import.meta.url), 'utf8')))
  expect(stamped).toEqual([])
})

describe('every calculation', () => {
  const modules: readonly CalculationModule[] = Object.values(calculations).flat()
  it('lists only declared figures', () => {
    for (const { id, law } of modules) for (const figure of law) expect(figures.includes(figure), `${id}: ${figure.name}`).toBe(true)
  })
})

const sourcesOf = (path: string): [string, string][] => {
  const url = new URL(`../../../core/${path}/`, import.meta.url)
  const names = readdirSync(url, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !name.endsWith('figures.ts'))
  return names.map((name) => [`${path}/${name}`, readFileSync(new URL(name, url), 'utf8')])
}

test('no year stands in a formula', () => {
  for (const [path, text] of [...sourcesOf('calculators'), ...sourcesOf('law'), ...sourcesOf('depot-tax')]) {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    const numbers = code.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, '')
    // 2000 is an amount: the saver allowance of a couple.
    expect(numbers.match(/(?<![\d_.])(?:19\d\d|20(?!00)\d\d)(?![\d_])/g) ?? [], path).toEqual([])
  }
})

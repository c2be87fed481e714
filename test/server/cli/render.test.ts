import { json, table } from '../../../server/cli/command'
import { describe, expect, test } from 'vitest'
import { procedures } from '../../../core/registry/procedures'
import type { Procedure } from '../../../core/operations/define'
import { answerText, type AnswerOptions } from '../../../server/cli/render/answer'
import { runCli } from './support'

const procedureAt = (operationId: string): Procedure => {
  const found = procedures.find((procedure) => procedure.operationId === operationId)
  if (found === undefined) throw new Error(`no ${operationId}`)
  return found
}

const shown = (operationId: string, data: unknown, options: Partial<AnswerOptions> = {}): string =>
  answerText(procedureAt(operationId), data, { locale: 'en', rows: 15, colour: false, ...options })

const section = (status: string, reasons: string[], data: unknown) => ({ analyses: { costs: { status, reasons, data } } })

describe('sections', () => {
  test.each([
    ['en', 'ok', [], 'Costs: ok'],
    ['en', 'partial', ['unresolved_holdings', 'incomplete_coverage'], 'Costs: partial (some holdings are not known; data of a part is missing or estimated)'],
    ['en', 'unavailable', ['provider_unavailable'], 'Costs: unavailable (a data source did not answer)'],
    ['de', 'unavailable', ['provider_unavailable'], 'Kosten: nicht verfügbar (eine Datenquelle hat nicht geantwortet)'],
    ['en', 'not_requested', [], 'not requested: Costs'],
    ['en', 'partial', ['reason_of_a_newer_server'], 'Costs: partial (reason_of_a_newer_server)'],
  ] as const)('%s %s %j', (locale, status, reasons, line) => {
    expect(shown('analyzePublicPortfolio', section(status, [...reasons], null), { locale }).split('\n').map((text) => text.trim())).toContain(line)
  })

  test('show coverage and units, and what is not known in words, never as 0', () => {
    const data = { scope: 'ongoing_fund_charges', coveredPortfolioWeight: 0.5, weightedTer: null, knownAnnualCost: null, positions: [{ isin: null, name: 'A', weight: 0.5, ter: null, annualCost: null }] }
    const text = shown('analyzePublicPortfolio', section('partial', ['incomplete_coverage'], data))
    expect(text).toMatch(/Charge known for +50\.00%/)
    expect(text).toMatch(/Weighted ongoing charge +not known/)
    expect(text).toMatch(/Known cost per year +not known/)
    expect(text).toMatch(/Not known in any row: ISIN, Ongoing charge, Cost per year/)
    expect(text).not.toMatch(/\b0\b/)
  })

  test('show a single unknown cell beside known ones', () => {
    const positions = [{ name: 'A', annualCost: 12.5 }, { name: 'B', annualCost: null }]
    const text = shown('analyzePublicPortfolio', { baseCurrency: 'USD', ...section('ok', [], { positions }) })
    expect(text).toMatch(/Name +Cost per year\n +A +US\$12\.50\n +B +not known$/)
  })
})

test('a failure that there is not is left out, as nothing is unknown about it', async () => {
  const request = { portfolio: { holdings: [{ assetClass: 'cash', currency: 'EUR', weight: 1 }] }, scenarioKeys: ['gfc_2008'] }
  const { out } = await runCli(['analyze', '-', 'stress-scenarios'], { files: { '-': JSON.stringify(request) } })
  expect(out).toMatch(/^Analysis: ok$/m)
  expect(out).not.toContain('Why it was not calculated')
})

describe('tables', () => {
  const buckets = Array.from({ length: 40 }, (_, index) => ({ key: `bucket ${index}`, weight: 0.025 }))
  const data = { analyses: { sectors: { status: 'ok', reasons: [], data: { buckets } } } }

  test('end after the rows asked for, and say how many there are more', () => {
    const text = shown('analyzePublicPortfolio', data, { rows: 3 })
    expect(text.match(/bucket \d+/g)).toEqual(['bucket 0', 'bucket 1', 'bucket 2'])
    expect(text).toContain('... 37 more; --rows or --json shows them')
    expect(shown('analyzePublicPortfolio', data, { rows: 40 })).not.toContain('more;')
  })

  test('strip what steers a terminal from texts of others', () => {
    const text = shown('analyzePublicPortfolio', { holdings: [{ name: 'Evil\u001b]0;title\u0007 fund\n', weight: 1 }] })
    expect(text).not.toMatch(/[\u001b\u0007]/)
    expect(table([['Name', 'b'], ['x\u001b[2J\u202e\ny', 'c']])).toBe('Name     b\nx [2J y  c')
    expect(text).toContain('Evil ]0;title  fund')
  })
})

test('JSON says what steers a terminal or turns the direction of a text by its number, and means the same', () => {
  const name = 'a\u001b[2J\u009b31m\u202eb\u2066\u2028\u007f ä€'
  expect(json({ name })).toBe('{\n  "name": "a\\u001b[2J\\u009b31m\\u202eb\\u2066\\u2028\\u007f ä€"\n}')
  expect(JSON.parse(json({ name }))).toEqual({ name })
})

describe('numbers', () => {
  test.each([
    ['en', /Value at the start of the year +€10,000\.00/, /Partial exemption +30\.00%/, /Base rate +2\.53%/],
    ['de', /Wert am Jahresanfang +10\.000,00\s€/, /Teilfreistellung +30,00\s%/, /Basiszins +2,53\s%/],
  ] as const)('are written as %s does', async (locale, ...patterns) => {
    const { out } = await runCli(['calc', 'vorabpauschale', '--steuerjahr', '2025', '--locale', locale])
    for (const pattern of patterns) expect(out).toMatch(pattern)
    expect(out).toMatch(locale === 'de' ? /^Annahmen$/m : /^Assumptions$/m)
  })
})

describe('colours', () => {
  const data = section('partial', ['incomplete_coverage'], null)

  test('mark headings and statuses at a terminal only', () => {
    expect(shown('analyzePublicPortfolio', data, { colour: true })).toContain('\u001b[33mpartial\u001b[39m')
    expect(shown('analyzePublicPortfolio', data)).not.toContain('\u001b')
  })
})

describe('help', () => {
  test.each(procedures.filter(({ namespace, id }) => namespace === 'calculators' && id !== 'compare').map(({ id, request }) => [id, request] as const))('of %s names every field', async (slug, request) => {
    const { exitCode, out, err } = await runCli(['calc', slug, '--help'])
    expect([exitCode, err]).toEqual([0, []])
    const parsed = request.parse({}) as { inputs: Record<string, unknown> }
    for (const name of Object.keys(parsed.inputs)) expect(out).toMatch(new RegExp(`--${name}\\b`))
    expect(out).toContain('Exit codes: 0 ok, 1 invalid input, 2 unavailable')
  })

  test('says unit, bounds, default and choices', async () => {
    const { out } = await runCli(['calc', 'etf-sparplan', '--help'])
    expect(out).toMatch(/--annual_increase <percentage-points> +Raise of the monthly contribution .*\(0 to 10; default: 2\)/)
    expect(out).toMatch(/--include_tax_drag \[true\|false\] .*\(default: false\)/)
    expect(out).toMatch(/--fondstyp <choice> .*\(AKTIENFONDS, MISCHFONDS, SONSTIGE; default: AKTIENFONDS\)/)
  })

  test('of an analysis names the fields of the capabilities asked for', async () => {
    const out = (await runCli(['analyze', 'p.csv', 'stress-scenarios', '--help'])).out.replace(/\s+/g, ' ')
    expect(out).toMatch(/--scenarioKeys <list> +\(required; 1 to 5 entries of .*gfc_2008/)
    expect(out).toMatch(/--limit <number> .*\(1 to 100; default: 50\)/)
    expect((await runCli(['analyze', '--help'])).out).not.toContain('--scenarioKeys')
  })

  test.each([[['--help']], [['data', 'import', '--help']], [['compare', '--help']], [['catalog', '--help']], [['completion', '--help']], [['serve', '--help']], [['mcp', '--help']]])('%j', async (args) => {
    const { exitCode, out, err } = await runCli(args)
    expect([exitCode, err]).toEqual([0, []])
    expect(out).toMatch(/^Usage: depotkit/)
  })
})

test('a goal that is not reached has neither months nor a date, whatever stands in the fields', async () => {
  for (const slug of ['notgroschen', 'eigenkapital']) {
    const { out } = await runCli(['calc', slug, '--monthlySavingsCapacity', '0'])
    expect(out).toMatch(/Time to the target +not within 50 years$/m)
    expect(out).toMatch(/Target reached on +not within 50 years$/m)
  }
})

describe('what a person reads first', () => {
  const depot = JSON.stringify({ basis: 'values', holdings: [{ isin: 'IE00B4L5Y983', value: 9_000 }, { isin: 'XS1234567894', value: 1_000 }] })
  const analysed = (...args: string[]) => runCli(['analyze', '-', ...args], { files: { '-': depot } })

  test('is how much is known and what the depot holds, before any table', async () => {
    const { out } = await analysed('--locale', 'de')
    const [, , scale = '', ...rest] = out.split('\n')
    expect(scale).toMatch(/^█*▓*▒*░+ {2}(90 % \S+|[\d,]+ % eigene Liste.*), 10 % unbekannt$/)
    expect(rest.indexOf('Über XS1234567894 (10 % des Depots) ist nichts bekannt; die Zahlen unten sagen über diesen Teil nichts.')).toBeGreaterThanOrEqual(0)
    expect(out.indexOf('Das größte Unternehmen ist')).toBeLessThan(out.indexOf('Positionen'))
  })

  test('is no part of the JSON', async () => {
    expect(Object.keys((await analysed('--json')).data() as object)).not.toContain('sentences')
    expect((await analysed('--json')).out.startsWith('{')).toBe(true)
  })

  test('a share has its bar, the largest the longest', async () => {
    const { out } = await analysed('allocation')
    const bar = (label: string): number => new RegExp(`^ +${label} +\\d+\\.\\d+% {2}([█▏▎▍▌▋▊▉]+)`, 'm').exec(out)?.[1]?.length ?? 0
    expect(bar('Equities')).toBeGreaterThan(bar('Unknown'))
    expect(bar('Unknown')).toBeGreaterThan(0)
  })

  test('a table that is cut keeps the rows of the largest weight', () => {
    const holdings = Array.from({ length: 12 }, (_, index) => ({ name: `fund ${index}`, weight: (index + 1) / 78 }))
    const names = shown('analyzePublicPortfolio', { holdings }, { rows: 10 }).match(/fund \d+/g)
    expect(names).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `fund ${index}`))
  })
})

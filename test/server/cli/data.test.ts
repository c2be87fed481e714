import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dataImport, type ImportOptions } from '../../../server/cli/data/import'
import { dataList as listing, dataCheck, dataExport, dataRemove } from '../../../server/cli/data/show'
import { databaseUrl } from '../../../server/cli/data/database-url'
import type { Output } from '../../../server/cli/command'
import { writeBundle } from '../../../server/data/bundle/bundle'
import { amundiWorkbook, ecbCsv, isharesGerman, isharesSpanish } from '../data/importers/fixtures'
import { runCli } from './support'
import { sampleBundle } from '../data/sample-bundle'
import { openStore } from '../../../server/data/store/store'
import { postgresAnswers, postgresPlace } from '../data/databases'
import { Line } from '../data/line'

const now = new Date('2026-02-20T12:00:00Z')
const env = { DEPOTKIT_BUNDLE: 'none' }
const FUND = 'IE00B4L5Y983'

let folder: string
let database: string
let said: string[]
let output: Output

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'depotkit-cli-'))
  database = `file:${join(folder, 'data.db')}`
  said = []
  output = { out: (text) => said.push(text), err: (text) => said.push(text), interactive: false }
})
afterEach(() => rmSync(folder, { recursive: true }))

const fileWith = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const importing = (path: string, more: Partial<ImportOptions> = {}) => dataImport({ path, database, ...more }, env, output, now)
const printed = <T>(): T => JSON.parse(said.at(-1) ?? '') as T
const dataList = (url: string, given: typeof env | object, asJson: boolean, to: Output) => listing(url, given as Record<string, string>, asJson, to, '2026-02-20')
const imported = async (): Promise<string[]> => {
  await dataList(database, env, true, output)
  return printed<{ imports: { name: string }[] }>().imports.map(({ name }) => name)
}

describe('data import', () => {
  it('says what came in and what stays without ISIN', async () => {
    await importing(fileWith('holdings.csv', isharesGerman), { isin: FUND })
    expect(said.join('\n')).toContain('ishares-csv:IE00B4L5Y983:2026-01-20')
    expect(said.join('\n')).toMatch(/100\.00 % +0 = 0\.00 % +2 shares = 99\.19 %/)
  })

  it('prints the same as JSON', async () => {
    await importing(fileWith('holdings.csv', isharesGerman), { isin: FUND, json: true })
    expect(printed()).toMatchObject({
      imports: [{ isin: FUND, asOf: '2026-01-20', rows: 4, replaced: false, holdings: { shares: 2, resolved: 0, unresolved: 2 }, counts: { constituents: 1, securities: 1 } }],
    })
  })

  it.each([
    ['no fund', 'holdings.csv', {}, 'does not say which fund it is'],
    ['a wrong ISIN', 'holdings.csv', { isin: 'IE00B4L5Y984' }, '--isin is not an ISIN'],
    ['an unknown format', 'holdings.csv', { isin: FUND, format: 'pdf' }, '--format is one of bundle'],
    ['the wrong format', 'holdings.csv', { isin: FUND, format: 'vanguard-csv' }, 'has no header'],
  ])('refuses %s', async (_name, file, more, reason) => {
    const path = fileWith(file, isharesGerman)
    await expect((async () => importing(path, more))()).rejects.toThrow(reason)
    expect(await imported()).toEqual([])
  })

  it('takes the ISIN from the file name and the date from the option', async () => {
    const path = fileWith(`${FUND}.csv`, isharesGerman.replace(/^.*\n.*\n/, ''))
    await expect(importing(path)).rejects.toThrow('does not say its date')
    await importing(path, { asOf: '2026-01-31' })
    expect(await imported()).toEqual([`ishares-csv:${FUND}:2026-01-31`])
  })

  it('imports a folder whole or not at all, and names every bad file', async () => {
    mkdirSync(join(folder, 'in'))
    fileWith(`in/${FUND}.csv`, isharesGerman)
    fileWith('in/fund.xlsx', amundiWorkbook)
    fileWith('in/bad_IE00B53SZB19.csv', isharesSpanish.subarray(0, 300))
    fileWith('in/note.txt', 'not a data file')
    const refusal = await importing(join(folder, 'in')).catch((error: unknown) => String(error))
    expect(refusal).toContain('bad_IE00B53SZB19.csv')
    expect(refusal).toContain('note.txt: is of no known format')
    expect(await imported()).toEqual([])
    rmSync(join(folder, 'in/bad_IE00B53SZB19.csv'))
    rmSync(join(folder, 'in/note.txt'))
    await importing(join(folder, 'in'))
    expect(await imported()).toEqual([`ishares-csv:${FUND}:2026-01-20`, 'amundi:FR0010527275:2025-11-25'])
  })

  it('says where a list names another ISIN than the one it is taken for', async () => {
    const path = fileWith('fund.xlsx', amundiWorkbook)
    await importing(path)
    expect(said.join('\n')).not.toContain('is the list of')
    await importing(path, { isin: FUND })
    expect(said.join('\n')).toContain('the file is the list of FR0010527275, another fund or another class of it')
  })

  it('needs the currency of prices and takes it from the option', async () => {
    const path = fileWith(`${FUND}.csv`, 'date,close\n2024-01-02,10\n2024-01-03,11\n')
    await expect(importing(path)).rejects.toThrow('give --currency')
    await importing(path, { currency: 'EUR', adjusted: true })
    expect(await imported()).toEqual([`price-csv:${FUND}`])
  })

  it('takes the currency that a file names, and not that of the security', async () => {
    const inEuros = 'Datum;Kurs (EUR)\n02.01.2024;180,00\n03.01.2024;181,00\n' // Apple in Frankfurt
    await importing(fileWith('US0378331005.csv', inEuros))
    const store = openStore(database)
    const series: string[] = []
    for await (const [, { currency }] of store.documents('prices')) series.push(currency)
    await store.close()
    expect(series).toEqual(['EUR'])
    await expect(importing(fileWith('US0378331005.csv', inEuros), { currency: 'USD' })).rejects.toThrow('is in another currency than --currency says')
    await expect(importing(fileWith('US0378331005.csv', inEuros.replace(' (EUR)', '')))).rejects.toThrow('is quoted in several: give --currency')
  })

  it('takes the instrument of prices from their column, and refuses another', async () => {
    const path = fileWith('prices.csv', 'ISIN;Datum;Kurs\nUS5949181045;2026-01-02;400\nUS5949181045;2026-01-05;401\n')
    await expect(importing(path, { currency: 'USD', isin: 'US0378331005' })).rejects.toThrow('holds prices of another instrument than --isin says')
    await importing(path, { currency: 'USD' })
    expect(await imported()).toEqual(['price-table:US5949181045'])
  })

  it('takes all prices out of a file of Portfolio Performance, and nothing else', async () => {
    const security = (isin: string, currency: string, prices: string): string => `<security><uuid>${isin}</uuid><name>x</name><currencyCode>${currency}</currencyCode><isin>${isin}</isin><prices>${prices}</prices></security>`
    const file = `<client><version>69</version><baseCurrency>EUR</baseCurrency><securities>${security(FUND, 'EUR', '<price t="2024-01-02" v="1000000000"/><price t="2024-01-03" v="1100000000"/>')}${security('US0378331005', 'USD', '<price t="2024-01-03" v="20000000000"/>')}</securities><accounts/><portfolios/></client>`
    await importing(fileWith('depot.xml', file))
    expect(await imported()).toEqual([`portfolio-performance:${FUND}`, 'portfolio-performance:US0378331005'])
    await expect(importing(fileWith('empty.xml', file.replaceAll('<price ', '<x ')))).rejects.toThrow('has no prices of a security with an ISIN')
  })

  it('brings what lists say of securities back from an export as undated as it was, so that any other record wins', async () => {
    await importing(fileWith('holdings.csv', isharesGerman), { isin: FUND })
    await dataExport(database, join(folder, 'list.zip'), 'list', false, output)
    const second = `file:${join(folder, 'second.db')}`
    await importing(join(folder, 'list.zip'), { database: second })
    for (const url of [database, second]) {
      const store = openStore(url)
      const days: unknown[] = []
      for await (const [isin, { asOf }] of store.documents('securities')) days.push([isin, asOf])
      await store.close()
      expect(days).toEqual([[FUND, null]])
    }
  })

  it('refuses a folder bundle whose file ends inside a line', async () => {
    const path = join(folder, 'bundle')
    await writeBundle(sampleBundle(), path)
    writeFileSync(join(path, 'fx.csv'), 'date,currency,per_eur\n2026-01-29,USD,1.1\n2026-01-30,USD,1.')
    await expect(importing(path)).rejects.toThrow('fx.csv: ends inside a line')
  })
})

describe('export, check, remove', () => {
  it('makes no database file for commands that only read', async () => {
    const missing = join(folder, 'missing.db')
    await dataList(`file:${missing}`, {}, true, output)
    expect(printed<{ imports: unknown[] }>().imports).toEqual([])
    expect(existsSync(missing)).toBe(false)
  })

  it('lists imports with age, licence and next update', async () => {
    await importing(fileWith('eurofxref-hist.csv', ecbCsv.replaceAll('2026-03-0', '2026-02-0')))
    await importing(fileWith('holdings.csv', isharesGerman), { isin: FUND })
    await dataList(database, {}, true, output)
    expect(printed<{ imports: object[] }>().imports).toMatchObject([
      { name: 'ecb-rates', ageDays: 15, nextUpdate: '2026-02-06', sources: [{ licence: 'free reuse with the source named' }] },
      { name: 'ishares-csv:IE00B4L5Y983:2026-01-20', ageDays: 31, nextUpdate: null },
    ])
    await dataList(database, {}, false, output)
    expect(said.at(-2)).toMatch(/ecb-rates +2026-02-05 +15 days +2026-02-06 +free reuse with the source named/)
  })

  it('lists the embedded parts with date and licence, unless they are replaced', async () => {
    await dataList(database, {}, true, output)
    const { embedded } = printed<{ embedded: { asOf: string; sources: { id: string; title: string; licence: string; asOf: string }[] } }>()
    expect(embedded.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(embedded.sources.every(({ title, licence }) => title !== '' && licence !== '')).toBe(true)
    expect(embedded.sources.length).toBeGreaterThan(0)
    expect(embedded.sources.every(({ asOf }) => /^\d{4}-\d{2}-\d{2}$/.test(asOf))).toBe(true)
    await dataList(database, { DEPOTKIT_BUNDLE: 'none' }, true, output)
    expect(printed<{ embedded: unknown }>().embedded).toBeNull()
  })

  it.each(['folder', 'bundle.zip', 'bundle.tar.gz'])('exports to %s what an empty store imports again', async (target) => {
    const first = join(folder, 'first')
    await writeBundle(sampleBundle(), first)
    await importing(first)
    const exported = join(folder, target)
    await dataExport(database, exported, 'sample', false, output)
    const second = `file:${join(folder, 'second.db')}`
    await importing(exported, { database: second })
    await dataExport(second, join(folder, 'again'), 'sample', false, output)
    const { loadBundle } = await import('../../../server/data/bundle/bundle')
    expect(await loadBundle(join(folder, 'again'))).toEqual(await loadBundle(first))
  })

  it('refuses to overwrite', async () => {
    await expect(dataExport(database, folder, 'x', false, output)).rejects.toThrow('exists already')
    await expect(dataExport(database, join(folder, 'no-folder', 'x.zip'), 'x', false, output)).rejects.toThrow('the folder to export into is not there')
  })

  it('finds unknown sectors and stale dates', async () => {
    await importing(fileWith(`${FUND}.csv`, isharesGerman.replaceAll('"Industrie"', '"Zauberei"')))
    expect(await dataCheck(database, env, true, output, '2026-02-20')).toBe(false)
    expect(printed<{ findings: { code: string }[] }>().findings.map(({ code }) => code)).toEqual(['unknown_sector'])
    expect(await dataCheck(database, env, true, output, '2028-02-20')).toBe(false)
    expect(printed<{ findings: { code: string }[] }>().findings.map(({ code }) => code)).toEqual(['unknown_sector', 'stale', 'stale', 'stale'])
  })

  it('removes by the name that list shows', async () => {
    await importing(fileWith(`${FUND}.csv`, isharesGerman))
    await expect(dataRemove(database, 'ishares', false, output, now)).rejects.toThrow('no import of this name')
    await dataRemove(database, `ishares-csv:${FUND}:2026-01-20`, false, output, now)
    expect(await imported()).toEqual([])
  })
})

describe('the data that operations use', () => {
  it('is what was imported', async () => {
    await importing(fileWith(`${FUND}.csv`, isharesGerman))
    const holdings = JSON.stringify({ holdings: [{ isin: FUND, weight: 1 }] })
    const { exitCode, data } = await runCli(['analyze', '-', 'sectors', '--json'], { env: { ...env, DATABASE_URL: database }, files: { '-': holdings } })
    expect(exitCode).toBe(0)
    expect(data()).toMatchObject({ resolvedPortfolioWeight: 1, constituentsAsOf: '2026-01-20' })
  })

  it.each([
    ['the option', 'file:a.db', { DATABASE_URL: 'file:b.db' }, 'file:a.db'],
    ['the environment', undefined, { DATABASE_URL: 'file:b.db' }, 'file:b.db'],
    ['a file in the working directory', undefined, {}, 'file:depotkit.db'],
  ])('is taken from %s', (_name, option, environment, url) => {
    expect(databaseUrl(option, environment)).toBe(url)
  })

  it('is imported, listed, checked and removed by commands', async () => {
    const path = fileWith(`${FUND}.csv`, isharesGerman)
    const data = (...args: string[]) => runCli(['data', ...args, '--database', database], { env, now })
    const imported = await data('import', path, '--as-of', '2026-01-20')
    expect([imported.exitCode, imported.err]).toEqual([0, []])
    expect((await data('list', '--json')).data()).toMatchObject({ imports: [{ name: `ishares-csv:${FUND}:2026-01-20` }] })
    expect((await data('check')).exitCode).toBe(0)
    expect((await data('remove', `ishares-csv:${FUND}:2026-01-20`)).out).toBe(`Removed ishares-csv:${FUND}:2026-01-20`)
  })

  it.each([
    ['a refused import', ['import', 'x.csv'], 1, /x\.csv: /],
    ['a name that is not there', ['remove', 'nothing'], 1, /^there is no import of this name/],
    ['a database of no known kind', ['list', '--database', 'mysql://x'], 1, /^DATABASE_URL: file:<path> or postgres/],
    ['a database that is away', ['list', '--database', 'postgres://127.0.0.1:1/x'], 2, /^the database \(DATABASE_URL or --database\) cannot be reached$/],
  ])('says in one line what is wrong with %s', async (_name, args, exitCode, line) => {
    const found = args[0] === 'import' ? ['import', fileWith('x.csv', 'a,b\n')] : args
    const ran = await runCli(['data', ...found, ...(args.includes('--database') ? [] : ['--database', database])], { env, now })
    expect([ran.exitCode, ran.out, ran.err.length]).toEqual([exitCode, '', 1])
    expect(ran.err[0]).toMatch(line)
  })

  it('is refused in one line where the file is no database', async () => {
    const junk = fileWith('junk.db', 'no database '.repeat(500))
    expect(await runCli(['data', 'list', '--database', `file:${junk}`], { env })).toMatchObject({ exitCode: 1, out: '', err: ['the file of the database (DATABASE_URL or --database) cannot be opened, or is none'] })
  })

  it('is not half there: a refused import makes no database', async () => {
    const missing = join(folder, 'missing.db')
    expect((await runCli(['data', 'import', fileWith('x.csv', 'a,b\n'), '--database', `file:${missing}`], { env })).exitCode).toBe(1)
    expect(existsSync(missing)).toBe(false)
  })

  it.each([
    ['postgres://127.0.0.1:1/x', 'analyze', 2],
    ['postgres://127.0.0.1:1/x', 'calc', 0],
  ])('that is away at %s: %s ends with %i', async (url, command, exitCode) => {
    const files = { '-': JSON.stringify({ holdings: [{ isin: FUND, weight: 1 }] }) }
    const ran = await runCli(command === 'calc' ? ['calc', 'notgroschen'] : ['analyze', '-'], { env: { DATABASE_URL: url }, files })
    expect([ran.exitCode, ran.err]).toEqual([exitCode, exitCode === 0 ? [] : ['the database (DATABASE_URL or --database) cannot be reached']])
  })

  it.each([
    ['sources', 'null'], ['sources', '{'], ['sources', '[{}]'], ['counts', '[]'], ['counts', '{"prices":"x"}'], ['as_of', 'yesterday'],
  ])('whose import somebody changed by hand, its %s to %s, ends in one line, goes on answering, and can be taken out', async (column, text) => {
    await importing(fileWith('holdings.csv', isharesGerman), { isin: FUND })
    const [name = ''] = await imported()
    const store = openStore(database)
    await sql`update imports set ${sql.ref(column)} = ${text}`.execute(await store.database())
    await store.close()
    const files = { '-': JSON.stringify({ holdings: [{ isin: FUND, weight: 1 }] }) }
    const run = (...args: string[]) => runCli(args, { env: { ...env, DATABASE_URL: database }, files, now })
    const line = `damaged in the database: date, counts or sources of ${name}; import them again`
    for (const args of [['data', 'list'], ['data', 'export', join(folder, 'out.zip')], ['data', 'list', '--json']]) expect(await run(...args)).toMatchObject({ exitCode: 1, out: '', err: [line] })
    expect((await run('doctor')).out).toMatch(new RegExp(`^database +FAILED +${line}$`, 'm'))
    expect(await run('analyze', '-', 'sectors')).toMatchObject({ exitCode: 0, err: [] })
    expect((await run('data', 'remove', name)).out).toBe(`Removed ${name}`)
    expect((await run('data', 'list')).exitCode).toBe(0)
  })

  it('that has findings ends a check with 1', async () => {
    await importing(fileWith(`${FUND}.csv`, isharesGerman.replaceAll('"Industrie"', '"Zauberei"')))
    const { exitCode, out } = await runCli(['data', 'check', '--database', database], { env, now })
    expect([exitCode, out.includes('unknown_sector')]).toEqual([1, true])
  })
})

it.skipIf(!postgresAnswers)('waits for a busy PostgreSQL server that accepts after seconds (needs a PostgreSQL server)', async () => {
  const place = await postgresPlace()
  const url = new URL(place.url)
  const line = new Line({ host: url.hostname, port: Number(url.port || 5432) })
  await line.mend()
  try {
    line.silence()
    url.port = String(line.port)
    const listed = dataList(url.href, env, true, output)
    await wait(2_500)
    line.speak()
    await listed
    expect(printed()).toMatchObject({ imports: [] })
  } finally {
    await line.cut()
    await place.drop()
  }
})

/** Files made to do harm, given to the built command line and to the built server at its start: a reason in one line, soon, and nothing is kept. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ecbCsv, fixtures } from '../server/data/importers/fixtures'
import { replaced, sheetOf, storedZip, tarEntry, tarOf, zipOf } from '../support/archives'
import { projectFolder, startBuilt, startService, stopServices } from '../support/built'
import { blanksPackedTwice, endlessPdf, pdfOfContent, TWO_BILLION_WIDTHS } from '../support/pdf-file'
import { wait } from './http'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'depotkit-files-'))))
afterAll(async () => {
  await stopServices()
  rmSync(folder, { recursive: true })
})

const SECONDS = 40
const MB = 1 << 20

/** The most memory that a process had, from Linux; 0 where that is not told. */
function peakOf(pid: number | undefined): number {
  try {
    return 1024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** Runs a command; ends it when it takes too long. */
async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}, module: 'main' | 'cli' = 'cli') {
  const { child, ended, output } = startBuilt(module, args, env, { cwd: folder, folder: projectFolder, heapMb: 512 })
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, peakOf(child.pid))), 20)
  const timer = setTimeout(() => child.kill('SIGKILL'), SECONDS * 1000)
  const code = await ended
  clearInterval(watch)
  clearTimeout(timer)
  return { code, peak, lines: output().trim().split('\n') }
}

const textOf = (name: string): string => Buffer.from(fixtures[name] ?? []).toString()
const table = 'fund_isin,weight\nIE00TESTFUN0,0.5\n'
const dayAfterTomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const filing = textOf('nport.xml')
const P = 'p_IE00B4L5Y983.csv'

const files: readonly [what: string, name: string, content: () => Uint8Array | string, reason: string][] = [
  ['a zip archive with a changed figure', 'a.zip', () => replaced(storedZip({ 'constituents.csv': table, 'manifest.json': '{}' }), '0.5', '0.9'), 'has another check sum'],
  ['a spreadsheet with a changed letter', 'a.xlsx', () => replaced(storedZip({ 'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>' }), 'sheetData', 'sheetDatb'), 'has another check sum'],
  ['a zip archive that unpacks to a thousand times its size', 'bomb.csv.zip', () => zipOf({ 'a.csv': new Uint8Array(300 * MB) }), 'unpacks to too much'],
  ['a tar archive that does', 'bomb.tar.gz', () => gzipSync(Buffer.alloc(300 * MB)), 'unpacks to too much'],
  ['a tar entry of a negative size', 'a.tar.gz', () => gzipSync(tarOf(tarEntry('constituents.csv', '', { size: '-0000000777\0' }))), 'damaged or cut off'],
  ['a cell in column ZZZZZZ', 'z.xlsx', () => sheetOf('<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>'), 'holds a cell without a place'],
  ['a cell in column XFD', 'x.xlsx', () => sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 'has more than 256 columns'],
  ['rates of one currency twice', 'eurofxref-hist.csv', () => ecbCsv.replace('USD,JPY', 'USD,USD'), 'holds a column that is no currency, or one twice'],
  ['a filing without positions', 'nport.xml', () => filing.replace(/<invstOrSecs>[\s\S]*<\/invstOrSecs>/, '<invstOrSecs/>'), 'the list is not complete'],
  ['a filing whose form is a text', 'nport.xml', () => filing.replace(/<formData>[\s\S]*<\/formData>/, '<formData>none</formData>'), 'the list is not complete'],
  ['a filing with a hexadecimal percentage', 'nport.xml', () => filing.replace('>97.5<', '>0x61<'), 'is not a number'],
  ['prices whose second line is no day', P, () => 'date,close\nx,10\n2024-01-03,11\n', 'line 2, column date'],
  ['prices whose third line is no day', P, () => 'date,close\n2024-01-02,10\nx,11\n2024-01-04,12\n', 'line 3, column date'],
  ['a hexadecimal price', P, () => 'date,close\n2024-01-02,0x10\n', 'line 2, column close'],
  ['a price of the day after tomorrow', P, () => `date,close\n2024-01-02,10\n${dayAfterTomorrow},11\n`, 'is dated in the future'],
]

describe('data import refuses', () => {
  test.each(files)('%s', async (what, name, content, reason) => {
    const place = join(folder, what.replaceAll(' ', '-'))
    mkdirSync(place)
    writeFileSync(join(place, name), content())
    const { code, peak, lines } = await run(['data', 'import', join(place, name), '--database', 'file:refused.db', '--currency', 'EUR'])
    expect([code, lines.length, lines[0]]).toEqual([1, 1, expect.stringContaining(reason)])
    expect(peak).toBeLessThan(500 * MB)
  })

  test('and keeps nothing of it', async () => {
    expect((await run(['data', 'list', '--json', '--database', 'file:refused.db'])).lines.join('')).toMatch(/"imports": \[\]/)
  })
})

describe('the server does not start with', () => {
  test.each(files.filter(([, name]) => /^(a|bomb)\.(zip|tar\.gz)$/.test(name)))('%s in place of its data', async (what, name, content, reason) => {
    const path = join(folder, `start-${what.length}-${name}`)
    writeFileSync(path, content())
    const { code, peak, lines } = await run([], { PORT: '0', DEPOTKIT_BUNDLE: path }, 'main')
    expect([code, lines[0]]).toEqual([1, expect.stringMatching(`^depotkit cannot start\\. DEPOTKIT_BUNDLE: .*${reason}`)])
    expect(peak).toBeLessThan(500 * MB)
  })
})

describe('a depot file that is', () => {
  test.each([
    ['JSON of a great many lists', 'lists.json', `[${'[{}],'.repeat(390_000)}[{}]]`, 'no row has headers'],
    ['JSON of a great many accounts', 'accounts.json', `[${'[{"isin":"IE00B4L5Y983","value":1}],'.repeat(50_000)}[]]`, 'larger than any depot'],
    ['a great many tables', 'tables.csv', 'ISIN;Wert\nIE00B4L5Y983;1\n\n'.repeat(11_000), 'larger than any depot'],
    ['a split with a great many digits', 'digits.csv', `Datum;Typ;ISIN;Stück;Kurs;Betrag\n02.01.2024;Split ${'0'.repeat(400_000)};IE00B4L5Y983;10;80,00;800,00\n`, 'units changed by a split'],
    ['a PDF without end', 'endless.pdf', endlessPdf(), 'it took more than 20 seconds or more memory'],
  ])('%s is refused soon', async (_what, name, content, reason) => {
    writeFileSync(join(folder, name), content)
    const { code, lines } = await run(['analyze', join(folder, name)])
    expect([code, lines[0]?.toLowerCase()]).toEqual([1, expect.stringContaining(reason)])
  })
})

describe('a PDF of a thousand bytes', () => {
  test.each([
    ['that unpacks to a gigabyte', () => pdfOfContent(blanksPackedTwice(1000), '/Filter[/FlateDecode/FlateDecode]')],
    ['whose font has two billion widths', () => pdfOfContent('BT /F 10 Tf 9 9 Td (Depotauszug) Tj ET', '', TWO_BILLION_WIDTHS)],
  ])('%s is ended before it takes the memory of the machine', async (what, content) => {
    const path = join(folder, `${what.length}.pdf`)
    writeFileSync(path, content())
    const { code, peak, lines } = await run(['convert', path])
    expect([code, lines[0]]).toEqual([1, expect.stringContaining('it took more than 20 seconds or more memory')])
    // 512 MB beyond the command itself, and what comes in the 20 ms until that is seen.
    expect(peak).toBeLessThan(1000 * MB)
  })
})

/** A shell with a bound on the size of files, which stands in for a disk that is full: writes fail, and nothing can be mended. */
const onFullDisk = (command: string, kilobytes: number) =>
  spawnSync('bash', ['-c', `trap '' XFSZ; ulimit -f ${kilobytes}; exec '${process.execPath}' '${projectFolder}dist/server/cli.js' ${command}`], { cwd: folder, encoding: 'utf8', timeout: SECONDS * 1000 })

describe('a full disk', () => {
  const prices = Array.from({ length: 9_000 }, (_, n) => `${new Date(n * 86_400_000).toISOString().slice(0, 10)},${10 + n / 7}`)

  test('is said by an import, which leaves nothing, and by an export', async () => {
    writeFileSync(join(folder, 'full_IE00B4L5Y983.csv'), `date,close\n${prices.join('\n')}\n`)
    const full = onFullDisk('data import full_IE00B4L5Y983.csv --currency EUR --database file:full.db', 60)
    expect([full.status, full.stdout, full.stderr]).toEqual([2, '', 'there is no room left on the disk\n'])
    expect((await run(['data', 'list', '--json', '--database', 'file:full.db'])).lines.join('')).toMatch(/"imports": \[\]/)
    expect((await run(['data', 'import', 'full_IE00B4L5Y983.csv', '--currency', 'EUR', '--database', 'file:full.db'])).code).toBe(0)
    const out = onFullDisk('data export out.zip --database file:full.db', 10)
    expect([out.status, out.stdout, out.stderr]).toEqual([2, '', 'there is no room left on the disk\n'])
  })

  test('behind the output of a command is said', () => {
    const { status, stderr } = spawnSync('bash', ['-c', `'${process.execPath}' '${projectFolder}dist/server/cli.js' catalog > /dev/full`], { encoding: 'utf8', timeout: SECONDS * 1000 })
    expect([status, stderr]).toEqual([2, 'the output cannot be written: is there room on the disk?\n'])
  })

  test('behind the log does not keep the server from answering and ending', async () => {
    const probe = await startService({ DEPOTKIT_BUNDLE: 'none' })
    const { port } = probe
    probe.signal('SIGTERM')
    await probe.ended
    const service = startBuilt('main', [], { DEPOTKIT_BUNDLE: 'none', PORT: String(port), LOG_LEVEL: 'trace' }, { log: '/dev/full' })
    const url = `http://127.0.0.1:${port}/healthz`
    for (let tries = 0; tries < 50 && !(await fetch(url).catch(() => null))?.ok; tries += 1) await wait(100)
    for (let n = 0; n < 300; n += 1) expect((await fetch(url, { signal: AbortSignal.timeout(2000) })).status).toBe(200)
    service.child.kill('SIGTERM')
    expect(await Promise.race([service.ended, wait(5000)])).toBe(0)
  })
})

describe('input without end', () => {
  test.each(['/dev/zero', '-'])('is left by a command: %s', (path) => {
    const { status, stderr } = spawnSync('bash', ['-c', `yes 'IE00B4L5Y983;1' | '${process.execPath}' '${projectFolder}dist/server/cli.js' analyze ${path}`], { encoding: 'utf8', timeout: SECONDS * 1000 })
    expect([status, stderr]).toEqual([1, `${path === '-' ? 'standard input' : path}: is too large\n`])
  })
})

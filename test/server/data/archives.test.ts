import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gunzip, unbrotli, readBounded, untar, unzip, zipNames } from '../../../server/data/archives'
import { loadBundle } from '../../../server/data/bundle/bundle'
import { BundleError } from '../../../server/data/bundle/csv'
import { replaced, storedZip, tarEntry, tarOf, zipOf } from '../../support/archives'

const all = (): boolean => true
const MEGABYTE = 1 << 20

describe('a zip archive', () => {
  const table = 'fund_isin,weight\nIE00TESTFUN0,0.5\n'

  it('gives the files that are wanted', async () => {
    const zip = storedZip({ 'a.csv': table, 'b.txt': 'no' })
    expect(await zipNames('x.zip', zip)).toEqual(['a.csv', 'b.txt'])
    expect([...(await unzip('x.zip', zip, (name) => name.endsWith('.csv')))]).toEqual([['a.csv', Buffer.from(table)]])
  })

  it('with a changed figure inside is refused by its check sum', async () => {
    await expect(unzip('x.zip', replaced(storedZip({ 'a.csv': table }), '0.5', '0.9'), all)).rejects.toThrow('x.zip: is damaged: a.csv has another check sum')
  })

  it('with any single bit changed is refused, or gives the same', async () => {
    const zip = storedZip({ 'a.csv': table })
    for (let bit = 0; bit < zip.length * 8; bit += 3) {
      const changed = Buffer.from(zip)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const outcome = await unzip('x.zip', changed, (name) => name.endsWith('.csv')).catch((error: unknown) => error)
      if (outcome instanceof Map) expect([...outcome.values()].map(String).filter((text) => text !== table), `bit ${bit}`).toEqual([])
      else expect(outcome, `bit ${bit}`).toBeInstanceOf(BundleError)
    }
  })

  it('with two files of one name is refused', async () => {
    const zip = replaced(storedZip({ 'a.csv': 'one', 'b.csv': 'two' }), 'b.csv', 'a.csv')
    await expect(unzip('x.zip', zip, all)).rejects.toThrow('holds two files of one name')
  })

  it('that would unpack to a thousand times its size is refused before it is unpacked', async () => {
    const zip = zipOf({ 'a.csv': new Uint8Array(200 * MEGABYTE) })
    const before = process.memoryUsage().rss
    await expect(unzip('x.zip', zip, all)).rejects.toThrow('is too large, or unpacks to too much')
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * MEGABYTE)
  })

  it('that says less than it unpacks to is refused', async () => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(5 * MEGABYTE)
    const zip = zipOf({ 'a.csv': new Uint8Array(5 * MEGABYTE) })
    for (let at = zip.indexOf(size); at !== -1; at = zip.indexOf(size, at + 4)) zip.writeUInt32LE(10, at)
    await expect(unzip('x.zip', zip, all)).rejects.toThrow('cannot be unpacked')
  })

  it('of more than two thousand files is refused', async () => {
    const zip = storedZip(Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`${index}.csv`, ''])))
    await expect(zipNames('x.zip', zip)).rejects.toThrow('holds more than 2000 files')
  })

  it.each(['../a.csv', '/a.csv'])('with the name %s is refused', async (name) => {
    await expect(zipNames('x.zip', storedZip({ [name]: 'x' }))).rejects.toThrow(BundleError)
  })
})

describe('a tar archive', () => {
  it('gives its plain files', async () => {
    const tar = tarOf(tarEntry('d/', '', { type: '5' }), tarEntry('d/a.csv', 'x\n'), tarEntry('d/link', '', { type: '2' }))
    expect([...(await untar('x.tar.gz', tar))].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([['d/a.csv', 'x\n']])
  })

  it.each([
    ['a negative size', tarOf(tarEntry('a.csv', '', { size: '-0000000777\0' }))],
    ['a negative size of base 256', tarOf(tarEntry('a.csv', '', { size: `\xff${'\xff'.repeat(10)}\x00` }))],
    ['a size beyond the end', tarOf(tarEntry('a.csv', 'x', { size: '77777777777\0' }))],
    ['a size that is no number', tarOf(tarEntry('a.csv', 'x', { size: 'zzzzzzzzzzz\0' }))],
    ['a changed header', replaced(tarOf(tarEntry('a.csv', 'x')), 'a.csv', 'b.csv')],
    ['two files of one name', tarOf(tarEntry('a.csv', 'one'), tarEntry('a.csv', 'two'))],
    ['an end inside a file', tarOf(tarEntry('a.csv', 'x'.repeat(2_000))).subarray(0, 1_024)],
    ['no end', tarEntry('a.csv', 'x')],
    ['nothing of a tar archive', Buffer.from('x'.repeat(2_000))],
  ])('with %s is refused at once', async (_name, bytes) => {
    await expect(untar('x.tar.gz', bytes)).rejects.toThrow(BundleError)
  })
})

it('a brotli file that would unpack to a thousand times its size is refused', () => {
  const bomb = brotliCompressSync(new Uint8Array(40 * MEGABYTE), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  expect(() => unbrotli('x.br', bomb)).toThrow('unpacks to too much')
})

describe('a gzip file', () => {
  it('that would unpack to a thousand times its size is refused', () => {
    expect(() => gunzip('x.gz', gzipSync(new Uint8Array(200 * MEGABYTE)))).toThrow('unpacks to too much')
  })

  it('that packs well, but not like a bomb, is read', () => {
    const text = Array.from({ length: 50_000 }, (_, index) => `IE00B4L5Y983,2020-01-01,${index},EUR,total_return\n`).join('')
    expect(gunzip('x.gz', gzipSync(text)).length).toBe(text.length)
  })

  it.each([['damaged', (bytes: Buffer) => bytes.fill(0, 30, 34)], ['cut off', (bytes: Buffer) => bytes.subarray(0, -6)]])('that is %s is refused', (_name, change) => {
    expect(() => gunzip('x.gz', change(gzipSync('some text that is long enough to have a middle')))).toThrow('damaged or cut off')
  })
})

describe('a file on disk', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'depotkit-archives-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is read up to a bound, also where it has no size', async () => {
    const path = join(folder, 'a.csv')
    writeFileSync(path, 'x'.repeat(1_000))
    expect(await readBounded(path, 1_000)).toHaveLength(1_000)
    await expect(readBounded(path, 999)).rejects.toThrow('a.csv: is too large')
    await expect(readBounded('/dev/zero', 4 * MEGABYTE)).rejects.toThrow('zero: is too large')
  })

  const manifest = JSON.stringify({ schemaVersion: 1, name: 'n', asOf: '2026-01-31', sources: [] })
  const inZip = (files: Readonly<Record<string, string>>): Buffer => storedZip(files)
  it.each([
    ['two manifests side by side', inZip({ 'a/bundle.json': manifest, 'b/bundle.json': manifest }), 'bundle.json: is there twice'],
    ['one table packed and not', inZip({ 'bundle.json': manifest, 'fx.csv': 'date,currency,per_eur\n', './fx.csv': 'date,currency,per_eur\n' }), 'is there twice'],
    ['a date in the future', inZip({ 'bundle.json': manifest, 'fx.csv': 'date,currency,per_eur\n2126-01-01,USD,1\n' }), 'fx.csv, line 2, column date: lies in the future'],
    ['a date of the year 1', inZip({ 'bundle.json': manifest, 'fx.csv': 'date,currency,per_eur\n0001-01-01,USD,1\n' }), 'fx.csv, line 2, column date: lies before 1900'],
    ['a manifest of the year 1', inZip({ 'bundle.json': manifest.replace('2026', '0001') }), 'bundle.json, column asOf: lies before 1900'],
    ['a manifest of the future', inZip({ 'bundle.json': manifest.replace('2026', '2126') }), 'bundle.json, column asOf: lies in the future'],
    ['a hexadecimal number', inZip({ 'bundle.json': manifest, 'fx.csv': 'date,currency,per_eur\n2026-01-01,USD,0x10\n' }), 'column per_eur: is not a finite decimal number'],
    ['a text without end', inZip({ 'bundle.json': manifest, 'listings.csv': `ticker,exchange,isin,source\n${'x'.repeat(1_001)},b,IE00B4L5Y983,c\n` }), 'column ticker: is longer than 1000 characters'],
    ['a row of delimiters', inZip({ 'bundle.json': manifest, 'fx.csv': ','.repeat(100_000) }), 'fx.csv, line 1: has more than 1000 cells'],
  ])('is refused as a bundle with %s', async (_name, bytes, reason) => {
    const path = join(folder, 'bundle.zip')
    writeFileSync(path, bytes)
    await expect(loadBundle(path)).rejects.toThrow(reason)
  })

  it('is refused as a bundle when its archive has a negative size', async () => {
    const path = join(folder, 'bundle.tar.gz')
    writeFileSync(path, gzipSync(tarOf(tarEntry('bundle.json', '', { size: '-0000001000\0' }))))
    await expect(loadBundle(path)).rejects.toThrow(BundleError)
  })
})

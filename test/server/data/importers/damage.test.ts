import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { BundleError } from '../../../../server/data/bundle/csv'
import { readFile, sourceFile } from '../../../../server/data/importers/formats'
import type { Imported } from '../../../../server/data/importers/columns'
import { fixtures, isharesGerman, withoutEndMark } from './fixtures'
import { readShared, sharedThere } from './shared-data'

const read = async (name: string, bytes: Uint8Array): Promise<Imported> => readFile(await sourceFile(name, bytes), null)

/** A fixed sequence of positions in 0..1. */
function* places(count: number): Generator<number> {
  let state = 20_261_120
  for (let index = 0; index < count; index++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

async function expectRefusedOrSame(name: string, bytes: Uint8Array, length: number, whole: Imported, endMark: boolean): Promise<void> {
  const cut = bytes.subarray(0, length)
  let result: Imported
  try {
    result = await read(name, cut)
  } catch (error) {
    expect(error, `cut at ${length}`).toBeInstanceOf(BundleError)
    return
  }
  if (endMark) expect(result, `cut at ${length} of ${bytes.length}`).toEqual(whole)
  else expect(cut.at(-1), `cut at ${length} of ${bytes.length}`).toBe(0x0a)
}

describe('a file cut off', () => {
  it.each(Object.keys(fixtures))('anywhere: %s is refused, or nothing is missing', async (name) => {
    const bytes = fixtures[name] ?? new Uint8Array()
    const whole = await read(name, bytes)
    for (let length = 0; length < bytes.length; length++) await expectRefusedOrSame(name, bytes, length, whole, !withoutEndMark.has(name))
  })

  it('inside a compressed stream is refused', async () => {
    const packed = gzipSync(isharesGerman)
    for (let length = 2; length < packed.length; length++) {
      await expect(read('a.csv.gz', packed.subarray(0, length))).rejects.toThrow(BundleError)
    }
  })

  it.skipIf(!sharedThere).each([
    'holdings/ishares-ucits/EUNL_holdings_2026-01-20_de.csv',
    'holdings/ishares-ucits/CNDX_holdings_2021-02-05_es_with-isin.csv',
    'holdings/ishares-us/IVV_holdings_2025-11-18_en.csv',
    'holdings/state-street-us/holdings-daily-us-en-spy_2025-11-18.xlsx',
    'holdings/amundi/amundi_FR0010527275_issuer-file.xlsx',
    'holdings/sec-nport/nport_adams-diversified-equity_2023-06-30_full.xml',
    'fx/eurofxref-hist_to-2026-03-05.csv.gz',
  ])('at 200 places: %s (needs publishers\' files beside the project)', async (path) => {
    const bytes = readShared(path)
    const whole = await read(path, bytes)
    for (const place of places(200)) await expectRefusedOrSame(path, bytes, Math.floor(place * bytes.length), whole, true)
  })
})

describe('a file with wrong content names file, line, column and reason', () => {
  const spoil = (from: string | RegExp, to: string) => () => read('fund.csv', Buffer.from(isharesGerman.replace(from, to)))

  it.each([
    ['a weight that is no number', spoil('"60,19"', '"viel"'), 'fund.csv, line 4, column Gewichtung (%): is not a number'],
    ['a weight out of range', spoil('"60,19"', '"601,9"'), 'fund.csv, line 4, column weight: is out of range'],
    ['a negative share', spoil('"60,19"', '"-60,19"'), 'fund.csv, line 4, column weight: is negative'],
    ['weights of twice the fund', spoil('"39,00"', '"139,00"'), 'column weight: sums to 200.00 %'],
    ['weights of half the fund', spoil('"60,19"', '"10,19"'), 'column weight: sums to 50.00 %'],
    ['a row that stands twice', spoil(/("USD","USD CASH".*\n)/, '$1$1'), 'fund.csv, line 7: repeats an earlier row'],
    ['a row with a cell too few', spoil('"Xetra","EUR"', '"Xetra"'), 'fund.csv, line 4: has fewer cells than the header in line 3'],
    ['a row with a cell too many', spoil('"Xetra","EUR"', '"Xetra","EUR","x"'), 'fund.csv, line 4: has more cells'],
    ['a quote that does not close', spoil('"Xetra","EUR"', '"Xetra","EUR'), 'fund.csv, line'],
    ['no closing line', spoil(/\u00a0$/, ''), 'the closing line is missing'],
  ])('%s', async (_name, act, message) => {
    await expect(act()).rejects.toThrow(BundleError)
    await expect(act()).rejects.toThrow(message)
  })

  it.each([
    ['UTF-16', Buffer.from(isharesGerman, 'utf16le')],
    ['UTF-8 read as Windows-1252 and saved again', Buffer.from(Buffer.from(isharesGerman).toString('latin1'))],
    ['a byte lost inside a character', Buffer.from(Buffer.from(isharesGerman).toString('latin1').replace('Ã¶', 'Ã'), 'latin1')],
    ['replacement characters', Buffer.from(isharesGerman.replace('ALFA', 'AL\uFFFDA'))],
  ])('wrong encoding: %s', async (_name, bytes) => {
    await expect(read('fund.csv', bytes)).rejects.toThrow(BundleError)
  })

  it.each([
    ['rows out of order', '2026-03-04', '2026-03-06'],
    ['a rate that is no number', '183.03', '18o.03'],
    ['a rate of zero', '183.03', '0'],
  ])('ECB rates with %s', async (_name, from, to) => {
    await expect(read('fx.csv', Buffer.from(Buffer.from(fixtures['ecb.csv'] ?? []).toString().replace(from, to)))).rejects.toThrow(/line \d/)
  })
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { packTar } from 'modern-tar'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvLine, csvRecords } from '../../../server/data/bundle/csv'
import { bundleTexts, loadBundle, parseBundle, writeBundle } from '../../../server/data/bundle/bundle'
import { BundleError } from '../../../server/data/bundle/csv'

let scratch = ''
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'bundle-'))
})
afterAll(() => {
  rmSync(scratch, { recursive: true, force: true })
})

const head = {
  'securities.csv': 'isin,name,kind,asset_class,currency,country,company_id,sector,industry,ter,domicile,as_of,source',
  'asset_mix.csv': 'isin,asset_class,weight',
  'tax_kinds.csv': 'isin,kind,as_of,source',
  'splits.csv': 'isin,date,new_units,old_units,former_isin,source',
  'companies.csv': 'company_id,name,country,sector,industry,isin,lei,source',
  'constituents.csv': 'fund_isin,as_of,isin,company_id,name,kind,weight,country,sector,industry,currency,source',
  'fund_proxies.csv': 'fund_isin,proxy_isin,weight,kind,countries,sectors,source',
  'isin_aliases.csv': 'old_isin,isin,since,source',
  'listings.csv': 'ticker,exchange,isin,source',
  'fund_vectors.csv': 'fund_isin,dimension,key,weight,as_of,source',
  'prices.csv': 'isin,date,close,currency,basis',
  'fx.csv': 'date,currency,per_eur',
  'revenue.csv': 'company_id,isin,fiscal_year,period,report_date,currency,segment,amount',
} as const

type File = keyof typeof head

/** Two good lines per file. */
const good: Record<File, readonly string[]> = {
  'securities.csv': [
    'IE00B4L5Y983,World fund,fund,equities,USD,,,,,0.002,IE,2026-01-20,a',
    'US0378331005,"Apple, Inc. ""A""",stock,equities,USD,US,apple,technology,Hardware,,,,a',
  ],
  'asset_mix.csv': ['IE00B4L5Y983,equities,0.6', 'IE00B4L5Y983,bonds,0.4'],
  'tax_kinds.csv': ['IE00B4L5Y983,AKTIENFONDS,2023-11-29,a', 'IE00BK5BQT80,SONSTIGE,2018-01-01,a'],
  'splits.csv': ['US0378331005,2020-08-31,4,1,,a', 'DE000TUAG505,2023-02-24,1,10,DE000TUAG000,a'],
  'companies.csv': ['apple,Apple,US,technology,Hardware,US0378331005,HWUPKR0MPOU8FGXBT394,a', 'siemens,Siemens,DE,,,,,a'],
  'constituents.csv': [
    'IE00B4L5Y983,2026-01-20,US0378331005,apple,Apple,equity,0.9,US,technology,,USD,a',
    'IE00B4L5Y983,2026-01-20,,,Cash,cash,-0.01,,unknown,,EUR,a',
  ],
  'fund_proxies.csv': [
    'IE00BK5BQT80,IE00B4L5Y983,0.9,approximation,,,a', 'IE00BK5BQT80,IE00BKM4GZ66,0.1,index_subset,US DE,technology,a',
  ],
  'isin_aliases.csv': ['GB00B10RZP78,GB00BVZK7T90,2025-12-08,a', 'IE00BZ12WP82,GB00BNTJ3546,,a'],
  'listings.csv': ['AAPL,NASDAQ,US0378331005,a', 'EUNL,XETR,IE00B4L5Y983,a'],
  'fund_vectors.csv': ['IE00B4L5Y983,country,US,0.7,2026-01-20,a', 'IE00B4L5Y983,sector,technology,0.25,,a'],
  'prices.csv': ['IE00B4L5Y983,2026-01-20,110.5,EUR,total_return', 'IE00B4L5Y983,2026-01-19,109.5,EUR,total_return'],
  'fx.csv': ['2026-01-20,USD,1.17', '2026-01-19,USD,1.16'],
  'revenue.csv': [
    'apple,US0378331005,2025,FY,2025-10-31,USD,Americas,178353000000', 'apple,US0378331005,2025,FY,2025-10-31,USD,Other,',
  ],
}

const manifest = {
  schemaVersion: 1, name: 'test', asOf: '2026-01-20', sources: [{ id: 'a', title: 'A', url: '', licence: 'own', retrieved: '2026-01-21' }],
}

/** The texts of a good bundle with one file's lines replaced. */
function texts(file?: File, lines?: readonly string[]): Map<string, string> {
  const all = { ...good, ...(file && lines ? { [file]: lines } : {}) }
  const files = (Object.keys(head) as File[]).map((name): [string, string] => [name, [head[name], ...all[name], ''].join('\n')])
  return new Map([['bundle.json', JSON.stringify(manifest)], ...files])
}

function failure(given: ReadonlyMap<string, string>): BundleError {
  try {
    parseBundle(given)
  } catch (error) {
    if (error instanceof BundleError) return error
    throw error
  }
  throw new Error('no error')
}

describe('a good bundle', () => {
  it('is read field by field', () => {
    const bundle = parseBundle(texts())
    expect(bundle.securities[1]).toEqual({
      isin: 'US0378331005', name: 'Apple, Inc. "A"', kind: 'stock', assetClass: 'equities', currency: 'USD', country: 'US',
      companyId: 'apple', sector: 'technology', industry: 'Hardware', ter: null, domicile: null, asOf: null, source: 'a',
    })
    expect(bundle.constituents[1]).toMatchObject({ isin: null, kind: 'cash', weight: -0.01, sector: null })
    expect(bundle.fundProxies[1]).toMatchObject({ kind: 'index_subset', countries: ['US', 'DE'], sectors: ['technology'] })
    expect(bundle.revenue[1]).toMatchObject({ period: 'FY', amount: null })
  })

  it('sorts series by date', () => {
    const { prices, fx } = parseBundle(texts())
    expect(prices).toEqual([{
      isin: 'IE00B4L5Y983', currency: 'EUR', basis: 'total_return', dates: ['2026-01-19', '2026-01-20'], closes: Float64Array.of(109.5, 110.5),
    }])
    expect(fx[0]?.perEur).toEqual(Float64Array.of(1.16, 1.17))
  })

  it('may leave files out, but not bundle.json', () => {
    const bundle = parseBundle(new Map([['bundle.json', JSON.stringify(manifest)]]))
    expect(bundle.securities).toEqual([])
    expect(failure(new Map())).toMatchObject({ file: 'bundle.json', reason: 'is missing' })
  })

  it('accepts CRLF, a byte order mark and no line break at the end', () => {
    const given = texts()
    given.set('fx.csv', '\uFEFFdate,currency,per_eur\r\n2026-01-20,USD,1.17')
    expect(parseBundle(given).fx[0]?.dates).toEqual(['2026-01-20'])
  })
})

const bad: readonly [File, string, string, RegExp][] = [
  ['securities.csv', 'IE00B4L5Y98,x,fund,,,,,,,,,,a', 'isin', /ISIN/],
  ['securities.csv', 'IE00B4L5Y984,x,fund,,,,,,,,,,a', 'isin', /check digit/],
  ['securities.csv', ',x,fund,,,,,,,,,,a', 'isin', /empty/],
  ['securities.csv', 'DE0007164600,,stock,,,,,,,,,,a', 'name', /empty/],
  ['securities.csv', 'DE0007164600,"Two\nlines",stock,,,,,,,,,,a', 'name', /not seen/],
  ['securities.csv', 'DE0007164600,x\u202ey,stock,,,,,,,,,,a', 'name', /not seen/],
  ['companies.csv', 'x,X\u{E0041},,,,,,a', 'name', /not seen/],
  ['securities.csv', 'DE0007164600,x,share,,,,,,,,,,a', 'kind', /is none of /],
  ['securities.csv', 'DE0007164600,x,stock,shares,,,,,,,,,a', 'asset_class', /is none of /],
  ['securities.csv', 'DE0007164600,x,stock,,eur,,,,,,,,a', 'currency', /ISO 4217/],
  ['securities.csv', 'DE0007164600,x,stock,,,Germany,,,,,,,a', 'country', /ISO 3166/],
  ['securities.csv', 'DE0007164600,x,stock,,,,,Technology,,,,,a', 'sector', /is none of /],
  ['securities.csv', 'DE0007164600,x,fund,,,,,,,0.2,,,a', 'ter', /above 0\.15 \(a fraction: 0\.25 is 25 %\)/],
  ['securities.csv', 'DE0007164600,x,fund,,,,,,,"0,2",,,a', 'ter', /number/],
  ['securities.csv', 'DE0007164600,x,fund,,,,,,,,,2026-02-30,a', 'as_of', /date/],
  ['securities.csv', 'DE0007164600,x,fund,,,,,,,,,,nobody', 'source', /source/],
  ['securities.csv', 'DE0007164600,x,fund,,,,,,,,,,', 'source', /empty/],
  ['splits.csv', 'US0378331005,2014-06-09,7.5,1,,a', 'new_units', /integer/],
  ['splits.csv', 'US0378331005,2014-06-09,7,0,,a', 'old_units', /below/],
  ['tax_kinds.csv', 'IE00BKM4GZ66,Aktienfonds,2023-11-29,a', 'kind', /is none of /],
  ['tax_kinds.csv', 'IE00BKM4GZ66,,2023-11-29,a', 'kind', /empty/],
  ['tax_kinds.csv', 'IE00BKM4GZ66,AKTIENFONDS,,a', 'as_of', /empty/],
  ['tax_kinds.csv', 'IE00BKM4GZ66,AKTIENFONDS,2023-11-29,nobody', 'source', /source/],
  ['companies.csv', 'x,X,,,,,123,a', 'lei', /LEI/],
  ['constituents.csv', 'IE00B4L5Y983,2026-01-20,,,X,equity,1.6,,,,,a', 'weight', /above 1.5/],
  ['constituents.csv', 'IE00B4L5Y983,2026-01-20,,,X,equity,-0.1,,,,,a', 'weight', /below 0/],
  ['constituents.csv', 'IE00B4L5Y983,2026-01-20,,,X,other,-1.1,,,,,a', 'weight', /below -1/],
  ['constituents.csv', 'IE00B4L5Y983,2026-01-20,,,X,other,NaN,,,,,a', 'weight', /number/],
  ['constituents.csv', 'IE00B4L5Y983,2026-01-20,,,X,other,Infinity,,,,,a', 'weight', /number/],
  ['constituents.csv', 'IE00B4L5Y983,2026-01-20,,,X,other,1e999,,,,,a', 'weight', /number/],
  ['constituents.csv', 'IE00B4L5Y983,2026-01-19,,,X,other,0.01,,,,,a', 'as_of', /differs/],
  ['fund_proxies.csv', 'IE00B4L5Y983,IE00B4L5Y983,1,same_index,,,a', 'proxy_isin', /itself/],
  ['fund_proxies.csv', 'IE00B4L5Y983,IE00BKM4GZ66,0,same_index,,,a', 'weight', /not above 0/],
  ['fund_proxies.csv', 'IE00B4L5Y983,IE00BKM4GZ66,1,index_subset,USA,,a', 'countries', /allowed/],
  ['isin_aliases.csv', 'GB00BVZK7T90,GB00BVZK7T90,,a', 'isin', /itself/],
  ['isin_aliases.csv', 'US0378331005,GB00B10RZP78,,a', 'isin', /old ISIN/],
  ['fund_vectors.csv', 'IE00B4L5Y983,country,technology,0.1,,a', 'key', /country key/],
  ['prices.csv', 'IE00B4L5Y983,2026-01-18,0,EUR,total_return', 'close', /below 1e-12/],
  ['prices.csv', 'IE00B4L5Y983,2026-01-18,1e300,EUR,total_return', 'close', /above 1000000000000/],
  ['prices.csv', 'IE00B4L5Y983,2026-01-18,1,EUR,nav', 'basis', /is none of /],
  ['fx.csv', '2026-01-18,,1', 'currency', /empty/],
  ['fx.csv', '2026-01-18,CHF,1e-300', 'per_eur', /below 1e-12/],
  ['revenue.csv', 'apple,,2025.5,FY,2025-10-31,USD,x,1', 'fiscal_year', /integer/],
  ['revenue.csv', 'apple,,2025,Q1,2025-10-31,USD,x,1', 'period', /is none of /],
  ['revenue.csv', 'apple,,2025,FY,2025-10-31,USD,x,1e300', 'amount', /above/],
]

describe('a bad row', () => {
  it.each(bad)('of %s: %s', (file, line, column, reason) => {
    const error = failure(texts(file, [...good[file], line]))
    expect(error).toMatchObject({ file, line: 4, column })
    expect(error.reason).toMatch(reason)
  })

  it.each((Object.keys(head) as File[]).filter((file) => file !== 'constituents.csv'))('repeated in %s', (file) => {
    const [first] = good[file] as [string]
    expect(failure(texts(file, [...good[file], first]))).toMatchObject({ file, line: 4, reason: 'repeats the key of an earlier row' })
  })

  it('never shows the value', () => {
    const error = failure(texts('securities.csv', ['SECRET,x,fund,,,,,,,,,,a']))
    expect(error.message).toBe('securities.csv, line 2, column isin: is not an ISIN')
  })

  it('counts lines over quoted line breaks', () => {
    expect([...csvRecords('x.csv', 'a,"Two\nlines"\nb,c\n')].map(({ line }) => line)).toEqual([1, 3])
  })

  it.each([
    ['too few cells', '2026-01-21,USD', 'has 2 cells instead of 3'],
    ['too many cells', '2026-01-21,USD,1,2', 'has 4 cells instead of 3'],
    ['an unclosed quote', '2026-01-21,"USD,1', 'unclosed quote'],
    ['a stray quote', '2026-01-21,U"SD,1', 'stray quote'],
    ['text after a quote', '2026-01-21,"USD"x,1', 'text after a closing quote or a stray carriage return'],
    ['an empty line', '', 'has 1 cells instead of 3'],
  ])('with %s', (_, line, reason) => {
    expect(failure(texts('fx.csv', [...good['fx.csv'], line]))).toMatchObject({ file: 'fx.csv', line: 4, reason })
  })
})

describe('rows that are bad together', () => {
  it.each([
    ['constituents.csv', 'IE00B4L5Y983,2026-01-20,,,X,equity,0.22,,,,,a', 2, /more than 1.1/],
    ['asset_mix.csv', 'IE00B4L5Y983,cash,0.2', 2, /more than 1.1/],
    ['fund_proxies.csv', 'IE00BK5BQT80,IE00B52VJ196,0.2,approximation,,,a', 2, /more than 1.1/],
    ['fund_vectors.csv', 'IE00B4L5Y983,country,DE,0.41,,a', 2, /more than 1.1/],
  ] as const)('%s', (file, line, at, reason) => {
    const error = failure(texts(file, [...good[file], line]))
    expect(error).toMatchObject({ file, line: at, column: 'weight' })
    expect(error.reason).toMatch(reason)
  })

  it('a list of exactly 1.1 is fine', () => {
    const line = 'IE00B4L5Y983,2026-01-20,,,X,equity,0.21,,,,,a'
    expect(parseBundle(texts('constituents.csv', [...good['constituents.csv'], line])).constituents).toHaveLength(3)
  })

  it('a list that sums to 0', () => {
    const lines = ['IE00B4L5Y983,2026-01-20,,,X,cash,0.1,,,,,a', 'IE00B4L5Y983,2026-01-20,,,Y,cash,-0.1,,,,,a']
    expect(failure(texts('constituents.csv', lines)).reason).toMatch(/0 or less/)
  })

  it('two companies with one primary line', () => {
    const line = 'other,Other,US,,,US0378331005,,a'
    expect(failure(texts('companies.csv', [...good['companies.csv'], line]))).toMatchObject({ line: 4, column: 'isin' })
  })

  it('a series that changes its currency', () => {
    const line = 'IE00B4L5Y983,2026-01-18,100,USD,total_return'
    expect(failure(texts('prices.csv', [...good['prices.csv'], line])).reason).toMatch(/currency or basis/)
  })
})

describe('files', () => {
  it('has strict headers and no strangers', () => {
    const renamed = texts()
    renamed.set('fx.csv', 'date,currency,rate\n')
    expect(failure(renamed)).toMatchObject({ file: 'fx.csv', line: 1 })
    const stranger = texts()
    stranger.set('security.csv', 'isin\n')
    expect(failure(stranger)).toMatchObject({ file: 'security.csv' })
  })

  it.each([
    ['not JSON', '{'],
    ['another version', JSON.stringify({ ...manifest, schemaVersion: 2 })],
    ['a repeated source', JSON.stringify({ ...manifest, sources: [...manifest.sources, ...manifest.sources] })],
    ['a date that is none', JSON.stringify({ ...manifest, asOf: '2026-02-30' })],
  ])('bundle.json with %s', (_, text) => {
    const given = texts()
    given.set('bundle.json', text)
    expect(failure(given).file).toBe('bundle.json')
  })

  it.each(['folder', 'a.zip', 'a.tar.gz'])('round trip through %s', async (name) => {
    const bundle = parseBundle(texts())
    const path = join(scratch, name)
    await writeBundle(bundle, path)
    expect(await loadBundle(path)).toEqual(bundle)
    await expect(writeBundle(bundle, path)).rejects.toThrow('exists already')
  })

  it('archives are the same bytes each time', async () => {
    const bundle = parseBundle(texts())
    for (const ending of ['zip', 'tar.gz']) {
      const [one, two] = [join(scratch, `one.${ending}`), join(scratch, `two.${ending}`)]
      await writeBundle(bundle, one)
      await writeBundle(bundle, two)
      expect(readFileSync(one).equals(readFileSync(two))).toBe(true)
    }
  })

  it('reads archives of the folder itself, and packed files', async () => {
    const inner = [...texts()].map(([name, text]): [string, Uint8Array] => [`my-bundle/${name}`, Buffer.from(text)])
    const zip = join(scratch, 'nested.zip')
    writeFileSync(zip, zipSync({ ...Object.fromEntries(inner), '__MACOSX/._bundle.json': Buffer.from('x') }))
    const tar = join(scratch, 'nested.tgz')
    writeFileSync(tar, gzipSync(await packTar(inner.map(([name, body]) => ({ header: { name, size: body.length }, body })))))
    const folder = join(scratch, 'packed')
    mkdirSync(folder)
    for (const [name, text] of texts()) writeFileSync(join(folder, name === 'bundle.json' ? name : `${name}.gz`), name === 'bundle.json' ? text : gzipSync(text))
    const brotli = join(scratch, 'brotli')
    mkdirSync(brotli)
    for (const [name, text] of texts()) writeFileSync(join(brotli, name === 'bundle.json' ? name : `${name}.br`), name === 'bundle.json' ? text : brotliCompressSync(text))
    for (const path of [zip, tar, folder, brotli]) expect(await loadBundle(path)).toEqual(parseBundle(texts()))
  })

  it('says what is wrong with a path', async () => {
    const file = join(scratch, 'bundle.txt')
    writeFileSync(file, '')
    const damaged = join(scratch, 'damaged.tar.gz')
    writeFileSync(damaged, 'x')
    await expect(loadBundle(join(scratch, 'nowhere'))).rejects.toThrow('does not exist')
    await expect(loadBundle(file)).rejects.toThrow('is neither a folder')
    await expect(loadBundle(damaged)).rejects.toThrow('cannot be unpacked')
  })

  it('rejects bytes that are not UTF-8', async () => {
    const folder = join(scratch, 'latin')
    mkdirSync(folder)
    writeFileSync(join(folder, 'bundle.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, 'fx.csv'), Buffer.from([0xff, 0xfe]))
    await expect(loadBundle(folder)).rejects.toThrow('fx.csv: is not UTF-8')
  })
})

it('writes what it reads', () => {
  const bundle = parseBundle(texts())
  expect(parseBundle(bundleTexts(bundle))).toEqual(bundle)
})

it('any cell survives CSV', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const text = rows.map(csvLine).join('')
      expect([...csvRecords('x.csv', text)].map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})

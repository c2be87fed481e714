/** Classes of funds against the codes under which trading venues report them to ESMA, where the sample files are beside the project. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readTable } from '../../../scripts/build-bundle/tables'
import { sharedBundle } from '../../support/embedded'
import { classOfCfi } from '../../../server/data/importers/firds/batch'

const sample = new URL('../../../../shared/data/2026-11/firds/FULINS_C_sample_2026-08-08_trimmed.xml', import.meta.url)
const there = existsSync(sample)
if (!there) console.log(`reported-classes.test.ts: ${sample.pathname} is not there; its funds are not compared`)

describe('classes of funds', async () => {
  const classes = new Map((await sharedBundle()).securities.map(({ isin, kind, assetClass }) => [isin, { kind, assetClass }]))

  it('that multiply gold are gold, gold with bitcoin is mixed, and what is long and short at once is an alternative', () => {
    const of = (...isins: string[]) => isins.map((isin) => classes.get(isin)?.assetClass)
    expect(of('IE00B8HGT870', 'JE00B2NFTL95', 'CH1146882308', 'DE000A4AKW34', 'IE000IIHLZL0', 'FR0013284304')).toEqual(['gold', 'gold', 'multi_asset', 'multi_asset', 'alternatives', 'alternatives'])
  })

  it.runIf(there)('are those of the reported codes', () => {
    const records = readFileSync(sample, 'utf8').matchAll(/<Id>([A-Z0-9]{12})<\/Id>\s*<FullNm>([^<]*)<\/FullNm>[\s\S]*?<ClssfctnTp>([A-Z]{6})/g)
    const compared = [...records].flatMap(([, isin = '', name = '', cfi = '']) => {
      const [ours, theirs] = [classes.get(isin)?.assetClass, classOfCfi(cfi, name)?.assetClass]
      return ours === undefined || theirs === undefined ? [] : [[isin, ours, theirs]]
    })
    expect(compared.length).toBeGreaterThan(2)
    for (const [isin, ours, theirs] of compared) expect([isin, ours]).toEqual([isin, theirs])
  })

  it('of funds that only reports have are never another one than reported, and funds are no shares', () => {
    const read = new Set(readTable('class-corrections').map(({ isin }) => isin))
    for (const { isin = '', nature } of readTable('reported-etfs')) {
      const found = classes.get(isin)
      if (found !== undefined && !read.has(isin)) expect([isin, found.kind, found.assetClass]).toEqual([isin, 'fund', nature])
    }
    // the catalogue has another fund's name for it
    expect(classes.get('IE00BF3NC260')?.assetClass).toBe('bonds')
  })

  it('whose name is cut off are not taken for shares by what is left of it', () => {
    // five that sell shares short (ProShares UltraShort, Direxion Bear), and one more (AdvisorShares Ranger Equity Bear)
    const short = ['US74347G1500', 'US74347G5725', 'US74349Y7123', 'US74350P3947', 'US74350P6346', 'US25461H8613', 'US00768Y4127']
    // Euro Government Bond (three classes), International Government Inflation-Protected Bond, Global Sukuk
    const bonds = ['LU2870273039', 'LU2870273203', 'LU2870273385', 'US78464A4904', 'US8863647025']
    // shares and bonds or futures at once; bitcoin
    const mixed = ['US88636J2042', 'US88636J3453', 'US88636J8163', 'US88636V7029', 'US88636J1051', 'US86280R5063', 'US26923N3970', 'US46439G1085', 'US78433H5274']
    expect([...short, ...bonds, ...mixed].filter((isin) => classes.has(isin))).toEqual([])
    // iShares Developed Markets Property Yield, as its other classes; Blackstone Senior Loan
    expect(['IE00BDZVHC96', 'IE00B1FZS350', 'US78464A6073', 'US78467V6083', 'US09290C7496'].map((isin) => classes.get(isin)?.assetClass)).toEqual(['real_estate', 'real_estate', 'real_estate', 'bonds', 'cash'])
  })
})

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
    for (const { isin = '', nature } of readTable('reported-etfs')) {
      const found = classes.get(isin)
      if (found !== undefined) expect([isin, found.kind, found.assetClass]).toEqual([isin, 'fund', nature])
    }
    // the catalogue has another fund's name for it
    expect(classes.get('IE00BF3NC260')?.assetClass).toBe('bonds')
  })
})

/** The build and random records against the files that lie beside the project; without them there is nothing to compare with. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { crossCheck, type Check } from '../../../scripts/build-bundle/cross-check'
import { cell, dataFolder, readRows } from '../../../scripts/build-bundle/input'
import { differentIssuers, sameIssuer, successors } from '../../../scripts/build-bundle/issuer-groups'
import { makeBundle } from '../../../scripts/build-bundle/make-bundle'
import { bundleTexts, loadBundle } from '../../../server/reference/bundle'
import { embeddedFolder } from '../../../server/reference/embedded'

const there = existsSync(`${dataFolder}PROVENANCE.md`)
if (!there) console.log('cross-check: the source files beside the project are not there')

describe.runIf(there)('records against a second file', () => {
  it('agree, but for what docs/data.md explains', async () => {
    const checks = crossCheck(await loadBundle(embeddedFolder()))
    expect(checks.length).toBeGreaterThanOrEqual(200)
    const share = (what: string): number => {
      const own = checks.filter((check) => check.what === what)
      return own.filter(({ agrees }: Check) => agrees).length / own.length
    }
    // the same fact in two files
    for (const what of ['weight in the S&P 500', 'close', 'kind of a fund']) expect([what, share(what)]).toEqual([what, 1])
    // another language, an earlier name, another classification, the seat instead of the market
    for (const what of ['name of a share', 'sector of a share', 'country of a share']) expect(share(what)).toBeGreaterThan(0.7)
  })
})

describe.runIf(there)('the build', () => {
  it('gives the committed bundle', async () => {
    const committed = bundleTexts(await loadBundle(embeddedFolder()))
    const built = bundleTexts(makeBundle())
    for (const [file, text] of built) expect([file, committed.get(file) === text]).toEqual([file, true])
  })

  it('has decided on every candidate pair of lines of one issuer', () => {
    const groups = new Map<string, string[]>()
    for (const row of readRows('derived/issuer-groups_candidates.csv')) groups.set(cell(row, 'group_key'), [...(groups.get(cell(row, 'group_key')) ?? []), cell(row, 'isin')])
    const current = new Map(successors)
    const decided = [...sameIssuer, ...differentIssuers].map(([isins]) => new Set(isins.split(' ')))
    const open = [...groups].filter(([, isins]) => {
      const lines = [...new Set(isins.map((isin) => current.get(isin) ?? isin))]
      const [first = '', ...others] = lines
      return !others.every((isin) => decided.some((group) => group.has(isin) && lines.some((line) => line !== isin && group.has(line))) || first === isin)
    })
    expect(groups.size).toBe(141)
    expect(open.map(([key]) => key)).toEqual([])
  })
})

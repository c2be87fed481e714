/** Random records against second files that lie beside the project; without them there is nothing to compare with. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { crossCheck, type Check } from '../../../scripts/build-bundle/cross-check'
import { dataFolder } from '../../../scripts/build-bundle/input'
import { loadBundle } from '../../../server/reference/bundle'
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

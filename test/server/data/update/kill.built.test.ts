/** `data update` killed at random moments: every list is the old one or the new one, whole, and what was new stays new. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import type { ConstituentRecord } from '../../../../core/reference/tables/bundle'
import { nportName } from '../../../../server/data/update/names'
import { reportingFunds } from '../../../../server/data/update/reporting-funds'
import { stopServices } from '../../../support/built'
import type { Place } from '../databases'
import { contentOf, importsAt, places, startUpdate, update, updateHere } from './running'
import { companies, shelf } from './shelf'
import { startSources, type FilingShape } from './source-server'

/** `KILLS=20 npx vitest run --project dist kill` tries more moments. */
const KILLS = Number(process.env['KILLS'] ?? 4)
/** Of their indices the package has no list, so that invented companies are believed. A whole run takes about so long: two requests for each fund, seven in a second. */
const funds = reportingFunds.filter(({ ticker }) => ['ITA', 'PPA', 'SHLD', 'LIT', 'ROBO', 'ARTY', 'AIQ', 'IGV'].includes(ticker))
const LONGEST_MS = 3_500

/** The reports of a quarter: from the `generation`-th on each fund has a company more. */
const reportsOf = (generation: number): FilingShape[] =>
  funds.map(({ series }, index) => ({
    series,
    accession: `0001752724-${20 + generation}-${String(index).padStart(6, '0')}`,
    asOf: `${2000 + generation}-05-31`,
    filed: `${2000 + generation}-07-28`,
    positions: companies(30 + generation, 'US', index * 20 + 1),
  }))

const only = ['--only', ...funds.map(({ ticker }) => ticker)]

afterAll(stopServices)

/** Generation of each list in the store, by its name; fails unless the list is whole. */
async function generations(place: Place): Promise<Map<string, number>> {
  const { editions, documents } = await contentOf(place)
  return new Map(funds.map((fund) => {
    const generation = Number(editions[nportName(fund)]?.split('-')[1]) - 20
    const rows = documents[`constituents ${fund.isin}`] as readonly ConstituentRecord[]
    expect([rows.length, rows[0]?.asOf]).toEqual([30 + generation, `${2000 + generation}-05-31`])
    return [nportName(fund), generation]
  }))
}

describe.each(places)('an update of %s', { timeout: 300_000, concurrent: true }, (_, open) => {
  it(`loses nothing when it is killed at ${KILLS} random moments, and is done by the next run`, async () => {
    const sources = await startSources({ ...shelf(), filings: reportsOf(0) })
    const place = await open()
    expect((await updateHere(place, sources, ...only)).exitCode).toBe(0)
    let before = await generations(place)
    for (let kill = 0; kill < KILLS; kill++) {
      if (kill % 2 === 0) sources.shelf.filings.push(...reportsOf(1 + kill / 2))
      const run = startUpdate(place, sources, ...only)
      await Promise.race([wait(Math.random() * LONGEST_MS), run.ended])
      run.child.kill('SIGKILL')
      await run.ended
      const after = await generations(place)
      for (const [name, generation] of after) expect(generation).toBeGreaterThanOrEqual(before.get(name) ?? 0)
      before = after
    }
    const { exitCode, output } = await update(place, sources, ...only)
    expect([exitCode, output]).toEqual([0, expect.not.stringContaining('REFUSED')])
    const done = await contentOf(place)
    expect(new Set((await generations(place)).values())).toEqual(new Set([Math.ceil(KILLS / 2)]))
    const imports = await importsAt(place)
    expect((await updateHere(place, sources, ...only)).output).toMatch(/^10 unchanged$/m)
    expect(await importsAt(place)).toEqual(imports)
    const empty = await open()
    await updateHere(empty, sources, ...only)
    expect(await contentOf(empty)).toEqual(done)
    await Promise.all([sources.close(), place.drop(), empty.drop()])
  })
})

import { expect, it } from 'vitest'
import { agesOf, ageText, datesOf } from '../../../../server/data/age'
import { embeddedTables } from '../../../../server/data/embedded/embedded'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import { bundleOf } from '../../../core/portfolio/fixture'

const none = { lists: null, rates: null, prices: null, catalogue: null, law: null }

it('is counted from the day of each part, says when it is too much and what to do', () => {
  // September 2026 has 30 days: 30 days to 1 October, 30 more to the last of it, 23 more
  const ages = agesOf({ ...none, rates: '2026-11-09', lists: '2026-09-01', law: '2026-11-24' }, '2026-11-23')
  expect(ages).toEqual([
    { part: 'lists', asOf: '2026-09-01', ageDays: 83, stale: false },
    { part: 'rates', asOf: '2026-11-09', ageDays: 14, stale: false },
    { part: 'law', asOf: '2026-11-24', ageDays: 0, stale: false },
  ])
  const [old] = agesOf({ ...none, rates: '2026-11-08' }, '2026-11-23')
  expect(old).toMatchObject({ ageDays: 15, stale: true })
  expect(ageText(old!)).toContain('15 days old, more than 14: run depotkit data update')
  expect(agesOf(none, '2026-11-23')).toEqual([])
})

it('of the package names the oldest list behind the largest funds, not the newest', async () => {
  const dates = await datesOf(embeddedTables(), '2026-10-01')
  const emerging = (await embeddedTables().constituents(['US46434G1031'])).found.get('US46434G1031')?.[0]?.asOf
  expect(dates.lists! <= emerging!).toBe(true) // the iShares fund of emerging markets, in whose place that list stands, is among the largest
  const rates = (await embeddedTables().fx(['JPY'], '0000-01-01', '9999-12-31')).found.get('JPY')?.dates.at(-1) // older than those of the dollar
  expect([dates.rates, dates.catalogue]).toEqual([rates, '2026-10-01'])
})

it('of an empty bundle is that of the law alone', async () => {
  expect(await datesOf(memoryTables(bundleOf({})), null)).toMatchObject({ lists: null, rates: null, prices: null, catalogue: null })
})

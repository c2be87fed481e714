import { expect, test } from 'vitest'
import { historicalReplay } from '../../../../core/portfolio/analyses/historical-replay/model'
import { embeddedPrices, embeddedTables } from '../../../../server/data/embedded/embedded'
import { analyse } from './harness'

const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'
const GLOBAL_BONDS = 'IE00BG47KH54'
const ALL_WORLD = 'IE00BK5BQT80'
const GOLD = 'IE00B579F325'
const BITCOIN = 'DE000NXTA018'

/** Twenty with prices since 2015 and until 2026-08, the first in order of ISIN. */
const shares = (prefix: string, currency: string): string[] =>
  embeddedPrices().list.filter((series) => series.isin.startsWith(prefix) && series.currency === currency && series.first < '2015-02' && series.last > '2026-08' && !series.isin.startsWith('DE000A0')).slice(0, 20).map(({ isin }) => isin)

const depots: Readonly<Record<string, readonly string[]>> = {
  'World and emerging markets': [WORLD, EMERGING],
  'World, emerging markets and bonds': [WORLD, EMERGING, GLOBAL_BONDS],
  'All-World': [ALL_WORLD],
  'twenty German shares': shares('DE', 'EUR'),
  'twenty American shares': shares('US', 'USD'),
  'gold, bitcoin and World': [GOLD, BITCOIN, WORLD],
}

const windows: Readonly<Record<string, readonly [string, string]>> = {
  '2016 to 2025': ['2016-01-04', '2025-12-30'],
  '2020 to 2025': ['2020-01-02', '2025-12-30'],
  // The last days that MSCI World and the euro rates of the dollar have.
  'the last 365 days': ['2025-04-14', '2026-04-14'],
}

/** What the embedded prices answer: a year or a day that is missing is said, never bridged. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'World and emerging markets': ['ok', 'ok', 'ok'],
  'World, emerging markets and bonds': ['2019-06-18', 'ok', 'ok'],
  'All-World': ['2019-07-29', 'ok', 'ok'],
  'twenty German shares': ['ok', 'ok', 'ok'],
  'twenty American shares': ['ok', 'ok', 'ok'],
  'gold, bitcoin and World': ['partial', 'partial', 'ok'],
}

test.each(Object.keys(depots))('%s', async (name) => {
  const isins = depots[name] ?? []
  expect(isins.length === 20 || isins.length < 4).toBe(true)
  const found: string[] = []
  for (const [startDate, endDate] of Object.values(windows)) {
    const body = { portfolio: { holdings: isins.map((isin) => ({ isin, weight: 1 / isins.length })) }, startDate, endDate, initialValue: 10_000 }
    const { analysis, limitations } = await analyse(historicalReplay, body, {}, { tables: embeddedTables() })
    const [longest] = limitations.flatMap((sentence) => /longest period for which all have prices: (\S+) to/.exec(sentence)?.[1] ?? [])
    found.push(analysis.status === 'unavailable' ? longest ?? 'nothing said' : analysis.status)
  }
  expect(found).toEqual(expected[name])
})

test('the longest window counts what stands in for the prices of a fund that the asked one does not lack', async () => {
  const body = { portfolio: { holdings: ['IE00BDBRDM35', WORLD].map((isin) => ({ isin, weight: 0.5 })) }, startDate: '2016-01-04', endDate: '2025-12-30', initialValue: 10_000 }
  const { limitations } = await analyse(historicalReplay, body, {}, { tables: embeddedTables(), today: '2026-11-29' })
  // Own prices of the bond fund from its first to its last day; those of the world end three months before.
  expect(limitations).toContain('The longest period for which all have prices: 2022-01-03 to 2026-07-13.')
  const { analysis } = await analyse(historicalReplay, { ...body, startDate: '2022-01-03', endDate: '2026-07-13' }, {}, { tables: embeddedTables(), today: '2026-11-29' })
  expect(analysis.status).toBe('partial')
})

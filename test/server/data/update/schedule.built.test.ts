import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { daysBetween } from '../../../../core/values/dates'
import { startService, stopServices, type Service } from '../../../support/built'
import { sqlitePlace } from '../databases'
import { importsAt } from './running'
import { shelf, yesterday } from './shelf'
import { startSources } from './source-server'

afterEach(stopServices)

/** Days since the newest rates of the sources: one, and two when midnight has passed since they were made up. */
const ageOfRates = (): number => daysBetween(yesterday, new Date().toISOString().slice(0, 10))

/** What a service says of its data with the age that these have, asked again when midnight falls between. */
async function said(service: Service): Promise<{ ready: object; metrics: string; age: number }> {
  const age = ageOfRates()
  const ready = ((await (await fetch(`${service.url}/readyz`)).json()) as { data: object }).data
  const metrics = await service.metrics()
  return age === ageOfRates() ? { ready, metrics, age } : said(service)
}

it('a running service renews its data, answers from them, and says in its log what could not be had', async () => {
  const sources = await startSources(shelf())
  const place = await sqlitePlace()
  try {
    const service = await startService({ ...sources.env, SEC_CONTACT: '', GLEIF_MAPPING_URL: `${sources.env['ECB_URL']}/nothing`, DEPOTKIT_BUNDLE: 'none', DATABASE_URL: place.url, DATA_UPDATE_HOURS: '1' })
    for (let tries = 0; tries < 900 && !service.output().includes('data update'); tries++) await wait(100)
    const line = JSON.parse(service.output().split('\n').find((text) => text.includes('data update')) ?? '{}') as object
    expect(line).toMatchObject({ level: 40, renewed: ['ecb-rates'], missing: [{ name: 'gleif', reason: 'has nothing there (404)' }] })
    expect((await importsAt(place)).map(({ name }) => name)).toEqual(['ecb-rates'])
    const { ready, metrics, age } = await said(service)
    expect(ready).toMatchObject({ update: { everyHours: 1, outcome: 'incomplete', missing: ['gleif'], at: expect.any(String) }, ages: expect.arrayContaining([expect.objectContaining({ part: 'rates', ageDays: age, stale: false })]) })
    expect(metrics).toContain('depotkit_data_update_missing_lists 1')
    expect(metrics).toContain(`depotkit_data_age_seconds{part="rates"} ${age * 86_400}\n`)
    service.signal('SIGTERM')
    expect(await service.ended).toBe(0)
  } finally {
    await sources.close()
    await place.drop()
  }
})

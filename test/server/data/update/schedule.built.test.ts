import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { startService, stopServices } from '../../../support/built'
import { sqlitePlace } from '../databases'
import { importsAt } from './running'
import { shelf } from './shelf'
import { startSources } from './source-server'

afterEach(stopServices)

it('a running service renews its data, answers from them, and says in its log what could not be had', async () => {
  const sources = await startSources(shelf())
  const place = await sqlitePlace()
  try {
    const service = await startService({ ...sources.env, SEC_CONTACT: '', GLEIF_MAPPING_URL: `${sources.env['ECB_URL']}/nothing`, DEPOTKIT_BUNDLE: 'none', DATABASE_URL: place.url, DATA_UPDATE_HOURS: '1' })
    for (let tries = 0; tries < 400 && !service.output().includes('data update'); tries++) await wait(100)
    const line = JSON.parse(service.output().split('\n').find((text) => text.includes('data update')) ?? '{}') as object
    expect(line).toMatchObject({ level: 40, renewed: ['ecb-rates'], missing: [{ name: 'gleif', reason: 'has nothing there (404)' }] })
    expect((await importsAt(place)).map(({ name }) => name)).toEqual(['ecb-rates'])
    const { data } = (await (await fetch(`${service.url}/readyz`)).json()) as { data: object }
    expect(data).toMatchObject({ update: { everyHours: 1, outcome: 'incomplete', missing: ['gleif'], at: expect.any(String) }, ages: expect.arrayContaining([expect.objectContaining({ part: 'rates', ageDays: 1, stale: false })]) })
    expect(await service.metrics()).toContain('depotkit_data_update_missing_lists 1')
    expect(await service.metrics()).toContain('depotkit_data_age_seconds{part="rates"} 86400')
    service.signal('SIGTERM')
    expect(await service.ended).toBe(0)
  } finally {
    await sources.close()
    await place.drop()
  }
})

/** What the methodology of the shipped service says of where its figures are from. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { episodeNames } from '../../../core/portfolio/analyses/stress-scenarios/episodes/names'
import { embeddedManifest } from '../../../server/data/embedded/embedded'
import { startService, stopServices, type Service } from '../../support/built'
import { PORTFOLIO } from '../support'

let service: Service
beforeAll(async () => {
  service = await startService({})
})
afterAll(stopServices)

test.each(['en', 'de'] as const)('the portfolio methodology in %s has sources and days of shocks, prices, rates and charges', async (locale) => {
  const text = await (await fetch(`${service.url}${PORTFOLIO}/methodology?locale=${locale}`)).text()
  // Shocks: every crisis with its days and what was read, and when.
  const day = { en: '\\d{4}-\\d\\d-\\d\\d', de: '\\d\\d\\.\\d\\d\\.\\d{4}' }[locale]
  for (const name of Object.values(episodeNames)) expect(text).toMatch(new RegExp(`- ${name[locale]}, ${day} (to|bis) ${day}, (read|gelesen) ${day}: `))
  expect(text).toContain('LBMA gold price')
  // Prices, rates, charges: every publication of the embedded data with the day on which it was fetched.
  const { sources } = embeddedManifest()
  for (const id of ['prices-2026', 'ecb-rates', 'justetf-universe']) expect(sources.map((source) => source.id)).toContain(id)
  for (const { title, url, retrieved } of sources) expect(text).toContain(`- ${title} (${url === '' ? '' : `${url}, `}${retrieved})`)
})

test('a service without a bundle names no publication', async () => {
  const service = await startService({ DEPOTKIT_BUNDLE: 'none' })
  const text = await (await fetch(`${service.url}${PORTFOLIO}/methodology`)).text()
  expect(text).toContain('## Stress scenarios')
  expect(text).not.toContain('## Reference data')
})

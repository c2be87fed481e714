/** A service that takes more holdings than 25 says so everywhere, takes them, and refuses one more by name. */
import { afterEach, describe, expect, test } from 'vitest'
import { createClient, InvalidRequestError } from '../../../sdk'
import { isinFrom } from '../../../sdk/files/cells/isin'
import { PORTFOLIO } from '../support'
import { startBuilt, startService, stopServices } from '../../support/built'

afterEach(stopServices)

const holdings = (count: number): { isin: string; weight: number }[] => Array.from({ length: count }, (_, index) => ({ isin: isinFrom('DE', String(index)), weight: 1 / count }))

const boundsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(boundsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'holdings' && typeof inner === 'object' && inner !== null && 'maxItems' in inner ? [Number(inner.maxItems), ...boundsIn(inner)] : boundsIn(inner)))
}

describe('MAX_HOLDINGS', () => {
  test('is the bound of requests, catalog, OpenAPI and page', async () => {
    const { url } = await startService({ DEPOTKIT_BUNDLE: 'none', MAX_HOLDINGS: '60', RATE_LIMIT_UNITS: '1000' })
    const client = createClient({ baseUrl: url, retries: 0 })
    expect((await client.analyze.snapshot({ holdings: holdings(60) })).holdings).toHaveLength(60)
    const refused = await client.analyze.snapshot({ holdings: holdings(61) }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(InvalidRequestError)
    expect((refused as InvalidRequestError).details).toMatchObject([{ path: ['holdings'], message: 'At most 60 holdings' }])
    const text = async (path: string): Promise<string> => (await fetch(`${url}${path}`)).text()
    expect(JSON.parse(await text(PORTFOLIO))).toMatchObject({ data: { maxHoldings: 60 } })
    const bounds = boundsIn(JSON.parse(await text(`${PORTFOLIO}/openapi.json`)))
    expect(bounds.length).toBeGreaterThan(8)
    expect(new Set(bounds)).toEqual(new Set([60]))
    expect(await text('/portfolio?locale=en')).toContain('"maxHoldings":60')
  })

  test('that is too small stops the start', async () => {
    const { ended, output } = startBuilt('main', [], { PORT: '0', DEPOTKIT_BUNDLE: 'none', MAX_HOLDINGS: '24' })
    expect(await ended).toBe(1)
    expect(output()).toContain('MAX_HOLDINGS: ')
  })
})

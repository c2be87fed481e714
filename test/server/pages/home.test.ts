/** The start page shows what the service itself calculates; no page of a calculator opens on nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculators } from '../../../core/registry/registry'
import { companyName } from '../../../core/portfolio/insights/short-name'
import { groups } from '../../../core/wording/view'
import { exampleDraft, requestOf } from '../../../server/pages/portfolio/draft'
import { draftOfFragment } from '../../../server/pages/portfolio/input/keep'
import type { Calculator } from '../../../core/operations/define'
import { createClient } from '../../../sdk'
import { reference } from '../data/embedded-book'
import type { Running } from '../support'
import { startWithPages } from './support'

const all: readonly Calculator[] = calculators
const named = { fragment: /\/portfolio\?locale=en(#depot=[\w-]+)"/, area: /<rect class="mark-cell"[^>]*><title>([^:]+): ([\d.]+)%/ } as const

describe('the start page', () => {
  let app: Running
  beforeAll(async () => {
    app = await startWithPages({}, { reference: { open: async () => reference } })
  })
  afterAll(() => app?.stop(100))

  test('has the largest company, its share and the sum of the example as the interface answers them', async () => {
    const outcome = requestOf(exampleDraft(), 'en')
    if (!outcome.ok) throw new Error('the example has a fault')
    const { totalValue, analyses } = await createClient({ baseUrl: app.url }).analyze.snapshot(outcome.request)
    const largest = analyses['look-through'].data?.positions[0]
    const { text } = await app.get('/?locale=en')
    const [, name, share] = named.area.exec(text) ?? []
    expect(name).toBe(companyName(largest?.name ?? ''))
    expect(Math.abs(Number(share) - (largest?.weight ?? 0) * 100)).toBeLessThanOrEqual(0.05)
    expect(text).toContain(`The largest company is ${largest?.name}`)
    expect(text).toContain(`€${totalValue?.toLocaleString('en')}`)
  })

  test('opens its example with all its holdings', async () => {
    const { text } = await app.get('/?locale=en')
    expect(await draftOfFragment(named.fragment.exec(text)?.[1] ?? '')).toEqual(exampleDraft())
  })

  test('has every group with its calculators below its name', async () => {
    for (const path of ['/', '/calculators']) {
      const { text } = await app.get(`${path}?locale=de`)
      for (const [id, { name }] of Object.entries(groups)) {
        const section = text.slice(text.indexOf(`aria-labelledby="group-${id}"`)).split('</section>')[0] ?? ''
        const own = all.filter(({ view }) => view.group === id).map(({ id: slug }) => slug)
        expect(section).toContain(name.de)
        expect([...section.matchAll(/\/calculators\/([a-z-]+)/g)].map(([, slug]) => slug)).toEqual(own)
        expect(own.length).toBeGreaterThan(0)
      }
    }
  })
})

test('a service without reference data shows no example and says nothing of one', async () => {
  const app = await startWithPages()
  const { status, text } = await app.get('/?locale=en')
  await app.stop(100)
  expect(status).toBe(200)
  expect(text).not.toContain('Example: €')
  expect(text).toContain('href="/portfolio?locale=en"')
})

describe('the first figure', () => {
  let app: Running
  beforeAll(async () => {
    app = await startWithPages()
  })
  afterAll(() => app?.stop(100))

  test.each(all.map(({ id: slug }) => slug))('of %s is one', async (slug) => {
    const { text } = await app.get(`/calculators/${slug}?locale=de`)
    const [, first = ''] = /<div class="first"[^>]*>(.*?)<\/div>/.exec(text) ?? []
    const shown = /<data value="([^"]*)"/.exec(first)?.[1]
    // A plan that never ends has words for its first figure.
    if (shown === undefined) expect(first).toMatch(/class="missing">[^<]{10,}/)
    else expect(Number(shown)).not.toBe(0)
  })

  // An example would put 18 fields of others before the first of one's own.
  test('of the tax of a depot waits for the first fund, and says so', async () => {
    const { text } = await app.get('/depot-tax?locale=en')
    expect(text).toContain('What is debited in January?')
    expect(text).toContain('Begin below, as with “MSCI World 20,000”, or with a file.')
    expect(text).not.toContain('data-debit')
  })

  test.each(all.filter(({ view }) => view.opening !== undefined).map(({ id: slug }) => slug))('%s: an address with an input has the defaults of the interface beside it', async (slug) => {
    const { text } = await app.get(`/calculators/${slug}?taxProfile.kirchensteuer=false&locale=en`)
    const data = JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '{}')
    expect(data.inputs).toEqual(all.find((each) => each.id === slug)?.inputs.parse({}))
  })
})

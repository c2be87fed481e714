import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculators } from '../../core/registry'
import { CALCULATORS, startApp, type Running } from './support'

let app: Running
beforeAll(async () => {
  app = await startApp({}, { now: () => new Date('2026-11-20T09:00:00Z') })
})
afterAll(() => app.stop(100))

const linkOf = async (slug: string, body: unknown): Promise<{ path: string; data: { result: unknown; inputs: unknown } }> => {
  const { data } = JSON.parse((await app.post(`${CALCULATORS}/${slug}`, body)).text)
  const url = new URL(data.links.calculator)
  return { path: url.pathname + url.search, data }
}

/** The query that a browser sends for a page's form as it stands. */
function submitted(html: string): string {
  const pairs: [string, string][] = []
  const text = (value: string): string => value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  for (const [, name = '', , value = ''] of html.matchAll(/<input name="([^"]+)" (type="\w+"(?: step="any")?) value="([^"]*)"/g)) pairs.push([name, text(value)])
  for (const [, name = '', value = ''] of html.matchAll(/<textarea name="([^"]+)"[^>]*>([^<]*)</g)) pairs.push([name, text(value)])
  for (const [, name = '', options = ''] of html.matchAll(/<select name="([^"]+)">(.*?)<\/select>/g)) {
    pairs.push([name, text(/<option value="([^"]*)" selected/.exec(options)?.[1] ?? /<option value="([^"]*)"/.exec(options)?.[1] ?? '')])
  }
  return new URLSearchParams(pairs).toString()
}

const resultOf = (html: string): string => /<h2>(?:Result|Ergebnis)<\/h2>([\s\S]*?)<h2>/.exec(html)?.[1] ?? ''

describe.each(calculators.map(({ slug, example }) => [slug, example] as const))('/calculators/%s', (slug, example) => {
  test('the link of a result opens a page with that result, and its form gives it again', async () => {
    const { path, data } = await linkOf(slug, { inputs: example, asOf: '2026-01-31' })
    const page = await app.get(path)
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const figures = Object.values(data.result as object).filter((value) => typeof value === 'number')
    const shown = (value: number): string => `>${new Intl.NumberFormat('en', { maximumFractionDigits: 6 }).format(value)}<`
    for (const figure of figures) expect(page.text).toContain(shown(figure))
    const again = await app.get(`/calculators/${slug}?${submitted(page.text)}`)
    expect(again.status).toBe(200)
    expect(resultOf(again.text)).toBe(resultOf(page.text))
    expect(resultOf(page.text)).not.toBe('')
  })

  test('without a query it shows the defaults', async () => {
    const [bare, linked] = [await app.get(`/calculators/${slug}`), await app.get((await linkOf(slug, {})).path)]
    expect(resultOf(bare.text)).toBe(resultOf(linked.text))
  })
})

describe('pages', () => {
  const page = '/calculators/freistellungsauftrag'
  const brokers = JSON.stringify([{ name: '"><script>alert(1)</script>', zinsen: 5 }])

  test('show submitted text as text', async () => {
    const { text, headers } = await app.get(`${page}?brokers=${encodeURIComponent(brokers)}`)
    expect(text).not.toContain('<script')
    expect(text).toContain('&lt;script&gt;')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self'.*base-uri 'none'.*frame-ancestors 'none'/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  })

  test.each([
    ['/calculators/abgeltungssteuer?kapitalertrag=-5', 'kapitalertrag'],
    ['/calculators/abgeltungssteuer?kapitalertrag=%3Cscript%3E', 'kapitalertrag'],
    ['/calculators/abgeltungssteuer?%3Cscript%3E=1', '&lt;script&gt;'],
    ['/calculators/abgeltungssteuer?taxProfile.kirchensteuer=maybe', 'taxProfile.kirchensteuer'],
    ['/calculators/abgeltungssteuer?asOf=2026-02-30', 'asOf'],
  ])('%s says what is wrong and keeps the form', async (path, field) => {
    const { status, text } = await app.get(path)
    expect(status).toBe(400)
    expect(text).toContain('class="error"')
    expect(text).toContain(field)
    expect(text).not.toContain('<script')
    expect(text).toContain('<form method="get"')
  })

  test('speak German to those who prefer it', async () => {
    const { text } = await app.get('/calculators/notgroschen', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' })
    expect(text).toContain('<html lang="de">')
    expect(text).toContain('Ergebnis')
  })

  test('the start page leads to every calculator', async () => {
    const { text } = await app.get('/')
    for (const { slug } of calculators) expect(text).toContain(`href="/calculators/${slug}"`)
  })

  test('an unknown page is nothing', async () => {
    const { status, json } = await app.get('/calculators/horoskop')
    expect([status, json.error?.code]).toEqual([404, 'not_found'])
  })
})

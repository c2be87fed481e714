/** The pages of the calculators as the service sends them, before any script runs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculators } from '../../../core/registry/registry'
import { CALCULATORS, type Running } from '../support'
import { idleFigures, ineffectiveFields } from '../../../server/pages/calculator/result/steps'
import type { Calculator } from '../../../core/operations/define'
import { startWithPages } from './support'

let app: Running
beforeAll(async () => {
  app = await startWithPages({}, { now: () => new Date('2026-11-20T12:00:00Z') })
})
afterAll(() => app.stop(100))

interface Data {
  inputs: unknown
  links: { calculator: string }
  result: Readonly<Record<string, unknown>>
}

async function answerOf(slug: string, body: object): Promise<Data> {
  const { json } = await app.post(`${CALCULATORS}/${slug}`, body)
  return json.data as Data
}

const pathOf = ({ links }: Data): string => links.calculator.slice(links.calculator.indexOf('/calculators/'))

const plain = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : plain(found)
}

/** The query that a browser without script sends for the form as it stands. */
function submitted(html: string): string {
  const form = /<form[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const pairs: [string, string][] = []
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = attribute(tag, 'name')
    const isOff = attribute(tag, 'type') === 'radio' && !/\schecked/.test(tag)
    if (name !== undefined && !isOff) pairs.push([name, attribute(tag, 'value') ?? ''])
  }
  for (const [select] of form.matchAll(/<select[\s\S]*?<\/select>/g)) {
    const chosen = [...select.matchAll(/<option[^>]*>/g)].find(([option]) => /\sselected/.test(option))?.[0] ?? ''
    pairs.push([attribute(select, 'name') ?? '', attribute(chosen, 'value') ?? ''])
  }
  return new URLSearchParams(pairs.filter(([name]) => !name.startsWith('field-'))).toString()
}

/** The figures of a page: name and exact value. */
const figuresIn = (html: string): Record<string, string> =>
  Object.fromEntries([...html.matchAll(/<tr data-figure="([^"]+)"(.*?)<\/tr>/g)].map(([, name, row = '']) => [name, plain(/(?:value|datetime)="([^"]*)"/.exec(row)?.[1] ?? 'null')]))

const isFigure = (value: unknown): boolean => value === null || typeof value !== 'object'

const list: readonly Calculator[] = calculators

describe.each(list.map((calculator) => [calculator.id, calculator] as const))('/calculators/%s', (slug, calculator) => {
  const { example } = calculator

  test('the link of a result opens a page with exactly that result, and its form gives it again', async () => {
    const data = await answerOf(slug, { inputs: example, asOf: '2026-01-31' })
    const page = await app.get(pathOf(data))
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const idle = idleFigures(calculator.view, data)
    const expected = Object.fromEntries(Object.entries(data.result).filter(([name, value]) => isFigure(value) && name !== 'schedule' && !idle.has(name)).map(([name, value]) => [name, String(value)]))
    expect(figuresIn(page.text)).toMatchObject(expected)
    expect(Object.keys(expected)).not.toEqual([])
    const again = await app.get(`/calculators/${slug}?${submitted(page.text)}`)
    expect(again.status).toBe(200)
    expect(figuresIn(again.text)).toEqual(figuresIn(page.text))
  })

  test('without a query it shows what its page begins with, today', async () => {
    const [bare, linked] = [await app.get(`/calculators/${slug}`), await app.get(pathOf(await answerOf(slug, { inputs: calculator.view.opening ?? {} })))]
    expect(figuresIn(bare.text)).toEqual(figuresIn(linked.text))
    const hidden = ineffectiveFields(calculator.view, calculator.inputs.parse({})).has('asOf')
    expect(bare.text.includes('value="2026-11-20"')).toBe(!hidden)
  })

  test.each(['en', 'de'])('every field has a name in %s and no name of code', async (locale) => {
    const { text } = await app.get(`/calculators/${slug}?locale=${locale}`)
    const visible = text.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ')
    expect(visible).not.toMatch(/\b[a-z]+_[a-z_]+\b/)
    expect(visible).not.toMatch(/\b[a-z]{3,}[A-Z][a-z]+/)
  })
})

describe('pages of calculators', () => {
  const page = '/calculators/freistellungsauftrag'
  const brokers = JSON.stringify([{ name: '"></script><script>alert(1)</script>', zinsen: 5 }])

  test('show submitted text as text', async () => {
    const { text } = await app.get(`${page}?brokers=${encodeURIComponent(brokers)}`)
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&lt;script>alert(1)')
    expect(text.match(/<script/g)).toHaveLength(3) // the theme, the data, the program
  })

  test('allow nothing from elsewhere and nothing inline', async () => {
    const { text, headers } = await app.get(page)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; manifest-src 'self'; worker-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(text).not.toMatch(/\sstyle="|<style|\son[a-z]+="/)
  })

  test.each([
    ['abgeltungssteuer?kapitalertrag=-5', 'Capital income: At least €0.00.'],
    ['abgeltungssteuer?kapitalertrag=%3Cscript%3E', 'Capital income: Enter a number, such as 1234.50.'],
    ['abgeltungssteuer?%3Cscript%3E=1', '&lt;script>: This calculator has no such field.'],
    ['abgeltungssteuer?taxProfile.kirchensteuer=maybe', 'Church tax: This value cannot be used.'],
    ['abgeltungssteuer?asOf=2026-02-30', 'Reference date: There is no such day.'],
    ['abgeltungssteuer?kapitalertrag=1&kapitalertrag=2', 'Capital income: The link gives this twice.'],
    ['abgeltungssteuer?scenario=%7B%7D&kapitalertrag=2', 'Capital income: The link mixes two formats.'],
    ['etf-sparplan?years=41', 'Years: At most 40 years.'],
    ['etf-sparplan?years=20.5', 'Years: Enter a whole number.'],
    ['vorabpauschale?steuerjahr=1999', 'Tax year: Choose one of the values.'],
    ['netto-dividende?isin=XX', 'ISIN: An ISIN has two letters'],
    ['schenkungsteuer?mode=schedule&priorGifts=5', 'Earlier gifts: A plan needs earlier gifts of 0.'],
    [`freistellungsauftrag?brokers=${encodeURIComponent('[{"name":"A","zinsen":-1}]')}`, 'Banks and brokers, 1, Interest: At least €0.00.'],
  ])('%s says what is wrong, calculates nothing and keeps the form', async (path, line) => {
    const { status, text } = await app.get(`/calculators/${path}`)
    expect(status).toBe(400)
    expect(text).toContain(line)
    expect(figuresIn(text)).toEqual({})
    expect(text).not.toContain('<script>')
    expect(text).toContain('<form method="get"')
  })

  test('read the older format of links', async () => {
    const scenario = encodeURIComponent(JSON.stringify({ kapitalertrag: 4321 }))
    const { status, text } = await app.get(`/calculators/abgeltungssteuer?scenario=${scenario}`)
    expect(status).toBe(200)
    expect(figuresIn(text)['brutto_ertrag']).toBe('4321')
  })

  test('say when a link was made by another model', async () => {
    const older = await app.get('/calculators/notgroschen?modelVersion=2020-01-01.1')
    expect([older.status, older.text.includes('This link was made with model 2020-01-01.1')]).toEqual([200, true])
    const { text } = await app.get(pathOf(await answerOf('notgroschen', {})))
    expect(text).not.toContain('This link was made')
  })

  test('speak German to those who prefer it, and the language of the address to all', async () => {
    const german = await app.get('/calculators/notgroschen', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' })
    expect(german.text).toContain('<html lang="de">')
    expect(german.text).toContain('Ergebnis')
    const chosen = await app.get('/calculators/notgroschen?bufferMonths=9&locale=en', { 'accept-language': 'de' })
    expect(chosen.text).toContain('<html lang="en">')
    expect(chosen.text).toContain('href="/calculators/notgroschen?locale=de&amp;bufferMonths=9"')
  })

  test('draw from the requests of a client, who reads a page when there are none left', async () => {
    const limited = await startWithPages({ RATE_LIMIT_UNITS: '1', REQUEST_LIMIT: '1' })
    try {
      expect((await limited.get('/calculators/notgroschen')).status).toBe(200)
      const refused = await limited.get('/calculators/notgroschen', { 'accept-language': 'de' })
      expect(refused.status).toBe(429)
      expect(refused.text).toContain(`in ${refused.headers['retry-after']} Sekunden erneut versuchen`)
      expect((await limited.post('/api/v1/public/calculators/notgroschen', {})).status).toBe(200)
    } finally {
      await limited.stop(100)
    }
  })

  test.each(['/', '/calculators'])('%s leads to every calculator', async (path) => {
    const { text } = await app.get(path)
    for (const { id: slug } of calculators) expect(text).toContain(`href="/calculators/${slug}"`)
  })

  test('an unknown calculator is nothing', async () => {
    const { status, json } = await app.get('/calculators/horoskop')
    expect([status, json.error?.code]).toEqual([404, 'not_found'])
  })
})

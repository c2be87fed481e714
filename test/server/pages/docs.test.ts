/** The viewer of the interfaces: it shows all of both documents, and its calls are those of the interface. */
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { openApiOf } from '../../../server/http/documents/openapi'
import { curlOf, operationsOf, partsOf, rulesOf, typeText, type OpenApi, type Schema } from '../../../server/pages/docs/openapi'
import { CALCULATORS, PORTFOLIO } from '../support'
import { noBrowser, pagesInBrowser, startWithPages } from './support'

const documentOf = (namespace: 'calculators' | 'portfolio-analysis'): OpenApi => JSON.parse(JSON.stringify(openApiOf(namespace, 'http://127.0.0.1')))

const documents = { calculators: documentOf('calculators'), 'portfolio-analysis': documentOf('portfolio-analysis') }

/** Names of everything that can be opened below a schema, as paths. */
function pathsBelow(document: OpenApi, schema: Schema, depth = 8): string[] {
  if (depth === 0) return []
  return partsOf(document, schema).flatMap(({ name, schema: part }) => [name, ...pathsBelow(document, part, depth - 1).map((below) => `${name}.${below}`)])
}

describe.each(Object.entries(documents))('the document of %s', (_namespace, document) => {
  test('every path and method is an operation, those that compute first', () => {
    const operations = operationsOf(document)
    expect(operations).toHaveLength(Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length)
    const methods = operations.map(({ method }) => method)
    expect(methods.lastIndexOf('POST')).toBeLessThan(methods.indexOf('GET'))
  })

  test('every operation that computes has an example and parts with types', () => {
    for (const { id, request, responses } of operationsOf(document).filter(({ method }) => method === 'POST')) {
      expect(request?.example, id).toBeDefined()
      const answer = responses.find(([status]) => status === '200')?.[1].content?.['application/json']?.schema ?? {}
      for (const schema of [request?.schema ?? {}, answer]) {
        const parts = partsOf(document, schema)
        expect(parts.length, id).toBeGreaterThan(0)
        for (const part of parts) expect(typeText(part.schema), `${id} ${part.name}`).not.toMatch(/^$|undefined/)
      }
    }
  })
})

describe('schemas', () => {
  const document = documents['portfolio-analysis']

  test('a choice between objects is two parts; lists show the parts of their items', () => {
    const request = operationsOf(document).find(({ id }) => id === 'analyzePublicPortfolio')?.request?.schema ?? {}
    expect(pathsBelow(document, request)).toEqual(expect.arrayContaining(['basis: "values"', 'basis: "values".holdings.with isin.value', 'basis: "values".holdings.assetClass: "cash".currency', 'basis: "weights".holdings.with isin.weight']))
  })

  test.each<[Schema, string, string[]]>([
    [{ type: 'number', exclusiveMinimum: 0, maximum: 1, 'x-unit': 'fraction' }, 'number', ['fraction (0.01 is 1 %)', '> 0', '≤ 1']],
    [{ type: 'integer', minimum: 1, maximum: 100, default: 50 }, 'integer', ['≥ 1', '≤ 100', 'default 50']],
    [{ type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 25 }, 'array of string', ['1 to 25 items']],
    [{ anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }, 'string or null', []],
    [{ type: 'string', enum: ['en', 'de'], default: 'en' }, '"en" | "de"', ['default "en"']],
    [{ $ref: '#/components/schemas/Bucket' }, 'Bucket', []],
  ])('%j', (schema, type, rules) => {
    expect([typeText(schema), rulesOf(schema)]).toEqual([type, rules])
  })
})

describe('the call for a shell', () => {
  test('says to a shell exactly what was meant', () => {
    const body = JSON.stringify({ name: `it's "quoted" $HOME \`x\`` })
    const curl = curlOf('POST', 'http://127.0.0.1/a?b=c&d', body)
    const spoken = execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${curl}`], { encoding: 'utf8' })
    expect(spoken.split('\n').slice(0, -1)).toEqual(['-s', 'http://127.0.0.1/a?b=c&d', '-H', 'Content-Type: application/json', '-d', body])
  })

  test('needs no body for reading', () => {
    expect(curlOf('GET', 'http://127.0.0.1/a', null)).toBe("curl -s 'http://127.0.0.1/a'")
  })
})

const on = pagesInBrowser({ RATE_LIMIT_UNITS: '60' })

describe.skipIf(noBrowser)('the viewer in Chromium', () => {
  test('sends the example and shows status, limit, headers and body', async () => {
    const { page, complaints, foreign, close } = await on.openTab()
    await page.goto('/docs#calculators/calculateNotgroschen')
    await page.getByRole('heading', { name: 'Emergency reserve' }).waitFor()
    const sent = await page.locator('#request-body').inputValue()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.answer').waitFor()
    expect(await page.locator('.answer').innerText()).toMatch(/^200 OK in \d+ ms · \d+ of 60 units left; the window ends in \d+ seconds\./)
    expect(await page.locator('.answer table').textContent()).toContain('x-request-id')
    const shown = JSON.parse(await page.locator('.answer .body').innerText())
    const { data } = (await on.app.post(`${CALCULATORS}/notgroschen`, JSON.parse(sent))).json
    expect(shown.data).toEqual(data)
    expect(await page.locator('.curl pre').innerText()).toContain(`'${on.app.url}${CALCULATORS}/notgroschen'`)
    expect([complaints, foreign]).toEqual([[], []])
    await close()
  })

  test('shows the failure of a request that the service refuses', async () => {
    const { page, close } = await on.openTab()
    await page.goto('/docs')
    await page.locator('#request-body').fill('{"holdings":')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.answer').waitFor()
    expect(await page.locator('.answer').innerText()).toContain('400 Bad Request')
    expect(await page.locator('.answer .body').innerText()).toContain('invalid_json')
    await close()
  })

  test('leads to every operation of both interfaces', async () => {
    const { page, close } = await on.openTab()
    for (const namespace of ['portfolio-analysis', 'calculators'] as const) {
      await page.goto(`/docs#${namespace}`)
      await page.locator(`.operations a[href^="#${namespace}/"]`).first().waitFor()
      const links = await page.locator('.operations a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links).toEqual(operationsOf(documents[namespace]).map(({ id }) => `#${namespace}/${id}`))
    }
    await page.locator('.operations summary').click()
    await page.locator('.operations a', { hasText: 'Methodology' }).or(page.locator('.operations a[href$="CalculatorsMethodology"]')).first().click()
    await page.getByLabel('locale').fill('de')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('# Methodik der Rechner').waitFor()
    await close()
  })

  test('says in words when the limit is used up', async () => {
    const limited = await startWithPages({ RATE_LIMIT_UNITS: '1', REQUEST_LIMIT: '1', RATE_LIMIT_WINDOW_SECONDS: '50' })
    await limited.get(`${PORTFOLIO}/openapi.json`)
    const refused = await limited.get(`${PORTFOLIO}/openapi.json`)
    expect(refused.status).toBe(429)
    const { page, close } = await on.openTab()
    const answer = { status: refused.status, body: refused.text, contentType: 'application/json', headers: { 'retry-after': String(refused.headers['retry-after']) } }
    await page.route('**/openapi.json', (route) => route.fulfill(answer))
    await page.goto('/docs')
    expect(await page.getByRole('alert').innerText()).toMatch(/Too many requests from your address\. Try again in \d+ seconds\./)
    await close()
    await limited.stop(100)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatedFigure } from '../../../core/law/dated'
import { analyses, calculators, sections } from '../../../core/registry/registry'
import { regionLabels, sectorLabels } from '../../../core/portfolio/keys/taxonomy'
import { formatDate } from '../../../core/wording/format'
import { rendered } from '../../../server/pages/frame/markdown'
import { CALCULATORS, PORTFOLIO, startApp, type Running } from '../support'

let app: Running
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop(100))

const locales = ['en', 'de'] as const

describe.each([PORTFOLIO, CALCULATORS])('%s/methodology', (base) => {
  test('is Markdown, English unless German is asked for', async () => {
    const [plain, en, de] = [await app.get(`${base}/methodology`), await app.get(`${base}/methodology?locale=en`), await app.get(`${base}/methodology?locale=de`)]
    expect(plain.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(plain.text).toBe(en.text)
    expect(en.text).toMatch(/^# Methodology/)
    expect(de.text).toMatch(/^# Methodik/)
  })

  test.each(['fr', '', 'EN'])('the language %j is refused', async (locale) => {
    const answer = await app.get(`${base}/methodology?locale=${locale}`)
    expect(answer.status).toBe(400)
    expect(answer.json.error).toMatchObject({ code: 'invalid_request', details: [{ path: ['locale'] }] })
  })

  test('another parameter is refused', async () => {
    expect((await app.get(`${base}/methodology?lang=de`)).status).toBe(400)
  })
})

describe.each(locales)('in %s', (locale) => {
  test('every analysis is described', async () => {
    const { text } = await app.get(`${PORTFOLIO}/methodology?locale=${locale}`)
    for (const module of [...sections, ...analyses['portfolio-analysis']]) {
      expect(text).toContain(`## ${module.title[locale]}`)
      expect(text).toContain(module.method[locale].trim())
    }
  })

  test('every key has a name', async () => {
    const { text } = await app.get(`${PORTFOLIO}/methodology?locale=${locale}`)
    for (const [key, label] of Object.entries({ ...sectorLabels, ...regionLabels })) {
      expect(text).toContain(`| \`${key}\` | ${label[locale]} |`)
    }
  })

  test('every calculator is described with its figures and their sources', async () => {
    const { text } = await app.get(`${CALCULATORS}/methodology?locale=${locale}`)
    for (const module of calculators) {
      expect(text).toContain(`## ${module.title[locale]}`)
      for (const sentence of [...module.assumptions, ...module.limitations]) expect(text).toContain(sentence[locale])
      const law: readonly DatedFigure[] = module.law
      for (const figure of law) {
        const row = figure.rows.findLast((each) => each.from <= '2026-11-20')
        expect(text).toContain(`| ${figure.name} | ${figure.norm} | ${formatDate(row?.from ?? '', locale)} |`)
      }
    }
  })
})

describe.each(locales)('as a page in %s', (locale) => {
  test.each([
    ['/methodology/portfolio-analysis', [...sections, ...analyses['portfolio-analysis']].map(({ id }) => id)],
    ['/methodology/calculators', calculators.map(({ id: slug }) => slug)],
  ])('%s has a heading and an entry in the contents for every anchor', async (path, anchors) => {
    const page = await app.get(`${path}?locale=${locale}`)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.text).toContain(`<html lang="${locale}">`)
    for (const anchor of anchors) {
      expect(page.text.split(`<h2 id="${anchor}">`)).toHaveLength(2)
      expect(page.text).toContain(`href="#${anchor}"`)
    }
    expect(page.text).toContain('<table>')
    expect(page.text).not.toMatch(/^## |&lt;a id=/m)
  })
})

describe('pages', () => {
  test.each([
    ['/calculators/methodology', '/methodology/calculators'],
    ['/portfolio-analysis/methodology?locale=de', '/methodology/portfolio-analysis?locale=de'],
  ])('%s leads to %s', async (former, path) => {
    const answer = await app.get(former)
    expect([answer.status, answer.headers['location']]).toEqual([301, path])
  })

  test.each(['portfolio-analysis', 'calculators'])('the guide of %s shows its first example as a call of this service', async (namespace) => {
    const page = await app.get(`/guide/${namespace}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`curl -s http://127.0.0.1:${app.port}/api/v1/public/${namespace}`)
    expect(page.text).toContain(`<code>POST /api/v1/public/${namespace}`)
  })
})

describe('Markdown as HTML', () => {
  test.each([
    ['# A & B', '<h1>A &amp; B</h1>\n'],
    ['- one\n- `two <x>`', '<ul>\n<li>one</li>\n<li><code>two &lt;x&gt;</code></li>\n</ul>\n'],
    ['```sh\n# <no heading>\n\nx\n```', '<pre tabindex="0"><code># &lt;no heading&gt;\n\nx</code></pre>\n'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a <b>c</b>', '<p>a &lt;b&gt;c&lt;/b&gt;</p>\n'],
    ['<a id="x"></a>\n\n## Y', '<h2 id="x">Y</h2>\n'],
    ['See https://a.example/x?y=1&z.', '<p>See <a href="https://a.example/x?y=1&amp;z">https://a.example/x?y=1&amp;z</a>.</p>\n'],
  ])('%j', (markdown, html) => {
    const { lead, html: rest } = rendered(markdown)
    expect(lead + rest).toBe(html)
  })

  test('a table with escaped bars', () => {
    expect(rendered('| a | b |\n| --- | --- |\n| 1 \\| 2 | <b> |').lead).toContain('<tr><td>1 | 2</td><td>&lt;b&gt;</td></tr>')
  })

  test('sets formulas as in print, and apart when they have a line of their own', () => {
    const { lead: html } = rendered('The sum:\n`h = sum of w^2 x (1 - f/12) * n^(1/12)`.\nFor `r = a / b` see above, (1 + r)^(1/12) − 1 or 5 %, but not `min-width`.')
    expect(html).toContain('<p class="formula"><code class="formula">h = sum of w<sup>2</sup> × (1 − f/12) · n<sup>1/12</sup></code></p>')
    expect(html).toContain('<p>For <code class="formula">r = a / b</code> see above, (1 + r)<sup>1/12</sup> − 1 or 5\u00a0%, but not <code>min-width</code>.</p>')
  })

  test('lists the headings with an anchor', () => {
    expect(rendered('# T\n\n<a id="one"></a>\n\n## One & all\n\n### Sub')).toEqual({
      lead: '<h1>T</h1>\n',
      html: '<h2 id="one">One &amp; all</h2>\n<h3>Sub</h3>\n',
      contents: [{ id: 'one', title: 'One &amp; all' }],
    })
  })
})

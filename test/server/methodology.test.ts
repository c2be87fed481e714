import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatedFigure } from '../../core/law/dated'
import { analyses, calculators, sections } from '../../core/registry'
import { regionLabels, sectorLabels } from '../../core/portfolio/taxonomy'
import { htmlOf } from '../../server/pages/markdown-html'
import { CALCULATORS, PORTFOLIO, startApp, type Running } from './support'

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
    for (const module of [...sections, ...analyses]) {
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
        expect(text).toContain(`| ${figure.name} | ${figure.norm} | ${row?.from} |`)
      }
    }
  })
})

describe('as a page', () => {
  test.each(['/portfolio-analysis/methodology', '/calculators/methodology?locale=de'])('%s', async (path) => {
    const page = await app.get(path)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.text).toContain('<h1>')
    expect(page.text).toContain('<table>')
    expect(page.text).not.toMatch(/^## /m)
  })

  test.each([
    ['# A & B', '<h1>A &amp; B</h1>'],
    ['- one\n- `two <x>`', '<ul><li>one</li><li><code>two &lt;x&gt;</code></li></ul>'],
    ['| a | b |\n| --- | --- |\n| 1 \\| 2 | <b> |', '<table><tr><th>a</th><th>b</th></tr><tr><td>1 | 2</td><td>&lt;b&gt;</td></tr></table>'],
    ['```sh\n# <no heading>\n\nx\n```', '<pre># &lt;no heading&gt;\n\nx</pre>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<a id="x"></a>', '<a id="x"></a>'],
    ['**strong** text', '<p><strong>strong</strong> text</p>'],
    ['See https://a.example/x?y=1&z.', '<p>See <a href="https://a.example/x?y=1&amp;z" rel="noreferrer">https://a.example/x?y=1&amp;z</a>.</p>'],
  ])('%j', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(html)
  })
})

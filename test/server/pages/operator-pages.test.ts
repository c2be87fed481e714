/** Imprint and privacy notice belong to whoever runs the service. */
import { expect, test } from 'vitest'
import { startForTest } from '../support'

const linksIn = (html: string): string[] => [...(html.split('<footer')[1] ?? '').matchAll(/<a href="([^"]+)">([^<]+)/g)].map(([, href, name]) => `${name} ${href}`)

test('every page leads to those that are set, in its language, and to none else', async () => {
  const app = await startForTest({ IMPRINT_URL: 'https://operator.example/imprint?a=1&b="2"', PRIVACY_URL: 'https://operator.example/privacy' })
  for (const path of ['/', '/calculators/notgroschen', '/portfolio', '/docs', '/no-such-page']) {
    const { text } = await app.get(`${path}?locale=de`, { accept: 'text/html' })
    expect(linksIn(text).slice(0, 2)).toEqual(['Impressum https://operator.example/imprint?a=1&amp;b=&quot;2&quot;', 'Datenschutz https://operator.example/privacy'])
  }
  const plain = await startForTest()
  const { text } = await plain.get('/?locale=en')
  expect(linksIn(text)).toEqual(['Licences of the libraries used /assets/THIRD-PARTY.txt'])
})

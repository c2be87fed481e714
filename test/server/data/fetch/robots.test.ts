import { describe, expect, it } from 'vitest'
import { allows } from '../../../../server/data/fetch/ask'
import { processorMs } from '../../../support/processor'

const can = (robots: string, path: string): boolean => allows(robots, 'depotkit', `https://example.org${path}`)

describe('robots.txt', () => {
  // the examples of RFC 9309, section 2.2.2 and 5, and what the issuers are known to have
  it.each([
    ['', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /etfdata/*\nDisallow: /export/*', '/etfdata/export/DEU/DEU/excel/product/constituent/LU0274211480/', false],
    ['User-agent: *\nDisallow: /etfdata/*', '/api/pdp/', true],
    ['User-agent: *\nDisallow: /market_makers/*', '/etfs/Deka-DAX-UCITS-ETF/composition_download', true],
    ['User-agent: *\nAllow: /p\nDisallow: /', '/page', true],
    ['User-agent: *\nAllow: /folder\nDisallow: /folder', '/folder/page', true],
    ['User-agent: *\nAllow: /page\nDisallow: /*.htm', '/page.htm', false],
    ['User-agent: *\nDisallow: /*.xls$', '/a.xls', false],
    ['User-agent: *\nDisallow: /*.xls$', '/a.xlsx', true],
    ['User-agent: *\nDisallow: /*.xls$', '/a.xls.xls', false],
    ['User-agent: *\nDisallow: /a$', '/a', false],
    ['User-agent: *\nDisallow: /a$', '/ab', true],
    ['User-agent: *\nDisallow: /*?fund=', '/x?fund=1', false],
    ['User-agent: DepotKit\nDisallow: /x\n\nUser-agent: *\nDisallow: /', '/y', true],
    ['User-agent: depotkit\nUser-agent: other\nDisallow: /x', '/x', false],
    ['User-agent: other\nDisallow: /', '/x', true],
    ['User-agent: *\n# all\nDisallow: /x # not here\r\nCrawl-delay: 10', '/x', false],
    ['Disallow: /x', '/x', true],
  ])('%j: %s %s', (robots, path, expected) => expect(can(robots, path)).toBe(expected))

  it('is answered at once, however many stars or spaces a line has', () => {
    const started = processorMs()
    expect(can(`User-agent: *\nDisallow: /${'*a'.repeat(50_000)}b`, `/${'a'.repeat(5_000)}`)).toBe(true)
    expect(can(`User-agent: *\nDisallow:${' '.repeat(400_000)}/x${' '.repeat(90_000)}y`, '/z')).toBe(true)
    expect(processorMs() - started).toBeLessThan(2_000)
  })
})

/** Terms of embedded bonds: two sources that know nothing of each other. */
import { expect, it } from 'vitest'
import { bondRecords, bondTerms } from '../../scripts/build-bundle/bonds'
import { readTable } from '../../scripts/build-bundle/tables'
import { isValidIsin } from '../../core/values/isin'

const terms = new Map(bondTerms(bondRecords()).map((row) => [row.fundIsin, row]))

it('federal bonds have coupon and maturity as the exchange lists them', () => {
  const listed = readTable('bonds').flatMap(({ isin, name }) => {
    const [, coupon = '', day, month, year] = /(\d+(?:,\d+)?) % \((\d\d)\.(\d\d)\.(\d{4})\)/.exec(name) ?? []
    return isin.startsWith('DE000') && name.startsWith('Bundesrepublik') && year !== undefined ? [{ isin, coupon: Number(coupon.replace(',', '.')), maturity: `${year}-${month}-${day}` }] : []
  })
  expect(listed.length).toBeGreaterThan(50)
  for (const { isin, coupon, maturity } of listed) expect([(terms.get(isin)?.coupon ?? NaN) * 100, terms.get(isin)?.maturity], isin).toEqual([expect.closeTo(coupon, 9), maturity])
})

it('names give issuer and kind, and nothing where they state no terms', () => {
  expect(terms.get('DE0001102606')).toMatchObject({ issuer: 'Bundesrepublik Deutschland', type: 'government', country: 'DE', coupon: 0.017, maturity: '2032-08-15' })
  expect(terms.get('IT0005484552')).toMatchObject({ issuer: 'Republik Italien', type: 'government', coupon: 0.011, maturity: '2027-04-01' })
  expect(terms.get('EU000A3K4ES4')).toMatchObject({ issuer: 'Europäische Union', type: 'public_sector', country: null })
  expect(terms.get('XS1910948675')).toMatchObject({ issuer: 'Volkswagen', type: 'corporate', coupon: 0.04125 })
  expect(bondTerms([{ ...bondRecords()[0]!, name: 'Republik Italien (CCT)' }])).toEqual([])
})

it('every bond is there once, with an ISIN that can be', () => {
  const isins = bondRecords().map(({ isin }) => isin)
  expect(new Set(isins).size).toBe(isins.length)
  expect(isins.filter((isin) => !isValidIsin(isin))).toEqual([])
})

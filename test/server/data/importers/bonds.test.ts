/** Bonds in the files of publishers: what rows say of them, and what becomes of it in the store. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { BondRecord, SecurityRecord } from '../../../../core/reference/tables/bundle'
import { holdingsBatch } from '../../../../server/data/importers/batches'
import { readFile, sourceFile } from '../../../../server/data/importers/formats'
import type { Document } from '../../../../server/data/store/documents'
import { fixtures } from './fixtures'

const known = { isinsOf: () => [], names: async () => new Map<string, string>() }

async function documentsOf(name: string, bytes: Uint8Array = fixtures[name] ?? new Uint8Array()): Promise<Document[]> {
  const file = readFile(await sourceFile(name, bytes), null)
  if (file.kind !== 'holdings') throw new Error(`${name} is no holdings file`)
  const [batch] = await holdingsBatch(name, file, { isin: 'IE00B4WXJJ64', asOf: null, currency: null, adjusted: false }, known)
  return [...(batch.documents as Iterable<Document>)]
}

const bondsIn = (documents: readonly Document[]): readonly BondRecord[] => documents.flatMap((document) => (document.kind === 'bonds' ? document.body : []))
const fundIn = (documents: readonly Document[]): SecurityRecord | undefined => documents.flatMap((document) => (document.kind === 'securities' ? document.body : []))[0]

describe('iShares', () => {
  it('has issuer, kind, maturity and coupon of each bond; a coupon that moves is none, and what is not said is null', async () => {
    const documents = await documentsOf('ishares-bonds.csv')
    expect(bondsIn(documents).map(({ issuer, type, country, currency, maturity, coupon, rating, weight, asOf }) => [issuer, type, country, currency, maturity, coupon, rating, weight, asOf])).toEqual([
      ['FRANKEN (REPUBLIC OF)', 'government', 'FR', 'EUR', '2035-07-15', 0.0188, null, 0.6, '2026-05-25'],
      ['BANK OF EXAMPLES AG', 'corporate', 'DE', 'EUR', '2031-11-22', null, null, 0.3, '2026-05-25'],
      ['ENDLESS CORP', null, 'DE', 'EUR', null, null, null, 0.09, '2026-05-25'],
    ])
    expect(fundIn(documents)).toMatchObject({ assetClass: 'bonds', kind: 'fund' })
  })

  it('has ISINs and no tickers in the United States', async () => {
    expect(bondsIn(await documentsOf('ishares-us-bonds.csv')).map(({ isin, maturity, coupon, type }) => [isin, maturity, coupon, type])).toEqual([
      ['US91282CMM00', '2035-02-15', 0.0463, 'government'], ['US91913YAE05', '2050-02-15', 0, 'corporate'],
    ])
  })

  it('of shares brings none', async () => {
    const documents = await documentsOf('ishares-de.csv')
    expect(bondsIn(documents)).toEqual([])
    expect(fundIn(documents)).toMatchObject({ assetClass: 'equities' })
  })
})

describe('N-PORT', () => {
  const position = (more: string): string => `<invstOrSec><name>Example Corp</name><lei>549300XTO5VR8SKV1V74</lei><title>Example 5 % 2034</title><cusip>000000000</cusip>
    <curCd>USD</curCd><invCountry>US</invCountry>${more}</invstOrSec>`
  const debt = (maturity: string, kind: string, rate: string): string => `<debtSec><maturityDt>${maturity}</maturityDt><couponKind>${kind}</couponKind><annualizedRt>${rate}</annualizedRt></debtSec>`
  const filing = (...positions: string[]): Uint8Array => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><edgarSubmission xmlns="http://www.sec.gov/edgar/nport"><formData>
    <genInfo><regName>T</regName><seriesName>Example Bonds</seriesName><repPdDate>2026-03-31</repPdDate></genInfo><invstOrSecs>${positions.join('')}</invstOrSecs></formData></edgarSubmission>`)

  it('has terms by category and kind of issuer; sold and derivative positions are no bonds held', async () => {
    const bonds = bondsIn(await documentsOf('filing.xml', filing(
      position(`<pctVal>50</pctVal><assetCat>DBT</assetCat><issuerCat>CORP</issuerCat>${debt('2034-05-01', 'Fixed', '5.0')}`),
      position(`<pctVal>30</pctVal><assetCat>DBT</assetCat><issuerCat>NUSS</issuerCat>${debt('2030-01-01', 'None', '0')}`),
      position(`<pctVal>20</pctVal><assetCat>ABS-MBS</assetCat><issuerCat>USGSE</issuerCat>${debt('2050-01-01', 'Floating', '6.1')}`),
      position(`<pctVal>-2</pctVal><assetCat>DBT</assetCat><issuerCat>UST</issuerCat>${debt('2050-01-01', 'Fixed', '4')}`),
      position('<pctVal>1</pctVal><assetCat>DIR</assetCat>'),
    )))
    expect(bonds.map(({ name, issuer, lei, type, maturity, coupon, weight }) => [name, issuer, lei, type, maturity, coupon, weight])).toEqual([
      ['Example 5 % 2034', 'Example Corp', '549300XTO5VR8SKV1V74', 'corporate', '2034-05-01', 0.05, 0.5],
      ['Example 5 % 2034', 'Example Corp', '549300XTO5VR8SKV1V74', 'government', '2030-01-01', 0, 0.3],
      ['Example 5 % 2034', 'Example Corp', '549300XTO5VR8SKV1V74', 'securitised', '2050-01-01', null, 0.2],
    ])
  })

  it('bonds beyond the whole fund are parts of their sum', async () => {
    const row = position(`<pctVal>60</pctVal><assetCat>DBT</assetCat><issuerCat>CORP</issuerCat>${debt('2034-05-01', 'Fixed', '5')}`)
    const owed = position('<pctVal>-20</pctVal><assetCat>RA</assetCat>')
    expect(bondsIn(await documentsOf('filing.xml', filing(row, row, owed))).map(({ weight }) => weight)).toEqual([0.5, 0.5])
  })

  const real = new URL('../../../../../shared/data/holdings/sec-nport/nport_goldman-sachs-bond-fund_2023-03-31_full.xml.gz', import.meta.url)

  it.skipIf(!existsSync(real))('of a large fund gives the terms of its debt (skipped where the file is not beside the project)', async () => {
    const bonds = bondsIn(await documentsOf('nport_goldman.xml.gz', readFileSync(real)))
    // 603 DBT, 283 ABS-MBS, 14 ABS-CBDO and 7 ABS-O of the file; those sold forward are left out
    expect(bonds.length).toBeGreaterThan(850)
    expect(bonds.length).toBeLessThanOrEqual(907)
    expect(bonds.find(({ isin }) => isin === 'US91913YAE05')).toMatchObject({ issuer: 'Valero Energy Corp', type: 'corporate', maturity: '2032-04-15', coupon: 0.075, country: 'US' })
    expect(bonds.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(1 + 1e-9)
  })
})

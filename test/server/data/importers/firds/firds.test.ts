/** ESMA's full files of instruments: what is read of them, what is refused, and that half a million records cost no memory of their own. */
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firdsBatch, firdsDocuments, isFirds, classOfCfi } from '../../../../../server/data/importers/firds/batch'
import { IsinSet } from '../../../../../server/data/importers/firds/isin-set'
import type { Document } from '../../../../../server/data/store/documents'
import { openStore } from '../../../../../server/data/store/store'
import { sqlitePlace } from '../../databases'

interface Given {
  isin: string
  name: string
  cfi: string
  venue?: string
  byIssuer?: boolean
  debt?: string
}

const recordOf = ({ isin, name, cfi, venue = 'XETA', byIssuer = false, debt = '' }: Given): string =>
  `<RefData><FinInstrmGnlAttrbts><Id>${isin}</Id><FullNm>${name}</FullNm><ShrtNm>X</ShrtNm><ClssfctnTp>${cfi}</ClssfctnTp><NtnlCcy>EUR</NtnlCcy></FinInstrmGnlAttrbts>`
  + `<Issr>529900AQBND3S6YJLY83</Issr><TradgVnRltdAttrbts><Id>${venue}</Id><IssrReq>${byIssuer}</IssrReq></TradgVnRltdAttrbts>${debt}</RefData>\n`

const head = (message = 'auth.017.001.02', day = '2026-08-08'): string =>
  `<?xml version="1.0" encoding="UTF-8"?><BizData xmlns="urn:iso:std:iso:20022:tech:xsd:head.003.001.01"><Pyld><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}">`
  + `<FinInstrmRptgRefDataRpt><RptHdr><RptgPrd><Dt>${day}</Dt></RptgPrd></RptHdr>\n`
const tail = '</FinInstrmRptgRefDataRpt></Document></Pyld></BizData>'
const fileOf = (...given: readonly Given[]): string => head() + given.map(recordOf).join('') + tail

async function* inPieces(text: string, length: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function read(xml: string, pieces = 65_536): Promise<Document[]> {
  const documents: Document[] = []
  for await (const document of firdsDocuments('FULINS_D_20260808_01of01.xml', { xml: inPieces(xml, pieces) })) documents.push(document)
  return documents
}

const bund: Given = {
  isin: 'DE0001135481', name: 'Bundesrep.Deutschland Anl.v.2012 (2044)', cfi: 'DBFTFB',
  debt: '<DebtInstrmAttrbts><TtlIssdNmnlAmt Ccy="EUR">1</TtlIssdNmnlAmt><MtrtyDt>2044-07-04</MtrtyDt><NmnlValPerUnit Ccy="EUR">0.01</NmnlValPerUnit><IntrstRate><Fxd>2.5</Fxd></IntrstRate></DebtInstrmAttrbts>',
}

describe('a full file of instruments', () => {
  it('gives kind and class of what the code leaves no doubt about, and the terms of debt; in pieces of any size', async () => {
    const xml = fileOf({ isin: 'IE00B4L5Y983', name: 'iShares Core MSCI World UCITS ETF USD (Acc)', cfi: 'CEOGES' }, { isin: 'DE0007164600', name: 'SAP SE O.N. Tür &amp; Tor', cfi: 'ESVUFR' }, bund)
    for (const pieces of [1, 7, 1000, 65_536]) {
      const documents = await read(xml, pieces)
      expect(documents.map(({ kind, key }) => `${kind} ${key}`), String(pieces)).toEqual(['securities IE00B4L5Y983', 'securities DE0007164600', 'securities DE0001135481', 'debts DE0001135481'])
      expect(documents.map(({ body }) => body)).toMatchObject([
        { kind: 'fund', assetClass: 'equities', asOf: null }, { kind: 'stock', assetClass: 'equities', name: 'SAP SE O.N. Tür & Tor', currency: 'EUR' }, { kind: 'bond', assetClass: 'bonds', currency: 'EUR' },
        { maturity: '2044-07-04', coupon: 0.025, currency: 'EUR', issuerLei: '529900AQBND3S6YJLY83' },
      ])
    }
  })

  it('says each instrument once, in the words of the issuer where one of the venues has them', async () => {
    const twice = await read(fileOf({ ...bund, name: 'BUND 44' }, { ...bund, byIssuer: true }, { ...bund, name: 'DBR 2 1/2' }, { isin: 'DE0007164600', name: 'SAP', cfi: 'ESVUFR' }, { ...bund, name: 'again' }))
    expect(twice.filter(({ kind }) => kind === 'securities').map(({ body }) => (body as { name: string }).name)).toEqual([bund.name, 'SAP'])
  })

  it('leaves out what is no ISIN, has no name or no code', async () => {
    expect(await read(fileOf({ ...bund, isin: 'DE0001135482' }, { ...bund, name: ' ' }, { ...bund, cfi: 'DB' }))).toEqual([])
  })

  it('leaves out terms that are none, and keeps the bond', async () => {
    const [, debt] = await read(fileOf({ ...bund, debt: '<DebtInstrmAttrbts><MtrtyDt>9999-99-99</MtrtyDt><IntrstRate><Fxd>-1</Fxd></IntrstRate></DebtInstrmAttrbts>' }))
    expect(debt?.body).toMatchObject({ maturity: null, coupon: null, currency: null })
  })

  it.each([
    ['cut off', fileOf(bund).slice(0, -30), /well-formed/],
    ['cut off in a record', fileOf(bund, bund).slice(0, 900), /well-formed/],
    ['daily changes', fileOf(bund).replace('auth.017.001.02', 'auth.036.001.02'), /no full file/],
    ['without a day', fileOf(bund).replace('2026-08-08', ''), /its day/],
    ['without instruments', head() + tail, /no instruments/],
    ['another document', '<a><b/></a>', /no instruments/],
    ['a text without end', fileOf({ ...bund, name: 'x'.repeat(10_000) }), /too long/],
    ['nested without end', fileOf({ ...bund, debt: '<a>'.repeat(200) }), /deeply/],
    ['an entity of its own', fileOf(bund).replace('<BizData', '<!DOCTYPE a [<!ENTITY b "c">]><BizData').replace('<Id>DE', '<Id>&b;DE'), /well-formed/],
  ])('refuses a file that is %s', async (_what, xml, reason) => {
    await expect(read(xml)).rejects.toThrow(reason)
  })

  it('refuses what is not UTF-8', async () => {
    async function* bytes() {
      yield Buffer.from(fileOf({ ...bund, name: 'Tür' }), 'latin1')
    }
    await expect(firdsDocuments('FULINS_D_20260808_01of01.xml', { xml: bytes() }).next()).rejects.toThrow(/UTF-8/)
  })
})

describe('the class that a code gives', () => {
  it.each([
    ['CEOGES', 'iShares Core MSCI World UCITS ETF', 'fund equities'], ['CIOGES', 'DWS Vermögensbildungsfonds I LD', 'fund equities'], ['CIOIBS', 'UniEuroRenta', 'fund bonds'],
    ['CIOILS', 'PrivatFonds: Kontrolliert', 'fund multi_asset'], ['CIOIRS', 'hausInvest', 'fund real_estate'], ['CBOIXS', 'Ein Immobilienfonds', 'fund real_estate'],
    ['ESVUFR', 'SAP SE', 'stock equities'], ['EPNXFR', 'Volkswagen VZ', 'stock equities'], ['EDSRDR', 'Alibaba ADR', 'stock equities'], ['DBFTFB', 'Bund 2044', 'bond bonds'], ['DCFUFR', 'Wandelanleihe', 'bond bonds'],
  ])('%s %s: %s', (cfi, name, expected) => {
    const found = classOfCfi(cfi, name)
    expect(`${found?.kind} ${found?.assetClass}`).toBe(expected)
  })

  // others, structured products, notes on gold and coins, funds of funds, leverage, names that say another class
  it.each([
    ['CECGMS', 'Amundi MSCI World Swap UCITS ETF'], ['CEXXXX', 'Deka DAX UCITS ETF'], ['CICGBQ', 'Aberdeen Standard Equity Income Trust'], ['CFOIES', 'Ein Dachfonds'], ['CEOGES', 'Xtrackers ShortDAX Daily Swap 2x'],
    ['CEOGES', 'Amundi Leveraged MSCI USA Daily'], ['CIOGES', 'DWS Immobilien Aktien Rendite Bond'.replace('Aktien ', '')], ['DTXXXB', 'MTN'], ['DBFTFB', 'Xetra-Gold'], ['DBXXXB', 'Bitcoin ETP'], ['DEXXXX', 'Zertifikat'],
    ['ERSXXX', 'Bezugsrecht'], ['RWSTCA', 'Optionsschein'], ['', ''],
  ])('%s %s: none', (cfi, name) => {
    expect(classOfCfi(cfi, name)).toBeNull()
  })
})

it('a set of ISINs knows what is in it, whatever their order', () => {
  const isin = fc.tuple(fc.constantFrom('DE', 'US', 'XS', 'LU', 'ZZ'), fc.stringMatching(/^[0-9A-Z]{9}$/), fc.constantFrom('0', '9')).map((parts) => parts.join(''))
  fc.assert(fc.property(fc.array(isin, { maxLength: 3_000 }), (isins) => {
    const [ours, known] = [new IsinSet(), new Set<string>()]
    for (const one of [...isins, ...isins]) {
      expect(ours.add(one)).toBe(!known.has(one))
      known.add(one)
    }
  }), { numRuns: 30 })
})

describe('an import into the store', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'firds-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('knows ESMA’s names of files', () => {
    expect(['FULINS_C_20260808_01of01.zip', '/a/FULINS_D_20250830_01of03.xml'].every(isFirds)).toBe(true)
    expect(['FULINS_R_20260808_01of01.zip', 'DLTINS_20260808_01of01.zip', 'FULINS_C.zip', 'holdings.xml'].some(isFirds)).toBe(false)
  })

  it('takes in a zip as a whole or not at all', async () => {
    const place = await sqlitePlace()
    const store = openStore(place.url, { clock: () => 0, connecting: place.connecting })
    try {
      const path = join(folder, 'FULINS_D_20260808_01of01.zip')
      const zip = zipSync({ 'FULINS_D_20260808_01of01.xml': Buffer.from(fileOf(bund)) })
      await writeFile(path, zip)
      const [batch, summary] = firdsBatch(path)
      expect([summary.name, batch.asOf, batch.edition]).toEqual(['firds-D-01', '2026-08-08', 'FULINS_D_20260808_01of01'])
      await store.write([batch], new Date('2026-08-09T00:00:00Z'))
      const debts: [string, number | null, string | null][] = []
      for await (const [key, { coupon, maturity }] of store.documents('debts')) debts.push([key, coupon, maturity])
      expect(debts.flat()).toEqual(['DE0001135481', 0.025, '2044-07-04'])
      await writeFile(path, zip.subarray(0, zip.length - 40))
      await expect(store.write([firdsBatch(path)[0]], new Date('2026-08-10T00:00:00Z'))).rejects.toThrow(/unpacked/)
      expect((await store.list()).map(({ counts }) => counts)).toEqual([{ securities: 1, debts: 1 }])
    } finally {
      await store.close()
      await place.drop()
    }
  })
})

const samples = fileURLToPath(new URL('../../../../../../shared/data/2026-11/firds/', import.meta.url))
it.skipIf(!existsSync(samples))('reads records cut out of real files (skipped where they are not beside the project)', async () => {
  const xml = (file: string): string => readFileSync(samples + file, 'utf8')
  const found = (documents: readonly Document[]) => documents.filter(({ kind }) => kind === 'securities').map(({ key, body }) => `${key} ${(body as { assetClass: string }).assetClass}`)
  // the record with a wrong check digit, the "others" and a trust whose name contradicts its code are left out
  expect(found(await read(xml('FULINS_C_sample_2026-08-08_trimmed.xml')))).toEqual(expect.arrayContaining(['IE00B4L5Y983 equities', 'LU2533812058 bonds', 'FR0010315770 equities']))
  expect(found(await read(xml('FULINS_C_sample_2026-08-08_trimmed.xml'))).map((line) => line.slice(0, 12))).not.toEqual(expect.arrayContaining(['IE00B4L5Y984']))
  const debts = (await read(xml('FULINS_D_sample_2025-08-30_reconstructed.xml'))).filter(({ kind }) => kind === 'debts')
  expect(debts.map(({ body }) => body)).toEqual(expect.arrayContaining([expect.objectContaining({ isin: 'XS2911096670', maturity: '2025-09-04', coupon: 0.0415, currency: 'USD' })]))
  expect((await read(xml('FULINS_E_sample_2026-08-15_reconstructed.xml'))).every(({ body }) => (body as { kind: string }).kind === 'stock')).toBe(true)
})

/** A report to the SEC and the embedded list of the same index: whoever reads either sees the same companies under the same names. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBook } from '../../../../core/portfolio/book/book'
import { referenceFrom } from '../../../../core/reference/tables/reference-from-tables'
import { snapshotRequest } from '../../../../core/portfolio/schemas/request'
import { lookThrough } from '../../../../core/portfolio/sections/look-through/model'
import { embeddedTables } from '../../../../server/data/embedded/embedded'
import { holdingsBatch } from '../../../../server/data/importers/batches'
import { sourceFile } from '../../../../server/data/importers/formats'
import { readNport } from '../../../../server/data/importers/publishers/nport'
import type { KnownSecurities } from '../../../../server/data/importers/resolve'
import { layered } from '../../../../server/data/layers'
import { openStore, type Store } from '../../../../server/data/store/store'
import { sqlitePlace, type Place } from '../databases'
import { dataOf } from '../embedded-book'
import { filingXml, isinOf, type Position } from './source-server'

const URTH = 'US4642863926'
/** iShares Core MSCI World, embedded, of 20 January 2026. */
const WORLD = 'ZZ0WORLDJAN4'

/** The ten largest lines of the fund on 13 January 2026 (boerse-express.com 857078), named as filers name them. */
const published: readonly Position[] = (
  [
    ['NVIDIA Corp', 'US67066G1040', 5.33], ['Apple Inc', 'US0378331005', 4.57], ['Microsoft Corp', 'US5949181045', 3.92], ['Amazon.com Inc', 'US0231351067', 2.75],
    ['Alphabet Inc', 'US02079K3059', 2.3], ['Alphabet Inc', 'US02079K1079', 1.94], ['Broadcom Inc', 'US11135F1012', 1.88], ['Meta Platforms Inc', 'US30303M1027', 1.61],
    ['Tesla Inc', 'US88160R1014', 1.49], ['JPMorgan Chase & Co', 'US46625H1005', 1.05],
  ] as const
).map(([name, isin, percent]) => ({ name, isin, percent }))

/** Two lines of one company among the ten. */
const COMPANIES = 9

/** The rest of the fund, invented: no line as large as those. */
const rest: readonly Position[] = Array.from({ length: 200 }, (_, index) => ({ name: `REST ${index} INC`, isin: isinOf('US', 700_000 + index), percent: 0.36 }))

const nothingKnown: KnownSecurities = { isinsOf: () => [], names: () => Promise.resolve(new Map()) }

let place: Place
let store: Store
beforeAll(async () => {
  place = await sqlitePlace()
  store = openStore(place.url)
  const xml = filingXml({ series: 'S000035395', accession: '', filed: '2026-03-20', asOf: '2026-01-31', positions: [...published, ...rest] })
  const { file } = readNport(await sourceFile('primary_doc.xml', Buffer.from(xml)))
  const [batch] = await holdingsBatch('primary_doc.xml', file, { isin: URTH, asOf: null, currency: null, adjusted: false }, nothingKnown)
  await store.write([batch], new Date('2026-03-21T12:00:00Z'))
})
afterAll(async () => {
  await store.close()
  await place.drop()
})

/** The largest companies of a list by name. */
async function largest(isin: string, count: number): Promise<string[]> {
  const { found } = await referenceFrom(embeddedTables()).constituents([isin])
  const weights = new Map<string, number>()
  for (const { kind, company, name, weight } of found.get(isin)?.own?.rows ?? []) {
    if (kind === 'equity') weights.set(company?.name ?? name, (weights.get(company?.name ?? name) ?? 0) + weight)
  }
  return [...weights].sort(([, a], [, b]) => b - a).slice(0, count).map(([name]) => name)
}

test('the largest companies of MSCI World have the same names in a report and in the embedded list', async () => {
  const reference = referenceFrom(layered([await store.open(), embeddedTables()]))
  const book = await readBook(snapshotRequest.parse({ holdings: [{ isin: URTH, weight: 1 }] }), reference)
  const reported = dataOf(lookThrough, book).positions.slice(0, COMPANIES)
  const embedded = await largest(WORLD, COMPANIES + 1)
  // A week later Lilly and JPMorgan are 1.0 % each, and both are among the ten largest companies.
  expect(embedded).toEqual(expect.arrayContaining(reported.map(({ name }) => name)))
  expect(reported.slice(0, COMPANIES - 1).map(({ name }) => name).sort()).toEqual(embedded.slice(0, COMPANIES - 1).sort())
  // Both lines of Alphabet are one company: 2.30 % and 1.94 %.
  expect(reported.find(({ name }) => name.startsWith('Alphabet'))?.weight).toBeCloseTo(0.0424, 6)
})

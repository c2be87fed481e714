/** ISINs that have changed places, as where one column of a sheet was sorted without the others. */
import { expect, it } from 'vitest'
import { doubtTexts } from '../../../sdk/files/doubts'
import { withCheckDigit } from '../../../core/values/isin'
import { readHoldings } from '../../../sdk/files/read'
import type { SecurityLookup } from '../../../sdk/files/lookup'
import { processorMs } from '../../support/processor'
import { encoded } from './layouts.data'

const [WORLD, APPLE, META] = ['IE00B4L5Y983', 'US0378331005', 'US30303M1027']
const known: Readonly<Record<string, string>> = { [WORLD]: 'iShares Core MSCI World UCITS ETF USD (Acc)', [APPLE]: 'Apple Inc.', [META]: 'Meta Platforms, Inc.' }
const lookup: SecurityLookup = (wanted) => Promise.resolve(wanted.map(({ isin = '' }) => (known[isin] === undefined ? null : { isin, name: known[isin], isCertain: true })))

async function doubtful(rows: readonly (readonly [string, string])[], given?: SecurityLookup): Promise<unknown> {
  const verdict = await readHoldings(encoded(`ISIN;Name;Kurswert\n${rows.map(([isin, name]) => `${isin};${name};1.000,00\n`).join('')}`), { lookup: given })
  return verdict.ok ? verdict.doubtful : verdict.faults
}

it('are told', async () => {
  const found = await doubtful([[APPLE, 'ISHSIII-CORE MSCI WLD DLA'], [WORLD, 'APPLE INC. DL-,00001'], [META, 'Meta Platforms']], lookup)
  expect(found).toEqual([{ row: 2, why: 'isin' }, { row: 3, why: 'isin' }])
  expect(doubtTexts([{ row: 2, why: 'isin' }, { row: 3, why: 'isin' }], 'de')).toEqual(['Name oder WKN gehören zu einem anderen Papier: Zeilen 2, 3. Bitte die ISINs prüfen; zwei können vertauscht sein.'])
})

it('are told where one of them is left out: without a known security, without an ISIN, or worth nothing', async () => {
  expect(await doubtful([[APPLE, 'Muster AG BZR'], ['DE000A254W52', 'APPLE INC. DL-,00001']], lookup)).toEqual([{ row: 2, why: 'isin' }, { row: 3, why: 'isin' }])
  expect(await doubtful([[WORLD, 'Goldbarren im Tresor'], ['', 'World']], lookup)).toEqual([{ row: 2, why: 'isin' }, { row: 3, why: 'isin' }])
  const withRight = `ISIN;Name;Stück;Kurswert\nDE000A254W52;APPLE INC. DL-,00001;5;950,00\n${APPLE};Muster AG BZR;3;0,00\n`
  expect(await readHoldings(encoded(withRight), { lookup })).toMatchObject({ ok: true, doubtful: [{ row: 2, why: 'isin' }, { row: 3, why: 'isin' }] })
})

/** Knows names, too. */
const byName: SecurityLookup = (wanted) => Promise.resolve(wanted.map(({ isin, name = '' }) => {
  const [found] = Object.entries(known).filter(([own, called]) => own === isin || (isin === undefined && called.startsWith(name.slice(0, 5))))
  return found === undefined ? null : { isin: found[0], name: found[1], isCertain: isin !== undefined }
}))

it('is told where a name is that of a security that is not in the file', async () => {
  expect(await doubtful([[META, 'Apple Inc.'], [WORLD, 'World']], byName)).toEqual([{ row: 2, why: 'isin' }])
  // Only a part of it: somebody's own name may begin so.
  expect(await doubtful([[META, 'Apple und anderes aus Amerika'], [WORLD, 'World']], byName)).toEqual([])
})

it('is told where the number and the name beside an ISIN are those of another security', async () => {
  const wkns: Readonly<Record<string, string>> = { A0RPWH: WORLD, 865985: APPLE }
  const numbers: SecurityLookup = (wanted) => Promise.resolve(wanted.map(({ wkn = '' }) => (wkns[wkn] === undefined ? null : { isin: wkns[wkn], name: 'the same', isCertain: true })))
  const verdict = await readHoldings(encoded(`ISIN;WKN;Name;Kurswert\n${WORLD};A0RPWH;World;1.000,00\n${META};865985;Apple;1.000,00\n`), { lookup: numbers })
  expect(verdict).toMatchObject({ ok: true, doubtful: [{ row: 3, why: 'isin' }] })
})

it.each<[string, readonly (readonly [string, string])[], SecurityLookup | undefined]>([
  ['names of their own', [[WORLD, 'ISHSIII-CORE MSCI WLD DLA'], [APPLE, 'APPLE INC. DL-,00001']], lookup],
  ['a name of before, which is that of no other one', [[WORLD, 'World'], [META, 'Facebook Inc. A']], lookup],
  ['names that someone gave', [[WORLD, 'Rente'], [APPLE, 'Liebling']], lookup],
  ['securities that nobody knows', [['DE0008404005', 'Apple'], [APPLE, 'Apple']], lookup],
  ['a name that someone gave beside a paper without an ISIN', [[WORLD, 'Rente'], ['', 'Goldbarren']], lookup],
  ['a paper without an ISIN that is called as one with its own name', [[APPLE, 'Apple'], ['', 'Apple Zertifikat']], lookup],
  ['by somebody who does not answer', [[APPLE, 'iShares Core MSCI World'], [WORLD, 'Apple']], () => Promise.reject(new Error('the database does not answer'))],
  ['nobody to be asked', [[APPLE, 'iShares Core MSCI World'], [WORLD, 'Apple']], undefined],
])('and not %s', async (_, rows, given) => {
  expect(await doubtful(rows, given)).toEqual([])
})

it('are looked for soon in a list of two thousand long names that are nobody\'s', async () => {
  const isins = Array.from({ length: 190 }, (_, at) => withCheckDigit(`US${100_000_000 + at}`))
  const nameOf = (at: number, letter: string): string => Array.from({ length: 30 }, (_, word) => `${letter}${(at * 7 + word) % 97}`).join(' ')
  const started = processorMs()
  expect(await doubtful(Array.from({ length: 1900 }, (_, at) => [isins[at % 190] ?? '', nameOf(at, 'a').slice(0, 99)] as const), (wanted) => Promise.resolve(wanted.map(({ isin = '' }, at) => ({ isin, name: nameOf(at, 'b'), isCertain: true }))))).toEqual(expect.any(Array))
  expect(processorMs() - started).toBeLessThan(12_000)
})

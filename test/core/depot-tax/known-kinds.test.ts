/** Kinds of fund that published holdings leave no doubt about, against lists made up here. */
import { describe, expect, test } from 'vitest'
import { knownKinds } from '../../../core/depot-tax/known-kinds'
import type { Constituent } from '../../../core/reference/security'
import type { Fondstyp } from '../../../core/law/investmentfonds/fondstyp'
import type { Reference } from '../../../core/reference/reference'

const FUND = 'IE00B4L5Y983'
const OTHER = 'IE00BKM4GZ66'

const row = (weight: number, sector: string | null = 'technology', kind: Constituent['kind'] = 'equity'): Constituent => ({
  isin: null, companyId: null, name: 'Row', kind, weight, country: null, sector, industry: null, currency: null, company: null, inner: null, inEquities: kind === 'equity',
})

const list = (rows: readonly Constituent[]) => ({ fundIsin: FUND, fundName: 'Fund', asOf: '2026-09-30', source: 'Publisher', rows })

interface Known {
  kind?: string
  assetClass?: string
  domicile?: string | null
  own?: ReturnType<typeof list> | null
  /** Kinds that somebody states, by current ISIN. */
  stated?: Readonly<Record<string, Fondstyp>>
  /** Current ISINs of former ones. */
  current?: Readonly<Record<string, string>>
}

const referenceOf = ({ kind = 'fund', assetClass = 'equities', domicile = 'IE', own = list([row(1)]), stated = {}, current = {} }: Known): Reference =>
  ({
    securities: (isins: readonly string[]) => Promise.resolve({ found: new Map(isins.map((isin) => [isin, { isin: current[isin] ?? isin, kind, assetClass, domicile }])), failed: new Set() }),
    taxKinds: (isins: readonly string[]) =>
      Promise.resolve({ found: new Map(isins.flatMap((isin) => (stated[isin] === undefined ? [] : [[isin, { kind: stated[isin], asOf: '2023-11-29', source: 'Bank' }]]))), failed: new Set() }),
    constituents: (isins: readonly string[]) => Promise.resolve({ found: new Map(isins.filter((isin) => isin === FUND).map((isin) => [isin, { own }])), failed: new Set() }),
  }) as unknown as Reference

const open = (...isins: string[]) => isins.map((isin) => ({ isin, isOpen: true }))

const kindOf = async (known: Known): Promise<unknown> => (await knownKinds(open(FUND, OTHER), referenceOf(known))).get(FUND)?.fondstyp

describe('the kind of a fund', () => {
  test('is known with the day and source of its holdings, and of that fund only', async () => {
    expect([...(await knownKinds(open(FUND, OTHER), referenceOf({})))]).toEqual([[FUND, { fondstyp: 'AKTIENFONDS', asOf: '2026-09-30', source: 'Publisher' }]])
  })

  test.each([
    ['90 % in shares', [row(0.5), row(0.4)], 'AKTIENFONDS'],
    ['just below 90 % in shares', [row(0.5), row(0.3999)], undefined],
    ['property companies above 10 %', [row(0.89), row(0.11, 'real_estate')], undefined],
    ['property companies of 5 %', [row(0.95), row(0.05, 'real_estate')], 'AKTIENFONDS'],
    ['rows without a sector, which may be property', [row(0.89), row(0.11, null)], undefined],
    ['cash above 10 %', [row(0.89), row(0.11, 'financials', 'cash')], undefined],
    ['no rows', [], undefined],
  ])('follows from %s', async (_what, rows, expected) => {
    expect(await kindOf({ own: list(rows) })).toBe(expected)
  })

  test.each(['AT', 'BE', 'DE', 'FR', 'IE', 'LU', 'NL'])('is told for a fund of %s', async (domicile) => {
    expect(await kindOf({ domicile })).toBe('AKTIENFONDS')
  })

  test.each(['US', 'CH', 'GB', '', null])('is not told for a fund of %j', async (domicile) => {
    expect(await kindOf({ domicile })).toBeUndefined()
  })

  test.each(['AKTIENFONDS', 'MISCHFONDS', 'IMMOBILIENFONDS', 'IMMOBILIENFONDS_AUSLAND', 'SONSTIGE'] as const)('is %s where somebody states it, whatever the holdings say and wherever the fund is from', async (kind) => {
    const expected = { fondstyp: kind, asOf: '2023-11-29', source: 'Bank' }
    expect([...(await knownKinds(open(FUND, OTHER), referenceOf({ stated: { [FUND]: kind } })))]).toEqual([[FUND, expected]])
    expect((await knownKinds(open(OTHER), referenceOf({ domicile: 'US', stated: { [OTHER]: kind } }))).get(OTHER)).toEqual(expected)
  })

  test('is stated of the fund that a former ISIN stands for', async () => {
    expect((await knownKinds(open(OTHER), referenceOf({ current: { [OTHER]: FUND }, stated: { [FUND]: 'MISCHFONDS', [OTHER]: 'SONSTIGE' } }))).get(OTHER)?.fondstyp).toBe('MISCHFONDS')
  })

  test('is that of a fund that has merged, where nothing is stated of the one that goes on', async () => {
    const merged = referenceOf({ own: null, current: { [OTHER]: FUND }, stated: { [OTHER]: 'AKTIENFONDS' } })
    expect([...(await knownKinds(open(FUND, OTHER), merged))].map(([isin, { fondstyp }]) => [isin, fondstyp])).toEqual([[OTHER, 'AKTIENFONDS']])
  })

  test('is not stated of shares, and not asked for where the request names one', async () => {
    expect((await knownKinds(open(FUND), referenceOf({ kind: 'stock', stated: { [FUND]: 'SONSTIGE' } }))).get(FUND)).toEqual({ fondstyp: null, isShare: true })
    expect((await knownKinds([{ isin: FUND, isOpen: false }], referenceOf({ stated: { [FUND]: 'SONSTIGE' } }))).size).toBe(0)
  })

  test('is none of coins, which are no shares either; what else is neither may be a fund', async () => {
    expect((await knownKinds(open(FUND), referenceOf({ kind: 'other', assetClass: 'crypto', own: null }))).get(FUND)).toEqual({ fondstyp: null, isShare: false })
    expect((await knownKinds(open(FUND), referenceOf({ kind: 'other', own: null }))).size).toBe(0)
    // Nor is a fund of coins a coin.
    expect(await kindOf({ assetClass: 'crypto', stated: { [FUND]: 'SONSTIGE' } })).toBe('SONSTIGE')
  })

  test('is not told without holdings of its own', async () => {
    expect(await kindOf({ own: null })).toBeUndefined()
  })

  test('is not told when a provider fails', async () => {
    const away = (): Promise<never> => Promise.reject(new Error('away'))
    expect((await knownKinds(open(FUND), { ...referenceOf({}), securities: away })).size).toBe(0)
    expect((await knownKinds(open(FUND), { ...referenceOf({}), constituents: away })).size).toBe(0)
    // Holdings do not answer for a kind that may be stated otherwise.
    expect((await knownKinds(open(FUND), { ...referenceOf({}), taxKinds: away })).size).toBe(0)
    // Nor for that of a merged fund or of the one that goes on, of which either may be the one that is stated.
    const merged = referenceOf({ current: { [FUND]: OTHER } })
    for (const failed of [FUND, OTHER]) expect((await knownKinds(open(FUND), { ...merged, taxKinds: () => Promise.resolve({ found: new Map(), failed: new Set([failed]) }) })).size, failed).toBe(0)
    expect((await knownKinds(open(FUND), merged)).get(FUND)?.fondstyp).toBe('AKTIENFONDS')
  })

  test('is asked of holdings only where the request leaves it open', async () => {
    expect((await knownKinds([{ isin: FUND, isOpen: false }], referenceOf({}))).size).toBe(0)
  })

  test('is none for shares, ETCs and bonds, also where the request names one', async () => {
    for (const kind of ['stock', 'etc', 'bond']) expect((await knownKinds([{ isin: FUND, isOpen: false }], referenceOf({ kind }))).get(FUND), kind).toEqual({ fondstyp: null, isShare: kind === 'stock' })
    expect((await knownKinds(open(FUND), referenceOf({ kind: 'other', own: null }))).size).toBe(0)
  })
})

/** `data update` against a local server that answers as the sources do: as it is shipped at first, then the same command within this process. */
import { afterAll, describe, expect } from 'vitest'
import { startBuilt, stopServices } from '../../../support/built'
import type { Place } from '../databases'
import { contentOf, importsAt, places, update as updateAsShipped, updateHere as update } from './running'
import { CLEAN, DAX, dax, editionOf, EURO, euro, nextFiling, shelf, yesterday } from './shelf'
import { staged } from './staged'

afterAll(stopServices)

const funds = ['--only', DAX, CLEAN, EURO]
const editions = async (place: Place) => (await contentOf(place)).editions

describe.each(places)('data update into %s', { concurrent: true }, (_name, open) => {
  const it = staged(open)
  it('renews the lists that are asked for, one line each, and says whom to write to', async ({ sources, place }) => {
    const { exitCode, output } = await updateAsShipped(place, sources, ...funds)
    expect(output).toContain('sec-nport:S000063351  DAX (DAX): new, 2024-05-31, 40 rows, 99.50 % of unknown sector')
    expect(exitCode).toBe(0)
    expect(await editions(place)).toMatchObject({ 'sec-nport:S000006392': '0001752724-26-000003', 'sec-nport:S000022498': '0001752724-26-000002', 'sec-nport:S000063351': '0001752724-26-000001' })
    expect(new Set(sources.requests.map(({ agent }) => agent))).toEqual(new Set([expect.stringMatching(/^depotkit\/[\d.]+ test@example\.org$/)]))
  })

  it('changes nothing when it runs twice', async ({ sources, place }) => {
    await update(place, sources, ...funds)
    const before = await importsAt(place)
    sources.requests.length = 0
    const { exitCode, output } = await update(place, sources, ...funds)
    expect([exitCode, output]).toEqual([0, expect.stringContaining('unchanged, 2024-05-31')])
    expect(output).not.toContain(' new,')
    expect(await importsAt(place)).toEqual(before)
    expect(sources.requests.filter(({ path }) => path.includes('/Archives/'))).toEqual([])
  })

  it('comes to the same where two run at once, with each list once', async ({ sources, place }) => {
    const both = await Promise.all([updateAsShipped(place, sources, ...funds), updateAsShipped(place, sources, ...funds)])
    expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0])
    const alone = await open()
    await update(alone, sources, ...funds)
    expect(await contentOf(place)).toEqual(await contentOf(alone))
    const names = async (at: Place) => (await importsAt(at)).map(({ name }) => name).sort()
    expect(await names(place)).toEqual(await names(alone))
    await alone.drop()
  })

  it('comes to the same over an old store as over an empty one', async ({ sources, place }) => {
    await update(place, sources, ...funds)
    sources.shelf.filings.push(nextFiling(DAX, 11, dax(42)), nextFiling(EURO, 13, euro(49)))
    expect((await update(place, sources, ...funds)).exitCode).toBe(0)
    const renewed = await contentOf(place)
    const empty = await open()
    expect(await update(empty, sources, ...funds)).toMatchObject({ exitCode: 0 })
    expect(await contentOf(empty)).toEqual(renewed)
    await empty.drop()
    expect(renewed.editions).toMatchObject({ 'sec-nport:S000063351': '0001752724-26-000011', 'sec-nport:S000022498': '0001752724-26-000002' })
  })

  it('says what it would do, and changes nothing, with --dry-run', async ({ sources, place }) => {
    const { exitCode, output } = await update(place, sources, ...funds, '--dry-run')
    expect([exitCode, output]).toEqual([0, expect.stringContaining('DAX (DAX): would be new, 2024-05-31')])
    expect(await importsAt(place)).toEqual([])
  })

  it('prints every list as JSON', async ({ sources, place }) => {
    const { output } = await update(place, sources, '--only', 'DAX', '--json')
    expect(JSON.parse(output)).toEqual({
      dryRun: false,
      lists: [
        { name: 'sec-nport:S000063351', title: 'DAX (DAX)', outcome: 'renewed', reason: null, asOf: '2024-05-31', rows: 40, unknownSector: expect.closeTo(0.995, 9) },
        expect.objectContaining({ name: 'companies-by-lei', outcome: 'renewed' }),
        expect.objectContaining({ name: 'stand-ins', outcome: 'renewed' }),
      ],
    })
  })

  it('skips the SEC without a contact, and renews the rest', async ({ sources, place }) => {
    const { exitCode, output } = await update(place, { env: { ...sources.env, SEC_CONTACT: '' } })
    expect([exitCode, output]).toEqual([0, expect.stringContaining('SEC_CONTACT is not set')])
    expect(sources.requests.filter(({ path }) => path.startsWith('/sec/'))).toEqual([])
    expect(await editions(place)).toMatchObject({ 'ecb-rates': yesterday })
  })

  it('takes the names of companies from GLEIF', async ({ sources, place }) => {
    await update(place, sources, '--only', DAX)
    await update(place, { env: { ...sources.env, SEC_CONTACT: '' } })
    const { documents, editions: all } = await contentOf(place)
    expect(documents[`companies ${dax()[0]!.lei!}`]).toMatchObject({ name: `${dax()[0]!.name} Registered`, lei: dax()[0]!.lei })
    expect(all.gleif).toMatch(new RegExp(`^${editionOf(yesterday)}\\.zip#`))
    expect(sources.requests.filter(({ path }) => path.startsWith('/gleif/'))).toHaveLength(1)
  })

  it('makes one company of two lines of one legal entity, and the stand-ins that follow', async ({ sources, place }) => {
    const [first, second, ...rest] = dax()
    sources.shelf.filings = [{ ...shelf().filings[0]!, positions: [first!, { ...second!, name: `${first!.name} PREF`, lei: first!.lei! }, ...rest] }]
    await update(place, sources, '--only', DAX)
    const { documents } = await contentOf(place)
    const companyOf = (isin: string) => (documents[`securities ${isin}`] as { companyId: string | null }).companyId
    expect(companyOf(second!.isin!)).toBe(first!.lei)
    expect(companyOf(first!.isin!)).toBe(first!.lei)
    expect(documents['proxies DE0005933931']).toMatchObject([{ proxyIsin: 'US37954Y4917', kind: 'same_index' }])
  })

  it('takes what it made of the lists out with a list, and makes it anew', async ({ sources, place }) => {
    await update(place, sources, ...funds)
    const before = await contentOf(place)
    expect(await startBuilt('cli', ['data', 'remove', `sec-nport:${DAX}`, '--database', place.url], {}).ended).toBe(0)
    expect(Object.keys(await editions(place)).sort()).toEqual([`sec-nport:${CLEAN}`, `sec-nport:${EURO}`].sort())
    await update(place, sources, ...funds)
    expect(await contentOf(place)).toEqual(before)
  })
})

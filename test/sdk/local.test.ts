import { describe, expect, it } from 'vitest'
import { hasValidCheckDigit } from '../../core/values/isin'
import { InvalidRequestError, isUsable } from '../../sdk'
import { createLocalClient, sampleBundle } from '../../sdk/local'
import { referenceSource } from '../../server/data/source'
import { readConfig } from '../../server/process/config'

const now = () => new Date('2026-11-20T12:00:00.000Z')
const world = { holdings: [{ isin: 'ZZWORLD00007', weight: 1 }] }

describe('local client', () => {
  it('takes day and links from its options', async () => {
    const { calculators } = createLocalClient({ now, baseUrl: 'https://depot.example/' })
    const { asOf, links } = await calculators.notgroschen()
    expect(asOf).toBe('2026-11-20')
    expect(links.calculator).toMatch(/^https:\/\/depot\.example\/calculators\/notgroschen\?/)
  })

  it('rejects like a client over HTTP, without a request id', async () => {
    const error: unknown = await createLocalClient().calculators.notgroschen({ monthlyExpenses: 0 }).catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(InvalidRequestError)
    expect(error).toMatchObject({ status: 400, code: 'invalid_request', requestId: null, issues: [{ path: ['inputs', 'monthlyExpenses'] }] })
  })

  it('rejects with the reason of an aborted signal', async () => {
    const reason = new Error('left the page')
    await expect(createLocalClient().analyze.snapshot(world, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })

  it('knows no security without a bundle, and says so', async () => {
    const { holdings, analyses } = await createLocalClient().analyze.snapshot(world)
    expect(holdings).toMatchObject([{ status: 'unresolved', assetClass: null }])
    expect(analyses.allocation).toMatchObject({ status: 'unavailable', reasons: ['unresolved_holdings'], data: null })
  })

  it('does not see what the caller does to the request afterwards', async () => {
    const holdings = [{ isin: 'ZZWORLD00007', weight: 1 }]
    const call = createLocalClient({ bundle: sampleBundle }).analyze.snapshot({ holdings })
    holdings[0] = { isin: 'ZZGOLD000002', weight: 1 }
    expect((await call).holdings[0]?.isin).toBe('ZZWORLD00007')
  })
})

describe('sample bundle', () => {
  const { analyze, fixedIncome } = createLocalClient({ bundle: sampleBundle, now })

  const isWellKnown = ({ name }: { name: string }) => name.endsWith(' (sample)')
  const wellKnown = sampleBundle.securities.filter(isWellKnown)

  it('has ISINs with a right check digit, of no country but for 50 that are marked', () => {
    for (const { isin, name } of sampleBundle.securities) expect([isin, hasValidCheckDigit(isin), isin.startsWith('ZZ')]).toEqual([isin, true, !isWellKnown({ name })])
    expect(wellKnown).toHaveLength(50)
  })

  it('has kind, class and charge of the 50 as the embedded data have them', async () => {
    const reference = await referenceSource(readConfig({}))
    const { found } = await (await reference.open()).securities(wellKnown.map(({ isin }) => isin))
    for (const one of wellKnown) {
      const real = found.get(one.isin)
      expect([one.isin, real && { kind: real.kind, assetClass: real.assetClass, ter: real.ter || null }]).toEqual([one.isin, { kind: one.kind, assetClass: one.assetClass, ter: one.ter }])
    }
    await reference.close()
  })

  it('knows them well enough for every section', async () => {
    const funds = wellKnown.filter(({ assetClass, kind }) => assetClass === 'equities' && kind === 'fund').slice(0, 20)
    const { analyses } = await analyze.snapshot({ holdings: funds.map(({ isin }) => ({ isin, weight: 1 / 20 })) })
    expect(Object.values(analyses).map(({ status }) => status)).toEqual(Object.values(analyses).map(() => 'ok'))
  })

  it('looks through by hand: half of Alder by the fund is 0.5 x 0.30, and the other half directly', async () => {
    const { analyses } = await analyze.lookThrough({ holdings: [{ isin: 'ZZWORLD00007', weight: 0.5 }, { isin: 'ZZALDER00004', weight: 0.5 }] })
    const section = analyses['look-through']
    if (!isUsable(section)) throw new Error(section.reasons.join())
    expect(section.data.positions[0]).toMatchObject({ name: 'Alder Computing', provenance: { direct: 0.5 } })
    expect(section.data.positions[0]?.weight).toBeCloseTo(0.65, 12)
  })

  it('answers every standalone analysis that needs data', async () => {
    const portfolio = { basis: 'values', holdings: [{ isin: 'ZZWORLD00007', value: 900 }, { isin: 'ZZBOND000005', value: 100 }] } as const
    const answers = await Promise.all([
      analyze.industries(portfolio),
      analyze.revenueGeography(portfolio),
      analyze.contributionPlan({ portfolio, targets: [{ assetClass: 'equities', weight: 0.5 }, { assetClass: 'bonds', weight: 0.5 }], contribution: 100 }),
      analyze.etfAlternatives({ isin: 'ZZWORLD00007' }),
      analyze.historicalReplay({ portfolio, startDate: '2024-01-05', endDate: '2026-10-02', initialValue: 1000 }),
    ])
    expect(answers.map(({ capability, analysis }) => [capability, isUsable(analysis)])).toEqual([
      ['industries', true],
      ['revenue-geography', true],
      ['contribution-plan', true],
      ['etf-alternatives', true],
      ['historical-replay', true],
    ])
  })

  it('knows the bonds of its bond fund', async () => {
    const { analysis } = await fixedIncome.bonds({ basis: 'values', holdings: [{ isin: 'ZZBOND000005', value: 100 }] })
    expect(isUsable(analysis) && analysis.data.issuers.items.map(({ name, weight }) => [name, weight])).toEqual([['Sample Republic', 0.5], ['Sample Kingdom', 0.3], ['Elm Motors', 0.2]])
  })
})

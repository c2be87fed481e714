/** Bills that are tried: never by default, always said, and gone with the calculation. */
import { describe, expect, it, test } from 'vitest'
import { billsAmong, remarksOnBills, remarksOnLaw } from '../../../core/law/age'
import { billOn, dated, withBills } from '../../../core/law/dated'
import { einkommensteuertarif } from '../../../core/law/einkommensteuertarif/figures'
import { kindergeld } from '../../../core/law/kindergeld/figures'
import { LAW_DATE } from '../../../core/contract/version'
import { calculations } from '../../../core/registry/registry'
import { linkedNamespaces } from '../../../core/contract/namespaces'
import { createLocalClient } from '../../../sdk/local'

const now = (day = '2026-11-25') => () => new Date(`${day}T12:00:00Z`)
const inForce = createLocalClient({ now: now() })
const tried = createLocalClient({ now: now(), law: 'bill' })

const row = (from: string, value: number) => ({ from, value, source: 'BT-Drs. 21/8235', checked: '2026-11-23' })
const yearly = { norm: '§ 66 EStG', unit: 'EUR', yearly: true, rows: [row('2026-01-01', 259)] } as const
const benefit = dated<number>({ ...yearly, name: 'Benefit', proposed: [{ ...row('2027-01-01', 267), state: 'bill' }, { ...row('2028-01-01', 272), state: 'bill' }] })
const drafted = dated<number>({ ...yearly, name: 'Drafted', proposed: [{ ...row('2027-01-01', 300), state: 'draft' }] })
const rate = dated<number>({ ...yearly, name: 'Rate' })

describe('a figure with a bill', () => {
  it('has its value within the calculation only, also where that fails', () => {
    expect(benefit.on(LAW_DATE)).toBe(259)
    expect(withBills(() => benefit.on(LAW_DATE))).toBe(267)
    expect(() => withBills(() => { throw new Error('fails') })).toThrow('fails')
    expect(benefit.on(LAW_DATE)).toBe(259)
  })

  it('has that of the day that is asked for, and the law in force for the days before it', () => {
    expect(['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01'].map((day) => withBills(() => benefit.on(day)))).toEqual([259, 267, 267, 272])
  })

  it('is none that only a ministry has drafted, or that nothing is known of', () => {
    expect(billOn(drafted, '2027-06-01')).toBeUndefined()
    expect(withBills(() => drafted.on(LAW_DATE))).toBe(259)
    expect(billsAmong([benefit, drafted, rate])).toEqual([benefit])
  })

  it('is named with its source, in both languages', () => {
    const [said] = remarksOnBills([benefit])
    expect(said?.en).toMatch(/^Tried, not in force: Benefit \(§ 66 EStG\) as a bill has it from 2027-01-01 on \(.*BT-Drs\. 21\/8235.*; read on 2026-11-23\)/)
    expect(said?.de).toMatch(/^Probeweise, nicht geltend: Benefit \(§ 66 EStG\).*BT-Drs\. 21\/8235/)
    expect(remarksOnBills([benefit], '2026-12-31')).toEqual([])
  })

  it('is no gap while it is tried; one without a bill still is', () => {
    const said = (law?: 'bill') => remarksOnLaw([benefit, rate], '2027-02-01', '2027-02-01', law).map(({ en }) => en.split(' ')[0])
    expect(said()).toEqual(['Benefit', 'Rate', 'The'])
    expect(said('bill')).toEqual(['Rate', 'The'])
  })
})

/** What the bills before parliament say; once they are law there is nothing to try, and the tests below are skipped. */
const [bill, tariff] = [billOn(kindergeld, LAW_DATE)?.value ?? null, billOn(einkommensteuertarif, LAW_DATE)?.value ?? null]

describe.skipIf(bill === null || tariff === null)('a local client that tries bills', () => {
  it('calculates a child’s account with them, says so first, and speaks of the benefit that it used', async () => {
    const plan = { contributionMode: 'kindergeld', targetAge: 18, annualReturnPct: 6 } as const
    const [before, after] = [await inForce.calculators.juniorDepot(plan), await tried.calculators.juniorDepot(plan)]
    // Beside the basic allowance, the saver allowance of 1,000 and the lump sum of 36 are free.
    const free = (allowance = 0) => allowance + 1000 + 36
    expect(before.result).toMatchObject({ monthlyContributionUsed: kindergeld.on(LAW_DATE), nvLimit: free(einkommensteuertarif.on(LAW_DATE).grundfreibetrag) })
    expect(after.result).toMatchObject({ monthlyContributionUsed: bill, nvLimit: free(tariff?.grundfreibetrag) })
    expect(after.assumptions.join('\n')).toContain(`The child benefit of €${bill} a month`)
    expect(after.limitations.slice(0, 2).every((each) => each.startsWith('Tried, not in force: '))).toBe(true)
    expect(before.limitations.some((each) => each.startsWith('Tried'))).toBe(false)
  })

  it('leaves years that are asked for to the law in force', async () => {
    const year = { year: 2026 as const, banks: [{ name: 'Bank', interest: 5000 }], otherTaxableIncome: 16_000 }
    expect(await tried.depotTax.year(year)).toEqual(await inForce.depotTax.year(year))
  })

  const calculators = linkedNamespaces.flatMap((namespace) => calculations[namespace].map((module) => [module.id, namespace, module] as const))
  test.each(calculators.filter(([, , { law }]) => billsAmong(law).length === 0))('changes nothing in %s, whose law no bill would change', async (id, namespace) => {
    const run = (client: typeof tried) => (client[namespace] as unknown as Record<string, (inputs: object) => Promise<unknown>>)[id.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())]?.({})
    expect(await run(tried)).toEqual(await run(inForce))
  })

  it('takes the tariff of the bill where a deduction is compared', async () => {
    const plan = { taxableIncome: 45_000, yearlyContribution: 1800 }
    const [before, after] = [await inForce.retirement.altersvorsorgedepot(plan), await tried.retirement.altersvorsorgedepot(plan)]
    expect(after.limitations[0]).toMatch(/^Tried, not in force: /)
    expect(after.result).not.toEqual(before.result)
  })
})

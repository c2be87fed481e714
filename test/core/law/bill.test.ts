/** Bills that are tried: never by default, always said, and gone with the calculation. */
import { describe, expect, it, test } from 'vitest'
import { billsAmong, remarksOnBills, remarksOnLaw } from '../../../core/law/age'
import { billOn, withBills } from '../../../core/law/dated'
import { basiszins } from '../../../core/law/investmentfonds/figures'
import { beitragsbemessungsgrenze } from '../../../core/law/rentenversicherung/figures'
import { einkommensteuertarif } from '../../../core/law/einkommensteuertarif/figures'
import { kindergeld } from '../../../core/law/kindergeld/figures'
import { LAW_DATE } from '../../../core/contract/version'
import { calculations } from '../../../core/registry/registry'
import { linkedNamespaces } from '../../../core/contract/namespaces'
import { createLocalClient } from '../../../sdk/local'

const now = (day = '2026-11-25') => () => new Date(`${day}T12:00:00Z`)
const inForce = createLocalClient({ now: now() })
const tried = createLocalClient({ now: now(), law: 'bill' })

// Child benefit and basic allowance of BT-Drs. 21/8235: 267 a month, 12,564 a year.
const [BENEFIT, ALLOWANCE] = [267, 12_564]

describe('a figure with a bill', () => {
  it('has its value within the calculation only, also where that fails', () => {
    expect(kindergeld.on(LAW_DATE)).toBe(259)
    expect(withBills(() => kindergeld.on(LAW_DATE))).toBe(BENEFIT)
    expect(() => withBills(() => { throw new Error('fails') })).toThrow('fails')
    expect(kindergeld.on(LAW_DATE)).toBe(259)
  })

  it('has that of the day that is asked for, and the law in force for the days before it', () => {
    expect(['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01'].map((day) => withBills(() => kindergeld.on(day)))).toEqual([259, 267, 267, 272])
  })

  it('is none that only a ministry has drafted, or that nothing is known of', () => {
    expect(billOn(beitragsbemessungsgrenze, '2027-06-01')).toBeUndefined()
    expect(withBills(() => beitragsbemessungsgrenze.on(LAW_DATE))).toBe(101_400)
    expect(billsAmong([kindergeld, beitragsbemessungsgrenze, basiszins, einkommensteuertarif])).toEqual([kindergeld, einkommensteuertarif])
  })

  it('is named with its source, in both languages', () => {
    const [said] = remarksOnBills([kindergeld])
    expect(said?.en).toMatch(/^Tried, not in force: Kindergeld \(§ 66 Abs. 1 EStG\) as a bill has it from 2027-01-01 on \(.*BT-Drs\. 21\/8235.*; read on 2026-11-23\)/)
    expect(said?.de).toMatch(/^Probeweise, nicht geltend: Kindergeld \(§ 66 Abs\. 1 EStG\).*BT-Drs\. 21\/8235/)
    expect(remarksOnBills([kindergeld], '2026-12-31')).toEqual([])
  })

  it('is no gap while it is tried; one without a bill still is', () => {
    const said = (law?: 'bill') => remarksOnLaw([kindergeld, basiszins], '2027-02-01', '2027-02-01', law).map(({ en }) => en.split(' ')[0])
    expect(said()).toEqual(['Kindergeld', 'Basiszins', 'The'])
    expect(said('bill')).toEqual(['Basiszins', 'The'])
  })
})

describe('a local client that tries bills', () => {
  it('calculates a child’s account with them, says so first, and speaks of the benefit that it used', async () => {
    const plan = { contributionMode: 'kindergeld', targetAge: 18, annualReturnPct: 6 } as const
    const [before, after] = [await inForce.calculators.juniorDepot(plan), await tried.calculators.juniorDepot(plan)]
    expect(before.result).toMatchObject({ monthlyContributionUsed: 259, nvLimit: 12_348 + 1000 + 36 })
    expect(after.result).toMatchObject({ monthlyContributionUsed: BENEFIT, nvLimit: ALLOWANCE + 1000 + 36 })
    expect(after.assumptions.join('\n')).toContain('The child benefit of 267 EUR a month')
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

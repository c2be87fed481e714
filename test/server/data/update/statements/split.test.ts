import { describe, expect, it } from 'vitest'
import { quartersAt } from '../../../../../server/data/update/sec/statements/revenue'
import { splitOf, type Figure, labelOf } from '../../../../../server/data/update/sec/statements/split'

const CONTRACT = 'RevenueFromContractWithCustomerExcludingAssessedTax'

const whole = (amount: number, tag = CONTRACT): Figure => ({ tag, currency: 'USD', axis: null, member: '', amount })
const by = (axis: string, members: Readonly<Record<string, number>>, tag = CONTRACT): Figure[] => Object.entries(members).map(([member, amount]) => ({ tag, currency: 'USD', axis, member, amount }))
const geographic = (members: Readonly<Record<string, number>>, tag = CONTRACT) => by('Geographical', members, tag)
const parts = (...figures: readonly Figure[]): Record<string, number> | null => {
  const split = splitOf(figures)
  return split === null ? null : Object.fromEntries(split.parts)
}

describe('revenue by region', () => {
  it('is that of Apple in fiscal 2024 by its segments, which are regions and say more than its countries (form 10-K, in millions)', () => {
    expect(parts(
      whole(391_035), ...geographic({ US: 142_196, CN: 66_952, OtherCountries: 181_887 }),
      ...by('BusinessSegments', { AmericasSegment: 167_045, EuropeSegment: 101_328, GreaterChinaSegment: 66_952, JapanSegment: 25_052, RestOfAsiaPacificSegment: 30_658 }),
    )).toEqual({ Americas: 167_045, Europe: 101_328, 'Greater China': 66_952, Japan: 25_052, 'Rest Of Asia Pacific': 30_658 })
  })

  it('counts nothing twice: JPMorgan in 2021 has all that is abroad beside its regions (form 10-K, in millions)', () => {
    expect(parts(whole(121_649, 'Revenues'), ...geographic({ TotalInternational: 28_971, AsiaPacific: 9_654, LatinAmerica: 2_756, NorthAmerica: 92_678, EMEA: 16_561 }, 'Revenues')))
      .toEqual({ 'Asia Pacific': 9_654, 'Latin America': 2_756, 'North America': 92_678, EMEA: 16_561 })
  })

  it('leaves out a country that lies in a region beside it', () => {
    expect(parts(whole(100), ...geographic({ UCAN: 45, US: 41, EMEA: 32, LATAM: 12, AsiaPacific: 11 }))).toEqual({ 'United States and Canada': 45, EMEA: 32, 'Latin America': 12, 'Asia Pacific': 11 })
  })

  it('says what is not split, and never scales', () => {
    expect(parts(whole(100), ...geographic({ US: 60, DE: 10 }))).toEqual({ 'United States': 60, Germany: 10, 'Not split by region': 30 })
    // the split is of revenue from contracts alone: interest is in the revenue, too
    expect(parts(whole(100, 'Revenues'), whole(95), ...geographic({ US: 50, NonUs: 45 }))).toEqual({ 'United States': 50, 'Outside the United States': 45, 'Not split by region': 5 })
  })

  it('takes parts that were rounded each by itself', () => {
    expect(parts(whole(10_000), ...geographic({ US: 5_001, NonUs: 5_001 }))).toEqual({ 'United States': 5_001, 'Outside the United States': 5_001 })
  })

  it.each<[string, Figure[]]>([
    ['there is no total', geographic({ US: 60, NonUs: 40 })],
    ['there are no regions', [whole(100), ...by('BusinessSegments', { Cloud: 60, Devices: 40 })]],
    ['there are only some regions among the segments', [whole(100), ...by('BusinessSegments', { Europe: 60, Devices: 40 })]],
    ['parts add up to more than the whole', [whole(100), ...geographic({ US: 60, EMEA: 50, AsiaPacific: 30 })]],
    ['a country may lie in a region, and something is missing', [whole(100), ...geographic({ US: 40, Americas: 50 })]],
    ['a region may lie in another, and something is missing', [whole(100), ...geographic({ Europe: 40, EMEA: 50 })]],
    ['others may be others together, and something is missing', [whole(100), ...geographic({ TotalInternational: 40, EMEA: 20 })]],
    ['a part is less than nothing', [whole(100), ...geographic({ US: 110, NonUs: -10 })]],
    ['a part has two figures', [whole(100), ...geographic({ US: 60, NonUs: 40 }), ...geographic({ US: 61 })]],
    ['the parts are in another currency', [whole(100), ...geographic({ US: 60, NonUs: 40 }).map((one) => ({ ...one, currency: 'EUR' }))]],
    ['nothing is known but that it is elsewhere', [whole(100), ...geographic({ OtherCountries: 100 })]],
  ])('is not there where %s', (_what, figures) => expect(splitOf(figures)).toBeNull())
})

describe('the name of a member', () => {
  it.each([
    ['US', 'United States'], ['CN', 'China'], ['EMEA', 'EMEA'], ['AsiaPacific', 'Asia Pacific'], ['GreaterChinaSegment', 'Greater China'], ['RestOfAsiaPacificSegment', 'Rest Of Asia Pacific'], ['OtherCountries', 'Other Countries'],
    ['NonUs', 'Outside the United States'], ['UCAN', 'United States and Canada'], ['EuropeMember', 'Europe'], ['UnitedStatesAndCanada', 'United States And Canada'], ['JapanSegments', 'Japan'], ['XX', 'XX'],
  ])('%s is %s', (member, label) => expect(labelOf(member)).toBe(label))
})

it.each([
  ['2026-11-25', ['2026q3', '2026q2', '2026q1', '2025q4']],
  ['2026-11-14', ['2026q2', '2026q1', '2025q4', '2025q3']],
  ['2026-02-15', ['2025q4', '2025q3', '2025q2', '2025q1']],
  ['2026-01-10', ['2025q3', '2025q2', '2025q1', '2024q4']],
])('on %s the newest quarters are %j', (today, quarters) => expect(quartersAt(today)).toEqual(quarters))

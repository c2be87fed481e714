import { describe, expect, it } from 'vitest'
import { isReportedList, nextUpdate } from '../../../../server/data/update/names'

describe('the next update', () => {
  it.each([
    // a quarter later, and sixty days until it is public
    ['sec-nport:S000035395', '2026-08-31', '2027-01-29'],
    ['sec-nport:884394', '2026-06-30', '2026-11-29'],
    // 2026-11-20 is a Friday
    ['ecb-rates', '2026-11-20', '2026-11-23'],
    ['ecb-rates', '2026-11-18', '2026-11-19'],
    ['gleif', '2026-11-20', '2026-11-21'],
    ['firds-D', '2026-11-21', '2026-11-28'],
    ['firds-D-01', '2026-11-21', null],
    ['sec-nport:US4642863926:2026-08-31', '2026-08-31', null],
    ['my bundle', '2026-08-31', null],
  ])('of %s as of %s is %s', (name, asOf, expected) => expect(nextUpdate({ name, asOf })).toBe(expected))
})

describe('a reported list', () => {
  it.each([['sec-nport:S000035395', true], ['sec-nport:884394', true], ['sec-nport:US4642863926:2026-08-31', false], ['ecb-rates', false]])('%s: %s', (name, expected) =>
    expect(isReportedList(name)).toBe(expected))
})

import { expect, it } from 'vitest'
import { rebalancingDays } from '../../../../core/portfolio/analyses/historical-replay/replay'

const dates = ['2021-01-04', '2021-02-01', '2021-03-31', '2021-04-01', '2021-05-03', '2021-06-30', '2021-07-01', '2021-09-30', '2021-10-01', '2022-01-03', '2022-02-01']

it.each([
  ['none' as const, []],
  ['annual' as const, ['2022-01-03']],
  ['quarterly' as const, ['2021-04-01', '2021-07-01', '2021-10-01', '2022-01-03']],
])('%s rebalances on the first days of later periods, never at the start', (rebalancing, expected) => {
  const marks = rebalancingDays(dates, rebalancing)
  expect(dates.filter((_, day) => marks[day] === 1)).toEqual(expected)
})

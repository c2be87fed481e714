import { expect, it } from 'vitest'
import { axisNames, calendarYears, valuesOn } from '../../../../server/pages/portfolio/replay/years'

const days = (list: Readonly<Record<string, number>>) => Object.entries(list).map(([date, value]) => ({ date, value }))

it('calendar years run from the last day of the year before to the last of the year; cut ones are left out', () => {
  const daily = days({ '2019-06-03': 1, '2019-12-30': 1.2, '2020-03-18': 0.9, '2020-06-01': 1.3, '2020-09-01': 1.17, '2020-12-30': 1.5, '2021-06-01': 2 })
  // 1.5 / 1.2; the fall from 1.2 to 0.9 is a quarter, that from 1.3 to 1.17 a tenth.
  expect(calendarYears(daily)).toEqual([{ year: '2020', total: expect.closeTo(0.25, 12), fall: expect.closeTo(0.25, 12) }])
  expect(calendarYears(days({ '2019-12-20': 1, '2020-12-30': 2 }))).toEqual([])
})

it('values of another calendar are carried to each day', () => {
  expect(valuesOn(days({ '2020-01-02': 1, '2020-01-06': 2 }), ['2020-01-01', '2020-01-02', '2020-01-03', '2020-01-06', '2020-01-07'])).toEqual([null, 1, 1, 2, 2])
})

it('an axis says the years of many, and the months of few', () => {
  expect(axisNames(['2022-12-30', '2023-01-02', '2024-05-06', '2025-07-01'])).toEqual(['2022', '2023', '2024', '2025'])
  expect(axisNames(['2023-12-29', '2024-01-02', '2025-07-01'])).toEqual(['12/2023', '01/2024', '07/2025'])
})

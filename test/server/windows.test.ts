import { expect, test } from 'vitest'
import { openWindows, takeOwn } from '../../server/rate-limit/windows'

/** Windows of one second on a clock that the test sets. */
function windowsAt(start: number, most?: number) {
  const clock = { now: start }
  return { clock, windows: openWindows(1000, () => clock.now, most) }
}

test('a window is found until it ends, and a new one begins empty', () => {
  const { clock, windows } = windowsAt(5)
  takeOwn(windows.at('a'), 3, 60)
  clock.now = 1004
  expect(windows.find('a')).toMatchObject({ own: 3, total: 3, endsAt: 1005 })
  expect(windows.msLeft(windows.at('a'))).toBe(1)
  clock.now = 1005
  expect(windows.find('a')).toBeUndefined()
  expect(windows.at('a')).toMatchObject({ own: 0, endsAt: 2005 })
})

test('a window that began late in a generation outlives the change of generations', () => {
  const { clock, windows } = windowsAt(0)
  windows.at('first')
  clock.now = 999
  takeOwn(windows.at('late'), 2, 60)
  clock.now = 1001
  windows.at('next')
  clock.now = 1998
  expect(windows.find('late')?.own).toBe(2)
  expect(windows.entries().map(([key]) => key)).toEqual(['late', 'next'])
})

test('what is remembered is bounded: the older windows are forgotten first', () => {
  const { windows } = windowsAt(0, 3)
  for (let n = 0; n < 8; n += 1) windows.at(`c${n}`)
  expect(windows.entries().map(([key]) => key)).toEqual(['c3', 'c4', 'c5', 'c6', 'c7'])
})

test('units are taken within a bound, and a request above it takes what is left', () => {
  const { windows } = windowsAt(0)
  const window = windows.at('a')
  expect([takeOwn(window, 4, 10), takeOwn(window, 6, 10), takeOwn(window, 1, 10)]).toEqual([true, true, false])
  const other = windows.at('b')
  expect([takeOwn(other, 8, 10), takeOwn(other, 3, 10), other.own]).toEqual([true, false, 10])
})

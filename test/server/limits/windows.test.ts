import { expect, test } from 'vitest'
import { memoryWindows } from '../../../server/limits/windows'

/** Windows of one second on a clock that the test sets. */
function windowsAt(start: number, most?: number) {
  const clock = { now: start }
  return { clock, take: memoryWindows(1000, () => clock.now, most) }
}

test('a window begins with the first request, lasts for all of them, and a new one begins empty', () => {
  const { clock, take } = windowsAt(5)
  expect(take('a', 3)).toEqual({ total: 3, msLeft: 1000 })
  clock.now = 1004
  expect(take('a', 4)).toEqual({ total: 7, msLeft: 1 })
  expect(take('b', 1)).toEqual({ total: 1, msLeft: 1000 })
  clock.now = 1005
  expect(take('a', 2)).toEqual({ total: 2, msLeft: 1000 })
})

test('what is remembered is bounded: the window that was used least recently is forgotten first', () => {
  const { take } = windowsAt(0, 3)
  for (const client of ['a', 'b', 'c', 'a', 'd']) take(client, 1)
  expect(take('a', 0).total).toBe(2)
  expect(take('b', 0).total).toBe(0)
})

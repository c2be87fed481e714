import { expect, it } from 'vitest'
import { givingWay, inOneGo, type Steps } from '../../../core/values/give-way'

function* steps(done: string[]): Steps<string> {
  done.push('first')
  yield
  done.push('second')
  return 'result'
}

it('computes on where there is nothing to wait for', async () => {
  const done: string[] = []
  const result = givingWay(steps(done), () => undefined)
  expect(done).toEqual(['first', 'second'])
  expect(await result).toBe('result')
  expect(inOneGo(steps(done))).toBe('result')
})

it('lets others have their turn between two steps', async () => {
  const done: string[] = []
  const result = givingWay(steps(done), async () => void done.push('others'))
  expect(done).toEqual(['first', 'others'])
  expect(await result).toBe('result')
  expect(done).toEqual(['first', 'others', 'second'])
})

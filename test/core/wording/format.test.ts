import { afterEach, expect, it, vi } from 'vitest'
import { formatUnit } from '../../../core/wording/format'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

afterEach(() => vi.restoreAllMocks())

it('keeps no format for every currency that was ever asked for', () => {
  const { NumberFormat } = Intl
  let made = 0
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(function counting(...given) {
    made++
    return new NumberFormat(...given)
  })
  const madeFor = (currency: string): number => {
    const before = made
    formatUnit(1, `amount in ${currency}`, 'en')
    return made - before
  }
  const currencies = letters.slice(0, 10).flatMap((first) => letters.map((last) => `${first}X${last}`))
  expect(currencies.map(madeFor)).toEqual(currencies.map(() => 1))
  // the last one is remembered, the first of 260 is not
  expect(madeFor('JXZ')).toBe(0)
  expect(madeFor('AXA')).toBe(1)
})

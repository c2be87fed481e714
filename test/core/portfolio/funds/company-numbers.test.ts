import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { compareFunds } from '../../../../core/portfolio/sections/overlap/model'
import { companyNumbers, numbersOf } from '../../../../core/portfolio/funds/fund'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import { referenceFrom } from '../../../../core/reference/tables/reference-from-tables'
import type { Reference } from '../../../../core/reference/reference'
import { snapshotOf } from '../../../../core/portfolio/snapshot/snapshot'
import { BASE_URL, bookOf, bundleOf, fund, isinOf, NOW, referenceOf, row } from '../fixture'

const [F, G] = [1, 2].map((n) => isinOf('IE', n)) as [string, string]

/** A version of the data in which two funds share a company, and each has one of its own named after the version. */
const version = (name: string): Reference =>
  referenceOf({
    securities: [fund(F), fund(G)],
    constituents: [row(F, 0.6, { name: 'Shared' }), row(F, 0.4, { name: `First ${name}` }), row(G, 0.7, { name: 'Shared' }), row(G, 0.3, { name: `Second ${name}` })],
  })

async function analysed(reference: Reference) {
  const book = await bookOf(reference, { [F]: 0.5, [G]: 0.5 })
  await compareFunds(book)
  return { book, snapshot: snapshotOf(book, { now: NOW, baseUrl: BASE_URL }) }
}

describe('numbers of companies', () => {
  it('belong to a version of the data, and all its requests share them', async () => {
    const [old, recent] = [version('2025'), version('2026')]
    const [first, again, other] = [await analysed(old), await analysed(old), await analysed(recent)]
    expect(again.book.numbers).toBe(first.book.numbers)
    // Shared, First, Second: what another version names is not among them
    expect([first.book.numbers.count(), other.book.numbers.count()]).toEqual([3, 3])
    expect([0, 1, 2].map((number) => other.book.numbers.id(number)).sort()).toEqual(['name:FIRST 2026', 'name:SECOND 2026', 'name:SHARED'])
  })

  it('begin anew before endless funds of a provider make them endless, and no figure changes', async () => {
    const own = memoryTables(bundleOf({ securities: [fund(F), fund(G)], constituents: [row(F, 1, { name: 'Shared' }), row(G, 0.5, { name: 'Shared' }), row(G, 0.5, { name: 'Other' })] }))
    const ROWS = 5000
    const reference = referenceFrom({
      ...own,
      securities: async (isins) => ({ found: new Map(isins.map((isin) => [isin, fund(isin)])), failed: new Set() }),
      constituents: async (isins) => {
        const { found } = await own.constituents(isins)
        const unknown = isins.filter((isin) => !found.has(isin))
        const listOf = (isin: string) => Array.from({ length: ROWS }, (_, index) => row(isin, 1 / ROWS, { name: `Company ${index} in ${isin}` }))
        return { found: new Map([...found, ...unknown.map((isin) => [isin, listOf(isin)] as const)]), failed: new Set() }
      },
    })
    const before = await analysed(reference)
    const counts: number[] = []
    for (let n = 10; n < 35; n++) {
      const { numbers } = await bookOf(reference, { [isinOf('LU', n)]: 1 })
      counts.push(numbers.count())
    }
    // 25 funds x 5,000 companies are 125,000; a request that begins below 100,000 may add its own
    expect(Math.max(...counts)).toBeGreaterThan(90_000)
    expect(Math.max(...counts)).toBeLessThan(100_000 + ROWS)
    expect(numbersOf(reference)).not.toBe(before.book.numbers)
    const after = await analysed(reference)
    expect(after.snapshot).toEqual(before.snapshot)
    // what was read with the old numbers goes on with them
    expect(snapshotOf({ ...before.book }, { now: NOW, baseUrl: BASE_URL })).toEqual(before.snapshot)
  })

  it('begin anew once there are a hundred thousand', () => {
    const reference = version('2026')
    const numbers = numbersOf(reference)
    for (let n = 1; n < 100_000; n++) numbers.of(`Company ${n}`)
    expect(numbersOf(reference)).toBe(numbers)
    numbers.of('Company 100000')
    const next = numbersOf(reference)
    expect([next === numbers, next.count(), numbersOf(reference) === next]).toEqual([false, 0, true])
  })

  it('are given in order, the same for the same id, and known by number', () => {
    const numbers = companyNumbers()
    expect(['b', 'a', 'b', 'c'].map((id) => numbers.of(id))).toEqual([0, 1, 0, 2])
    expect([0, 1, 2].map((number) => numbers.id(number))).toEqual(['b', 'a', 'c'])
    expect(numbers.count()).toBe(3)
  })

  it('are collected with a version that was replaced, together with its funds', async () => {
    setFlagsFromString('--expose-gc')
    const gc: unknown = runInNewContext('gc')
    if (typeof gc !== 'function') throw new Error('no collector')
    const kept = version('2026')
    const weak = async (reference: Reference) => {
      const { book: { numbers, constituents } } = await analysed(reference)
      return [reference, numbers, ...constituents.found.values()].map((part) => new WeakRef<object>(part))
    }
    const [replaced, current] = [await weak(version('2025')), await weak(kept)]
    const collected = () => replaced.every((part) => part.deref() === undefined)
    // what an earlier turn still held may take another one
    for (let turn = 0; turn === 0 || (turn < 20 && !collected()); turn++) {
      await new Promise((resolve) => setTimeout(resolve))
      gc()
    }
    expect(replaced.map((part) => part.deref())).toEqual([undefined, undefined, undefined, undefined])
    expect(current.map((part) => part.deref() === undefined)).toEqual([false, false, false, false])
    expect(numbersOf(kept)).toBe(current[1]?.deref())
  })
})

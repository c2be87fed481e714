import { describe, expect, it } from 'vitest'
import { finder } from '../../../core/find/finder'
import { referenceSource } from '../../../server/data/source'
import { searches, type Search } from './searches.data'

/** Searches whose answer is not yet what is meant: the list may only get shorter. */
const knownMisses: readonly string[] = []

const { entries } = await (await referenceSource({})).directory()
const find = finder(entries)

const normalised = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** Whether the answers are what the search means. */
function isMet({ words, first = [], among = [], says, saysNot, kind, of = 3 }: Search): boolean {
  const found = find(words)
  const names = found.slice(0, of).map(({ name, index }) => `${name} ${index ?? ''}`)
  const isFirst = first.length === 0 || first.includes(found[0]?.isin ?? '')
  const isAmong = among.length === 0 || found.slice(0, 3).some(({ isin }) => among.includes(isin))
  const isOfKind = found.slice(0, of).every((entry) => kind === undefined || entry.kind === kind)
  return isFirst && isOfKind && isAmong && names.length > 0 && names.every((name) => (says?.test(name) ?? true) && saysNot?.test(name) !== true)
}

describe('what investors type', () => {
  it('is a hundred searches, each another', () => {
    expect(searches.length).toBeGreaterThanOrEqual(100)
  })

  it('finds what is meant', () => {
    const missed = searches.filter((search) => !isMet(search)).map(({ words }) => words)
    if (process.env.SHOW) for (const words of missed) console.log(words, '\n', find(words, 4).map((e) => `   ${e.isin} ${e.kind} ${e.name} [${e.index}] ${e.tickers}`).join('\n'))
    expect(missed).toEqual(knownMisses)
  })

  it('begins with the most widely held fund on an index, whose name alone tells it', () => {
    expect(find('nasdaq 100')[0]?.name).toMatch(/^iShares Nasdaq 100 UCITS ETF/)
    expect(find('ftse 100', 4).filter(({ name }) => /^(?:iShares Core|Vanguard) FTSE 100 UCITS/.test(name))).toHaveLength(4)
  })
})

it('what is called exactly what is typed comes first', () => {
  const some = entries.filter((_entry, index) => index % 97 === 0 && normalised(entries[index]?.name ?? '').includes(' '))
  expect(some.length).toBeGreaterThan(180)
  const called = (name: string) => find(name, 1)[0]?.name
  expect(some.filter(({ name }) => normalised(called(name) ?? '') !== normalised(name)).map(({ name }) => [name, called(name)])).toEqual([])
  expect(called('1&1 AG')).toBe('1&1 AG')
})

import { expect, test } from 'vitest'
import { tableText } from '../../../../core/described/methodology/figures'
import { bundeslaender } from '../../../../core/law/kapitalertrag/tax-profile'
import { calculations } from '../../../../core/registry/registry'
import { isRecord } from '../../../../core/values/record'

const keysIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(keysIn) : isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]) : []

test('a table of the law has names, parts of one in percent, and brackets around what is inside', () => {
  expect(tableText({ withheld: 0.35, creditable: 0.128 }, 'de')).toBe('einbehalten: 35 %; anrechenbar: 12,8 %')
  expect(tableText({ single: 1000, joint: 2000 }, 'en')).toBe('Single: 1000; Joint (couple): 2000')
  expect(tableText([{ upTo: 75_000, rate: { I: 0.07, II: 0.15 } }], 'en')).toBe('(up to: 75,000; rate (I: 7%; II: 15%))')
})

test('every key of the tables of the law has a name of its own', () => {
  const keys = new Set(Object.values(calculations).flat().flatMap(({ law }) => law.flatMap(({ rows }) => rows.flatMap(({ value }) => keysIn(value)))))
  const isOfItself = (key: string): boolean => /^(?:\d+|I+|[a-c])$/.test(key) || bundeslaender.some((land) => land === key)
  expect(keys.size).toBeGreaterThan(50)
  // A key is a word of one language at most.
  expect([...keys].filter((key) => !isOfItself(key) && (['de', 'en'] as const).every((locale) => tableText({ [key]: 1 }, locale) === `${key}: 1`))).toEqual([])
})

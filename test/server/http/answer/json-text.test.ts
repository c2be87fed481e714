import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bufferOf, json, list, listInParts, number, object, quoted, quotedOrNull, sentences, shared } from '../../../../server/http/answer/json-text'
import { resultText } from '../../../../server/http/answer/result-text'
import { procedures } from '../../../../core/registry/procedures'

/** The text that bytes stand for. */
const textOf = (bytes: string | undefined): string | undefined => (bytes === undefined ? undefined : Buffer.from(bytes, 'latin1').toString('utf8'))

const spellBytes = object({
  assumptions: sentences(),
  pairs: list(object({ sharedHoldings: shared })),
  analyses: object({ overlap: object({ data: shared }) }),
})

/** The text of a value. */
const spell = (value: unknown): string | undefined => textOf(spellBytes(value))

/** Any JSON, where the spellers expect it and where they do not, and members that are left out. */
const anything = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constant(undefined), fc.array(fc.string(), { maxLength: 3 }))
const some: { requiredKeys: never[]; noNullPrototype: true } = { requiredKeys: [], noNullPrototype: true }
const pairs = fc.array(fc.oneof(anything, fc.record({ sharedHoldings: anything, other: anything }, some)), { maxLength: 3 })
const analyses = fc.oneof(anything, fc.record({ overlap: fc.oneof(anything, fc.record({ data: anything }, some)) }, some))
const results = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.record({ assumptions: anything, pairs, analyses, other: anything }, some))

const frozen = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

describe('JSON text is what JSON.stringify makes', () => {
  test('of any result, whatever came before', () => {
    fc.assert(fc.property(fc.array(results, { maxLength: 8 }), (all) => {
      for (const result of all) expect(spell(result)).toBe(JSON.stringify(result))
    }))
  })

  test('of a frozen result, the first time and the second', () => {
    fc.assert(fc.property(results.map(frozen), (result) => {
      for (const round of [1, 2]) expect([round, spell(result)]).toEqual([round, JSON.stringify(result)])
    }))
  })

  test('of texts, with any character in them', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      expect([quoted(text), quotedOrNull(text)].map(textOf)).toEqual([JSON.stringify(text), JSON.stringify(text)])
    }))
    for (const text of ['"', '\\', '\u0000', '\u001f', '\ud800', '\udfff', 'ä€', '\u2028', '😀']) expect(textOf(quoted(text))).toBe(JSON.stringify(text))
    expect(quotedOrNull(null)).toBe('null')
  })

  test('of numbers', () => {
    fc.assert(fc.property(fc.double(), (value) => {
      expect(number(value)).toBe(JSON.stringify(value))
    }))
    expect([number(null), number(-0), number(Number.NaN)]).toEqual(['null', '0', 'null'])
  })

  test('of lists that differ in one sentence', () => {
    const first = { assumptions: ['One.', 'Two.'] }
    expect(spell(first)).toBe('{"assumptions":["One.","Two."]}')
    expect(spell({ assumptions: ['One.', 'Three.'] })).toBe('{"assumptions":["One.","Three."]}')
    first.assumptions.push('Four.')
    expect(spell(first)).toBe('{"assumptions":["One.","Two.","Four."]}')
  })
})

test('a text of any length and in any parts is sent byte by byte', async () => {
  for (const length of [0, 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3_000_000]) {
    const bytes = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('').repeat(Math.ceil(length / 256)).slice(0, length)
    for (const parts of [[bytes], ['', bytes.slice(0, 100_000), bytes.slice(100_000)]]) {
      expect((await bufferOf(parts)).equals(Buffer.from(bytes, 'latin1'))).toBe(true)
    }
  }
})

describe('lists in parts', () => {
  test.each([[[]], [[1]], [[1, 'zwei', { drei: null }]], [[undefined, 'x'.repeat(2_000_000)]]])('are the list, a part an entry', async (values) => {
    const parts = await listInParts(values, json)
    expect(parts.join('')).toBe(JSON.stringify(values))
    expect(parts).toHaveLength(values.length + 1)
  })
})

describe('results with pairs of funds', () => {
  const procedure = (id: string) => procedures.find((one) => one.namespace === 'portfolio-analysis' && one.id === id)!
  const pairs = (count: number) => Array.from({ length: count }, (_, n) => ({ fundA: `Fünd ${n}`, sharedTail: null, sharedHoldings: Object.freeze([{ name: 'x'.repeat(1000), weight: n / 7 }]) }))
  const snapshot = (count: number | null) => ({ modelVersion: '1', analyses: { overlap: { status: 'ok', data: count === null ? null : { pairs: pairs(count), funds: [] } }, costs: { data: null } }, links: {} })

  test.each([null, 0, 1, 3000])('of %s pairs are spelled as they are', async (count) => {
    const result = snapshot(count)
    expect((await bufferOf(await resultText(procedure(''))(result))).toString()).toBe(JSON.stringify(result))
  })

  test.each([[2, 3000], [null, 2], [3000, null]])('of a comparison of %s and %s pairs, too', async (before, after) => {
    const result = { analysis: { status: 'ok', data: { before: snapshot(before), after: snapshot(after), deltas: {} } }, sources: [] }
    expect((await bufferOf(await resultText(procedure('compare'))(result))).toString()).toBe(JSON.stringify(result))
  })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculate } from '../../../../core/operations/calculate'
import type { Calculator } from '../../../../core/operations/define'
import { calculators } from '../../../../core/registry/registry'
import { answerOf, resultParts } from '../../../../server/http/answer/result-bytes'

const spelled = async (result: unknown): Promise<string> => Buffer.from(await answerOf(await resultParts(result))).toString()

/** As the companies that two funds share are kept: frozen, so that they may be spelled once. */
const shared = (name: string, weight: number) => Object.freeze([{ id: name, name, weightInA: weight, weightInB: weight }])

const pairs = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ fundA: `Fünd ${n}`, fundB: '基金', overlap: n / 7, sharedTail: null, sharedHoldings: shared('x'.repeat(1000), n / 7), after: n }))

const snapshot = (overlap: object) => ({ modelVersion: '1', analyses: { allocation: { data: null }, overlap, costs: { data: null } }, links: {} })
const some = (count: number) => snapshot({ status: 'ok', data: { method: 'sum', pairs: pairs(count), funds: [] } })
const none = snapshot({ status: 'unavailable', data: null })

describe('the bytes of a result are those of JSON.stringify', () => {
  test('of any JSON', async () => {
    await fc.assert(fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), async (result) => {
      expect(await spelled(result)).toBe(JSON.stringify(result))
    }))
  })

  test('of texts with any character in them', async () => {
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (text) => {
      expect(await spelled({ text })).toBe(JSON.stringify({ text }))
    }))
    for (const text of ['"', '\\', '\u0000', '\u001f', '\ud800', '\udfff', 'ä€', '\u2028', '😀']) expect(await spelled([text])).toBe(JSON.stringify([text]))
  })

  test.each([0, 1, 2, 3, 500, 501, 3000])('of a snapshot with %s pairs of funds, the first time and the second', async (count) => {
    const result = some(count)
    const text = JSON.stringify(result)
    for (const round of [1, 2]) expect([round, (await spelled(result)) === text]).toEqual([round, true])
  })

  test.each([
    ['no pairs and no pairs', none, none],
    ['no pairs and some', none, some(2)],
    ['some pairs and none', some(3000), none],
    ['few pairs and many', some(2), some(3)],
    ['some pairs and others', some(3), some(4)],
  ])('of a comparison of %s', async (_, before, after) => {
    const result = { analysis: { status: 'ok', data: { before, after, deltas: {} } }, sources: [] }
    expect((await spelled(result)) === JSON.stringify(result)).toBe(true)
  })

  test.each(calculators.map((calculator: Calculator) => [calculator.id, calculator] as const))('of %s in both languages, as it always is and with other sentences', async (slug, calculator) => {
    for (const locale of ['en', 'de'] as const) {
      const result = calculate(calculator, { inputs: calculator.inputs.parse(calculator.example), locale }, { now: '2026-11-23T00:00:00.000Z', baseUrl: 'https://example.org' })
      expect(result.calculator).toBe(slug)
      for (const one of [result, { ...result, assumptions: [...result.assumptions, 'Übrigens.'] }, { ...result, sources: [] }, { ...result, limitations: 1 }]) {
        expect(await spelled(one)).toBe(JSON.stringify(one))
      }
    }
  })

  test('of an analysis that is not there', async () => {
    for (const analysis of [null, { status: 'unavailable', data: null }, { status: 'ok', data: { before: 1 } }]) expect(await spelled({ analysis })).toBe(JSON.stringify({ analysis }))
  })
})

test('a result stays as it was', async () => {
  const result = some(3)
  const before = JSON.stringify(result)
  await resultParts(result)
  expect(JSON.stringify(result)).toBe(before)
})

test('parts of any length are sent byte by byte', async () => {
  for (const length of [0, 1, 100_000, 3_000_000]) {
    const text = 'aä€😀'.repeat(length)
    expect(Buffer.from(`${text}${text}b`).equals(Buffer.from(await answerOf(['', text, Buffer.from(text), 'b'])))).toBe(true)
  }
})

test('parts of one byte a character are sent as one text, and any others as bytes: Node sends a long text of two bytes a character at several times the work', async () => {
  expect(await answerOf(['{"a":"ä', 'ÿ"}'])).toBe('{"a":"äÿ"}')
  for (const parts of [['{"a":"ä', '1 €"}'], ['{"a":"Ā', '"}'], ['{"a":"', Buffer.from('1'), '"}']]) {
    expect(await answerOf(parts)).toEqual(Buffer.from(parts.join('')))
  }
})

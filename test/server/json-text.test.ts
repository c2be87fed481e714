import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { procedures } from '../../core/procedures'
import { resultText } from '../../server/json-text'

const [operation] = procedures
if (operation === undefined) throw new Error('no operation')
const spell = resultText(operation)

/** Objects as results are: any JSON under plain names, lists of sentences among it, and members that are left out. */
const results = fc.dictionary(
  fc.constantFrom('assumptions', 'limitations', 'sources', 'result', 'links'),
  fc.oneof(fc.jsonValue(), fc.array(fc.string(), { maxLength: 3 }), fc.constant(undefined)),
  { noNullPrototype: true },
)

describe('the text of a result', () => {
  test('is what JSON.stringify makes of it, whatever came before', () => {
    fc.assert(fc.property(fc.array(results, { maxLength: 8 }), (list) => {
      for (const result of list) expect(spell(result)).toBe(JSON.stringify(result))
    }))
  })

  test('tells lists apart that differ in one sentence', () => {
    const first = { assumptions: ['One.', 'Two.'] }
    expect(spell(first)).toBe('{"assumptions":["One.","Two."]}')
    expect(spell({ assumptions: ['One.', 'Three.'] })).toBe('{"assumptions":["One.","Three."]}')
    first.assumptions.push('Four.')
    expect(spell(first)).toBe('{"assumptions":["One.","Two.","Four."]}')
  })
})

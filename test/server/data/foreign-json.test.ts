import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ForeignJsonError, foreignJson, foreignRows } from '../../../server/data/foreign-json'

const read = (text: string): unknown => foreignJson(Buffer.from(text))
const list = (count: number, one: string): string => `[${Array.from({ length: count }, () => one).join()}]`

describe('JSON of other people\'s servers', () => {
  it('is read as JSON.parse reads it, whatever stands in its texts', () => {
    const value = [{ a: 'quotes \\" [ { , } ]', b: ['\\\\', '"', 'ß€😀'], c: -1.5e3, d: null, e: {} }, [], 'x,'.repeat(10_000)]
    expect(read(JSON.stringify(value))).toEqual(value)
    for (const scalar of ['1', '"a"', 'null', ' [ ] ']) expect(read(scalar)).toEqual(JSON.parse(scalar))
  })

  it('is bounded in rows, entries of a row, values, depth and texts', () => {
    const refused: [what: string, most: string, tooMuch: string][] = [
      ['rows', list(100_000, '1'), list(100_001, '1')],
      ['rows under a name', `{"data":${list(100_000, '1')}}`, `{"data":${list(100_001, '1')}}`],
      ['entries of a row', `[[${list(5_000, '1')}]]`, `[[${list(5_001, '1')}]]`],
      // commas and openings count: some 3 for each object of the first, 7 for each of the second
      ['values', list(99_999, '{"a":1,"b":2}'), list(99_999, '{"a":[],"b":[],"c":[]}')],
      ['depth', `${'['.repeat(32)}${']'.repeat(32)}`, `${'['.repeat(33)}${']'.repeat(33)}`],
      ['texts', JSON.stringify('x'.repeat(32_000)), JSON.stringify('x'.repeat(33_000))],
    ]
    for (const [what, most, tooMuch] of refused) {
      expect(read(most), what).toEqual(JSON.parse(most))
      expect(() => read(tooMuch), what).toThrow(ForeignJsonError)
    }
  })

  it('is refused where it is none, without a word of it', () => {
    for (const text of ['', '[', '<html>', '"abc', '{"a":1', ']]]]', '"abc\\']) expect(() => read(text), text).toThrow(ForeignJsonError)
    try {
      read('<secret>')
    } catch (error) {
      expect(String(error)).not.toContain('secret')
    }
  })

  it('is looked at row by row until the first that is wrong', () => {
    let looked = 0
    const row = z.number().refine((value) => (looked++, value < 3))
    expect(() => foreignRows([1, 2, 3, 4, 5, 6], row)).toThrow(ForeignJsonError)
    expect(looked).toBe(3)
    expect(() => foreignRows({}, row)).toThrow(ForeignJsonError)
    expect(foreignRows([1, 2], row)).toEqual([1, 2])
  })
})

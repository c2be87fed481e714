import { describe, expect, test } from 'vitest'
import { linesTo } from '../../../server/process/log'

/** An output that can be full, or take a few bytes at a time. */
function output(most = Number.POSITIVE_INFINITY) {
  const written: Buffer[] = []
  const state = { isFull: false }
  const lines = linesTo((bytes) => {
    if (state.isFull) throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
    const taken = bytes.subarray(0, most)
    written.push(Buffer.from(taken))
    return taken.length
  }, () => 5)
  return { ...lines, state, writes: () => written.length, text: () => Buffer.concat(written).toString() }
}

describe('the log', () => {
  test('writes lines together once they are worth it, and the rest when it is told', () => {
    const { write, flush, writes, text } = output()
    const line = `${'a'.repeat(99)}\n`
    for (let n = 0; n < 100; n += 1) write(line)
    expect([writes(), text().length]).toEqual([1, 8200])
    flush()
    flush()
    expect([writes(), text()]).toEqual([2, line.repeat(100)])
  })

  test('writes on where an output took a part only, also inside a letter', () => {
    const { write, flush, writes, text } = output(3)
    write('größer €\n')
    flush()
    expect([writes(), text()]).toEqual([5, 'größer €\n']) // 13 bytes
  })

  test('keeps what could not be written, in order, and leaves out what is more than a megabyte', () => {
    const { write, flush, state, text, dropped } = output()
    const line = (n: number): string => `${String(n).padStart(9999, '0')}\n`
    state.isFull = true
    write('first\n')
    flush()
    for (let n = 0; n < 300; n += 1) write(line(n))
    state.isFull = false
    write('last\n')
    flush()
    // 6 + 104 x 10,000 + 5 is below 1,048,576; the 105th line is not
    const said = '{"level":40,"time":5,"dropped":196,"msg":"log lines were left out: the output could not be written"}\n'
    expect(text()).toBe(`first\n${Array.from({ length: 104 }, (_, n) => line(n)).join('')}last\n${said}`)
    expect(dropped()).toBe(196)
    write('after\n')
    flush()
    expect(text().endsWith(`${said}after\n`)).toBe(true)
  })
})

/** `depotkit mcp` on its streams. */
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { serveMcp } from '../../../server/cli/commands/mcp'
import type { Rpc } from './mcp-support'

interface Session {
  input: PassThrough
  ended: Promise<void>
  said(): Rpc[]
  saidAtLeast(count: number): Promise<void>
}

function serve(): Session {
  const input = new PassThrough()
  const output = new PassThrough()
  let text = ''
  output.on('data', (part: Buffer) => (text += part.toString('utf8')))
  const said = () => text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as Rpc)
  const saidAtLeast = async (count: number): Promise<void> => {
    for (let attempt = 0; attempt < 500 && said().length < count; attempt += 1) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return { input, ended: serveMcp({ DEPOTKIT_BUNDLE: 'none' }, input, output), said, saidAtLeast }
}

const initialize = '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}\n'
const call = (id: number, name: string) => `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"${name}","arguments":{}}}\n`

describe('over streams', () => {
  it('answers line by line until the input ends', async () => {
    const { input, ended, said, saidAtLeast } = serve()
    input.write(initialize)
    input.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n{"jsonrpc":"2.0",')
    input.write('"id":2,"method":"ping"}\n')
    input.write(call(3, 'calculateNotgroschen') + call(4, 'nothing'))
    await saidAtLeast(4)
    input.end()
    await ended
    expect(said().toSorted((a, b) => Number(a.id) - Number(b.id))).toMatchObject([
      { id: 1, result: { protocolVersion: '2025-06-18', serverInfo: { name: 'depotkit' } } },
      { id: 2, result: {} },
      { id: 3, result: { isError: false } },
      { id: 4, error: { code: -32602 } },
    ])
  })

  it('answers all that came in before the input ended', async () => {
    const { input, ended, said } = serve()
    input.end(`${initialize}{"jsonrpc":"2.0","id":2,"method":"tools/list"}\n${call(3, 'calculateNotgroschen')}`)
    await ended
    expect(said().map(({ id }) => id).toSorted()).toEqual([1, 2, 3])
  })

  it('passes over a line that is no JSON, refuses one that is no message, and goes on', async () => {
    const { input, ended, said, saidAtLeast } = serve()
    input.write(`${initialize}not JSON\n5\n\n[{"jsonrpc":"2.0","id":2,"method":"ping"}]\n{"jsonrpc":"2.0","id":3,"method":"ping"}\n`)
    await saidAtLeast(4)
    input.end()
    await ended
    const answers = said().filter(({ id }) => id !== 1)
    expect(answers.filter(({ id }) => id === null)).toMatchObject([{ error: { code: -32600 } }, { error: { code: -32600 } }])
    expect(answers.filter(({ id }) => id !== null)).toEqual([{ jsonrpc: '2.0', id: 3, result: {} }])
  })

  it('says that a line without an end is too long, and ends', async () => {
    const { input, ended, said, saidAtLeast } = serve()
    input.write(initialize)
    await saidAtLeast(1)
    let taken = 0
    while (taken < 100 && input.listenerCount('data') > 0) {
      input.write('x'.repeat(65_536))
      taken += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    await ended
    expect(taken).toBeLessThanOrEqual(40)
    expect(said().at(-1)).toMatchObject({ id: null, error: { code: -32600, message: 'A message must be one line of at most 1048576 bytes' } })
  })

  it('takes many lines that are larger together', async () => {
    const { input, ended, said, saidAtLeast } = serve()
    input.write(initialize)
    await saidAtLeast(1)
    for (let id = 2; id < 42; id += 1) input.write(`{"jsonrpc":"2.0","id":${id},"method":"ping","params":{"_meta":{"x":"${'y'.repeat(50_000)}"}}}\n`)
    await saidAtLeast(41)
    input.end()
    await ended
    expect(said().map(({ id }) => id)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1))
  })

  it('does not answer a call that was withdrawn', async () => {
    const { input, ended, said, saidAtLeast } = serve()
    input.write(initialize)
    await saidAtLeast(1)
    input.write(`${call(2, 'calculateNotgroschen')}{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}\n{"jsonrpc":"2.0","id":3,"method":"ping"}\n`)
    await saidAtLeast(2)
    input.end()
    await ended
    expect(said().map(({ id }) => id)).toEqual([1, 3])
  })

  it('ends at once when nothing comes', async () => {
    const { input, ended, said } = serve()
    input.end()
    await ended
    expect(said()).toEqual([])
  })

  it('refuses a wrong setting', async () => {
    await expect(serveMcp({ PORT: 'x' }, new PassThrough(), new PassThrough())).rejects.toThrow('PORT')
  })
})

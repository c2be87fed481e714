import { once } from 'node:events'
import { Transform, type Readable, type Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { readConfig, type Config, type Environment } from '../../process/config'
import { traceOf } from '../../http/answer/failure'
import { patientWith } from '../../data/providers/patience'
import { referenceSource } from '../../data/source'
import type { Desk } from '../../mcp/server'
import { ownContext } from '../../own-context'
import { withDatabase } from '../data/database-url'

/** Most bytes of a message; the largest tool request is far smaller. */
const MESSAGE_MAX = 1 << 20

const refused = (message: string) => `${JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32600, message } })}\n`

/** The last answer: nothing can be read after a line that does not end. */
const TOO_LONG = refused(`A message must be one line of at most ${MESSAGE_MAX} bytes`)
const NO_MESSAGE = refused('Send one message of JSON-RPC 2.0 on each line; batches are not part of the protocol since 2025-06-18')

/** Most concurrent calls; assistants send a few at once. */
const MOST_CALLS = 4

const NEWLINE = 10

/** Splits bytes after a number of lines. */
function split(bytes: Buffer, lines: number): [Buffer, Buffer] {
  let end = 0
  for (let line = 0; line < lines; line += 1) {
    const at = bytes.indexOf(NEWLINE, end)
    if (at === -1) return [bytes, Buffer.alloc(0)]
    end = at + 1
  }
  return [bytes.subarray(0, end), bytes.subarray(end)]
}

/**
 * Backpressure for messages: further ones are read only while few calls are running and the client reads the answers. It
 * ends when all are answered, since programs write their requests and close the input.
 */
function inTurn(pending: ReadonlySet<Promise<unknown>>, output: Writable): Transform {
  const settled = async (most: number) => {
    await nextTurn() // lets the latest messages be parsed
    while (pending.size > most) await Promise.race(pending).catch(() => undefined)
    await nextTurn() // and the latest answers be written
    if (output.writableNeedDrain) await once(output, 'drain').catch(() => undefined)
  }
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      let rest = chunk
      while (rest.length > 0) {
        const [next, after] = split(rest, MOST_CALLS - pending.size)
        this.push(next)
        rest = after
        await settled(MOST_CALLS - 1)
      }
      done()
    },
    flush: (done) => void settled(0).then(() => done()),
  })
}

/** Tracks running calls, each with the time limits of one request. */
function callsWith(config: Config): { pending: ReadonlySet<Promise<unknown>>; work: Desk['work'] } {
  const pending = new Set<Promise<unknown>>()
  const patiently = patientWith(config)
  return {
    pending,
    work(call) {
      const answer = patiently(call)
      pending.add(answer)
      const done = () => pending.delete(answer)
      answer.then(done, done)
      return answer
    },
  }
}

/** Serves the tools on standard input and output until the input ends. */
export async function serveMcp(env: Environment, input: Readable = process.stdin, output: Writable = process.stdout): Promise<void> {
  const config = readConfig(withDatabase(env))
  const [reference, { serveStdio, StdioServerTransport }, { mcpServer }] = await Promise.all([
    referenceSource(config),
    import('@modelcontextprotocol/server/stdio'),
    import('../../mcp/server'),
  ])
  const { pending, work } = callsWith(config)
  const transport = new StdioServerTransport(input.pipe(inTurn(pending, output)), output, { maxBufferSize: MESSAGE_MAX })
  const close = transport.close.bind(transport)
  const ended = new Promise<void>((resolve) => {
    transport.close = () => close().finally(resolve)
  })
  // The transport reports a line that is too long, before it closes, and JSON that is no message, with issues. It skips lines that are not JSON.
  const onerror = (error: Error) => {
    if (error.message.includes('maximum size')) output.write(TOO_LONG)
    else if ('issues' in error) output.write(NO_MESSAGE)
  }
  const onError = (error: unknown) => void process.stderr.write(`${JSON.stringify(traceOf(error))}\n`)
  serveStdio(() => mcpServer({ context: () => ownContext(config, reference), refused: null, onRefused: () => undefined, onError, work }), { transport, onerror })
  await ended
  input.unpipe()
  await reference.close()
}

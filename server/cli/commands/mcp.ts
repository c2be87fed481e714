import { PassThrough, type Readable, type Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { readConfig, type Environment } from '../../process/config'
import { traceOf } from '../../http/answer/failure'
import { referenceSource } from '../../data/source'
import { withDatabase } from '../data/database-url'

/** Bytes of one message; the largest request of a tool is far smaller. */
const MESSAGE_MAX = 1 << 20

/** The answer to a line that does not end, behind which nothing can be read. */
const tooLong = { jsonrpc: '2.0', id: null, error: { code: -32600, message: `A message must be one line of at most ${MESSAGE_MAX} bytes` } }

/** The input, which ends when all that came in before its end is answered: programs write their requests and close. */
function untilAnswered(input: Readable, pending: ReadonlySet<Promise<unknown>>): Readable {
  const source = new PassThrough()
  const end = async () => {
    await nextTurn() // what came in last is read
    while (pending.size > 0) await Promise.allSettled(pending)
    await nextTurn() // and what was answered last is written
    source.end()
  }
  input.once('end', () => void end())
  return input.pipe(source, { end: false })
}

/** Serves the tools on standard input and output until the input ends. */
export async function serveMcp(env: Environment, input: Readable = process.stdin, output: Writable = process.stdout): Promise<void> {
  const config = readConfig(withDatabase(env))
  const [reference, { serveStdio, StdioServerTransport }, { mcpServer }] = await Promise.all([
    referenceSource(config),
    import('@modelcontextprotocol/server/stdio'),
    import('../../mcp/server'),
  ])
  const pending = new Set<Promise<unknown>>()
  const baseUrl = config.PUBLIC_BASE_URL ?? `http://${config.HOST}:${config.PORT}`
  const transport = new StdioServerTransport(untilAnswered(input, pending), output, { maxBufferSize: MESSAGE_MAX })
  const close = transport.close.bind(transport)
  const ended = new Promise<void>((resolve) => {
    transport.close = () => close().finally(resolve)
  })
  // What the transport cannot read at all it reports before it closes; a single line that is no message is passed over.
  const onerror = ({ message }: Error) => void (message.includes('maximum size') && output.write(`${JSON.stringify(tooLong)}\n`))
  const onError = (error: unknown) => void process.stderr.write(`${JSON.stringify(traceOf(error))}\n`)
  const context = () => ({ now: new Date().toISOString(), baseUrl, reference, config, maxHoldings: config.MAX_HOLDINGS })
  serveStdio(() => mcpServer({ context, refused: null, onRefused: () => undefined, onError, pending }), { transport, onerror })
  await ended
  input.unpipe()
  await reference.close()
}

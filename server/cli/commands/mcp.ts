import type { Readable, Writable } from 'node:stream'
import { readConfig, type Environment } from '../../process/config'
import { traceOf } from '../../http/answer/failure'
import { referenceSource } from '../../data/source'
import { withDatabase } from '../data/database-url'

/** Serves the tools on standard input and output until the input ends. */
export async function serveMcp(env: Environment, input: Readable = process.stdin, output: Writable = process.stdout): Promise<void> {
  const config = readConfig(withDatabase(env))
  const [reference, { serveStdio, StdioServerTransport }, { mcpServer }] = await Promise.all([
    referenceSource(config),
    import('@modelcontextprotocol/server/stdio'),
    import('../../mcp/server'),
  ])
  const baseUrl = config.PUBLIC_BASE_URL ?? `http://${config.HOST}:${config.PORT}`
  const transport = new StdioServerTransport(input, output)
  const close = transport.close.bind(transport)
  const ended = new Promise<void>((resolve) => {
    transport.close = () => close().finally(resolve)
  })
  const onError = (error: unknown) => void process.stderr.write(`${JSON.stringify(traceOf(error))}\n`)
  const context = () => ({ now: new Date().toISOString(), baseUrl, reference, config, maxHoldings: config.MAX_HOLDINGS })
  serveStdio(() => mcpServer({ context, refused: null, onRefused: () => undefined, onError }), { transport })
  await ended
  await reference.close()
}

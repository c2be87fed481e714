/** Graceful shutdown without losing a request. */
import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { errorCode } from './error-code'

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use already',
  EACCES: 'may not be used by this user; those from 1024 on may',
}

/** The configured host and port cannot be listened on; the message names the setting and the port. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

/**
 * Listens at the port of a setting.
 *
 * @throws ListenError if the port is in use or forbidden, or the host is not an address of this machine
 */
export async function listening<T>(setting: 'PORT' | 'METRICS_PORT', port: number, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    const code = errorCode(error)
    if (reasons[code] !== undefined) throw new ListenError(`${setting}: port ${port} ${reasons[code]}`, { cause: error })
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) throw new ListenError('HOST: is no name or address of this machine', { cause: error })
    throw error
  }
}

/** Time before idle connections are closed: a request may be on its way. */
const LINGER_MS = 1000

const CHECK_MS = 50

/** Periods of the shutdown. */
interface Grace {
  /** Requests are accepted for this long, while readiness tells proxies to stop. */
  delayMs: number
  /** Then open connections have this long to finish. */
  graceMs: number
}

/** Shutdown of a process. */
export interface Ending {
  isEnding(): boolean
  /** Stops listening and answers with `Connection: close`; resolves when all connections are closed or the grace period is over. */
  end(grace: Grace): Promise<void>
}

async function closeConnections(server: Server & { closeIdleConnections(): void }, graceMs: number): Promise<void> {
  let isOpen = true
  // `http.Server.close` would also close idle connections at once, although a request may be on its way.
  Server.prototype.close.call(server, () => (isOpen = false))
  for (let waited = 0; isOpen && waited < graceMs; waited += CHECK_MS) {
    if (waited >= Math.min(LINGER_MS, graceMs - 2 * CHECK_MS)) server.closeIdleConnections()
    await wait(CHECK_MS)
  }
}

/** Installs the shutdown: once it closes, every answer says `Connection: close`. */
export function installEnding(app: FastifyInstance): Ending {
  let isEnding = false
  let isClosing = false
  app.addHook('onRequest', (request, reply, done) => {
    // After an upgrade request, which is never granted, Node no longer answers errors on that connection.
    if (isClosing || request.raw.headers.upgrade !== undefined) reply.raw.shouldKeepAlive = false
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.raw.shouldKeepAlive = false // of requests that began before
    done()
  })
  return {
    isEnding: () => isEnding,
    end: async ({ delayMs, graceMs }) => {
      isEnding = true
      if (delayMs > 0) await wait(delayMs)
      isClosing = true
      await closeConnections(app.server, graceMs)
    },
  }
}

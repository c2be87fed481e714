/** Ending a process without losing a request. */
import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Listening, and why that is not possible. */

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use already',
  EACCES: 'may not be used by this user; those from 1024 on may',
}

/** Nothing can listen where the settings say; the message names the setting and the port. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

/**
 * Listens at the port of a setting.
 *
 * @throws ListenError where the port is taken or forbidden, or the host is none of this machine
 */
export async function listening<T>(setting: 'PORT' | 'METRICS_PORT', port: number, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (reasons[code] !== undefined) throw new ListenError(`${setting}: port ${port} ${reasons[code]}`, { cause: error })
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) throw new ListenError('HOST: is no name or address of this machine', { cause: error })
    throw error
  }
}

/** An idle connection may be about to carry a request; so long it is waited for. */
const LINGER_MS = 1000

const CHECK_MS = 50

/** How long a process takes to end. */
interface Grace {
  /** Requests are taken on as before for so long, while readiness tells proxies to stop. */
  delayMs: number
  /** Then open connections have so long. */
  graceMs: number
}

/** The end of a process. */
export interface Ending {
  isEnding(): boolean
  /** Stops listening and tells clients to leave; resolves when every connection is gone or its time is over. */
  end(grace: Grace): Promise<void>
}

async function closeConnections(server: Server & { closeIdleConnections(): void }, graceMs: number): Promise<void> {
  let isOpen = true
  // That of http.Server would also close idle connections, at once, on which a request may be on its way.
  Server.prototype.close.call(server, () => (isOpen = false))
  for (let waited = 0; isOpen && waited < graceMs; waited += CHECK_MS) {
    if (waited >= Math.min(LINGER_MS, graceMs - 2 * CHECK_MS)) server.closeIdleConnections()
    await wait(CHECK_MS)
  }
}

/** Lets every answer from then on say that its connection ends. */
export function installEnding(app: FastifyInstance): Ending {
  let isEnding = false
  let isClosing = false
  app.addHook('onRequest', (request, reply, done) => {
    // After a wish to change the protocol, which nothing here grants, Node answers no error on that connection any more.
    if (isClosing || request.raw.headers.upgrade !== undefined) reply.raw.shouldKeepAlive = false
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.raw.shouldKeepAlive = false // of what was under way before
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

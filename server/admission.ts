/** Which requests are taken on: all but those for which there is no time, until the process ends without losing one. */
import type { ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { failure } from '../core/errors'
import { Refusal } from './failure'
import { watchLoad } from './load'
import { isForOperators } from './paths'
import type { Gate } from './rate-limit/gate'

/** Seconds after which a refused client should try again. */
const RETRY_SECONDS = 5

/** An idle connection may be about to carry a request; so long it is waited for. */
const LINGER_MS = 1000

const CHECK_MS = 50

/** Why a request is not taken on. */
export const overloaded = (): Refusal => new Refusal(failure('overloaded'), RETRY_SECONDS)

/** How a process ends. */
export interface Ending {
  /** Requests are taken on as before for so long, while readiness tells proxies to stop. */
  delayMs: number
  /** Then open connections have so long. */
  graceMs: number
}

/** What is taken on. */
export interface Admission {
  isEnding(): boolean
  isOverloaded(): boolean
  /** Stops listening and tells clients to leave; resolves when every connection is gone or its time is over. */
  end(ending: Ending): Promise<void>
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

/** Installs the look at every request; what is refused here costs no units. */
export function installAdmission(app: FastifyInstance, gate: Gate): Admission {
  const load = watchLoad()
  const running = new Set<ServerResponse>()
  let isEnding = false
  let isClosing = false
  function leave(this: ServerResponse): void {
    running.delete(this)
  }
  app.addHook('onRequest', (request, reply, done) => {
    running.add(reply.raw)
    reply.raw.once('close', leave) // also fires when the client goes away
    // After a wish to change the protocol, which nothing here grants, Node answers no error on that connection any more.
    if (isClosing || request.raw.headers.upgrade !== undefined) reply.raw.shouldKeepAlive = false
    if (!load.isHigh || isForOperators(request.url)) return done()
    request.call.charged = true
    gate.show(request, reply)
    done(overloaded())
  })
  return {
    isEnding: () => isEnding,
    isOverloaded: () => load.isHigh,
    end: async ({ delayMs, graceMs }) => {
      isEnding = true
      if (delayMs > 0) await wait(delayMs)
      isClosing = true
      for (const response of running) response.shouldKeepAlive = false
      await closeConnections(app.server, graceMs)
      load.stop()
    },
  }
}

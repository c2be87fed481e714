/** Shutting down without losing a request: new ones are refused, running ones are finished. */
import type { FastifyInstance } from 'fastify'
import { failure } from '../core/errors'
import { Refusal } from './failure'

/** Seconds after which a refused client should find another process. */
const RETRY_SECONDS = 5

/** Counts running requests and refuses new ones once it was told to. */
export interface Drain {
  /** Refuses new requests; resolves when the running ones are done, or after the grace period. */
  start(graceMs: number): Promise<void>
}

/** Installs the count and the refusal. */
export function installDrain(app: FastifyInstance): Drain {
  let running = 0
  let draining = false
  let idle: () => void = () => undefined
  const leave = (): void => {
    running -= 1
    if (running === 0) idle()
  }
  app.addHook('onRequest', (_request, reply, done) => {
    running += 1
    reply.raw.once('close', leave) // also fires when the client goes away
    done(draining ? new Refusal(failure('overloaded'), RETRY_SECONDS) : undefined)
  })
  return {
    start: async (graceMs) => {
      draining = true
      if (running === 0) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, graceMs)
        idle = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
  }
}

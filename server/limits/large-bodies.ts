/**
 * Bodies that are larger than most: a client pays for their bytes before one of them is read, so that what it can make the
 * process hold is bounded by its units and not by its connections.
 */
import { Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify'
import { MAX_BODY_BYTES, PLAIN_BODY_BYTES } from '../../core/contract/limits'
import { refuse } from '../http/answer/failure'
import type { Gate } from './gate'
import type { Pool } from './quota'

/** A unit for as many bytes as a body has elsewhere. */
const unitsOf = (bytes: number): number => Math.ceil(bytes / MAX_BODY_BYTES)

/** Bytes that a request says its body has; 0 where it does not say. */
export const announcedBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0)

const boundUnannounced: preParsingHookHandler = (request, _reply, payload, done) => {
  if (request.headers['content-length'] !== undefined) return done(null, payload)
  let bytes = 0
  const bounded = new Transform({
    transform(part: Buffer, _encoding, next) {
      bytes += part.length
      if (bytes > PLAIN_BODY_BYTES) next(refuse('payload_too_large'))
      else next(null, part)
    },
  })
  // Whoever reads it hears of it, too; a body that was refused before has no reader any more.
  bounded.on('error', () => undefined)
  done(null, payload.pipe(bounded))
}

/** Options of a route whose bodies have at most so many bytes. */
export const bodyOptions = (gate: Gate, bodyLimit: number, poolOf: (request: FastifyRequest) => Pool) => ({
  bodyLimit,
  ...(bodyLimit > PLAIN_BODY_BYTES ? { preParsing: boundUnannounced } : {}),
  async onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const bytes = announcedBytes(request)
    if (bytes > PLAIN_BODY_BYTES && bytes <= bodyLimit) await gate.chargeAhead(request, reply, poolOf(request), unitsOf(bytes))
  },
})

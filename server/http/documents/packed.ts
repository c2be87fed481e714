import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether a client takes gzip. */
export const takesGzip = ({ headers }: FastifyRequest): boolean => /\bgzip\b/.test(headers['accept-encoding'] ?? '')

/** Sends a long text, packed for who takes that. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding')
  if (!takesGzip(request)) return reply.send(text)
  const packed = await promisify(gzip)(text)
  return reply.header('content-encoding', 'gzip').send(packed)
}

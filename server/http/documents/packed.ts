import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether a client takes a compressed form; with a weight of zero it refuses it. */
export const takes = ({ headers }: FastifyRequest, encoding: 'br' | 'gzip'): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(headers['accept-encoding'] ?? '')

/** Sends a long text, packed for who takes that. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding')
  if (!takes(request, 'gzip')) return reply.send(text)
  const packed = await promisify(gzip)(text)
  return reply.header('content-encoding', 'gzip').send(packed)
}

import type { FastifyRequest } from 'fastify'

/** Whether a client takes a compressed form; with a weight of zero it refuses it. */
export const takes = ({ headers }: FastifyRequest, encoding: 'br' | 'gzip'): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(headers['accept-encoding'] ?? '')

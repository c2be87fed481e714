import type { FastifyRequest } from 'fastify'

/** Whether `Accept-Encoding` allows an encoding; `q=0` forbids it. */
export const takes = ({ headers }: FastifyRequest, encoding: 'br' | 'gzip'): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(headers['accept-encoding'] ?? '')

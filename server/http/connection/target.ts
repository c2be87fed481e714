import type { FastifyRequest } from 'fastify'
import { malformedTarget, targetOf, type Target } from '../../../core/contract/target'
import { Refusal } from '../answer/failure'

declare module 'fastify' {
  interface FastifyRequest {
    target: Target
  }
}

/** Parses the target of a request into `request.target`; returns the refusal of an invalid one. */
export function readTarget(request: FastifyRequest): Refusal | undefined {
  const target = targetOf(request.url)
  request.target = target ?? { path: '', search: '' }
  return target === null ? new Refusal(malformedTarget()) : undefined
}

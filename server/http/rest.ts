/** REST routes, derived from the procedures and the list of reads. */
import type { FastifyInstance } from 'fastify'
import type { Failure, Issue } from '../../core/contract/errors'
import { bodyBytesOf } from '../../core/contract/namespaces'
import { namingMeant } from '../../core/find/meant'
import type { Procedure } from '../../core/operations/define'
import { run } from '../../core/operations/run'
import { procedures } from '../../core/registry/procedures'
import { fieldOf } from '../../core/values/record'
import { bodyOf } from './connection/body'
import { contextOf, type Site, countOfHoldings, note } from './context'
import { Refusal, refuse } from './answer/failure'
import { weighted, type Gate, bodyOptions } from '../limits/gate'
import { readOf } from '../limits/quota'
import { sendPrepared } from './documents/packed'
import { endOfAnswer, preparedAnswer, reads, type Read } from './documents/reads'
import { sendResult } from './answer/send-result'
import { answerOf, resultParts, type Part } from './answer/result-bytes'
import { endOfTurn } from './connection/write-together'

const isIssue = (value: unknown): value is Issue => Array.isArray(fieldOf(value, 'path'))

/** Names of refused calculator fields: only those of its schema, never text from the caller. */
export function refusedFields(procedure: Procedure, failure: Failure): string[] {
  if (procedure.namespace !== 'calculators' || !Array.isArray(failure.details)) return []
  const findings: unknown[] = failure.details
  const names = findings.filter(isIssue).filter((issue) => issue.code !== 'unrecognized_keys')
  return [...new Set(names.map((issue) => issue.path.filter((part) => typeof part === 'string').join('.')))]
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** A result in its envelope. */
const succeeded = async (data: unknown, requestId: string): Promise<Part> =>
  answerOf(['{"data":', ...(await resultParts(data)), endOfAnswer(requestId)])

function installOperation(app: FastifyInstance, site: Site, gate: Gate, procedure: Procedure): void {
  const call = { operation: procedure.operationId, capability: procedure.id || null }
  app.post(procedure.path, { ...weighted, ...bodyOptions(gate, bodyBytesOf(procedure.namespace), () => procedure.namespace) }, async (request, reply) => {
    const body = bodyOf(request)
    note(request, { holdings: body.readable ? countOfHoldings(body.value) : null, ...call })
    await gate.charge(request, reply, [[procedure.namespace, body.readable ? procedure.cost(body.value, site.config.MAX_HOLDINGS) : 1]])
    if (!body.readable) throw refuse(body.code)
    const context = contextOf(request, site)
    const outcome = await run(procedure, body.value, context)
    if (outcome.ok) {
      const answer = await succeeded(outcome.data, request.id)
      await endOfTurn()
      return sendResult(request, reply, answer)
    }
    note(request, { fields: refusedFields(procedure, outcome.error) })
    throw new Refusal(await namingMeant(outcome.error, body.value, context))
  })
}

function installRead(app: FastifyInstance, site: Site, gate: Gate, read: Read): void {
  app.get(read.path, weighted, async (request, reply) => {
    note(request, { operation: read.operationId, capability: read.id })
    await gate.charge(request, reply, readOf(read.namespace))
    return sendPrepared(request, reply.header('content-type', JSON_TYPE), preparedAnswer(read, contextOf(request, site)), endOfAnswer(request.id))
  })
}

/** Registers every operation of every interface. */
export function installRest(app: FastifyInstance, site: Site, gate: Gate): void {
  for (const procedure of procedures) installOperation(app, site, gate, procedure)
  for (const read of reads) installRead(app, site, gate, read)
}

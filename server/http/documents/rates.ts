/** `GET /rates/USD`: the reference rates of one currency, for pages that calculate in the browser. Requests name only the currency, neither day nor amount. */
import type { FastifyInstance } from 'fastify'
import { RATES_PATH } from '../../../core/contract/namespaces'
import { rateAnswer } from '../../../core/reference/rate-answer'
import type { Site } from '../context'
import { away, refuse } from '../answer/failure'
import { sendResult } from '../answer/send-result'

/** Cache time: new rates are published once a day, and old ones never change. */
const KEPT = 'max-age=3600'

export function installRates(app: FastifyInstance, { rates }: Site): void {
  app.get<{ Params: { currency: string } }>(`${RATES_PATH}/:currency`, async (request, reply) => {
    request.call.operation = 'rates'
    const { currency } = request.params
    if (rates === undefined || !/^[A-Z]{3}$/.test(currency)) throw refuse('not_found')
    const { found, failed } = await rates(currency)
    const series = found.get(currency)
    if (series === undefined) throw failed.has(currency) ? away() : refuse('not_found')
    reply.header('cache-control', KEPT)
    return sendResult(request, reply, Buffer.from(JSON.stringify(rateAnswer(series))))
  })
}

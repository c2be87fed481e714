/** `GET /rates/USD`: the reference rates of one currency, for pages that calculate in the browser. Whoever asks names the currency alone, neither day nor amount. */
import type { FastifyInstance } from 'fastify'
import { RATES_PATH } from '../../../core/contract/namespaces'
import { ask } from '../../../core/reference/reference'
import type { Site } from '../context'
import { refuse } from '../answer/failure'
import { sendResult } from '../answer/send-result'

/** New rates come once a day, and old ones never change. */
const KEPT = 'max-age=3600'

export function installRates(app: FastifyInstance, { reference }: Site): void {
  app.get<{ Params: { currency: string } }>(`${RATES_PATH}/:currency`, async (request, reply) => {
    request.call.operation = 'rates'
    const { currency } = request.params
    if (!/^[A-Z]{3}$/.test(currency)) throw refuse('not_found')
    const known = await reference.open()
    const { found, failed } = await ask([currency], (keys) => known.fx(keys, '0000-01-01', '9999-12-31'))
    const series = found.get(currency)
    if (series === undefined) throw refuse(failed.has(currency) ? 'overloaded' : 'not_found')
    reply.header('cache-control', KEPT)
    return sendResult(request, reply, Buffer.from(JSON.stringify({ currency, dates: series.dates, perEur: [...series.perEur] })))
  })
}

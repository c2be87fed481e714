/** `GET /depot-tax`: the tax of a depot for people. The page gets no holding; the models run in the browser. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { methodologyPagePath } from '../../../core/contract/page-paths'
import { advanceLumpSum } from '../../../core/depot-tax/advance-lump-sum'
import { sale } from '../../../core/depot-tax/sale'
import { steuerjahrDefault, steuerjahre } from '../../../core/law/investmentfonds/figures'
import type { Text } from '../../../core/values/text'
import type { Assets } from '../frame/assets'
import { documentOf, sendPage } from '../frame/document'
import { pathFor, visitOf } from '../frame/visit'
import { DepotTaxApp, type DepotTaxData } from './app'
import { pageWords } from './words'




const both = (key: 'assumptions' | 'limitations', locale: 'en' | 'de'): string[] => [...new Set([...advanceLumpSum[key], ...sale[key]].map((each: Text) => each[locale]))]

/** Sends the page with its example. */
export function sendDepotTax(request: FastifyRequest, reply: FastifyReply, now: Date, assets: Assets): Promise<FastifyReply> {
  const visit = visitOf(request)
  const { locale } = visit
  const data: DepotTaxData = {
    locale, years: steuerjahre, year: steuerjahrDefault, today: now.toISOString().slice(0, 10),
    assumptions: both('assumptions', locale), limitations: both('limitations', locale), method: pathFor(visit, methodologyPagePath('depot-tax')),
  }
  const { title, lead } = pageWords[locale]
  const page = { title, description: lead, entry: 'depot-tax.tsx', data, content: <DepotTaxApp data={data} /> }
  return sendPage(request, reply, documentOf(page, visit, assets))
}

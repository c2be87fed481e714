/** `GET /depot-tax`: the tax of a depot for people. The page gets no holding; the models run in the browser. */
import { methodologyPagePath } from '../../../core/contract/namespaces'
import { sale } from '../../../core/depot-tax/sale/model'
import { steuerjahrAt, steuerjahre, wantedSteuerjahr } from '../../../core/law/investmentfonds/figures'
import { lastDayOf } from '../../../core/depot-tax/lump-sum'
import { remarksOnLaw } from '../../../core/law/age'
import type { Page } from '../frame/document'
import { pathFor, type Visit } from '../frame/visit'
import { DepotTaxApp, type DepotTaxData } from './app'
import { pageWords } from './words'

/** The empty page, as of a day. */
export function depotTaxPage(visit: Visit, today: string): Page {
  const { locale } = visit
  const remarks = remarksOnLaw(sale.law, today, lastDayOf(steuerjahrAt(today)))
  const data: DepotTaxData = {
    locale, years: steuerjahre, year: steuerjahrAt(today), wanted: wantedSteuerjahr(today), today,
    remarks, method: pathFor(visit, methodologyPagePath('depot-tax')),
  }
  const { title, lead } = pageWords[locale]
  return { title, description: lead, entry: 'depot-tax.tsx', later: ['bill/answer', 'sale/sale', 'return/return', 'refund/refund', 'texts'].map((part) => `server/pages/depot-tax/${part}.tsx`), data, content: <DepotTaxApp data={data} /> }
}

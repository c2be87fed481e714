/** `GET /depot-tax`: the tax of a depot for people. The page gets no holding; the models run in the browser. */
import { methodologyPagePath } from '../../../core/contract/namespaces'
import { advanceLumpSum } from '../../../core/depot-tax/advance-lump-sum'
import { taxReturn } from '../../../core/depot-tax/return'
import { sale } from '../../../core/depot-tax/sale'
import { year } from '../../../core/depot-tax/year'
import { steuerjahrAt, steuerjahre, wantedSteuerjahr } from '../../../core/law/investmentfonds/figures'
import { lastDayOf } from '../../../core/depot-tax/lump-sum'
import { remarksOnLaw } from '../../../core/law/age'
import { inLocale, type Text } from '../../../core/values/text'
import type { Page } from '../frame/document'
import { pathFor, type Visit } from '../frame/visit'
import { DepotTaxApp, type DepotTaxData } from './app'
import { pageWords } from './words'

/** What a calculation assumes, and where it ends. */
const textsOf = ({ assumptions, limitations }: { assumptions: readonly Text[]; limitations: readonly Text[] }, remarks: readonly Text[], locale: 'en' | 'de') =>
  ({ assumptions: assumptions.map(inLocale(locale)), limitations: [...limitations, ...remarks].map(inLocale(locale)) })

/** The empty page, as of a day. */
export function depotTaxPage(visit: Visit, today: string): Page {
  const { locale } = visit
  const remarks = remarksOnLaw(sale.law, today, lastDayOf(steuerjahrAt(today)))
  const data: DepotTaxData = {
    locale, years: steuerjahre, year: steuerjahrAt(today), wanted: wantedSteuerjahr(today), today,
    texts: { bill: textsOf(advanceLumpSum, remarks, locale), sale: textsOf(sale, remarks, locale), return: textsOf(taxReturn, [], locale), refund: textsOf(year, [], locale) }, method: pathFor(visit, methodologyPagePath('depot-tax')),
  }
  const { title, lead } = pageWords[locale]
  return { title, description: lead, entry: 'depot-tax.tsx', later: ['bill-answer', 'sale/sale', 'return/return', 'refund/refund'].map((part) => `server/pages/depot-tax/${part}.tsx`), data, content: <DepotTaxApp data={data} /> }
}

/** Requests and what the models answer to them on the embedded data, for the OpenAPI documents. */
import { procedures } from '../core/registry/procedures'
import { run } from '../core/operations/run'
import type { Procedure } from '../core/operations/define'
import { referenceSource } from '../server/data/source'
import { readConfig } from '../server/process/config'

const context = { now: '2026-11-20T12:00:00.000Z', baseUrl: 'http://127.0.0.1:3000' }

const shares = [{ isin: 'US0378331005', weight: 0.7 }, { isin: 'DE0007164600', weight: 0.2 }, { assetClass: 'cash', currency: 'EUR', weight: 0.1 }]

/** Shorter than the examples of their operations: a fund brings hundreds of lines, four years of days a thousand. */
const short: Readonly<Record<string, unknown>> = {
  analyzePublicPortfolio: { holdings: shares },
  analyzePublicPortfolioLookThrough: { holdings: shares },
  analyzePublicPortfolioIndustries: { holdings: shares },
  analyzePublicPortfolioCompare: { before: { holdings: shares }, after: { holdings: [{ isin: 'US0378331005', weight: 1 }] } },
  analyzePublicPortfolioHistoricalReplay: {
    portfolio: { holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] }, startDate: '2022-11-30', endDate: '2022-12-30', initialValue: 10_000, rebalancing: 'annual',
  },
}

/** The text of the file that the documents read. @throws Error for a request that is refused */
export async function responseExamples(): Promise<string> {
  const reference = await referenceSource(readConfig({}))
  const answer = async (procedure: Procedure): Promise<[string, unknown]> => {
    const request = short[procedure.operationId] ?? procedure.example
    const outcome = await run(procedure, request, { ...context, reference })
    if (!outcome.ok) throw new Error(`the example of ${procedure.operationId} is refused: ${JSON.stringify(outcome.error.details)}`)
    return [procedure.operationId, { request, response: outcome.data }]
  }
  const entries: [string, unknown][] = []
  for (const procedure of procedures) entries.push(await answer(procedure))
  return `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`
}

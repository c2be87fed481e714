/** What crises would do to a portfolio, or to the part of it that has figures. */
import type { SnapshotRequest, StressScenariosResult } from '../../../../sdk'
import { createClient } from '../../../../sdk/client/client'
import { amount } from '../../../../core/portfolio/insights/numbers'
import type { Locale } from '../../../../core/values/text'
import { formatPercent } from '../../../../core/wording/format'
import { aboutAmount } from '../headlines'
import { answerWords } from '../words/answer'
import { sumBy } from '../../../../core/values/sum'
import { requestWithout } from './without'

export type Scenario = StressScenariosResult['scenarios'][number]

/** The part of a portfolio that has figures, and what is not in it. */
interface Rest {
  request: SnapshotRequest
  /** Its share of the portfolio, a fraction; at most 0.99, so that it is never written as 100 %. */
  share: number
  names: readonly string[]
}

/** The part of a portfolio for which crises have figures; null where that is all of it, or less than half, which says nothing of the whole. */
export function restOf(request: SnapshotRequest, scenarios: readonly Scenario[]): Rest | null {
  const gone = [...new Map(scenarios.flatMap(({ withheldBy }) => withheldBy.map((gap) => [gap.isin ?? gap.currency, gap] as const))).values()]
  const share = 1 - sumBy(gone, ({ weight }) => weight)
  return gone.length === 0 || share < 0.5 ? null : { request: requestWithout(request, gone), share: Math.min(share, 0.99), names: gone.map(({ name }) => name) }
}

/** A smaller gain, a fraction, would be written as none. */
const LEAST_GAIN = 0.005

/** A return in a crisis in whole per cent. A gain has its sign: it would be read as a loss. */
export const crisisReturn = (fraction: number, locale: Locale): string => `${fraction >= LEAST_GAIN ? '+' : ''}${formatPercent(fraction, locale, 0)}`

/** What a crisis does to a portfolio in money, a gain with its sign. No line ends between a minus and the sign of a currency. */
export const crisisChange = (value: number, currency: string, locale: Locale): string =>
  value < 1 ? aboutAmount(value, currency, locale).replace(/\u2212(?=\D)/, '\u2212\u2060') : answerWords[locale].about(`+${amount(value, currency)[locale]}`)

/** A crisis like that of 2008 for a portfolio; null where there is no answer. */
export const scenarioOf = async (request: SnapshotRequest): Promise<Scenario | null> => {
  const { analysis } = await createClient({ baseUrl: location.origin, retries: 0 }).analyze.stressScenarios({ portfolio: request, scenarioKeys: ['gfc_2008'] })
  return analysis.data?.scenarios[0] ?? null
}

/** The same for the part that has figures, where not all of the portfolio has. */
export async function crisisOf(request: SnapshotRequest): Promise<{ scenario: Scenario | null; rest: Rest | null }> {
  const scenario = await scenarioOf(request)
  const rest = restOf(request, scenario === null ? [] : [scenario])
  return rest === null ? { scenario, rest } : { scenario: await scenarioOf(rest.request), rest }
}

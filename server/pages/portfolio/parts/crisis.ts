/** What a crisis like that of 2008 would do to a portfolio, asked of the service. */
import type { SnapshotRequest, StressScenariosResult } from '../../../../sdk'
import { createClient } from '../../../../sdk/client/client'

export type Scenario = StressScenariosResult['scenarios'][number]

/** The scenario; null where there is no answer. */
export const scenarioOf = async (request: SnapshotRequest): Promise<Scenario | null> => {
  const { analysis } = await createClient({ baseUrl: location.origin, retries: 0 }).analyze.stressScenarios({ portfolio: request, scenarioKeys: ['gfc_2008'] })
  return analysis.data?.scenarios[0] ?? null
}

/** The episodes in the order of the specification. */
export const scenarioKeys = ['gfc_2008', 'covid_2020', 'rate_hike_2022', 'euro_crisis_2011', 'dotcom_2000'] as const

export type ScenarioKey = (typeof scenarioKeys)[number]

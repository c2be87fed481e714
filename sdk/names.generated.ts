// Written by `npm run generate` from the schemas of the models. Do not edit.

/** Methods of `analyze`. */
export const analyzeNames = [
  'snapshot',
  'allocation',
  'overlap',
  'lookThrough',
  'concentration',
  'sectors',
  'geography',
  'currencies',
  'costs',
  'costDrag',
  'industries',
  'revenueGeography',
  'compare',
  'contributionPlan',
  'etfAlternatives',
  'stressScenarios',
  'historicalReplay',
] as const

/** Methods of `calculators`, besides `compare`. */
export const calculatorNames = [
  'abgeltungssteuer',
  'nettoDividende',
  'vorabpauschale',
  'thesauriererVsAusschuetter',
  'freistellungsauftrag',
  'etfSparplan',
  'notgroschen',
  'eigenkapital',
  'rentenluecke',
  'entnahmeplan',
  'schenkungsteuer',
  'juniorDepot',
  'fireRechner',
] as const

// Written by `npm run generate` from the schemas of the models. Do not edit.

/** Version of the package. */
export const version = '0.1.0'

/** Methods of the client by their group. */
export const names = {
  analyze: [
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
  ],
  calculators: [
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
    'compare',
  ],
  depotTax: [
    'advanceLumpSum',
    'sale',
    'year',
    'return',
  ],
  retirement: [
    'altersvorsorgedepot',
  ],
  fixedIncome: [
    'bonds',
  ],
} as const

/** The interface of each group, as in paths. */
export const interfaceOf = {
  analyze: 'portfolio-analysis',
  calculators: 'calculators',
  depotTax: 'depot-tax',
  retirement: 'retirement',
  fixedIncome: 'fixed-income',
} as const

/** Groups whose methods take inputs and options instead of a request. */
export const takesInputs: readonly string[] = ['calculators', 'depotTax', 'retirement']

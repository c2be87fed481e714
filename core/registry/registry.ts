/**
 * The hand-written lists of all modules; a module that is not listed here is not offered anywhere. A test
 * compares the lists with the files of the folders.
 */
import { abgeltungssteuer } from '../calculators/abgeltungssteuer'
import { eigenkapital } from '../calculators/eigenkapital'
import { etfSparplan } from '../calculators/etf-sparplan'
import { entnahmeplan } from '../calculators/entnahmeplan'
import { fireRechner } from '../calculators/fire-rechner'
import { freistellungsauftrag } from '../calculators/freistellungsauftrag'
import { juniorDepot } from '../calculators/junior-depot'
import { nettoDividende } from '../calculators/netto-dividende'
import { notgroschen } from '../calculators/notgroschen'
import { rentenluecke } from '../calculators/rentenluecke'
import { schenkungsteuer } from '../calculators/schenkungsteuer'
import { thesauriererVsAusschuetter } from '../calculators/thesaurierer-vs-ausschuetter'
import { vorabpauschale } from '../calculators/vorabpauschale'
import type { AnalysisNamespace, CalculationNamespace } from '../contract/namespaces'
import { advanceLumpSum } from '../depot-tax/advance-lump-sum/model'
import { taxReturn } from '../depot-tax/return/model'
import { sale } from '../depot-tax/sale/model'
import { year } from '../depot-tax/year/model'
import type { Analysis, CalculationModule, Calculator } from '../operations/define'
import { bonds } from '../portfolio/analyses/bonds/model'
import { compare } from '../portfolio/analyses/compare/model'
import { contributionPlan } from '../portfolio/analyses/contribution-plan/model'
import { costDrag } from '../portfolio/analyses/cost-drag/model'
import { etfAlternatives } from '../portfolio/analyses/etf-alternatives/model'
import { historicalReplay } from '../portfolio/analyses/historical-replay/model'
import { industries } from '../portfolio/analyses/industries/model'
import { revenueGeography } from '../portfolio/analyses/revenue-geography/model'
import { stressScenarios } from '../portfolio/analyses/stress-scenarios/model'
import { altersvorsorgedepot } from '../retirement/altersvorsorgedepot'

export const calculators = [
  abgeltungssteuer,
  nettoDividende,
  vorabpauschale,
  thesauriererVsAusschuetter,
  freistellungsauftrag,
  etfSparplan,
  notgroschen,
  eigenkapital,
  rentenluecke,
  entnahmeplan,
  schenkungsteuer,
  juniorDepot,
  fireRechner,
] as const satisfies readonly Calculator[]

const depotTax = [advanceLumpSum, sale, year, taxReturn] as const satisfies readonly CalculationModule[]

const retirement = [altersvorsorgedepot] as const satisfies readonly Calculator[]

/** The calculations by interface. */
export const calculations = { calculators, 'depot-tax': depotTax, retirement } as const satisfies Readonly<Record<CalculationNamespace, readonly CalculationModule[]>>

export { sections } from '../portfolio/snapshot/sections'

export const portfolioAnalyses = [
  costDrag,
  industries,
  revenueGeography,
  compare,
  contributionPlan,
  etfAlternatives,
  stressScenarios,
  historicalReplay,
] as const satisfies readonly Analysis[]

/** The analyses by interface, without the sections of a snapshot. */
export const analyses = { 'portfolio-analysis': portfolioAnalyses, 'fixed-income': [bonds] } as const satisfies Readonly<Record<AnalysisNamespace, readonly Analysis[]>>

/** The analyses of all interfaces. */
export const allAnalyses: readonly Analysis[] = Object.values(analyses).flat()

// Written by `npm run generate` from the schemas of the models. Do not edit.

import type * as z from 'zod'
import type { calculationResponse } from '../../core/registry/calculation-procedure'
import type { analysisResponse } from '../../core/registry/analysis-procedure'
import type { snapshotResponse } from '../../core/portfolio/snapshot/snapshot'
import type { analysisSchema } from '../../core/contract/section'
import type { snapshotRequest } from '../../core/portfolio/schemas/request'
import type { allocation } from '../../core/portfolio/sections/allocation/model'
import type { overlap } from '../../core/portfolio/sections/overlap/model'
import type { lookThrough } from '../../core/portfolio/sections/look-through/model'
import type { concentration } from '../../core/portfolio/sections/concentration/model'
import type { sectors } from '../../core/portfolio/sections/sectors/model'
import type { geography } from '../../core/portfolio/sections/geography/model'
import type { currencies } from '../../core/portfolio/sections/currencies/model'
import type { costs } from '../../core/portfolio/sections/costs/model'
import type { costDrag } from '../../core/portfolio/analyses/cost-drag/model'
import type { industries } from '../../core/portfolio/analyses/industries/model'
import type { revenueGeography } from '../../core/portfolio/analyses/revenue-geography/model'
import type { compare } from '../../core/portfolio/analyses/compare/model'
import type { contributionPlan } from '../../core/portfolio/analyses/contribution-plan/model'
import type { etfAlternatives } from '../../core/portfolio/analyses/etf-alternatives/model'
import type { stressScenarios } from '../../core/portfolio/analyses/stress-scenarios/model'
import type { historicalReplay } from '../../core/portfolio/analyses/historical-replay/model'
import type { bonds } from '../../core/portfolio/analyses/bonds/model'
import type { abgeltungssteuer as abgeltungssteuerModel } from '../../core/calculators/abgeltungssteuer/model'
import type { nettoDividende as nettoDividendeModel } from '../../core/calculators/netto-dividende/model'
import type { vorabpauschale as vorabpauschaleModel } from '../../core/calculators/vorabpauschale/model'
import type { thesauriererVsAusschuetter as thesauriererVsAusschuetterModel } from '../../core/calculators/thesaurierer-vs-ausschuetter/model'
import type { freistellungsauftrag as freistellungsauftragModel } from '../../core/calculators/freistellungsauftrag/model'
import type { etfSparplan as etfSparplanModel } from '../../core/calculators/etf-sparplan/model'
import type { notgroschen as notgroschenModel } from '../../core/calculators/notgroschen/model'
import type { eigenkapital as eigenkapitalModel } from '../../core/calculators/eigenkapital/model'
import type { rentenluecke as rentenlueckeModel } from '../../core/calculators/rentenluecke/model'
import type { entnahmeplan as entnahmeplanModel } from '../../core/calculators/entnahmeplan/model'
import type { schenkungsteuer as schenkungsteuerModel } from '../../core/calculators/schenkungsteuer/model'
import type { juniorDepot as juniorDepotModel } from '../../core/calculators/junior-depot/model'
import type { fireRechner as fireRechnerModel } from '../../core/calculators/fire-rechner/model'
import type { advanceLumpSum as advanceLumpSumModel } from '../../core/depot-tax/advance-lump-sum/model'
import type { sale as saleModel } from '../../core/depot-tax/sale/model'
import type { year as yearModel } from '../../core/depot-tax/year/model'
import type { return as returnModel } from '../../core/depot-tax/return/model'
import type { altersvorsorgedepot as altersvorsorgedepotModel } from '../../core/retirement/altersvorsorgedepot/model'
import type * as Sdk from '../../sdk/generated/types'

/**
 * Readonly lists become plain, and a number is a number: years that a schema takes from a table are printed one by one.
 * The analyses of a snapshot are left to the checks of each section.
 */
type Plain<T> = T extends number ? number : T extends readonly (infer E)[] ? Plain<E>[] : T extends object ? { [K in keyof T as Exclude<K, 'analyses'>]: Plain<T[K]> } : T

type Same<A, B> = (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false
type Check<T extends true> = T

/** The frame around results; what it frames is checked for each of them. */
type Frame<T> = Omit<T, 'analysis' | 'inputs' | 'result'>

/** Each line is a compile error when the printed type and the schema differ. */
export type Checks = [
  Check<Same<Sdk.Analysis<1, 2>, z.output<ReturnType<typeof analysisSchema<z.ZodLiteral<1>, z.ZodLiteral<2>>>>>>,
  Check<Same<Frame<Sdk.Standalone<string, never>>, Frame<z.output<ReturnType<typeof analysisResponse>>>>>,
  Check<Same<Frame<Sdk.Calculation<string, never, never>>, Frame<z.output<ReturnType<typeof calculationResponse<'calculators'>>>>>>,
  Check<Same<Frame<Sdk.DepotTaxCalculation<string, never, never>>, Frame<z.output<ReturnType<typeof calculationResponse<'depot-tax'>>>>>>,
  Check<Same<Frame<Sdk.RetirementCalculation<string, never, never>>, Frame<z.output<ReturnType<typeof calculationResponse<'retirement'>>>>>>,
  Check<Same<Sdk.SnapshotRequest, z.input<typeof snapshotRequest>>>,
  Check<Same<Sdk.Snapshot, z.output<typeof snapshotResponse>>>,
  Check<Same<Sdk.AllocationResult, z.output<typeof allocation.data>>>,
  Check<Same<Sdk.OverlapResult, z.output<typeof overlap.data>>>,
  Check<Same<Sdk.LookThroughResult, z.output<typeof lookThrough.data>>>,
  Check<Same<Sdk.ConcentrationResult, z.output<typeof concentration.data>>>,
  Check<Same<Sdk.SectorsResult, z.output<typeof sectors.data>>>,
  Check<Same<Sdk.GeographyResult, z.output<typeof geography.data>>>,
  Check<Same<Sdk.CurrenciesResult, z.output<typeof currencies.data>>>,
  Check<Same<Sdk.CostsResult, z.output<typeof costs.data>>>,
  Check<Same<Sdk.CostDragRequest, z.input<typeof costDrag.request>>>,
  Check<Same<Sdk.CostDragResult, z.output<typeof costDrag.data>>>,
  Check<Same<Sdk.IndustriesResult, z.output<typeof industries.data>>>,
  Check<Same<Sdk.RevenueGeographyResult, z.output<typeof revenueGeography.data>>>,
  Check<Same<Sdk.CompareRequest, z.input<typeof compare.request>>>,
  Check<Same<Sdk.CompareResult, z.output<typeof compare.data>>>,
  Check<Same<Sdk.ContributionPlanRequest, z.input<typeof contributionPlan.request>>>,
  Check<Same<Sdk.ContributionPlanResult, z.output<typeof contributionPlan.data>>>,
  Check<Same<Sdk.EtfAlternativesRequest, z.input<typeof etfAlternatives.request>>>,
  Check<Same<Sdk.EtfAlternativesResult, z.output<typeof etfAlternatives.data>>>,
  Check<Same<Sdk.StressScenariosRequest, z.input<typeof stressScenarios.request>>>,
  Check<Same<Sdk.StressScenariosResult, z.output<typeof stressScenarios.data>>>,
  Check<Same<Sdk.HistoricalReplayRequest, z.input<typeof historicalReplay.request>>>,
  Check<Same<Sdk.HistoricalReplayResult, z.output<typeof historicalReplay.data>>>,
  Check<Same<Sdk.BondsResult, z.output<typeof bonds.data>>>,
  Check<Same<Sdk.AbgeltungssteuerInputs, z.input<typeof abgeltungssteuerModel.inputs>>>,
  Check<Same<Sdk.AbgeltungssteuerNormalizedInputs, z.output<typeof abgeltungssteuerModel.inputs>>>,
  Check<Same<Sdk.AbgeltungssteuerResult, z.output<typeof abgeltungssteuerModel.result>>>,
  Check<Same<Sdk.NettoDividendeInputs, z.input<typeof nettoDividendeModel.inputs>>>,
  Check<Same<Sdk.NettoDividendeNormalizedInputs, z.output<typeof nettoDividendeModel.inputs>>>,
  Check<Same<Sdk.NettoDividendeResult, z.output<typeof nettoDividendeModel.result>>>,
  Check<Same<Sdk.VorabpauschaleInputs, z.input<typeof vorabpauschaleModel.inputs>>>,
  Check<Same<Sdk.VorabpauschaleNormalizedInputs, z.output<typeof vorabpauschaleModel.inputs>>>,
  Check<Same<Sdk.VorabpauschaleResult, z.output<typeof vorabpauschaleModel.result>>>,
  Check<Same<Sdk.ThesauriererVsAusschuetterInputs, z.input<typeof thesauriererVsAusschuetterModel.inputs>>>,
  Check<Same<Sdk.ThesauriererVsAusschuetterNormalizedInputs, z.output<typeof thesauriererVsAusschuetterModel.inputs>>>,
  Check<Same<Sdk.ThesauriererVsAusschuetterResult, z.output<typeof thesauriererVsAusschuetterModel.result>>>,
  Check<Same<Sdk.FreistellungsauftragInputs, z.input<typeof freistellungsauftragModel.inputs>>>,
  Check<Same<Sdk.FreistellungsauftragNormalizedInputs, z.output<typeof freistellungsauftragModel.inputs>>>,
  Check<Same<Sdk.FreistellungsauftragResult, z.output<typeof freistellungsauftragModel.result>>>,
  Check<Same<Sdk.EtfSparplanInputs, z.input<typeof etfSparplanModel.inputs>>>,
  Check<Same<Sdk.EtfSparplanNormalizedInputs, z.output<typeof etfSparplanModel.inputs>>>,
  Check<Same<Sdk.EtfSparplanResult, z.output<typeof etfSparplanModel.result>>>,
  Check<Same<Sdk.NotgroschenInputs, z.input<typeof notgroschenModel.inputs>>>,
  Check<Same<Sdk.NotgroschenNormalizedInputs, z.output<typeof notgroschenModel.inputs>>>,
  Check<Same<Sdk.NotgroschenResult, z.output<typeof notgroschenModel.result>>>,
  Check<Same<Sdk.EigenkapitalInputs, z.input<typeof eigenkapitalModel.inputs>>>,
  Check<Same<Sdk.EigenkapitalNormalizedInputs, z.output<typeof eigenkapitalModel.inputs>>>,
  Check<Same<Sdk.EigenkapitalResult, z.output<typeof eigenkapitalModel.result>>>,
  Check<Same<Sdk.RentenlueckeInputs, z.input<typeof rentenlueckeModel.inputs>>>,
  Check<Same<Sdk.RentenlueckeNormalizedInputs, z.output<typeof rentenlueckeModel.inputs>>>,
  Check<Same<Sdk.RentenlueckeResult, z.output<typeof rentenlueckeModel.result>>>,
  Check<Same<Sdk.EntnahmeplanInputs, z.input<typeof entnahmeplanModel.inputs>>>,
  Check<Same<Sdk.EntnahmeplanNormalizedInputs, z.output<typeof entnahmeplanModel.inputs>>>,
  Check<Same<Sdk.EntnahmeplanResult, z.output<typeof entnahmeplanModel.result>>>,
  Check<Same<Sdk.SchenkungsteuerInputs, z.input<typeof schenkungsteuerModel.inputs>>>,
  Check<Same<Sdk.SchenkungsteuerNormalizedInputs, z.output<typeof schenkungsteuerModel.inputs>>>,
  Check<Same<Sdk.SchenkungsteuerResult, z.output<typeof schenkungsteuerModel.result>>>,
  Check<Same<Sdk.JuniorDepotInputs, z.input<typeof juniorDepotModel.inputs>>>,
  Check<Same<Sdk.JuniorDepotNormalizedInputs, z.output<typeof juniorDepotModel.inputs>>>,
  Check<Same<Sdk.JuniorDepotResult, z.output<typeof juniorDepotModel.result>>>,
  Check<Same<Sdk.FireRechnerInputs, z.input<typeof fireRechnerModel.inputs>>>,
  Check<Same<Sdk.FireRechnerNormalizedInputs, z.output<typeof fireRechnerModel.inputs>>>,
  Check<Same<Sdk.FireRechnerResult, z.output<typeof fireRechnerModel.result>>>,
  Check<Same<Sdk.DepotTaxAdvanceLumpSumInputs, z.input<typeof advanceLumpSumModel.inputs>>>,
  Check<Same<Sdk.DepotTaxAdvanceLumpSumNormalizedInputs, z.output<typeof advanceLumpSumModel.inputs>>>,
  Check<Same<Sdk.DepotTaxAdvanceLumpSumResult, z.output<typeof advanceLumpSumModel.result>>>,
  Check<Same<Sdk.DepotTaxSaleInputs, z.input<typeof saleModel.inputs>>>,
  Check<Same<Sdk.DepotTaxSaleNormalizedInputs, z.output<typeof saleModel.inputs>>>,
  Check<Same<Sdk.DepotTaxSaleResult, z.output<typeof saleModel.result>>>,
  Check<Same<Sdk.DepotTaxYearInputs, z.input<typeof yearModel.inputs>>>,
  Check<Same<Sdk.DepotTaxYearNormalizedInputs, z.output<typeof yearModel.inputs>>>,
  Check<Same<Sdk.DepotTaxYearResult, z.output<typeof yearModel.result>>>,
  Check<Same<Sdk.DepotTaxReturnInputs, z.input<typeof returnModel.inputs>>>,
  Check<Same<Sdk.DepotTaxReturnNormalizedInputs, z.output<typeof returnModel.inputs>>>,
  Check<Same<Sdk.DepotTaxReturnResult, z.output<typeof returnModel.result>>>,
  Check<Same<Sdk.RetirementAltersvorsorgedepotInputs, z.input<typeof altersvorsorgedepotModel.inputs>>>,
  Check<Same<Sdk.RetirementAltersvorsorgedepotNormalizedInputs, z.output<typeof altersvorsorgedepotModel.inputs>>>,
  Check<Same<Sdk.RetirementAltersvorsorgedepotResult, z.output<typeof altersvorsorgedepotModel.result>>>,
]

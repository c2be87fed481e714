// Written by `npm run generate` from the schemas of the models. Do not edit.

/** One analysis; it narrows on `status`. `U` is what an `unavailable` one still carries, where it carries anything. */
export type Analysis<D, U = null> = UsableAnalysis<D> | UnavailableAnalysis<U>

/** A snapshot with some of its analyses, by their ids: `SnapshotOf<'overlap' | 'costs'>`. */
export interface SnapshotOf<S extends keyof SectionData> extends SnapshotFrame {
  /** The analyses that were asked for. */
  analyses: { [K in S]: Analysis<SectionData[K]> }
}

/** A snapshot with all of its analyses. */
export type Snapshot = SnapshotOf<keyof SectionData>

/** Where portfolio results are explained. No link contains holdings or amounts. */
export interface PortfolioLinks {
  /** Page about the models and their sources. */
  documentation: string
  /** Catalog of the analyses. */
  catalog: string
}

/** Result of a standalone analysis. */
export interface Standalone<C extends string, A> {
  /** Version of the models; results of the same version are the same for the same data. */
  modelVersion: string
  /** Date-time of the request. */
  computedAt: string
  /** Currency of all amounts, three letters. */
  baseCurrency: string
  /** Id of the analysis. */
  capability: C
  /** Status, reasons and data. */
  analysis: A
  /** What the model takes for granted. */
  assumptions: string[]
  /** What the result does not say. */
  limitations: string[]
  /** Where the result is explained. */
  links: PortfolioLinks
}

/** An analysis as the types of clients know it. */
export interface AnalysisCall<I extends string, Q, R> {
  /** Id, as in paths. */
  id: I
  /** Body of a request. */
  request: Q
  /** What a call resolves to. */
  response: R
}

/** A calculation as the types of clients know it. */
export interface CalculationCall<I extends string, V, Q, R> {
  /** Id, as in paths. */
  id: I
  /** Inputs as given. */
  inputs: V
  /** Body of a request. */
  request: Q
  /** What a call resolves to. */
  response: R
}

/** A group of methods as the types of clients know it. */
export interface Group<O, C, I extends string, D> {
  /** What it computes, by the names of the methods. */
  operations: O
  /** What it offers, with schemas and examples. */
  catalog: C
  /** Ids of what it describes. */
  id: I
  /** Description of one of them. */
  descriptor: D
}

/** One entry of a list: WeightSnapshotRequestHolding. */
export type WeightSnapshotRequestHolding = {
  /** ISIN. */
  isin: string
  /** Share of the whole portfolio; 0.6 is 60%. Unit: fraction (0.01 is 1 %). Above 0, at most 1. */
  weight: number
} | {
  /** Asset class. */
  assetClass: 'cash'
  /** Currency. */
  currency: string
  /** Share of the whole portfolio; 0.6 is 60%. Unit: fraction (0.01 is 1 %). Above 0, at most 1. */
  weight: number
}

/** One entry of a list: ValueSnapshotRequestHolding. */
export type ValueSnapshotRequestHolding = {
  /** ISIN. */
  isin: string
  /** Market value already converted to baseCurrency. Unit: amount in baseCurrency. Above 0, at most 100000000. */
  value: number
} | {
  /** Asset class. */
  assetClass: 'cash'
  /** Currency. */
  currency: string
  /** Market value already converted to baseCurrency. Unit: amount in baseCurrency. Above 0, at most 100000000. */
  value: number
}

/** One share of a spread. */
export interface Bucket {
  /** Key. */
  key: string
  /** Share of the whole submitted portfolio. Unit: fraction (0.01 is 1 %). */
  weight: number
  /** null for weight-only requests. Unit: amount in baseCurrency. null: no amounts given. */
  value: number | null
}

/** How much of the holdings of a fund is known. */
export interface FundCoverage {
  /** ISIN. null: not known. */
  isin: string | null
  /** Name. */
  name: string
  /** List of holdings. */
  status: 'full' | 'partial' | 'none'
  /** Covered. Unit: fraction (0.01 is 1 %). */
  coveredWeight: number
  /** Date of the list. null: not known. */
  asOf: string | null
}

/** One entry of a list: OverlapPairSharedHolding. */
export interface OverlapPairSharedHolding {
  /** Id. */
  id: string
  /** Name. */
  name: string
  /** Share of the first fund. Unit: fraction (0.01 is 1 %). */
  weightInA: number
  /** Share of the second fund. Unit: fraction (0.01 is 1 %). */
  weightInB: number
}

/** One entry of a list: OverlapPair. */
export interface OverlapPair {
  /** First fund. */
  fundA: string
  /** Second fund. */
  fundB: string
  /** ISIN of the first. null: not known. */
  isinA: string | null
  /** ISIN of the second. null: not known. */
  isinB: string | null
  /** Share of the two funds, not of the portfolio. Unit: fraction (0.01 is 1 %). */
  overlap: number
  /** Companies in both. */
  sharedCount: number
  /** Shared constituents beyond the returned list, same measure as the headline. null: none beyond these. */
  sharedTail: {
    /** Companies. */
    count: number
    /** Overlap. Unit: fraction (0.01 is 1 %). */
    weight: number
  } | null
  /** Largest shared companies. */
  sharedHoldings: OverlapPairSharedHolding[]
}

/** One entry of a list: LookThroughPositionProvenanceViaFund. */
export interface LookThroughPositionProvenanceViaFund {
  /** Fund. */
  fund: string
  /** Share. Unit: fraction (0.01 is 1 %). */
  weight: number
  /** Share of the fund. Unit: fraction (0.01 is 1 %). */
  shareInFund: number
}

/** One entry of a list: LookThroughPosition. */
export interface LookThroughPosition {
  /** Id. */
  id: string
  /** The company's primary line. null: not known. */
  isin: string | null
  /** Name. */
  name: string
  /** Share of the whole portfolio. Unit: fraction (0.01 is 1 %). */
  weight: number
  /** null for weight-only requests. Unit: amount in baseCurrency. null: no amounts given. */
  value: number | null
  /** Sector. null: not known. */
  sector: string | null
  /** Region. null: not known. */
  region: string | null
  /** From where. */
  provenance: {
    /** Held directly. Unit: fraction (0.01 is 1 %). */
    direct: number
    /** Through funds. */
    viaFunds: LookThroughPositionProvenanceViaFund[]
  }
}

/** One entry of a list: ConcentrationIssuer. */
export interface ConcentrationIssuer {
  /** Id. */
  issuerId: string
  /** Name. */
  name: string
  /** Share. Unit: fraction (0.01 is 1 %). */
  weight: number
}

/** Equities spread over a dimension: sectors, countries, regions, currencies. */
export interface Dimension {
  /** Covers. */
  scope: 'equities'
  /** Equity share of the whole portfolio that the dimension evaluates. Unit: fraction (0.01 is 1 %). */
  portfolioShare: number
  /** Classified share of that equity population. Unit: fraction (0.01 is 1 %). */
  coverage: number
  /** Shares. */
  buckets: Bucket[]
}

/** One entry of a list: CurrenciesHedgedFund. */
export interface CurrenciesHedgedFund {
  /** ISIN. null: not known. */
  isin: string | null
  /** Name. */
  name: string
  /** Hedged to. null: not known. */
  currency: string | null
  /** Share. Unit: fraction (0.01 is 1 %). */
  weight: number
}

/** One entry of a list: CostsPosition. */
export interface CostsPosition {
  /** ISIN. */
  isin: string
  /** Name. */
  name: string
  /** Share. Unit: fraction (0.01 is 1 %). */
  weight: number
  /** Ongoing charge; null when unknown. Unit: fraction (0.01 is 1 %). null: not known. */
  ter: number | null
  /** null for weight-only requests. Unit: amount in baseCurrency. null: not known. */
  annualCost: number | null
}

/** One entry of a list: SnapshotHolding. */
export interface SnapshotHolding {
  /** ISIN. null: none. */
  isin: string | null
  /** Name. */
  name: string
  /** Share. Unit: fraction (0.01 is 1 %). */
  weight: number
  /** null for weight-only requests. Unit: amount in baseCurrency. null: no amounts given. */
  value: number | null
  /** Asset class. null: not known. */
  assetClass: string | null
  /** Status. */
  status: 'resolved' | 'unresolved'
}

/** One entry of a list: CostDragYearlyEntry. */
export interface CostDragYearlyEntry {
  /** Year. */
  year: number
  /** Paid in so far, initialValue included. Unit: amount in baseCurrency. */
  contributions: number
  /** Value without fees. Unit: amount in baseCurrency. */
  valueWithoutFees: number
  /** Value with fees. Unit: amount in baseCurrency. */
  valueWithFees: number
  /** What the fees take. Unit: amount in baseCurrency. */
  feeDrag: number
}

/** One entry of a list: IndustriesInterestsItem. */
export interface IndustriesInterestsItem {
  /** Interest. */
  key: string
  /** Name. */
  name: string
  /** Share of the whole portfolio; interests may overlap. Unit: fraction (0.01 is 1 %). */
  weight: number
  /** null for weight-only requests. Unit: amount in baseCurrency. null: no amounts given. */
  value: number | null
  /** Industry names that the interest consists of. */
  industries: string[]
}

/** One entry of a list: IndustriesThemesItemCompany. */
export interface IndustriesThemesItemCompany {
  /** Id. */
  id: string
  /** Name. */
  name: string
  /** Share. Unit: fraction (0.01 is 1 %). */
  weight: number
}

/** One entry of a list: IndustriesThemesItem. */
export interface IndustriesThemesItem {
  /** Theme. */
  key: string
  /** Name. */
  name: string
  /** Share of the whole portfolio; null is unmeasured. Themes overlap. Unit: fraction (0.01 is 1 %). null: not measured. */
  weight: number | null
  /** null for weight-only requests. Unit: amount in baseCurrency. null: no amounts given. */
  value: number | null
  /** True while equities may be missing. */
  lowerBound: boolean
  /** Companies. */
  matchedCompanies: number
  /** Largest companies. */
  companies: IndustriesThemesItemCompany[]
  /** Weight of matched companies beyond limit; null is unmeasured. Unit: fraction (0.01 is 1 %). null: not measured. */
  tailWeight: number | null
  /** Reviewed. YYYY-MM-DD. */
  reviewedAt: string
  /** Sources. */
  sources: string[]
}

/** One entry of a list: RevenueGeographyCompanySegment. */
export interface RevenueGeographyCompanySegment {
  /** Named in the report. */
  label: string
  /** Region. */
  region: string
  /** Share. Unit: fraction (0.01 is 1 %). */
  share: number
}

/** One entry of a list: RevenueGeographyCompany. */
export interface RevenueGeographyCompany {
  /** Id. */
  id: string
  /** ISIN. null: not known. */
  isin: string | null
  /** Name. */
  name: string
  /** Share of the whole portfolio. Unit: fraction (0.01 is 1 %). */
  weight: number
  /** Report. */
  status: 'covered' | 'unknown'
  /** Fiscal year. null: no report used. */
  fiscalYear: number | null
  /** Date of the report. null: no report used. */
  reportDate: string | null
  /** Regions of the report. */
  segments: RevenueGeographyCompanySegment[]
}

/** One entry of a list: CompareDeltasAllocationEntry. */
export interface CompareDeltasAllocationEntry {
  /** Asset classes. */
  key: string
  /** Before. Unit: fraction (0.01 is 1 %). */
  before: number
  /** After. Unit: fraction (0.01 is 1 %). */
  after: number
  /** Change. Unit: fraction (0.01 is 1 %). */
  delta: number
}

/** One entry of a list: CompareDeltasSector. */
export interface CompareDeltasSector {
  /** Sectors. */
  key: string
  /** Before. Unit: fraction (0.01 is 1 %). */
  before: number
  /** After. Unit: fraction (0.01 is 1 %). */
  after: number
  /** Change. Unit: fraction (0.01 is 1 %). */
  delta: number
}

/** One entry of a list: CompareDeltasCountry. */
export interface CompareDeltasCountry {
  /** Countries. */
  key: string
  /** Before. Unit: fraction (0.01 is 1 %). */
  before: number
  /** After. Unit: fraction (0.01 is 1 %). */
  after: number
  /** Change. Unit: fraction (0.01 is 1 %). */
  delta: number
}

/** One entry of a list: CompareDeltasCurrencyExposureEntry. */
export interface CompareDeltasCurrencyExposureEntry {
  /** Currencies of the companies. */
  key: string
  /** Before. Unit: fraction (0.01 is 1 %). */
  before: number
  /** After. Unit: fraction (0.01 is 1 %). */
  after: number
  /** Change. Unit: fraction (0.01 is 1 %). */
  delta: number
}

/** One entry of a list: ContributionPlanRequestTarget. */
export interface ContributionPlanRequestTarget {
  /** Asset class. */
  assetClass: 'equities' | 'bonds' | 'cash' | 'gold' | 'crypto' | 'real_estate' | 'commodities' | 'alternatives'
  /** Target. Unit: fraction (0.01 is 1 %). At least 0, at most 1. */
  weight: number
}

/** One entry of a list: ContributionPlanBeforeEntry. */
export interface ContributionPlanBeforeEntry {
  /** Asset class. */
  assetClass: 'equities' | 'bonds' | 'cash' | 'gold' | 'crypto' | 'real_estate' | 'commodities' | 'alternatives'
  /** Share. Unit: fraction (0.01 is 1 %). */
  currentWeight: number
  /** Target. Unit: fraction (0.01 is 1 %). */
  targetWeight: number
  /** currentWeight less targetWeight. Unit: fraction (0.01 is 1 %). */
  deviation: number
  /** Value. Unit: amount in baseCurrency. */
  value: number
}

/** One entry of a list: ContributionPlanAfterEntry. */
export interface ContributionPlanAfterEntry {
  /** Asset class. */
  assetClass: 'equities' | 'bonds' | 'cash' | 'gold' | 'crypto' | 'real_estate' | 'commodities' | 'alternatives'
  /** Share. Unit: fraction (0.01 is 1 %). */
  currentWeight: number
  /** Target. Unit: fraction (0.01 is 1 %). */
  targetWeight: number
  /** currentWeight less targetWeight. Unit: fraction (0.01 is 1 %). */
  deviation: number
  /** Value. Unit: amount in baseCurrency. */
  value: number
}

/** One entry of a list: ContributionPlanAllocation. */
export interface ContributionPlanAllocation {
  /** Asset class. */
  assetClass: 'equities' | 'bonds' | 'cash' | 'gold' | 'crypto' | 'real_estate' | 'commodities' | 'alternatives'
  /** Amount. Unit: amount in baseCurrency. */
  amount: number
}

/** One entry of a list: EtfAlternativesCandidate. */
export interface EtfAlternativesCandidate {
  /** ISIN. */
  isin: string
  /** Name. */
  name: string
  /** Ongoing charge. Unit: fraction (0.01 is 1 %). null: not known. */
  ter: number | null
  /** Date of the list of holdings. null: not known. */
  constituentsAsOf: string | null
  /** Holdings known. Unit: fraction (0.01 is 1 %). */
  holdingsCoverage: number
  /** Sectors known. Unit: fraction (0.01 is 1 %). */
  sectorCoverage: number
  /** Countries known. Unit: fraction (0.01 is 1 %). */
  countryCoverage: number
  /** Compared. */
  status: 'ok' | 'unavailable'
  /** Reason. null: none. */
  reason: 'unresolved' | 'not_equity_fund' | 'missing_cost' | 'incomplete_holdings' | 'incomplete_vectors' | 'provider_unavailable' | null
  /** Same holdings. Unit: fraction (0.01 is 1 %). null: not calculated. */
  holdingOverlap: number | null
  /** Likeness of sectors. Unit: fraction (0.01 is 1 %). null: not calculated. */
  sectorCosine: number | null
  /** Likeness of countries. Unit: fraction (0.01 is 1 %). null: not calculated. */
  countryCosine: number | null
  /** Similarity. Unit: fraction (0.01 is 1 %). null: not calculated. */
  similarityScore: number | null
  /** TER of the source less TER of the candidate. Unit: fraction (0.01 is 1 %). null: not known. */
  terSaving: number | null
  /** Similar and cheaper. */
  qualifies: boolean
}

/** One entry of a list: StressScenariosRequestScenarioKey. */
export type StressScenariosRequestScenarioKey = 'gfc_2008' | 'covid_2020' | 'rate_hike_2022' | 'euro_crisis_2011' | 'dotcom_2000'

/** One entry of a list: StressScenariosScenarioPosition. */
export interface StressScenariosScenarioPosition {
  /** ISIN. null: none. */
  isin: string | null
  /** Name. */
  name: string
  /** Asset class. */
  assetClass: 'equities' | 'bonds' | 'cash' | 'gold' | 'crypto' | 'real_estate' | 'commodities' | 'alternatives'
  /** Share. Unit: fraction (0.01 is 1 %). */
  weight: number
  /** The currency in which the holding moves: listing or stated currency, or that of the series or hedge of a fund. */
  currency: string
  /** Moves like its. */
  proxy: 'sector' | 'asset_class' | 'cash'
  /** The sector or asset class whose change was used. */
  proxyKey: string
  /** Market. Unit: fraction (0.01 is 1 %). */
  assetReturn: number
  /** Change of the currency against baseCurrency; 0 when they are the same. Unit: fraction (0.01 is 1 %). */
  currencyReturn: number
  /** Together. Unit: fraction (0.01 is 1 %). */
  returnFraction: number
  /** weight x returnFraction; the contributions sum to the result of the scenario. Unit: fraction (0.01 is 1 %). */
  contribution: number
  /** null for weight-only requests. Unit: amount in baseCurrency. null: no amounts given. */
  preValue: number | null
  /** null for weight-only requests. Unit: amount in baseCurrency. null: no amounts given. */
  postValue: number | null
  /** null for weight-only requests. Unit: amount in baseCurrency. null: no amounts given. */
  change: number | null
}

/** One entry of a list: StressScenariosScenarioWithheldByEntry. */
export interface StressScenariosScenarioWithheldByEntry {
  /** ISIN. null: none. */
  isin: string | null
  /** Name. */
  name: string
  /** Listing or stated currency; null when it is not known. null: not known. */
  currency: string | null
  /** Share. Unit: fraction (0.01 is 1 %). */
  weight: number
  /** Why. */
  failure: 'unresolved_holdings' | 'missing_currency' | 'missing_scenario_coverage'
}

/** One entry of a list: StressScenariosScenario. */
export interface StressScenariosScenario {
  /** Scenario. */
  key: 'gfc_2008' | 'covid_2020' | 'rate_hike_2022' | 'euro_crisis_2011' | 'dotcom_2000'
  /** Name. */
  name: string
  /** From. YYYY-MM-DD. */
  dateFrom: string
  /** To. YYYY-MM-DD. */
  dateTo: string
  /** Calculated. */
  status: 'ok' | 'unavailable'
  /** Why it was not calculated. null: none. */
  failure: 'unresolved_holdings' | 'unsupported_base_currency' | 'missing_currency' | 'missing_scenario_coverage' | null
  /** Change. Unit: fraction (0.01 is 1 %). null: not calculated. */
  returnFraction: number | null
  /** null for weight-only requests. Unit: amount in baseCurrency. null: not calculated, or no amounts given. */
  preValue: number | null
  /** null for weight-only requests. Unit: amount in baseCurrency. null: not calculated, or no amounts given. */
  postValue: number | null
  /** null for weight-only requests. Unit: amount in baseCurrency. null: not calculated, or no amounts given. */
  change: number | null
  /** Approximate. */
  approximate: true
  /** How it came about. */
  methodology: string
  /** Sources. */
  sources: string[]
  /** Reviewed. YYYY-MM-DD. null: not known. */
  reviewedAt: string | null
  /** Holdings. */
  positions: StressScenariosScenarioPosition[]
  /** The holdings without a figure, by which the scenario is withheld; without them the rest of the portfolio can be asked about. Empty where it is calculated. */
  withheldBy: StressScenariosScenarioWithheldByEntry[]
}

/** One entry of a list: HistoricalReplayLeg. */
export interface HistoricalReplayLeg {
  /** ISIN. null: none. */
  isin: string | null
  /** Name. */
  name: string
  /** Currency of the prices; for cash the stated one. */
  currency: string
  /** Share. Unit: fraction (0.01 is 1 %). */
  weight: number
  /** Basis. */
  returnBasis: 'total_return' | 'price_only' | 'nominal_cash'
  /** Inside the window; null for cash. YYYY-MM-DD. null: none: cash has no price. */
  firstPriceDate: string | null
  /** Last price. YYYY-MM-DD. null: none: cash has no price. */
  lastPriceDate: string | null
}

/** One entry of a list: HistoricalReplayMixDailyEntry. */
export interface HistoricalReplayMixDailyEntry {
  /** Day. YYYY-MM-DD. */
  date: string
  /** 1 at the start. */
  value: number
}

/** One entry of a list: HistoricalReplayContributionsDailyEntry. */
export interface HistoricalReplayContributionsDailyEntry {
  /** Day. YYYY-MM-DD. */
  date: string
  /** Value. Unit: amount in baseCurrency. */
  value: number
  /** Paid in. Unit: amount in baseCurrency. */
  invested: number
}

/** One entry of a list: BondsIssuersItem. */
export interface BondsIssuersItem {
  /** Id. */
  id: string
  /** Name. */
  name: string
  /** Country. null: not known. */
  country: string | null
  /** Share. Unit: fraction (0.01 is 1 %). */
  weight: number
  /** null for weight-only requests. Unit: amount in baseCurrency. null: no amounts given. */
  value: number | null
}

/** One entry of a list: ThesauriererVsAusschuetterYearlyDataEntry. */
export interface ThesauriererVsAusschuetterYearlyDataEntry {
  /** Year. */
  year: number
  /** Value of the accumulating fund at the end of the year. Unit: EUR. */
  thesaurierer_value: number
  /** Tax paid in January of this year. Unit: EUR. */
  thesaurierer_vorabpauschale_tax: number
  /** Value of the distributing fund at the end of the year. Unit: EUR. */
  ausschuetter_value: number
  /** Tax on the distribution and, in January, on the lump sum. Unit: EUR. */
  ausschuetter_distribution_tax: number
  /** Distribution before tax. Unit: EUR. */
  ausschuetter_distributions_gross: number
  /** Distribution after the tax on it. Unit: EUR. */
  ausschuetter_distributions_net: number
}

/** One entry of a list: FreistellungsauftragInputBroker. */
export interface FreistellungsauftragInputBroker {
  /** Name of the bank or broker. */
  name: string
  /** Interest expected this year. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  zinsen?: number | undefined
  /** Dividends and distributions expected this year, after the partial exemption. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  dividenden?: number | undefined
  /** Advance lump sum to be booked in January, after the partial exemption. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  vorabpauschale?: number | undefined
  /** Gains expected to be realised this year, after the partial exemption. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  realisierte_gewinne?: number | undefined
  /** Exemption order given today. Unit: EUR. At least 0, at most 2000. Default: 0. */
  current_fsa?: number | undefined
}

/** One entry of a list: FreistellungsauftragNormalizedInputBroker. */
export interface FreistellungsauftragNormalizedInputBroker {
  /** Name of the bank or broker. */
  name: string
  /** Interest expected this year. Unit: EUR. */
  zinsen: number
  /** Dividends and distributions expected this year, after the partial exemption. Unit: EUR. */
  dividenden: number
  /** Advance lump sum to be booked in January, after the partial exemption. Unit: EUR. */
  vorabpauschale: number
  /** Gains expected to be realised this year, after the partial exemption. Unit: EUR. */
  realisierte_gewinne: number
  /** Exemption order given today. Unit: EUR. */
  current_fsa: number
}

/** One entry of a list: FreistellungsauftragBroker. */
export interface FreistellungsauftragBroker {
  /** Bank. */
  name: string
  /** All income expected at this bank. Unit: EUR. */
  expected_income: number
  /** Exemption order given today. Unit: EUR. */
  current_fsa: number
  /** Best exemption order, whole euros. Unit: EUR. */
  optimal_fsa: number
  /** Tax that the bank withholds with the order of today. Unit: EUR. */
  tax_with_current: number
  /** Tax that the bank withholds with the best order. Unit: EUR. */
  tax_with_optimal: number
  /** Best order less the order of today. Unit: EUR. */
  delta: number
}

/** One entry of a list: FreistellungsauftragWarning. */
export interface FreistellungsauftragWarning {
  /** What. */
  type: 'over_limit' | 'under_utilised' | 'january_risk'
  /** Why. */
  message: string
}

/** One entry of a list: EtfSparplanYearlyDataEntry. */
export interface EtfSparplanYearlyDataEntry {
  /** Year. */
  year: number
  /** Initial investment and all contributions so far. Unit: EUR. */
  contributions_cumulative: number
  /** Value at the end of the year on the track without tax. Unit: EUR. */
  value_before_tax: number
  /** Value at the end of the year on the track that pays the January taxes. Unit: EUR. */
  value_after_tax: number
  /** Contributions of the year. Unit: EUR. */
  annual_contribution: number
  /** Tax paid in January of this year on the lump sum of the year before. Unit: EUR. */
  vorabpauschale_tax: number
}

/** One entry of a list: EntnahmeplanYearlyDataEntry. */
export interface EntnahmeplanYearlyDataEntry {
  /** Year. */
  year: number
  /** Value at the start of the year. Unit: EUR. */
  startValue: number
  /** Growth of the year. Unit: EUR. */
  growth: number
  /** Sale proceeds of the year before tax. Unit: EUR. */
  withdrawn: number
  /** Tax on the gain in these sales. Unit: EUR. */
  tax: number
  /** What is left of them. Unit: EUR. */
  netWithdrawn: number
  /** Value at the end of the year. Unit: EUR. */
  endValue: number
}

/** One entry of a list: SchenkungsteuerScheduleWindow. */
export interface SchenkungsteuerScheduleWindow {
  /** From. YYYY-MM-DD. */
  date: string
  /** Gift. Unit: EUR. */
  amount: number
  /** Gift tax. Unit: EUR. */
  steuer: number
}

/** One entry of a list: JuniorDepotYearlyDataEntry. */
export interface JuniorDepotYearlyDataEntry {
  /** Age at the end of the year. */
  age: number
  /** Initial investment and all contributions so far. Unit: EUR. */
  contributions: number
  /** Value of the chosen way before the tax on the sale. Unit: EUR. */
  value: number
  /** Lump sum of the year before, taxed in this year, before the partial exemption. Unit: EUR. */
  vorabpauschale: number
  /** Tax of the year; in the last one the tax on the sale included. Unit: EUR. */
  tax: number
}

/** One entry of a list: FireRechnerYearlyDataEntry. */
export interface FireRechnerYearlyDataEntry {
  /** Year. */
  year: number
  /** Age at the end of the year. Unit: years. */
  age: number
  /** Portfolio. Unit: EUR. */
  portfolio: number
  /** Target. Unit: EUR. */
  target: number
}

/** One entry of a list: DepotTaxAdvanceLumpSumInputBank. */
export interface DepotTaxAdvanceLumpSumInputBank {
  /** Name of the bank or broker. */
  name: string
  /** Whether the bank withholds German tax. A foreign broker debits nothing: its lump sums belong into the tax return, and no order or pot counts there. Default: true. */
  withholdsTax?: boolean | undefined
  /** Whether this bank has a non-assessment certificate (NV-Bescheinigung), such as that of a child: it withholds nothing then. Default: false. */
  nonAssessment?: boolean | undefined
  /** Exemption order given to this bank for the year of the debit. Unit: EUR. At least 0, at most 2000. Default: 0. */
  exemptionOrder?: number | undefined
  /** Losses in the general pot of this bank at the turn of the year. Losses on shares do not count. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  lossPot?: number | undefined
  /** Other income expected at this bank in the year of the debit, after the partial exemption. Only the best orders depend on it. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  otherIncome?: number | undefined
  /** Cash on the account that the bank debits. Unit: EUR. At least 0, at most 100000000. */
  cash?: number | undefined
}

/** One entry of a list: DepotTaxAdvanceLumpSumInputPositionBooking. */
export interface DepotTaxAdvanceLumpSumInputPositionBooking {
  /** Month of the year, 1 to 12. Integer. At least 1, at most 12. */
  month: number
  /** Kind. */
  type: 'purchase' | 'sale'
  /** Units bought or sold in the month. Above 0, at most 100000000. */
  units: number
}

/** One entry of a list: DepotTaxAdvanceLumpSumInputPositionDistribution. */
export interface DepotTaxAdvanceLumpSumInputPositionDistribution {
  /** Month of the year, 1 to 12. Integer. At least 1, at most 12. */
  month: number
  /** Distribution on one unit before tax. Unit: EUR. At least 0, at most 100000000. */
  perUnit: number
}

/** One entry of a list: DepotTaxAdvanceLumpSumInputPositionChange. */
export type DepotTaxAdvanceLumpSumInputPositionChange = {
  /** Kind. */
  type: 'split'
  /** Month of the change: units and distributions of this month and later are those of new units, earlier ones those of old units. Integer. At least 1, at most 12. */
  month: number
  /** New units for one old unit: 10 for a split of one into ten. Above 0, at most 1000000. */
  ratio: number
} | {
  /** Kind. */
  type: 'merger'
  /** Month of the change: units and distributions of this month and later are those of new units, earlier ones those of old units. Integer. At least 1, at most 12. */
  month: number
  /** New units for one old unit: 10 for a split of one into ten. Above 0, at most 1000000. */
  ratio: number
  /** What was held before: a fund of the same kind under the law of the same state (section 23 InvStG). Other mergers, from Luxembourg to Ireland for one, are a sale and a purchase. */
  isin: string
  /** First redemption price of the year of the fund that took over: with both the lump sum has an upper bound. Unit: EUR. Above 0, at most 100000000. */
  priceStart?: number | undefined
}

/** One entry of a list: DepotTaxAdvanceLumpSumInputPosition. */
export type DepotTaxAdvanceLumpSumInputPosition = {
  /** Given by. */
  basis: 'units'
  /** Name of the bank or broker. */
  bank: string
  /** ISIN. */
  isin: string
  /** Kind of fund. Left out, it is taken from the reference data where banks or reports state it, or holdings show an equity fund beyond doubt; otherwise the tax stays unknown. */
  fondstyp?: 'AKTIENFONDS' | 'MISCHFONDS' | 'IMMOBILIENFONDS' | 'IMMOBILIENFONDS_AUSLAND' | 'SONSTIGE' | undefined
  /** Units held since before the year. At least 0, at most 100000000. Default: 0. */
  unitsStart?: number | undefined
  /** First redemption price of the year, of a unit of then, for units bought later too: the purchase price plays no part. Null while it is not known. Unit: EUR. Above 0, at most 100000000. null: not known. */
  priceStart: number | null
  /** Last redemption price of the year; null while it is not known. Unit: EUR. Above 0, at most 100000000. null: not known. */
  priceEnd: number | null
  /** Purchases and sales within the year, in any order. 0 to 1000 items. */
  bookings?: readonly DepotTaxAdvanceLumpSumInputPositionBooking[] | undefined
  /** All distributions of the fund in the year, those before a purchase too. 0 to 24 items. */
  distributions?: readonly DepotTaxAdvanceLumpSumInputPositionDistribution[] | undefined
  /** Splits and mergers within the year. The first price is that of a unit at its start, the last one that of a unit at its end. 0 to 12 items. */
  changes?: readonly DepotTaxAdvanceLumpSumInputPositionChange[] | undefined
} | {
  /** Given by. Default: "values". */
  basis?: 'values' | undefined
  /** Name of the bank or broker. */
  bank: string
  /** ISIN. */
  isin: string
  /** Kind of fund. Left out, it is taken from the reference data where banks or reports state it, or holdings show an equity fund beyond doubt; otherwise the tax stays unknown. */
  fondstyp?: 'AKTIENFONDS' | 'MISCHFONDS' | 'IMMOBILIENFONDS' | 'IMMOBILIENFONDS_AUSLAND' | 'SONSTIGE' | undefined
  /** Value at the start of the year: first redemption price of the year x units. Units bought in the year go in by units. Unit: EUR. Above 0, at most 100000000. */
  valueStart: number
  /** Value of the same units at the end of the year, also after a split; null while it is not known. A fund that was merged in the year goes in by units. Unit: EUR. At least 0, at most 100000000. null: not known. */
  valueEnd: number | null
  /** Distributions of the year before tax. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  distributions?: number | undefined
}

/** One entry of a list: DepotTaxAdvanceLumpSumNormalizedInputBank. */
export interface DepotTaxAdvanceLumpSumNormalizedInputBank {
  /** Name of the bank or broker. */
  name: string
  /** Whether the bank withholds German tax. A foreign broker debits nothing: its lump sums belong into the tax return, and no order or pot counts there. */
  withholdsTax: boolean
  /** Whether this bank has a non-assessment certificate (NV-Bescheinigung), such as that of a child: it withholds nothing then. */
  nonAssessment: boolean
  /** Exemption order given to this bank for the year of the debit. Unit: EUR. */
  exemptionOrder: number
  /** Losses in the general pot of this bank at the turn of the year. Losses on shares do not count. Unit: EUR. */
  lossPot: number
  /** Other income expected at this bank in the year of the debit, after the partial exemption. Only the best orders depend on it. Unit: EUR. */
  otherIncome: number
  /** Cash on the account that the bank debits. Unit: EUR. */
  cash?: number | undefined
}

/** One entry of a list: DepotTaxAdvanceLumpSumNormalizedInputPositionBooking. */
export interface DepotTaxAdvanceLumpSumNormalizedInputPositionBooking {
  /** Month of the year, 1 to 12. */
  month: number
  /** Kind. */
  type: 'purchase' | 'sale'
  /** Units bought or sold in the month. */
  units: number
}

/** One entry of a list: DepotTaxAdvanceLumpSumNormalizedInputPositionDistribution. */
export interface DepotTaxAdvanceLumpSumNormalizedInputPositionDistribution {
  /** Month of the year, 1 to 12. */
  month: number
  /** Distribution on one unit before tax. Unit: EUR. */
  perUnit: number
}

/** One entry of a list: DepotTaxAdvanceLumpSumNormalizedInputPositionChange. */
export type DepotTaxAdvanceLumpSumNormalizedInputPositionChange = {
  /** Kind. */
  type: 'split'
  /** Month of the change: units and distributions of this month and later are those of new units, earlier ones those of old units. */
  month: number
  /** New units for one old unit: 10 for a split of one into ten. */
  ratio: number
} | {
  /** Kind. */
  type: 'merger'
  /** Month of the change: units and distributions of this month and later are those of new units, earlier ones those of old units. */
  month: number
  /** New units for one old unit: 10 for a split of one into ten. */
  ratio: number
  /** What was held before: a fund of the same kind under the law of the same state (section 23 InvStG). Other mergers, from Luxembourg to Ireland for one, are a sale and a purchase. */
  isin: string
  /** First redemption price of the year of the fund that took over: with both the lump sum has an upper bound. Unit: EUR. */
  priceStart?: number | undefined
}

/** One entry of a list: DepotTaxAdvanceLumpSumNormalizedInputPosition. */
export type DepotTaxAdvanceLumpSumNormalizedInputPosition = {
  /** Given by. */
  basis: 'units'
  /** Name of the bank or broker. */
  bank: string
  /** ISIN. */
  isin: string
  /** Kind of fund. Left out, it is taken from the reference data where banks or reports state it, or holdings show an equity fund beyond doubt; otherwise the tax stays unknown. */
  fondstyp?: 'AKTIENFONDS' | 'MISCHFONDS' | 'IMMOBILIENFONDS' | 'IMMOBILIENFONDS_AUSLAND' | 'SONSTIGE' | undefined
  /** Units held since before the year. */
  unitsStart: number
  /** First redemption price of the year, of a unit of then, for units bought later too: the purchase price plays no part. Null while it is not known. Unit: EUR. null: not known. */
  priceStart: number | null
  /** Last redemption price of the year; null while it is not known. Unit: EUR. null: not known. */
  priceEnd: number | null
  /** Purchases and sales within the year, in any order. */
  bookings: DepotTaxAdvanceLumpSumNormalizedInputPositionBooking[]
  /** All distributions of the fund in the year, those before a purchase too. */
  distributions: DepotTaxAdvanceLumpSumNormalizedInputPositionDistribution[]
  /** Splits and mergers within the year. The first price is that of a unit at its start, the last one that of a unit at its end. */
  changes?: DepotTaxAdvanceLumpSumNormalizedInputPositionChange[] | undefined
} | {
  /** Given by. */
  basis: 'values'
  /** Name of the bank or broker. */
  bank: string
  /** ISIN. */
  isin: string
  /** Kind of fund. Left out, it is taken from the reference data where banks or reports state it, or holdings show an equity fund beyond doubt; otherwise the tax stays unknown. */
  fondstyp?: 'AKTIENFONDS' | 'MISCHFONDS' | 'IMMOBILIENFONDS' | 'IMMOBILIENFONDS_AUSLAND' | 'SONSTIGE' | undefined
  /** Value at the start of the year: first redemption price of the year x units. Units bought in the year go in by units. Unit: EUR. */
  valueStart: number
  /** Value of the same units at the end of the year, also after a split; null while it is not known. A fund that was merged in the year goes in by units. Unit: EUR. null: not known. */
  valueEnd: number | null
  /** Distributions of the year before tax. Unit: EUR. */
  distributions: number
}

/** One entry of a list: DepotTaxAdvanceLumpSumPositionObstacle. */
export type DepotTaxAdvanceLumpSumPositionObstacle = 'fund_kind_unknown' | 'price_unknown' | 'merged_in_year'

/** One entry of a list: DepotTaxAdvanceLumpSumPositionPart. */
export interface DepotTaxAdvanceLumpSumPositionPart {
  /** Month of purchase; null for units held since before the year. null: before the year. */
  boughtIn: number | null
  /** Units left at the end of the year. */
  units: number
  /** Twelfths of the lump sum that they bear. */
  twelfths: number
  /** Their lump sum before the partial exemption. Unit: EUR. */
  lumpSum: number
}

/** One entry of a list: DepotTaxAdvanceLumpSumPosition. */
export interface DepotTaxAdvanceLumpSumPosition {
  /** Bank. */
  bank: string
  /** ISIN. */
  isin: string
  /** Why figures are missing; empty when all are there. */
  obstacles: DepotTaxAdvanceLumpSumPositionObstacle[]
  /** Kind of fund that was used; null where it is not known. null: not known. */
  fondstyp: 'AKTIENFONDS' | 'MISCHFONDS' | 'IMMOBILIENFONDS' | 'IMMOBILIENFONDS_AUSLAND' | 'SONSTIGE' | null
  /** `request`, or the data from which the kind follows, with their day. null: not known. */
  fondstypSource: string | null
  /** Units by month of purchase, after all splits of the year; empty for positions by values. */
  parts: DepotTaxAdvanceLumpSumPositionPart[]
  /** Advance lump sum. Unit: EUR. null: not known. */
  lumpSum: number | null
  /** Lump sum by the other reading of distributions. Unit: EUR. null: no difference. */
  lumpSumIfEarlierDistributionsDoNotCount: number | null
  /** Partial exemption. Unit: fraction (0.01 is 1 %). null: not known. */
  teilfreistellungRate: number | null
  /** Exempt part. Unit: EUR. null: not known. */
  exempt: number | null
  /** After partial exemption. Unit: EUR. null: not known. */
  taxable: number | null
  /** Tax if nothing covers it. Unit: EUR. null: not known. */
  taxUncovered: number | null
  /** Upper bounds while a last price or the kind of fund is not known, and in the year of a merger; null where the figures are known, or where a first price is missing. null: not needed, all is known; or cannot be determined. */
  atMost: {
    /** Base yield less distributions, for the time of the units: no last price makes it more. Unit: EUR. */
    lumpSum: number
    /** The same after the partial exemption; all of it where the kind of fund is not known. Unit: EUR. */
    taxable: number
    /** Tax on it if nothing covers it. Unit: EUR. */
    taxUncovered: number
  } | null
}

/** One entry of a list: DepotTaxAdvanceLumpSumBank. */
export interface DepotTaxAdvanceLumpSumBank {
  /** Bank. */
  name: string
  /** Withholds German tax. */
  withholdsTax: boolean
  /** Non-assessment certificate. */
  nonAssessment: boolean
  /** Advance lump sum. Unit: EUR. null: not known. */
  lumpSum: number | null
  /** After partial exemption. Unit: EUR. null: not known. */
  taxable: number | null
  /** Covered by the loss pot. Unit: EUR. null: not known. */
  lossUsed: number | null
  /** Covered by the order. Unit: EUR. null: not known. */
  orderUsed: number | null
  /** Tax that the bank withholds; null where a figure is missing or the bank withholds none. null: not known. */
  steuer: {
    /** Income after the partial exemption, before the saver allowance. Unit: EUR. */
    brutto_ertrag: number
    /** Part covered by the saver allowance. Unit: EUR. */
    fsa_offset: number
    /** Income left to be taxed. Unit: EUR. */
    steuerpflichtiger_ertrag: number
    /** Income tax. Unit: EUR. */
    kapitalertragsteuer: number
    /** Solidarity surcharge. Unit: EUR. */
    solidaritaetszuschlag: number
    /** Church tax. Unit: EUR. */
    kirchensteuer: number
    /** Sum of the three taxes. Unit: EUR. */
    gesamte_steuer: number
    /** Sum of the taxes over brutto_ertrag; 0 when that is 0. Unit: fraction (0.01 is 1 %). */
    effektiver_steuersatz: number
    /** brutto_ertrag less all taxes. Unit: EUR. */
    netto_ertrag: number
    /** Church tax rate applied, a share of the income tax. Unit: fraction (0.01 is 1 %). */
    kirchensteuer_rate: number
  } | null
  /** Debited. Unit: EUR. null: not known. */
  debit: number | null
  /** Cash still needed. Unit: EUR. null: cash not given. */
  cashMissing: number | null
  /** Exemption order as given. Unit: EUR. */
  exemptionOrder: number
  /** Best order. Unit: EUR. null: not known. */
  bestOrder: number | null
  /** Debited with the best order. Unit: EUR. null: not known. */
  debitWithBestOrder: number | null
  /** Lower bounds from the positions that are known; null where all are. null: not needed, all is known; or cannot be determined. */
  atLeast: {
    /** Lump sums, of the positions that are known. Unit: EUR. */
    lumpSum: number
    /** The same after the partial exemption, of the positions that are known. Unit: EUR. */
    taxable: number
    /** Tax that is debited, of the positions that are known. Unit: EUR. */
    debit: number
  } | null
  /** Upper bounds: what must be there in any case; null where all positions are known, or where a first price is missing. null: not needed, all is known; or cannot be determined. */
  atMost: {
    /** Lump sums, no more than this. Unit: EUR. */
    lumpSum: number
    /** The same after the partial exemption, no more than this. Unit: EUR. */
    taxable: number
    /** Tax that is debited, no more than this. Unit: EUR. */
    debit: number
    /** Cash still needed. Unit: EUR. null: cash not given. */
    cashMissing: number | null
    /** Debited with the best order. Unit: EUR. null: not known. */
    debitWithBestOrder: number | null
  } | null
}

/** One entry of a list: DepotTaxAdvanceLumpSumWarning. */
export interface DepotTaxAdvanceLumpSumWarning {
  /** What. */
  type: 'over_limit' | 'under_utilised' | 'january_risk'
  /** Why. */
  message: string
}

/** One entry of a list: DepotTaxSaleInputLotChange. */
export interface DepotTaxSaleInputLotChange {
  /** Kind. */
  type: 'split' | 'merger'
  /** What was held before. */
  isin: string
  /** First day with the new units: what is bought on it counts in them. YYYY-MM-DD. */
  date: string
  /** New units for one old unit: 10 for a split of one into ten. Above 0, at most 1000000. */
  ratio: number
}

/** One entry of a list: DepotTaxSaleInputLot. */
export interface DepotTaxSaleInputLot {
  /** Day of purchase. YYYY-MM-DD. */
  date: string
  /** Units of this purchase that are still there; as bought, before the `changes` after it. Above 0, at most 100000000. */
  units: number
  /** Price paid for one unit. Unit: EUR. At least 0, at most 100000000. */
  price: number
  /** Fees of these units at purchase. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  costs?: number | undefined
  /** Advance lump sums of these units since their purchase, before the partial exemption, also those that an exemption order covered. Left out, they are calculated from `years`. Unit: EUR. At least 0, at most 100000000. */
  lumpSums?: number | undefined
  /** Last price of 2017 for one unit of then; needed for fund units bought before 2018. Unit: EUR. Above 0, at most 100000000. */
  priceBeforeReform?: number | undefined
  /** Taxable result of these units from the fictitious sale at the end of 2017, as the bank states it; needed for fund units bought from 2009 to 2017. Unit: EUR. At least -100000000, at most 100000000. */
  resultBeforeReform?: number | undefined
  /** Splits and mergers of these units, in place of those of the request. 0 to 20 items. */
  changes?: readonly DepotTaxSaleInputLotChange[] | undefined
}

/** One entry of a list: DepotTaxSaleInputYear. */
export interface DepotTaxSaleInputYear {
  /** Calendar year; only years with a published base rate. */
  year: 2018 | 2019 | 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026
  /** Fund of these prices, unless the one sold. */
  isin?: string | undefined
  /** First redemption price of the year. Unit: EUR. Above 0, at most 100000000. */
  priceStart: number
  /** Last redemption price of the year. Unit: EUR. Above 0, at most 100000000. */
  priceEnd: number
  /** Distributions of the year on one unit, before tax. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  distributions?: number | undefined
}

/** One entry of a list: DepotTaxSaleInputChange. */
export interface DepotTaxSaleInputChange {
  /** A split, or a merger that is no sale: of funds under the law of the same state (section 23 InvStG), or of companies (section 20(4a) EStG). Other mergers, from Luxembourg to Ireland for one, are a sale and a purchase. */
  type: 'split' | 'merger'
  /** First day with the new units: what is bought on it counts in them. YYYY-MM-DD. */
  date: string
  /** New units for one old unit: 10 for a split of one into ten. Above 0, at most 1000000. */
  ratio: number
}

/** One entry of a list: DepotTaxSaleNormalizedInputLotChange. */
export interface DepotTaxSaleNormalizedInputLotChange {
  /** Kind. */
  type: 'split' | 'merger'
  /** What was held before. */
  isin: string
  /** First day with the new units: what is bought on it counts in them. YYYY-MM-DD. */
  date: string
  /** New units for one old unit: 10 for a split of one into ten. */
  ratio: number
}

/** One entry of a list: DepotTaxSaleNormalizedInputLot. */
export interface DepotTaxSaleNormalizedInputLot {
  /** Day of purchase. YYYY-MM-DD. */
  date: string
  /** Units of this purchase that are still there; as bought, before the `changes` after it. */
  units: number
  /** Price paid for one unit. Unit: EUR. */
  price: number
  /** Fees of these units at purchase. Unit: EUR. */
  costs: number
  /** Advance lump sums of these units since their purchase, before the partial exemption, also those that an exemption order covered. Left out, they are calculated from `years`. Unit: EUR. */
  lumpSums?: number | undefined
  /** Last price of 2017 for one unit of then; needed for fund units bought before 2018. Unit: EUR. */
  priceBeforeReform?: number | undefined
  /** Taxable result of these units from the fictitious sale at the end of 2017, as the bank states it; needed for fund units bought from 2009 to 2017. Unit: EUR. */
  resultBeforeReform?: number | undefined
  /** Splits and mergers of these units, in place of those of the request. */
  changes?: DepotTaxSaleNormalizedInputLotChange[] | undefined
}

/** One entry of a list: DepotTaxSaleNormalizedInputYear. */
export interface DepotTaxSaleNormalizedInputYear {
  /** Calendar year; only years with a published base rate. */
  year: 2018 | 2019 | 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026
  /** Fund of these prices, unless the one sold. */
  isin?: string | undefined
  /** First redemption price of the year. Unit: EUR. */
  priceStart: number
  /** Last redemption price of the year. Unit: EUR. */
  priceEnd: number
  /** Distributions of the year on one unit, before tax. Unit: EUR. */
  distributions: number
}

/** One entry of a list: DepotTaxSaleNormalizedInputChange. */
export interface DepotTaxSaleNormalizedInputChange {
  /** A split, or a merger that is no sale: of funds under the law of the same state (section 23 InvStG), or of companies (section 20(4a) EStG). Other mergers, from Luxembourg to Ireland for one, are a sale and a purchase. */
  type: 'split' | 'merger'
  /** First day with the new units: what is bought on it counts in them. YYYY-MM-DD. */
  date: string
  /** New units for one old unit: 10 for a split of one into ten. */
  ratio: number
}

/** One entry of a list: DepotTaxSaleLot. */
export interface DepotTaxSaleLot {
  /** Day of purchase. YYYY-MM-DD. */
  date: string
  /** Units of this day that are sold. */
  units: number
  /** Their share of the proceeds less the costs of the sale. Unit: EUR. */
  proceeds: number
  /** What counts as their cost: for fund units bought before 2018 the last price of 2017. Unit: EUR. */
  acquisitionCost: number
  /** Lump sums of their time, in full. Unit: EUR. */
  lumpSums: number
  /** Proceeds less cost less lump sums; negative for a loss. Unit: EUR. */
  gain: number
  /** Exempt part of it; negative for the part of a loss that does not count. Unit: EUR. */
  exempt: number
  /** Taxable result of the fictitious sale at the end of 2017, without partial exemption. Unit: EUR. */
  resultBeforeReform: number
  /** What counts for the tax. Unit: EUR. */
  taxable: number
}

/** One entry of a list: DepotTaxYearInputBank. */
export interface DepotTaxYearInputBank {
  /** Name of the bank or broker. */
  name: string
  /** Whether the bank withholds German tax; a foreign broker does not. Default: true. */
  withholdsTax?: boolean | undefined
  /** Whether this bank has a non-assessment certificate (NV-Bescheinigung), such as that of a child: it withholds nothing then. Default: false. */
  nonAssessment?: boolean | undefined
  /** Interest. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  interest?: number | undefined
  /** Dividends of German shares. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  dividends?: number | undefined
  /** Dividends of foreign shares, before foreign tax. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  foreignDividends?: number | undefined
  /** Foreign tax by the certificate of the bank; needed where there are foreign dividends. Nothing stands for zero: without it the tax is null. */
  foreignTax?: {
    /** Foreign tax that the bank has credited (line 40 of Anlage KAP). Unit: EUR. At least 0, at most 100000000. Default: 0. */
    credited?: number | undefined
    /** Foreign tax that can be credited and has not been (line 41 of Anlage KAP). Unit: EUR. At least 0, at most 100000000. Default: 0. */
    notCredited?: number | undefined
  } | undefined
  /** Distributions and advance lump sums of funds that count in this year, after the partial exemption. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  funds?: number | undefined
  /** Gains other than on shares, those of funds after lump sums and partial exemption. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  gains?: number | undefined
  /** Losses other than on shares, those of funds after the partial exemption; as a positive amount. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  losses?: number | undefined
  /** Gains on the sale of shares. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  shareGains?: number | undefined
  /** Losses on the sale of shares; as a positive amount. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  shareLosses?: number | undefined
  /** Losses carried over. */
  lossPots?: {
    /** Losses that the bank carried over from the year before: all but sales of shares. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    general?: number | undefined
    /** Losses that the bank carried over from the year before: sales of shares. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    shares?: number | undefined
  } | undefined
  /** Whether a loss certificate was asked for by 15 December: losses left then count in the return and no longer at the bank. Default: false. */
  lossCertificate?: boolean | undefined
  /** Exemption order given to this bank. Unit: EUR. At least 0, at most 2000. Default: 0. */
  exemptionOrder?: number | undefined
  /** Tax withheld by the certificate of the bank, all three taxes together; calculated when left out. Unit: EUR. At least 0, at most 100000000. */
  withheld?: number | undefined
}

/** One entry of a list: DepotTaxYearNormalizedInputBank. */
export interface DepotTaxYearNormalizedInputBank {
  /** Name of the bank or broker. */
  name: string
  /** Whether the bank withholds German tax; a foreign broker does not. */
  withholdsTax: boolean
  /** Whether this bank has a non-assessment certificate (NV-Bescheinigung), such as that of a child: it withholds nothing then. */
  nonAssessment: boolean
  /** Interest. Unit: EUR. */
  interest: number
  /** Dividends of German shares. Unit: EUR. */
  dividends: number
  /** Dividends of foreign shares, before foreign tax. Unit: EUR. */
  foreignDividends: number
  /** Foreign tax by the certificate of the bank; needed where there are foreign dividends. Nothing stands for zero: without it the tax is null. */
  foreignTax?: {
    /** Foreign tax that the bank has credited (line 40 of Anlage KAP). Unit: EUR. */
    credited: number
    /** Foreign tax that can be credited and has not been (line 41 of Anlage KAP). Unit: EUR. */
    notCredited: number
  } | undefined
  /** Distributions and advance lump sums of funds that count in this year, after the partial exemption. Unit: EUR. */
  funds: number
  /** Gains other than on shares, those of funds after lump sums and partial exemption. Unit: EUR. */
  gains: number
  /** Losses other than on shares, those of funds after the partial exemption; as a positive amount. Unit: EUR. */
  losses: number
  /** Gains on the sale of shares. Unit: EUR. */
  shareGains: number
  /** Losses on the sale of shares; as a positive amount. Unit: EUR. */
  shareLosses: number
  /** Losses carried over. */
  lossPots: {
    /** Losses that the bank carried over from the year before: all but sales of shares. Unit: EUR. */
    general: number
    /** Losses that the bank carried over from the year before: sales of shares. Unit: EUR. */
    shares: number
  }
  /** Whether a loss certificate was asked for by 15 December: losses left then count in the return and no longer at the bank. */
  lossCertificate: boolean
  /** Exemption order given to this bank. Unit: EUR. */
  exemptionOrder: number
  /** Tax withheld by the certificate of the bank, all three taxes together; calculated when left out. Unit: EUR. */
  withheld?: number | undefined
}

/** One entry of a list: DepotTaxYearBank. */
export interface DepotTaxYearBank {
  /** Bank. */
  name: string
  /** Withholds German tax. */
  withholdsTax: boolean
  /** Why figures are missing; empty when all are there. */
  obstacles: 'foreign_tax_unknown'[]
  /** Income. */
  income: {
    /** Income left after the losses of this bank; at a foreign broker before them: all but sales of shares. Unit: EUR. */
    general: number
    /** Income left after the losses of this bank; at a foreign broker before them: sales of shares. Unit: EUR. */
    shares: number
  }
  /** Losses set off. */
  lossUsed: {
    /** Losses set off at this bank: all but sales of shares. Unit: EUR. */
    general: number
    /** Losses set off at this bank: sales of shares. Unit: EUR. */
    shares: number
  }
  /** Losses left. */
  lossLeft: {
    /** Losses left at the end of the year; all of a foreign broker, for the return: all but sales of shares. Unit: EUR. */
    general: number
    /** Losses left at the end of the year; all of a foreign broker, for the return: sales of shares. Unit: EUR. */
    shares: number
  }
  /** Part of the exemption order that is used. Unit: EUR. */
  orderUsed: number
  /** Tax that the bank withholds by its books; null where it withholds none, or where a figure is missing. null: none withheld, or not known. */
  steuer: {
    /** Income after the partial exemption, before the saver allowance. Unit: EUR. */
    brutto_ertrag: number
    /** Part covered by the saver allowance. Unit: EUR. */
    fsa_offset: number
    /** Income left to be taxed. Unit: EUR. */
    steuerpflichtiger_ertrag: number
    /** Income tax. Unit: EUR. */
    kapitalertragsteuer: number
    /** Solidarity surcharge. Unit: EUR. */
    solidaritaetszuschlag: number
    /** Church tax. Unit: EUR. */
    kirchensteuer: number
    /** Sum of the three taxes. Unit: EUR. */
    gesamte_steuer: number
    /** Sum of the taxes over brutto_ertrag; 0 when that is 0. Unit: fraction (0.01 is 1 %). */
    effektiver_steuersatz: number
    /** brutto_ertrag less all taxes. Unit: EUR. */
    netto_ertrag: number
    /** Church tax rate applied, a share of the income tax. Unit: fraction (0.01 is 1 %). */
    kirchensteuer_rate: number
  } | null
  /** Tax withheld. Unit: EUR. null: not known. */
  withheld: number | null
}

/** One entry of a list: DepotTaxReturnInputSecurityYear. */
export interface DepotTaxReturnInputSecurityYear {
  /** Calendar year of the lump sum, which counts as received in the next; only years with a published base rate. */
  year: 2018 | 2019 | 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026
  /** First redemption price of the year. Unit: EUR. Above 0, at most 100000000. */
  priceStart: number
  /** Last redemption price of the year. Unit: EUR. Above 0, at most 100000000. */
  priceEnd: number
  /** Distributions of the year on one unit, before tax. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  distributions?: number | undefined
  /** Whether this lump sum stood in the return of the next year: only then a later sale deducts it. That of the year before this return is declared with it. Default: false. */
  declared?: boolean | undefined
}

/** One entry of a list: DepotTaxReturnInputSecurity. */
export interface DepotTaxReturnInputSecurity {
  /** ISIN. */
  isin: string
  /** What it is for the tax. Left out, the reference data are asked whether it is a share, for the kind of fund that banks or reports state, or else whether it is an equity fund beyond doubt. */
  kind?: 'AKTIENFONDS' | 'MISCHFONDS' | 'IMMOBILIENFONDS' | 'IMMOBILIENFONDS_AUSLAND' | 'SONSTIGE' | 'AKTIE' | 'WERTPAPIER' | 'GOLD_LIEFERBAR' | undefined
  /** Of a fund: its prices by year, in EUR, from which lump sums are calculated. 0 to 100 items. */
  years?: readonly DepotTaxReturnInputSecurityYear[] | undefined
}

/** One entry of a list: DepotTaxReturnInputBooking. */
export interface DepotTaxReturnInputBooking {
  /** Depot in which it was booked: what was bought first there counts as sold first. Default: "Depot". */
  depot?: string | undefined
  /** What happened. All but the first four are refused by their name; splits and mergers go into `changes`. */
  type: 'purchase' | 'sale' | 'distribution' | 'interest' | 'option' | 'future' | 'short_sale' | 'spin_off' | 'split' | 'merger' | 'rights_issue' | 'securities_lending'
  /** Day of the trade, or of the payment. YYYY-MM-DD. */
  date: string
  /** Security; needed but for interest. */
  isin?: string | undefined
  /** Units bought or sold; needed for both. Above 0, at most 100000000. */
  units?: number | undefined
  /** Units × price, or the payment before all taxes; in the currency of the booking. Unit: currency. Above 0, at most 100000000. */
  amount: number
  /** Fees of a purchase or a sale; in the currency of the booking. Unit: currency. At least 0, at most 100000000. Default: 0. */
  costs?: number | undefined
  /** Foreign tax withheld from a distribution or from interest; in the currency of the booking. Unit: currency. At least 0, at most 100000000. Default: 0. */
  foreignTax?: number | undefined
  /** Currency of its amounts, ISO 4217. Default: "EUR". */
  currency?: string | undefined
  /** Units of the currency for 1 EUR on the day. Left out, the reference rate of the ECB is taken. Above 0, at most 1000000. */
  rate?: number | undefined
  /** Of the sale of a fund: declared lump sums of these units, before the partial exemption (line 53 of Anlage KAP-INV). Left out, they are calculated from `years`. Unit: EUR. At least 0, at most 100000000. */
  lumpSums?: number | undefined
}

/** One entry of a list: DepotTaxReturnInputChange. */
export type DepotTaxReturnInputChange = {
  /** Kind. */
  type: 'split'
  /** ISIN. */
  isin: string
  /** First day with the new units: what is bought on it counts in them. YYYY-MM-DD. */
  date: string
  /** New units for one old unit: 10 for a split of one into ten. Above 0, at most 1000000. */
  ratio: number
} | {
  /** Kind. */
  type: 'merger'
  /** What was held before. */
  isin: string
  /** What it became: a fund of the same kind under the law of the same state (section 23 InvStG), or a share (section 20(4a) EStG). A payment in cash goes in as a distribution. Other mergers, from Luxembourg to Ireland for one, are a sale and a purchase. */
  into: string
  /** First day with the new units: what is bought on it counts in them. YYYY-MM-DD. */
  date: string
  /** New units for one old unit: 10 for a split of one into ten. Above 0, at most 1000000. */
  ratio: number
} | {
  /** Kind. */
  type: 'transfer'
  /** ISIN. */
  isin: string
  /** Day on which units went to the other depot. YYYY-MM-DD. */
  date: string
  /** Depot that they left: the oldest go first. */
  depot: string
  /** Depot that they came to, with their days of purchase and cost. */
  to: string
  /** Units moved. Above 0, at most 100000000. */
  units: number
}

/** One entry of a list: DepotTaxReturnNormalizedInputSecurityYear. */
export interface DepotTaxReturnNormalizedInputSecurityYear {
  /** Calendar year of the lump sum, which counts as received in the next; only years with a published base rate. */
  year: 2018 | 2019 | 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026
  /** First redemption price of the year. Unit: EUR. */
  priceStart: number
  /** Last redemption price of the year. Unit: EUR. */
  priceEnd: number
  /** Distributions of the year on one unit, before tax. Unit: EUR. */
  distributions: number
  /** Whether this lump sum stood in the return of the next year: only then a later sale deducts it. That of the year before this return is declared with it. */
  declared: boolean
}

/** One entry of a list: DepotTaxReturnNormalizedInputSecurity. */
export interface DepotTaxReturnNormalizedInputSecurity {
  /** ISIN. */
  isin: string
  /** What it is for the tax. Left out, the reference data are asked whether it is a share, for the kind of fund that banks or reports state, or else whether it is an equity fund beyond doubt. */
  kind?: 'AKTIENFONDS' | 'MISCHFONDS' | 'IMMOBILIENFONDS' | 'IMMOBILIENFONDS_AUSLAND' | 'SONSTIGE' | 'AKTIE' | 'WERTPAPIER' | 'GOLD_LIEFERBAR' | undefined
  /** Of a fund: its prices by year, in EUR, from which lump sums are calculated. */
  years: DepotTaxReturnNormalizedInputSecurityYear[]
}

/** One entry of a list: DepotTaxReturnNormalizedInputBooking. */
export interface DepotTaxReturnNormalizedInputBooking {
  /** Depot in which it was booked: what was bought first there counts as sold first. */
  depot: string
  /** What happened. All but the first four are refused by their name; splits and mergers go into `changes`. */
  type: 'purchase' | 'sale' | 'distribution' | 'interest' | 'option' | 'future' | 'short_sale' | 'spin_off' | 'split' | 'merger' | 'rights_issue' | 'securities_lending'
  /** Day of the trade, or of the payment. YYYY-MM-DD. */
  date: string
  /** Security; needed but for interest. */
  isin?: string | undefined
  /** Units bought or sold; needed for both. */
  units?: number | undefined
  /** Units × price, or the payment before all taxes; in the currency of the booking. Unit: currency. */
  amount: number
  /** Fees of a purchase or a sale; in the currency of the booking. Unit: currency. */
  costs: number
  /** Foreign tax withheld from a distribution or from interest; in the currency of the booking. Unit: currency. */
  foreignTax: number
  /** Currency of its amounts, ISO 4217. */
  currency: string
  /** Units of the currency for 1 EUR on the day. Left out, the reference rate of the ECB is taken. */
  rate?: number | undefined
  /** Of the sale of a fund: declared lump sums of these units, before the partial exemption (line 53 of Anlage KAP-INV). Left out, they are calculated from `years`. Unit: EUR. */
  lumpSums?: number | undefined
}

/** One entry of a list: DepotTaxReturnNormalizedInputChange. */
export type DepotTaxReturnNormalizedInputChange = {
  /** Kind. */
  type: 'split'
  /** ISIN. */
  isin: string
  /** First day with the new units: what is bought on it counts in them. YYYY-MM-DD. */
  date: string
  /** New units for one old unit: 10 for a split of one into ten. */
  ratio: number
} | {
  /** Kind. */
  type: 'merger'
  /** What was held before. */
  isin: string
  /** What it became: a fund of the same kind under the law of the same state (section 23 InvStG), or a share (section 20(4a) EStG). A payment in cash goes in as a distribution. Other mergers, from Luxembourg to Ireland for one, are a sale and a purchase. */
  into: string
  /** First day with the new units: what is bought on it counts in them. YYYY-MM-DD. */
  date: string
  /** New units for one old unit: 10 for a split of one into ten. */
  ratio: number
} | {
  /** Kind. */
  type: 'transfer'
  /** ISIN. */
  isin: string
  /** Day on which units went to the other depot. YYYY-MM-DD. */
  date: string
  /** Depot that they left: the oldest go first. */
  depot: string
  /** Depot that they came to, with their days of purchase and cost. */
  to: string
  /** Units moved. */
  units: number
}

/** One entry of a list: DepotTaxReturnLineRow. */
export interface DepotTaxReturnLineRow {
  /** Its place in `entries`, from 0. */
  entry: number
  /** Amount. Unit: EUR. null: not known. */
  amount: number | null
}

/** One entry of a list: DepotTaxReturnLineObstacle. */
export type DepotTaxReturnLineObstacle = 'kind_unknown' | 'rate_unknown' | 'price_unknown' | 'merged_in_year' | 'lump_sums_unknown' | 'bought_before_2018' | 'bought_before_2009' | 'treaty_rate_unknown'

/** One entry of a list: DepotTaxReturnLine. */
export interface DepotTaxReturnLine {
  /** Form and line. */
  line: 'KAP 12' | 'KAP 13' | 'KAP 17' | 'KAP 19' | 'KAP 20' | 'KAP 21' | 'KAP 22' | 'KAP 23' | 'KAP 24' | 'KAP 41' | 'KAP-INV 4' | 'KAP-INV 5' | 'KAP-INV 6' | 'KAP-INV 7' | 'KAP-INV 8' | 'KAP-INV 9' | 'KAP-INV 10' | 'KAP-INV 11' | 'KAP-INV 12' | 'KAP-INV 13' | 'KAP-INV 14' | 'KAP-INV 17' | 'KAP-INV 20' | 'KAP-INV 23' | 'KAP-INV 26'
  /** Amount. Unit: EUR. null: not known. */
  amount: number | null
  /** If the exemption lowers the credit. Unit: EUR. null: no difference. */
  amountIfExemptionLowersCredit: number | null
  /** Rows. */
  rows: DepotTaxReturnLineRow[]
  /** Missing. */
  obstacles: DepotTaxReturnLineObstacle[]
}

/** One entry of a list: DepotTaxReturnEntryLot. */
export interface DepotTaxReturnEntryLot {
  /** Day of purchase. YYYY-MM-DD. */
  date: string
  /** Units of that day. */
  units: number
  /** Cost. Unit: EUR. null: not known. */
  cost: number | null
  /** Lump sums. Unit: EUR. null: not known. */
  lumpSums: number | null
}

/** One entry of a list: DepotTaxReturnEntryObstacle. */
export type DepotTaxReturnEntryObstacle = 'kind_unknown' | 'rate_unknown' | 'price_unknown' | 'merged_in_year' | 'lump_sums_unknown' | 'bought_before_2018' | 'bought_before_2009' | 'treaty_rate_unknown'

/** One entry of a list: DepotTaxReturnEntry. */
export interface DepotTaxReturnEntry {
  /** Kind. */
  type: 'distribution' | 'interest' | 'lump_sum' | 'sale' | 'total'
  /** Its booking by its place in the request, from 0; null for lump sums and totals. null: none. */
  booking: number | null
  /** Depot. null: none. */
  depot: string | null
  /** ISIN. null: none. */
  isin: string | null
  /** Kind of security. null: not known. */
  kind: 'AKTIENFONDS' | 'MISCHFONDS' | 'IMMOBILIENFONDS' | 'IMMOBILIENFONDS_AUSLAND' | 'SONSTIGE' | 'AKTIE' | 'WERTPAPIER' | 'GOLD_LIEFERBAR' | null
  /** Which total of the request it is; null for other rows. null: none. */
  total: 'shareGain' | 'shareLoss' | 'derivativeGain' | 'derivativeLoss' | 'otherGain' | 'otherLoss' | 'privateSaleGain' | 'privateSaleLoss' | null
  /** Day of the sale or payment; of a lump sum, the first working day of the year. YYYY-MM-DD. null: none. */
  date: string | null
  /** Units sold or held. null: none. */
  units: number | null
  /** Units of the currency for 1 EUR; null where it is EUR. null: EUR. */
  rate: number | null
  /** Day of the reference rate; null where the request gives the rate. YYYY-MM-DD. null: as given. */
  rateDate: string | null
  /** Proceeds. Unit: EUR. null: none, or not known. */
  proceeds: number | null
  /** Costs. Unit: EUR. null: none, or not known. */
  costs: number | null
  /** Cost. Unit: EUR. null: none, or not known. */
  cost: number | null
  /** Lump sums deducted. Unit: EUR. null: none, or not known. */
  lumpSums: number | null
  /** Counts. Unit: EUR. null: not known. */
  amount: number | null
  /** Foreign tax to credit. Unit: EUR. null: none, or not known. */
  foreignTax: number | null
  /** Purchases that a sale takes, or that bear a lump sum, the oldest first. */
  lots: DepotTaxReturnEntryLot[]
  /** Missing. */
  obstacles: DepotTaxReturnEntryObstacle[]
}

/** One entry of a list: RetirementAltersvorsorgedepotInputChildrenEntry. */
export interface RetirementAltersvorsorgedepotInputChildrenEntry {
  /** Birth year. Integer. At least 1997, at most 2067. Default: 2027. */
  birthYear?: number | undefined
  /** Birthday in whose calendar year child benefit is paid for the last time: one month of it suffices for the year. Unit: years. Integer. At least 17, at most 25. Default: 18. */
  benefitUntilAge?: number | undefined
}

/** One entry of a list: RetirementAltersvorsorgedepotNormalizedInputChildrenEntry. */
export interface RetirementAltersvorsorgedepotNormalizedInputChildrenEntry {
  /** Birth year. */
  birthYear: number
  /** Birthday in whose calendar year child benefit is paid for the last time: one month of it suffices for the year. Unit: years. */
  benefitUntilAge: number
}

/** One entry of a list: RetirementAltersvorsorgedepotByTaxRateEntry. */
export interface RetirementAltersvorsorgedepotByTaxRateEntry {
  /** Assumed tax on each euro of benefit in old age. Unit: percentage points (1 is 1 %). */
  taxRatePct: number
  /** Sum of the payments of the contract after this tax. Unit: EUR. */
  contractNet: number
  /** Sum of the payments of your own portfolio after tax; the rate does not change it. Unit: EUR. */
  ownNet: number
  /** The first less the second. Unit: EUR. */
  difference: number
}

/** One entry of a list: RetirementAltersvorsorgedepotSavingEntry. */
export interface RetirementAltersvorsorgedepotSavingEntry {
  /** Year. */
  year: number
  /** Age at the beginning of the year. Unit: years. */
  age: number
  /** Own contribution. Unit: EUR. */
  contribution: number
  /** Basic allowance due for the year. Unit: EUR. */
  basicAllowance: number
  /** Career starter bonus. Unit: EUR. */
  starterBonus: number
  /** Child allowances due for the year. Unit: EUR. */
  childAllowance: number
  /** Income tax that the deduction saves beyond the allowances; paid to the person. Unit: EUR. */
  refund: number
  /** Church tax and solidarity surcharge on the refund. Unit: EUR. */
  surcharges: number
  /** Contribution less refund and surcharges, not below 0: what the year really takes, and what your own portfolio gets. Unit: EUR. */
  effort: number
  /** Value of the Altersvorsorgedepot at the end of the year, moved Riester capital left out. Unit: EUR. */
  contractValue: number
  /** Tax of your own portfolio in January, sales for it included. Unit: EUR. */
  ownTax: number
  /** Value of your own portfolio at the end of the year. Unit: EUR. */
  ownValue: number
}

/** One entry of a list: RetirementAltersvorsorgedepotPayoutEntry. */
export interface RetirementAltersvorsorgedepotPayoutEntry {
  /** Age. Unit: years. */
  age: number
  /** Paid by the contract; in the first year with what is paid at once. Unit: EUR. */
  contractGross: number
  /** Tax on it. Unit: EUR. */
  contractTax: number
  /** What is left of it. Unit: EUR. */
  contractNet: number
  /** Proceeds of sales of your own portfolio. Unit: EUR. */
  ownGross: number
  /** Tax on the gain in them and on the lump sum of the year before. Unit: EUR. */
  ownTax: number
  /** What is left of them. Unit: EUR. */
  ownNet: number
}

/** Description of an analysis. */
export interface CapabilityDescriptor {
  /** Id, as in paths. */
  id: string
  /** Name. */
  title: string
  /** What it computes, in a sentence. */
  description: string
  /** Where a request is posted to. */
  endpoint: string
  /** Its formulas and sources. */
  methodology: string
  /** Id in the OpenAPI document and name of the tool for assistants. */
  operationId: string
  /** What it takes. */
  inputSchema: JsonSchema
  /** What it answers. */
  resultSchema: JsonSchema
  /** A request that works as it stands. */
  example: {
    /** A body to post. */
    request: unknown
  }
  /** Whether a snapshot includes it. */
  supportedInBatch: boolean
  /** Standalone capabilities only: the whole answer. */
  responseSchema?: JsonSchema | undefined
}

/** JSON Schema 2020-12. */
export type JsonSchema = Record<string, unknown>

/** One entry of a list: PortfolioCatalogInputBasisEntry. */
export type PortfolioCatalogInputBasisEntry = 'weights' | 'values'

/** What the portfolio analysis offers. */
export interface PortfolioCatalog {
  /** Version of the models. */
  modelVersion: string
  /** None is needed. */
  authentication: 'none'
  /** OpenAPI document. */
  openapi: string
  /** Usage guide. */
  guide: string
  /** Page with formulas and sources. */
  methodology: string
  /** The same as Markdown. */
  methodologyMarkdown: string
  /** Page on how to use this interface. */
  documentation: string
  /** What is kept of requests. */
  persistence: string
  /** Most holdings of a request. */
  maxHoldings: number
  /** How a portfolio may be stated. */
  inputBasis: PortfolioCatalogInputBasisEntry[]
  /** How much a client may ask for. */
  rateLimit: {
    /** Units per window. */
    units: number
    /** Length of a window in seconds. */
    windowSeconds: number
    /** What a request takes. */
    cost: string
  }
  /** Largest body of a request in bytes. */
  bodyLimitBytes: number
  /** Where a snapshot is posted to. */
  endpoint: string
  /** Id of the snapshot in the OpenAPI document. */
  operationId: string
  /** Most holdings of a snapshot. */
  maxHoldingsPerSnapshot: number
  /** Most holdings of both sides of a comparison together. */
  maxComparisonHoldings: number
  /** Most candidates of ETF alternatives. */
  maxAlternativeCandidates: number
  /** Most days of a historical replay. */
  maxReplayWindowDays: number
  /** Ids of the analyses of a snapshot. */
  batchCapabilities: string[]
  /** All analyses. */
  capabilities: CapabilityDescriptor[]
}

/** Description of a calculator. */
export interface CalculatorDescriptor {
  /** Slug, as in paths. */
  slug: string
  /** Name. */
  title: string
  /** What it computes, in a sentence. */
  description: string
  /** Where a request is posted to. */
  endpoint: string
  /** Its formulas and sources. */
  methodology: string
  /** Id in the OpenAPI document and name of the tool for assistants. */
  operationId: string
  /** What it takes. */
  inputSchema: JsonSchema
  /** What it answers. */
  resultSchema: JsonSchema
  /** A request that works as it stands, and its answer. */
  example: {
    /** A body to post. */
    request: unknown
    /** The data that is answered. */
    response: unknown
  }
  /** Normalised inputs of an empty request. */
  defaults: Record<string, unknown>
}

/** What the calculators offer. */
export interface CalculatorCatalog {
  /** Version of the models. */
  modelVersion: string
  /** None is needed. */
  authentication: 'none'
  /** OpenAPI document. */
  openapi: string
  /** Usage guide. */
  guide: string
  /** Page with formulas and sources. */
  methodology: string
  /** The same as Markdown. */
  methodologyMarkdown: string
  /** Page on how to use this interface. */
  documentation: string
  /** Currency of all amounts. */
  currency: 'EUR'
  /** Unit of rates in requests. */
  inputRates: string
  /** Unit of rates in answers. */
  outputRates: string
  /** How many requests a client may make. */
  rateLimit: {
    /** Units per window. */
    requests: number
    /** What takes a unit. */
    unit: string
    /** Length of a window in seconds. */
    windowSeconds: number
    /** Whose calls are counted together. */
    scope: string
  }
  /** Catalog of the portfolio analysis. */
  portfolioAnalysis: string
  /** Comparison of scenarios of one calculator. */
  comparison: {
    /** Where scenarios are posted to. */
    endpoint: string
    /** Most scenarios of a request. */
    maxScenarios: number
    /** Id in the OpenAPI document. */
    operationId: string
  }
  /** All calculators. */
  calculators: CalculatorEntry[]
}

/** Description of a calculator in a catalog. */
export interface CalculatorEntry {
  /** Slug, as in paths. */
  slug: string
  /** Name. */
  title: string
  /** What it computes, in a sentence. */
  description: string
  /** Where a request is posted to. */
  endpoint: string
  /** Its formulas and sources. */
  methodology: string
  /** Id in the OpenAPI document and name of the tool for assistants. */
  operationId: string
  /** What it takes. */
  inputSchema: JsonSchema
  /** What it answers. */
  resultSchema: JsonSchema
  /** A request that works as it stands, and its answer. */
  example: {
    /** A body to post. */
    request: unknown
    /** The data that is answered. */
    response: unknown
  }
}

/** Description of a calculation of depot tax. */
export interface DepotTaxDescriptor {
  /** Id, as in paths. */
  id: string
  /** Name. */
  title: string
  /** What it computes, in a sentence. */
  description: string
  /** Where a request is posted to. */
  endpoint: string
  /** Its formulas and sources. */
  methodology: string
  /** Id in the OpenAPI document and name of the tool for assistants. */
  operationId: string
  /** What it takes. */
  inputSchema: JsonSchema
  /** What it answers. */
  resultSchema: JsonSchema
  /** A request that works as it stands, and its answer. */
  example: {
    /** A body to post. */
    request: unknown
    /** The data that is answered. */
    response: unknown
  }
}

/** What depot tax offers. */
export interface DepotTaxCatalog {
  /** Version of the models. */
  modelVersion: string
  /** None is needed. */
  authentication: 'none'
  /** OpenAPI document. */
  openapi: string
  /** Usage guide. */
  guide: string
  /** Page with formulas and sources. */
  methodology: string
  /** The same as Markdown. */
  methodologyMarkdown: string
  /** Page on how to use this interface. */
  documentation: string
  /** Currency of all amounts. */
  currency: 'EUR'
  /** What is kept of requests. */
  persistence: string
  /** How many requests a client may make. */
  rateLimit: {
    /** Units per window. */
    requests: number
    /** What takes a unit. */
    unit: string
    /** Length of a window in seconds. */
    windowSeconds: number
    /** Whose calls are counted together. */
    scope: string
  }
  /** All calculations. */
  capabilities: DepotTaxDescriptor[]
}

/** Description of a calculation of retirement. */
export interface RetirementDescriptor {
  /** Id, as in paths. */
  id: string
  /** Name. */
  title: string
  /** What it computes, in a sentence. */
  description: string
  /** Where a request is posted to. */
  endpoint: string
  /** Its formulas and sources. */
  methodology: string
  /** Id in the OpenAPI document and name of the tool for assistants. */
  operationId: string
  /** What it takes. */
  inputSchema: JsonSchema
  /** What it answers. */
  resultSchema: JsonSchema
  /** A request that works as it stands, and its answer. */
  example: {
    /** A body to post. */
    request: unknown
    /** The data that is answered. */
    response: unknown
  }
  /** Normalised inputs of an empty request. */
  defaults: Record<string, unknown>
}

/** What retirement offers. */
export interface RetirementCatalog {
  /** Version of the models. */
  modelVersion: string
  /** None is needed. */
  authentication: 'none'
  /** OpenAPI document. */
  openapi: string
  /** Usage guide. */
  guide: string
  /** Page with formulas and sources. */
  methodology: string
  /** The same as Markdown. */
  methodologyMarkdown: string
  /** Page on how to use this interface. */
  documentation: string
  /** Currency of all amounts. */
  currency: 'EUR'
  /** Unit of rates in requests and answers. */
  rates: string
  /** How many requests a client may make. */
  rateLimit: {
    /** Units per window. */
    requests: number
    /** What takes a unit. */
    unit: string
    /** Length of a window in seconds. */
    windowSeconds: number
    /** Whose calls are counted together. */
    scope: string
  }
  /** All calculations. */
  capabilities: RetirementEntry[]
}

/** Description of a calculation of retirement in a catalog. */
export interface RetirementEntry {
  /** Id, as in paths. */
  id: string
  /** Name. */
  title: string
  /** What it computes, in a sentence. */
  description: string
  /** Where a request is posted to. */
  endpoint: string
  /** Its formulas and sources. */
  methodology: string
  /** Id in the OpenAPI document and name of the tool for assistants. */
  operationId: string
  /** What it takes. */
  inputSchema: JsonSchema
  /** What it answers. */
  resultSchema: JsonSchema
  /** A request that works as it stands, and its answer. */
  example: {
    /** A body to post. */
    request: unknown
    /** The data that is answered. */
    response: unknown
  }
}

/** Description of an analysis of fixed income. */
export interface FixedIncomeDescriptor {
  /** Id, as in paths. */
  id: string
  /** Name. */
  title: string
  /** What it computes, in a sentence. */
  description: string
  /** Where a request is posted to. */
  endpoint: string
  /** Its formulas and sources. */
  methodology: string
  /** Id in the OpenAPI document and name of the tool for assistants. */
  operationId: string
  /** What it takes. */
  inputSchema: JsonSchema
  /** What it answers. */
  resultSchema: JsonSchema
  /** A request that works as it stands. */
  example: {
    /** A body to post. */
    request: unknown
  }
  /** The whole answer. */
  responseSchema: Record<string, unknown>
}

/** One entry of a list: FixedIncomeCatalogInputBasisEntry. */
export type FixedIncomeCatalogInputBasisEntry = 'weights' | 'values'

/** What fixed income offers. */
export interface FixedIncomeCatalog {
  /** Version of the models. */
  modelVersion: string
  /** None is needed. */
  authentication: 'none'
  /** OpenAPI document. */
  openapi: string
  /** Usage guide. */
  guide: string
  /** Page with formulas and sources. */
  methodology: string
  /** The same as Markdown. */
  methodologyMarkdown: string
  /** Page on how to use this interface. */
  documentation: string
  /** What is kept of requests. */
  persistence: string
  /** Most holdings of a request. */
  maxHoldings: number
  /** How a portfolio may be stated. */
  inputBasis: FixedIncomeCatalogInputBasisEntry[]
  /** How much a client may ask for. */
  rateLimit: {
    /** Units per window. */
    units: number
    /** Length of a window in seconds. */
    windowSeconds: number
    /** What a request takes. */
    cost: string
  }
  /** Largest body of a request in bytes. */
  bodyLimitBytes: number
  /** All analyses. */
  capabilities: FixedIncomeDescriptor[]
}

/** Why a section is not complete. */
export type Reason = 'unresolved_holdings' | 'provider_unavailable' | 'incomplete_coverage' | 'no_equities' | 'fewer_than_two_funds'

/** An analysis that has data. */
export interface UsableAnalysis<D> {
  /** `ok`: complete. `partial`: some of it is not known; `reasons` say why. */
  status: 'ok' | 'partial'
  /** Why it is not complete; empty for `ok`. */
  reasons: Reason[]
  /** The result. */
  data: D
}

/** An analysis of which nothing can be said. */
export interface UnavailableAnalysis<U> {
  /** Nothing can be said; `reasons` say why. */
  status: 'unavailable'
  /** Why nothing can be said. */
  reasons: Reason[]
  /** Null, or what can be said nevertheless; never a result to show. */
  data: U
}

/** A portfolio by weights that sum to 1. */
export interface WeightSnapshotRequest {
  /** Amounts are. Default: "weights". */
  basis?: 'weights' | undefined
  /** Securities and cash, at most as many as `maxHoldings` of the catalog. 1 to 200 items. */
  holdings: readonly WeightSnapshotRequestHolding[]
  /** Base currency. Default: "EUR". */
  baseCurrency?: string | undefined
  /** Language of the documentation link only. Default: "en". */
  locale?: 'en' | 'de' | undefined
  /** Bounds returned companies and positions. Integer. At least 1, at most 100. Default: 50. */
  limit?: number | undefined
}

/** A portfolio by values in the base currency. */
export interface ValueSnapshotRequest {
  /** Amounts are. */
  basis: 'values'
  /** Securities and cash, at most as many as `maxHoldings` of the catalog. 1 to 200 items. */
  holdings: readonly ValueSnapshotRequestHolding[]
  /** Base currency. Default: "EUR". */
  baseCurrency?: string | undefined
  /** Language of the documentation link only. Default: "en". */
  locale?: 'en' | 'de' | undefined
  /** Bounds returned companies and positions. Integer. At least 1, at most 100. Default: 50. */
  limit?: number | undefined
}

/** One complete portfolio: ISINs and cash. */
export type SnapshotRequest = ValueSnapshotRequest | WeightSnapshotRequest

/** Data of the section allocation. */
export interface AllocationResult {
  /** Covers. */
  scope: 'whole_portfolio'
  /** 1 minus the unknown share. Unit: fraction (0.01 is 1 %). */
  coverage: number
  /** Asset classes. */
  buckets: Bucket[]
}

/** Data of the section overlap. */
export interface OverlapResult {
  /** Measured as. */
  method: 'sum_minimum_constituent_weights'
  /** Equity funds. */
  fundCount: number
  /** Pairs of funds. */
  pairs: OverlapPair[]
  /** Lists of holdings used. */
  funds: FundCoverage[]
}

/** Data of the section look-through. */
export interface LookThroughResult {
  /** Covers. */
  scope: 'equities'
  /** Largest companies. */
  positions: LookThroughPosition[]
  /** Companies known by name. */
  positionCount: number
  /** Share of the portfolio in equity fund remainders that name no company. Unit: fraction (0.01 is 1 %). */
  unresolvedFundWeight: number
  /** Positions beyond the limit. Unit: fraction (0.01 is 1 %). */
  tailWeight: number
  /** Lists of holdings used. */
  funds: FundCoverage[]
}

/** Data of the section concentration. */
export interface ConcentrationResult {
  /** Covers. */
  scope: 'equities'
  /** Known of the equities. Unit: fraction (0.01 is 1 %). */
  coverage: number
  /** Largest issuers, shares of the identified equities. */
  issuers: ConcentrationIssuer[]
  /** Issuers. null: not known. */
  issuerCount: number | null
  /** Issuers beyond this list. Unit: fraction (0.01 is 1 %). null: not known. */
  tailWeight: number | null
  /** Largest issuer. null: not known. */
  largestIssuer: {
    /** Id. */
    issuerId: string
    /** Name. */
    name: string
    /** Share. Unit: fraction (0.01 is 1 %). */
    weight: number
  } | null
  /** Herfindahl index (HHI). Unit: fraction (0.01 is 1 %). null: not known. */
  hhi: number | null
  /** Effective number of issuers. Unit: count. null: not known. */
  effectiveN: number | null
}

/** Data of the section sectors. */
export type SectorsResult = Dimension

/** Data of the section geography. */
export interface GeographyResult {
  /** Countries. */
  countries: Dimension
  /** Regions. */
  regions: Dimension
}

/** Data of the section currencies. */
export interface CurrenciesResult {
  /** Currencies of the companies. */
  equityExposure: Dimension
  /** Currencies of the holdings. */
  heldCurrencies: Bucket[]
  /** Funds that hedge a currency. */
  hedgedFunds: CurrenciesHedgedFund[]
}

/** Data of the section costs. */
export interface CostsResult {
  /** Covers. */
  scope: 'ongoing_fund_charges'
  /** Charge known for. Unit: fraction (0.01 is 1 %). */
  coveredPortfolioWeight: number
  /** In funds. Unit: fraction (0.01 is 1 %). */
  fundPortfolioWeight: number
  /** Charge not known for. Unit: fraction (0.01 is 1 %). */
  unknownPortfolioWeight: number
  /** On the covered fund portion only; 0.002 is 0.2%. Unit: fraction (0.01 is 1 %). null: not known. */
  weightedTer: number | null
  /** A subtotal when anything is unknown; null for weight-only requests. Unit: amount in baseCurrency. null: not known. */
  knownAnnualCost: number | null
  /** Charge of each fund. */
  positions: CostsPosition[]
}

/** What every snapshot says besides its analyses. */
export interface SnapshotFrame {
  /** Model version. */
  modelVersion: string
  /** Computed. */
  computedAt: string
  /** Base currency. */
  baseCurrency: string
  /** Amounts are. */
  basis: 'weights' | 'values'
  /** Sum. Unit: amount in baseCurrency. null: no amounts given. */
  totalValue: number | null
  /** Known to the service. Unit: fraction (0.01 is 1 %). */
  resolvedPortfolioWeight: number
  /** Oldest known fund-constituent date; null when unavailable. null: not known. */
  constituentsAsOf: string | null
  /** Holdings. */
  holdings: SnapshotHolding[]
  /** Assumptions. */
  assumptions: string[]
  /** Limitations. */
  limitations: string[]
  /** Links. */
  links: {
    /** Methodology. */
    documentation: string
    /** Catalog. */
    catalog: string
  }
}

/** Request of cost-drag. */
export interface CostDragRequest {
  /** Amount invested at the start. Unit: amount in baseCurrency. At least 0, at most 100000000. */
  initialValue: number
  /** Assumed return before fees; 0.05 is 5%. Unit: fraction per year (0.01 is 1 %). At least -0.5, at most 1. */
  annualReturn: number
  /** Fee on the whole amount; 0.002 is 0.2%. 0 is an explicit assumption. Unit: fraction per year (0.01 is 1 %). At least 0, at most 0.2. */
  annualFeeRate: number
  /** Paid in at the end of each month. Unit: amount in baseCurrency. At least 0, at most 1000000. Default: 0. */
  monthlyContribution?: number | undefined
  /** Years. Unit: years. Integer. At least 1, at most 60. */
  horizonYears: number
  /** Base currency. Default: "EUR". */
  baseCurrency?: string | undefined
  /** Language of the documentation link only. Default: "en". */
  locale?: 'en' | 'de' | undefined
}

/** Data of the analysis cost-drag. */
export interface CostDragResult {
  /** Model. */
  model: 'monthly_compounding_fee_on_total'
  /** Value without fees. Unit: amount in baseCurrency. */
  finalValueWithoutFees: number
  /** Value with fees. Unit: amount in baseCurrency. */
  finalValueWithFees: number
  /** Value without fees less value with fees. Unit: amount in baseCurrency. */
  feeDrag: number
  /** feeDrag as a share of the value without fees; null when that is 0. Unit: fraction (0.01 is 1 %). null: the value without fees is 0. */
  feeDragFraction: number | null
  /** initialValue included. Unit: amount in baseCurrency. */
  totalContributions: number
  /** Fees taken; less than feeDrag where the fees would have grown. Unit: amount in baseCurrency. */
  totalFeesPaid: number
  /** Year by year. */
  yearly: CostDragYearlyEntry[]
}

/** Data of the analysis industries. */
export interface IndustriesResult {
  /** Covers. */
  scope: 'equities'
  /** Equity share of the whole portfolio. Unit: fraction (0.01 is 1 %). */
  portfolioShare: number
  /** Industries. */
  industries: {
    /** Share of the equities whose industry is known. Unit: fraction (0.01 is 1 %). */
    coverage: number
    /** By provider industry name, unknown included. */
    buckets: Bucket[]
  }
  /** Interests. */
  interests: {
    /** Version. */
    version: string
    /** Known of the equities. Unit: fraction (0.01 is 1 %). */
    coverage: number
    /** Interests. */
    items: IndustriesInterestsItem[]
  }
  /** Themes. */
  themes: {
    /** Version. */
    version: string
    /** Share of the equities whose company is identified. Unit: fraction (0.01 is 1 %). */
    coverage: number
    /** Themes. */
    items: IndustriesThemesItem[]
  }
}

/** Data of the analysis revenue-geography. */
export interface RevenueGeographyResult {
  /** Covers. */
  scope: 'equities'
  /** Equities in the portfolio. Unit: fraction (0.01 is 1 %). */
  portfolioShare: number
  /** Companies examined at most. */
  companyLimit: 25
  /** Companies examined. */
  companiesExamined: number
  /** Covered weight as a share of the equities. Unit: fraction (0.01 is 1 %). */
  coverage: number
  /** With a report. Unit: fraction (0.01 is 1 %). */
  coveredWeight: number
  /** Examined companies without a usable annual report. Unit: fraction (0.01 is 1 %). */
  missingObservationWeight: number
  /** Identified companies beyond the limit. Unit: fraction (0.01 is 1 %). */
  omittedCompanyWeight: number
  /** Equity fund remainders that name no company. Unit: fraction (0.01 is 1 %). */
  residualFundWeight: number
  /** The oldest annual report used. null: no report used. */
  reportAsOf: string | null
  /** Where the companies earn their revenue. */
  regions: Bucket[]
  /** Companies. */
  companies: RevenueGeographyCompany[]
}

/** Request of compare. */
export interface CompareRequest {
  /** Before. */
  before: SnapshotRequest
  /** After. */
  after: SnapshotRequest
  /** Language. Default: "en". */
  locale?: 'en' | 'de' | undefined
}

/** Data of the analysis compare. */
export interface CompareResult {
  /** Before. */
  before: Snapshot
  /** After. */
  after: Snapshot
  /** Changes. */
  deltas: {
    /** null unless the section is ok on both sides. null: not comparable. */
    allocation: CompareDeltasAllocationEntry[] | null
    /** null unless the section is ok on both sides. null: not comparable. */
    sectors: CompareDeltasSector[] | null
    /** null unless the section is ok on both sides. null: not comparable. */
    countries: CompareDeltasCountry[] | null
    /** null unless the section is ok on both sides. null: not comparable. */
    currencyExposure: CompareDeltasCurrencyExposureEntry[] | null
    /** Change of the HHI. null: not comparable. */
    hhi: number | null
    /** Change of the effective number of issuers. Unit: count. null: not comparable. */
    effectiveN: number | null
    /** Change of the weighted charge. Unit: fraction (0.01 is 1 %). null: not comparable. */
    weightedTer: number | null
    /** Change of the known yearly cost. Unit: amount in baseCurrency. null: not comparable. */
    knownAnnualCost: number | null
  }
}

/** Request of contribution-plan. */
export interface ContributionPlanRequest {
  /** Portfolio. */
  portfolio: ValueSnapshotRequest
  /** The wanted mix; weights sum to 1. 1 to 8 items. */
  targets: readonly ContributionPlanRequestTarget[]
  /** One new amount in whole cents. Unit: amount in baseCurrency. At least 0, at most 100000000. */
  contribution: number
  /** A smaller amount is not allocated. Unit: amount in baseCurrency. At least 0, at most 100000000. Default: 0. */
  minimumAllocation?: number | undefined
}

/** Data of the analysis contribution-plan. */
export interface ContributionPlanResult {
  /** Method. */
  method: 'proportional_underweight_gaps'
  /** Amount to invest. Unit: amount in baseCurrency. */
  contribution: number
  /** Allocated. Unit: amount in baseCurrency. */
  allocatedAmount: number
  /** Counts as cash afterwards. Unit: amount in baseCurrency. */
  unallocatedAmount: number
  /** Now. */
  before: ContributionPlanBeforeEntry[]
  /** Afterwards. */
  after: ContributionPlanAfterEntry[]
  /** Split of the amount. */
  allocations: ContributionPlanAllocation[]
}

/** Request of etf-alternatives. */
export interface EtfAlternativesRequest {
  /** ISIN of the fund to replace. */
  isin: string
  /** Without it, the shared catalogue supplies candidates. 1 to 10 items. */
  candidateIsins?: readonly string[] | undefined
  /** Base currency. Default: "EUR". */
  baseCurrency?: string | undefined
  /** Language of the documentation link only. Default: "en". */
  locale?: 'en' | 'de' | undefined
  /** Bounds the returned matches. Integer. At least 1, at most 10. Default: 5. */
  limit?: number | undefined
}

/** Data of the analysis etf-alternatives. */
export interface EtfAlternativesResult {
  /** Model. */
  model: 'half_holdings_quarter_sector_quarter_country'
  /** Candidates. */
  candidateSource: 'caller' | 'shared_catalog'
  /** Date of the catalogue. null: no catalogue used. */
  catalogAsOf: string | null
  /** Fund to replace. */
  source: {
    /** ISIN. */
    isin: string
    /** Name. */
    name: string
    /** Ongoing charge. Unit: fraction (0.01 is 1 %). null: not known. */
    ter: number | null
    /** Date of the list of holdings. null: not known. */
    constituentsAsOf: string | null
    /** Holdings known. Unit: fraction (0.01 is 1 %). */
    holdingsCoverage: number
    /** Sectors known. Unit: fraction (0.01 is 1 %). */
    sectorCoverage: number
    /** Countries known. Unit: fraction (0.01 is 1 %). */
    countryCoverage: number
  }
  /** Candidates. */
  candidates: EtfAlternativesCandidate[]
  /** Similar and cheaper. */
  matches: string[]
  /** Further matches. */
  omittedMatches: number
  /** Why nothing was compared. null: none. */
  failure: 'catalog_empty' | 'catalog_unavailable' | 'source_unavailable' | null
}

/** Request of stress-scenarios. */
export interface StressScenariosRequest {
  /** Portfolio. */
  portfolio: SnapshotRequest
  /** Scenarios. 1 to 5 items. */
  scenarioKeys: readonly StressScenariosRequestScenarioKey[]
}

/** Data of the analysis stress-scenarios. */
export interface StressScenariosResult {
  /** Model. */
  model: 'approximate_sector_asset_class_and_listing_currency_shocks'
  /** Scenarios. */
  scenarios: StressScenariosScenario[]
}

/** Request of historical-replay. */
export interface HistoricalReplayRequest {
  /** Portfolio. */
  portfolio: SnapshotRequest
  /** From. YYYY-MM-DD. */
  startDate: string
  /** To. YYYY-MM-DD. */
  endDate: string
  /** Amount invested at the start. Unit: amount in baseCurrency. Above 0, at most 100000000. */
  initialValue: number
  /** Paid in every month. Unit: amount in baseCurrency. At least 0, at most 1000000. Default: 0. */
  monthlyContribution?: number | undefined
  /** Rebalancing. Default: "none". */
  rebalancing?: 'none' | 'annual' | 'quarterly' | undefined
}

/** Data of the analysis historical-replay. */
export interface HistoricalReplayResult {
  /** Model. */
  model: 'hypothetical_constant_mix_replay'
  /** From, as asked for. YYYY-MM-DD. */
  requestedStart: string
  /** To, as asked for. YYYY-MM-DD. */
  requestedEnd: string
  /** First day with a usable price of every leg. YYYY-MM-DD. */
  startDate: string
  /** To. YYYY-MM-DD. */
  endDate: string
  /** Rebalancing. */
  rebalancing: 'none' | 'annual' | 'quarterly'
  /** Prices used. */
  legs: HistoricalReplayLeg[]
  /** The mix. */
  mix: {
    /** Return in all. Unit: fraction (0.01 is 1 %). */
    totalReturn: number
    /** On actual days / 365.25. Unit: fraction (0.01 is 1 %). */
    annualizedReturn: number
    /** Largest fall from a high; positive. Unit: fraction (0.01 is 1 %). */
    maxDrawdown: number
    /** High before the loss. YYYY-MM-DD. null: no loss. */
    drawdownPeakDate: string | null
    /** Low. YYYY-MM-DD. null: no loss. */
    drawdownTroughDate: string | null
    /** First day at the old high again; null while it was not reached. YYYY-MM-DD. null: no recovery within the period. */
    drawdownRecoveryDate: string | null
    /** Of daily log returns, times the root of 252. Unit: fraction (0.01 is 1 %). */
    annualizedVolatility: number
    /** Day by day. */
    daily: HistoricalReplayMixDailyEntry[]
  }
  /** With contributions. */
  contributions: {
    /** Amount at the start. Unit: amount in baseCurrency. */
    initialValue: number
    /** Paid in every month. Unit: amount in baseCurrency. */
    monthlyContribution: number
    /** Paid in. Unit: amount in baseCurrency. */
    totalInvested: number
    /** Value at the end. Unit: amount in baseCurrency. */
    finalValue: number
    /** Gain. Unit: amount in baseCurrency. */
    gain: number
    /** Annual effective; null where no such rate exists. Unit: fraction (0.01 is 1 %). null: no such rate exists. */
    moneyWeightedReturn: number | null
    /** Day by day. */
    daily: HistoricalReplayContributionsDailyEntry[]
  }
}

/** Data of the analysis bonds. */
export interface BondsResult {
  /** Covers. */
  scope: 'bonds'
  /** Bonds in the portfolio: single ones, bond funds, and the bonds of mixed funds whose mix is known. Unit: fraction (0.01 is 1 %). */
  portfolioShare: number
  /** Share of the bonds that is known row by row; null without bonds. Unit: fraction (0.01 is 1 %). null: no bonds. */
  coverage: number | null
  /** The same as a share of the portfolio. Unit: fraction (0.01 is 1 %). */
  coveredWeight: number
  /** Duration. */
  duration: {
    /** Share of the bonds with maturity and coupon; null without bonds. Unit: fraction (0.01 is 1 %). null: no bonds. */
    coverage: number | null
    /** Average time to maturity. Unit: years. null: not known. */
    maturityYears: number | null
    /** Average time until the money comes back, payments of interest included. Unit: years. null: not known. */
    macaulayYears: number | null
    /** Percent that the price loses where the yield rises by one percentage point. Unit: years. null: not known. */
    modifiedYears: number | null
    /** Average coupon. Unit: fraction (0.01 is 1 %). null: not known. */
    averageCoupon: number | null
  }
  /** Years to maturity. */
  maturities: {
    /** Classified share of the bonds; null without bonds. Unit: fraction (0.01 is 1 %). null: no bonds. */
    coverage: number | null
    /** What is not known is `unknown`; together they are the bonds of the portfolio. */
    buckets: Bucket[]
  }
  /** Kinds. */
  types: {
    /** Classified share of the bonds; null without bonds. Unit: fraction (0.01 is 1 %). null: no bonds. */
    coverage: number | null
    /** What is not known is `unknown`; together they are the bonds of the portfolio. */
    buckets: Bucket[]
  }
  /** Countries. */
  countries: {
    /** Classified share of the bonds; null without bonds. Unit: fraction (0.01 is 1 %). null: no bonds. */
    coverage: number | null
    /** What is not known is `unknown`; together they are the bonds of the portfolio. */
    buckets: Bucket[]
  }
  /** Currencies. */
  currencies: {
    /** Classified share of the bonds; null without bonds. Unit: fraction (0.01 is 1 %). null: no bonds. */
    coverage: number | null
    /** What is not known is `unknown`; together they are the bonds of the portfolio. */
    buckets: Bucket[]
  }
  /** Ratings. */
  ratings: {
    /** Classified share of the bonds; null without bonds. Unit: fraction (0.01 is 1 %). null: no bonds. */
    coverage: number | null
    /** What is not known is `unknown`; together they are the bonds of the portfolio. */
    buckets: Bucket[]
  }
  /** Issuers. */
  issuers: {
    /** Share of the bonds with a known issuer; null without bonds. Unit: fraction (0.01 is 1 %). null: no bonds. */
    coverage: number | null
    /** The largest, at most `limit`. */
    items: BondsIssuersItem[]
    /** Known issuers beyond this list. Unit: fraction (0.01 is 1 %). */
    tailWeight: number
  }
  /** How much of the bonds of each fund is known. */
  funds: FundCoverage[]
}

/** Personal facts that decide the tax on capital income. */
export interface TaxProfile {
  /** Land of residence; decides the church tax rate. Default: null. null: Not given. */
  bundesland?: 'Baden-Württemberg' | 'Bayern' | 'Berlin' | 'Brandenburg' | 'Bremen' | 'Hamburg' | 'Hessen' | 'Mecklenburg-Vorpommern' | 'Niedersachsen' | 'Nordrhein-Westfalen' | 'Rheinland-Pfalz' | 'Saarland' | 'Sachsen' | 'Sachsen-Anhalt' | 'Schleswig-Holstein' | 'Thüringen' | null | undefined
  /** Whether church tax is due, of a couple by both: else half of a joint depot bears none. Default: false. */
  kirchensteuer?: boolean | undefined
  /** Tax assessment. Default: "single". */
  filing_status?: 'single' | 'joint' | undefined
  /** Saver allowance of the year still unused. Counts in calculations of a single year. Unit: EUR. At least 0, at most 2000. Default: 1000. */
  sparerpauschbetrag_remaining?: number | undefined
}

/** A tax profile with all defaults. */
export interface NormalizedTaxProfile {
  /** Land of residence; decides the church tax rate. null: Not given. */
  bundesland: 'Baden-Württemberg' | 'Bayern' | 'Berlin' | 'Brandenburg' | 'Bremen' | 'Hamburg' | 'Hessen' | 'Mecklenburg-Vorpommern' | 'Niedersachsen' | 'Nordrhein-Westfalen' | 'Rheinland-Pfalz' | 'Saarland' | 'Sachsen' | 'Sachsen-Anhalt' | 'Schleswig-Holstein' | 'Thüringen' | null
  /** Whether church tax is due, of a couple by both: else half of a joint depot bears none. */
  kirchensteuer: boolean
  /** Tax assessment. */
  filing_status: 'single' | 'joint'
  /** Saver allowance of the year still unused. Counts in calculations of a single year. Unit: EUR. */
  sparerpauschbetrag_remaining: number
}

/** Body of a calculation (calculators). */
export interface CalculationRequest<I> {
  /** Omitted fields take their defaults. */
  inputs?: I | undefined
  /** Language of assumptions, limitations and messages. Default: "en". */
  locale?: 'en' | 'de' | undefined
  /** Reference date for savings goals, not the tax year. Default: the current UTC date. YYYY-MM-DD. */
  asOf?: string | undefined
}

/** Where a calculation is explained (calculators). */
export interface CalculationLinks {
  /** An editable page that shows this calculation. */
  calculator: string
  /** Page with the formulas and their sources. */
  methodology: string
  /** Page on how to use this interface. */
  documentation: string
}

/** Result of a calculation (calculators). Read it with its assumptions and limitations; null is never zero. */
export interface Calculation<C extends string, I, R> {
  /** Slug of the calculator. */
  calculator: C
  /** Version of the models and of the law in them. */
  modelVersion: string
  /** The inputs that were used, defaults included. */
  inputs: I
  /** Reference date, `YYYY-MM-DD`; not the tax year. */
  asOf: string
  /** The figures. */
  result: R
  /** What the model takes for granted. */
  assumptions: string[]
  /** What the result does not say. */
  limitations: string[]
  /** Where the law and the figures come from. */
  sources: string[]
  /** Where it is explained; no link contains holdings. */
  links: CalculationLinks
}

/** Inputs of abgeltungssteuer; what may be left out takes its default. */
export interface AbgeltungssteuerInputs {
  /** Capital income of the year before tax. Unit: EUR. At least 0, at most 100000000. Default: 5000. */
  kapitalertrag?: number | undefined
  /** Interest and other income, sale of shares, dividend, or gain of an equity fund (ETF). Default: "general". */
  ertragsart?: 'general' | 'aktienverkauf' | 'dividende' | 'etf' | undefined
  /** Tax situation. */
  taxProfile?: TaxProfile | undefined
}

/** Inputs of abgeltungssteuer with all defaults. */
export interface AbgeltungssteuerNormalizedInputs {
  /** Capital income of the year before tax. Unit: EUR. */
  kapitalertrag: number
  /** Interest and other income, sale of shares, dividend, or gain of an equity fund (ETF). */
  ertragsart: 'general' | 'aktienverkauf' | 'dividende' | 'etf'
  /** Tax situation. */
  taxProfile: NormalizedTaxProfile
}

/** Result of abgeltungssteuer. */
export interface AbgeltungssteuerResult {
  /** Capital income before everything. Unit: EUR. */
  brutto_ertrag: number
  /** Part covered by the saver allowance. Unit: EUR. */
  fsa_offset: number
  /** Income left to be taxed. Unit: EUR. */
  steuerpflichtiger_ertrag: number
  /** Income tax. Unit: EUR. */
  kapitalertragsteuer: number
  /** Solidarity surcharge. Unit: EUR. */
  solidaritaetszuschlag: number
  /** Church tax. Unit: EUR. */
  kirchensteuer: number
  /** Sum of the three taxes. Unit: EUR. */
  gesamte_steuer: number
  /** Sum of the taxes over the gross income; 0 when that is 0. Unit: fraction (0.01 is 1 %). */
  effektiver_steuersatz: number
  /** Gross income less all taxes. Unit: EUR. */
  netto_ertrag: number
  /** Church tax rate applied, a share of the income tax. Unit: fraction (0.01 is 1 %). */
  kirchensteuer_rate: number
  /** Part that is exempt because it comes from an equity fund. Unit: EUR. */
  teilfreistellung_betrag: number
}

/** Inputs of netto-dividende; what may be left out takes its default. */
export interface NettoDividendeInputs {
  /** Gross dividend or distribution in EUR. Unit: EUR. At least 0, at most 100000000. Default: 500. */
  brutto_dividende?: number | undefined
  /** What pays: a share, an equity fund or a mixed fund. Default: "aktie". */
  quelle?: 'aktie' | 'etf_aktien' | 'mischfonds' | undefined
  /** Decides the issuer's country by its first two letters, for withholding assumptions only. */
  isin?: string | undefined
  /** Tax situation. */
  taxProfile?: TaxProfile | undefined
}

/** Inputs of netto-dividende with all defaults. */
export interface NettoDividendeNormalizedInputs {
  /** Gross dividend or distribution in EUR. Unit: EUR. */
  brutto_dividende: number
  /** What pays: a share, an equity fund or a mixed fund. */
  quelle: 'aktie' | 'etf_aktien' | 'mischfonds'
  /** Decides the issuer's country by its first two letters, for withholding assumptions only. */
  isin?: string | undefined
  /** Tax situation. */
  taxProfile: NormalizedTaxProfile
}

/** Result of netto-dividende. */
export interface NettoDividendeResult {
  /** Gross dividend. Unit: EUR. */
  brutto_dividende: number
  /** Exempt share for this kind of payer. Unit: fraction (0.01 is 1 %). */
  teilfreistellung_rate: number
  /** Exempt part of the dividend. Unit: EUR. */
  teilfreistellung_betrag: number
  /** Dividend after the partial exemption, before the saver allowance. Unit: EUR. */
  steuerpflichtiger_betrag: number
  /** German tax before the credit of foreign tax. */
  steuer: {
    /** Income after the partial exemption, before the saver allowance. Unit: EUR. */
    brutto_ertrag: number
    /** Part covered by the saver allowance. Unit: EUR. */
    fsa_offset: number
    /** Income left to be taxed. Unit: EUR. */
    steuerpflichtiger_ertrag: number
    /** Income tax. Unit: EUR. */
    kapitalertragsteuer: number
    /** Solidarity surcharge. Unit: EUR. */
    solidaritaetszuschlag: number
    /** Church tax. Unit: EUR. */
    kirchensteuer: number
    /** Sum of the three taxes. Unit: EUR. */
    gesamte_steuer: number
    /** Sum of the taxes over brutto_ertrag; 0 when that is 0. Unit: fraction (0.01 is 1 %). */
    effektiver_steuersatz: number
    /** brutto_ertrag less all taxes. Unit: EUR. */
    netto_ertrag: number
    /** Church tax rate applied, a share of the income tax. Unit: fraction (0.01 is 1 %). */
    kirchensteuer_rate: number
  }
  /** Share withheld abroad. Unit: fraction (0.01 is 1 %). */
  quellensteuer_rate: number
  /** Tax withheld abroad. Unit: EUR. */
  quellensteuer_betrag: number
  /** Foreign tax actually credited on the German tax. Unit: EUR. */
  anrechenbare_quellensteuer: number
  /** Foreign tax that can be claimed back abroad; not part of the net dividend. Unit: EUR. */
  erstattungsfaehige_quellensteuer: number
  /** German tax after the credit. Unit: EUR. */
  deutsche_reststeuer: number
  /** credited: withheld abroad and creditable; fund_level: settled inside the fund; none: no withholding modelled; unavailable: the country is not in the table, so withholding is left out. */
  quellensteuer_status: 'credited' | 'fund_level' | 'none' | 'unavailable'
  /** Gross dividend less the tax withheld abroad and the German tax after credit. Unit: EUR. */
  netto_dividende: number
}

/** Inputs of vorabpauschale; what may be left out takes its default. */
export interface VorabpauschaleInputs {
  /** Value of the position at the start of the year. Unit: EUR. At least 0, at most 100000000. Default: 10000. */
  wert_jahresanfang?: number | undefined
  /** Value of the same units at the end of the year. Unit: EUR. At least 0, at most 100000000. Default: 11500. */
  wert_jahresende?: number | undefined
  /** Distributions of the year before tax. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  ausschuettungen?: number | undefined
  /** Kind of fund; decides the partial exemption (Teilfreistellung). Default: "AKTIENFONDS". */
  fondstyp?: 'AKTIENFONDS' | 'MISCHFONDS' | 'IMMOBILIENFONDS' | 'IMMOBILIENFONDS_AUSLAND' | 'SONSTIGE' | undefined
  /** Calendar year that the lump sum is for. Only years with a published base rate. Default: 2025. */
  steuerjahr?: 2023 | 2024 | 2025 | 2026 | undefined
  /** Tax situation. */
  taxProfile?: TaxProfile | undefined
}

/** Inputs of vorabpauschale with all defaults. */
export interface VorabpauschaleNormalizedInputs {
  /** Value of the position at the start of the year. Unit: EUR. */
  wert_jahresanfang: number
  /** Value of the same units at the end of the year. Unit: EUR. */
  wert_jahresende: number
  /** Distributions of the year before tax. Unit: EUR. */
  ausschuettungen: number
  /** Kind of fund; decides the partial exemption (Teilfreistellung). */
  fondstyp: 'AKTIENFONDS' | 'MISCHFONDS' | 'IMMOBILIENFONDS' | 'IMMOBILIENFONDS_AUSLAND' | 'SONSTIGE'
  /** Calendar year that the lump sum is for. Only years with a published base rate. */
  steuerjahr: 2023 | 2024 | 2025 | 2026
  /** Tax situation. */
  taxProfile: NormalizedTaxProfile
}

/** Result of vorabpauschale. */
export interface VorabpauschaleResult {
  /** Base rate of the year. Unit: percentage points (1 is 1 %). */
  basiszins: number
  /** Base yield: start value x base rate x 70%, not capped. Unit: EUR. */
  basisertrag: number
  /** Change of value over the year; may be negative. Unit: EUR. */
  wertsteigerung: number
  /** Advance lump sum before the partial exemption. Unit: EUR. */
  vorabpauschale_brutto: number
  /** Exempt share for this kind of fund. Unit: fraction (0.01 is 1 %). */
  teilfreistellung_rate: number
  /** Exempt part of the lump sum. Unit: EUR. */
  teilfreistellung_betrag: number
  /** Lump sum after the partial exemption, before the saver allowance. Unit: EUR. */
  vorabpauschale_steuerpflichtig: number
  /** Tax on the lump sum. */
  steuer: {
    /** Income after the partial exemption, before the saver allowance. Unit: EUR. */
    brutto_ertrag: number
    /** Part covered by the saver allowance. Unit: EUR. */
    fsa_offset: number
    /** Income left to be taxed. Unit: EUR. */
    steuerpflichtiger_ertrag: number
    /** Income tax. Unit: EUR. */
    kapitalertragsteuer: number
    /** Solidarity surcharge. Unit: EUR. */
    solidaritaetszuschlag: number
    /** Church tax. Unit: EUR. */
    kirchensteuer: number
    /** Sum of the three taxes. Unit: EUR. */
    gesamte_steuer: number
    /** Sum of the taxes over brutto_ertrag; 0 when that is 0. Unit: fraction (0.01 is 1 %). */
    effektiver_steuersatz: number
    /** brutto_ertrag less all taxes. Unit: EUR. */
    netto_ertrag: number
    /** Church tax rate applied, a share of the income tax. Unit: fraction (0.01 is 1 %). */
    kirchensteuer_rate: number
  }
}

/** Inputs of thesaurierer-vs-ausschuetter; what may be left out takes its default. */
export interface ThesauriererVsAusschuetterInputs {
  /** Invested at the start. Unit: EUR. At least 0, at most 100000000. Default: 10000. */
  initial_investment?: number | undefined
  /** Paid at the start of each month. Unit: EUR. At least 0, at most 100000000. Default: 300. */
  monthly_contribution?: number | undefined
  /** Assumed return a year, distributions included. Unit: percentage points (1 is 1 %). At least 1, at most 15. Default: 7. */
  annual_return?: number | undefined
  /** Part of the return that the distributing fund pays out. Unit: percentage points (1 is 1 %). At least 0, at most 6. Default: 2. */
  distribution_yield?: number | undefined
  /** Years. Unit: years. Integer. At least 1, at most 40. Default: 20. */
  years?: number | undefined
  /** Kind of fund; decides the partial exemption (Teilfreistellung). Default: "AKTIENFONDS". */
  fondstyp?: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE' | undefined
  /** Whether distributions after tax go back into the fund. Default: true. */
  reinvest_distributions?: boolean | undefined
  /** Tax situation. */
  taxProfile?: TaxProfile | undefined
}

/** Inputs of thesaurierer-vs-ausschuetter with all defaults. */
export interface ThesauriererVsAusschuetterNormalizedInputs {
  /** Invested at the start. Unit: EUR. */
  initial_investment: number
  /** Paid at the start of each month. Unit: EUR. */
  monthly_contribution: number
  /** Assumed return a year, distributions included. Unit: percentage points (1 is 1 %). */
  annual_return: number
  /** Part of the return that the distributing fund pays out. Unit: percentage points (1 is 1 %). */
  distribution_yield: number
  /** Years. Unit: years. */
  years: number
  /** Kind of fund; decides the partial exemption (Teilfreistellung). */
  fondstyp: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE'
  /** Whether distributions after tax go back into the fund. */
  reinvest_distributions: boolean
  /** Tax situation. */
  taxProfile: NormalizedTaxProfile
}

/** Result of thesaurierer-vs-ausschuetter. */
export interface ThesauriererVsAusschuetterResult {
  /** Year by year. */
  yearly_data: ThesauriererVsAusschuetterYearlyDataEntry[]
  /** Wealth in the accumulating fund after the tax on its last lump sum. Unit: EUR. */
  thesaurierer_final: number
  /** Wealth in the distributing fund after the tax on its last lump sum, with net distributions paid out. Unit: EUR. */
  ausschuetter_final: number
  /** Accumulating less distributing. Unit: EUR. */
  thesaurierer_advantage_eur: number
  /** The same in percent of the distributing fund. Unit: percentage points (1 is 1 %). */
  thesaurierer_advantage_pct: number
  /** All taxes of the accumulating fund. Unit: EUR. */
  thesaurierer_total_taxes: number
  /** All taxes of the distributing fund. Unit: EUR. */
  ausschuetter_total_taxes: number
  /** Initial investment and all contributions. Unit: EUR. */
  total_contributions: number
}

/** Inputs of freistellungsauftrag; what may be left out takes its default. */
export interface FreistellungsauftragInputs {
  /** One row per bank or broker: expected income of the year, after the partial exemption of funds. 1 to 6 items. */
  brokers?: readonly FreistellungsauftragInputBroker[] | undefined
  /** Tax situation. */
  taxProfile?: TaxProfile | undefined
}

/** Inputs of freistellungsauftrag with all defaults. */
export interface FreistellungsauftragNormalizedInputs {
  /** One row per bank or broker: expected income of the year, after the partial exemption of funds. */
  brokers: FreistellungsauftragNormalizedInputBroker[]
  /** Tax situation. */
  taxProfile: NormalizedTaxProfile
}

/** Result of freistellungsauftrag. */
export interface FreistellungsauftragResult {
  /** Exemption orders. */
  brokers: FreistellungsauftragBroker[]
  /** Income at all banks. Unit: EUR. */
  total_expected_income: number
  /** Saver allowance of the year. Unit: EUR. */
  total_fsa_available: number
  /** Sum of the best orders. Unit: EUR. */
  total_fsa_optimal: number
  /** Tax owed by law with the orders of today. Unit: EUR. */
  total_tax_current: number
  /** Tax owed by law with the best orders. Unit: EUR. */
  total_tax_optimal: number
  /** What the best orders save. Unit: EUR. */
  savings: number
  /** What to watch. */
  warnings: FreistellungsauftragWarning[]
}

/** Inputs of etf-sparplan; what may be left out takes its default. */
export interface EtfSparplanInputs {
  /** Invested at the start. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  initial_investment?: number | undefined
  /** Paid at the start of each month of the first year. Unit: EUR/month. At least 0, at most 100000000. Default: 300. */
  monthly_rate?: number | undefined
  /** Raise of the monthly contribution each January from the second year on. Unit: percentage points (1 is 1 %). At least 0, at most 10. Default: 2. */
  annual_increase?: number | undefined
  /** Assumed return a year. Unit: percentage points (1 is 1 %). At least 1, at most 15. Default: 7. */
  annual_return?: number | undefined
  /** Years. Unit: years. Integer. At least 1, at most 40. Default: 20. */
  years?: number | undefined
  /** Whether the yearly tax on the advance lump sum leaves the fund. Default: false. */
  include_tax_drag?: boolean | undefined
  /** Kind of fund; decides the partial exemption (Teilfreistellung). Default: "AKTIENFONDS". */
  fondstyp?: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE' | undefined
  /** Tax situation. */
  taxProfile?: TaxProfile | undefined
}

/** Inputs of etf-sparplan with all defaults. */
export interface EtfSparplanNormalizedInputs {
  /** Invested at the start. Unit: EUR. */
  initial_investment: number
  /** Paid at the start of each month of the first year. Unit: EUR/month. */
  monthly_rate: number
  /** Raise of the monthly contribution each January from the second year on. Unit: percentage points (1 is 1 %). */
  annual_increase: number
  /** Assumed return a year. Unit: percentage points (1 is 1 %). */
  annual_return: number
  /** Years. Unit: years. */
  years: number
  /** Whether the yearly tax on the advance lump sum leaves the fund. */
  include_tax_drag: boolean
  /** Kind of fund; decides the partial exemption (Teilfreistellung). */
  fondstyp: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE'
  /** Tax situation. */
  taxProfile: NormalizedTaxProfile
}

/** Result of etf-sparplan. */
export interface EtfSparplanResult {
  /** Year by year. */
  yearly_data: EtfSparplanYearlyDataEntry[]
  /** Value at the end: with the yearly taxes when include_tax_drag, else without. Unit: EUR. */
  final_value: number
  /** Initial investment and all contributions. Unit: EUR. */
  total_contributions: number
  /** Final value less all contributions. Unit: EUR. */
  total_growth: number
  /** Sum of the yearly taxes. Unit: EUR. */
  total_taxes_paid: number
  /** Value at the end without any tax. Unit: EUR. */
  final_value_no_tax: number
  /** What the yearly taxes cost, lost growth included. Unit: EUR. */
  tax_drag_eur: number
  /** The same in percent of the value without tax. Unit: percentage points (1 is 1 %). */
  tax_drag_pct: number
}

/** Inputs of notgroschen; what may be left out takes its default. */
export interface NotgroschenInputs {
  /** Monthly expenses. Unit: EUR/month. At least 1, at most 100000000. Default: 2500. */
  monthlyExpenses?: number | undefined
  /** The reserve lasts for. Unit: months. Default: 6. */
  bufferMonths?: 3 | 6 | 9 | 12 | undefined
  /** Saved so far. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  currentSavings?: number | undefined
  /** Possible monthly saving. Unit: EUR/month. At least 0, at most 100000000. Default: 300. */
  monthlySavingsCapacity?: number | undefined
  /** Kept in. Default: "tagesgeld". */
  parkingVehicle?: 'tagesgeld' | 'geldmarkt_etf' | 'festgeld_leiter' | undefined
}

/** Inputs of notgroschen with all defaults. */
export interface NotgroschenNormalizedInputs {
  /** Monthly expenses. Unit: EUR/month. */
  monthlyExpenses: number
  /** The reserve lasts for. Unit: months. */
  bufferMonths: 3 | 6 | 9 | 12
  /** Saved so far. Unit: EUR. */
  currentSavings: number
  /** Possible monthly saving. Unit: EUR/month. */
  monthlySavingsCapacity: number
  /** Kept in. */
  parkingVehicle: 'tagesgeld' | 'geldmarkt_etf' | 'festgeld_leiter'
}

/** Result of notgroschen. */
export interface NotgroschenResult {
  /** Reserve needed. Unit: EUR. */
  targetAmount: number
  /** Still missing today. Unit: EUR. */
  deficit: number
  /** Whether 600 months are not enough, or nothing is saved at all. */
  targetUnreachable: boolean
  /** Months until the target is reached; 0 with a deficit when nothing is saved: see targetUnreachable. Unit: months. null: not within 50 years. */
  monthsToTarget: number
  /** Meaningful only when the target is reached. YYYY-MM-DD. null: not within 50 years. */
  targetDate: string
  /** Interest of one year on the full target, before tax. Unit: EUR/year. */
  expectedReturn: number
  /** Suitable place for it. */
  recommendedVehicle: 'tagesgeld' | 'geldmarkt_etf' | 'festgeld_leiter'
}

/** Inputs of eigenkapital; what may be left out takes its default. */
export interface EigenkapitalInputs {
  /** Purchase price. Unit: EUR. At least 0, at most 100000000. Default: 350000. */
  purchasePrice?: number | undefined
  /** German state in which the property lies. Default: "nordrhein-westfalen". */
  bundesland?: 'baden-wuerttemberg' | 'bayern' | 'berlin' | 'brandenburg' | 'bremen' | 'hamburg' | 'hessen' | 'mecklenburg-vorpommern' | 'niedersachsen' | 'nordrhein-westfalen' | 'rheinland-pfalz' | 'saarland' | 'sachsen' | 'sachsen-anhalt' | 'schleswig-holstein' | 'thueringen' | undefined
  /** Share of the price paid from own money. Unit: percentage points (1 is 1 %). At least 10, at most 40. Default: 20. */
  eigenkapitalQuote?: number | undefined
  /** Own money today. Unit: EUR. At least 0, at most 100000000. Default: 30000. */
  currentSavings?: number | undefined
  /** Possible monthly saving. Unit: EUR/month. At least 0, at most 100000000. Default: 500. */
  monthlySavingsCapacity?: number | undefined
  /** Yearly return of the savings. Unit: percentage points (1 is 1 %). At least 0, at most 8. Default: 4. */
  savingsReturnPct?: number | undefined
}

/** Inputs of eigenkapital with all defaults. */
export interface EigenkapitalNormalizedInputs {
  /** Purchase price. Unit: EUR. */
  purchasePrice: number
  /** German state in which the property lies. */
  bundesland: 'baden-wuerttemberg' | 'bayern' | 'berlin' | 'brandenburg' | 'bremen' | 'hamburg' | 'hessen' | 'mecklenburg-vorpommern' | 'niedersachsen' | 'nordrhein-westfalen' | 'rheinland-pfalz' | 'saarland' | 'sachsen' | 'sachsen-anhalt' | 'schleswig-holstein' | 'thueringen'
  /** Share of the price paid from own money. Unit: percentage points (1 is 1 %). */
  eigenkapitalQuote: number
  /** Own money today. Unit: EUR. */
  currentSavings: number
  /** Possible monthly saving. Unit: EUR/month. */
  monthlySavingsCapacity: number
  /** Yearly return of the savings. Unit: percentage points (1 is 1 %). */
  savingsReturnPct: number
}

/** Result of eigenkapital. */
export interface EigenkapitalResult {
  /** Purchase costs. Unit: EUR. */
  nebenkostenTotal: number
  /** Purchase costs in detail. */
  nebenkostenBreakdown: {
    /** Land transfer tax. Unit: EUR. */
    grunderwerbsteuer: number
    /** Notary and land register. Unit: EUR. */
    notarGrundbuch: number
    /** Estate agent. Unit: EUR. */
    makler: number
  }
  /** Own money towards the price. Unit: EUR. */
  eigenkapitalRequired: number
  /** Own money needed in total. Unit: EUR. */
  totalUpfront: number
  /** Still missing today. Unit: EUR. */
  deficit: number
  /** Whether 600 months are not enough, or nothing is saved at all. */
  targetUnreachable: boolean
  /** Months until the target is reached; 0 with a deficit when nothing is saved: see targetUnreachable. Unit: months. null: not within 50 years. */
  monthsToTarget: number
  /** Meaningful only when the target is reached. YYYY-MM-DD. null: not within 50 years. */
  targetDate: string
  /** First instalment of the loan over the rest of the price. Unit: EUR/month. */
  monthlyMortgageEstimate: number
}

/** Inputs of rentenluecke; what may be left out takes its default. */
export interface RentenlueckeInputs {
  /** Age today. Unit: years. Integer. At least 18, at most 65. Default: 35. */
  currentAge?: number | undefined
  /** Age at retirement. Unit: years. Integer. At least 55, at most 70. Default: 67. */
  retirementAge?: number | undefined
  /** Gross pay of a month, kept until retirement. Unit: EUR/month. At least 0, at most 100000000. Default: 4000. */
  grossMonthlyIncome?: number | undefined
  /** Years with contributions at about this pay. Unit: years. Integer. At least 0, at most 50. Default: 10. */
  workingYearsSoFar?: number | undefined
  /** In today's euros. Unit: EUR/month. At least 0, at most 100000000. Default: 2500. */
  desiredRetirementIncome?: number | undefined
  /** Private retirement savings today. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  existingPrivateProvision?: number | undefined
  /** What is saved for retirement every month now. Unit: EUR/month. At least 0, at most 100000000. Default: 300. */
  monthlyContribution?: number | undefined
  /** Yearly return before inflation. Unit: percentage points (1 is 1 %). At least 0, at most 15. Default: 6. */
  annualReturnPct?: number | undefined
}

/** Inputs of rentenluecke with all defaults. */
export interface RentenlueckeNormalizedInputs {
  /** Age today. Unit: years. */
  currentAge: number
  /** Age at retirement. Unit: years. */
  retirementAge: number
  /** Gross pay of a month, kept until retirement. Unit: EUR/month. */
  grossMonthlyIncome: number
  /** Years with contributions at about this pay. Unit: years. */
  workingYearsSoFar: number
  /** In today's euros. Unit: EUR/month. */
  desiredRetirementIncome: number
  /** Private retirement savings today. Unit: EUR. */
  existingPrivateProvision: number
  /** What is saved for retirement every month now. Unit: EUR/month. */
  monthlyContribution: number
  /** Yearly return before inflation. Unit: percentage points (1 is 1 %). */
  annualReturnPct: number
}

/** Result of rentenluecke. */
export interface RentenlueckeResult {
  /** Gross monthly pension. Unit: EUR. */
  estimatedStatePension: number
  /** Wanted income less the pension, not below 0. Unit: EUR. */
  monthlyGap: number
  /** Twelve times the monthly gap. Unit: EUR. */
  annualGap: number
  /** Capital at retirement that pays for the gap and for the years until a pension can start. Unit: EUR. */
  capitalNeeded: number
  /** The same less what the existing capital will have grown to, not below 0. Unit: EUR. */
  capitalNeededAfterExisting: number
  /** Monthly saving needed. Unit: EUR. null: no time left to save. */
  monthlySavingsNeeded: number | null
  /** Current saving less what is needed. Unit: EUR/month. null: no time left to save. */
  surplusOrDeficit: number | null
  /** Until retirement. Unit: years. */
  yearsUntilRetirement: number
}

/** Inputs of entnahmeplan; what may be left out takes its default. */
export interface EntnahmeplanInputs {
  /** Value of the fund today. Unit: EUR. At least 0, at most 100000000. Default: 500000. */
  startCapital?: number | undefined
  /** Share of the capital that was paid in (purchase cost). The rest is gain; only that is taxed when it is sold. Unit: percentage points (1 is 1 %). At least 0, at most 100. Default: 60. */
  costBasisPct?: number | undefined
  /** Amount sold every month; tax still comes off it. Unit: EUR/month. At least 0, at most 100000000. Default: 1500. */
  monthlyWithdrawal?: number | undefined
  /** Raise of the withdrawal, once a year, for example by inflation. Unit: percentage points (1 is 1 %). At least 0, at most 10. Default: 2. */
  annualIncreasePct?: number | undefined
  /** Assumed return, the same in every year. Unit: percentage points (1 is 1 %). At least 0, at most 15. Default: 5. */
  annualReturnPct?: number | undefined
  /** How long money is withdrawn. Unit: years. Integer. At least 1, at most 60. Default: 30. */
  horizonYears?: number | undefined
  /** Kind of fund; decides the partial exemption (Teilfreistellung). Default: "AKTIENFONDS". */
  fondstyp?: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE' | undefined
  /** Tax situation. */
  taxProfile?: TaxProfile | undefined
}

/** Inputs of entnahmeplan with all defaults. */
export interface EntnahmeplanNormalizedInputs {
  /** Value of the fund today. Unit: EUR. */
  startCapital: number
  /** Share of the capital that was paid in (purchase cost). The rest is gain; only that is taxed when it is sold. Unit: percentage points (1 is 1 %). */
  costBasisPct: number
  /** Amount sold every month; tax still comes off it. Unit: EUR/month. */
  monthlyWithdrawal: number
  /** Raise of the withdrawal, once a year, for example by inflation. Unit: percentage points (1 is 1 %). */
  annualIncreasePct: number
  /** Assumed return, the same in every year. Unit: percentage points (1 is 1 %). */
  annualReturnPct: number
  /** How long money is withdrawn. Unit: years. */
  horizonYears: number
  /** Kind of fund; decides the partial exemption (Teilfreistellung). */
  fondstyp: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE'
  /** Tax situation. */
  taxProfile: NormalizedTaxProfile
}

/** Result of entnahmeplan. */
export interface EntnahmeplanResult {
  /** Year by year. */
  yearly_data: EntnahmeplanYearlyDataEntry[]
  /** Value at the horizon, before tax on what is left. Unit: EUR. */
  finalValue: number
  /** Sum of the years. Unit: EUR. */
  totalWithdrawn: number
  /** Sum of the years. Unit: EUR. */
  totalTax: number
  /** Sum of the years. Unit: EUR. */
  totalNetWithdrawn: number
  /** Null: every month inside the horizon is paid in full. It does not say that the money lasts for life. Unit: years. null: for the whole period. */
  yearsUntilDepletion: number | null
  /** First year’s withdrawal as a share of the capital. Unit: percentage points (1 is 1 %). null: no capital. */
  effectiveWithdrawalRate: number | null
  /** Monthly amount of the first year, raised as given, that leaves 0 at the horizon. Unit: EUR. */
  sustainableMonthlyWithdrawal: number
}

/** Inputs of schenkungsteuer; what may be left out takes its default. */
export interface SchenkungsteuerInputs {
  /** One gift, or the same sum in ten-year windows. Default: "single". */
  mode?: 'single' | 'schedule' | undefined
  /** Value of the gift, or of all gifts of the plan. Unit: EUR. At least 0, at most 100000000. Default: 500000. */
  giftValue?: number | undefined
  /** What the recipient is to the giver. Default: "kind". */
  relationship?: 'ehepartner' | 'kind' | 'enkel' | 'enkel_elternteil_verstorben' | 'eltern_grosseltern' | 'geschwister' | 'nichte_neffe' | 'schwiegerkind' | 'geschiedener_ehepartner' | 'sonstige' | undefined
  /** Gifts from the same person in the last ten years; 0 in a plan. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  priorGifts?: number | undefined
  /** Plan only: years over which gifts can be spread. Unit: years. Integer. At least 0, at most 50. Default: 20. */
  horizonYears?: number | undefined
}

/** Inputs of schenkungsteuer with all defaults. */
export interface SchenkungsteuerNormalizedInputs {
  /** One gift, or the same sum in ten-year windows. */
  mode: 'single' | 'schedule'
  /** Value of the gift, or of all gifts of the plan. Unit: EUR. */
  giftValue: number
  /** What the recipient is to the giver. */
  relationship: 'ehepartner' | 'kind' | 'enkel' | 'enkel_elternteil_verstorben' | 'eltern_grosseltern' | 'geschwister' | 'nichte_neffe' | 'schwiegerkind' | 'geschiedener_ehepartner' | 'sonstige'
  /** Gifts from the same person in the last ten years; 0 in a plan. Unit: EUR. */
  priorGifts: number
  /** Plan only: years over which gifts can be spread. Unit: years. */
  horizonYears: number
}

/** Result of schenkungsteuer. */
export interface SchenkungsteuerResult {
  /** Tax class. */
  steuerklasse: 'I' | 'II' | 'III'
  /** Allowance. Unit: EUR. */
  freibetrag: number
  /** Allowance left before this gift. Unit: EUR. */
  verbleibenderFreibetrag: number
  /** Earlier gifts included, rounded down to full hundreds. Unit: EUR. */
  steuerpflichtigerErwerb: number
  /** Tax rate. Unit: fraction (0.01 is 1 %). */
  steuersatz: number
  /** Whether the hardship relief of section 19(3) lowers the tax. */
  haertefallausgleich: boolean
  /** Gift tax. Unit: EUR. */
  steuer: number
  /** Gift after tax. Unit: EUR. */
  nettoSchenkung: number
  /** Plan. null: no plan asked for. */
  schedule: {
    /** Gifts. */
    windows: SchenkungsteuerScheduleWindow[]
    /** Gifts in total. Unit: EUR. */
    totalScheduled: number
    /** Tax with the plan. Unit: EUR. */
    steuerTotal: number
    /** Tax on one gift. Unit: EUR. */
    steuerSingle: number
    /** Saved by the plan. Unit: EUR. */
    savings: number
  } | null
}

/** Inputs of junior-depot; what may be left out takes its default. */
export interface JuniorDepotInputs {
  /** Age of the child today. Unit: years. Integer. At least 0, at most 17. Default: 0. */
  currentAge?: number | undefined
  /** Age at which everything is sold. Unit: years. Integer. At least 18, at most 30. Default: 18. */
  targetAge?: number | undefined
  /** Invested at the start. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  initialInvestment?: number | undefined
  /** An amount of your own, or the child benefit until the age of 18. Default: "custom". */
  contributionMode?: 'custom' | 'kindergeld' | undefined
  /** Paid at the start of each month, unless the child benefit is saved. Unit: EUR/month. At least 0, at most 100000000. Default: 100. */
  monthlyContribution?: number | undefined
  /** Assumed return a year. Unit: percentage points (1 is 1 %). At least 0, at most 15. Default: 6. */
  annualReturnPct?: number | undefined
  /** Whether the child has a non-assessment certificate (NV). Default: true. */
  nvBescheinigung?: boolean | undefined
  /** Kind of fund; decides the partial exemption (Teilfreistellung). Default: "AKTIENFONDS". */
  fondstyp?: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE' | undefined
  /** Tax situation. */
  taxProfile?: TaxProfile | undefined
}

/** Inputs of junior-depot with all defaults. */
export interface JuniorDepotNormalizedInputs {
  /** Age of the child today. Unit: years. */
  currentAge: number
  /** Age at which everything is sold. Unit: years. */
  targetAge: number
  /** Invested at the start. Unit: EUR. */
  initialInvestment: number
  /** An amount of your own, or the child benefit until the age of 18. */
  contributionMode: 'custom' | 'kindergeld'
  /** Paid at the start of each month, unless the child benefit is saved. Unit: EUR/month. */
  monthlyContribution: number
  /** Assumed return a year. Unit: percentage points (1 is 1 %). */
  annualReturnPct: number
  /** Whether the child has a non-assessment certificate (NV). */
  nvBescheinigung: boolean
  /** Kind of fund; decides the partial exemption (Teilfreistellung). */
  fondstyp: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE'
  /** Tax situation. */
  taxProfile: NormalizedTaxProfile
}

/** Result of junior-depot. */
export interface JuniorDepotResult {
  /** Monthly contribution that was used. Unit: EUR. */
  monthlyContributionUsed: number
  /** Initial investment and all contributions. Unit: EUR. */
  totalContributions: number
  /** Value at the end without any tax. Unit: EUR. */
  finalValueBeforeTax: number
  /** Value of the chosen way after the tax on the sale. Unit: EUR. */
  finalValue: number
  /** All taxes of the child with an NV certificate. Unit: EUR. */
  taxWithNv: number
  /** All taxes of the child with its saver allowance only. Unit: EUR. */
  taxWithoutNv: number
  /** All taxes if the parents owned the account and had no allowance left. Unit: EUR. */
  taxParents: number
  /** Taxes without less taxes with the NV certificate. Unit: EUR. */
  nvAdvantage: number
  /** Capital income a year that stays free of tax with an NV certificate. Unit: EUR. */
  nvLimit: number
  /** Year by year. */
  yearly_data: JuniorDepotYearlyDataEntry[]
}

/** Inputs of fire-rechner; what may be left out takes its default. */
export interface FireRechnerInputs {
  /** Kind of FIRE. Default: "regular". */
  variant?: 'regular' | 'coast' | 'barista' | undefined
  /** Age today. Unit: years. Integer. At least 18, at most 80. Default: 35. */
  currentAge?: number | undefined
  /** Coast only: age from which the portfolio must pay. Unit: years. Integer. At least 40, at most 80. Default: 67. */
  retirementAge?: number | undefined
  /** Expenses in retirement, today's euros. Unit: EUR/month. At least 0, at most 100000000. Default: 2500. */
  monthlyExpenses?: number | undefined
  /** Portfolio today. Unit: EUR. At least 0, at most 100000000. Default: 50000. */
  currentPortfolio?: number | undefined
  /** Saving at the end of every month, today's euros. Unit: EUR/month. At least 0, at most 100000000. Default: 1000. */
  monthlySavings?: number | undefined
  /** Barista only: income beside the portfolio. Unit: EUR/month. At least 0, at most 100000000. Default: 0. */
  monthlySideIncome?: number | undefined
  /** Yearly return before inflation. Unit: percentage points (1 is 1 %). At least 0, at most 15. Default: 6. */
  annualReturnPct?: number | undefined
  /** Yearly inflation. Unit: percentage points (1 is 1 %). At least 0, at most 10. Default: 2. */
  inflationPct?: number | undefined
  /** Share of the portfolio withdrawn in the first year. Unit: percentage points (1 is 1 %). At least 2, at most 6. Default: 3.5. */
  withdrawalRatePct?: number | undefined
}

/** Inputs of fire-rechner with all defaults. */
export interface FireRechnerNormalizedInputs {
  /** Kind of FIRE. */
  variant: 'regular' | 'coast' | 'barista'
  /** Age today. Unit: years. */
  currentAge: number
  /** Coast only: age from which the portfolio must pay. Unit: years. */
  retirementAge: number
  /** Expenses in retirement, today's euros. Unit: EUR/month. */
  monthlyExpenses: number
  /** Portfolio today. Unit: EUR. */
  currentPortfolio: number
  /** Saving at the end of every month, today's euros. Unit: EUR/month. */
  monthlySavings: number
  /** Barista only: income beside the portfolio. Unit: EUR/month. */
  monthlySideIncome: number
  /** Yearly return before inflation. Unit: percentage points (1 is 1 %). */
  annualReturnPct: number
  /** Yearly inflation. Unit: percentage points (1 is 1 %). */
  inflationPct: number
  /** Share of the portfolio withdrawn in the first year. Unit: percentage points (1 is 1 %). */
  withdrawalRatePct: number
}

/** Result of fire-rechner. */
export interface FireRechnerResult {
  /** Portfolio that pays all expenses. Unit: EUR. */
  fireNumber: number
  /** Target of the chosen variant today. Unit: EUR. */
  targetNumber: number
  /** Null: not reached within 50 years. Unit: years. null: not within 50 years. */
  yearsToFire: number | null
  /** Age at the target. Unit: years. null: not within 50 years. */
  fireAge: number | null
  /** Portfolio as a share of targetNumber, not capped. Unit: percentage points (1 is 1 %). */
  progressPct: number
  /** Return after inflation. Unit: percentage points (1 is 1 %). */
  realReturnPct: number
  /** What the portfolio of today would pay. Unit: EUR/month. */
  monthlyPassiveIncome: number
  /** Year by year. */
  yearly_data: FireRechnerYearlyDataEntry[]
}

/** Body of a calculation (depot tax). */
export interface DepotTaxRequest<I> {
  /** What is calculated. */
  inputs: I
  /** Language of assumptions, limitations and messages. Default: "en". */
  locale?: 'en' | 'de' | undefined
}

/** Where a calculation is explained (depot tax). */
export interface DepotTaxLinks {
  /** Page with the formulas and their sources. */
  methodology: string
  /** Page on how to use this interface. */
  documentation: string
}

/** Result of a calculation (depot tax). Read it with its assumptions and limitations; null is never zero. */
export interface DepotTaxCalculation<C extends string, I, R> {
  /** Id of the calculation. */
  calculation: C
  /** Version of the models and of the law in them. */
  modelVersion: string
  /** The inputs that were used, defaults included. */
  inputs: I
  /** The figures. */
  result: R
  /** What the model takes for granted. */
  assumptions: string[]
  /** What the result does not say. */
  limitations: string[]
  /** Where the law and the figures come from. */
  sources: string[]
  /** Where it is explained; no link contains holdings. */
  links: DepotTaxLinks
}

/** Inputs of advance-lump-sum; what may be left out takes its default. */
export interface DepotTaxAdvanceLumpSumInputs {
  /** Calendar year that the lump sum is for; its tax is debited in the January after. */
  year: 2023 | 2024 | 2025 | 2026
  /** Banks and brokers. 1 to 20 items. */
  banks: readonly DepotTaxAdvanceLumpSumInputBank[]
  /** One row for each fund in each account: what was bought first is sold first within one account. What came by a merger in the year has a row of its own. 1 to 400 items. */
  positions: readonly DepotTaxAdvanceLumpSumInputPosition[]
  /** Tax situation. */
  taxProfile?: {
    /** Land of residence; decides the church tax rate. Default: null. null: Not given. */
    bundesland?: 'Baden-Württemberg' | 'Bayern' | 'Berlin' | 'Brandenburg' | 'Bremen' | 'Hamburg' | 'Hessen' | 'Mecklenburg-Vorpommern' | 'Niedersachsen' | 'Nordrhein-Westfalen' | 'Rheinland-Pfalz' | 'Saarland' | 'Sachsen' | 'Sachsen-Anhalt' | 'Schleswig-Holstein' | 'Thüringen' | null | undefined
    /** Whether church tax is due, of a couple by both: else half of a joint depot bears none. Default: false. */
    kirchensteuer?: boolean | undefined
    /** Tax assessment. Default: "single". */
    filing_status?: 'single' | 'joint' | undefined
  } | undefined
}

/** Inputs of advance-lump-sum with all defaults. */
export interface DepotTaxAdvanceLumpSumNormalizedInputs {
  /** Calendar year that the lump sum is for; its tax is debited in the January after. */
  year: 2023 | 2024 | 2025 | 2026
  /** Banks and brokers. */
  banks: DepotTaxAdvanceLumpSumNormalizedInputBank[]
  /** One row for each fund in each account: what was bought first is sold first within one account. What came by a merger in the year has a row of its own. */
  positions: DepotTaxAdvanceLumpSumNormalizedInputPosition[]
  /** Tax situation. */
  taxProfile: {
    /** Land of residence; decides the church tax rate. null: Not given. */
    bundesland: 'Baden-Württemberg' | 'Bayern' | 'Berlin' | 'Brandenburg' | 'Bremen' | 'Hamburg' | 'Hessen' | 'Mecklenburg-Vorpommern' | 'Niedersachsen' | 'Nordrhein-Westfalen' | 'Rheinland-Pfalz' | 'Saarland' | 'Sachsen' | 'Sachsen-Anhalt' | 'Schleswig-Holstein' | 'Thüringen' | null
    /** Whether church tax is due, of a couple by both: else half of a joint depot bears none. */
    kirchensteuer: boolean
    /** Tax assessment. */
    filing_status: 'single' | 'joint'
  }
}

/** Result of advance-lump-sum. */
export interface DepotTaxAdvanceLumpSumResult {
  /** `partial` when a position has obstacles; the sums that depend on it are null and have bounds. */
  status: 'ok' | 'partial'
  /** Year. */
  year: number
  /** Base rate of the year. Unit: percentage points (1 is 1 %). */
  baseRate: number
  /** First working day of the next year, on which the lump sums count as received. YYYY-MM-DD. */
  dayOfReceipt: string
  /** Funds. */
  positions: DepotTaxAdvanceLumpSumPosition[]
  /** Banks and brokers. */
  banks: DepotTaxAdvanceLumpSumBank[]
  /** Advance lump sum. Unit: EUR. null: not known. */
  lumpSum: number | null
  /** After partial exemption. Unit: EUR. null: not known. */
  taxable: number | null
  /** Debited by all banks. Unit: EUR. null: not known. */
  debit: number | null
  /** Debited with the best orders. Unit: EUR. null: not known. */
  debitWithBestOrders: number | null
  /** Lower bounds from the positions that are known; null where all are. null: not needed, all is known; or cannot be determined. */
  atLeast: {
    /** Lump sums, of the positions that are known. Unit: EUR. */
    lumpSum: number
    /** The same after the partial exemption, of the positions that are known. Unit: EUR. */
    taxable: number
    /** Tax that is debited, of the positions that are known. Unit: EUR. */
    debit: number
  } | null
  /** Upper bounds; null where all positions are known, or where a first price is missing. null: not needed, all is known; or cannot be determined. */
  atMost: {
    /** Lump sums, no more than this. Unit: EUR. */
    lumpSum: number
    /** The same after the partial exemption, no more than this. Unit: EUR. */
    taxable: number
    /** Tax that is debited, no more than this. Unit: EUR. */
    debit: number
    /** Debited with the best orders. Unit: EUR. null: not known. */
    debitWithBestOrders: number | null
  } | null
  /** Saver allowance of the year of the debit. Unit: EUR. */
  allowance: number
  /** Sum of the exemption orders as given. Unit: EUR. */
  orders: number
  /** What to watch. */
  warnings: DepotTaxAdvanceLumpSumWarning[]
}

/** Inputs of sale; what may be left out takes its default. */
export interface DepotTaxSaleInputs {
  /** Kind of fund, or AKTIE for shares. Left out, the reference data are asked for the kind that banks or reports state, or else whether the ISIN is an equity fund beyond doubt. */
  kind?: 'AKTIENFONDS' | 'MISCHFONDS' | 'IMMOBILIENFONDS' | 'IMMOBILIENFONDS_AUSLAND' | 'SONSTIGE' | 'AKTIE' | undefined
  /** ISIN. */
  isin?: string | undefined
  /** All lots of the security in the one account, in any order. 1 to 1000 items. */
  lots: readonly DepotTaxSaleInputLot[]
  /** Prices of the fund by year, from which lump sums are calculated that a lot does not give. 0 to 100 items. */
  years?: readonly DepotTaxSaleInputYear[] | undefined
  /** Splits and mergers since the first purchase: none of them is a sale. Prices of a year are those of the units at its end. 0 to 200 items. */
  changes?: readonly DepotTaxSaleInputChange[] | undefined
  /** Sale. */
  sale: {
    /** Day of the sale. YYYY-MM-DD. */
    date: string
    /** Price of one unit. Unit: EUR. Above 0, at most 100000000. */
    price: number
    /** Fees of the sale. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    costs?: number | undefined
    /** Units to sell. Either this or `netAmount`. Above 0, at most 100000000. */
    units?: number | undefined
    /** Wanted amount after costs and tax: the smallest sale that nets it is sought. Unit: EUR. At least 0, at most 100000000. */
    netAmount?: number | undefined
    /** Whether only whole units can be sold for the wanted amount; otherwise millionths. Default: false. */
    wholeUnits?: boolean | undefined
  }
  /** What is left of the exemption order at this bank. Unit: EUR. At least 0, at most 2000. Default: 0. */
  exemptionOrder?: number | undefined
  /** Loss pots. */
  lossPots?: {
    /** Losses in the general pot of this bank. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    general?: number | undefined
    /** Losses in its pot for sales of shares. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    shares?: number | undefined
  } | undefined
  /** What is left of the allowance for fund units bought before 2009; 100,000 for each person. Unit: EUR. At least 0, at most 200000. Default: 100000. */
  oldUnitsAllowance?: number | undefined
  /** Tax situation. */
  taxProfile?: {
    /** Land of residence; decides the church tax rate. Default: null. null: Not given. */
    bundesland?: 'Baden-Württemberg' | 'Bayern' | 'Berlin' | 'Brandenburg' | 'Bremen' | 'Hamburg' | 'Hessen' | 'Mecklenburg-Vorpommern' | 'Niedersachsen' | 'Nordrhein-Westfalen' | 'Rheinland-Pfalz' | 'Saarland' | 'Sachsen' | 'Sachsen-Anhalt' | 'Schleswig-Holstein' | 'Thüringen' | null | undefined
    /** Whether church tax is due, of a couple by both: else half of a joint depot bears none. Default: false. */
    kirchensteuer?: boolean | undefined
    /** Tax assessment. Default: "single". */
    filing_status?: 'single' | 'joint' | undefined
  } | undefined
}

/** Inputs of sale with all defaults. */
export interface DepotTaxSaleNormalizedInputs {
  /** Kind of fund, or AKTIE for shares. Left out, the reference data are asked for the kind that banks or reports state, or else whether the ISIN is an equity fund beyond doubt. */
  kind?: 'AKTIENFONDS' | 'MISCHFONDS' | 'IMMOBILIENFONDS' | 'IMMOBILIENFONDS_AUSLAND' | 'SONSTIGE' | 'AKTIE' | undefined
  /** ISIN. */
  isin?: string | undefined
  /** All lots of the security in the one account, in any order. */
  lots: DepotTaxSaleNormalizedInputLot[]
  /** Prices of the fund by year, from which lump sums are calculated that a lot does not give. */
  years: DepotTaxSaleNormalizedInputYear[]
  /** Splits and mergers since the first purchase: none of them is a sale. Prices of a year are those of the units at its end. */
  changes?: DepotTaxSaleNormalizedInputChange[] | undefined
  /** Sale. */
  sale: {
    /** Day of the sale. YYYY-MM-DD. */
    date: string
    /** Price of one unit. Unit: EUR. */
    price: number
    /** Fees of the sale. Unit: EUR. */
    costs: number
    /** Units to sell. Either this or `netAmount`. */
    units?: number | undefined
    /** Wanted amount after costs and tax: the smallest sale that nets it is sought. Unit: EUR. */
    netAmount?: number | undefined
    /** Whether only whole units can be sold for the wanted amount; otherwise millionths. */
    wholeUnits: boolean
  }
  /** What is left of the exemption order at this bank. Unit: EUR. */
  exemptionOrder: number
  /** Loss pots. */
  lossPots: {
    /** Losses in the general pot of this bank. Unit: EUR. */
    general: number
    /** Losses in its pot for sales of shares. Unit: EUR. */
    shares: number
  }
  /** What is left of the allowance for fund units bought before 2009; 100,000 for each person. Unit: EUR. */
  oldUnitsAllowance: number
  /** Tax situation. */
  taxProfile: {
    /** Land of residence; decides the church tax rate. null: Not given. */
    bundesland: 'Baden-Württemberg' | 'Bayern' | 'Berlin' | 'Brandenburg' | 'Bremen' | 'Hamburg' | 'Hessen' | 'Mecklenburg-Vorpommern' | 'Niedersachsen' | 'Nordrhein-Westfalen' | 'Rheinland-Pfalz' | 'Saarland' | 'Sachsen' | 'Sachsen-Anhalt' | 'Schleswig-Holstein' | 'Thüringen' | null
    /** Whether church tax is due, of a couple by both: else half of a joint depot bears none. */
    kirchensteuer: boolean
    /** Tax assessment. */
    filing_status: 'single' | 'joint'
  }
}

/** Result of sale. */
export interface DepotTaxSaleResult {
  /** Kind of security. */
  kind: 'AKTIENFONDS' | 'MISCHFONDS' | 'IMMOBILIENFONDS' | 'IMMOBILIENFONDS_AUSLAND' | 'SONSTIGE' | 'AKTIE'
  /** `request`, or the data from which the kind follows, with their day. */
  kindSource: string
  /** Exempt share for this kind. Unit: fraction (0.01 is 1 %). */
  teilfreistellungRate: number
  /** Units that are sold. */
  units: number
  /** Units left in the account. */
  unitsLeft: number
  /** Units × price. Unit: EUR. */
  proceeds: number
  /** Fees of the sale. Unit: EUR. */
  costs: number
  /** Purchases that are sold. */
  lots: DepotTaxSaleLot[]
  /** Gain or loss of all lots after lump sums, before the partial exemption, without the results of 2017. Unit: EUR. */
  gain: number
  /** What counts for the tax, before losses and orders; negative for a loss. Unit: EUR. */
  taxable: number
  /** Losses set off. */
  lossUsed: {
    /** Losses that are set off: general pot. Unit: EUR. */
    general: number
    /** Losses that are set off: pot for sales of shares. Unit: EUR. */
    shares: number
  }
  /** Losses left. */
  lossPots: {
    /** Losses left after the sale: general pot. Unit: EUR. */
    general: number
    /** Losses left after the sale: pot for sales of shares. Unit: EUR. */
    shares: number
  }
  /** Tax. */
  steuer: {
    /** Income after the partial exemption, before the saver allowance. Unit: EUR. */
    brutto_ertrag: number
    /** Part covered by the saver allowance. Unit: EUR. */
    fsa_offset: number
    /** Income left to be taxed. Unit: EUR. */
    steuerpflichtiger_ertrag: number
    /** Income tax. Unit: EUR. */
    kapitalertragsteuer: number
    /** Solidarity surcharge. Unit: EUR. */
    solidaritaetszuschlag: number
    /** Church tax. Unit: EUR. */
    kirchensteuer: number
    /** Sum of the three taxes. Unit: EUR. */
    gesamte_steuer: number
    /** Sum of the taxes over brutto_ertrag; 0 when that is 0. Unit: fraction (0.01 is 1 %). */
    effektiver_steuersatz: number
    /** brutto_ertrag less all taxes. Unit: EUR. */
    netto_ertrag: number
    /** Church tax rate applied, a share of the income tax. Unit: fraction (0.01 is 1 %). */
    kirchensteuer_rate: number
  }
  /** Proceeds less costs less tax. Unit: EUR. */
  net: number
  /** Tax if lump sums make no loss. Unit: EUR. null: no difference. */
  taxIfLumpSumsMakeNoLoss: number | null
  /** What a tax return makes of units bought before 2009; null without such units. null: none bought before 2009. */
  oldUnits: {
    /** Gain since 2018 on units bought before 2009, before the partial exemption. Unit: EUR. */
    gain: number
    /** The same after the partial exemption. Unit: EUR. */
    gainAfterExemption: number
    /** Tax of this sale after the return if the allowance is used before the partial exemption. Unit: EUR. */
    taxIfAllowanceComesFirst: number
    /** Tax of this sale after the return if it is used after the partial exemption. Unit: EUR. */
    taxIfExemptionComesFirst: number
    /** Allowance left by the first reading. Unit: EUR. */
    allowanceLeftIfAllowanceComesFirst: number
    /** Allowance left by the second reading. Unit: EUR. */
    allowanceLeftIfExemptionComesFirst: number
  } | null
}

/** Inputs of year; what may be left out takes its default. */
export interface DepotTaxYearInputs {
  /** Calendar year in which the income was received. */
  year: 2021 | 2022 | 2023 | 2024 | 2025 | 2026
  /** Banks and brokers. 1 to 20 items. */
  banks: readonly DepotTaxYearInputBank[]
  /** Losses of earlier years. */
  lossesCarriedForward?: {
    /** Losses that the tax office carried forward from earlier years: all but sales of shares. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    general?: number | undefined
    /** Losses that the tax office carried forward from earlier years: sales of shares. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    shares?: number | undefined
  } | undefined
  /** Taxable income of the year without capital income; of both spouses when they file jointly. Left out, the personal rate is not compared. Unit: EUR. At least 0, at most 100000000. */
  otherTaxableIncome?: number | undefined
  /** Percentage of the old-age relief (section 24a EStG) that the personal rate opens for capital income; 0 for none. Unit: percentage points (1 is 1 %). At least 0, at most 40. Default: 0. */
  oldAgeReliefPct?: number | undefined
  /** What other income leaves of the highest old-age relief. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  oldAgeReliefLeft?: number | undefined
  /** Tax situation. */
  taxProfile?: {
    /** Land of residence; decides the church tax rate. Default: null. null: Not given. */
    bundesland?: 'Baden-Württemberg' | 'Bayern' | 'Berlin' | 'Brandenburg' | 'Bremen' | 'Hamburg' | 'Hessen' | 'Mecklenburg-Vorpommern' | 'Niedersachsen' | 'Nordrhein-Westfalen' | 'Rheinland-Pfalz' | 'Saarland' | 'Sachsen' | 'Sachsen-Anhalt' | 'Schleswig-Holstein' | 'Thüringen' | null | undefined
    /** Whether church tax is due, of a couple by both: else half of a joint depot bears none. Default: false. */
    kirchensteuer?: boolean | undefined
    /** Tax assessment. Default: "single". */
    filing_status?: 'single' | 'joint' | undefined
  } | undefined
}

/** Inputs of year with all defaults. */
export interface DepotTaxYearNormalizedInputs {
  /** Calendar year in which the income was received. */
  year: 2021 | 2022 | 2023 | 2024 | 2025 | 2026
  /** Banks and brokers. */
  banks: DepotTaxYearNormalizedInputBank[]
  /** Losses of earlier years. */
  lossesCarriedForward: {
    /** Losses that the tax office carried forward from earlier years: all but sales of shares. Unit: EUR. */
    general: number
    /** Losses that the tax office carried forward from earlier years: sales of shares. Unit: EUR. */
    shares: number
  }
  /** Taxable income of the year without capital income; of both spouses when they file jointly. Left out, the personal rate is not compared. Unit: EUR. */
  otherTaxableIncome?: number | undefined
  /** Percentage of the old-age relief (section 24a EStG) that the personal rate opens for capital income; 0 for none. Unit: percentage points (1 is 1 %). */
  oldAgeReliefPct: number
  /** What other income leaves of the highest old-age relief. Unit: EUR. */
  oldAgeReliefLeft: number
  /** Tax situation. */
  taxProfile: {
    /** Land of residence; decides the church tax rate. null: Not given. */
    bundesland: 'Baden-Württemberg' | 'Bayern' | 'Berlin' | 'Brandenburg' | 'Bremen' | 'Hamburg' | 'Hessen' | 'Mecklenburg-Vorpommern' | 'Niedersachsen' | 'Nordrhein-Westfalen' | 'Rheinland-Pfalz' | 'Saarland' | 'Sachsen' | 'Sachsen-Anhalt' | 'Schleswig-Holstein' | 'Thüringen' | null
    /** Whether church tax is due, of a couple by both: else half of a joint depot bears none. */
    kirchensteuer: boolean
    /** Tax assessment. */
    filing_status: 'single' | 'joint'
  }
}

/** Result of year. */
export interface DepotTaxYearResult {
  /** `partial` when a bank has obstacles; the figures that depend on it are null. */
  status: 'ok' | 'partial'
  /** Banks and brokers. */
  banks: DepotTaxYearBank[]
  /** Tax withheld by all banks. Unit: EUR. null: not known. */
  withheld: number | null
  /** By law. */
  law: {
    /** Income. */
    income: {
      /** Income of all banks after all losses that count in the return: all but sales of shares. Unit: EUR. */
      general: number
      /** Income of all banks after all losses that count in the return: sales of shares. Unit: EUR. */
      shares: number
    }
    /** Losses set off. */
    lossUsed: {
      /** Losses set off in the return: all but sales of shares. Unit: EUR. */
      general: number
      /** Losses set off in the return: sales of shares. Unit: EUR. */
      shares: number
    }
    /** Losses carried forward. */
    lossCarriedForward: {
      /** Losses that the tax office carries forward: all but sales of shares. Unit: EUR. */
      general: number
      /** Losses that the tax office carries forward: sales of shares. Unit: EUR. */
      shares: number
    }
    /** Saver allowance. Unit: EUR. */
    allowance: number
    /** Foreign tax credited. Unit: EUR. null: not known. */
    foreignTaxCredited: number | null
    /** Tax owed; null where the foreign tax of a bank is not known. null: not known. */
    steuer: {
      /** Income after the partial exemption, before the saver allowance. Unit: EUR. */
      brutto_ertrag: number
      /** Part covered by the saver allowance. Unit: EUR. */
      fsa_offset: number
      /** Income left to be taxed. Unit: EUR. */
      steuerpflichtiger_ertrag: number
      /** Income tax. Unit: EUR. */
      kapitalertragsteuer: number
      /** Solidarity surcharge. Unit: EUR. */
      solidaritaetszuschlag: number
      /** Church tax. Unit: EUR. */
      kirchensteuer: number
      /** Sum of the three taxes. Unit: EUR. */
      gesamte_steuer: number
      /** Sum of the taxes over brutto_ertrag; 0 when that is 0. Unit: fraction (0.01 is 1 %). */
      effektiver_steuersatz: number
      /** brutto_ertrag less all taxes. Unit: EUR. */
      netto_ertrag: number
      /** Church tax rate applied, a share of the income tax. Unit: fraction (0.01 is 1 %). */
      kirchensteuer_rate: number
    } | null
  }
  /** Refund at the flat rate. Unit: EUR. null: not known. */
  refund: number | null
  /** Comparison with the personal rate (section 32d(6) EStG); null where the other income or a foreign tax is not given. null: other income or foreign tax not given. */
  personalRate: {
    /** Other income by the tariff, capital income at the flat rate. */
    flat: {
      /** Income tax by the tariff. Unit: EUR. */
      incomeTax: number
      /** Flat rate income tax on capital income. Unit: EUR. */
      flatTax: number
      /** Solidarity surcharge. Unit: EUR. */
      solidaritaetszuschlag: number
      /** Church tax. Unit: EUR. */
      kirchensteuer: number
      /** All taxes together. Unit: EUR. */
      total: number
    }
    /** All income by the tariff. */
    tariff: {
      /** Income tax by the tariff. Unit: EUR. */
      incomeTax: number
      /** Flat rate income tax on capital income. Unit: EUR. */
      flatTax: number
      /** Solidarity surcharge. Unit: EUR. */
      solidaritaetszuschlag: number
      /** Church tax. Unit: EUR. */
      kirchensteuer: number
      /** All taxes together. Unit: EUR. */
      total: number
    }
    /** Old-age relief that capital income brings with the personal rate. Unit: EUR. */
    oldAgeRelief: number
    /** Cheaper. */
    cheaper: 'flat' | 'tariff'
    /** What the cheaper way saves against the other. Unit: EUR. */
    advantage: number
    /** Refund. Unit: EUR. null: not known. */
    refund: number | null
  } | null
}

/** Inputs of return; what may be left out takes its default. */
export interface DepotTaxReturnInputs {
  /** Year of the return: only years whose forms are out. Integer. At least 2024, at most 2025. */
  year: number
  /** Securities. 0 to 200 items. */
  securities?: readonly DepotTaxReturnInputSecurity[] | undefined
  /** All purchases and sales since the first purchase, and the payments of the year, at brokers that withhold no German tax; lots that are left count as purchases. A request over HTTP holds as many, at up to 160 bytes each. 0 to 3000 items. */
  bookings?: readonly DepotTaxReturnInputBooking[] | undefined
  /** Splits, mergers and moves between depots of the same person: none of them is a sale. Prices of a year are those of the units at its end. 0 to 200 items. */
  changes?: readonly DepotTaxReturnInputChange[] | undefined
  /** What a broker states as sums of the year, besides the bookings: derivatives go in here. */
  totals?: {
    /** Gains on sales of shares; as a positive amount. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    shareGain?: number | undefined
    /** Losses on sales of shares; as a positive amount. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    shareLoss?: number | undefined
    /** Gains on derivatives and option premiums; as a positive amount. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    derivativeGain?: number | undefined
    /** Losses on derivatives; as a positive amount. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    derivativeLoss?: number | undefined
    /** Other gains and income; as a positive amount. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    otherGain?: number | undefined
    /** Other losses; as a positive amount. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    otherLoss?: number | undefined
    /** Gains on private sales within a year (section 23 EStG); as a positive amount. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    privateSaleGain?: number | undefined
    /** Losses on private sales within a year; as a positive amount. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    privateSaleLoss?: number | undefined
  } | undefined
  /** Saver allowance that banks used on income that is not declared here, by their certificates (line 17). Unit: EUR. At least 0, at most 100000000. */
  allowanceUsedElsewhere?: number | undefined
  /** Loss certificates. */
  lossCertificates?: {
    /** Losses by certificates of German banks: all but shares. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    general?: number | undefined
    /** Losses by certificates of German banks: sales of shares. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    shares?: number | undefined
  } | undefined
  /** Losses of earlier years. */
  lossesCarriedForward?: {
    /** Losses that the tax office carried forward from earlier years: all but shares. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    general?: number | undefined
    /** Losses that the tax office carried forward from earlier years: sales of shares. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    shares?: number | undefined
  } | undefined
}

/** Inputs of return with all defaults. */
export interface DepotTaxReturnNormalizedInputs {
  /** Year of the return: only years whose forms are out. */
  year: number
  /** Securities. */
  securities: DepotTaxReturnNormalizedInputSecurity[]
  /** All purchases and sales since the first purchase, and the payments of the year, at brokers that withhold no German tax; lots that are left count as purchases. A request over HTTP holds as many, at up to 160 bytes each. */
  bookings: DepotTaxReturnNormalizedInputBooking[]
  /** Splits, mergers and moves between depots of the same person: none of them is a sale. Prices of a year are those of the units at its end. */
  changes?: DepotTaxReturnNormalizedInputChange[] | undefined
  /** What a broker states as sums of the year, besides the bookings: derivatives go in here. */
  totals: {
    /** Gains on sales of shares; as a positive amount. Unit: EUR. */
    shareGain: number
    /** Losses on sales of shares; as a positive amount. Unit: EUR. */
    shareLoss: number
    /** Gains on derivatives and option premiums; as a positive amount. Unit: EUR. */
    derivativeGain: number
    /** Losses on derivatives; as a positive amount. Unit: EUR. */
    derivativeLoss: number
    /** Other gains and income; as a positive amount. Unit: EUR. */
    otherGain: number
    /** Other losses; as a positive amount. Unit: EUR. */
    otherLoss: number
    /** Gains on private sales within a year (section 23 EStG); as a positive amount. Unit: EUR. */
    privateSaleGain: number
    /** Losses on private sales within a year; as a positive amount. Unit: EUR. */
    privateSaleLoss: number
  }
  /** Saver allowance that banks used on income that is not declared here, by their certificates (line 17). Unit: EUR. */
  allowanceUsedElsewhere?: number | undefined
  /** Loss certificates. */
  lossCertificates: {
    /** Losses by certificates of German banks: all but shares. Unit: EUR. */
    general: number
    /** Losses by certificates of German banks: sales of shares. Unit: EUR. */
    shares: number
  }
  /** Losses of earlier years. */
  lossesCarriedForward: {
    /** Losses that the tax office carried forward from earlier years: all but shares. Unit: EUR. */
    general: number
    /** Losses that the tax office carried forward from earlier years: sales of shares. Unit: EUR. */
    shares: number
  }
}

/** Result of return. */
export interface DepotTaxReturnResult {
  /** `partial` when a row has obstacles; the lines that depend on it are null. */
  status: 'ok' | 'partial'
  /** Year. */
  year: number
  /** Lines to fill in, in the order of the forms. Lines of 0 are left out, but line 19. */
  lines: DepotTaxReturnLine[]
  /** All rows behind the lines. */
  entries: DepotTaxReturnEntry[]
  /** What the tax office makes of the lines, before losses of earlier years and the allowance; on no form. Null where a row is not known, and where losses on derivatives stand apart. null: not known. */
  afterExemption: {
    /** Income less losses, those by certificate too, after the partial exemption: all but sales of shares. Unit: EUR. */
    general: number
    /** Income less losses, those by certificate too, after the partial exemption: sales of shares. Unit: EUR. */
    shares: number
  } | null
  /** Losses of earlier years set off. null: not known. */
  lossUsed: {
    /** Losses of earlier years that are set off against it: all but sales of shares. Unit: EUR. */
    general: number
    /** Losses of earlier years that are set off against it: sales of shares. Unit: EUR. */
    shares: number
  } | null
  /** Losses carried forward. null: not known. */
  lossCarriedForward: {
    /** Losses that are left to be carried forward: all but sales of shares. Unit: EUR. */
    general: number
    /** Losses that are left to be carried forward: sales of shares. Unit: EUR. */
    shares: number
  } | null
  /** Private sales (Anlage SO, section 23 EStG); null where there are none. The line is not named: sources differ. null: none. */
  privateSales: {
    /** Result. Unit: EUR. null: not known. */
    result: number | null
    /** Taxed. Unit: EUR. null: not known. */
    taxed: number | null
  } | null
}

/** Body of a calculation (retirement). */
export interface RetirementRequest<I> {
  /** Omitted fields take their defaults. */
  inputs?: I | undefined
  /** Language of assumptions, limitations and messages. Default: "en". */
  locale?: 'en' | 'de' | undefined
  /** Reference date for savings goals, not the tax year. Default: the current UTC date. YYYY-MM-DD. */
  asOf?: string | undefined
}

/** Where a calculation is explained (retirement). */
export interface RetirementLinks {
  /** An editable page that shows this calculation. */
  calculator: string
  /** Page with the formulas and their sources. */
  methodology: string
  /** Page on how to use this interface. */
  documentation: string
}

/** Result of a calculation (retirement). Read it with its assumptions and limitations; null is never zero. */
export interface RetirementCalculation<C extends string, I, R> {
  /** Id of the calculation. */
  calculation: C
  /** Version of the models and of the law in them. */
  modelVersion: string
  /** The inputs that were used, defaults included. */
  inputs: I
  /** Reference date, `YYYY-MM-DD`; not the tax year. */
  asOf: string
  /** The figures. */
  result: R
  /** What the model takes for granted. */
  assumptions: string[]
  /** What the result does not say. */
  limitations: string[]
  /** Where the law and the figures come from. */
  sources: string[]
  /** Where it is explained; no link contains holdings. */
  links: RetirementLinks
}

/** Inputs of altersvorsorgedepot; what may be left out takes its default. */
export interface RetirementAltersvorsorgedepotInputs {
  /** Age at the beginning of the first year. Unit: years. Integer. At least 16, at most 69. Default: 35. */
  age?: number | undefined
  /** Own contribution of every year to the one contract, paid monthly; €6,840 at most, allowances not counted. Unit: EUR/year. At least 0, at most 6840. Default: 1800. */
  yearlyContribution?: number | undefined
  /** Children for whom child benefit is paid to this person. 0 to 12 items. */
  children?: readonly RetirementAltersvorsorgedepotInputChildrenEntry[] | undefined
  /** Taxable income of every year of saving, without the deduction; of both spouses where they file jointly. Unit: EUR/year. At least 0, at most 100000000. Default: 45000. */
  taxableIncome?: number | undefined
  /** Assumed tax on each further euro in old age, surcharge and church tax included; counts where no other income in old age is given. Unit: percentage points (1 is 1 %). At least 0, at most 60. Default: 25. */
  taxRateInOldAgePct?: number | undefined
  /** Assumed return before costs while saving, the same for both ways. Unit: percentage points (1 is 1 %). At least 0, at most 15. Default: 6. */
  annualReturnPct?: number | undefined
  /** Effective costs of the Altersvorsorgedepot a year. Unit: percentage points (1 is 1 %). At least 0, at most 5. Default: 1. */
  contractCostsPct?: number | undefined
  /** Costs of your own fund a year. Unit: percentage points (1 is 1 %). At least 0, at most 5. Default: 0.2. */
  ownCostsPct?: number | undefined
  /** Saver allowance of every year that is left for your own portfolio. Unit: EUR/year. At least 0, at most 2000. Default: 1000. */
  saverAllowance?: number | undefined
  /** Years after which the capital is paid out otherwise than as a pension, to show what that costs. Unit: years. Integer. At least 1, at most 50. Default: 10. */
  harmfulUseAfterYears?: number | undefined
  /** Payout. */
  payout?: {
    /** Age at which the payout begins. Unit: years. Integer. At least 65, at most 70. Default: 67. */
    startAge?: number | undefined
    /** Age at which the payout plan ends; with an annuity the age up to which payments are counted. Unit: years. Integer. At least 85, at most 105. Default: 85. */
    untilAge?: number | undefined
    /** Assumed return before costs during the payout, the same for both ways. Unit: percentage points (1 is 1 %). At least 0, at most 15. Default: 3. */
    annualReturnPct?: number | undefined
    /** Share of the capital paid at once when the payout begins, 30% at most; your own portfolio sells the same share. Unit: percentage points (1 is 1 %). At least 0, at most 30. Default: 0. */
    atOncePct?: number | undefined
    /** Monthly life annuity for each €10,000 of capital, as an insurer offers it; left out, a payout plan is calculated. Unit: EUR/month. At least 1, at most 100. Default: null. null: Payout plan. */
    annuityPer10000?: number | null | undefined
    /** Other taxable income of a year in old age. With it the tax follows from the tariff instead of the assumed tax rate. Unit: EUR/year. At least 0, at most 100000000. Default: null. null: Not given. */
    otherIncome?: number | null | undefined
    /** What is left of the lump-sum deduction of €102 a year; a statutory pension uses it up. Unit: EUR/year. At least 0, at most 102. Default: 0. */
    lumpDeductionLeft?: number | undefined
  } | undefined
  /** Support. */
  support?: {
    /** Calendar year of the first contribution. Integer. At least 2027, at most 2037. Default: 2027. */
    firstYear?: number | undefined
    /** Whether the person is entitled to the support itself or only through the spouse. The calculation cannot establish it. Default: "direct". */
    entitlement?: 'direct' | 'through_spouse' | undefined
    /** Contribution of the spouse who is entitled; only where the person is entitled through the spouse. Unit: EUR/year. At least 0, at most 6840. Default: 0. */
    spouseContribution?: number | undefined
    /** Whether the spouse, with a contract of their own and €120 a year, is entitled through this person: the maximum of the deduction rises. Default: false. */
    spouseIsEntitledThroughMe?: boolean | undefined
    /** Whether the career starter bonus was granted before. Default: false. */
    bonusWasGranted?: boolean | undefined
    /** Years after the contribution year at whose end the allowance is credited. Unit: years. Integer. At least 0, at most 2. Default: 1. */
    allowanceDelayYears?: number | undefined
  } | undefined
  /** Existing Riester contract. */
  riester?: {
    /** Capital of an existing Riester contract moved into the new one; its costs of transfer taken off. Unit: EUR. At least 0, at most 100000000. Default: 0. */
    capital?: number | undefined
    /** Income liable to pension insurance of the year before: with it the answer says what the old contract would get. Unit: EUR/year. At least 0, at most 100000000. Default: null. null: Not given. */
    incomeBefore?: number | null | undefined
  } | undefined
  /** Tax situation. */
  taxProfile?: {
    /** Land of residence; decides the church tax rate. Default: null. null: Not given. */
    bundesland?: 'Baden-Württemberg' | 'Bayern' | 'Berlin' | 'Brandenburg' | 'Bremen' | 'Hamburg' | 'Hessen' | 'Mecklenburg-Vorpommern' | 'Niedersachsen' | 'Nordrhein-Westfalen' | 'Rheinland-Pfalz' | 'Saarland' | 'Sachsen' | 'Sachsen-Anhalt' | 'Schleswig-Holstein' | 'Thüringen' | null | undefined
    /** Whether church tax is due, of a couple by both: else half of a joint depot bears none. Default: false. */
    kirchensteuer?: boolean | undefined
    /** Tax assessment. Default: "single". */
    filing_status?: 'single' | 'joint' | undefined
  } | undefined
}

/** Inputs of altersvorsorgedepot with all defaults. */
export interface RetirementAltersvorsorgedepotNormalizedInputs {
  /** Age at the beginning of the first year. Unit: years. */
  age: number
  /** Own contribution of every year to the one contract, paid monthly; €6,840 at most, allowances not counted. Unit: EUR/year. */
  yearlyContribution: number
  /** Children for whom child benefit is paid to this person. */
  children: RetirementAltersvorsorgedepotNormalizedInputChildrenEntry[]
  /** Taxable income of every year of saving, without the deduction; of both spouses where they file jointly. Unit: EUR/year. */
  taxableIncome: number
  /** Assumed tax on each further euro in old age, surcharge and church tax included; counts where no other income in old age is given. Unit: percentage points (1 is 1 %). */
  taxRateInOldAgePct: number
  /** Assumed return before costs while saving, the same for both ways. Unit: percentage points (1 is 1 %). */
  annualReturnPct: number
  /** Effective costs of the Altersvorsorgedepot a year. Unit: percentage points (1 is 1 %). */
  contractCostsPct: number
  /** Costs of your own fund a year. Unit: percentage points (1 is 1 %). */
  ownCostsPct: number
  /** Saver allowance of every year that is left for your own portfolio. Unit: EUR/year. */
  saverAllowance: number
  /** Years after which the capital is paid out otherwise than as a pension, to show what that costs. Unit: years. */
  harmfulUseAfterYears: number
  /** Payout. */
  payout: {
    /** Age at which the payout begins. Unit: years. */
    startAge: number
    /** Age at which the payout plan ends; with an annuity the age up to which payments are counted. Unit: years. */
    untilAge: number
    /** Assumed return before costs during the payout, the same for both ways. Unit: percentage points (1 is 1 %). */
    annualReturnPct: number
    /** Share of the capital paid at once when the payout begins, 30% at most; your own portfolio sells the same share. Unit: percentage points (1 is 1 %). */
    atOncePct: number
    /** Monthly life annuity for each €10,000 of capital, as an insurer offers it; left out, a payout plan is calculated. Unit: EUR/month. null: Payout plan. */
    annuityPer10000: number | null
    /** Other taxable income of a year in old age. With it the tax follows from the tariff instead of the assumed tax rate. Unit: EUR/year. null: Not given. */
    otherIncome: number | null
    /** What is left of the lump-sum deduction of €102 a year; a statutory pension uses it up. Unit: EUR/year. */
    lumpDeductionLeft: number
  }
  /** Support. */
  support: {
    /** Calendar year of the first contribution. */
    firstYear: number
    /** Whether the person is entitled to the support itself or only through the spouse. The calculation cannot establish it. */
    entitlement: 'direct' | 'through_spouse'
    /** Contribution of the spouse who is entitled; only where the person is entitled through the spouse. Unit: EUR/year. */
    spouseContribution: number
    /** Whether the spouse, with a contract of their own and €120 a year, is entitled through this person: the maximum of the deduction rises. */
    spouseIsEntitledThroughMe: boolean
    /** Whether the career starter bonus was granted before. */
    bonusWasGranted: boolean
    /** Years after the contribution year at whose end the allowance is credited. Unit: years. */
    allowanceDelayYears: number
  }
  /** Existing Riester contract. */
  riester: {
    /** Capital of an existing Riester contract moved into the new one; its costs of transfer taken off. Unit: EUR. */
    capital: number
    /** Income liable to pension insurance of the year before: with it the answer says what the old contract would get. Unit: EUR/year. null: Not given. */
    incomeBefore: number | null
  }
  /** Tax situation. */
  taxProfile: {
    /** Land of residence; decides the church tax rate. null: Not given. */
    bundesland: 'Baden-Württemberg' | 'Bayern' | 'Berlin' | 'Brandenburg' | 'Bremen' | 'Hamburg' | 'Hessen' | 'Mecklenburg-Vorpommern' | 'Niedersachsen' | 'Nordrhein-Westfalen' | 'Rheinland-Pfalz' | 'Saarland' | 'Sachsen' | 'Sachsen-Anhalt' | 'Schleswig-Holstein' | 'Thüringen' | null
    /** Whether church tax is due, of a couple by both: else half of a joint depot bears none. */
    kirchensteuer: boolean
    /** Tax assessment. */
    filing_status: 'single' | 'joint'
  }
}

/** Result of altersvorsorgedepot. */
export interface RetirementAltersvorsorgedepotResult {
  /** Net payments of the Altersvorsorgedepot less those of your own portfolio for the same outlay, at the tax assumed for old age. Unit: EUR. */
  difference: number
  /** Equal at a tax rate in old age of. Unit: percentage points (1 is 1 %). null: none. */
  breakEvenTaxRatePct: number | null
  /** Equal at costs of. Unit: percentage points (1 is 1 %). null: none up to 10%. */
  breakEvenCostsPct: number | null
  /** What decides, in sentences. */
  findings: string[]
  /** By tax rate in old age. */
  byTaxRate: RetirementAltersvorsorgedepotByTaxRateEntry[]
  /** Altersvorsorgedepot. */
  contract: {
    /** Value when the payout begins, moved Riester capital left out. Unit: EUR. */
    capital: number
    /** Own contributions. Unit: EUR. */
    contributions: number
    /** Part of them that gets neither allowance nor deduction. Unit: EUR. */
    unsubsidised: number
    /** All allowances. Unit: EUR. */
    allowances: number
    /** All refunds with the surcharges on them. Unit: EUR. */
    refunds: number
    /** Most that may be paid at once when the payout begins. Unit: EUR. */
    mostAtOnce: number
    /** Least monthly instalment of a payout plan after what is paid at once. Unit: EUR/month. */
    leastInstalment: number
    /** Sum of the payments. Unit: EUR. */
    gross: number
    /** Tax on them. Unit: EUR. */
    tax: number
    /** What is left of them. Unit: EUR. */
    net: number
  }
  /** Your own portfolio. */
  own: {
    /** Value when the payout begins, before tax on the gain. Unit: EUR. */
    capital: number
    /** Paid in: the same outlay. Unit: EUR. */
    contributions: number
    /** Tax on lump sums, and on the sales that paid it. Unit: EUR. */
    taxWhileSaving: number
    /** Sum of the sales. Unit: EUR. */
    gross: number
    /** Tax on them. Unit: EUR. */
    tax: number
    /** What is left of them. Unit: EUR. */
    net: number
  }
  /** Saving, year by year. */
  saving: RetirementAltersvorsorgedepotSavingEntry[]
  /** Payout, year by year. */
  payout: RetirementAltersvorsorgedepotPayoutEntry[]
  /** Null where the payout begins by the end of that year. null: the payout begins before. */
  harmfulUse: {
    /** Age at the end of that year. Unit: years. */
    age: number
    /** Value of the contract. Unit: EUR. */
    capital: number
    /** Allowances and refunds that go back. Unit: EUR. */
    repaid: number
    /** Capital less allowances less contributions; negative for a loss. Unit: EUR. */
    gain: number
    /** Tax on the gain beside the income of today. Unit: EUR. */
    tax: number
    /** What is left; negative where more goes back than there is. Unit: EUR. */
    left: number
  } | null
  /** Null without moved capital. null: none. */
  riester: {
    /** The moved capital when the payout begins. Unit: EUR. */
    capital: number
    /** What its payments add after tax; not part of the comparison. Unit: EUR. */
    net: number
  } | null
  /** Null without the income of the year before. null: income of the year before not given. */
  oldRules: {
    /** Allowance for the full own contribution by the rules before 2027. Unit: EUR. */
    fullAllowance: number
    /** Allowance for this contribution by those rules, in the first year. Unit: EUR. */
    allowance: number
    /** Allowance by the new rules in that year, without the bonus. Unit: EUR. */
    newAllowance: number
  } | null
}

/** Data of the analyses of a snapshot, by their ids. */
export interface SectionData {
  /** Whole-portfolio allocation by asset class; holdings that are not known stay visible as unknown. */
  allocation: AllocationResult
  /** Pairwise overlap of equity funds with shared companies and constituent coverage. */
  overlap: OverlapResult
  /** Underlying equity positions with direct and fund provenance and the weight that is not listed. */
  'look-through': LookThroughResult
  /** Issuer concentration, HHI and effective number of issuers of the equity book; withheld below 80% coverage. */
  concentration: ConcentrationResult
  /** Underlying equity sectors with an explicit unknown bucket. */
  sectors: SectorsResult
  /** Underlying equity countries and regions; neither the domicile of a fund nor where a company earns its revenue. */
  geography: GeographyResult
  /** Modelled currency exposure of underlying equities, named hedges, and the currencies in which holdings are held. */
  currencies: CurrenciesResult
  /** Weighted ongoing charge of the funds whose charge is known, per-fund costs and the known yearly amount. */
  costs: CostsResult
}

/** Portfolio analysis by the name of the method. */
export interface AnalyzeOperations {
  /** All analyses of a snapshot. */
  snapshot: AnalysisCall<'snapshot', SnapshotRequest, Snapshot>
  /** Whole-portfolio allocation by asset class; holdings that are not known stay visible as unknown. */
  allocation: AnalysisCall<'allocation', SnapshotRequest, SnapshotOf<'allocation'>>
  /** Pairwise overlap of equity funds with shared companies and constituent coverage. */
  overlap: AnalysisCall<'overlap', SnapshotRequest, SnapshotOf<'overlap'>>
  /** Underlying equity positions with direct and fund provenance and the weight that is not listed. */
  lookThrough: AnalysisCall<'look-through', SnapshotRequest, SnapshotOf<'look-through'>>
  /** Issuer concentration, HHI and effective number of issuers of the equity book; withheld below 80% coverage. */
  concentration: AnalysisCall<'concentration', SnapshotRequest, SnapshotOf<'concentration'>>
  /** Underlying equity sectors with an explicit unknown bucket. */
  sectors: AnalysisCall<'sectors', SnapshotRequest, SnapshotOf<'sectors'>>
  /** Underlying equity countries and regions; neither the domicile of a fund nor where a company earns its revenue. */
  geography: AnalysisCall<'geography', SnapshotRequest, SnapshotOf<'geography'>>
  /** Modelled currency exposure of underlying equities, named hedges, and the currencies in which holdings are held. */
  currencies: AnalysisCall<'currencies', SnapshotRequest, SnapshotOf<'currencies'>>
  /** Weighted ongoing charge of the funds whose charge is known, per-fund costs and the known yearly amount. */
  costs: AnalysisCall<'costs', SnapshotRequest, SnapshotOf<'costs'>>
  /** What an ongoing fee takes from an amount that grows and is paid into, from the caller's own assumptions. */
  costDrag: AnalysisCall<'cost-drag', CostDragRequest, Standalone<'cost-drag', Analysis<CostDragResult>>>
  /** Equities behind a portfolio by provider industry, by maintained interests and by versioned baskets of issuers. */
  industries: AnalysisCall<'industries', SnapshotRequest, Standalone<'industries', Analysis<IndustriesResult>>>
  /** Annual revenue regions of up to 25 underlying companies, without inflating the covered portion. */
  revenueGeography: AnalysisCall<'revenue-geography', SnapshotRequest, Standalone<'revenue-geography', Analysis<RevenueGeographyResult>>>
  /** Two snapshots, before and after, with deltas where the coverage of both permits them. */
  compare: AnalysisCall<'compare', CompareRequest, Standalone<'compare', Analysis<CompareResult, CompareResult>>>
  /** Compares a portfolio with a target mix and splits one contribution over the asset classes below target. */
  contributionPlan: AnalysisCall<'contribution-plan', ContributionPlanRequest, Standalone<'contribution-plan', Analysis<ContributionPlanResult>>>
  /** Compares at most ten equity ETFs with one on holdings, sectors, countries and ongoing charges. */
  etfAlternatives: AnalysisCall<'etf-alternatives', EtfAlternativesRequest, Standalone<'etf-alternatives', Analysis<EtfAlternativesResult, EtfAlternativesResult>>>
  /** Applies the approximate market moves of five crises to a portfolio, with the proxy of each holding and the currency effect. */
  stressScenarios: AnalysisCall<'stress-scenarios', StressScenariosRequest, Standalone<'stress-scenarios', Analysis<StressScenariosResult, StressScenariosResult>>>
  /** Replays the present mix over past years with dated prices and exchange rates, with and without monthly contributions. */
  historicalReplay: AnalysisCall<'historical-replay', HistoricalReplayRequest, Standalone<'historical-replay', Analysis<HistoricalReplayResult>>>
}

/** Fixed income by the name of the method. */
export interface FixedIncomeOperations {
  /** Bond funds and single bonds by issuer, country, currency, maturity, kind and rating, with the duration that follows from maturities and coupons. */
  bonds: AnalysisCall<'bonds', SnapshotRequest, Standalone<'bonds', Analysis<BondsResult>>>
}

/** Calculators by the name of the method. */
export interface CalculatorOperations {
  /** German tax on interest, dividends, share sales or equity-fund gains: income tax, solidarity surcharge, church tax and what is left. */
  abgeltungssteuer: CalculationCall<'abgeltungssteuer', AbgeltungssteuerInputs, CalculationRequest<AbgeltungssteuerInputs>, Calculation<'abgeltungssteuer', AbgeltungssteuerNormalizedInputs, AbgeltungssteuerResult>>
  /** What is left of a dividend after foreign withholding tax and German tax, with the credit and the part that can be claimed back abroad. */
  nettoDividende: CalculationCall<'netto-dividende', NettoDividendeInputs, CalculationRequest<NettoDividendeInputs>, Calculation<'netto-dividende', NettoDividendeNormalizedInputs, NettoDividendeResult>>
  /** Advance lump sum (Vorabpauschale) of one fund position held for a full year, and the tax on it. */
  vorabpauschale: CalculationCall<'vorabpauschale', VorabpauschaleInputs, CalculationRequest<VorabpauschaleInputs>, Calculation<'vorabpauschale', VorabpauschaleNormalizedInputs, VorabpauschaleResult>>
  /** Compares the modelled wealth in an accumulating and in a distributing fund with the same return, after the taxes of each year. */
  thesauriererVsAusschuetter: CalculationCall<'thesaurierer-vs-ausschuetter', ThesauriererVsAusschuetterInputs, CalculationRequest<ThesauriererVsAusschuetterInputs>, Calculation<'thesaurierer-vs-ausschuetter', ThesauriererVsAusschuetterNormalizedInputs, ThesauriererVsAusschuetterResult>>
  /** Splits the annual saver allowance across up to six banks so that the least tax is owed and January debits are avoided. */
  freistellungsauftrag: CalculationCall<'freistellungsauftrag', FreistellungsauftragInputs, CalculationRequest<FreistellungsauftragInputs>, Calculation<'freistellungsauftrag', FreistellungsauftragNormalizedInputs, FreistellungsauftragResult>>
  /** Projects a monthly savings plan in an accumulating fund, with or without the yearly tax on the advance lump sum. */
  etfSparplan: CalculationCall<'etf-sparplan', EtfSparplanInputs, CalculationRequest<EtfSparplanInputs>, Calculation<'etf-sparplan', EtfSparplanNormalizedInputs, EtfSparplanResult>>
  /** How large an emergency reserve should be and how long it takes to save it. */
  notgroschen: CalculationCall<'notgroschen', NotgroschenInputs, CalculationRequest<NotgroschenInputs>, Calculation<'notgroschen', NotgroschenNormalizedInputs, NotgroschenResult>>
  /** How much of your own money buying a home takes, purchase costs included, and how long it takes to save it. */
  eigenkapital: CalculationCall<'eigenkapital', EigenkapitalInputs, CalculationRequest<EigenkapitalInputs>, Calculation<'eigenkapital', EigenkapitalNormalizedInputs, EigenkapitalResult>>
  /** The gap between the statutory pension and the income you want in retirement, and the saving that closes it. */
  rentenluecke: CalculationCall<'rentenluecke', RentenlueckeInputs, CalculationRequest<RentenlueckeInputs>, Calculation<'rentenluecke', RentenlueckeNormalizedInputs, RentenlueckeResult>>
  /** Monthly withdrawals from a fund: the tax on them, how long the fund lasts within the horizon, and the amount that would use it up exactly. */
  entnahmeplan: CalculationCall<'entnahmeplan', EntnahmeplanInputs, CalculationRequest<EntnahmeplanInputs>, Calculation<'entnahmeplan', EntnahmeplanNormalizedInputs, EntnahmeplanResult>>
  /** The tax on a gift, earlier gifts included, or the cheapest spread of a sum over several ten-year windows. */
  schenkungsteuer: CalculationCall<'schenkungsteuer', SchenkungsteuerInputs, CalculationRequest<SchenkungsteuerInputs>, Calculation<'schenkungsteuer', SchenkungsteuerNormalizedInputs, SchenkungsteuerResult>>
  /** Projects a savings plan in a child's name until a full sale, with and without an NV certificate and compared with the parents' own account. */
  juniorDepot: CalculationCall<'junior-depot', JuniorDepotInputs, CalculationRequest<JuniorDepotInputs>, Calculation<'junior-depot', JuniorDepotNormalizedInputs, JuniorDepotResult>>
  /** The portfolio that pays for your life, wholly (regular), later without further saving (coast) or beside a part-time job (barista), in today's euros. */
  fireRechner: CalculationCall<'fire-rechner', FireRechnerInputs, CalculationRequest<FireRechnerInputs>, Calculation<'fire-rechner', FireRechnerNormalizedInputs, FireRechnerResult>>
}

/** Depot tax by the name of the method. */
export interface DepotTaxOperations {
  /** Advance lump sums (Vorabpauschale) of the funds at several banks, with purchases and sales within the year: tax per bank, day of debit, cash that must be there, best exemption orders. */
  advanceLumpSum: CalculationCall<'advance-lump-sum', DepotTaxAdvanceLumpSumInputs, DepotTaxRequest<DepotTaxAdvanceLumpSumInputs>, DepotTaxCalculation<'advance-lump-sum', DepotTaxAdvanceLumpSumNormalizedInputs, DepotTaxAdvanceLumpSumResult>>
  /** Tax on the sale of fund units or shares of one account: lots first in first out, lump sums already taxed, partial exemption, loss pots, exemption order, church tax; also the smallest sale that nets an amount. */
  sale: CalculationCall<'sale', DepotTaxSaleInputs, DepotTaxRequest<DepotTaxSaleInputs>, DepotTaxCalculation<'sale', DepotTaxSaleNormalizedInputs, DepotTaxSaleResult>>
  /** Capital income of a year by bank and kind: loss pots, exemption orders, tax withheld, what is owed by law, what a tax return gives back, and whether the personal rate is cheaper (Günstigerprüfung). */
  year: CalculationCall<'year', DepotTaxYearInputs, DepotTaxRequest<DepotTaxYearInputs>, DepotTaxCalculation<'year', DepotTaxYearNormalizedInputs, DepotTaxYearResult>>
  /** Lines of Anlage KAP and KAP-INV from the bookings at brokers that withhold no German tax: distributions, lump sums and sales by kind of fund, shares, other gains, interest and foreign tax, each with the rows behind it, in euros at the rate of the day. */
  return: CalculationCall<'return', DepotTaxReturnInputs, DepotTaxRequest<DepotTaxReturnInputs>, DepotTaxCalculation<'return', DepotTaxReturnNormalizedInputs, DepotTaxReturnResult>>
}

/** Retirement by the name of the method. */
export interface RetirementOperations {
  /** Is the subsidised Altersvorsorgedepot of 2027 worth it for me? What it leaves compared with your own ETF savings plan with the same outlay: allowances, deduction, costs, payout, tax in old age, and where the answer flips. */
  altersvorsorgedepot: CalculationCall<'altersvorsorgedepot', RetirementAltersvorsorgedepotInputs, RetirementRequest<RetirementAltersvorsorgedepotInputs>, RetirementCalculation<'altersvorsorgedepot', RetirementAltersvorsorgedepotNormalizedInputs, RetirementAltersvorsorgedepotResult>>
}

/** Id, as in paths: portfolio analysis. */
export type CapabilityId =
  | 'allocation'
  | 'overlap'
  | 'look-through'
  | 'concentration'
  | 'sectors'
  | 'geography'
  | 'currencies'
  | 'costs'
  | 'cost-drag'
  | 'industries'
  | 'revenue-geography'
  | 'compare'
  | 'contribution-plan'
  | 'etf-alternatives'
  | 'stress-scenarios'
  | 'historical-replay'

/** Id, as in paths: calculators. */
export type CalculatorSlug =
  | 'abgeltungssteuer'
  | 'netto-dividende'
  | 'vorabpauschale'
  | 'thesaurierer-vs-ausschuetter'
  | 'freistellungsauftrag'
  | 'etf-sparplan'
  | 'notgroschen'
  | 'eigenkapital'
  | 'rentenluecke'
  | 'entnahmeplan'
  | 'schenkungsteuer'
  | 'junior-depot'
  | 'fire-rechner'

/** Id, as in paths: depot tax. */
export type DepotTaxId =
  | 'advance-lump-sum'
  | 'sale'
  | 'year'
  | 'return'

/** Id, as in paths: retirement. */
export type RetirementId =
  | 'altersvorsorgedepot'

/** Id, as in paths: fixed income. */
export type FixedIncomeId =
  | 'bonds'

/** The groups of methods by their names. */
export interface Groups {
  /** Portfolio analysis: Look-through, allocation, concentration, costs and more of a portfolio of ISINs and cash. */
  analyze: Group<AnalyzeOperations, PortfolioCatalog, CapabilityId, CapabilityDescriptor>
  /** Calculators: Models of German tax and savings questions. */
  calculators: Group<CalculatorOperations, CalculatorCatalog, CalculatorSlug, CalculatorDescriptor>
  /** Depot tax: German tax on a depot: advance lump sums at several banks, sales by lots, the tax year. */
  depotTax: Group<DepotTaxOperations, DepotTaxCatalog, DepotTaxId, DepotTaxDescriptor>
  /** Retirement: Subsidised private pensions of Germany from 2027 on against saving without them. */
  retirement: Group<RetirementOperations, RetirementCatalog, RetirementId, RetirementDescriptor>
  /** Fixed income: Bond funds and single bonds of a portfolio by issuer, country, currency, maturity, kind and rating, with their duration. */
  fixedIncome: Group<FixedIncomeOperations, FixedIncomeCatalog, FixedIncomeId, FixedIncomeDescriptor>
}

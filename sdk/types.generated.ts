// Written by `npm run generate` from the schemas of the models. Do not edit.

/** Why a section is not complete. */
export type Reason =
  | 'unresolved_holdings' | 'provider_unavailable' | 'incomplete_coverage' | 'no_equities' | 'fewer_than_two_funds'

/** One analysis of a snapshot. `data` is there for `ok` and `partial`; a `partial` one says why in `reasons`. */
export type Section<D> =
  | { status: 'ok'; reasons: Reason[]; data: D }
  | { status: 'partial'; reasons: Reason[]; data: D }
  | { status: 'unavailable'; reasons: Reason[]; data: null }
  | { status: 'not_requested'; reasons: Reason[]; data: null }

/** A standalone analysis. `U` is what an `unavailable` one still carries, where it carries anything. */
export type Analysis<D, U = null> =
  | { status: 'ok'; reasons: Reason[]; data: D }
  | { status: 'partial'; reasons: Reason[]; data: D }
  | { status: 'unavailable'; reasons: Reason[]; data: U }

/** Where results are explained. No link contains holdings or amounts. */
export interface PortfolioLinks {
  documentation: string
  catalog: string
}

/** Result of a standalone analysis. */
export interface Standalone<C extends string, A> {
  modelVersion: string
  /** Date-time of the request. */
  computedAt: string
  baseCurrency: string
  capability: C
  analysis: A
  assumptions: string[]
  limitations: string[]
  links: PortfolioLinks
}

/** Result of a calculation. Read it with its assumptions and limitations; null is never zero. */
export interface Calculation<S extends string, I, R> {
  calculator: S
  modelVersion: string
  /** The inputs that were used, defaults included. */
  inputs: I
  /** Reference date of savings goals, not the tax year. */
  asOf: string
  result: R
  assumptions: string[]
  limitations: string[]
  sources: string[]
  links: {
    /** An editable page that shows this calculation. */
    calculator: string
    methodology: string
    documentation: string
  }
}

export interface Bucket {
  key: string
  /** Share of the whole submitted portfolio. Unit: fraction (0.01 is 1 %). */
  weight: number
  /** null for weight-only requests. Unit: amount in baseCurrency. */
  value: number | null
}

export interface FundCoverage {
  isin: string | null
  name: string
  status: 'full' | 'partial' | 'none'
  /** Unit: fraction (0.01 is 1 %). */
  coveredWeight: number
  asOf: string | null
}

export interface Dimension {
  scope: 'equities'
  /** Equity share of the whole portfolio that the dimension evaluates. Unit: fraction (0.01 is 1 %). */
  portfolioShare: number
  /** Classified share of that equity population. Unit: fraction (0.01 is 1 %). */
  coverage: number
  buckets: Bucket[]
}

export interface CapabilityDescriptor {
  id: string
  title: string
  description: string
  endpoint: string
  methodology: string
  operationId: string
  inputSchema: JsonSchema
  resultSchema: JsonSchema
  example: {
    request: unknown
  }
  supportedInBatch: boolean
  /** Standalone capabilities only. */
  responseSchema?: JsonSchema | undefined
}

export type JsonSchema = Record<string, unknown>

export interface PortfolioCatalog {
  modelVersion: string
  authentication: 'none'
  openapi: string
  guide: string
  methodology: string
  methodologyMarkdown: string
  documentation: string
  persistence: string
  endpoint: string
  operationId: string
  maxHoldings: number
  maxHoldingsPerSnapshot: number
  maxComparisonHoldings: number
  maxAlternativeCandidates: number
  maxReplayWindowDays: number
  inputBasis: ('weights' | 'values')[]
  rateLimit: {
    units: number
    windowSeconds: number
    cost: string
  }
  bodyLimitBytes: number
  batchCapabilities: string[]
  capabilities: CapabilityDescriptor[]
}

export interface CalculatorDescriptor {
  slug: string
  title: string
  description: string
  endpoint: string
  methodology: string
  operationId: string
  inputSchema: JsonSchema
  resultSchema: JsonSchema
  example: {
    request: unknown
    response: unknown
  }
  /** Normalised inputs of an empty request. */
  defaults: Record<string, unknown>
}

export interface CalculatorCatalog {
  modelVersion: string
  authentication: 'none'
  openapi: string
  guide: string
  methodology: string
  methodologyMarkdown: string
  documentation: string
  currency: 'EUR'
  inputRates: string
  outputRates: string
  rateLimit: {
    requests: number
    unit: string
    windowSeconds: number
    scope: string
  }
  portfolioAnalysis: string
  comparison: {
    endpoint: string
    maxScenarios: number
    operationId: string
  }
  calculators: CalculatorEntry[]
}

export interface CalculatorEntry {
  slug: string
  title: string
  description: string
  endpoint: string
  methodology: string
  operationId: string
  inputSchema: JsonSchema
  resultSchema: JsonSchema
  example: {
    request: unknown
    response: unknown
  }
}

/** Personal facts that decide the tax on capital income. */
export interface TaxProfile {
  /** Land of residence; decides the church tax rate. Default: null. */
  bundesland?: 'Baden-Württemberg' | 'Bayern' | 'Berlin' | 'Brandenburg' | 'Bremen' | 'Hamburg' | 'Hessen' | 'Mecklenburg-Vorpommern' | 'Niedersachsen' | 'Nordrhein-Westfalen' | 'Rheinland-Pfalz' | 'Saarland' | 'Sachsen' | 'Sachsen-Anhalt' | 'Schleswig-Holstein' | 'Thüringen' | null | undefined
  /** Whether church tax is due. Default: false. */
  kirchensteuer?: boolean | undefined
  /** Default: "single". */
  filing_status?: 'single' | 'joint' | undefined
  /** Saver allowance still unused this year. Single-year calculations only. Unit: EUR. At least 0, at most 2000. Default: 1000. */
  sparerpauschbetrag_remaining?: number | undefined
}

/** A tax profile with all defaults. */
export interface NormalizedTaxProfile {
  /** Land of residence; decides the church tax rate. */
  bundesland: 'Baden-Württemberg' | 'Bayern' | 'Berlin' | 'Brandenburg' | 'Bremen' | 'Hamburg' | 'Hessen' | 'Mecklenburg-Vorpommern' | 'Niedersachsen' | 'Nordrhein-Westfalen' | 'Rheinland-Pfalz' | 'Saarland' | 'Sachsen' | 'Sachsen-Anhalt' | 'Schleswig-Holstein' | 'Thüringen' | null
  /** Whether church tax is due. */
  kirchensteuer: boolean
  filing_status: 'single' | 'joint'
  /** Saver allowance still unused this year. Single-year calculations only. Unit: EUR. */
  sparerpauschbetrag_remaining: number
}

/** A portfolio by weights that sum to 1. */
export interface WeightSnapshotRequest {
  /** Default: "weights". */
  basis?: 'weights' | undefined
  /** 1 to 25 items. */
  holdings: readonly ({
    isin: string
    /** Share of the whole portfolio; 0.6 is 60 %. Unit: fraction (0.01 is 1 %). Above 0, at most 1. */
    weight: number
  } | {
    assetClass: 'cash'
    currency: string
    /** Share of the whole portfolio; 0.6 is 60 %. Unit: fraction (0.01 is 1 %). Above 0, at most 1. */
    weight: number
  })[]
  baseCurrency?: string | undefined
  /** Language of the documentation link only. Default: "en". */
  locale?: 'en' | 'de' | undefined
  /** Bounds returned companies and positions. Integer. At least 1, at most 100. Default: 50. */
  limit?: number | undefined
}

/** A portfolio by values in the base currency. */
export interface ValueSnapshotRequest {
  basis: 'values'
  /** 1 to 25 items. */
  holdings: readonly ({
    isin: string
    /** Market value already converted to baseCurrency. Unit: amount in baseCurrency. Above 0, at most 100000000. */
    value: number
  } | {
    assetClass: 'cash'
    currency: string
    /** Market value already converted to baseCurrency. Unit: amount in baseCurrency. Above 0, at most 100000000. */
    value: number
  })[]
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
  scope: 'whole_portfolio'
  /** 1 minus the unknown share. Unit: fraction (0.01 is 1 %). */
  coverage: number
  buckets: Bucket[]
}

/** Data of the section overlap. */
export interface OverlapResult {
  method: 'sum_minimum_constituent_weights'
  fundCount: number
  pairs: {
    fundA: string
    fundB: string
    isinA: string | null
    isinB: string | null
    /** Share of the two funds, not of the portfolio. Unit: fraction (0.01 is 1 %). */
    overlap: number
    sharedCount: number
    /** Shared constituents beyond the returned list, same measure as the headline. */
    sharedTail: {
      count: number
      /** Unit: fraction (0.01 is 1 %). */
      weight: number
    } | null
    sharedHoldings: {
      id: string
      name: string
      /** Unit: fraction (0.01 is 1 %). */
      weightInA: number
      /** Unit: fraction (0.01 is 1 %). */
      weightInB: number
    }[]
  }[]
  funds: FundCoverage[]
}

/** Data of the section look-through. */
export interface LookThroughResult {
  scope: 'equities'
  positions: {
    id: string
    /** The company's primary line. */
    isin: string | null
    name: string
    /** Share of the whole portfolio. Unit: fraction (0.01 is 1 %). */
    weight: number
    /** null for weight-only requests. Unit: amount in baseCurrency. */
    value: number | null
    sector: string | null
    region: string | null
    provenance: {
      /** Unit: fraction (0.01 is 1 %). */
      direct: number
      viaFunds: {
        fund: string
        /** Unit: fraction (0.01 is 1 %). */
        weight: number
        /** Unit: fraction (0.01 is 1 %). */
        shareInFund: number
      }[]
    }
  }[]
  positionCount: number
  /** Share of the portfolio in equity fund remainders that name no company. Unit: fraction (0.01 is 1 %). */
  unresolvedFundWeight: number
  /** Positions beyond the limit. Unit: fraction (0.01 is 1 %). */
  tailWeight: number
  funds: FundCoverage[]
}

/** Data of the section concentration. */
export interface ConcentrationResult {
  scope: 'equities'
  /** Unit: fraction (0.01 is 1 %). */
  coverage: number
  issuers: {
    issuerId: string
    name: string
    /** Unit: fraction (0.01 is 1 %). */
    weight: number
  }[]
  issuerCount: number | null
  tailWeight: number | null
  largestIssuer: {
    issuerId: string
    name: string
    /** Unit: fraction (0.01 is 1 %). */
    weight: number
  } | null
  hhi: number | null
  effectiveN: number | null
}

/** Data of the section sectors. */
export type SectorsResult = Dimension

/** Data of the section geography. */
export interface GeographyResult {
  countries: Dimension
  regions: Dimension
}

/** Data of the section currencies. */
export interface CurrenciesResult {
  equityExposure: Dimension
  heldCurrencies: Bucket[]
  hedgedFunds: {
    isin: string | null
    name: string
    currency: string | null
    /** Unit: fraction (0.01 is 1 %). */
    weight: number
  }[]
}

/** Data of the section costs. */
export interface CostsResult {
  scope: 'ongoing_fund_charges'
  /** Unit: fraction (0.01 is 1 %). */
  coveredPortfolioWeight: number
  /** Unit: fraction (0.01 is 1 %). */
  fundPortfolioWeight: number
  /** Unit: fraction (0.01 is 1 %). */
  unknownPortfolioWeight: number
  /** On the covered fund portion only; 0.002 is 0.2 %. Unit: fraction (0.01 is 1 %). */
  weightedTer: number | null
  /** A subtotal when anything is unknown; null for weight-only requests. Unit: amount in baseCurrency. */
  knownAnnualCost: number | null
  positions: {
    isin: string
    name: string
    /** Unit: fraction (0.01 is 1 %). */
    weight: number
    /** Ongoing charge; null when unknown. Unit: fraction (0.01 is 1 %). */
    ter: number | null
    /** null for weight-only requests. Unit: amount in baseCurrency. */
    annualCost: number | null
  }[]
}

/** Result of a snapshot; sections that were not asked for are `not_requested`. */
export interface Snapshot {
  modelVersion: string
  computedAt: string
  baseCurrency: string
  basis: 'weights' | 'values'
  /** Unit: amount in baseCurrency. */
  totalValue: number | null
  /** Unit: fraction (0.01 is 1 %). */
  resolvedPortfolioWeight: number
  /** Oldest known fund-constituent date; null when unavailable. */
  constituentsAsOf: string | null
  holdings: {
    isin: string | null
    name: string
    /** Unit: fraction (0.01 is 1 %). */
    weight: number
    /** null for weight-only requests. Unit: amount in baseCurrency. */
    value: number | null
    assetClass: string | null
    status: 'resolved' | 'unresolved'
  }[]
  analyses: {
    allocation: Section<AllocationResult>
    overlap: Section<OverlapResult>
    'look-through': Section<LookThroughResult>
    concentration: Section<ConcentrationResult>
    sectors: Section<Dimension>
    geography: Section<GeographyResult>
    currencies: Section<CurrenciesResult>
    costs: Section<CostsResult>
  }
  assumptions: string[]
  limitations: string[]
  links: {
    documentation: string
    catalog: string
  }
}

/** Request of cost-drag. */
export interface CostDragRequest {
  /** Amount invested at the start. Unit: amount in baseCurrency. At least 0, at most 100000000. */
  initialValue: number
  /** Assumed return before fees; 0.05 is 5 %. Unit: fraction per year. At least -0.5, at most 1. */
  annualReturn: number
  /** Fee on the whole amount; 0.002 is 0.2 %. 0 is an explicit assumption. Unit: fraction per year. At least 0, at most 0.2. */
  annualFeeRate: number
  /** Paid in at the end of each month. Unit: amount in baseCurrency. At least 0, at most 1000000. Default: 0. */
  monthlyContribution?: number | undefined
  /** Unit: years. Integer. At least 1, at most 60. */
  horizonYears: number
  baseCurrency?: string | undefined
  /** Language of the documentation link only. Default: "en". */
  locale?: 'en' | 'de' | undefined
}

/** Data of the analysis cost-drag. */
export interface CostDragResult {
  model: 'monthly_compounding_fee_on_total'
  /** Unit: amount in baseCurrency. */
  finalValueWithoutFees: number
  /** Unit: amount in baseCurrency. */
  finalValueWithFees: number
  /** Value without fees less value with fees. Unit: amount in baseCurrency. */
  feeDrag: number
  /** feeDrag as a share of the value without fees; null when that is 0. Unit: fraction (0.01 is 1 %). */
  feeDragFraction: number | null
  /** initialValue included. Unit: amount in baseCurrency. */
  totalContributions: number
  /** Fees taken; less than feeDrag where the fees would have grown. Unit: amount in baseCurrency. */
  totalFeesPaid: number
  yearly: {
    year: number
    /** Paid in so far, initialValue included. Unit: amount in baseCurrency. */
    contributions: number
    /** Unit: amount in baseCurrency. */
    valueWithoutFees: number
    /** Unit: amount in baseCurrency. */
    valueWithFees: number
    /** Unit: amount in baseCurrency. */
    feeDrag: number
  }[]
}

/** Data of the analysis industries. */
export interface IndustriesResult {
  scope: 'equities'
  /** Equity share of the whole portfolio. Unit: fraction (0.01 is 1 %). */
  portfolioShare: number
  industries: {
    /** Share of the equities whose industry is known. Unit: fraction (0.01 is 1 %). */
    coverage: number
    /** By provider industry name, unknown included. */
    buckets: Bucket[]
  }
  interests: {
    version: string
    /** Unit: fraction (0.01 is 1 %). */
    coverage: number
    items: {
      key: string
      name: string
      /** Share of the whole portfolio; interests may overlap. Unit: fraction (0.01 is 1 %). */
      weight: number
      /** null for weight-only requests. Unit: amount in baseCurrency. */
      value: number | null
      /** Industry names that the interest consists of. */
      industries: string[]
    }[]
  }
  themes: {
    version: string
    /** Share of the equities whose company is identified. Unit: fraction (0.01 is 1 %). */
    coverage: number
    items: {
      key: string
      name: string
      /** Share of the whole portfolio; null is unmeasured. Themes overlap. */
      weight: number | null
      /** null for weight-only requests. Unit: amount in baseCurrency. */
      value: number | null
      /** True while part of the equities is not identified. */
      lowerBound: boolean
      matchedCompanies: number
      companies: {
        id: string
        name: string
        /** Unit: fraction (0.01 is 1 %). */
        weight: number
      }[]
      /** Weight of matched companies beyond limit; null is unmeasured. */
      tailWeight: number | null
      reviewedAt: string
      sources: string[]
    }[]
  }
}

/** Data of the analysis revenue-geography. */
export interface RevenueGeographyResult {
  scope: 'equities'
  /** Unit: fraction (0.01 is 1 %). */
  portfolioShare: number
  companyLimit: 25
  companiesExamined: number
  /** Covered weight as a share of the equities. Unit: fraction (0.01 is 1 %). */
  coverage: number
  /** Unit: fraction (0.01 is 1 %). */
  coveredWeight: number
  /** Examined companies without a usable annual report. Unit: fraction (0.01 is 1 %). */
  missingObservationWeight: number
  /** Identified companies beyond the limit. Unit: fraction (0.01 is 1 %). */
  omittedCompanyWeight: number
  /** Equity fund remainders that name no company. Unit: fraction (0.01 is 1 %). */
  residualFundWeight: number
  /** The oldest annual report used. */
  reportAsOf: string | null
  regions: Bucket[]
  companies: {
    id: string
    isin: string | null
    name: string
    /** Share of the whole portfolio. Unit: fraction (0.01 is 1 %). */
    weight: number
    status: 'covered' | 'unknown'
    fiscalYear: number | null
    reportDate: string | null
    segments: {
      label: string
      region: string
      /** Unit: fraction (0.01 is 1 %). */
      share: number
    }[]
  }[]
}

/** Request of compare. */
export interface CompareRequest {
  before: SnapshotRequest
  after: SnapshotRequest
  /** Default: "en". */
  locale?: 'en' | 'de' | undefined
}

/** Data of the analysis compare. */
export interface CompareResult {
  before: Snapshot
  after: Snapshot
  deltas: {
    /** null unless the section is ok on both sides. */
    allocation: {
      key: string
      /** Unit: fraction (0.01 is 1 %). */
      before: number
      /** Unit: fraction (0.01 is 1 %). */
      after: number
      /** Unit: fraction (0.01 is 1 %). */
      delta: number
    }[] | null
    /** null unless the section is ok on both sides. */
    sectors: {
      key: string
      /** Unit: fraction (0.01 is 1 %). */
      before: number
      /** Unit: fraction (0.01 is 1 %). */
      after: number
      /** Unit: fraction (0.01 is 1 %). */
      delta: number
    }[] | null
    /** null unless the section is ok on both sides. */
    countries: {
      key: string
      /** Unit: fraction (0.01 is 1 %). */
      before: number
      /** Unit: fraction (0.01 is 1 %). */
      after: number
      /** Unit: fraction (0.01 is 1 %). */
      delta: number
    }[] | null
    /** null unless the section is ok on both sides. */
    currencyExposure: {
      key: string
      /** Unit: fraction (0.01 is 1 %). */
      before: number
      /** Unit: fraction (0.01 is 1 %). */
      after: number
      /** Unit: fraction (0.01 is 1 %). */
      delta: number
    }[] | null
    hhi: number | null
    effectiveN: number | null
    /** Unit: fraction (0.01 is 1 %). */
    weightedTer: number | null
    /** Unit: amount in baseCurrency. */
    knownAnnualCost: number | null
  }
}

/** Request of contribution-plan. */
export interface ContributionPlanRequest {
  portfolio: ValueSnapshotRequest
  /** The wanted mix; weights sum to 1. 1 to 8 items. */
  targets: readonly {
    assetClass: 'equities' | 'bonds' | 'cash' | 'gold' | 'crypto' | 'real_estate' | 'commodities' | 'alternatives'
    /** Unit: fraction (0.01 is 1 %). At least 0, at most 1. */
    weight: number
  }[]
  /** One new amount in whole cents. Unit: amount in baseCurrency. At least 0, at most 100000000. */
  contribution: number
  /** A smaller amount is not allocated. Unit: amount in baseCurrency. At least 0, at most 100000000. Default: 0. */
  minimumAllocation?: number | undefined
}

/** Data of the analysis contribution-plan. */
export interface ContributionPlanResult {
  method: 'proportional_underweight_gaps'
  /** Unit: amount in baseCurrency. */
  contribution: number
  /** Unit: amount in baseCurrency. */
  allocatedAmount: number
  /** Counts as cash afterwards. Unit: amount in baseCurrency. */
  unallocatedAmount: number
  before: {
    assetClass: 'equities' | 'bonds' | 'cash' | 'gold' | 'crypto' | 'real_estate' | 'commodities' | 'alternatives'
    /** Unit: fraction (0.01 is 1 %). */
    currentWeight: number
    /** Unit: fraction (0.01 is 1 %). */
    targetWeight: number
    /** currentWeight less targetWeight. Unit: fraction (0.01 is 1 %). */
    deviation: number
    /** Unit: amount in baseCurrency. */
    value: number
  }[]
  after: {
    assetClass: 'equities' | 'bonds' | 'cash' | 'gold' | 'crypto' | 'real_estate' | 'commodities' | 'alternatives'
    /** Unit: fraction (0.01 is 1 %). */
    currentWeight: number
    /** Unit: fraction (0.01 is 1 %). */
    targetWeight: number
    /** currentWeight less targetWeight. Unit: fraction (0.01 is 1 %). */
    deviation: number
    /** Unit: amount in baseCurrency. */
    value: number
  }[]
  allocations: {
    assetClass: 'equities' | 'bonds' | 'cash' | 'gold' | 'crypto' | 'real_estate' | 'commodities' | 'alternatives'
    /** Unit: amount in baseCurrency. */
    amount: number
  }[]
}

/** Request of etf-alternatives. */
export interface EtfAlternativesRequest {
  isin: string
  /** Without it, the shared catalogue supplies candidates. 1 to 10 items. */
  candidateIsins?: readonly string[] | undefined
  baseCurrency?: string | undefined
  /** Language of the documentation link only. Default: "en". */
  locale?: 'en' | 'de' | undefined
  /** Bounds the returned matches. Integer. At least 1, at most 10. Default: 5. */
  limit?: number | undefined
}

/** Data of the analysis etf-alternatives. */
export interface EtfAlternativesResult {
  model: 'half_holdings_quarter_sector_quarter_country'
  candidateSource: 'caller' | 'shared_catalog'
  catalogAsOf: string | null
  source: {
    isin: string
    name: string
    ter: number | null
    constituentsAsOf: string | null
    /** Unit: fraction (0.01 is 1 %). */
    holdingsCoverage: number
    /** Unit: fraction (0.01 is 1 %). */
    sectorCoverage: number
    /** Unit: fraction (0.01 is 1 %). */
    countryCoverage: number
  }
  candidates: {
    isin: string
    name: string
    ter: number | null
    constituentsAsOf: string | null
    /** Unit: fraction (0.01 is 1 %). */
    holdingsCoverage: number
    /** Unit: fraction (0.01 is 1 %). */
    sectorCoverage: number
    /** Unit: fraction (0.01 is 1 %). */
    countryCoverage: number
    status: 'ok' | 'unavailable'
    reason: 'unresolved' | 'not_equity_fund' | 'missing_cost' | 'incomplete_holdings' | 'incomplete_vectors' | 'provider_unavailable' | null
    holdingOverlap: number | null
    sectorCosine: number | null
    countryCosine: number | null
    similarityScore: number | null
    /** TER of the source less TER of the candidate. Unit: fraction (0.01 is 1 %). */
    terSaving: number | null
    qualifies: boolean
  }[]
  matches: string[]
  omittedMatches: number
  failure: 'catalog_empty' | 'catalog_unavailable' | 'source_unavailable' | null
}

/** Request of stress-scenarios. */
export interface StressScenariosRequest {
  portfolio: SnapshotRequest
  /** 1 to 5 items. */
  scenarioKeys: readonly ('gfc_2008' | 'covid_2020' | 'rate_hike_2022' | 'euro_crisis_2011' | 'dotcom_2000')[]
}

/** Data of the analysis stress-scenarios. */
export interface StressScenariosResult {
  model: 'approximate_sector_asset_class_and_listing_currency_shocks'
  scenarios: {
    key: 'gfc_2008' | 'covid_2020' | 'rate_hike_2022' | 'euro_crisis_2011' | 'dotcom_2000'
    name: string
    dateFrom: string
    dateTo: string
    status: 'ok' | 'unavailable'
    failure: 'unresolved_holdings' | 'unsupported_base_currency' | 'missing_currency' | 'missing_scenario_coverage' | null
    returnFraction: number | null
    /** null for weight-only requests. Unit: amount in baseCurrency. */
    preValue: number | null
    /** null for weight-only requests. Unit: amount in baseCurrency. */
    postValue: number | null
    /** null for weight-only requests. Unit: amount in baseCurrency. */
    change: number | null
    approximate: true
    methodology: string
    sources: string[]
    reviewedAt: string | null
    positions: {
      isin: string | null
      name: string
      assetClass: 'equities' | 'bonds' | 'cash' | 'gold' | 'crypto' | 'real_estate' | 'commodities' | 'alternatives'
      /** Unit: fraction (0.01 is 1 %). */
      weight: number
      /** Listing or stated currency. */
      currency: string
      proxy: 'sector' | 'asset_class' | 'cash'
      /** The sector or asset class whose change was used. */
      proxyKey: string
      /** Unit: fraction (0.01 is 1 %). */
      assetReturn: number
      /** Change of the currency against baseCurrency; 0 when they are the same. Unit: fraction (0.01 is 1 %). */
      currencyReturn: number
      /** Unit: fraction (0.01 is 1 %). */
      returnFraction: number
      /** weight x returnFraction; the contributions sum to the result of the scenario. Unit: fraction (0.01 is 1 %). */
      contribution: number
      /** null for weight-only requests. Unit: amount in baseCurrency. */
      preValue: number | null
      /** null for weight-only requests. Unit: amount in baseCurrency. */
      postValue: number | null
      /** null for weight-only requests. Unit: amount in baseCurrency. */
      change: number | null
    }[]
  }[]
}

/** Request of historical-replay. */
export interface HistoricalReplayRequest {
  portfolio: SnapshotRequest
  startDate: string
  endDate: string
  /** Amount invested at the start. Unit: amount in baseCurrency. Above 0, at most 100000000. */
  initialValue: number
  /** Unit: amount in baseCurrency. At least 0, at most 1000000. Default: 0. */
  monthlyContribution?: number | undefined
  /** Default: "none". */
  rebalancing?: 'none' | 'annual' | 'quarterly' | undefined
}

/** Data of the analysis historical-replay. */
export interface HistoricalReplayResult {
  model: 'hypothetical_constant_mix_replay'
  requestedStart: string
  requestedEnd: string
  /** First day with a usable price of every leg. */
  startDate: string
  endDate: string
  rebalancing: 'none' | 'annual' | 'quarterly'
  legs: {
    isin: string | null
    name: string
    /** Currency of the prices; for cash the stated one. */
    currency: string
    /** Unit: fraction (0.01 is 1 %). */
    weight: number
    returnBasis: 'total_return' | 'price_only' | 'nominal_cash'
    /** Inside the window; null for cash. */
    firstPriceDate: string | null
    lastPriceDate: string | null
  }[]
  mix: {
    /** Unit: fraction (0.01 is 1 %). */
    totalReturn: number
    /** On actual days / 365.25. Unit: fraction (0.01 is 1 %). */
    annualizedReturn: number
    /** Largest fall from a high; positive. Unit: fraction (0.01 is 1 %). */
    maxDrawdown: number
    drawdownPeakDate: string | null
    drawdownTroughDate: string | null
    /** First day at the old high again; null while it was not reached. */
    drawdownRecoveryDate: string | null
    /** Of daily log returns, times the root of 252. Unit: fraction (0.01 is 1 %). */
    annualizedVolatility: number
    daily: {
      date: string
      /** 1 at the start. */
      value: number
    }[]
  }
  contributions: {
    /** Unit: amount in baseCurrency. */
    initialValue: number
    /** Unit: amount in baseCurrency. */
    monthlyContribution: number
    /** Unit: amount in baseCurrency. */
    totalInvested: number
    /** Unit: amount in baseCurrency. */
    finalValue: number
    /** Unit: amount in baseCurrency. */
    gain: number
    /** Annual effective; null where no such rate exists. */
    moneyWeightedReturn: number | null
    daily: {
      date: string
      /** Unit: amount in baseCurrency. */
      value: number
      /** Unit: amount in baseCurrency. */
      invested: number
    }[]
  }
}

/** Inputs of abgeltungssteuer; what is left out takes its default. */
export interface AbgeltungssteuerInputs {
  /** Capital income of the year before tax. Unit: EUR. At least 0, at most 100000000. Default: 5000. */
  kapitalertrag?: number | undefined
  /** Kind of income: general (interest), share sale, dividend, or gain of an equity fund (etf). Default: "general". */
  ertragsart?: 'general' | 'aktienverkauf' | 'dividende' | 'etf' | undefined
  taxProfile?: TaxProfile | undefined
}

/** Inputs of abgeltungssteuer with all defaults. */
export interface AbgeltungssteuerNormalizedInputs {
  /** Capital income of the year before tax. Unit: EUR. */
  kapitalertrag: number
  /** Kind of income: general (interest), share sale, dividend, or gain of an equity fund (etf). */
  ertragsart: 'general' | 'aktienverkauf' | 'dividende' | 'etf'
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

/** Inputs of netto-dividende; what is left out takes its default. */
export interface NettoDividendeInputs {
  /** Gross dividend or distribution in EUR. Unit: EUR. At least 0, at most 100000000. Default: 500. */
  brutto_dividende?: number | undefined
  /** What pays: a share, an equity fund or a mixed fund. Default: "aktie". */
  quelle?: 'aktie' | 'etf_aktien' | 'mischfonds' | undefined
  /** Decides the issuer's country by its first two letters, for withholding assumptions only. */
  isin?: string | undefined
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

/** Inputs of vorabpauschale; what is left out takes its default. */
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
  taxProfile: NormalizedTaxProfile
}

/** Result of vorabpauschale. */
export interface VorabpauschaleResult {
  /** Base rate of the year. Unit: percentage points. */
  basiszins: number
  /** Base yield: start value x base rate x 70 %, not capped. Unit: EUR. */
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

/** Inputs of thesaurierer-vs-ausschuetter; what is left out takes its default. */
export interface ThesauriererVsAusschuetterInputs {
  /** Invested at the start. Unit: EUR. At least 0, at most 100000000. Default: 10000. */
  initial_investment?: number | undefined
  /** Paid at the start of each month. Unit: EUR. At least 0, at most 100000000. Default: 300. */
  monthly_contribution?: number | undefined
  /** Assumed return a year, distributions included. Unit: percentage points. At least 1, at most 15. Default: 7. */
  annual_return?: number | undefined
  /** Part of the return that the distributing fund pays out. Unit: percentage points. At least 0, at most 6. Default: 2. */
  distribution_yield?: number | undefined
  /** Length of the comparison. Unit: years. Integer. At least 1, at most 40. Default: 20. */
  years?: number | undefined
  /** Kind of fund; decides the partial exemption (Teilfreistellung). Default: "AKTIENFONDS". */
  fondstyp?: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE' | undefined
  /** Whether distributions after tax go back into the fund. Default: true. */
  reinvest_distributions?: boolean | undefined
  taxProfile?: TaxProfile | undefined
}

/** Inputs of thesaurierer-vs-ausschuetter with all defaults. */
export interface ThesauriererVsAusschuetterNormalizedInputs {
  /** Invested at the start. Unit: EUR. */
  initial_investment: number
  /** Paid at the start of each month. Unit: EUR. */
  monthly_contribution: number
  /** Assumed return a year, distributions included. Unit: percentage points. */
  annual_return: number
  /** Part of the return that the distributing fund pays out. Unit: percentage points. */
  distribution_yield: number
  /** Length of the comparison. Unit: years. */
  years: number
  /** Kind of fund; decides the partial exemption (Teilfreistellung). */
  fondstyp: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE'
  /** Whether distributions after tax go back into the fund. */
  reinvest_distributions: boolean
  taxProfile: NormalizedTaxProfile
}

/** Result of thesaurierer-vs-ausschuetter. */
export interface ThesauriererVsAusschuetterResult {
  yearly_data: {
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
  }[]
  /** Wealth in the accumulating fund after the tax on its last lump sum. Unit: EUR. */
  thesaurierer_final: number
  /** Wealth in the distributing fund after the tax on its last lump sum, with net distributions paid out. Unit: EUR. */
  ausschuetter_final: number
  /** Accumulating less distributing. Unit: EUR. */
  thesaurierer_advantage_eur: number
  /** The same in percent of the distributing fund. Unit: percentage points. */
  thesaurierer_advantage_pct: number
  /** All taxes of the accumulating fund. Unit: EUR. */
  thesaurierer_total_taxes: number
  /** All taxes of the distributing fund. Unit: EUR. */
  ausschuetter_total_taxes: number
  /** Initial investment and all contributions. Unit: EUR. */
  total_contributions: number
}

/** Inputs of freistellungsauftrag; what is left out takes its default. */
export interface FreistellungsauftragInputs {
  /** One row per bank or broker. 1 to 6 items. */
  brokers?: readonly {
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
  }[] | undefined
  taxProfile?: TaxProfile | undefined
}

/** Inputs of freistellungsauftrag with all defaults. */
export interface FreistellungsauftragNormalizedInputs {
  /** One row per bank or broker. */
  brokers: {
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
  }[]
  taxProfile: NormalizedTaxProfile
}

/** Result of freistellungsauftrag. */
export interface FreistellungsauftragResult {
  brokers: {
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
  }[]
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
  warnings: {
    type: 'over_limit' | 'under_utilised' | 'january_risk'
    message: string
  }[]
}

/** Inputs of etf-sparplan; what is left out takes its default. */
export interface EtfSparplanInputs {
  /** Invested at the start. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  initial_investment?: number | undefined
  /** Paid at the start of each month of the first year. Unit: EUR. At least 0, at most 100000000. Default: 300. */
  monthly_rate?: number | undefined
  /** Raise of the monthly rate each January from the second year on. Unit: percentage points. At least 0, at most 10. Default: 2. */
  annual_increase?: number | undefined
  /** Assumed return a year. Unit: percentage points. At least 1, at most 15. Default: 7. */
  annual_return?: number | undefined
  /** Length of the plan. Unit: years. Integer. At least 1, at most 40. Default: 20. */
  years?: number | undefined
  /** Whether the yearly tax on the lump sum leaves the fund. Default: false. */
  include_tax_drag?: boolean | undefined
  /** Kind of fund; decides the partial exemption (Teilfreistellung). Default: "AKTIENFONDS". */
  fondstyp?: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE' | undefined
  taxProfile?: TaxProfile | undefined
}

/** Inputs of etf-sparplan with all defaults. */
export interface EtfSparplanNormalizedInputs {
  /** Invested at the start. Unit: EUR. */
  initial_investment: number
  /** Paid at the start of each month of the first year. Unit: EUR. */
  monthly_rate: number
  /** Raise of the monthly rate each January from the second year on. Unit: percentage points. */
  annual_increase: number
  /** Assumed return a year. Unit: percentage points. */
  annual_return: number
  /** Length of the plan. Unit: years. */
  years: number
  /** Whether the yearly tax on the lump sum leaves the fund. */
  include_tax_drag: boolean
  /** Kind of fund; decides the partial exemption (Teilfreistellung). */
  fondstyp: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE'
  taxProfile: NormalizedTaxProfile
}

/** Result of etf-sparplan. */
export interface EtfSparplanResult {
  yearly_data: {
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
  }[]
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
  /** The same in percent of the value without tax. Unit: percentage points. */
  tax_drag_pct: number
}

/** Inputs of notgroschen; what is left out takes its default. */
export interface NotgroschenInputs {
  /** What a month costs. Unit: EUR/month. At least 1, at most 100000000. Default: 2500. */
  monthlyExpenses?: number | undefined
  /** Months that the reserve must last. Unit: months. Default: 6. */
  bufferMonths?: 3 | 6 | 9 | 12 | undefined
  /** Already put aside for it. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  currentSavings?: number | undefined
  /** What can be put aside every month. Unit: EUR/month. At least 0, at most 100000000. Default: 300. */
  monthlySavingsCapacity?: number | undefined
  /** Where the reserve is kept. Default: "tagesgeld". */
  parkingVehicle?: 'tagesgeld' | 'geldmarkt_etf' | 'festgeld_leiter' | undefined
}

/** Inputs of notgroschen with all defaults. */
export interface NotgroschenNormalizedInputs {
  /** What a month costs. Unit: EUR/month. */
  monthlyExpenses: number
  /** Months that the reserve must last. Unit: months. */
  bufferMonths: 3 | 6 | 9 | 12
  /** Already put aside for it. Unit: EUR. */
  currentSavings: number
  /** What can be put aside every month. Unit: EUR/month. */
  monthlySavingsCapacity: number
  /** Where the reserve is kept. */
  parkingVehicle: 'tagesgeld' | 'geldmarkt_etf' | 'festgeld_leiter'
}

/** Result of notgroschen. */
export interface NotgroschenResult {
  /** Unit: EUR. */
  targetAmount: number
  /** Still missing today. Unit: EUR. */
  deficit: number
  /** Months until the target is reached; 0 with a deficit when nothing is saved: see targetUnreachable. Unit: months. */
  monthsToTarget: number
  /** Whether 600 months are not enough, or nothing is saved at all. */
  targetUnreachable: boolean
  /** Meaningful only when the target is reached. */
  targetDate: string
  /** Interest of one year on the full target, before tax. Unit: EUR/year. */
  expectedReturn: number
  recommendedVehicle: 'tagesgeld' | 'geldmarkt_etf' | 'festgeld_leiter'
}

/** Inputs of eigenkapital; what is left out takes its default. */
export interface EigenkapitalInputs {
  /** Price of the property. Unit: EUR. At least 0, at most 100000000. Default: 350000. */
  purchasePrice?: number | undefined
  /** Land in which the property lies. Default: "nordrhein-westfalen". */
  bundesland?: 'baden-wuerttemberg' | 'bayern' | 'berlin' | 'brandenburg' | 'bremen' | 'hamburg' | 'hessen' | 'mecklenburg-vorpommern' | 'niedersachsen' | 'nordrhein-westfalen' | 'rheinland-pfalz' | 'saarland' | 'sachsen' | 'sachsen-anhalt' | 'schleswig-holstein' | 'thueringen' | undefined
  /** Share of the price paid from own money. Unit: percentage points. At least 10, at most 40. Default: 20. */
  eigenkapitalQuote?: number | undefined
  /** Own money today. Unit: EUR. At least 0, at most 100000000. Default: 30000. */
  currentSavings?: number | undefined
  /** What can be put aside every month. Unit: EUR/month. At least 0, at most 100000000. Default: 500. */
  monthlySavingsCapacity?: number | undefined
  /** Yearly return of the savings. Unit: percentage points. At least 0, at most 8. Default: 4. */
  savingsReturnPct?: number | undefined
}

/** Inputs of eigenkapital with all defaults. */
export interface EigenkapitalNormalizedInputs {
  /** Price of the property. Unit: EUR. */
  purchasePrice: number
  /** Land in which the property lies. */
  bundesland: 'baden-wuerttemberg' | 'bayern' | 'berlin' | 'brandenburg' | 'bremen' | 'hamburg' | 'hessen' | 'mecklenburg-vorpommern' | 'niedersachsen' | 'nordrhein-westfalen' | 'rheinland-pfalz' | 'saarland' | 'sachsen' | 'sachsen-anhalt' | 'schleswig-holstein' | 'thueringen'
  /** Share of the price paid from own money. Unit: percentage points. */
  eigenkapitalQuote: number
  /** Own money today. Unit: EUR. */
  currentSavings: number
  /** What can be put aside every month. Unit: EUR/month. */
  monthlySavingsCapacity: number
  /** Yearly return of the savings. Unit: percentage points. */
  savingsReturnPct: number
}

/** Result of eigenkapital. */
export interface EigenkapitalResult {
  /** Unit: EUR. */
  nebenkostenTotal: number
  nebenkostenBreakdown: {
    /** Unit: EUR. */
    grunderwerbsteuer: number
    /** Unit: EUR. */
    notarGrundbuch: number
    /** Unit: EUR. */
    makler: number
  }
  /** Unit: EUR. */
  eigenkapitalRequired: number
  /** Unit: EUR. */
  totalUpfront: number
  /** Still missing today. Unit: EUR. */
  deficit: number
  /** Months until the target is reached; 0 with a deficit when nothing is saved: see targetUnreachable. Unit: months. */
  monthsToTarget: number
  /** Whether 600 months are not enough, or nothing is saved at all. */
  targetUnreachable: boolean
  /** Meaningful only when the target is reached. */
  targetDate: string
  /** First instalment of the loan over the rest of the price. Unit: EUR/month. */
  monthlyMortgageEstimate: number
}

/** Inputs of rentenluecke; what is left out takes its default. */
export interface RentenlueckeInputs {
  /** Unit: years. Integer. At least 18, at most 65. Default: 35. */
  currentAge?: number | undefined
  /** Age at which work ends. Unit: years. Integer. At least 55, at most 70. Default: 67. */
  retirementAge?: number | undefined
  /** Gross pay of a month, kept until retirement. Unit: EUR/month. At least 0, at most 100000000. Default: 4000. */
  grossMonthlyIncome?: number | undefined
  /** Years with contributions at about this pay. Unit: years. Integer. At least 0, at most 50. Default: 10. */
  workingYearsSoFar?: number | undefined
  /** Wanted monthly income in today's euros. Unit: EUR/month. At least 0, at most 100000000. Default: 2500. */
  desiredRetirementIncome?: number | undefined
  /** Capital for retirement today. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  existingPrivateProvision?: number | undefined
  /** What is saved for retirement every month now. Unit: EUR/month. At least 0, at most 100000000. Default: 300. */
  monthlyContribution?: number | undefined
  /** Yearly return before inflation. Unit: percentage points. At least 0, at most 15. Default: 6. */
  annualReturnPct?: number | undefined
}

/** Inputs of rentenluecke with all defaults. */
export interface RentenlueckeNormalizedInputs {
  /** Unit: years. */
  currentAge: number
  /** Age at which work ends. Unit: years. */
  retirementAge: number
  /** Gross pay of a month, kept until retirement. Unit: EUR/month. */
  grossMonthlyIncome: number
  /** Years with contributions at about this pay. Unit: years. */
  workingYearsSoFar: number
  /** Wanted monthly income in today's euros. Unit: EUR/month. */
  desiredRetirementIncome: number
  /** Capital for retirement today. Unit: EUR. */
  existingPrivateProvision: number
  /** What is saved for retirement every month now. Unit: EUR/month. */
  monthlyContribution: number
  /** Yearly return before inflation. Unit: percentage points. */
  annualReturnPct: number
}

/** Result of rentenluecke. */
export interface RentenlueckeResult {
  /** Gross monthly pension. Unit: EUR. */
  estimatedStatePension: number
  /** Wanted income less the pension. Unit: EUR. */
  monthlyGap: number
  /** Twelve times the monthly gap. Unit: EUR. */
  annualGap: number
  /** Capital at retirement that pays for the gap. Unit: EUR. */
  capitalNeeded: number
  /** The same less what the existing capital will have grown to. Unit: EUR. */
  capitalNeededAfterExisting: number
  monthlySavingsNeeded: number | null
  surplusOrDeficit: number | null
  /** Unit: years. */
  yearsUntilRetirement: number
}

/** Inputs of entnahmeplan; what is left out takes its default. */
export interface EntnahmeplanInputs {
  /** Value of the fund today. Unit: EUR. At least 0, at most 100000000. Default: 500000. */
  startCapital?: number | undefined
  /** Share of the capital that is purchase cost. Unit: percentage points. At least 0, at most 100. Default: 60. */
  costBasisPct?: number | undefined
  /** Sale proceeds of every month before tax. Unit: EUR/month. At least 0, at most 100000000. Default: 1500. */
  monthlyWithdrawal?: number | undefined
  /** Raise of the withdrawal, once a year. Unit: percentage points. At least 0, at most 10. Default: 2. */
  annualIncreasePct?: number | undefined
  /** Assumed return a year. Unit: percentage points. At least 0, at most 15. Default: 5. */
  annualReturnPct?: number | undefined
  /** Unit: years. Integer. At least 1, at most 60. Default: 30. */
  horizonYears?: number | undefined
  /** Kind of fund; decides the partial exemption (Teilfreistellung). Default: "AKTIENFONDS". */
  fondstyp?: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE' | undefined
  taxProfile?: TaxProfile | undefined
}

/** Inputs of entnahmeplan with all defaults. */
export interface EntnahmeplanNormalizedInputs {
  /** Value of the fund today. Unit: EUR. */
  startCapital: number
  /** Share of the capital that is purchase cost. Unit: percentage points. */
  costBasisPct: number
  /** Sale proceeds of every month before tax. Unit: EUR/month. */
  monthlyWithdrawal: number
  /** Raise of the withdrawal, once a year. Unit: percentage points. */
  annualIncreasePct: number
  /** Assumed return a year. Unit: percentage points. */
  annualReturnPct: number
  /** Unit: years. */
  horizonYears: number
  /** Kind of fund; decides the partial exemption (Teilfreistellung). */
  fondstyp: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE'
  taxProfile: NormalizedTaxProfile
}

/** Result of entnahmeplan. */
export interface EntnahmeplanResult {
  yearly_data: {
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
  }[]
  /** Value at the horizon, before tax on what is left. Unit: EUR. */
  finalValue: number
  /** Sum of the years. Unit: EUR. */
  totalWithdrawn: number
  /** Sum of the years. Unit: EUR. */
  totalTax: number
  /** Sum of the years. Unit: EUR. */
  totalNetWithdrawn: number
  /** Null: every month inside the horizon is paid in full. It does not say that the money lasts for life. Unit: years. */
  yearsUntilDepletion: number | null
  effectiveWithdrawalRate: number | null
  /** Monthly amount of the first year, raised as given, that leaves 0 at the horizon. Unit: EUR. */
  sustainableMonthlyWithdrawal: number
}

/** Inputs of schenkungsteuer; what is left out takes its default. */
export interface SchenkungsteuerInputs {
  /** One gift, or the same sum in ten-year windows. Default: "single". */
  mode?: 'single' | 'schedule' | undefined
  /** Value of the gift, or of all gifts of the schedule. Unit: EUR. At least 0, at most 100000000. Default: 500000. */
  giftValue?: number | undefined
  /** What the recipient is to the giver. Default: "kind". */
  relationship?: 'ehepartner' | 'kind' | 'enkel' | 'enkel_elternteil_verstorben' | 'eltern_grosseltern' | 'geschwister' | 'nichte_neffe' | 'schwiegerkind' | 'geschiedener_ehepartner' | 'sonstige' | undefined
  /** Gifts from the same person in the last ten years; 0 in a schedule. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  priorGifts?: number | undefined
  /** Schedule only: years over which gifts can be spread. Unit: years. Integer. At least 0, at most 50. Default: 20. */
  horizonYears?: number | undefined
}

/** Inputs of schenkungsteuer with all defaults. */
export interface SchenkungsteuerNormalizedInputs {
  /** One gift, or the same sum in ten-year windows. */
  mode: 'single' | 'schedule'
  /** Value of the gift, or of all gifts of the schedule. Unit: EUR. */
  giftValue: number
  /** What the recipient is to the giver. */
  relationship: 'ehepartner' | 'kind' | 'enkel' | 'enkel_elternteil_verstorben' | 'eltern_grosseltern' | 'geschwister' | 'nichte_neffe' | 'schwiegerkind' | 'geschiedener_ehepartner' | 'sonstige'
  /** Gifts from the same person in the last ten years; 0 in a schedule. Unit: EUR. */
  priorGifts: number
  /** Schedule only: years over which gifts can be spread. Unit: years. */
  horizonYears: number
}

/** Result of schenkungsteuer. */
export interface SchenkungsteuerResult {
  steuerklasse: 'I' | 'II' | 'III'
  /** Unit: EUR. */
  freibetrag: number
  /** Allowance left before this gift. Unit: EUR. */
  verbleibenderFreibetrag: number
  /** Earlier gifts included, rounded down to full hundreds. Unit: EUR. */
  steuerpflichtigerErwerb: number
  /** Unit: fraction (0.01 is 1 %). */
  steuersatz: number
  /** Whether the hardship relief of section 19(3) lowers the tax. */
  haertefallausgleich: boolean
  /** Unit: EUR. */
  steuer: number
  /** Unit: EUR. */
  nettoSchenkung: number
  schedule: {
    windows: {
      date: string
      /** Unit: EUR. */
      amount: number
      /** Unit: EUR. */
      steuer: number
    }[]
    /** Unit: EUR. */
    totalScheduled: number
    /** Unit: EUR. */
    steuerTotal: number
    /** Unit: EUR. */
    steuerSingle: number
    /** Unit: EUR. */
    savings: number
  } | null
}

/** Inputs of junior-depot; what is left out takes its default. */
export interface JuniorDepotInputs {
  /** Age of the child today. Unit: years. Integer. At least 0, at most 17. Default: 0. */
  currentAge?: number | undefined
  /** Age at which everything is sold. Unit: years. Integer. At least 18, at most 30. Default: 18. */
  targetAge?: number | undefined
  /** Invested at the start. Unit: EUR. At least 0, at most 100000000. Default: 0. */
  initialInvestment?: number | undefined
  /** custom: monthlyContribution; kindergeld: the child benefit until age 18. Default: "custom". */
  contributionMode?: 'custom' | 'kindergeld' | undefined
  /** Paid at the start of each month in custom mode. Unit: EUR. At least 0, at most 100000000. Default: 100. */
  monthlyContribution?: number | undefined
  /** Assumed return a year. Unit: percentage points. At least 0, at most 15. Default: 6. */
  annualReturnPct?: number | undefined
  /** Whether the child has a non-assessment certificate (NV). Default: true. */
  nvBescheinigung?: boolean | undefined
  /** Kind of fund; decides the partial exemption (Teilfreistellung). Default: "AKTIENFONDS". */
  fondstyp?: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE' | undefined
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
  /** custom: monthlyContribution; kindergeld: the child benefit until age 18. */
  contributionMode: 'custom' | 'kindergeld'
  /** Paid at the start of each month in custom mode. Unit: EUR. */
  monthlyContribution: number
  /** Assumed return a year. Unit: percentage points. */
  annualReturnPct: number
  /** Whether the child has a non-assessment certificate (NV). */
  nvBescheinigung: boolean
  /** Kind of fund; decides the partial exemption (Teilfreistellung). */
  fondstyp: 'AKTIENFONDS' | 'MISCHFONDS' | 'SONSTIGE'
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
  yearly_data: {
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
  }[]
}

/** Inputs of fire-rechner; what is left out takes its default. */
export interface FireRechnerInputs {
  /** Default: "regular". */
  variant?: 'regular' | 'coast' | 'barista' | undefined
  /** Unit: years. Integer. At least 18, at most 80. Default: 35. */
  currentAge?: number | undefined
  /** Coast only: age from which the portfolio must pay. Unit: years. Integer. At least 40, at most 80. Default: 67. */
  retirementAge?: number | undefined
  /** Expenses in retirement, today's euros. Unit: EUR/month. At least 0, at most 100000000. Default: 2500. */
  monthlyExpenses?: number | undefined
  /** Unit: EUR. At least 0, at most 100000000. Default: 50000. */
  currentPortfolio?: number | undefined
  /** Saving at the end of every month, today's euros. Unit: EUR/month. At least 0, at most 100000000. Default: 1000. */
  monthlySavings?: number | undefined
  /** Barista only: income beside the portfolio. Unit: EUR/month. At least 0, at most 100000000. Default: 0. */
  monthlySideIncome?: number | undefined
  /** Yearly return before inflation. Unit: percentage points. At least 0, at most 15. Default: 6. */
  annualReturnPct?: number | undefined
  /** Unit: percentage points. At least 0, at most 10. Default: 2. */
  inflationPct?: number | undefined
  /** Share of the portfolio withdrawn in the first year. Unit: percentage points. At least 2, at most 6. Default: 3.5. */
  withdrawalRatePct?: number | undefined
}

/** Inputs of fire-rechner with all defaults. */
export interface FireRechnerNormalizedInputs {
  variant: 'regular' | 'coast' | 'barista'
  /** Unit: years. */
  currentAge: number
  /** Coast only: age from which the portfolio must pay. Unit: years. */
  retirementAge: number
  /** Expenses in retirement, today's euros. Unit: EUR/month. */
  monthlyExpenses: number
  /** Unit: EUR. */
  currentPortfolio: number
  /** Saving at the end of every month, today's euros. Unit: EUR/month. */
  monthlySavings: number
  /** Barista only: income beside the portfolio. Unit: EUR/month. */
  monthlySideIncome: number
  /** Yearly return before inflation. Unit: percentage points. */
  annualReturnPct: number
  /** Unit: percentage points. */
  inflationPct: number
  /** Share of the portfolio withdrawn in the first year. Unit: percentage points. */
  withdrawalRatePct: number
}

/** Result of fire-rechner. */
export interface FireRechnerResult {
  /** Portfolio that pays all expenses. Unit: EUR. */
  fireNumber: number
  /** Target of the chosen variant today. Unit: EUR. */
  targetNumber: number
  /** Null: not reached within 50 years. Unit: years. */
  yearsToFire: number | null
  /** Unit: years. */
  fireAge: number | null
  /** Portfolio as a share of targetNumber, not capped. Unit: percentage points. */
  progressPct: number
  /** Unit: percentage points. */
  realReturnPct: number
  /** What the portfolio of today would pay. Unit: EUR/month. */
  monthlyPassiveIncome: number
  yearly_data: {
    year: number
    /** Age at the end of the year. Unit: years. */
    age: number
    /** Unit: EUR. */
    portfolio: number
    /** Unit: EUR. */
    target: number
  }[]
}

/** Id of an analysis, as in paths. */
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

/** The analyses by the name of their method. */
export interface AnalyzeOperations {
  /** All eight analyses of a snapshot. */
  snapshot: { request: SnapshotRequest; response: Snapshot }
  /** Whole-portfolio allocation by asset class; holdings that are not known stay visible as unknown. */
  allocation: { request: SnapshotRequest; response: Snapshot }
  /** Pairwise overlap of equity funds with shared companies and constituent coverage. */
  overlap: { request: SnapshotRequest; response: Snapshot }
  /** Underlying equity positions with direct and fund provenance and the weight that is not listed. */
  lookThrough: { request: SnapshotRequest; response: Snapshot }
  /** Issuer concentration, HHI and effective number of issuers of the equity book; withheld below 80 % coverage. */
  concentration: { request: SnapshotRequest; response: Snapshot }
  /** Underlying equity sectors with an explicit unknown bucket. */
  sectors: { request: SnapshotRequest; response: Snapshot }
  /** Underlying equity countries and regions; neither the domicile of a fund nor where a company earns its revenue. */
  geography: { request: SnapshotRequest; response: Snapshot }
  /** Modelled currency exposure of underlying equities, named hedges, and the currencies in which holdings are held. */
  currencies: { request: SnapshotRequest; response: Snapshot }
  /** Weighted ongoing charge of the funds whose charge is known, per-fund costs and the known yearly amount. */
  costs: { request: SnapshotRequest; response: Snapshot }
  /** What an ongoing fee takes from an amount that grows and is paid into, from the caller's own assumptions. */
  costDrag: { request: CostDragRequest; response: Standalone<'cost-drag', Analysis<CostDragResult>> }
  /** Equities behind a portfolio by provider industry, by maintained interests and by versioned baskets of issuers. */
  industries: { request: SnapshotRequest; response: Standalone<'industries', Analysis<IndustriesResult>> }
  /** Annual revenue regions of up to 25 underlying companies, without inflating the covered portion. */
  revenueGeography: { request: SnapshotRequest; response: Standalone<'revenue-geography', Analysis<RevenueGeographyResult>> }
  /** Two snapshots, before and after, with deltas where the coverage of both permits them. */
  compare: { request: CompareRequest; response: Standalone<'compare', Analysis<CompareResult, CompareResult>> }
  /** Compares a portfolio with a target mix and splits one contribution over the asset classes below target. */
  contributionPlan: { request: ContributionPlanRequest; response: Standalone<'contribution-plan', Analysis<ContributionPlanResult>> }
  /** Compares at most ten equity ETFs with one on holdings, sectors, countries and ongoing charges. */
  etfAlternatives: { request: EtfAlternativesRequest; response: Standalone<'etf-alternatives', Analysis<EtfAlternativesResult, EtfAlternativesResult>> }
  /** Applies the approximate market moves of five crises to a portfolio, with the proxy of each holding and the currency effect. */
  stressScenarios: { request: StressScenariosRequest; response: Standalone<'stress-scenarios', Analysis<StressScenariosResult, StressScenariosResult>> }
  /** Replays the present mix over past years with dated prices and exchange rates, with and without monthly contributions. */
  historicalReplay: { request: HistoricalReplayRequest; response: Standalone<'historical-replay', Analysis<HistoricalReplayResult>> }
}

/** The calculators by the name of their method. */
export interface CalculatorOperations {
  /** German tax on interest, dividends, share sales or equity-fund gains: income tax, solidarity surcharge, church tax and what is left. */
  abgeltungssteuer: { slug: 'abgeltungssteuer'; inputs: AbgeltungssteuerInputs; normalized: AbgeltungssteuerNormalizedInputs; result: AbgeltungssteuerResult }
  /** What is left of a dividend after foreign withholding tax and German tax, with the credit and the part that can be claimed back abroad. */
  nettoDividende: { slug: 'netto-dividende'; inputs: NettoDividendeInputs; normalized: NettoDividendeNormalizedInputs; result: NettoDividendeResult }
  /** Advance lump sum (Vorabpauschale) of one fund position held for a full year, and the tax on it. */
  vorabpauschale: { slug: 'vorabpauschale'; inputs: VorabpauschaleInputs; normalized: VorabpauschaleNormalizedInputs; result: VorabpauschaleResult }
  /** Compares the modelled wealth in an accumulating and in a distributing fund with the same return, after the taxes of each year. */
  thesauriererVsAusschuetter: { slug: 'thesaurierer-vs-ausschuetter'; inputs: ThesauriererVsAusschuetterInputs; normalized: ThesauriererVsAusschuetterNormalizedInputs; result: ThesauriererVsAusschuetterResult }
  /** Splits the annual saver allowance across up to six banks so that the least tax is owed and January debits are avoided. */
  freistellungsauftrag: { slug: 'freistellungsauftrag'; inputs: FreistellungsauftragInputs; normalized: FreistellungsauftragNormalizedInputs; result: FreistellungsauftragResult }
  /** Projects a monthly savings plan in an accumulating fund, with or without the yearly tax on the advance lump sum. */
  etfSparplan: { slug: 'etf-sparplan'; inputs: EtfSparplanInputs; normalized: EtfSparplanNormalizedInputs; result: EtfSparplanResult }
  /** How large an emergency reserve should be and how long it takes to save it. */
  notgroschen: { slug: 'notgroschen'; inputs: NotgroschenInputs; normalized: NotgroschenNormalizedInputs; result: NotgroschenResult }
  /** How much own money a home purchase takes, purchase costs included, and how long it takes to save it. */
  eigenkapital: { slug: 'eigenkapital'; inputs: EigenkapitalInputs; normalized: EigenkapitalNormalizedInputs; result: EigenkapitalResult }
  /** The gap between the statutory pension and the income wanted in retirement, and the saving that closes it. */
  rentenluecke: { slug: 'rentenluecke'; inputs: RentenlueckeInputs; normalized: RentenlueckeNormalizedInputs; result: RentenlueckeResult }
  /** Monthly withdrawals from a fund: the tax on them, how long the fund lasts within the horizon, and the amount that would use it up exactly. */
  entnahmeplan: { slug: 'entnahmeplan'; inputs: EntnahmeplanInputs; normalized: EntnahmeplanNormalizedInputs; result: EntnahmeplanResult }
  /** The tax on a gift, earlier gifts included, or the cheapest spread of a sum over several ten-year windows. */
  schenkungsteuer: { slug: 'schenkungsteuer'; inputs: SchenkungsteuerInputs; normalized: SchenkungsteuerNormalizedInputs; result: SchenkungsteuerResult }
  /** Projects a savings plan in a child's name until a full sale, with and without an NV certificate and compared with the parents' own account. */
  juniorDepot: { slug: 'junior-depot'; inputs: JuniorDepotInputs; normalized: JuniorDepotNormalizedInputs; result: JuniorDepotResult }
  /** The portfolio that pays for your life, wholly (regular), later without further saving (coast) or beside a part-time job (barista), in today's euros. */
  fireRechner: { slug: 'fire-rechner'; inputs: FireRechnerInputs; normalized: FireRechnerNormalizedInputs; result: FireRechnerResult }
}

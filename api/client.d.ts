interface Issue {
    path: (string | number)[];
    code: string;
    message: string;
}
type ServiceErrorCode = "invalid_json" | "unsupported_media_type" | "invalid_request" | "unknown_capability" | "unknown_calculator" | "not_found" | "payload_too_large" | "rate_limited" | "internal_error" | "overloaded";
type ErrorCode = ServiceErrorCode | "network_error" | "timeout" | "unexpected_response";
type AnyCode = ErrorCode | (string & {});
interface ErrorFacts {
    code: AnyCode;
    message: string;
    status?: number | null;
    details?: unknown;
    requestId?: string | null;
    retryAfterSeconds?: number | null;
    cause?: unknown;
}
declare class DepotkitError extends Error {
    readonly name: string;
    readonly code: AnyCode;
    readonly status: number | null;
    readonly details: unknown;
    readonly requestId: string | null;
    readonly retryAfterSeconds: number | null;
    constructor(facts: ErrorFacts);
}
declare class InvalidRequestError extends DepotkitError {
    readonly name = "InvalidRequestError";
    get issues(): readonly Issue[];
}
declare class NotFoundError extends DepotkitError {
    readonly name = "NotFoundError";
}
declare class PayloadTooLargeError extends DepotkitError {
    readonly name = "PayloadTooLargeError";
}
declare class RateLimitError extends DepotkitError {
    readonly name = "RateLimitError";
}
declare class OverloadedError extends DepotkitError {
    readonly name = "OverloadedError";
}
declare class InternalError extends DepotkitError {
    readonly name = "InternalError";
}
declare class NetworkError extends DepotkitError {
    readonly name = "NetworkError";
}
declare class TimeoutError extends DepotkitError {
    readonly name = "TimeoutError";
}
declare class UnexpectedResponseError extends DepotkitError {
    readonly name = "UnexpectedResponseError";
}
interface CallOptions {
    signal?: AbortSignal | undefined;
    timeoutMs?: number | undefined;
    retries?: number | undefined;
    headers?: Readonly<Record<string, string>> | undefined;
}
interface LocaleOptions extends CallOptions {
    locale?: "en" | "de" | undefined;
}
interface CalculationOptions extends LocaleOptions {
    asOf?: string | undefined;
}
interface ClientOptions {
    baseUrl: string;
    fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
    headers?: Readonly<Record<string, string>> | undefined;
    timeoutMs?: number | undefined;
    retries?: number | undefined;
    maxRetryWaitMs?: number | undefined;
    log?: ((attempt: Attempt) => void) | undefined;
}
interface Attempt {
    path: string;
    attempt: number;
    status: number | null;
    requestId: string | null;
    durationMs: number;
    error: AnyCode | null;
    retryInMs: number | null;
}
interface ResponseFacts {
    requestId: string | null;
    attempts: number;
    rateLimit: RateLimitState | null;
}
interface RateLimitState {
    limit: number;
    remaining: number;
    resetSeconds: number;
}
interface WithResponse<R> {
    data: R;
    response: ResponseFacts;
}
type Reason = "unresolved_holdings" | "provider_unavailable" | "incomplete_coverage" | "no_equities" | "fewer_than_two_funds";
interface UsableAnalysis<D> {
    status: "ok" | "partial";
    reasons: Reason[];
    data: D;
}
interface UnavailableAnalysis<U> {
    status: "unavailable";
    reasons: Reason[];
    data: U;
}
type Analysis<D, U = null> = UsableAnalysis<D> | UnavailableAnalysis<U>;
interface SnapshotOf<S extends keyof SectionData> extends SnapshotFrame {
    analyses: {
        [K in S]: Analysis<SectionData[K]>;
    };
}
type Snapshot = SnapshotOf<keyof SectionData>;
interface PortfolioLinks {
    documentation: string;
    catalog: string;
}
interface Standalone<C extends string, A> {
    modelVersion: string;
    computedAt: string;
    baseCurrency: string;
    capability: C;
    analysis: A;
    assumptions: string[];
    limitations: string[];
    links: PortfolioLinks;
}
interface Calculation<S extends string, I, R> {
    calculator: S;
    modelVersion: string;
    inputs: I;
    asOf: string;
    result: R;
    assumptions: string[];
    limitations: string[];
    sources: string[];
    links: CalculationLinks;
}
interface CalculationLinks {
    calculator: string;
    methodology: string;
    documentation: string;
}
interface DepotTaxCalculation<C extends string, I, R> {
    calculation: C;
    modelVersion: string;
    inputs: I;
    result: R;
    assumptions: string[];
    limitations: string[];
    sources: string[];
    links: DepotTaxLinks;
}
interface DepotTaxLinks {
    methodology: string;
    documentation: string;
}
interface AnalysisCall<I extends string, Q, R> {
    id: I;
    request: Q;
    response: R;
}
interface CalculatorCall<S extends string, I, N, R> {
    slug: S;
    inputs: I;
    normalized: N;
    result: R;
}
interface DepotTaxCall<I extends string, Q, R> {
    id: I;
    inputs: Q;
    response: R;
}
type WeightSnapshotRequestHolding = {
    isin: string;
    weight: number;
} | {
    assetClass: "cash";
    currency: string;
    weight: number;
};
type ValueSnapshotRequestHolding = {
    isin: string;
    value: number;
} | {
    assetClass: "cash";
    currency: string;
    value: number;
};
interface Bucket {
    key: string;
    weight: number;
    value: number | null;
}
interface FundCoverage {
    isin: string | null;
    name: string;
    status: "full" | "partial" | "none";
    coveredWeight: number;
    asOf: string | null;
}
interface OverlapPairSharedHolding {
    id: string;
    name: string;
    weightInA: number;
    weightInB: number;
}
interface OverlapPair {
    fundA: string;
    fundB: string;
    isinA: string | null;
    isinB: string | null;
    overlap: number;
    sharedCount: number;
    sharedTail: {
        count: number;
        weight: number;
    } | null;
    sharedHoldings: OverlapPairSharedHolding[];
}
interface LookThroughPositionProvenanceViaFund {
    fund: string;
    weight: number;
    shareInFund: number;
}
interface LookThroughPosition {
    id: string;
    isin: string | null;
    name: string;
    weight: number;
    value: number | null;
    sector: string | null;
    region: string | null;
    provenance: {
        direct: number;
        viaFunds: LookThroughPositionProvenanceViaFund[];
    };
}
interface ConcentrationIssuer {
    issuerId: string;
    name: string;
    weight: number;
}
interface Dimension {
    scope: "equities";
    portfolioShare: number;
    coverage: number;
    buckets: Bucket[];
}
interface CurrenciesHedgedFund {
    isin: string | null;
    name: string;
    currency: string | null;
    weight: number;
}
interface CostsPosition {
    isin: string;
    name: string;
    weight: number;
    ter: number | null;
    annualCost: number | null;
}
interface SnapshotHolding {
    isin: string | null;
    name: string;
    weight: number;
    value: number | null;
    assetClass: string | null;
    status: "resolved" | "unresolved";
}
interface CostDragYearlyEntry {
    year: number;
    contributions: number;
    valueWithoutFees: number;
    valueWithFees: number;
    feeDrag: number;
}
interface IndustriesInterestsItem {
    key: string;
    name: string;
    weight: number;
    value: number | null;
    industries: string[];
}
interface IndustriesThemesItemCompany {
    id: string;
    name: string;
    weight: number;
}
interface IndustriesThemesItem {
    key: string;
    name: string;
    weight: number | null;
    value: number | null;
    lowerBound: boolean;
    matchedCompanies: number;
    companies: IndustriesThemesItemCompany[];
    tailWeight: number | null;
    reviewedAt: string;
    sources: string[];
}
interface RevenueGeographyCompanySegment {
    label: string;
    region: string;
    share: number;
}
interface RevenueGeographyCompany {
    id: string;
    isin: string | null;
    name: string;
    weight: number;
    status: "covered" | "unknown";
    fiscalYear: number | null;
    reportDate: string | null;
    segments: RevenueGeographyCompanySegment[];
}
interface CompareBeforeHolding {
    isin: string | null;
    name: string;
    weight: number;
    value: number | null;
    assetClass: string | null;
    status: "resolved" | "unresolved";
}
interface CompareAfterHolding {
    isin: string | null;
    name: string;
    weight: number;
    value: number | null;
    assetClass: string | null;
    status: "resolved" | "unresolved";
}
interface CompareDeltasAllocationEntry {
    key: string;
    before: number;
    after: number;
    delta: number;
}
interface CompareDeltasSector {
    key: string;
    before: number;
    after: number;
    delta: number;
}
interface CompareDeltasCountry {
    key: string;
    before: number;
    after: number;
    delta: number;
}
interface CompareDeltasCurrencyExposureEntry {
    key: string;
    before: number;
    after: number;
    delta: number;
}
interface ContributionPlanRequestTarget {
    assetClass: "equities" | "bonds" | "cash" | "gold" | "crypto" | "real_estate" | "commodities" | "alternatives";
    weight: number;
}
interface ContributionPlanBeforeEntry {
    assetClass: "equities" | "bonds" | "cash" | "gold" | "crypto" | "real_estate" | "commodities" | "alternatives";
    currentWeight: number;
    targetWeight: number;
    deviation: number;
    value: number;
}
interface ContributionPlanAfterEntry {
    assetClass: "equities" | "bonds" | "cash" | "gold" | "crypto" | "real_estate" | "commodities" | "alternatives";
    currentWeight: number;
    targetWeight: number;
    deviation: number;
    value: number;
}
interface ContributionPlanAllocation {
    assetClass: "equities" | "bonds" | "cash" | "gold" | "crypto" | "real_estate" | "commodities" | "alternatives";
    amount: number;
}
interface EtfAlternativesCandidate {
    isin: string;
    name: string;
    ter: number | null;
    constituentsAsOf: string | null;
    holdingsCoverage: number;
    sectorCoverage: number;
    countryCoverage: number;
    status: "ok" | "unavailable";
    reason: "unresolved" | "not_equity_fund" | "missing_cost" | "incomplete_holdings" | "incomplete_vectors" | "provider_unavailable" | null;
    holdingOverlap: number | null;
    sectorCosine: number | null;
    countryCosine: number | null;
    similarityScore: number | null;
    terSaving: number | null;
    qualifies: boolean;
}
type StressScenariosRequestScenarioKey = "gfc_2008" | "covid_2020" | "rate_hike_2022" | "euro_crisis_2011" | "dotcom_2000";
interface StressScenariosScenarioPosition {
    isin: string | null;
    name: string;
    assetClass: "equities" | "bonds" | "cash" | "gold" | "crypto" | "real_estate" | "commodities" | "alternatives";
    weight: number;
    currency: string;
    proxy: "sector" | "asset_class" | "cash";
    proxyKey: string;
    assetReturn: number;
    currencyReturn: number;
    returnFraction: number;
    contribution: number;
    preValue: number | null;
    postValue: number | null;
    change: number | null;
}
interface StressScenariosScenario {
    key: "gfc_2008" | "covid_2020" | "rate_hike_2022" | "euro_crisis_2011" | "dotcom_2000";
    name: string;
    dateFrom: string;
    dateTo: string;
    status: "ok" | "unavailable";
    failure: "unresolved_holdings" | "unsupported_base_currency" | "missing_currency" | "missing_scenario_coverage" | null;
    returnFraction: number | null;
    preValue: number | null;
    postValue: number | null;
    change: number | null;
    approximate: true;
    methodology: string;
    sources: string[];
    reviewedAt: string | null;
    positions: StressScenariosScenarioPosition[];
}
interface HistoricalReplayLeg {
    isin: string | null;
    name: string;
    currency: string;
    weight: number;
    returnBasis: "total_return" | "price_only" | "nominal_cash";
    firstPriceDate: string | null;
    lastPriceDate: string | null;
}
interface HistoricalReplayMixDailyEntry {
    date: string;
    value: number;
}
interface HistoricalReplayContributionsDailyEntry {
    date: string;
    value: number;
    invested: number;
}
interface ThesauriererVsAusschuetterYearlyDataEntry {
    year: number;
    thesaurierer_value: number;
    thesaurierer_vorabpauschale_tax: number;
    ausschuetter_value: number;
    ausschuetter_distribution_tax: number;
    ausschuetter_distributions_gross: number;
    ausschuetter_distributions_net: number;
}
interface FreistellungsauftragInputBroker {
    name: string;
    zinsen?: number | undefined;
    dividenden?: number | undefined;
    vorabpauschale?: number | undefined;
    realisierte_gewinne?: number | undefined;
    current_fsa?: number | undefined;
}
interface FreistellungsauftragNormalizedInputBroker {
    name: string;
    zinsen: number;
    dividenden: number;
    vorabpauschale: number;
    realisierte_gewinne: number;
    current_fsa: number;
}
interface FreistellungsauftragBroker {
    name: string;
    expected_income: number;
    current_fsa: number;
    optimal_fsa: number;
    tax_with_current: number;
    tax_with_optimal: number;
    delta: number;
}
interface FreistellungsauftragWarning {
    type: "over_limit" | "under_utilised" | "january_risk";
    message: string;
}
interface EtfSparplanYearlyDataEntry {
    year: number;
    contributions_cumulative: number;
    value_before_tax: number;
    value_after_tax: number;
    annual_contribution: number;
    vorabpauschale_tax: number;
}
interface EntnahmeplanYearlyDataEntry {
    year: number;
    startValue: number;
    growth: number;
    withdrawn: number;
    tax: number;
    netWithdrawn: number;
    endValue: number;
}
interface SchenkungsteuerScheduleWindow {
    date: string;
    amount: number;
    steuer: number;
}
interface JuniorDepotYearlyDataEntry {
    age: number;
    contributions: number;
    value: number;
    vorabpauschale: number;
    tax: number;
}
interface FireRechnerYearlyDataEntry {
    year: number;
    age: number;
    portfolio: number;
    target: number;
}
interface DepotTaxAdvanceLumpSumInputBank {
    name: string;
    withholdsTax?: boolean | undefined;
    exemptionOrder?: number | undefined;
    lossPot?: number | undefined;
    otherIncome?: number | undefined;
    cash?: number | undefined;
}
interface DepotTaxAdvanceLumpSumInputPositionBooking {
    month: number;
    type: "purchase" | "sale";
    units: number;
}
interface DepotTaxAdvanceLumpSumInputPositionDistribution {
    month: number;
    perUnit: number;
}
type DepotTaxAdvanceLumpSumInputPosition = {
    basis: "units";
    bank: string;
    isin: string;
    fondstyp?: "AKTIENFONDS" | "MISCHFONDS" | "IMMOBILIENFONDS" | "IMMOBILIENFONDS_AUSLAND" | "SONSTIGE" | undefined;
    unitsStart?: number | undefined;
    priceStart: number | null;
    priceEnd: number | null;
    bookings?: readonly DepotTaxAdvanceLumpSumInputPositionBooking[] | undefined;
    distributions?: readonly DepotTaxAdvanceLumpSumInputPositionDistribution[] | undefined;
} | {
    basis?: "values" | undefined;
    bank: string;
    isin: string;
    fondstyp?: "AKTIENFONDS" | "MISCHFONDS" | "IMMOBILIENFONDS" | "IMMOBILIENFONDS_AUSLAND" | "SONSTIGE" | undefined;
    valueStart: number;
    valueEnd: number | null;
    distributions?: number | undefined;
};
interface DepotTaxAdvanceLumpSumNormalizedInputBank {
    name: string;
    withholdsTax: boolean;
    exemptionOrder: number;
    lossPot: number;
    otherIncome: number;
    cash?: number | undefined;
}
interface DepotTaxAdvanceLumpSumNormalizedInputPositionBooking {
    month: number;
    type: "purchase" | "sale";
    units: number;
}
interface DepotTaxAdvanceLumpSumNormalizedInputPositionDistribution {
    month: number;
    perUnit: number;
}
type DepotTaxAdvanceLumpSumNormalizedInputPosition = {
    basis: "units";
    bank: string;
    isin: string;
    fondstyp?: "AKTIENFONDS" | "MISCHFONDS" | "IMMOBILIENFONDS" | "IMMOBILIENFONDS_AUSLAND" | "SONSTIGE" | undefined;
    unitsStart: number;
    priceStart: number | null;
    priceEnd: number | null;
    bookings: DepotTaxAdvanceLumpSumNormalizedInputPositionBooking[];
    distributions: DepotTaxAdvanceLumpSumNormalizedInputPositionDistribution[];
} | {
    basis: "values";
    bank: string;
    isin: string;
    fondstyp?: "AKTIENFONDS" | "MISCHFONDS" | "IMMOBILIENFONDS" | "IMMOBILIENFONDS_AUSLAND" | "SONSTIGE" | undefined;
    valueStart: number;
    valueEnd: number | null;
    distributions: number;
};
type DepotTaxAdvanceLumpSumPositionObstacle = "fund_kind_unknown" | "price_unknown";
interface DepotTaxAdvanceLumpSumPositionPart {
    boughtIn: number | null;
    units: number;
    twelfths: number;
    lumpSum: number;
}
interface DepotTaxAdvanceLumpSumPosition {
    bank: string;
    isin: string;
    obstacles: DepotTaxAdvanceLumpSumPositionObstacle[];
    fondstyp: "AKTIENFONDS" | "MISCHFONDS" | "IMMOBILIENFONDS" | "IMMOBILIENFONDS_AUSLAND" | "SONSTIGE" | null;
    fondstypSource: string | null;
    parts: DepotTaxAdvanceLumpSumPositionPart[];
    lumpSum: number | null;
    lumpSumIfEarlierDistributionsDoNotCount: number | null;
    teilfreistellungRate: number | null;
    exempt: number | null;
    taxable: number | null;
    taxUncovered: number | null;
}
interface DepotTaxAdvanceLumpSumBank {
    name: string;
    withholdsTax: boolean;
    lumpSum: number | null;
    taxable: number | null;
    lossUsed: number | null;
    orderUsed: number | null;
    steuer: {
        brutto_ertrag: number;
        fsa_offset: number;
        steuerpflichtiger_ertrag: number;
        kapitalertragsteuer: number;
        solidaritaetszuschlag: number;
        kirchensteuer: number;
        gesamte_steuer: number;
        effektiver_steuersatz: number;
        netto_ertrag: number;
        kirchensteuer_rate: number;
    } | null;
    debit: number | null;
    cashMissing: number | null;
    exemptionOrder: number;
    bestOrder: number | null;
    debitWithBestOrder: number | null;
}
interface DepotTaxAdvanceLumpSumWarning {
    type: "over_limit" | "under_utilised" | "january_risk";
    message: string;
}
interface DepotTaxSaleInputLot {
    date: string;
    units: number;
    price: number;
    costs?: number | undefined;
    lumpSums?: number | undefined;
    priceBeforeReform?: number | undefined;
    resultBeforeReform?: number | undefined;
}
interface DepotTaxSaleInputYear {
    year: 2018 | 2019 | 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;
    priceStart: number;
    priceEnd: number;
    distributions?: number | undefined;
}
interface DepotTaxSaleNormalizedInputLot {
    date: string;
    units: number;
    price: number;
    costs: number;
    lumpSums?: number | undefined;
    priceBeforeReform?: number | undefined;
    resultBeforeReform?: number | undefined;
}
interface DepotTaxSaleNormalizedInputYear {
    year: 2018 | 2019 | 2020 | 2021 | 2022 | 2023 | 2024 | 2025 | 2026;
    priceStart: number;
    priceEnd: number;
    distributions: number;
}
interface DepotTaxSaleLot {
    date: string;
    units: number;
    proceeds: number;
    acquisitionCost: number;
    lumpSums: number;
    gain: number;
    exempt: number;
    resultBeforeReform: number;
    taxable: number;
}
interface DepotTaxYearInputBank {
    name: string;
    withholdsTax?: boolean | undefined;
    interest?: number | undefined;
    dividends?: number | undefined;
    funds?: number | undefined;
    gains?: number | undefined;
    losses?: number | undefined;
    shareGains?: number | undefined;
    shareLosses?: number | undefined;
    lossPots?: {
        general?: number | undefined;
        shares?: number | undefined;
    } | undefined;
    lossCertificate?: boolean | undefined;
    exemptionOrder?: number | undefined;
    withheld?: number | undefined;
}
interface DepotTaxYearNormalizedInputBank {
    name: string;
    withholdsTax: boolean;
    interest: number;
    dividends: number;
    funds: number;
    gains: number;
    losses: number;
    shareGains: number;
    shareLosses: number;
    lossPots: {
        general: number;
        shares: number;
    };
    lossCertificate: boolean;
    exemptionOrder: number;
    withheld?: number | undefined;
}
interface DepotTaxYearBank {
    name: string;
    withholdsTax: boolean;
    income: {
        general: number;
        shares: number;
    };
    lossUsed: {
        general: number;
        shares: number;
    };
    lossLeft: {
        general: number;
        shares: number;
    };
    orderUsed: number;
    steuer: {
        brutto_ertrag: number;
        fsa_offset: number;
        steuerpflichtiger_ertrag: number;
        kapitalertragsteuer: number;
        solidaritaetszuschlag: number;
        kirchensteuer: number;
        gesamte_steuer: number;
        effektiver_steuersatz: number;
        netto_ertrag: number;
        kirchensteuer_rate: number;
    } | null;
    withheld: number;
}
interface CapabilityDescriptor {
    id: string;
    title: string;
    description: string;
    endpoint: string;
    methodology: string;
    operationId: string;
    inputSchema: JsonSchema;
    resultSchema: JsonSchema;
    example: {
        request: unknown;
    };
    supportedInBatch: boolean;
    responseSchema?: JsonSchema | undefined;
}
type JsonSchema = Record<string, unknown>;
type PortfolioCatalogInputBasisEntry = "weights" | "values";
interface PortfolioCatalog {
    modelVersion: string;
    authentication: "none";
    openapi: string;
    guide: string;
    methodology: string;
    methodologyMarkdown: string;
    documentation: string;
    persistence: string;
    endpoint: string;
    operationId: string;
    maxHoldings: number;
    maxHoldingsPerSnapshot: number;
    maxComparisonHoldings: number;
    maxAlternativeCandidates: number;
    maxReplayWindowDays: number;
    inputBasis: PortfolioCatalogInputBasisEntry[];
    rateLimit: {
        units: number;
        windowSeconds: number;
        cost: string;
    };
    bodyLimitBytes: number;
    batchCapabilities: string[];
    capabilities: CapabilityDescriptor[];
}
interface CalculatorDescriptor {
    slug: string;
    title: string;
    description: string;
    endpoint: string;
    methodology: string;
    operationId: string;
    inputSchema: JsonSchema;
    resultSchema: JsonSchema;
    example: {
        request: unknown;
        response: unknown;
    };
    defaults: Record<string, unknown>;
}
interface CalculatorCatalog {
    modelVersion: string;
    authentication: "none";
    openapi: string;
    guide: string;
    methodology: string;
    methodologyMarkdown: string;
    documentation: string;
    currency: "EUR";
    inputRates: string;
    outputRates: string;
    rateLimit: {
        requests: number;
        unit: string;
        windowSeconds: number;
        scope: string;
    };
    portfolioAnalysis: string;
    comparison: {
        endpoint: string;
        maxScenarios: number;
        operationId: string;
    };
    calculators: CalculatorEntry[];
}
interface CalculatorEntry {
    slug: string;
    title: string;
    description: string;
    endpoint: string;
    methodology: string;
    operationId: string;
    inputSchema: JsonSchema;
    resultSchema: JsonSchema;
    example: {
        request: unknown;
        response: unknown;
    };
}
interface DepotTaxDescriptor {
    id: string;
    title: string;
    description: string;
    endpoint: string;
    methodology: string;
    operationId: string;
    inputSchema: JsonSchema;
    resultSchema: JsonSchema;
    example: {
        request: unknown;
        response: unknown;
    };
}
interface DepotTaxCatalog {
    modelVersion: string;
    authentication: "none";
    openapi: string;
    guide: string;
    methodology: string;
    methodologyMarkdown: string;
    documentation: string;
    currency: "EUR";
    persistence: string;
    rateLimit: {
        requests: number;
        unit: string;
        windowSeconds: number;
        scope: string;
    };
    capabilities: DepotTaxDescriptor[];
}
interface WeightSnapshotRequest {
    basis?: "weights" | undefined;
    holdings: readonly WeightSnapshotRequestHolding[];
    baseCurrency?: string | undefined;
    locale?: "en" | "de" | undefined;
    limit?: number | undefined;
}
interface ValueSnapshotRequest {
    basis: "values";
    holdings: readonly ValueSnapshotRequestHolding[];
    baseCurrency?: string | undefined;
    locale?: "en" | "de" | undefined;
    limit?: number | undefined;
}
type SnapshotRequest = ValueSnapshotRequest | WeightSnapshotRequest;
interface AllocationResult {
    scope: "whole_portfolio";
    coverage: number;
    buckets: Bucket[];
}
interface OverlapResult {
    method: "sum_minimum_constituent_weights";
    fundCount: number;
    pairs: OverlapPair[];
    funds: FundCoverage[];
}
interface LookThroughResult {
    scope: "equities";
    positions: LookThroughPosition[];
    positionCount: number;
    unresolvedFundWeight: number;
    tailWeight: number;
    funds: FundCoverage[];
}
interface ConcentrationResult {
    scope: "equities";
    coverage: number;
    issuers: ConcentrationIssuer[];
    issuerCount: number | null;
    tailWeight: number | null;
    largestIssuer: {
        issuerId: string;
        name: string;
        weight: number;
    } | null;
    hhi: number | null;
    effectiveN: number | null;
}
type SectorsResult = Dimension;
interface GeographyResult {
    countries: Dimension;
    regions: Dimension;
}
interface CurrenciesResult {
    equityExposure: Dimension;
    heldCurrencies: Bucket[];
    hedgedFunds: CurrenciesHedgedFund[];
}
interface CostsResult {
    scope: "ongoing_fund_charges";
    coveredPortfolioWeight: number;
    fundPortfolioWeight: number;
    unknownPortfolioWeight: number;
    weightedTer: number | null;
    knownAnnualCost: number | null;
    positions: CostsPosition[];
}
interface SnapshotFrame {
    modelVersion: string;
    computedAt: string;
    baseCurrency: string;
    basis: "weights" | "values";
    totalValue: number | null;
    resolvedPortfolioWeight: number;
    constituentsAsOf: string | null;
    holdings: SnapshotHolding[];
    assumptions: string[];
    limitations: string[];
    links: {
        documentation: string;
        catalog: string;
    };
}
interface CostDragRequest {
    initialValue: number;
    annualReturn: number;
    annualFeeRate: number;
    monthlyContribution?: number | undefined;
    horizonYears: number;
    baseCurrency?: string | undefined;
    locale?: "en" | "de" | undefined;
}
interface CostDragResult {
    model: "monthly_compounding_fee_on_total";
    finalValueWithoutFees: number;
    finalValueWithFees: number;
    feeDrag: number;
    feeDragFraction: number | null;
    totalContributions: number;
    totalFeesPaid: number;
    yearly: CostDragYearlyEntry[];
}
interface IndustriesResult {
    scope: "equities";
    portfolioShare: number;
    industries: {
        coverage: number;
        buckets: Bucket[];
    };
    interests: {
        version: string;
        coverage: number;
        items: IndustriesInterestsItem[];
    };
    themes: {
        version: string;
        coverage: number;
        items: IndustriesThemesItem[];
    };
}
interface RevenueGeographyResult {
    scope: "equities";
    portfolioShare: number;
    companyLimit: 25;
    companiesExamined: number;
    coverage: number;
    coveredWeight: number;
    missingObservationWeight: number;
    omittedCompanyWeight: number;
    residualFundWeight: number;
    reportAsOf: string | null;
    regions: Bucket[];
    companies: RevenueGeographyCompany[];
}
interface CompareRequest {
    before: SnapshotRequest;
    after: SnapshotRequest;
    locale?: "en" | "de" | undefined;
}
interface CompareResult {
    before: {
        modelVersion: string;
        computedAt: string;
        baseCurrency: string;
        basis: "weights" | "values";
        totalValue: number | null;
        resolvedPortfolioWeight: number;
        constituentsAsOf: string | null;
        holdings: CompareBeforeHolding[];
        analyses: {
            allocation: Analysis<AllocationResult>;
            overlap: Analysis<OverlapResult>;
            "look-through": Analysis<LookThroughResult>;
            concentration: Analysis<ConcentrationResult>;
            sectors: Analysis<Dimension>;
            geography: Analysis<GeographyResult>;
            currencies: Analysis<CurrenciesResult>;
            costs: Analysis<CostsResult>;
        };
        assumptions: string[];
        limitations: string[];
        links: {
            documentation: string;
            catalog: string;
        };
    };
    after: {
        modelVersion: string;
        computedAt: string;
        baseCurrency: string;
        basis: "weights" | "values";
        totalValue: number | null;
        resolvedPortfolioWeight: number;
        constituentsAsOf: string | null;
        holdings: CompareAfterHolding[];
        analyses: {
            allocation: Analysis<AllocationResult>;
            overlap: Analysis<OverlapResult>;
            "look-through": Analysis<LookThroughResult>;
            concentration: Analysis<ConcentrationResult>;
            sectors: Analysis<Dimension>;
            geography: Analysis<GeographyResult>;
            currencies: Analysis<CurrenciesResult>;
            costs: Analysis<CostsResult>;
        };
        assumptions: string[];
        limitations: string[];
        links: {
            documentation: string;
            catalog: string;
        };
    };
    deltas: {
        allocation: CompareDeltasAllocationEntry[] | null;
        sectors: CompareDeltasSector[] | null;
        countries: CompareDeltasCountry[] | null;
        currencyExposure: CompareDeltasCurrencyExposureEntry[] | null;
        hhi: number | null;
        effectiveN: number | null;
        weightedTer: number | null;
        knownAnnualCost: number | null;
    };
}
interface ContributionPlanRequest {
    portfolio: ValueSnapshotRequest;
    targets: readonly ContributionPlanRequestTarget[];
    contribution: number;
    minimumAllocation?: number | undefined;
}
interface ContributionPlanResult {
    method: "proportional_underweight_gaps";
    contribution: number;
    allocatedAmount: number;
    unallocatedAmount: number;
    before: ContributionPlanBeforeEntry[];
    after: ContributionPlanAfterEntry[];
    allocations: ContributionPlanAllocation[];
}
interface EtfAlternativesRequest {
    isin: string;
    candidateIsins?: readonly string[] | undefined;
    baseCurrency?: string | undefined;
    locale?: "en" | "de" | undefined;
    limit?: number | undefined;
}
interface EtfAlternativesResult {
    model: "half_holdings_quarter_sector_quarter_country";
    candidateSource: "caller" | "shared_catalog";
    catalogAsOf: string | null;
    source: {
        isin: string;
        name: string;
        ter: number | null;
        constituentsAsOf: string | null;
        holdingsCoverage: number;
        sectorCoverage: number;
        countryCoverage: number;
    };
    candidates: EtfAlternativesCandidate[];
    matches: string[];
    omittedMatches: number;
    failure: "catalog_empty" | "catalog_unavailable" | "source_unavailable" | null;
}
interface StressScenariosRequest {
    portfolio: SnapshotRequest;
    scenarioKeys: readonly StressScenariosRequestScenarioKey[];
}
interface StressScenariosResult {
    model: "approximate_sector_asset_class_and_listing_currency_shocks";
    scenarios: StressScenariosScenario[];
}
interface HistoricalReplayRequest {
    portfolio: SnapshotRequest;
    startDate: string;
    endDate: string;
    initialValue: number;
    monthlyContribution?: number | undefined;
    rebalancing?: "none" | "annual" | "quarterly" | undefined;
}
interface HistoricalReplayResult {
    model: "hypothetical_constant_mix_replay";
    requestedStart: string;
    requestedEnd: string;
    startDate: string;
    endDate: string;
    rebalancing: "none" | "annual" | "quarterly";
    legs: HistoricalReplayLeg[];
    mix: {
        totalReturn: number;
        annualizedReturn: number;
        maxDrawdown: number;
        drawdownPeakDate: string | null;
        drawdownTroughDate: string | null;
        drawdownRecoveryDate: string | null;
        annualizedVolatility: number;
        daily: HistoricalReplayMixDailyEntry[];
    };
    contributions: {
        initialValue: number;
        monthlyContribution: number;
        totalInvested: number;
        finalValue: number;
        gain: number;
        moneyWeightedReturn: number | null;
        daily: HistoricalReplayContributionsDailyEntry[];
    };
}
interface TaxProfile {
    bundesland?: "Baden-W\u00FCrttemberg" | "Bayern" | "Berlin" | "Brandenburg" | "Bremen" | "Hamburg" | "Hessen" | "Mecklenburg-Vorpommern" | "Niedersachsen" | "Nordrhein-Westfalen" | "Rheinland-Pfalz" | "Saarland" | "Sachsen" | "Sachsen-Anhalt" | "Schleswig-Holstein" | "Th\u00FCringen" | null | undefined;
    kirchensteuer?: boolean | undefined;
    filing_status?: "single" | "joint" | undefined;
    sparerpauschbetrag_remaining?: number | undefined;
}
interface NormalizedTaxProfile {
    bundesland: "Baden-W\u00FCrttemberg" | "Bayern" | "Berlin" | "Brandenburg" | "Bremen" | "Hamburg" | "Hessen" | "Mecklenburg-Vorpommern" | "Niedersachsen" | "Nordrhein-Westfalen" | "Rheinland-Pfalz" | "Saarland" | "Sachsen" | "Sachsen-Anhalt" | "Schleswig-Holstein" | "Th\u00FCringen" | null;
    kirchensteuer: boolean;
    filing_status: "single" | "joint";
    sparerpauschbetrag_remaining: number;
}
interface AbgeltungssteuerInputs {
    kapitalertrag?: number | undefined;
    ertragsart?: "general" | "aktienverkauf" | "dividende" | "etf" | undefined;
    taxProfile?: TaxProfile | undefined;
}
interface AbgeltungssteuerNormalizedInputs {
    kapitalertrag: number;
    ertragsart: "general" | "aktienverkauf" | "dividende" | "etf";
    taxProfile: NormalizedTaxProfile;
}
interface AbgeltungssteuerResult {
    brutto_ertrag: number;
    fsa_offset: number;
    steuerpflichtiger_ertrag: number;
    kapitalertragsteuer: number;
    solidaritaetszuschlag: number;
    kirchensteuer: number;
    gesamte_steuer: number;
    effektiver_steuersatz: number;
    netto_ertrag: number;
    kirchensteuer_rate: number;
    teilfreistellung_betrag: number;
}
interface NettoDividendeInputs {
    brutto_dividende?: number | undefined;
    quelle?: "aktie" | "etf_aktien" | "mischfonds" | undefined;
    isin?: string | undefined;
    taxProfile?: TaxProfile | undefined;
}
interface NettoDividendeNormalizedInputs {
    brutto_dividende: number;
    quelle: "aktie" | "etf_aktien" | "mischfonds";
    isin?: string | undefined;
    taxProfile: NormalizedTaxProfile;
}
interface NettoDividendeResult {
    brutto_dividende: number;
    teilfreistellung_rate: number;
    teilfreistellung_betrag: number;
    steuerpflichtiger_betrag: number;
    steuer: {
        brutto_ertrag: number;
        fsa_offset: number;
        steuerpflichtiger_ertrag: number;
        kapitalertragsteuer: number;
        solidaritaetszuschlag: number;
        kirchensteuer: number;
        gesamte_steuer: number;
        effektiver_steuersatz: number;
        netto_ertrag: number;
        kirchensteuer_rate: number;
    };
    quellensteuer_rate: number;
    quellensteuer_betrag: number;
    anrechenbare_quellensteuer: number;
    erstattungsfaehige_quellensteuer: number;
    deutsche_reststeuer: number;
    quellensteuer_status: "credited" | "fund_level" | "none" | "unavailable";
    netto_dividende: number;
}
interface VorabpauschaleInputs {
    wert_jahresanfang?: number | undefined;
    wert_jahresende?: number | undefined;
    ausschuettungen?: number | undefined;
    fondstyp?: "AKTIENFONDS" | "MISCHFONDS" | "IMMOBILIENFONDS" | "IMMOBILIENFONDS_AUSLAND" | "SONSTIGE" | undefined;
    steuerjahr?: 2023 | 2024 | 2025 | 2026 | undefined;
    taxProfile?: TaxProfile | undefined;
}
interface VorabpauschaleNormalizedInputs {
    wert_jahresanfang: number;
    wert_jahresende: number;
    ausschuettungen: number;
    fondstyp: "AKTIENFONDS" | "MISCHFONDS" | "IMMOBILIENFONDS" | "IMMOBILIENFONDS_AUSLAND" | "SONSTIGE";
    steuerjahr: 2023 | 2024 | 2025 | 2026;
    taxProfile: NormalizedTaxProfile;
}
interface VorabpauschaleResult {
    basiszins: number;
    basisertrag: number;
    wertsteigerung: number;
    vorabpauschale_brutto: number;
    teilfreistellung_rate: number;
    teilfreistellung_betrag: number;
    vorabpauschale_steuerpflichtig: number;
    steuer: {
        brutto_ertrag: number;
        fsa_offset: number;
        steuerpflichtiger_ertrag: number;
        kapitalertragsteuer: number;
        solidaritaetszuschlag: number;
        kirchensteuer: number;
        gesamte_steuer: number;
        effektiver_steuersatz: number;
        netto_ertrag: number;
        kirchensteuer_rate: number;
    };
}
interface ThesauriererVsAusschuetterInputs {
    initial_investment?: number | undefined;
    monthly_contribution?: number | undefined;
    annual_return?: number | undefined;
    distribution_yield?: number | undefined;
    years?: number | undefined;
    fondstyp?: "AKTIENFONDS" | "MISCHFONDS" | "SONSTIGE" | undefined;
    reinvest_distributions?: boolean | undefined;
    taxProfile?: TaxProfile | undefined;
}
interface ThesauriererVsAusschuetterNormalizedInputs {
    initial_investment: number;
    monthly_contribution: number;
    annual_return: number;
    distribution_yield: number;
    years: number;
    fondstyp: "AKTIENFONDS" | "MISCHFONDS" | "SONSTIGE";
    reinvest_distributions: boolean;
    taxProfile: NormalizedTaxProfile;
}
interface ThesauriererVsAusschuetterResult {
    yearly_data: ThesauriererVsAusschuetterYearlyDataEntry[];
    thesaurierer_final: number;
    ausschuetter_final: number;
    thesaurierer_advantage_eur: number;
    thesaurierer_advantage_pct: number;
    thesaurierer_total_taxes: number;
    ausschuetter_total_taxes: number;
    total_contributions: number;
}
interface FreistellungsauftragInputs {
    brokers?: readonly FreistellungsauftragInputBroker[] | undefined;
    taxProfile?: TaxProfile | undefined;
}
interface FreistellungsauftragNormalizedInputs {
    brokers: FreistellungsauftragNormalizedInputBroker[];
    taxProfile: NormalizedTaxProfile;
}
interface FreistellungsauftragResult {
    brokers: FreistellungsauftragBroker[];
    total_expected_income: number;
    total_fsa_available: number;
    total_fsa_optimal: number;
    total_tax_current: number;
    total_tax_optimal: number;
    savings: number;
    warnings: FreistellungsauftragWarning[];
}
interface EtfSparplanInputs {
    initial_investment?: number | undefined;
    monthly_rate?: number | undefined;
    annual_increase?: number | undefined;
    annual_return?: number | undefined;
    years?: number | undefined;
    include_tax_drag?: boolean | undefined;
    fondstyp?: "AKTIENFONDS" | "MISCHFONDS" | "SONSTIGE" | undefined;
    taxProfile?: TaxProfile | undefined;
}
interface EtfSparplanNormalizedInputs {
    initial_investment: number;
    monthly_rate: number;
    annual_increase: number;
    annual_return: number;
    years: number;
    include_tax_drag: boolean;
    fondstyp: "AKTIENFONDS" | "MISCHFONDS" | "SONSTIGE";
    taxProfile: NormalizedTaxProfile;
}
interface EtfSparplanResult {
    yearly_data: EtfSparplanYearlyDataEntry[];
    final_value: number;
    total_contributions: number;
    total_growth: number;
    total_taxes_paid: number;
    final_value_no_tax: number;
    tax_drag_eur: number;
    tax_drag_pct: number;
}
interface NotgroschenInputs {
    monthlyExpenses?: number | undefined;
    bufferMonths?: 3 | 6 | 9 | 12 | undefined;
    currentSavings?: number | undefined;
    monthlySavingsCapacity?: number | undefined;
    parkingVehicle?: "tagesgeld" | "geldmarkt_etf" | "festgeld_leiter" | undefined;
}
interface NotgroschenNormalizedInputs {
    monthlyExpenses: number;
    bufferMonths: 3 | 6 | 9 | 12;
    currentSavings: number;
    monthlySavingsCapacity: number;
    parkingVehicle: "tagesgeld" | "geldmarkt_etf" | "festgeld_leiter";
}
interface NotgroschenResult {
    targetAmount: number;
    deficit: number;
    targetUnreachable: boolean;
    monthsToTarget: number;
    targetDate: string;
    expectedReturn: number;
    recommendedVehicle: "tagesgeld" | "geldmarkt_etf" | "festgeld_leiter";
}
interface EigenkapitalInputs {
    purchasePrice?: number | undefined;
    bundesland?: "baden-wuerttemberg" | "bayern" | "berlin" | "brandenburg" | "bremen" | "hamburg" | "hessen" | "mecklenburg-vorpommern" | "niedersachsen" | "nordrhein-westfalen" | "rheinland-pfalz" | "saarland" | "sachsen" | "sachsen-anhalt" | "schleswig-holstein" | "thueringen" | undefined;
    eigenkapitalQuote?: number | undefined;
    currentSavings?: number | undefined;
    monthlySavingsCapacity?: number | undefined;
    savingsReturnPct?: number | undefined;
}
interface EigenkapitalNormalizedInputs {
    purchasePrice: number;
    bundesland: "baden-wuerttemberg" | "bayern" | "berlin" | "brandenburg" | "bremen" | "hamburg" | "hessen" | "mecklenburg-vorpommern" | "niedersachsen" | "nordrhein-westfalen" | "rheinland-pfalz" | "saarland" | "sachsen" | "sachsen-anhalt" | "schleswig-holstein" | "thueringen";
    eigenkapitalQuote: number;
    currentSavings: number;
    monthlySavingsCapacity: number;
    savingsReturnPct: number;
}
interface EigenkapitalResult {
    nebenkostenTotal: number;
    nebenkostenBreakdown: {
        grunderwerbsteuer: number;
        notarGrundbuch: number;
        makler: number;
    };
    eigenkapitalRequired: number;
    totalUpfront: number;
    deficit: number;
    targetUnreachable: boolean;
    monthsToTarget: number;
    targetDate: string;
    monthlyMortgageEstimate: number;
}
interface RentenlueckeInputs {
    currentAge?: number | undefined;
    retirementAge?: number | undefined;
    grossMonthlyIncome?: number | undefined;
    workingYearsSoFar?: number | undefined;
    desiredRetirementIncome?: number | undefined;
    existingPrivateProvision?: number | undefined;
    monthlyContribution?: number | undefined;
    annualReturnPct?: number | undefined;
}
interface RentenlueckeNormalizedInputs {
    currentAge: number;
    retirementAge: number;
    grossMonthlyIncome: number;
    workingYearsSoFar: number;
    desiredRetirementIncome: number;
    existingPrivateProvision: number;
    monthlyContribution: number;
    annualReturnPct: number;
}
interface RentenlueckeResult {
    estimatedStatePension: number;
    monthlyGap: number;
    annualGap: number;
    capitalNeeded: number;
    capitalNeededAfterExisting: number;
    monthlySavingsNeeded: number | null;
    surplusOrDeficit: number | null;
    yearsUntilRetirement: number;
}
interface EntnahmeplanInputs {
    startCapital?: number | undefined;
    costBasisPct?: number | undefined;
    monthlyWithdrawal?: number | undefined;
    annualIncreasePct?: number | undefined;
    annualReturnPct?: number | undefined;
    horizonYears?: number | undefined;
    fondstyp?: "AKTIENFONDS" | "MISCHFONDS" | "SONSTIGE" | undefined;
    taxProfile?: TaxProfile | undefined;
}
interface EntnahmeplanNormalizedInputs {
    startCapital: number;
    costBasisPct: number;
    monthlyWithdrawal: number;
    annualIncreasePct: number;
    annualReturnPct: number;
    horizonYears: number;
    fondstyp: "AKTIENFONDS" | "MISCHFONDS" | "SONSTIGE";
    taxProfile: NormalizedTaxProfile;
}
interface EntnahmeplanResult {
    yearly_data: EntnahmeplanYearlyDataEntry[];
    finalValue: number;
    totalWithdrawn: number;
    totalTax: number;
    totalNetWithdrawn: number;
    yearsUntilDepletion: number | null;
    effectiveWithdrawalRate: number | null;
    sustainableMonthlyWithdrawal: number;
}
interface SchenkungsteuerInputs {
    mode?: "single" | "schedule" | undefined;
    giftValue?: number | undefined;
    relationship?: "ehepartner" | "kind" | "enkel" | "enkel_elternteil_verstorben" | "eltern_grosseltern" | "geschwister" | "nichte_neffe" | "schwiegerkind" | "geschiedener_ehepartner" | "sonstige" | undefined;
    priorGifts?: number | undefined;
    horizonYears?: number | undefined;
}
interface SchenkungsteuerNormalizedInputs {
    mode: "single" | "schedule";
    giftValue: number;
    relationship: "ehepartner" | "kind" | "enkel" | "enkel_elternteil_verstorben" | "eltern_grosseltern" | "geschwister" | "nichte_neffe" | "schwiegerkind" | "geschiedener_ehepartner" | "sonstige";
    priorGifts: number;
    horizonYears: number;
}
interface SchenkungsteuerResult {
    steuerklasse: "I" | "II" | "III";
    freibetrag: number;
    verbleibenderFreibetrag: number;
    steuerpflichtigerErwerb: number;
    steuersatz: number;
    haertefallausgleich: boolean;
    steuer: number;
    nettoSchenkung: number;
    schedule: {
        windows: SchenkungsteuerScheduleWindow[];
        totalScheduled: number;
        steuerTotal: number;
        steuerSingle: number;
        savings: number;
    } | null;
}
interface JuniorDepotInputs {
    currentAge?: number | undefined;
    targetAge?: number | undefined;
    initialInvestment?: number | undefined;
    contributionMode?: "custom" | "kindergeld" | undefined;
    monthlyContribution?: number | undefined;
    annualReturnPct?: number | undefined;
    nvBescheinigung?: boolean | undefined;
    fondstyp?: "AKTIENFONDS" | "MISCHFONDS" | "SONSTIGE" | undefined;
    taxProfile?: TaxProfile | undefined;
}
interface JuniorDepotNormalizedInputs {
    currentAge: number;
    targetAge: number;
    initialInvestment: number;
    contributionMode: "custom" | "kindergeld";
    monthlyContribution: number;
    annualReturnPct: number;
    nvBescheinigung: boolean;
    fondstyp: "AKTIENFONDS" | "MISCHFONDS" | "SONSTIGE";
    taxProfile: NormalizedTaxProfile;
}
interface JuniorDepotResult {
    monthlyContributionUsed: number;
    totalContributions: number;
    finalValueBeforeTax: number;
    finalValue: number;
    taxWithNv: number;
    taxWithoutNv: number;
    taxParents: number;
    nvAdvantage: number;
    nvLimit: number;
    yearly_data: JuniorDepotYearlyDataEntry[];
}
interface FireRechnerInputs {
    variant?: "regular" | "coast" | "barista" | undefined;
    currentAge?: number | undefined;
    retirementAge?: number | undefined;
    monthlyExpenses?: number | undefined;
    currentPortfolio?: number | undefined;
    monthlySavings?: number | undefined;
    monthlySideIncome?: number | undefined;
    annualReturnPct?: number | undefined;
    inflationPct?: number | undefined;
    withdrawalRatePct?: number | undefined;
}
interface FireRechnerNormalizedInputs {
    variant: "regular" | "coast" | "barista";
    currentAge: number;
    retirementAge: number;
    monthlyExpenses: number;
    currentPortfolio: number;
    monthlySavings: number;
    monthlySideIncome: number;
    annualReturnPct: number;
    inflationPct: number;
    withdrawalRatePct: number;
}
interface FireRechnerResult {
    fireNumber: number;
    targetNumber: number;
    yearsToFire: number | null;
    fireAge: number | null;
    progressPct: number;
    realReturnPct: number;
    monthlyPassiveIncome: number;
    yearly_data: FireRechnerYearlyDataEntry[];
}
interface DepotTaxAdvanceLumpSumInputs {
    year: 2023 | 2024 | 2025 | 2026;
    banks: readonly DepotTaxAdvanceLumpSumInputBank[];
    positions: readonly DepotTaxAdvanceLumpSumInputPosition[];
    taxProfile?: {
        bundesland?: "Baden-W\u00FCrttemberg" | "Bayern" | "Berlin" | "Brandenburg" | "Bremen" | "Hamburg" | "Hessen" | "Mecklenburg-Vorpommern" | "Niedersachsen" | "Nordrhein-Westfalen" | "Rheinland-Pfalz" | "Saarland" | "Sachsen" | "Sachsen-Anhalt" | "Schleswig-Holstein" | "Th\u00FCringen" | null | undefined;
        kirchensteuer?: boolean | undefined;
        filing_status?: "single" | "joint" | undefined;
    } | undefined;
}
interface DepotTaxAdvanceLumpSumNormalizedInputs {
    year: 2023 | 2024 | 2025 | 2026;
    banks: DepotTaxAdvanceLumpSumNormalizedInputBank[];
    positions: DepotTaxAdvanceLumpSumNormalizedInputPosition[];
    taxProfile: {
        bundesland: "Baden-W\u00FCrttemberg" | "Bayern" | "Berlin" | "Brandenburg" | "Bremen" | "Hamburg" | "Hessen" | "Mecklenburg-Vorpommern" | "Niedersachsen" | "Nordrhein-Westfalen" | "Rheinland-Pfalz" | "Saarland" | "Sachsen" | "Sachsen-Anhalt" | "Schleswig-Holstein" | "Th\u00FCringen" | null;
        kirchensteuer: boolean;
        filing_status: "single" | "joint";
    };
}
interface DepotTaxAdvanceLumpSumResult {
    status: "ok" | "partial";
    year: number;
    baseRate: number;
    dayOfReceipt: string;
    positions: DepotTaxAdvanceLumpSumPosition[];
    banks: DepotTaxAdvanceLumpSumBank[];
    lumpSum: number | null;
    taxable: number | null;
    debit: number | null;
    debitWithBestOrders: number | null;
    allowance: number;
    orders: number;
    warnings: DepotTaxAdvanceLumpSumWarning[];
}
interface DepotTaxSaleInputs {
    kind?: "AKTIENFONDS" | "MISCHFONDS" | "IMMOBILIENFONDS" | "IMMOBILIENFONDS_AUSLAND" | "SONSTIGE" | "AKTIE" | undefined;
    isin?: string | undefined;
    lots: readonly DepotTaxSaleInputLot[];
    years?: readonly DepotTaxSaleInputYear[] | undefined;
    sale: {
        date: string;
        price: number;
        costs?: number | undefined;
        units?: number | undefined;
        netAmount?: number | undefined;
        wholeUnits?: boolean | undefined;
    };
    exemptionOrder?: number | undefined;
    lossPots?: {
        general?: number | undefined;
        shares?: number | undefined;
    } | undefined;
    oldUnitsAllowance?: number | undefined;
    taxProfile?: {
        bundesland?: "Baden-W\u00FCrttemberg" | "Bayern" | "Berlin" | "Brandenburg" | "Bremen" | "Hamburg" | "Hessen" | "Mecklenburg-Vorpommern" | "Niedersachsen" | "Nordrhein-Westfalen" | "Rheinland-Pfalz" | "Saarland" | "Sachsen" | "Sachsen-Anhalt" | "Schleswig-Holstein" | "Th\u00FCringen" | null | undefined;
        kirchensteuer?: boolean | undefined;
        filing_status?: "single" | "joint" | undefined;
    } | undefined;
}
interface DepotTaxSaleNormalizedInputs {
    kind?: "AKTIENFONDS" | "MISCHFONDS" | "IMMOBILIENFONDS" | "IMMOBILIENFONDS_AUSLAND" | "SONSTIGE" | "AKTIE" | undefined;
    isin?: string | undefined;
    lots: DepotTaxSaleNormalizedInputLot[];
    years: DepotTaxSaleNormalizedInputYear[];
    sale: {
        date: string;
        price: number;
        costs: number;
        units?: number | undefined;
        netAmount?: number | undefined;
        wholeUnits: boolean;
    };
    exemptionOrder: number;
    lossPots: {
        general: number;
        shares: number;
    };
    oldUnitsAllowance: number;
    taxProfile: {
        bundesland: "Baden-W\u00FCrttemberg" | "Bayern" | "Berlin" | "Brandenburg" | "Bremen" | "Hamburg" | "Hessen" | "Mecklenburg-Vorpommern" | "Niedersachsen" | "Nordrhein-Westfalen" | "Rheinland-Pfalz" | "Saarland" | "Sachsen" | "Sachsen-Anhalt" | "Schleswig-Holstein" | "Th\u00FCringen" | null;
        kirchensteuer: boolean;
        filing_status: "single" | "joint";
    };
}
interface DepotTaxSaleResult {
    kind: "AKTIENFONDS" | "MISCHFONDS" | "IMMOBILIENFONDS" | "IMMOBILIENFONDS_AUSLAND" | "SONSTIGE" | "AKTIE";
    kindSource: string;
    teilfreistellungRate: number;
    units: number;
    unitsLeft: number;
    proceeds: number;
    costs: number;
    lots: DepotTaxSaleLot[];
    gain: number;
    taxable: number;
    lossUsed: {
        general: number;
        shares: number;
    };
    lossPots: {
        general: number;
        shares: number;
    };
    steuer: {
        brutto_ertrag: number;
        fsa_offset: number;
        steuerpflichtiger_ertrag: number;
        kapitalertragsteuer: number;
        solidaritaetszuschlag: number;
        kirchensteuer: number;
        gesamte_steuer: number;
        effektiver_steuersatz: number;
        netto_ertrag: number;
        kirchensteuer_rate: number;
    };
    net: number;
    taxIfLumpSumsMakeNoLoss: number | null;
    oldUnits: {
        gain: number;
        gainAfterExemption: number;
        taxIfAllowanceComesFirst: number;
        taxIfExemptionComesFirst: number;
        allowanceLeftIfAllowanceComesFirst: number;
        allowanceLeftIfExemptionComesFirst: number;
    } | null;
}
interface DepotTaxYearInputs {
    year: 2025 | 2026;
    banks: readonly DepotTaxYearInputBank[];
    lossesCarriedForward?: {
        general?: number | undefined;
        shares?: number | undefined;
    } | undefined;
    otherTaxableIncome?: number | undefined;
    oldAgeReliefPct?: number | undefined;
    oldAgeReliefLeft?: number | undefined;
    taxProfile?: {
        bundesland?: "Baden-W\u00FCrttemberg" | "Bayern" | "Berlin" | "Brandenburg" | "Bremen" | "Hamburg" | "Hessen" | "Mecklenburg-Vorpommern" | "Niedersachsen" | "Nordrhein-Westfalen" | "Rheinland-Pfalz" | "Saarland" | "Sachsen" | "Sachsen-Anhalt" | "Schleswig-Holstein" | "Th\u00FCringen" | null | undefined;
        kirchensteuer?: boolean | undefined;
        filing_status?: "single" | "joint" | undefined;
    } | undefined;
}
interface DepotTaxYearNormalizedInputs {
    year: 2025 | 2026;
    banks: DepotTaxYearNormalizedInputBank[];
    lossesCarriedForward: {
        general: number;
        shares: number;
    };
    otherTaxableIncome?: number | undefined;
    oldAgeReliefPct: number;
    oldAgeReliefLeft: number;
    taxProfile: {
        bundesland: "Baden-W\u00FCrttemberg" | "Bayern" | "Berlin" | "Brandenburg" | "Bremen" | "Hamburg" | "Hessen" | "Mecklenburg-Vorpommern" | "Niedersachsen" | "Nordrhein-Westfalen" | "Rheinland-Pfalz" | "Saarland" | "Sachsen" | "Sachsen-Anhalt" | "Schleswig-Holstein" | "Th\u00FCringen" | null;
        kirchensteuer: boolean;
        filing_status: "single" | "joint";
    };
}
interface DepotTaxYearResult {
    banks: DepotTaxYearBank[];
    withheld: number;
    law: {
        income: {
            general: number;
            shares: number;
        };
        lossUsed: {
            general: number;
            shares: number;
        };
        lossCarriedForward: {
            general: number;
            shares: number;
        };
        allowance: number;
        steuer: {
            brutto_ertrag: number;
            fsa_offset: number;
            steuerpflichtiger_ertrag: number;
            kapitalertragsteuer: number;
            solidaritaetszuschlag: number;
            kirchensteuer: number;
            gesamte_steuer: number;
            effektiver_steuersatz: number;
            netto_ertrag: number;
            kirchensteuer_rate: number;
        };
    };
    refund: number;
    personalRate: {
        flat: {
            incomeTax: number;
            flatTax: number;
            solidaritaetszuschlag: number;
            kirchensteuer: number;
            total: number;
        };
        tariff: {
            incomeTax: number;
            flatTax: number;
            solidaritaetszuschlag: number;
            kirchensteuer: number;
            total: number;
        };
        oldAgeRelief: number;
        cheaper: "flat" | "tariff";
        advantage: number;
        refund: number;
    } | null;
}
interface SectionData {
    allocation: AllocationResult;
    overlap: OverlapResult;
    "look-through": LookThroughResult;
    concentration: ConcentrationResult;
    sectors: SectorsResult;
    geography: GeographyResult;
    currencies: CurrenciesResult;
    costs: CostsResult;
}
type CapabilityId = "allocation" | "overlap" | "look-through" | "concentration" | "sectors" | "geography" | "currencies" | "costs" | "cost-drag" | "industries" | "revenue-geography" | "compare" | "contribution-plan" | "etf-alternatives" | "stress-scenarios" | "historical-replay";
interface AnalyzeOperations {
    snapshot: AnalysisCall<"snapshot", SnapshotRequest, Snapshot>;
    allocation: AnalysisCall<"allocation", SnapshotRequest, SnapshotOf<"allocation">>;
    overlap: AnalysisCall<"overlap", SnapshotRequest, SnapshotOf<"overlap">>;
    lookThrough: AnalysisCall<"look-through", SnapshotRequest, SnapshotOf<"look-through">>;
    concentration: AnalysisCall<"concentration", SnapshotRequest, SnapshotOf<"concentration">>;
    sectors: AnalysisCall<"sectors", SnapshotRequest, SnapshotOf<"sectors">>;
    geography: AnalysisCall<"geography", SnapshotRequest, SnapshotOf<"geography">>;
    currencies: AnalysisCall<"currencies", SnapshotRequest, SnapshotOf<"currencies">>;
    costs: AnalysisCall<"costs", SnapshotRequest, SnapshotOf<"costs">>;
    costDrag: AnalysisCall<"cost-drag", CostDragRequest, Standalone<"cost-drag", Analysis<CostDragResult>>>;
    industries: AnalysisCall<"industries", SnapshotRequest, Standalone<"industries", Analysis<IndustriesResult>>>;
    revenueGeography: AnalysisCall<"revenue-geography", SnapshotRequest, Standalone<"revenue-geography", Analysis<RevenueGeographyResult>>>;
    compare: AnalysisCall<"compare", CompareRequest, Standalone<"compare", Analysis<CompareResult, CompareResult>>>;
    contributionPlan: AnalysisCall<"contribution-plan", ContributionPlanRequest, Standalone<"contribution-plan", Analysis<ContributionPlanResult>>>;
    etfAlternatives: AnalysisCall<"etf-alternatives", EtfAlternativesRequest, Standalone<"etf-alternatives", Analysis<EtfAlternativesResult, EtfAlternativesResult>>>;
    stressScenarios: AnalysisCall<"stress-scenarios", StressScenariosRequest, Standalone<"stress-scenarios", Analysis<StressScenariosResult, StressScenariosResult>>>;
    historicalReplay: AnalysisCall<"historical-replay", HistoricalReplayRequest, Standalone<"historical-replay", Analysis<HistoricalReplayResult>>>;
}
interface CalculatorOperations {
    abgeltungssteuer: CalculatorCall<"abgeltungssteuer", AbgeltungssteuerInputs, AbgeltungssteuerNormalizedInputs, AbgeltungssteuerResult>;
    nettoDividende: CalculatorCall<"netto-dividende", NettoDividendeInputs, NettoDividendeNormalizedInputs, NettoDividendeResult>;
    vorabpauschale: CalculatorCall<"vorabpauschale", VorabpauschaleInputs, VorabpauschaleNormalizedInputs, VorabpauschaleResult>;
    thesauriererVsAusschuetter: CalculatorCall<"thesaurierer-vs-ausschuetter", ThesauriererVsAusschuetterInputs, ThesauriererVsAusschuetterNormalizedInputs, ThesauriererVsAusschuetterResult>;
    freistellungsauftrag: CalculatorCall<"freistellungsauftrag", FreistellungsauftragInputs, FreistellungsauftragNormalizedInputs, FreistellungsauftragResult>;
    etfSparplan: CalculatorCall<"etf-sparplan", EtfSparplanInputs, EtfSparplanNormalizedInputs, EtfSparplanResult>;
    notgroschen: CalculatorCall<"notgroschen", NotgroschenInputs, NotgroschenNormalizedInputs, NotgroschenResult>;
    eigenkapital: CalculatorCall<"eigenkapital", EigenkapitalInputs, EigenkapitalNormalizedInputs, EigenkapitalResult>;
    rentenluecke: CalculatorCall<"rentenluecke", RentenlueckeInputs, RentenlueckeNormalizedInputs, RentenlueckeResult>;
    entnahmeplan: CalculatorCall<"entnahmeplan", EntnahmeplanInputs, EntnahmeplanNormalizedInputs, EntnahmeplanResult>;
    schenkungsteuer: CalculatorCall<"schenkungsteuer", SchenkungsteuerInputs, SchenkungsteuerNormalizedInputs, SchenkungsteuerResult>;
    juniorDepot: CalculatorCall<"junior-depot", JuniorDepotInputs, JuniorDepotNormalizedInputs, JuniorDepotResult>;
    fireRechner: CalculatorCall<"fire-rechner", FireRechnerInputs, FireRechnerNormalizedInputs, FireRechnerResult>;
}
interface DepotTaxOperations {
    advanceLumpSum: DepotTaxCall<"advance-lump-sum", DepotTaxAdvanceLumpSumInputs, DepotTaxCalculation<"advance-lump-sum", DepotTaxAdvanceLumpSumNormalizedInputs, DepotTaxAdvanceLumpSumResult>>;
    sale: DepotTaxCall<"sale", DepotTaxSaleInputs, DepotTaxCalculation<"sale", DepotTaxSaleNormalizedInputs, DepotTaxSaleResult>>;
    year: DepotTaxCall<"year", DepotTaxYearInputs, DepotTaxCalculation<"year", DepotTaxYearNormalizedInputs, DepotTaxYearResult>>;
}
type CalculatorSlug = CalculatorOperations[keyof CalculatorOperations]["slug"];
type ByCalculator<S extends CalculatorSlug> = Extract<CalculatorOperations[keyof CalculatorOperations], {
    slug: S;
}>;
type CalculationOf<S extends CalculatorSlug> = Calculation<S, ByCalculator<S>["normalized"], ByCalculator<S>["result"]>;
interface CalculationRequest<I> {
    inputs?: I | undefined;
    locale?: "en" | "de" | undefined;
    asOf?: string | undefined;
}
interface ComparisonRequest<S extends CalculatorSlug> {
    calculator: S;
    asOf?: string | undefined;
    locale?: "en" | "de" | undefined;
    scenarios: readonly Scenario<S>[];
}
interface Scenario<S extends CalculatorSlug> {
    id: string;
    inputs: ByCalculator<S>["inputs"];
}
type ComparedScenario<S extends CalculatorSlug> = ScenarioOutcome<CalculationOf<S>, null> | ScenarioOutcome<null, ScenarioError>;
interface ScenarioOutcome<D, E> {
    id: string;
    data: D;
    error: E;
}
interface ScenarioError {
    code: ServiceErrorCode;
    message: string;
    details?: unknown;
}
interface Comparison<S extends CalculatorSlug> {
    calculator: S;
    modelVersion: string;
    asOf: string;
    summary: ComparisonSummary;
    scenarios: ComparedScenario<S>[];
}
interface ComparisonSummary {
    succeeded: number;
    failed: number;
}
interface Operation<A extends unknown[], R> {
    (...args: A): Promise<R>;
    withResponse(...args: A): Promise<WithResponse<R>>;
}
type AnalyzeMethod<N extends keyof AnalyzeOperations> = Operation<[
    request: AnalyzeOperations[N]["request"],
    options?: CallOptions
], AnalyzeOperations[N]["response"]>;
type CalculatorMethod<N extends keyof CalculatorOperations> = Operation<[
    inputs?: CalculatorOperations[N]["inputs"],
    options?: CalculationOptions
], CalculationOf<CalculatorOperations[N]["slug"]>>;
interface CompareScenarios {
    <S extends CalculatorSlug>(request: ComparisonRequest<S>, options?: CallOptions): Promise<Comparison<S>>;
    withResponse<S extends CalculatorSlug>(request: ComparisonRequest<S>, options?: CallOptions): Promise<WithResponse<Comparison<S>>>;
}
type AnalyzeApi = {
    [N in keyof AnalyzeOperations]: AnalyzeMethod<N>;
} & {
    [N in keyof AnalyzeOperations as Exclude<AnalyzeOperations[N]["id"], N>]: AnalyzeMethod<N>;
} & {
    catalog: Operation<[
        options?: CallOptions
    ], PortfolioCatalog>;
    describe: Operation<[
        id: CapabilityId,
        options?: CallOptions
    ], CapabilityDescriptor>;
};
type CalculatorsApi = {
    [N in keyof CalculatorOperations]: CalculatorMethod<N>;
} & {
    [N in keyof CalculatorOperations as Exclude<CalculatorOperations[N]["slug"], N>]: CalculatorMethod<N>;
} & {
    compare: CompareScenarios;
    catalog: Operation<[
        options?: CallOptions
    ], CalculatorCatalog>;
    describe: Operation<[
        slug: CalculatorSlug,
        options?: CallOptions
    ], CalculatorDescriptor>;
};
type DepotTaxId = DepotTaxOperations[keyof DepotTaxOperations]["id"];
interface DepotTaxRequest<I> {
    inputs: I;
    locale?: "en" | "de" | undefined;
}
type DepotTaxMethod<N extends keyof DepotTaxOperations> = Operation<[
    inputs: DepotTaxOperations[N]["inputs"],
    options?: LocaleOptions
], DepotTaxOperations[N]["response"]>;
type DepotTaxApi = {
    [N in keyof DepotTaxOperations]: DepotTaxMethod<N>;
} & {
    [N in keyof DepotTaxOperations as Exclude<DepotTaxOperations[N]["id"], N>]: DepotTaxMethod<N>;
} & {
    catalog: Operation<[
        options?: CallOptions
    ], DepotTaxCatalog>;
    describe: Operation<[
        id: DepotTaxId,
        options?: CallOptions
    ], DepotTaxDescriptor>;
};
interface Client {
    readonly analyze: AnalyzeApi;
    readonly calculators: CalculatorsApi;
    readonly depotTax: DepotTaxApi;
}
interface ServiceClient extends Client {
    withOptions(others: Partial<ClientOptions>): ServiceClient;
}
declare const createClient: (options: ClientOptions) => ServiceClient;
declare function configure(options: ClientOptions): void;
declare const analyze: AnalyzeApi;
declare const calculators: CalculatorsApi;
declare const depotTax: DepotTaxApi;
interface Wrapper {
    status: "ok" | "partial" | "unavailable" | "not_requested";
    data: unknown;
}
type Usable<S extends Wrapper> = S & UsableAnalysis<NonNullable<S["data"]>>;
declare const isUsable: <S extends Wrapper>(section: S) => section is Usable<S>;
type Valued = {
    value: number;
};
type Weighted<H> = Omit<H, "value"> & {
    weight: number;
};
declare function weightsFromValues<H extends Valued>(holdings: readonly H[]): Weighted<H>[];
export { type AbgeltungssteuerInputs, type AbgeltungssteuerNormalizedInputs, type AbgeltungssteuerResult, type AllocationResult, type Analysis, type AnalysisCall, type AnalyzeApi, type AnalyzeOperations, type AnyCode, type Attempt, type Bucket, type Calculation, type CalculationLinks, type CalculationOf, type CalculationOptions, type CalculationRequest, type CalculatorCall, type CalculatorCatalog, type CalculatorDescriptor, type CalculatorEntry, type CalculatorOperations, type CalculatorSlug, type CalculatorsApi, type CallOptions, type CapabilityDescriptor, type CapabilityId, type Client, type ClientOptions, type CompareAfterHolding, type CompareBeforeHolding, type CompareDeltasAllocationEntry, type CompareDeltasCountry, type CompareDeltasCurrencyExposureEntry, type CompareDeltasSector, type CompareRequest, type CompareResult, type CompareScenarios, type ComparedScenario, type Comparison, type ComparisonRequest, type ComparisonSummary, type ConcentrationIssuer, type ConcentrationResult, type ContributionPlanAfterEntry, type ContributionPlanAllocation, type ContributionPlanBeforeEntry, type ContributionPlanRequest, type ContributionPlanRequestTarget, type ContributionPlanResult, type CostDragRequest, type CostDragResult, type CostDragYearlyEntry, type CostsPosition, type CostsResult, type CurrenciesHedgedFund, type CurrenciesResult, type DepotTaxAdvanceLumpSumBank, type DepotTaxAdvanceLumpSumInputBank, type DepotTaxAdvanceLumpSumInputPosition, type DepotTaxAdvanceLumpSumInputPositionBooking, type DepotTaxAdvanceLumpSumInputPositionDistribution, type DepotTaxAdvanceLumpSumInputs, type DepotTaxAdvanceLumpSumNormalizedInputBank, type DepotTaxAdvanceLumpSumNormalizedInputPosition, type DepotTaxAdvanceLumpSumNormalizedInputPositionBooking, type DepotTaxAdvanceLumpSumNormalizedInputPositionDistribution, type DepotTaxAdvanceLumpSumNormalizedInputs, type DepotTaxAdvanceLumpSumPosition, type DepotTaxAdvanceLumpSumPositionObstacle, type DepotTaxAdvanceLumpSumPositionPart, type DepotTaxAdvanceLumpSumResult, type DepotTaxAdvanceLumpSumWarning, type DepotTaxApi, type DepotTaxCalculation, type DepotTaxCall, type DepotTaxCatalog, type DepotTaxDescriptor, type DepotTaxId, type DepotTaxLinks, type DepotTaxOperations, type DepotTaxRequest, type DepotTaxSaleInputLot, type DepotTaxSaleInputYear, type DepotTaxSaleInputs, type DepotTaxSaleLot, type DepotTaxSaleNormalizedInputLot, type DepotTaxSaleNormalizedInputYear, type DepotTaxSaleNormalizedInputs, type DepotTaxSaleResult, type DepotTaxYearBank, type DepotTaxYearInputBank, type DepotTaxYearInputs, type DepotTaxYearNormalizedInputBank, type DepotTaxYearNormalizedInputs, type DepotTaxYearResult, DepotkitError, type Dimension, type EigenkapitalInputs, type EigenkapitalNormalizedInputs, type EigenkapitalResult, type EntnahmeplanInputs, type EntnahmeplanNormalizedInputs, type EntnahmeplanResult, type EntnahmeplanYearlyDataEntry, type ErrorCode, type EtfAlternativesCandidate, type EtfAlternativesRequest, type EtfAlternativesResult, type EtfSparplanInputs, type EtfSparplanNormalizedInputs, type EtfSparplanResult, type EtfSparplanYearlyDataEntry, type FireRechnerInputs, type FireRechnerNormalizedInputs, type FireRechnerResult, type FireRechnerYearlyDataEntry, type FreistellungsauftragBroker, type FreistellungsauftragInputBroker, type FreistellungsauftragInputs, type FreistellungsauftragNormalizedInputBroker, type FreistellungsauftragNormalizedInputs, type FreistellungsauftragResult, type FreistellungsauftragWarning, type FundCoverage, type GeographyResult, type HistoricalReplayContributionsDailyEntry, type HistoricalReplayLeg, type HistoricalReplayMixDailyEntry, type HistoricalReplayRequest, type HistoricalReplayResult, type IndustriesInterestsItem, type IndustriesResult, type IndustriesThemesItem, type IndustriesThemesItemCompany, InternalError, InvalidRequestError, type Issue, type JsonSchema, type JuniorDepotInputs, type JuniorDepotNormalizedInputs, type JuniorDepotResult, type JuniorDepotYearlyDataEntry, type LocaleOptions, type LookThroughPosition, type LookThroughPositionProvenanceViaFund, type LookThroughResult, type NettoDividendeInputs, type NettoDividendeNormalizedInputs, type NettoDividendeResult, NetworkError, type NormalizedTaxProfile, NotFoundError, type NotgroschenInputs, type NotgroschenNormalizedInputs, type NotgroschenResult, type Operation, type OverlapPair, type OverlapPairSharedHolding, type OverlapResult, OverloadedError, PayloadTooLargeError, type PortfolioCatalog, type PortfolioCatalogInputBasisEntry, type PortfolioLinks, RateLimitError, type RateLimitState, type Reason, type RentenlueckeInputs, type RentenlueckeNormalizedInputs, type RentenlueckeResult, type ResponseFacts, type RevenueGeographyCompany, type RevenueGeographyCompanySegment, type RevenueGeographyResult, type Scenario, type ScenarioError, type ScenarioOutcome, type SchenkungsteuerInputs, type SchenkungsteuerNormalizedInputs, type SchenkungsteuerResult, type SchenkungsteuerScheduleWindow, type SectionData, type SectorsResult, type ServiceClient, type ServiceErrorCode, type Snapshot, type SnapshotFrame, type SnapshotHolding, type SnapshotOf, type SnapshotRequest, type Standalone, type StressScenariosRequest, type StressScenariosRequestScenarioKey, type StressScenariosResult, type StressScenariosScenario, type StressScenariosScenarioPosition, type TaxProfile, type ThesauriererVsAusschuetterInputs, type ThesauriererVsAusschuetterNormalizedInputs, type ThesauriererVsAusschuetterResult, type ThesauriererVsAusschuetterYearlyDataEntry, TimeoutError, type UnavailableAnalysis, UnexpectedResponseError, type Usable, type UsableAnalysis, type ValueSnapshotRequest, type ValueSnapshotRequestHolding, type VorabpauschaleInputs, type VorabpauschaleNormalizedInputs, type VorabpauschaleResult, type WeightSnapshotRequest, type WeightSnapshotRequestHolding, type WithResponse, analyze, calculators, configure, createClient, depotTax, isUsable, weightsFromValues };

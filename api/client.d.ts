interface CallOptions {
    signal?: AbortSignal | undefined;
    timeoutMs?: number | undefined;
}
interface CalculationOptions extends CallOptions {
    asOf?: string | undefined;
    locale?: "en" | "de" | undefined;
}
interface ClientOptions {
    baseUrl: string;
    fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
    timeoutMs?: number | undefined;
    retries?: number | undefined;
    maxRetryWaitMs?: number | undefined;
}
type Reason = "unresolved_holdings" | "provider_unavailable" | "incomplete_coverage" | "no_equities" | "fewer_than_two_funds";
type Section<D> = {
    status: "ok";
    reasons: Reason[];
    data: D;
} | {
    status: "partial";
    reasons: Reason[];
    data: D;
} | {
    status: "unavailable";
    reasons: Reason[];
    data: null;
} | {
    status: "not_requested";
    reasons: Reason[];
    data: null;
};
type Analysis<D, U = null> = {
    status: "ok";
    reasons: Reason[];
    data: D;
} | {
    status: "partial";
    reasons: Reason[];
    data: D;
} | {
    status: "unavailable";
    reasons: Reason[];
    data: U;
};
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
    links: {
        calculator: string;
        methodology: string;
        documentation: string;
    };
}
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
interface Dimension {
    scope: "equities";
    portfolioShare: number;
    coverage: number;
    buckets: Bucket[];
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
    inputBasis: ("weights" | "values")[];
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
interface WeightSnapshotRequest {
    basis?: "weights" | undefined;
    holdings: readonly ({
        isin: string;
        weight: number;
    } | {
        assetClass: "cash";
        currency: string;
        weight: number;
    })[];
    baseCurrency?: string | undefined;
    locale?: "en" | "de" | undefined;
    limit?: number | undefined;
}
interface ValueSnapshotRequest {
    basis: "values";
    holdings: readonly ({
        isin: string;
        value: number;
    } | {
        assetClass: "cash";
        currency: string;
        value: number;
    })[];
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
    pairs: {
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
        sharedHoldings: {
            id: string;
            name: string;
            weightInA: number;
            weightInB: number;
        }[];
    }[];
    funds: FundCoverage[];
}
interface LookThroughResult {
    scope: "equities";
    positions: {
        id: string;
        isin: string | null;
        name: string;
        weight: number;
        value: number | null;
        sector: string | null;
        region: string | null;
        provenance: {
            direct: number;
            viaFunds: {
                fund: string;
                weight: number;
                shareInFund: number;
            }[];
        };
    }[];
    positionCount: number;
    unresolvedFundWeight: number;
    tailWeight: number;
    funds: FundCoverage[];
}
interface ConcentrationResult {
    scope: "equities";
    coverage: number;
    issuers: {
        issuerId: string;
        name: string;
        weight: number;
    }[];
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
    hedgedFunds: {
        isin: string | null;
        name: string;
        currency: string | null;
        weight: number;
    }[];
}
interface CostsResult {
    scope: "ongoing_fund_charges";
    coveredPortfolioWeight: number;
    fundPortfolioWeight: number;
    unknownPortfolioWeight: number;
    weightedTer: number | null;
    knownAnnualCost: number | null;
    positions: {
        isin: string;
        name: string;
        weight: number;
        ter: number | null;
        annualCost: number | null;
    }[];
}
interface Snapshot {
    modelVersion: string;
    computedAt: string;
    baseCurrency: string;
    basis: "weights" | "values";
    totalValue: number | null;
    resolvedPortfolioWeight: number;
    constituentsAsOf: string | null;
    holdings: {
        isin: string | null;
        name: string;
        weight: number;
        value: number | null;
        assetClass: string | null;
        status: "resolved" | "unresolved";
    }[];
    analyses: {
        allocation: Section<AllocationResult>;
        overlap: Section<OverlapResult>;
        "look-through": Section<LookThroughResult>;
        concentration: Section<ConcentrationResult>;
        sectors: Section<Dimension>;
        geography: Section<GeographyResult>;
        currencies: Section<CurrenciesResult>;
        costs: Section<CostsResult>;
    };
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
    yearly: {
        year: number;
        contributions: number;
        valueWithoutFees: number;
        valueWithFees: number;
        feeDrag: number;
    }[];
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
        items: {
            key: string;
            name: string;
            weight: number;
            value: number | null;
            industries: string[];
        }[];
    };
    themes: {
        version: string;
        coverage: number;
        items: {
            key: string;
            name: string;
            weight: number | null;
            value: number | null;
            lowerBound: boolean;
            matchedCompanies: number;
            companies: {
                id: string;
                name: string;
                weight: number;
            }[];
            tailWeight: number | null;
            reviewedAt: string;
            sources: string[];
        }[];
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
    companies: {
        id: string;
        isin: string | null;
        name: string;
        weight: number;
        status: "covered" | "unknown";
        fiscalYear: number | null;
        reportDate: string | null;
        segments: {
            label: string;
            region: string;
            share: number;
        }[];
    }[];
}
interface CompareRequest {
    before: SnapshotRequest;
    after: SnapshotRequest;
    locale?: "en" | "de" | undefined;
}
interface CompareResult {
    before: Snapshot;
    after: Snapshot;
    deltas: {
        allocation: {
            key: string;
            before: number;
            after: number;
            delta: number;
        }[] | null;
        sectors: {
            key: string;
            before: number;
            after: number;
            delta: number;
        }[] | null;
        countries: {
            key: string;
            before: number;
            after: number;
            delta: number;
        }[] | null;
        currencyExposure: {
            key: string;
            before: number;
            after: number;
            delta: number;
        }[] | null;
        hhi: number | null;
        effectiveN: number | null;
        weightedTer: number | null;
        knownAnnualCost: number | null;
    };
}
interface ContributionPlanRequest {
    portfolio: ValueSnapshotRequest;
    targets: readonly {
        assetClass: "equities" | "bonds" | "cash" | "gold" | "crypto" | "real_estate" | "commodities" | "alternatives";
        weight: number;
    }[];
    contribution: number;
    minimumAllocation?: number | undefined;
}
interface ContributionPlanResult {
    method: "proportional_underweight_gaps";
    contribution: number;
    allocatedAmount: number;
    unallocatedAmount: number;
    before: {
        assetClass: "equities" | "bonds" | "cash" | "gold" | "crypto" | "real_estate" | "commodities" | "alternatives";
        currentWeight: number;
        targetWeight: number;
        deviation: number;
        value: number;
    }[];
    after: {
        assetClass: "equities" | "bonds" | "cash" | "gold" | "crypto" | "real_estate" | "commodities" | "alternatives";
        currentWeight: number;
        targetWeight: number;
        deviation: number;
        value: number;
    }[];
    allocations: {
        assetClass: "equities" | "bonds" | "cash" | "gold" | "crypto" | "real_estate" | "commodities" | "alternatives";
        amount: number;
    }[];
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
    candidates: {
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
    }[];
    matches: string[];
    omittedMatches: number;
    failure: "catalog_empty" | "catalog_unavailable" | "source_unavailable" | null;
}
interface StressScenariosRequest {
    portfolio: SnapshotRequest;
    scenarioKeys: readonly ("gfc_2008" | "covid_2020" | "rate_hike_2022" | "euro_crisis_2011" | "dotcom_2000")[];
}
interface StressScenariosResult {
    model: "approximate_sector_asset_class_and_listing_currency_shocks";
    scenarios: {
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
        positions: {
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
        }[];
    }[];
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
    legs: {
        isin: string | null;
        name: string;
        currency: string;
        weight: number;
        returnBasis: "total_return" | "price_only" | "nominal_cash";
        firstPriceDate: string | null;
        lastPriceDate: string | null;
    }[];
    mix: {
        totalReturn: number;
        annualizedReturn: number;
        maxDrawdown: number;
        drawdownPeakDate: string | null;
        drawdownTroughDate: string | null;
        drawdownRecoveryDate: string | null;
        annualizedVolatility: number;
        daily: {
            date: string;
            value: number;
        }[];
    };
    contributions: {
        initialValue: number;
        monthlyContribution: number;
        totalInvested: number;
        finalValue: number;
        gain: number;
        moneyWeightedReturn: number | null;
        daily: {
            date: string;
            value: number;
            invested: number;
        }[];
    };
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
    yearly_data: {
        year: number;
        thesaurierer_value: number;
        thesaurierer_vorabpauschale_tax: number;
        ausschuetter_value: number;
        ausschuetter_distribution_tax: number;
        ausschuetter_distributions_gross: number;
        ausschuetter_distributions_net: number;
    }[];
    thesaurierer_final: number;
    ausschuetter_final: number;
    thesaurierer_advantage_eur: number;
    thesaurierer_advantage_pct: number;
    thesaurierer_total_taxes: number;
    ausschuetter_total_taxes: number;
    total_contributions: number;
}
interface FreistellungsauftragInputs {
    brokers?: readonly {
        name: string;
        zinsen?: number | undefined;
        dividenden?: number | undefined;
        vorabpauschale?: number | undefined;
        realisierte_gewinne?: number | undefined;
        current_fsa?: number | undefined;
    }[] | undefined;
    taxProfile?: TaxProfile | undefined;
}
interface FreistellungsauftragNormalizedInputs {
    brokers: {
        name: string;
        zinsen: number;
        dividenden: number;
        vorabpauschale: number;
        realisierte_gewinne: number;
        current_fsa: number;
    }[];
    taxProfile: NormalizedTaxProfile;
}
interface FreistellungsauftragResult {
    brokers: {
        name: string;
        expected_income: number;
        current_fsa: number;
        optimal_fsa: number;
        tax_with_current: number;
        tax_with_optimal: number;
        delta: number;
    }[];
    total_expected_income: number;
    total_fsa_available: number;
    total_fsa_optimal: number;
    total_tax_current: number;
    total_tax_optimal: number;
    savings: number;
    warnings: {
        type: "over_limit" | "under_utilised" | "january_risk";
        message: string;
    }[];
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
    yearly_data: {
        year: number;
        contributions_cumulative: number;
        value_before_tax: number;
        value_after_tax: number;
        annual_contribution: number;
        vorabpauschale_tax: number;
    }[];
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
    monthsToTarget: number;
    targetUnreachable: boolean;
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
    monthsToTarget: number;
    targetUnreachable: boolean;
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
    yearly_data: {
        year: number;
        startValue: number;
        growth: number;
        withdrawn: number;
        tax: number;
        netWithdrawn: number;
        endValue: number;
    }[];
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
        windows: {
            date: string;
            amount: number;
            steuer: number;
        }[];
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
    yearly_data: {
        age: number;
        contributions: number;
        value: number;
        vorabpauschale: number;
        tax: number;
    }[];
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
    yearly_data: {
        year: number;
        age: number;
        portfolio: number;
        target: number;
    }[];
}
type CapabilityId = "allocation" | "overlap" | "look-through" | "concentration" | "sectors" | "geography" | "currencies" | "costs" | "cost-drag" | "industries" | "revenue-geography" | "compare" | "contribution-plan" | "etf-alternatives" | "stress-scenarios" | "historical-replay";
interface AnalyzeOperations {
    snapshot: {
        request: SnapshotRequest;
        response: Snapshot;
    };
    allocation: {
        request: SnapshotRequest;
        response: Snapshot;
    };
    overlap: {
        request: SnapshotRequest;
        response: Snapshot;
    };
    lookThrough: {
        request: SnapshotRequest;
        response: Snapshot;
    };
    concentration: {
        request: SnapshotRequest;
        response: Snapshot;
    };
    sectors: {
        request: SnapshotRequest;
        response: Snapshot;
    };
    geography: {
        request: SnapshotRequest;
        response: Snapshot;
    };
    currencies: {
        request: SnapshotRequest;
        response: Snapshot;
    };
    costs: {
        request: SnapshotRequest;
        response: Snapshot;
    };
    costDrag: {
        request: CostDragRequest;
        response: Standalone<"cost-drag", Analysis<CostDragResult>>;
    };
    industries: {
        request: SnapshotRequest;
        response: Standalone<"industries", Analysis<IndustriesResult>>;
    };
    revenueGeography: {
        request: SnapshotRequest;
        response: Standalone<"revenue-geography", Analysis<RevenueGeographyResult>>;
    };
    compare: {
        request: CompareRequest;
        response: Standalone<"compare", Analysis<CompareResult, CompareResult>>;
    };
    contributionPlan: {
        request: ContributionPlanRequest;
        response: Standalone<"contribution-plan", Analysis<ContributionPlanResult>>;
    };
    etfAlternatives: {
        request: EtfAlternativesRequest;
        response: Standalone<"etf-alternatives", Analysis<EtfAlternativesResult, EtfAlternativesResult>>;
    };
    stressScenarios: {
        request: StressScenariosRequest;
        response: Standalone<"stress-scenarios", Analysis<StressScenariosResult, StressScenariosResult>>;
    };
    historicalReplay: {
        request: HistoricalReplayRequest;
        response: Standalone<"historical-replay", Analysis<HistoricalReplayResult>>;
    };
}
interface CalculatorOperations {
    abgeltungssteuer: {
        slug: "abgeltungssteuer";
        inputs: AbgeltungssteuerInputs;
        normalized: AbgeltungssteuerNormalizedInputs;
        result: AbgeltungssteuerResult;
    };
    nettoDividende: {
        slug: "netto-dividende";
        inputs: NettoDividendeInputs;
        normalized: NettoDividendeNormalizedInputs;
        result: NettoDividendeResult;
    };
    vorabpauschale: {
        slug: "vorabpauschale";
        inputs: VorabpauschaleInputs;
        normalized: VorabpauschaleNormalizedInputs;
        result: VorabpauschaleResult;
    };
    thesauriererVsAusschuetter: {
        slug: "thesaurierer-vs-ausschuetter";
        inputs: ThesauriererVsAusschuetterInputs;
        normalized: ThesauriererVsAusschuetterNormalizedInputs;
        result: ThesauriererVsAusschuetterResult;
    };
    freistellungsauftrag: {
        slug: "freistellungsauftrag";
        inputs: FreistellungsauftragInputs;
        normalized: FreistellungsauftragNormalizedInputs;
        result: FreistellungsauftragResult;
    };
    etfSparplan: {
        slug: "etf-sparplan";
        inputs: EtfSparplanInputs;
        normalized: EtfSparplanNormalizedInputs;
        result: EtfSparplanResult;
    };
    notgroschen: {
        slug: "notgroschen";
        inputs: NotgroschenInputs;
        normalized: NotgroschenNormalizedInputs;
        result: NotgroschenResult;
    };
    eigenkapital: {
        slug: "eigenkapital";
        inputs: EigenkapitalInputs;
        normalized: EigenkapitalNormalizedInputs;
        result: EigenkapitalResult;
    };
    rentenluecke: {
        slug: "rentenluecke";
        inputs: RentenlueckeInputs;
        normalized: RentenlueckeNormalizedInputs;
        result: RentenlueckeResult;
    };
    entnahmeplan: {
        slug: "entnahmeplan";
        inputs: EntnahmeplanInputs;
        normalized: EntnahmeplanNormalizedInputs;
        result: EntnahmeplanResult;
    };
    schenkungsteuer: {
        slug: "schenkungsteuer";
        inputs: SchenkungsteuerInputs;
        normalized: SchenkungsteuerNormalizedInputs;
        result: SchenkungsteuerResult;
    };
    juniorDepot: {
        slug: "junior-depot";
        inputs: JuniorDepotInputs;
        normalized: JuniorDepotNormalizedInputs;
        result: JuniorDepotResult;
    };
    fireRechner: {
        slug: "fire-rechner";
        inputs: FireRechnerInputs;
        normalized: FireRechnerNormalizedInputs;
        result: FireRechnerResult;
    };
}
type CalculatorSlug = CalculatorOperations[keyof CalculatorOperations]["slug"];
type Operation<S extends CalculatorSlug> = Extract<CalculatorOperations[keyof CalculatorOperations], {
    slug: S;
}>;
type CalculationOf<S extends CalculatorSlug> = Calculation<S, Operation<S>["normalized"], Operation<S>["result"]>;
interface ComparisonRequest<S extends CalculatorSlug> {
    calculator: S;
    asOf?: string | undefined;
    locale?: "en" | "de" | undefined;
    scenarios: readonly {
        id: string;
        inputs: Operation<S>["inputs"];
    }[];
}
type ComparedScenario<S extends CalculatorSlug> = {
    id: string;
    data: CalculationOf<S>;
    error: null;
} | {
    id: string;
    data: null;
    error: {
        code: string;
        message: string;
        details?: unknown;
    };
};
interface Comparison<S extends CalculatorSlug> {
    calculator: S;
    modelVersion: string;
    asOf: string;
    summary: {
        succeeded: number;
        failed: number;
    };
    scenarios: ComparedScenario<S>[];
}
type AnalyzeApi = {
    [N in keyof AnalyzeOperations]: (request: AnalyzeOperations[N]["request"], options?: CallOptions) => Promise<AnalyzeOperations[N]["response"]>;
} & {
    catalog(options?: CallOptions): Promise<PortfolioCatalog>;
    describe(id: CapabilityId, options?: CallOptions): Promise<CapabilityDescriptor>;
};
type CalculatorsApi = {
    [N in keyof CalculatorOperations]: (inputs?: CalculatorOperations[N]["inputs"], options?: CalculationOptions) => Promise<CalculationOf<CalculatorOperations[N]["slug"]>>;
} & {
    compare<S extends CalculatorSlug>(request: ComparisonRequest<S>, options?: CallOptions): Promise<Comparison<S>>;
    catalog(options?: CallOptions): Promise<CalculatorCatalog>;
    describe(slug: CalculatorSlug, options?: CallOptions): Promise<CalculatorDescriptor>;
};
interface Client {
    readonly analyze: AnalyzeApi;
    readonly calculators: CalculatorsApi;
}
declare const createClient: (options: ClientOptions) => Client;
declare function configure(options: ClientOptions): void;
declare const analyze: AnalyzeApi;
declare const calculators: CalculatorsApi;
interface Issue {
    path: (string | number)[];
    code: string;
    message: string;
}
interface ErrorFacts {
    code: string;
    message: string;
    status?: number | null;
    details?: unknown;
    requestId?: string | null;
    retryAfterSeconds?: number | null;
    cause?: unknown;
}
declare class DepotkitError extends Error {
    readonly name: string;
    readonly code: string;
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
interface Wrapper {
    status: "ok" | "partial" | "unavailable" | "not_requested";
    data: unknown;
}
declare const isUsable: <S extends Wrapper>(section: S) => section is S & {
    status: "ok" | "partial";
    data: NonNullable<S["data"]>;
};
type Valued = {
    value: number;
};
type Weighted<H> = Omit<H, "value"> & {
    weight: number;
};
declare function weightsFromValues<H extends Valued>(holdings: readonly H[]): Weighted<H>[];
type NumberFormat = "de" | "en";
type CsvFaultCode = "missing_columns" | "no_holdings" | "mixed_formats" | "ambiguous_format" | "too_many_holdings" | "accounts_unclear" | "amount_unclear" | "surplus_cells" | "cut_off" | "not_an_isin" | "wrong_check_digit" | "not_an_amount" | "not_positive" | "other_currency";
interface CsvFault {
    row: number | null;
    column: string;
    code: CsvFaultCode;
    message: string;
}
type CsvHolding = {
    isin: string;
    value: number;
} | {
    assetClass: "cash";
    currency: string;
    value: number;
};
interface CsvRequest {
    basis: "values";
    baseCurrency: string;
    holdings: CsvHolding[];
}
type CsvOutcome = {
    ok: true;
    request: CsvRequest;
} | {
    ok: false;
    errors: CsvFault[];
};
interface CsvOptions {
    baseCurrency?: string;
    numberFormat?: NumberFormat;
}
declare function parseBrokerCsv(text: string, options?: CsvOptions): CsvOutcome;
export { type AbgeltungssteuerInputs, type AbgeltungssteuerNormalizedInputs, type AbgeltungssteuerResult, type AllocationResult, type Analysis, type AnalyzeApi, type AnalyzeOperations, type Bucket, type Calculation, type CalculationOf, type CalculationOptions, type CalculatorCatalog, type CalculatorDescriptor, type CalculatorEntry, type CalculatorOperations, type CalculatorSlug, type CalculatorsApi, type CallOptions, type CapabilityDescriptor, type CapabilityId, type Client, type ClientOptions, type CompareRequest, type CompareResult, type ComparedScenario, type Comparison, type ComparisonRequest, type ConcentrationResult, type ContributionPlanRequest, type ContributionPlanResult, type CostDragRequest, type CostDragResult, type CostsResult, type CsvFault, type CsvFaultCode, type CsvHolding, type CsvOptions, type CsvOutcome, type CsvRequest, type CurrenciesResult, DepotkitError, type Dimension, type EigenkapitalInputs, type EigenkapitalNormalizedInputs, type EigenkapitalResult, type EntnahmeplanInputs, type EntnahmeplanNormalizedInputs, type EntnahmeplanResult, type EtfAlternativesRequest, type EtfAlternativesResult, type EtfSparplanInputs, type EtfSparplanNormalizedInputs, type EtfSparplanResult, type FireRechnerInputs, type FireRechnerNormalizedInputs, type FireRechnerResult, type FreistellungsauftragInputs, type FreistellungsauftragNormalizedInputs, type FreistellungsauftragResult, type FundCoverage, type GeographyResult, type HistoricalReplayRequest, type HistoricalReplayResult, type IndustriesResult, InternalError, InvalidRequestError, type Issue, type JsonSchema, type JuniorDepotInputs, type JuniorDepotNormalizedInputs, type JuniorDepotResult, type LookThroughResult, type NettoDividendeInputs, type NettoDividendeNormalizedInputs, type NettoDividendeResult, NetworkError, type NormalizedTaxProfile, NotFoundError, type NotgroschenInputs, type NotgroschenNormalizedInputs, type NotgroschenResult, type NumberFormat, type OverlapResult, OverloadedError, PayloadTooLargeError, type PortfolioCatalog, type PortfolioLinks, RateLimitError, type Reason, type RentenlueckeInputs, type RentenlueckeNormalizedInputs, type RentenlueckeResult, type RevenueGeographyResult, type SchenkungsteuerInputs, type SchenkungsteuerNormalizedInputs, type SchenkungsteuerResult, type Section, type SectorsResult, type Snapshot, type SnapshotRequest, type Standalone, type StressScenariosRequest, type StressScenariosResult, type TaxProfile, type ThesauriererVsAusschuetterInputs, type ThesauriererVsAusschuetterNormalizedInputs, type ThesauriererVsAusschuetterResult, TimeoutError, UnexpectedResponseError, type ValueSnapshotRequest, type VorabpauschaleInputs, type VorabpauschaleNormalizedInputs, type VorabpauschaleResult, type WeightSnapshotRequest, analyze, calculators, configure, createClient, isUsable, parseBrokerCsv, weightsFromValues };

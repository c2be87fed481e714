type IsoDate = string;
declare const assetClasses: readonly [
    "equities",
    "bonds",
    "cash",
    "gold",
    "crypto",
    "real_estate",
    "commodities",
    "alternatives"
];
type AssetClass = (typeof assetClasses)[number];
declare const securityKinds: readonly [
    "stock",
    "fund",
    "etc",
    "bond",
    "other"
];
interface Security {
    isin: string;
    name: string;
    kind: (typeof securityKinds)[number];
    assetClass: AssetClass | "multi_asset" | null;
    currency: string | null;
    country: string | null;
    companyId: string | null;
    sector: string | null;
    industry: string | null;
    ter: number | null;
    domicile: string | null;
    assetMix: ReadonlyMap<AssetClass, number> | null;
    asOf: IsoDate | null;
    source: string;
}
interface Findable {
    isin: string;
    name: string;
    kind: "stock" | "fund" | "etc" | "bond" | "other";
    assetClass: Security["assetClass"];
    ter: number | null;
    index: string | null;
    wkn: string | null;
    tickers: readonly string[];
    prices: PricedPeriod | null;
}
interface PricedPeriod {
    from: string;
    to: string;
}
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
interface FindFilters {
    kind?: Findable["kind"] | undefined;
    assetClass?: NonNullable<Findable["assetClass"]> | undefined;
    limit?: number | undefined;
}
interface FindOptions extends CallOptions, FindFilters {
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
type RetirementId = RetirementOperations[keyof RetirementOperations]["id"];
type RetirementMethod<N extends keyof RetirementOperations> = Operation<[
    inputs?: RetirementOperations[N]["inputs"],
    options?: CalculationOptions
], RetirementOperations[N]["response"]>;
type RetirementApi = {
    [N in keyof RetirementOperations]: RetirementMethod<N>;
} & {
    catalog: Operation<[
        options?: CallOptions
    ], RetirementCatalog>;
    describe: Operation<[
        id: RetirementId,
        options?: CallOptions
    ], RetirementDescriptor>;
};
interface FoundSecurities {
    found: Findable[];
    more: boolean;
}
interface FindRequest extends FindFilters {
    q: string;
}
type FindMethod = Operation<[
    words: string,
    options?: FindOptions
], FoundSecurities>;
interface Client {
    readonly analyze: AnalyzeApi;
    readonly calculators: CalculatorsApi;
    readonly depotTax: DepotTaxApi;
    readonly retirement: RetirementApi;
    readonly find: FindMethod;
}
interface ServiceClient extends Client {
    withOptions(others: Partial<ClientOptions>): ServiceClient;
}
declare const createClient: (options: ClientOptions) => ServiceClient;
declare function configure(options: ClientOptions): void;
declare const analyze: AnalyzeApi;
declare const calculators: CalculatorsApi;
declare const depotTax: DepotTaxApi;
declare const retirement: RetirementApi;
declare const find: FindMethod;
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
export { type AnalyzeApi, type AnyCode, type Attempt, type CalculationOf, type CalculationOptions, type CalculationRequest, type CalculatorSlug, type CalculatorsApi, type CallOptions, type Client, type ClientOptions, type CompareScenarios, type ComparedScenario, type Comparison, type ComparisonRequest, type ComparisonSummary, type DepotTaxApi, type DepotTaxId, type DepotTaxRequest, DepotkitError, type ErrorCode, type FindFilters, type FindMethod, type FindOptions, type FindRequest, type Findable, type FoundSecurities, InternalError, InvalidRequestError, type Issue, type LocaleOptions, NetworkError, NotFoundError, type Operation, OverloadedError, PayloadTooLargeError, RateLimitError, type RateLimitState, type ResponseFacts, type RetirementApi, type RetirementId, type Scenario, type ScenarioError, type ScenarioOutcome, type ServiceClient, type ServiceErrorCode, TimeoutError, UnexpectedResponseError, type Usable, type WithResponse, analyze, calculators, configure, createClient, depotTax, find, isUsable, retirement, weightsFromValues };

declare const fondstypen: readonly [
    "AKTIENFONDS",
    "MISCHFONDS",
    "IMMOBILIENFONDS",
    "IMMOBILIENFONDS_AUSLAND",
    "SONSTIGE"
];
type Fondstyp = (typeof fondstypen)[number];
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
interface TaxKind {
    kind: Fondstyp;
    asOf: IsoDate;
    source: string;
}
interface Split {
    date: IsoDate;
    newUnits: number;
    oldUnits: number;
    formerIsin: string | null;
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
    taxKind: TaxKind | null;
    splits?: readonly Split[];
    former?: readonly Former[];
}
interface Former {
    isin: string;
    wkn: string | null;
    since: string | null;
}
interface PricedPeriod {
    from: string;
    to: string;
    close?: number;
    opening?: Opening;
}
interface Opening {
    date: string;
    close: number;
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
type ByCalculator<S extends CalculatorSlug> = Extract<CalculatorOperations[keyof CalculatorOperations], {
    id: S;
}>;
type CalculationOf<S extends CalculatorSlug> = ByCalculator<S>["response"];
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
interface CompareScenarios {
    <S extends CalculatorSlug>(request: ComparisonRequest<S>, options?: CallOptions): Promise<Comparison<S>>;
    withResponse<S extends CalculatorSlug>(request: ComparisonRequest<S>, options?: CallOptions): Promise<WithResponse<Comparison<S>>>;
}
type InputArguments<V, Q, O> = Q extends {
    inputs: unknown;
} ? [
    inputs: V,
    options?: O
] : [
    inputs?: V,
    options?: O
];
type MethodOf<C> = C extends {
    inputs: infer V;
    request: infer Q;
    response: infer R;
} ? Operation<InputArguments<V, Q, "asOf" extends keyof Q ? CalculationOptions : LocaleOptions>, R> : C extends {
    request: infer Q;
    response: infer R;
} ? Operation<[
    request: Q,
    options?: CallOptions
], R> : never;
type More<G> = G extends "calculators" ? {
    compare: CompareScenarios;
} : unknown;
type ById<O> = {
    [N in keyof O as O[N] extends {
        id: infer I extends string;
    } ? Exclude<I, N> : never]: MethodOf<O[N]>;
};
type Api<G extends keyof Groups> = {
    [N in keyof Groups[G]["operations"]]: MethodOf<Groups[G]["operations"][N]>;
} & ById<Groups[G]["operations"]> & More<G> & {
    catalog: Operation<[
        options?: CallOptions
    ], Groups[G]["catalog"]>;
    describe: Operation<[
        id: Groups[G]["id"],
        options?: CallOptions
    ], Groups[G]["descriptor"]>;
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
type Apis = {
    readonly [G in keyof Groups]: Api<G>;
};
interface Client extends Apis {
    readonly find: FindMethod;
}
interface ServiceClient extends Client {
    withOptions(others: Partial<ClientOptions>): ServiceClient;
}
declare const createClient: (options: ClientOptions) => ServiceClient;
declare function configure(options: ClientOptions): void;
declare const find: FindMethod;
declare const analyze: Api<"analyze">;
declare const calculators: Api<"calculators">;
declare const depotTax: Api<"depotTax">;
declare const retirement: Api<"retirement">;
declare const fixedIncome: Api<"fixedIncome">;
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
export { type AnyCode, type Api, type Attempt, type CalculationOf, type CalculationOptions, type CallOptions, type Client, type ClientOptions, type CompareScenarios, type ComparedScenario, type Comparison, type ComparisonRequest, type ComparisonSummary, DepotkitError, type ErrorCode, type FindFilters, type FindMethod, type FindOptions, type FindRequest, type Findable, type FoundSecurities, InternalError, InvalidRequestError, type Issue, type LocaleOptions, NetworkError, NotFoundError, type Operation, OverloadedError, PayloadTooLargeError, RateLimitError, type RateLimitState, type ResponseFacts, type Scenario, type ScenarioError, type ScenarioOutcome, type ServiceClient, type ServiceErrorCode, TimeoutError, UnexpectedResponseError, type Usable, type WithResponse, analyze, calculators, configure, createClient, depotTax, find, fixedIncome, isUsable, retirement, weightsFromValues };

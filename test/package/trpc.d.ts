import type { TRPCBuiltRouter, TRPCMutationProcedure, TRPCQueryProcedure } from "@trpc/server";
import type { TRPC_ERROR_CODE_KEY, TRPC_ERROR_CODE_NUMBER } from "@trpc/server/rpc";
import type { AnalyzeOperations, CalculationOf, CalculationRequest, CalculatorCatalog, CalculatorDescriptor, CalculatorOperations, CalculatorSlug, CapabilityDescriptor, CapabilityId, Comparison, ComparisonRequest, DepotTaxCatalog, DepotTaxDescriptor, DepotTaxId, DepotTaxOperations, DepotTaxRequest, FindRequest, FoundSecurities, Issue, PortfolioCatalog, RetirementCatalog, RetirementDescriptor, RetirementId, RetirementOperations, ServiceErrorCode } from "./index.js";
interface Failed<E, D> {
    code: TRPC_ERROR_CODE_KEY;
    httpStatus: number;
    path?: string;
    requestId: string;
    error: E;
    details: D;
}
export interface RetryDetails {
    retryAfterSeconds: number;
}
type Busy = "rate_limited" | "overloaded";
export type FailureData = Failed<"invalid_request", Issue[]> | Failed<Busy, RetryDetails> | Failed<Exclude<ServiceErrorCode, "invalid_request" | Busy>, undefined>;
export interface FailureShape {
    message: string;
    code: TRPC_ERROR_CODE_NUMBER;
    data: FailureData;
}
declare const made: unique symbol;
export interface RouterContext {
    readonly [made]: true;
}
type Read<I, O> = TRPCQueryProcedure<{
    input: I;
    output: O;
    meta: object;
}>;
type Computing<K, I, O> = K extends "query" ? Read<I, O> : TRPCMutationProcedure<{
    input: I;
    output: O;
    meta: object;
}>;
type Analyze<K> = {
    [N in keyof AnalyzeOperations]: Computing<K, AnalyzeOperations[N]["request"], AnalyzeOperations[N]["response"]>;
} & {
    catalog: Read<void, PortfolioCatalog>;
    describe: Read<{
        id: CapabilityId;
    }, CapabilityDescriptor>;
};
type Calculators<K> = {
    [N in keyof CalculatorOperations]: Computing<K, CalculationRequest<CalculatorOperations[N]["inputs"]>, CalculationOf<CalculatorOperations[N]["slug"]>>;
} & {
    compare: Computing<K, {
        [S in CalculatorSlug]: ComparisonRequest<S>;
    }[CalculatorSlug], {
        [S in CalculatorSlug]: Comparison<S>;
    }[CalculatorSlug]>;
    catalog: Read<void, CalculatorCatalog>;
    describe: Read<{
        id: CalculatorSlug;
    }, CalculatorDescriptor>;
};
type DepotTax<K> = {
    [N in keyof DepotTaxOperations]: Computing<K, DepotTaxRequest<DepotTaxOperations[N]["inputs"]>, DepotTaxOperations[N]["response"]>;
} & {
    catalog: Read<void, DepotTaxCatalog>;
    describe: Read<{
        id: DepotTaxId;
    }, DepotTaxDescriptor>;
};
type Retirement<K> = {
    [N in keyof RetirementOperations]: Computing<K, CalculationRequest<RetirementOperations[N]["inputs"]>, RetirementOperations[N]["response"]>;
} & {
    catalog: Read<void, RetirementCatalog>;
    describe: Read<{
        id: RetirementId;
    }, RetirementDescriptor>;
};
type Router<K> = TRPCBuiltRouter<{
    ctx: RouterContext;
    meta: object;
    errorShape: FailureShape;
    transformer: false;
}, {
    analyze: Analyze<K>;
    calculators: Calculators<K>;
    depotTax: DepotTax<K>;
    retirement: Retirement<K>;
    find: Read<FindRequest, FoundSecurities>;
}>;
export type AppRouter = Router<"mutation">;
export type QueryRouter = Router<"query">;
export {};

import type { TRPCBuiltRouter, TRPCMutationProcedure, TRPCQueryProcedure } from "@trpc/server";
import type { TRPC_ERROR_CODE_KEY, TRPC_ERROR_CODE_NUMBER } from "@trpc/server/rpc";
import type { CalculatorSlug, Comparison, ComparisonRequest, FindRequest, FoundSecurities, Groups, Issue, ServiceErrorCode } from "./index.js";
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
type ComputingOf<K, C> = C extends {
    request: infer Q;
    response: infer R;
} ? Computing<K, Q, R> : never;
type More<K, G> = G extends "calculators" ? {
    compare: Computing<K, {
        [S in CalculatorSlug]: ComparisonRequest<S>;
    }[CalculatorSlug], {
        [S in CalculatorSlug]: Comparison<S>;
    }[CalculatorSlug]>;
} : unknown;
type Procedures<K, G extends keyof Groups> = {
    [N in keyof Groups[G]["operations"]]: ComputingOf<K, Groups[G]["operations"][N]>;
} & More<K, G> & {
    catalog: Read<void, Groups[G]["catalog"]>;
    describe: Read<{
        id: Groups[G]["id"];
    }, Groups[G]["descriptor"]>;
};
type Router<K> = TRPCBuiltRouter<{
    ctx: RouterContext;
    meta: object;
    errorShape: FailureShape;
    transformer: false;
}, {
    [G in keyof Groups]: Procedures<K, G>;
} & {
    find: Read<FindRequest, FoundSecurities>;
}>;
export type AppRouter = Router<"mutation">;
export type QueryRouter = Router<"query">;
export {};

import type { AnalyzeOperations, CalculatorOperations } from "./types.generated.js";
export type OperationName = `analyze.${keyof AnalyzeOperations}` | `calculators.${keyof CalculatorOperations | "compare"}`;
export type MockFault = {
    kind: "rate_limited";
    retryAfterSeconds?: number;
    times?: number;
} | {
    kind: "internal_error";
    times?: number;
} | {
    kind: "network";
    times?: number;
} | {
    kind: "provider_unavailable";
    isins: readonly string[];
    times?: number;
} | {
    kind: "delay";
    ms: number;
    times?: number;
};
export type MockFaults = {
    [N in OperationName | "*"]?: MockFault | readonly MockFault[];
};
export type TakeFaults = (operation: string) => MockFault[];
export declare function faultsOf(faults: MockFaults): TakeFaults;

import type { Issue, ServiceErrorCode } from "../client/errors.js";
import { type OperationName } from "./operations.js";
interface Fault<K extends string> {
    kind: K;
    times?: number;
}
export type RefusalFault = Fault<Exclude<ServiceErrorCode, "invalid_request" | "rate_limited" | "overloaded">>;
export interface InvalidFault extends Fault<"invalid_request"> {
    issues?: readonly Issue[];
}
export interface BusyFault extends Fault<"rate_limited" | "overloaded"> {
    retryAfterSeconds?: number;
}
export type ConnectionFault = Fault<"network" | "cut_off">;
export interface PageFault extends Fault<"html"> {
    status?: number;
}
export interface DelayFault extends Fault<"delay"> {
    ms: number;
}
export interface ProviderFault extends Fault<"provider_unavailable"> {
    isins: readonly string[];
}
export type MockFault = RefusalFault | InvalidFault | BusyFault | ConnectionFault | PageFault | DelayFault | ProviderFault;
export type MockFaults = {
    [N in OperationName | "*"]?: MockFault | readonly MockFault[];
};
export interface Faults {
    take(operation: string): MockFault[];
    reset(): void;
}
export declare function faultsOf(faults: MockFaults): Faults;
export {};

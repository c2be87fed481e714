import type { HttpHandler } from "msw";
import type { Bundle } from "../../core/reference/tables/bundle.js";
import type { MockAnswers } from "./answers.js";
import { type MockFaults } from "./faults.js";
export type { Bundle } from "../../core/reference/tables/bundle.js";
export { sampleBundle } from "../local/sample-bundle.js";
export type { MockAnswers } from "./answers.js";
export type { BusyFault, ConnectionFault, DelayFault, InvalidFault, MockFault, MockFaults, PageFault, ProviderFault, RefusalFault } from "./faults.js";
export type { OperationName, Operations } from "./operations.js";
export interface MockOptions {
    baseUrl: string;
    bundle?: Bundle | undefined;
    fail?: MockFaults | undefined;
    answers?: MockAnswers | undefined;
    now?: (() => Date) | undefined;
}
export declare function handlers({ baseUrl, bundle, fail, answers, now }: MockOptions): HttpHandler[];

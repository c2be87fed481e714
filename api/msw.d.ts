import { type HttpHandler } from "msw";
import type { Bundle } from "../core/portfolio/tables/bundle.js";
import { type MockFaults } from "./mock-faults.js";
export type { Bundle } from "../core/portfolio/tables/bundle.js";
export { sampleBundle } from "./sample-bundle.js";
export type { MockFault, MockFaults, OperationName } from "./mock-faults.js";
export interface MockOptions {
    baseUrl: string;
    bundle?: Bundle | undefined;
    fail?: MockFaults | undefined;
    now?: (() => Date) | undefined;
}
export declare function handlers({ baseUrl, bundle, fail, now }: MockOptions): HttpHandler[];

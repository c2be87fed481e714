import type { Bundle } from "../core/portfolio/tables/bundle.js";
import type { Client } from "./client-types.js";
export type { Bundle } from "../core/portfolio/tables/bundle.js";
export { sampleBundle } from "./sample-bundle.js";
export interface LocalOptions {
    bundle?: Bundle | undefined;
    baseUrl?: string | undefined;
    now?: (() => Date) | undefined;
}
export declare const createLocalClient: (options?: LocalOptions) => Client;

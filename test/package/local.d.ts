import type { Bundle } from "../../core/reference/tables/bundle.js";
import type { Client } from "../client/client-types.js";
export type { Bundle } from "../../core/reference/tables/bundle.js";
export { fundBases, type FundBasis } from "../../core/portfolio/funds/basis.js";
export { finder, finderOf, readDirectory, type Findable, type Finder } from "./find.js";
export { sampleBundle } from "./sample-bundle.js";
export interface LocalOptions {
    bundle?: Bundle | undefined;
    baseUrl?: string | undefined;
    law?: "bill" | undefined;
    now?: (() => Date) | undefined;
}
export declare const createLocalClient: (options?: LocalOptions) => Client;

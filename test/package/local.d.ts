import type { Bundle } from "../../core/reference/tables/bundle.js";
import type { Client } from "../client/client-types.js";
export type { Bundle } from "../../core/reference/tables/bundle.js";
export { finder, finderOf, readDirectory, type Findable, type Finder } from "./find.js";
export { sampleBundle } from "./sample-bundle.js";
export interface LocalOptions {
    bundle?: Bundle | undefined;
    baseUrl?: string | undefined;
    now?: (() => Date) | undefined;
}
export declare const createLocalClient: (options?: LocalOptions) => Client;

import type { Bundle } from "../core/reference/tables/bundle.js";
export type { Bundle } from "../core/reference/tables/bundle.js";
export interface RunningService {
    readonly url: string;
    stop(graceMs?: number): Promise<void>;
}
export declare function startService(env: Readonly<Record<string, string | undefined>>): Promise<RunningService>;
export declare const readBundle: (path?: string) => Promise<Bundle>;

export interface RunningService {
    readonly url: string;
    stop(graceMs?: number): Promise<void>;
}
export declare function startService(env: Readonly<Record<string, string | undefined>>): Promise<RunningService>;

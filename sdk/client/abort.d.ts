/** A deadline and the caller's signal in one; `stop` must be called when the work is done. */
export interface Deadline {
    signal: AbortSignal;
    /** Whether the time is up, as opposed to cancelled by the caller. */
    expired(): boolean;
    /** Milliseconds left. */
    left(): number;
    stop(): void;
}
/** Starts a deadline. `AbortSignal.any` is too new for the browsers people still have. */
export declare function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline;
/** Rejects when the signal is aborted; for a `fetch` that does not listen to it. */
export declare const aborted: (signal: AbortSignal) => Promise<never>;
/** Waits; rejects as soon as the signal is aborted. */
export declare const sleep: (ms: number, signal: AbortSignal) => Promise<void>;

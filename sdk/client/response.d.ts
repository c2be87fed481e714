import { type DepotkitError } from './errors';
import type { RateLimitState } from './options';
/** A parsed response: the result, or the error to throw. */
export type Answer = {
    data: unknown;
    requestId: string | null;
    rateLimit: RateLimitState | null;
} | {
    error: DepotkitError;
};
/** Reads a response of `/trpc` (`{ result: { data } }`) or of the REST interface (`{ data }`). */
export declare function readAnswer({ status, ok, headers }: Response, text: string, address: string): Answer;

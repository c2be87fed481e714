/** Refuses options that cannot work, where they are given and in words that say what to do. */
import type { CallOptions, ClientOptions } from './options';
/** Options that a client and a single call may have. */
export declare function checkCall({ timeoutMs, retries }: Pick<CallOptions, 'timeoutMs' | 'retries'>): void;
/**
 * Checks the options of a client.
 *
 * @throws TypeError saying which option is wrong
 * @returns the address that paths are put after
 */
export declare function checkClient(options: ClientOptions): string;

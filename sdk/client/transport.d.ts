import type { CallOptions, ClientOptions, WithResponse } from './options';
/** One HTTP exchange to make; without a body it is a GET. */
export interface Exchange {
    path: string;
    body?: unknown;
}
/** Sends an exchange with deadline, cancellation and retries. */
export type Send = (exchange: Exchange, options?: CallOptions) => Promise<WithResponse<unknown>>;
/** Makes the sender of a client. Reads the global `fetch` only when a call is made. @throws TypeError for options that cannot work */
export declare function createSend(options: ClientOptions): Send;

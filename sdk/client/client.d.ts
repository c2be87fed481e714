import type { ServiceClient } from './client-types';
import type { ClientOptions } from './options';
import { type Answerer } from './methods';
/** Answers over HTTP: operations on `/trpc`, catalogs over REST. */
export declare function httpAnswerer(options: ClientOptions): Answerer;
/**
 * A client of a depotkit service. Nothing is sent before the first call.
 *
 * @throws TypeError for options that cannot work, saying which
 * @example
 * const { analyze, calculators } = createClient({ baseUrl: 'http://127.0.0.1:3000' })
 * const { analyses } = await analyze.snapshot({ holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] })
 */
export declare const createClient: (options: ClientOptions) => ServiceClient;

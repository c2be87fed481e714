/** The client's surface over any way of answering: HTTP, in process, or none yet. */
import type { Group, Namespace } from '../../core/contract/namespaces';
import type { CallOptions, WithResponse } from './options';
import type { Client } from './client-types';
/** Something that answers operations. */
export interface Answerer {
    compute(group: Group, name: string, body: unknown, options?: CallOptions): Promise<WithResponse<unknown>>;
    /** Catalog, or the descriptor of an id. */
    describe(namespace: Namespace, id: string | null, options?: CallOptions): Promise<WithResponse<unknown>>;
}
/** Builds the methods from the one list of names. */
export declare function surfaceOf({ compute, describe }: Answerer): Client;

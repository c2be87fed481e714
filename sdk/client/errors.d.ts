/** One finding about a request: where, which rule, and a sentence that never repeats the submitted value. */
export interface Issue {
    /** Field and index, from the outside in; empty for the whole request. */
    path: (string | number)[];
    /** Rule that is broken, such as `too_big`. */
    code: string;
    /** A sentence for people; never the submitted value. */
    message: string;
}
/** `code` of a failure that the service sent. */
export type ServiceErrorCode = 'invalid_json' | 'unsupported_media_type' | 'invalid_request' | 'unknown_capability' | 'unknown_calculator' | 'not_found' | 'payload_too_large' | 'rate_limited' | 'internal_error' | 'overloaded';
/** `code` of an error of this package: of the service, or of the way to it. */
export type ErrorCode = ServiceErrorCode | 'network_error' | 'timeout' | 'unexpected_response';
/** A known code, or one of a service that is newer than this package. */
export type AnyCode = ErrorCode | (string & {});
/** What a failed call says about itself. */
export interface ErrorFacts {
    /** Which failure it is. */
    code: AnyCode;
    /** A sentence for people. */
    message: string;
    /** HTTP status; null when there was no response. */
    status?: number | null;
    /** Findings of an invalid request. */
    details?: unknown;
    /** Id of the response, for reports to the operator. */
    requestId?: string | null;
    /** Seconds to wait; null when not said. */
    retryAfterSeconds?: number | null;
    /** What it follows from. */
    cause?: unknown;
}
/** Base class of every failure of a call. A cancelled call is the exception: it rejects with the signal's own reason. */
export declare class DepotkitError extends Error {
    /** Name of the class. */
    readonly name: string;
    /** Stable machine-readable kind, such as `rate_limited`. */
    readonly code: AnyCode;
    /** HTTP status; null when there was no response. */
    readonly status: number | null;
    /** What the service adds, such as the issues of an invalid request. Never a submitted value. */
    readonly details: unknown;
    /** Id of the response, for reports to the operator; null when there was no response. */
    readonly requestId: string | null;
    /** Whole seconds after which a new attempt makes sense; null when the service did not say. */
    readonly retryAfterSeconds: number | null;
    constructor(facts: ErrorFacts);
}
/** 400: the request is malformed or breaks a rule. */
export declare class InvalidRequestError extends DepotkitError {
    /** Name of the class. */
    readonly name = "InvalidRequestError";
    /** The findings, field by field; empty when the body could not be read at all. */
    get issues(): readonly Issue[];
}
/** 404: unknown capability, calculator or path. */
export declare class NotFoundError extends DepotkitError {
    /** Name of the class. */
    readonly name = "NotFoundError";
}
/** 413: the request body is larger than 16384 bytes. */
export declare class PayloadTooLargeError extends DepotkitError {
    /** Name of the class. */
    readonly name = "PayloadTooLargeError";
}
/** 429: the rate limit is used up; `retryAfterSeconds` says until when. */
export declare class RateLimitError extends DepotkitError {
    /** Name of the class. */
    readonly name = "RateLimitError";
}
/** 503: the service sheds load or is shutting down. */
export declare class OverloadedError extends DepotkitError {
    /** Name of the class. */
    readonly name = "OverloadedError";
}
/** 500: an unexpected failure of the service. Report it with `requestId`. */
export declare class InternalError extends DepotkitError {
    /** Name of the class. */
    readonly name = "InternalError";
}
/** No response: no connection, name not found, blocked by CORS, or broken off while reading. */
export declare class NetworkError extends DepotkitError {
    /** Name of the class. */
    readonly name = "NetworkError";
}
/** The call took longer than `timeoutMs`, retries and waiting included. */
export declare class TimeoutError extends DepotkitError {
    /** Name of the class. */
    readonly name = "TimeoutError";
}
/** A response that this service does not send: another server answers at `baseUrl`, or a proxy on the way. */
export declare class UnexpectedResponseError extends DepotkitError {
    /** Name of the class. */
    readonly name = "UnexpectedResponseError";
}
/** The error of a failure code; a code of a newer service gets the base class. */
export declare const errorOf: (facts: ErrorFacts) => DepotkitError;

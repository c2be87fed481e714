import * as z from 'zod';
declare const environment: z.ZodObject<{
    HOST: z.ZodDefault<z.ZodString>;
    PORT: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    METRICS_PORT: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    SHUTDOWN_DELAY_SECONDS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    PUBLIC_BASE_URL: z.ZodOptional<z.ZodPipe<z.ZodURL, z.ZodTransform<string, string>>>;
    RATE_LIMIT_UNITS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    REQUEST_LIMIT: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    RATE_LIMIT_WINDOW_SECONDS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    MAX_HOLDINGS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    TRUSTED_PROXIES: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string[], string>>, z.ZodArray<z.ZodUnion<readonly [z.ZodCIDRv4, z.ZodCIDRv6, z.ZodIPv4, z.ZodIPv6]>>>>;
    REDIS_URL: z.ZodOptional<z.ZodURL>;
    DEPOTKIT_BUNDLE: z.ZodOptional<z.ZodString>;
    DATABASE_URL: z.ZodOptional<z.ZodUnion<[z.ZodURL, z.ZodString]>>;
    FMP_API_KEY: z.ZodOptional<z.ZodString>;
    FMP_URL: z.ZodOptional<z.ZodPipe<z.ZodURL, z.ZodTransform<string, string>>>;
    OPENFIGI_API_KEY: z.ZodOptional<z.ZodString>;
    OPENFIGI_URL: z.ZodOptional<z.ZodPipe<z.ZodURL, z.ZodTransform<string, string>>>;
    DATA_UPDATE_HOURS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    SEC_CONTACT: z.ZodOptional<z.ZodString>;
    SEC_URL: z.ZodDefault<z.ZodPipe<z.ZodURL, z.ZodTransform<string, string>>>;
    ECB_URL: z.ZodDefault<z.ZodPipe<z.ZodURL, z.ZodTransform<string, string>>>;
    GLEIF_URL: z.ZodDefault<z.ZodPipe<z.ZodURL, z.ZodTransform<string, string>>>;
    GLEIF_MAPPING_URL: z.ZodDefault<z.ZodPipe<z.ZodURL, z.ZodTransform<string, string>>>;
    LOG_LEVEL: z.ZodDefault<z.ZodEnum<{
        error: "error";
        trace: "trace";
        debug: "debug";
        info: "info";
        warn: "warn";
        fatal: "fatal";
        silent: "silent";
    }>>;
}, z.core.$strip>;
/** What may be set, by variable name. */
export type Environment = Readonly<Record<string, string | undefined>>;
/** The checked settings of one process; unset optional ones are absent. */
export type Config = z.output<typeof environment>;
/** The names of all settings. */
export declare const settings: readonly (keyof Config)[];
/** Settings are wrong; the message says what they may be, never what they are. */
export declare class ConfigError extends Error {
    readonly variables: readonly (keyof Config)[];
    readonly name = "ConfigError";
    constructor(variables: readonly (keyof Config)[]);
}
/**
 * Reads the settings from the environment; an empty variable counts as unset.
 *
 * @throws ConfigError naming every variable with a wrong value
 * @example readConfig({ PORT: '8080' }).PORT // 8080
 */
export declare function readConfig(env: Environment): Config;
export {};

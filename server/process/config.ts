import * as z from 'zod'
import { MOST_HOLDINGS } from '../../core/contract/limits'
import { keysOf } from '../../core/values/record'

/** Address or range of trusted proxies, whose `X-Forwarded-For` is used. */
const addressRange = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()])

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Adds a description of the allowed values to a setting, for the error. */
const allowing = <T extends z.ZodType>(schema: T, allowed: string): T => schema.meta({ description: allowed })

const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
const wholeNumber = (min: number, max: number): string => `a whole number from ${min} to ${max}`

const count = (min: number, max: number, otherwise: number) => allowing(number(min, max).default(otherwise), wholeNumber(min, max))

const address = (protocol: RegExp) => z.url({ protocol })

/** Base URL without trailing slashes; paths are appended. */
const site = address(/^https?$/).transform((url) => url.replace(/\/+$/, ''))
const SITE = 'an address that begins with http:// or https://'

/** Optional data sets; they take hundreds of megabytes in the database. */
const dataSets = ['ecb-overnight', 'esma-funds', 'esma-debt', 'esma-shares', 'sec-revenue'] as const

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const text = z.string().min(1)

const environment = z.object({
  HOST: allowing(text.default('127.0.0.1'), 'a host name or address to listen at'),
  PORT: count(0, 65_535, 3000),
  METRICS_PORT: allowing(number(1, 65_535).optional(), wholeNumber(1, 65_535)),
  SHUTDOWN_DELAY_SECONDS: count(0, 300, 0),
  PUBLIC_BASE_URL: allowing(site.optional(), SITE),
  IMPRINT_URL: allowing(address(/^https?$/).optional(), SITE),
  PRIVACY_URL: allowing(address(/^https?$/).optional(), SITE),
  RATE_LIMIT_UNITS: count(0, 1_000_000, 60),
  REQUEST_LIMIT: count(0, 1_000_000, 300),
  RATE_LIMIT_WINDOW_SECONDS: count(1, 86_400, 60),
  MAX_HOLDINGS: count(25, MOST_HOLDINGS, 25),
  TRUSTED_PROXIES: allowing(z.string().transform(listOf).pipe(z.array(addressRange)).default([]), 'addresses or CIDR ranges with commas between them, such as 10.0.0.0/8,192.0.2.7'),
  REDIS_URL: allowing(address(/^rediss?$/).optional(), 'redis://... or rediss://...'),
  DEPOTKIT_BUNDLE: allowing(text.optional(), 'a folder, a .zip, a .tar.gz, open (only what anyone may pass on), or none'),
  DATABASE_URL: allowing(address(/^postgres(ql)?$/).or(z.string().regex(/^file:.+/)).optional(), 'file:<path> or postgres://..., where a password has %23 for #, %2F for /, %3F for ? and %40 for @'),
  FMP_API_KEY: allowing(text.optional(), 'a key'),
  FMP_URL: allowing(site.optional(), SITE),
  OPENFIGI_API_KEY: allowing(text.optional(), 'a key'),
  OPENFIGI_URL: allowing(site.optional(), SITE),
  DATA_UPDATE_HOURS: allowing(number(0, 500).default(0), `${wholeNumber(0, 500)}, with a DATABASE_URL to write into`),
  DATA_SETS: allowing(z.string().transform(listOf).pipe(z.array(z.enum(dataSets))).default([]), `sets that an update fetches besides, with commas between them: ${dataSets.join(', ')}`),
  SEC_CONTACT: allowing(z.string().max(100).regex(/^[\x20-\x7e]+@[\x20-\x7e]+$/).optional(), 'a name and an e-mail address, in at most 100 plain characters'),
  SEC_URL: allowing(site.default('https://www.sec.gov'), SITE),
  ECB_URL: allowing(site.default('https://www.ecb.europa.eu/stats/eurofxref'), SITE),
  ECB_DATA_URL: allowing(site.default('https://data-api.ecb.europa.eu/service/data'), SITE),
  ESMA_URL: allowing(site.default('https://registers.esma.europa.eu/solr/esma_registers_firds_files'), SITE),
  GLEIF_URL: allowing(site.default('https://api.gleif.org/api/v1'), SITE),
  GLEIF_MAPPING_URL: allowing(site.default('https://mapping.gleif.org/api/v2'), SITE),
  ISSUER_ADDRESSES: allowing(text.optional(), 'a CSV of addresses that take the place of those of issuers'),
  ISSUERS_URL: allowing(site.optional(), SITE),
  LOG_LEVEL: allowing(z.enum(levels).default('info'), `one of ${levels.join(', ')}`),
})

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The validated settings of a process; unset optional ones are absent. */
export type Config = z.output<typeof environment>

/** Whether the key of an external data provider is set. */
export const asksProviders = ({ FMP_API_KEY, OPENFIGI_API_KEY }: Pick<Partial<Config>, 'FMP_API_KEY' | 'OPENFIGI_API_KEY'>): boolean =>
  FMP_API_KEY !== undefined || OPENFIGI_API_KEY !== undefined

/** Base URL of the service according to its settings. */
export const ownAddress = ({ PUBLIC_BASE_URL, HOST, PORT }: Config): string => PUBLIC_BASE_URL ?? `http://${HOST}:${PORT}`

/** The names of all settings. */
export const settings: readonly (keyof Config)[] = keysOf(environment.shape)

/** Invalid settings; the message says which values are allowed, never the actual ones. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(readonly variables: readonly (keyof Config)[]) {
    super(variables.map((name) => `${name}: ${environment.shape[name].description ?? 'is wrong'}`).join('\n'))
  }
}

/** Variables without the spaces around their values, as files of variables have them; an empty one counts as unset. */
export const trimmed = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).map(([name, value = '']) => [name, value.trim()]).filter(([, value]) => value !== ''))

/**
 * Reads the settings from the environment; spaces around a value do not count, and an empty variable counts as unset.
 *
 * @throws ConfigError naming every variable with a wrong value
 * @example readConfig({ PORT: '8080' }).PORT // 8080
 */
export function readConfig(env: Environment): Config {
  const parsed = environment.safeParse(trimmed(env))
  if (parsed.success && parsed.data.DATA_UPDATE_HOURS > 0 && parsed.data.DATABASE_URL === undefined) throw new ConfigError(['DATA_UPDATE_HOURS'])
  if (parsed.success) return parsed.data
  throw new ConfigError(settings.filter((name) => parsed.error.issues.some(({ path }) => path[0] === name)))
}

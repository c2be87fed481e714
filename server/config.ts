import * as z from 'zod'

/** A client address range of a proxy whose `X-Forwarded-For` is believed. */
const addressRange = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()])

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const count = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))

const address = (protocol: RegExp) => z.url({ protocol })

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: count(0, 65_535).default(3000),
  METRICS_PORT: count(1, 65_535).optional(),
  SHUTDOWN_DELAY_SECONDS: count(0, 300).default(0),
  PUBLIC_BASE_URL: address(/^https?$/)
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  RATE_LIMIT_UNITS: count(0, 1_000_000).default(60),
  RATE_LIMIT_WINDOW_SECONDS: count(1, 86_400).default(60),
  TRUSTED_PROXIES: z.string().transform(listOf).pipe(z.array(addressRange)).default([]),
  REDIS_URL: address(/^rediss?$/).optional(),
  DEPOTKIT_BUNDLE: z.string().min(1).optional(),
  DATABASE_URL: address(/^(file|postgres|postgresql)$/).or(z.string().regex(/^file:.+/)).optional(),
  FMP_API_KEY: z.string().min(1).optional(),
  OPENFIGI_API_KEY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

/** What may be set, by variable name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The checked settings of one process; unset optional ones are absent. */
export type Config = z.output<typeof environment>

/** A setting is wrong; the message names variables, never their values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(readonly variables: readonly string[]) {
    super(`Wrong value in the environment: ${variables.join(', ')}`)
  }
}

/**
 * Reads the settings from the environment; an empty variable counts as unset.
 *
 * @throws ConfigError naming every variable with a wrong value
 * @example readConfig({ PORT: '8080' }).PORT // 8080
 */
export function readConfig(env: Environment): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(set)
  if (parsed.success) return parsed.data
  throw new ConfigError([...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))])
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as httpServer } from 'node:http'
import { createServer as tcpServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { writeBundle } from '../../../server/data/bundle/bundle'
import { batchOfBundle } from '../../../server/data/importers/bundle-batch'
import { openStore } from '../../../server/data/store/store'
import { sampleBundle } from '../data/sample-bundle'
import { listen } from '../../support/port'
import { runCli, type CliOptions } from './support'

const now = new Date('2026-11-22T12:00:00Z')
let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'depotkit-doctor-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function listening(server: Server): Promise<number> {
  const { port, close } = await listen(server)
  onTestFinished(close)
  return port
}

/** As much of Redis as the check asks for: every command is answered by a line or a text. */
const redisSaying = (answerTo: (command: string) => string) =>
  listening(tcpServer((socket: Socket) => {
    socket.on('error', () => undefined).on('data', (bytes) => {
      for (const [, command] of bytes.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) socket.write(answerTo((command ?? '').toLowerCase()))
    })
  }))
const bulk = (text: string): string => `$${text.length}\r\n${text}\r\n`

interface Findings { status: string; findings: { check: string; verdict: string; message: string; details: Record<string, unknown> }[] }

async function examined(env: CliOptions['env'] = {}) {
  const ran = await runCli(['doctor', '--json'], { env, now })
  const { status, findings } = ran.data() as Findings
  return { exitCode: ran.exitCode, status, findings, of: (check: string) => findings.find((finding) => finding.check === check) }
}

describe('doctor', () => {
  it('counts yearly figures without a value in force, with the day on which they fell due', async () => {
    expect((await examined()).of('law')).toMatchObject({ verdict: 'ok', details: { missing: 0, since: null } })
    const ran = await runCli(['doctor', '--json'], { env: {}, now: new Date('2027-02-01T12:00:00Z') })
    const law = (ran.data() as Findings).findings.find(({ check }) => check === 'law')
    expect(law).toMatchObject({ verdict: 'warning', details: { missing: 8, since: '2027-01-01' } })
    expect(law?.message).toContain('Kindergeld (since 2027-01-01: bill)')
  })

  it('finds nothing wrong without settings, and says what is not set', async () => {
    const { exitCode, status, findings } = await examined()
    expect([exitCode, status]).toEqual([0, 'ok'])
    expect(findings.filter(({ verdict }) => verdict === 'off').map(({ check }) => check)).toEqual(['database', 'redis', 'providers'])
  })

  it('says when the rate units of a window are fewer than the largest portfolios cost', async () => {
    const warned = async (env: CliOptions['env']) => (await examined(env)).findings.filter(({ verdict, message }) => verdict === 'warning' && message.startsWith('RATE_LIMIT_UNITS')).map(({ message }) => message)
    // Two units for each holding: 30 holdings cost the 60 of the default window, 31 cost 62, the default of 25 costs 50.
    expect(await warned({ MAX_HOLDINGS: '31' })).toEqual([expect.stringContaining('up to 62 units')])
    expect(await warned({ RATE_LIMIT_UNITS: '49' })).toEqual([expect.stringContaining('up to 50 units')])
    for (const enough of [{}, { RATE_LIMIT_UNITS: '50' }, { MAX_HOLDINGS: '30' }, { MAX_HOLDINGS: '200', RATE_LIMIT_UNITS: '400' }, { MAX_HOLDINGS: '200', RATE_LIMIT_UNITS: '0' }]) expect(await warned(enough)).toEqual([])
  })

  it('says that behind a proxy all visitors are one client unless it is trusted', async () => {
    const warned = async (env: CliOptions['env']) => (await examined(env)).findings.filter(({ verdict, message }) => verdict === 'warning' && message.startsWith('TRUSTED_PROXIES')).length
    expect(await warned({ PUBLIC_BASE_URL: 'https://depot.example' })).toBe(1)
    for (const more of [{ TRUSTED_PROXIES: '127.0.0.1' }, { RATE_LIMIT_UNITS: '0' }, { PUBLIC_BASE_URL: 'http://depot.example' }]) expect(await warned({ PUBLIC_BASE_URL: 'https://depot.example', ...more })).toBe(0)
  })

  it('says the same in words', async () => {
    const { out, exitCode } = await runCli(['doctor'], { now })
    expect(exitCode).toBe(0)
    expect(out).toMatch(/^settings +ok +all can be read$/m)
    expect(out).toMatch(/^redis +- +REDIS_URL is not set/m)
    expect(out).toMatch(/^versions +ok +depotkit \d+\.\d+\.\d+ on Node \d+/m)
  })

  it('names variables that look like settings and are none, and those of other programs not', async () => {
    const settings = await examined({ RATE_LIMIT_UNIT: '7', REDIS_URI: 'redis://secret', LOGLEVEL: 'debug', DEPOTKIT_SOMETHING: 'secret' })
    expect(settings.exitCode).toBe(0)
    expect(settings.findings.filter(({ check, verdict }) => check === 'settings' && verdict === 'warning').map(({ message }) => message)).toEqual([
      'RATE_LIMIT_UNIT is no setting; did you mean RATE_LIMIT_UNITS?', 'REDIS_URI is no setting; did you mean REDIS_URL?',
      'LOGLEVEL is no setting; did you mean LOG_LEVEL?', 'DEPOTKIT_SOMETHING is no setting',
    ])
    expect(JSON.stringify(settings)).not.toContain('secret')
    // What shells, Node, npm, databases and platforms set.
    const others = ['PATH', 'HOME', 'HOSTNAME', 'LOGNAME', 'USER', 'SHELL', 'PWD', 'OLDPWD', 'LANG', 'LC_ALL', 'TERM', 'TZ', 'SHLVL', 'EDITOR', 'SSH_AUTH_SOCK', 'XDG_RUNTIME_DIR', 'NODE_ENV',
      'NODE_OPTIONS', 'NODE_VERSION', 'NODE_EXTRA_CA_CERTS', 'npm_config_user_agent', 'npm_package_version', 'INIT_CWD', 'CI', 'PGHOST', 'PGPORT', 'PGPASSWORD', 'PGDATABASE', 'POSTGRES_PASSWORD', 'POSTGRES_USER',
      'KUBERNETES_SERVICE_HOST', 'KUBERNETES_SERVICE_PORT', 'KUBERNETES_PORT', 'REDIS_PORT', 'REDIS_HOST', 'REDIS_SERVICE_PORT', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'DYNO', 'FLY_APP_NAME', 'NO_COLOR', 'FORCE_COLOR']
    expect((await examined(Object.fromEntries(others.map((name) => [name, '1'])))).findings.filter(({ check, verdict }) => check === 'settings' && verdict === 'warning')).toEqual([])
  })

  it('ends with 1 for wrong settings, one line each, without their values', async () => {
    const ran = await runCli(['doctor'], { env: { PORT: 'SECRET', LOG_LEVEL: 'LOUD' }, now })
    expect(ran.exitCode).toBe(1)
    expect(ran.out).toMatch(/^settings +FAILED +PORT: a whole number from 0 to 65535$/m)
    expect(ran.out).toMatch(/^settings +FAILED +LOG_LEVEL: one of trace/m)
    expect(ran.out).not.toMatch(/SECRET|LOUD/)
  })

  it.each([
    ['a bundle that is not there', { DEPOTKIT_BUNDLE: '/nowhere/bundle.zip' }, 'data', 'DEPOTKIT_BUNDLE: bundle.zip: does not exist'],
    ['a database nobody listens for', { DATABASE_URL: 'postgres://user:SECRET@127.0.0.1:1/db' }, 'database', 'the database (DATABASE_URL or --database) cannot be reached'],
    ['a Redis nobody listens for', { REDIS_URL: 'redis://:SECRET@127.0.0.1:1' }, 'redis', 'does not answer: each process counts on its own meanwhile'],
    ['a provider nobody listens for', { FMP_API_KEY: 'SECRET', FMP_URL: 'http://127.0.0.1:1' }, 'fmp', 'does not answer, refuses the key, or answers with what cannot be right'],
  ])('ends with 2 for %s, and repeats no secret', async (_what, env, check, message) => {
    const found = await examined(env)
    expect([found.exitCode, found.status, found.of(check)]).toEqual([2, 'failed', { check, verdict: 'failed', message, details: {} }])
    expect(JSON.stringify(found.findings)).not.toContain('SECRET')
  })

  it('reads a bundle and says how old it is', async () => {
    const path = join(folder, 'bundle.tar.gz')
    await writeBundle(sampleBundle(), path)
    // 2026-01-31 to 2026-11-22: 28 + 31 + 30 + 31 + 30 + 31 + 31 + 30 + 31 + 22 days
    expect((await examined({ DEPOTKIT_BUNDLE: path })).of('data')).toMatchObject({ verdict: 'ok', details: { name: 'sample', asOf: '2026-01-31', ageDays: 295 } })
    await writeBundle(sampleBundle({ asOf: '2025-01-31' }), join(folder, 'old.zip'))
    const { findings } = await examined({ DEPOTKIT_BUNDLE: join(folder, 'old.zip') })
    expect(findings.find(({ details }) => details.part === 'catalogue')).toMatchObject({ check: 'age', verdict: 'warning', details: { ageDays: 660 }, message: expect.stringContaining('install a newer version') })
    expect((await examined({ DEPOTKIT_BUNDLE: 'none' })).of('data')).toMatchObject({ verdict: 'off' })
  })

  it('reads every document of a database, and finds the damaged one', async () => {
    const path = join(folder, 'store.db')
    expect((await examined({ DATABASE_URL: `file:${path}` })).of('database')).toMatchObject({ verdict: 'off' })
    const store = openStore(`file:${path}`)
    await store.write([batchOfBundle(sampleBundle())], now)
    const { sql } = await import('kysely')
    await sql`pragma wal_checkpoint(truncate)`.execute(await store.database())
    await store.close()
    expect((await examined({ DATABASE_URL: `file:${path}` })).of('database')).toMatchObject({ verdict: 'ok', details: { dialect: 'sqlite', imports: 1, newest: '2026-01-31' } })
    const bytes = readFileSync(path)
    bytes.write('ALPHA XX', bytes.indexOf('ALPHA AG'))
    writeFileSync(join(folder, 'damaged.db'), bytes)
    const damaged = await examined({ DATABASE_URL: `file:${join(folder, 'damaged.db')}` })
    expect([damaged.exitCode, damaged.of('database')?.verdict]).toEqual([2, 'failed'])
  })

  it('does not lock itself out of a new SQLite file, for which a writer is waited for five seconds', async () => {
    writeFileSync(join(folder, 'new.db'), '')
    const start = performance.now()
    expect((await examined({ DATABASE_URL: `file:${join(folder, 'new.db')}` })).of('database')).toMatchObject({ verdict: 'ok', details: { imports: 0 } })
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it.each([
    ['keeps counts', 'noeviction', 'ok'],
    ['keeps counts until they end', 'volatile-ttl', 'ok'],
    ['may drop counts', 'allkeys-lru', 'warning'],
  ])('looks whether Redis %s: %s', async (_what, policy, verdict) => {
    const port = await redisSaying((command) => (command === 'info' ? bulk(`redis_version:7.2.4\r\nmaxmemory_policy:${policy}\r\n`) : command === 'ping' ? '+PONG\r\n' : '+OK\r\n'))
    expect((await examined({ REDIS_URL: `redis://127.0.0.1:${port}` })).of('redis')).toMatchObject({ verdict, details: { version: '7.2.4', evictionPolicy: policy } })
  })

  it('says when Redis refuses the password, or never answers', async () => {
    const refusing = await redisSaying(() => '-NOAUTH Authentication required.\r\n')
    expect((await examined({ REDIS_URL: `redis://127.0.0.1:${refusing}` })).of('redis')?.message).toBe('refuses the user or the password')
    const silent = await redisSaying(() => '')
    expect((await examined({ REDIS_URL: `redis://127.0.0.1:${silent}` })).of('redis')?.verdict).toBe('failed')
  })

  it('asks each provider with a key once for a well-known share', async () => {
    const asked: string[] = []
    const port = await listening(httpServer((request, response) => {
      asked.push(request.url ?? '')
      const isin = 'US0378331005'
      const answers: Record<string, unknown> = {
        'search-isin': [{ symbol: 'AAPL', isin }], profile: [{ symbol: 'AAPL', companyName: 'Apfel', currency: 'USD', isin, sector: 'Technology', country: 'US' }],
        mapping: [{ warning: 'No identifier found.' }],
      }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[new URL(request.url ?? '', 'http://x').pathname.slice(1)]))
    }))
    const at = `http://127.0.0.1:${port}`
    const found = await examined({ FMP_API_KEY: 'key', FMP_URL: at, OPENFIGI_API_KEY: 'key', OPENFIGI_URL: at })
    expect([found.exitCode, found.of('fmp')?.verdict, found.of('openfigi')?.verdict]).toEqual([0, 'ok', 'warning'])
    expect(asked.map((path) => path.split('?')[0]).sort()).toEqual(['/mapping', '/profile', '/search-isin'])
  })
})

import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { startBuilt, startService, stopServices } from '../../support/built'
import { hasRedisServer, ownRedis } from '../../support/redis'

if (!hasRedisServer) console.log('Skipped: redis-server is not installed')

afterEach(stopServices)

describe('the built process', () => {
  test.each([
    [{ PORT: 'secret-port' }, ['PORT']],
    [{ TRUSTED_PROXIES: 'secret-proxy', RATE_LIMIT_UNITS: 'secret-units' }, ['RATE_LIMIT_UNITS', 'TRUSTED_PROXIES']],
  ])('a wrong environment stops the start and names the variables: %j', async (env, names) => {
    const { ended, output } = startBuilt('main', [], env)
    expect(await ended).toBe(1)
    for (const name of names) expect(output()).toContain(`${name}: `)
    expect(output()).not.toContain('secret')
  })

  test('a port that is taken is named with its setting, and nothing keeps running', async () => {
    const taken = await startService({ DEPOTKIT_BUNDLE: 'none' })
    for (const [env, name] of [[{ PORT: String(taken.port) }, 'PORT'], [{ PORT: '0', METRICS_PORT: String(taken.port) }, 'METRICS_PORT']] as const) {
      const { ended, output } = startBuilt('main', [], { ...env, DEPOTKIT_BUNDLE: 'none', LOG_LEVEL: 'silent' })
      expect(await ended).toBe(1)
      expect(output()).toBe(`depotkit cannot start. ${name}: port ${taken.port} is in use already\n`)
    }
    const { ended, output } = startBuilt('main', [], { PORT: '0', HOST: 'no-such-host.invalid', DEPOTKIT_BUNDLE: 'none' })
    expect(await ended).toBe(1)
    expect(output()).toBe('depotkit cannot start. HOST: is no name or address of this machine\n')
  })

  test('a bundle that does not exist stops the start', async () => {
    const { ended, output } = startBuilt('main', [], { PORT: '0', DEPOTKIT_BUNDLE: 'no-such-folder' })
    expect(await ended).toBe(1)
    expect(output()).toContain('depotkit cannot start')
  })

  test('answers, and ends with 0 on SIGTERM, with every request in the log', async () => {
    const service = await startService({ DEPOTKIT_BUNDLE: 'none' })
    expect((await fetch(`${service.url}/health`)).status).toBe(200)
    const ready = await (await fetch(`${service.url}/ready`)).json()
    expect(ready).toMatchObject({ data: { status: 'ready', limiter: { store: 'memory', state: 'ok' } }, error: null })
    service.signal('SIGTERM')
    expect(await service.ended).toBe(0)
    for (const operation of ['health', 'ready']) expect(service.output()).toContain(`"operation":"${operation}"`)
  })

  test.skipIf(!hasRedisServer)('counts in the Redis that REDIS_URL names (skipped without redis-server)', async () => {
    const redis = await ownRedis()
    onTestFinished(() => redis.kill())
    const service = await startService({ DEPOTKIT_BUNDLE: 'none', REDIS_URL: redis.url })
    const ready = await (await fetch(`${service.url}/readyz`)).json()
    expect(ready).toMatchObject({ data: { limiter: { store: 'redis', state: 'ok' } } })
  })
})

import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../server/config'

describe('environment', () => {
  test('defaults', () => {
    expect(readConfig({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 3000,
      SHUTDOWN_DELAY_SECONDS: 0,
      RATE_LIMIT_UNITS: 60,
      RATE_LIMIT_WINDOW_SECONDS: 60,
      TRUSTED_PROXIES: [],
      LOG_LEVEL: 'info',
    })
  })

  test.each([
    ['PORT', '8080', 8080],
    ['METRICS_PORT', '9464', 9464],
    ['SHUTDOWN_DELAY_SECONDS', '5', 5],
    ['RATE_LIMIT_UNITS', '0', 0],
    ['PUBLIC_BASE_URL', 'https://depot.example/tools/', 'https://depot.example/tools'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, 2001:db8::/32,192.0.2.7', ['10.0.0.0/8', '2001:db8::/32', '192.0.2.7']],
    ['REDIS_URL', 'redis://127.0.0.1:6379', 'redis://127.0.0.1:6379'],
    ['DATABASE_URL', 'file:./data.db', 'file:./data.db'],
    ['DATABASE_URL', 'postgres://db.example/depot', 'postgres://db.example/depot'],
    ['DEPOTKIT_BUNDLE', 'none', 'none'],
  ] as const)('%s=%s is read', (name, text, value) => {
    expect(readConfig({ [name]: text })).toMatchObject({ [name]: value })
  })

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', REDIS_URL: '' })).toEqual(readConfig({}))
  })

  test.each([
    ['PORT', '80 80'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3e3'],
    ['METRICS_PORT', 'yes'],
    ['SHUTDOWN_DELAY_SECONDS', '301'],
    ['RATE_LIMIT_UNITS', 'many'],
    ['RATE_LIMIT_WINDOW_SECONDS', '0'],
    ['PUBLIC_BASE_URL', 'depot.example'],
    ['PUBLIC_BASE_URL', 'javascript:secret'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['REDIS_URL', 'http://redis.example'],
    ['DATABASE_URL', 'mysql://secret@db.example'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s stops the start and is named without its value', (name, text) => {
    const attempt = (): unknown => readConfig({ [name]: text })
    expect(attempt).toThrow(ConfigError)
    expect(attempt).toThrow(`Wrong value in the environment: ${name}`)
    expect(attempt).not.toThrow(text)
  })

  test('every wrong variable is named once', () => {
    expect(() => readConfig({ PORT: 'x', TRUSTED_PROXIES: 'a,b', LOG_LEVEL: 'x' })).toThrow('PORT, TRUSTED_PROXIES, LOG_LEVEL')
  })
})

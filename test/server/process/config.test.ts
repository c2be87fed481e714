import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig, settings } from '../../../server/process/config'

describe('environment', () => {
  test('defaults', () => {
    expect(readConfig({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 3000,
      MAX_HOLDINGS: 25,
      SHUTDOWN_DELAY_SECONDS: 0,
      RATE_LIMIT_UNITS: 60,
      REQUEST_LIMIT: 300,
      RATE_LIMIT_WINDOW_SECONDS: 60,
      TRUSTED_PROXIES: [],
      DATA_UPDATE_HOURS: 0,
      DATA_SETS: [],
      SEC_URL: 'https://www.sec.gov',
      ECB_URL: 'https://www.ecb.europa.eu/stats/eurofxref',
      ECB_DATA_URL: 'https://data-api.ecb.europa.eu/service/data',
      ESMA_URL: 'https://registers.esma.europa.eu/solr/esma_registers_firds_files',
      GLEIF_URL: 'https://api.gleif.org/api/v1',
      GLEIF_MAPPING_URL: 'https://mapping.gleif.org/api/v2',
      LOG_LEVEL: 'info',
    })
  })

  test.each([
    ['PORT', '8080', 8080],
    ['METRICS_PORT', '9464', 9464],
    ['SHUTDOWN_DELAY_SECONDS', '5', 5],
    ['RATE_LIMIT_UNITS', '0', 0],
    ['PUBLIC_BASE_URL', 'https://depot.example/tools/', 'https://depot.example/tools'],
    ['IMPRINT_URL', 'https://operator.example/imprint/', 'https://operator.example/imprint/'],
    ['PRIVACY_URL', 'http://operator.example/privacy?lang=de', 'http://operator.example/privacy?lang=de'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, 2001:db8::/32,192.0.2.7', ['10.0.0.0/8', '2001:db8::/32', '192.0.2.7']],
    ['REDIS_URL', 'redis://127.0.0.1:6379', 'redis://127.0.0.1:6379'],
    ['DATABASE_URL', 'file:./data.db', 'file:./data.db'],
    ['DATABASE_URL', 'postgres://db.example/depot', 'postgres://db.example/depot'],
    ['DEPOTKIT_BUNDLE', 'none', 'none'],
    ['SEC_CONTACT', 'Example Ltd data@example.org', 'Example Ltd data@example.org'],
    ['SEC_URL', 'http://mirror.example/sec/', 'http://mirror.example/sec'],
  ] as const)('%s=%s is read', (name, text, value) => {
    expect(readConfig({ [name]: text })).toMatchObject({ [name]: value })
  })

  test('updates need a database to write into', () => {
    expect(readConfig({ DATA_UPDATE_HOURS: '24', DATABASE_URL: 'file:./data.db' }).DATA_UPDATE_HOURS).toBe(24)
    expect(() => readConfig({ DATA_UPDATE_HOURS: '24' })).toThrow('DATA_UPDATE_HOURS: a whole number from 0 to 500, with a DATABASE_URL')
  })

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', REDIS_URL: ' ' })).toEqual(readConfig({}))
    expect(readConfig({ PORT: ' 8080\n', LOG_LEVEL: 'warn ' })).toMatchObject({ PORT: 8080, LOG_LEVEL: 'warn' })
  })

  test.each([
    ['DATA_SETS', 'esma-funds,everything', 'sets that an update fetches besides'],
    ['SEC_CONTACT', 'nobody', 'a name and an e-mail address, in at most 100 plain characters'],
    ['SEC_CONTACT', 'a@example.org\r\nx-header: 1', 'a name and an e-mail address'],
    ['ECB_URL', 'ftp://ecb.example', 'an address that begins with http:// or https://'],
    ['PORT', '80 80', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '3e3', 'a whole number from 0 to 65535'],
    ['METRICS_PORT', 'yes', 'a whole number from 1 to 65535'],
    ['SHUTDOWN_DELAY_SECONDS', '301', 'a whole number from 0 to 300'],
    ['RATE_LIMIT_UNITS', 'many', 'a whole number from 0 to 1000000'],
    ['MAX_HOLDINGS', '24', 'a whole number from 25 to 200'],
    ['MAX_HOLDINGS', '201', 'a whole number from 25 to 200'],
    ['MAX_HOLDINGS', 'many', 'a whole number from 25 to 200'],
    ['REQUEST_LIMIT', '-1', 'a whole number from 0 to 1000000'],
    ['RATE_LIMIT_WINDOW_SECONDS', '86401', 'a whole number from 1 to 86400'],
    ['PUBLIC_BASE_URL', 'depot.example', 'an address that begins with http:// or https://'],
    ['PUBLIC_BASE_URL', 'javascript:secret', 'an address that begins with http:// or https://'],
    ['IMPRINT_URL', '/imprint', 'an address that begins with http:// or https://'],
    ['PRIVACY_URL', 'javascript:alert(1)', 'an address that begins with http:// or https://'],
    ['TRUSTED_PROXIES', 'true', 'addresses or CIDR ranges with commas between them'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'addresses or CIDR ranges with commas between them'],
    ['REDIS_URL', 'http://redis.example', 'redis://... or rediss://...'],
    ['DATABASE_URL', 'mysql://secret@db.example', 'file:<path> or postgres://...'],
    ['FMP_URL', 'provider.example', 'an address that begins with http:// or https://'],
    ['LOG_LEVEL', 'loud', 'one of trace, debug, info, warn, error, fatal, silent'],
  ])('%s=%s stops the start with what is allowed, not with its value', (name, text, allowed) => {
    const attempt = (): unknown => readConfig({ [name]: text })
    expect(attempt).toThrow(ConfigError)
    expect(attempt).toThrow(`${name}: ${allowed}`)
    expect(attempt).not.toThrow(text)
  })

  test('every wrong variable is named once, one a line', () => {
    expect(() => readConfig({ PORT: 'x', TRUSTED_PROXIES: 'a,b', LOG_LEVEL: 'x' })).toThrow(/^PORT: .*\nTRUSTED_PROXIES: .*\nLOG_LEVEL: .*$/)
  })

  test.each(settings)('%s says what it may be', (name) => {
    expect(new ConfigError([name]).message).toMatch(/^[A-Z_]+: \w/)
    expect(new ConfigError([name]).message).not.toContain('is wrong')
  })
})

import { describe, expect, test } from 'vitest'
import { targetOf } from '../../../core/contract/target'

describe('a request target', () => {
  test.each([
    ['/', '/', ''],
    ['/trpc/analyze.overlap', '/trpc/analyze.overlap', ''],
    ['/trpc/analyze.overlap,calculators.compare?batch=1', '/trpc/analyze.overlap,calculators.compare', 'batch=1'],
    ['/trpc/analyze.overlap%2Ccalculators.compare', '/trpc/analyze.overlap%2Ccalculators.compare', ''],
    ['/docs/', '/docs', ''],
    ['/a?', '/a', ''],
    ['/a?b?c/../d%2e', '/a', 'b?c/../d%2e'],
    ['/a?input={"id":[1]}|^`', '/a', 'input={"id":[1]}|^`'],
    ['/stra%C3%9Fe', '/stra%C3%9Fe', ''],
    ['/.well-known/security.txt', '/.well-known/security.txt', ''],
    ['/a..b/...', '/a..b/...', ''],
  ])('%s is read', (url, path, search) => {
    expect(targetOf(url)).toEqual({ path, search })
  })

  test.each([
    '', '*', 'trpc', '//host/trpc', '//', 'http://host/trpc', '/a#b', '/a?b#c', '/a#?b', '/a\\b', '/a\\..\\b', '/a/../b', '/a/..', '/./a', '/a/.', '/a/%2e%2e/b', '/a/%2E./b', '/%61', '/a%2Db', '/a%7E', '/a%5f', '/%39',
    '/a%', '/a%2', '/a%zz', '/a%E0%A4', '/a%FF', '/ä', '/a?ä', '/a b', '/a"b', '/a<b>', '/a\u0000', '/a\u007f', '/a{b}', '/a|b', '/a^b', '/a`b', '/[a]',
  ])('%s is in no normal form', (url) => {
    expect(targetOf(url)).toBeNull()
  })

  test('a URL parser and ours read the same path and query', () => {
    for (const url of ['/', '/a/b?c=d', '/a,b;c=1/%2F%5C/x?y=%2e%2e', "/!$&'()*+,;=:@", '/a//b', '/a?x=a+b&x=%20']) {
      const { pathname, search } = new URL(`http://host${url}`)
      const target = targetOf(url)
      expect([target?.path, target?.search]).toEqual([pathname, search.slice(1)])
    }
  })
})

/** What is charged is what runs, however a target is written: requests go out as bytes, since HTTP clients tidy targets up. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Procedure } from '../../../core/operations/define'
import { procedures } from '../../../core/registry/procedures'
import type * as Run from '../../../core/operations/run'
import { sendRaw, startApp, type Running } from '../support'

const ran = vi.hoisted(() => ({ units: 0, calls: 0 }))

vi.mock('../../../core/operations/run', async (load) => {
  const real = await load<typeof Run>()
  const noted = (procedure: Procedure, input: unknown): void => {
    ran.units += procedure.cost(input)
    ran.calls += 1
  }
  const run: typeof Run.run = (procedure, input, context) => {
    noted(procedure, input)
    return real.run(procedure, input, context)
  }
  const perform: typeof Run.perform = (procedure, input, context) => {
    noted(procedure, input)
    return real.perform(procedure, input, context)
  }
  return { ...real, run, perform }
})

let app: Running
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_UNITS: '1000000' })
})
afterAll(() => app.stop(100))

async function unitsTaken(): Promise<number> {
  const { text } = await app.get('/metrics')
  const lines = [...text.matchAll(/^depotkit_rate_units_total\{.*outcome="granted"\} (\d+)$/gm)]
  return lines.reduce((sum, [, units]) => sum + Number(units), 0)
}

const scenario = (id: string) => ({ id, inputs: {} })
const inputs: object[] = [{}, { calculator: 'notgroschen', scenarios: [scenario('a'), scenario('b'), scenario('c')] }, { holdings: [{ assetClass: 'cash', currency: 'EUR', weight: 1 }] }, { nothing: 1 }]

const names = [...procedures.map(({ group, name }) => `${group}.${name}`), 'calculators.catalog', 'analyze.catalog', 'analyze.describe', 'nothing', 'calculators.nothing', '', '__proto__']
const separators = [',', '%2C', '%2c', '/', '%2F', ';', '&', '\\', '%5C', '#', '?', '%3F', '%23', '%00', '.', '%2e']
const before = ['/trpc/', '/trpc//', '//trpc/', '/trpc/./', '/trpc/../trpc/', '/trpc/x/../', '/trpc/%2e%2e/trpc/', '/trpc\\..\\trpc\\', '/%74rpc/', '/TRPC/', 'http://127.0.0.1/trpc/', 'http:///trpc/', '/api/../trpc/', '/trpc/;']
const after = ['', '?batch=1', '?batch=1#', '#?batch=1', '?batch=1&batch=0', '?batch=0&batch=1', '?batch=%31', '?BATCH=1', '?batch[]=1', '?batch=1&input=%7B%7D', '?input=%7B%7D', '?input={}', '/?batch=1', '/', '%3Fbatch=1', '\\?batch=1', '?x=/trpc/calculators.compare&batch=1', '?;batch=1', '??batch=1']

/** Mostly the usual form with one or two oddities. */
const mostly = (usual: string, odd: readonly string[]) => fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: fc.constantFrom(...odd) })

const targets = fc
  .tuple(mostly('/trpc/', before), fc.array(fc.tuple(fc.constantFrom(...names), mostly(',', separators)), { minLength: 1, maxLength: 5 }), mostly('?batch=1', after))
  .map(([head, parts, tail]) => head + parts.map(([name, separator], index) => name + (index + 1 < parts.length ? separator : '')).join('') + tail)

const bodies: fc.Arbitrary<object> = fc.oneof(fc.constantFrom(...inputs), fc.array(fc.constantFrom(...inputs), { maxLength: 5 }).map((list) => ({ ...list })))

const requestOf = (method: string, target: string, body: object): string => {
  const text = method === 'POST' ? JSON.stringify(body) : ''
  return `${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

/** Results and errors of single calls in an answer. */
function callsIn(text: string): number {
  const body: unknown = JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))
  return Array.isArray(body) ? body.length : 1
}

test('every mutated target takes the units of what it makes run', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('POST', 'GET'), targets, bodies, async (method, target, body) => {
      const known = await unitsTaken()
      Object.assign(ran, { units: 0, calls: 0 })
      const answer = await sendRaw(app.port, requestOf(method, target, body))
      const taken = (await unitsTaken()) - known
      expect(taken).toBeGreaterThanOrEqual(1)
      const others = ran.calls > 0 || /^HTTP\/1\.1 20/.test(answer) ? callsIn(answer) - ran.calls : 0 // reads, unknown ones, invalid ones
      expect(taken).toBeGreaterThanOrEqual(ran.units + others)
      if (ran.calls > 0 && others === 0) expect(taken).toBe(ran.units)
    }),
    { numRuns: 300, examples: [
      ['POST', `/trpc/${Array(250).fill('calculators.catalog').join(',')}?batch=1#`, {}],
      ['GET', `/trpc/${Array(250).fill('calculators.catalog').join(',')}?batch=1#`, {}],
      ['POST', '/trpc/x/../calculators.notgroschen', {}],
      ['POST', '/trpc//calculators.notgroschen', {}],
      ['POST', '/trpc/analyze\\..\\calculators.notgroschen', {}],
      ['POST', '/trpc/%2e%2e/trpc/calculators.compare', inputs[1] ?? {}],
      ['POST', '/trpc/calculators.compare#?batch=1', inputs[1] ?? {}],
      ['POST', '/trpc/calculators.compare%2Ccalculators.compare?batch=1', { 0: inputs[1], 1: inputs[1] }],
    ] },
  )
})

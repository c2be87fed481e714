/** A goal that is never reached: every front says so before it says a number of months, and none shows today as the day. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '../server/cli/support'
import { startService, stopServices, type Service } from '../support/built'

let service: Service
beforeAll(async () => {
  service = await startService({ DEPOTKIT_BUNDLE: 'none' })
})
afterAll(stopServices)

const goals = [
  { slug: 'notgroschen', tool: 'calculateNotgroschen', inputs: { monthlySavingsCapacity: 0 } },
  { slug: 'eigenkapital', tool: 'calculateEigenkapital', inputs: { monthlySavingsCapacity: 0 } },
] as const

const post = async (path: string, body: object): Promise<string> =>
  (await fetch(`${service.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }, body: JSON.stringify(body) })).text()

/** Where a text stands; fails where it does not. */
function placeOf(text: string, part: string): number {
  expect(text).toContain(part)
  return text.indexOf(part)
}

const unreachable = '"targetUnreachable":true'

test.each(goals)('$slug over REST, tRPC and as JSON of the command line', async ({ slug, inputs }) => {
  const { out } = await runCli(['calc', slug, '--monthlySavingsCapacity', '0', '--json'])
  for (const text of [await post(`/api/v1/public/calculators/${slug}`, { inputs }), await post(`/trpc/calculators.${slug}`, { inputs }), out.replace(/": /g, '":')]) {
    expect(placeOf(text, unreachable)).toBeLessThan(placeOf(text, '"monthsToTarget"'))
  }
})

test.each(goals)('$slug in a comparison', async ({ slug, inputs }) => {
  const text = await post('/api/v1/public/calculators/compare', { calculator: slug, scenarios: [{ id: 'a', inputs }, { id: 'b', inputs }] })
  expect(placeOf(text, unreachable)).toBeLessThan(placeOf(text, '"monthsToTarget"'))
})

/** The figures of a result from the goal on. */
const afterGoal = (text: string): string => text.slice(text.indexOf('Target out of reach')).split('\n\n')[0] ?? ''

const today = (): RegExp => new RegExp(new Date().toISOString().slice(0, 10))

test.each(goals)('$slug for assistants, in words and as data', async ({ tool, inputs }) => {
  const { result } = JSON.parse(await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: { inputs } } }))
  const [{ text }] = result.content as [{ text: string }]
  expect(placeOf(text, 'Target out of reach: yes')).toBeLessThan(placeOf(text, 'Time to the target: not within 50 years'))
  expect(afterGoal(text)).not.toMatch(today())
  const data = JSON.stringify(result.structuredContent)
  expect(placeOf(data, unreachable)).toBeLessThan(placeOf(data, '"monthsToTarget"'))
})

test.each(goals)('$slug as a table of the command line', async ({ slug }) => {
  const { exitCode, out } = await runCli(['calc', slug, '--monthlySavingsCapacity', '0'])
  expect(exitCode).toBe(0)
  const text = out.replace(/(\S) {2,}/g, '$1  ')
  expect(placeOf(text, 'Target out of reach  yes')).toBeLessThan(placeOf(text, 'Time to the target  not within 50 years'))
  expect(afterGoal(text)).not.toMatch(today())
})

test.each([
  ['en', 'not within 50 years'],
  ['de', 'nicht innerhalb von 50 Jahren'],
])('on the page (%s)', async (locale, never) => {
  for (const { slug } of goals) {
    const html = await (await fetch(`${service.url}/calculators/${slug}?monthlySavingsCapacity=0&locale=${locale}`)).text()
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
    expect(shown).toContain(never)
    expect(shown).not.toMatch(/[^\d.,]0 (?:months|Monate)/)
  }
})

import { expect, it } from 'vitest'
import { procedures } from '../../../core/registry/procedures'
import { run } from '../../../core/operations/run'
import { hintsFor } from '../../../server/mcp/tools/list'
import { operationCall } from '../../../server/mcp/tools/tool-call'
import { processorMs } from '../../support/processor'
import { emptyReference } from '../support'

const context = { now: '2026-11-20T12:00:00.000Z', baseUrl: 'http://localhost', reference: { open: async () => emptyReference } }

async function hints(name: string, body: unknown): Promise<string[]> {
  const procedure = procedures.find(({ operationId }) => operationId === name)
  if (procedure === undefined) throw new Error(`no operation ${name}`)
  const outcome = await run(procedure, body, context)
  if (outcome.ok) throw new Error('the call was not refused')
  return hintsFor(procedure, outcome.error)
}

it.each<[string, string, unknown, string[]]>([
  ['fields of a calculation beside its inputs', 'calculateVorabpauschale', { wert_jahresende: 11_500, wert_jahresanfang: 10_000 }, ['Put `wert_jahresende`, `wert_jahresanfang` into `inputs`: {"inputs": {"wert_jahresende": ...}}.']],
  ['a field in another spelling', 'calculateVorabpauschale', { inputs: { wertJahresende: 11_500 } }, ['Did you mean `wert_jahresende`?']],
  ['a field of a portfolio with a letter missing', 'analyzePublicPortfolio', { holdngs: [] }, ['Did you mean `holdings`?']],
  ['a field that nothing is like', 'calculateVorabpauschale', { inputs: { qqq: 'secret' } }, []],
  ['a wrong value', 'analyzePublicPortfolio', { holdings: [{ isin: 'secret', weight: 1 }] }, []],
])('says for %s how the call would be right', async (_what, name, body, expected) => {
  expect(await hints(name, body)).toEqual(expected)
})

it('compares no name that is longer than any: one message would hold up the service for seconds', async () => {
  const long = 'Ж'.repeat(7_000)
  const begin = processorMs()
  expect(operationCall('runOperation', { operation: long })).toMatchObject({ hints: [] })
  expect(await hints('calculateVorabpauschale', { [long]: 1 })).toEqual([])
  expect(processorMs() - begin).toBeLessThan(500)
})

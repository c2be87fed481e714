import { expect, it } from 'vitest'
import { run } from '../../../core/operations/run'
import { procedures } from '../../../core/registry/procedures'
import { context } from '../../support/context'

/** A list of which nobody may look at a single entry. */
const unread = (count: number): unknown[] =>
  new Proxy(Array.from({ length: count }), {
    get: (list, key) => {
      if (key === 'length') return list.length
      throw new Error('an entry was looked at')
    },
  })

const procedure = (id: string) => {
  const found = procedures.find((each) => each.namespace === 'portfolio-analysis' && each.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

it.each([
  ['allocation', (holdings: unknown) => ({ holdings, x: 1 }), ['holdings']],
  ['compare', (holdings: unknown) => ({ before: { holdings: [] }, after: { holdings } }), ['after', 'holdings']],
  ['historical-replay', (holdings: unknown) => ({ portfolio: { holdings } }), ['portfolio', 'holdings']],
])('a list of holdings that is too long is refused by its length alone: %s', async (id, body, path) => {
  for (const [count, most] of [[26, undefined], [8000, undefined], [61, 60]] as const) {
    const outcome = await run(procedure(id), body(unread(count)), { ...context, maxHoldings: most })
    expect(outcome).toMatchObject({ ok: false, error: { code: 'invalid_request', details: [{ path, code: 'too_big', message: `At most ${most ?? 25} holdings` }] } })
  }
})

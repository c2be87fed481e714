/** The plain view of analyses and sections: every field by its name, every number, and what null means. */
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { run } from '../../../../core/operations/run'
import { portfolioProcedures } from '../../../../core/registry/portfolio-procedures'
import { analyses, sections } from '../../../../core/registry/registry'
import { isRecord, type Fields } from '../../../../core/values/record'
import { createLocalClient } from '../../../../sdk/local'
import { showIn } from '../../../../server/pages/portfolio/context'
import { PlainFields } from '../../../../server/pages/portfolio/plain/fields'
import { knownAnalysis, knownSection } from '../../../../server/pages/portfolio/plain/known'
import { reference } from '../../data/embedded-book'

const { analyze } = createLocalClient()

/** What an example of an operation gives on the embedded data. */
async function answerOf(id: string): Promise<unknown> {
  const procedure = portfolioProcedures.find((each) => each.id === id)
  const outcome = procedure === undefined ? null : await run(procedure, procedure.example, { now: '2026-11-22T12:00:00Z', baseUrl: '', reference: { open: async () => reference } })
  return outcome?.ok === true ? outcome.data : null
}

const memberOf = (value: unknown, ...path: string[]): unknown => path.reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)

const html = async (id: string, data: Fields, isSection: boolean): Promise<string> =>
  renderToString(h(PlainFields, { value: data, given: isSection ? await knownSection(analyze, id) : (await knownAnalysis(analyze, id)).data, show: showIn('de', 'EUR') }))

/** Names of fields as programs know them. */
const keysIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(keysIn) : isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => [...(/[a-z][A-Z]/.test(key) ? [key] : []), ...keysIn(inner)]) : []

const modules = [...sections.map(({ id }) => [id, true] as const), ...analyses['portfolio-analysis'].filter(({ id }) => id !== 'compare').map(({ id }) => [id, false] as const)]

test.each(modules)('%s is drawn in words', async (id, isSection) => {
  const answer = await answerOf(id)
  const data = isSection ? memberOf(answer, 'analyses', id, 'data') : memberOf(answer, 'analysis', 'data')
  if (!isRecord(data)) throw new Error('there is nothing to draw')
  const drawn = await html(id, data, isSection)
  expect(drawn).toContain('<data')
  expect(keysIn(data).filter((key) => new RegExp(`\\b${key}\\b`).test(drawn))).toEqual([])
})

test('an amount, a share and what is missing are written as people write them', async () => {
  const row = { year: 1, contributions: 0, valueWithoutFees: 0, valueWithFees: 0, feeDrag: 0 }
  const drawn = await html('cost-drag', { model: 'monthly_compounding_fee_on_total', finalValueWithoutFees: 1234.5, feeDragFraction: null, yearly: [row] }, false)
  expect(drawn.replaceAll(/\s/g, ' ')).toContain('1.234,50 €')
  expect(drawn).toContain('der Wert ohne Kosten ist 0')
  expect(drawn).toContain('Jahr für Jahr')
})

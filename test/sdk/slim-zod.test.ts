/** A single calculator's build has a slim stand-in for zod: it must accept, fill in and refuse as zod does. */
import { build } from 'esbuild'
import fc from 'fast-check'
import { fileURLToPath } from 'node:url'
import type * as z from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CalculationModel } from '../../core/operations/define'
import { camelCase } from '../../core/values/names'
import { calculators } from '../../core/registry/registry'

const root = fileURLToPath(new URL('../../', import.meta.url))
const modules: readonly CalculationModel[] = calculators
let slim: Record<string, CalculationModel>

/** All calculators in one module, built like single ones. */
async function buildSlim(): Promise<Record<string, CalculationModel>> {
  const contents = modules.map(({ id: slug }) => `export { ${camelCase(slug)} } from './core/calculators/${slug}/model'`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true, format: 'esm', write: false, logLevel: 'silent',
    plugins: [{ name: 'slim-zod', setup: ({ onResolve }) => onResolve({ filter: /^zod$/ }, () => ({ path: `${root}sdk/local/slim-zod.ts` })) }],
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`)
}

beforeAll(async () => {
  slim = await buildSlim()
})

const slimOf = ({ id: slug }: CalculationModel): CalculationModel => {
  const found = slim[camelCase(slug)]
  if (found === undefined) throw new Error(`no ${slug}`)
  return found
}

it('says what is wrong in plain words', () => {
  const said = slim['etfSparplan']?.inputs.safeParse({ years: 50, annual_return: 'x', monthly_rate: -1, include_tax_drag: 1, nonsense: 2 })
  expect(said?.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).sort()).toEqual([
    ': Unknown field', 'annual_return: Must be a number, not text', 'include_tax_drag: Must be true or false', 'monthly_rate: Must be at least 0', 'years: Must be at most 40',
  ])
})

/** What a schema says of a value, without the wording. */
function verdict(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { data: parsed.data }
  return { issues: parsed.error.issues.map(({ path, code }) => `${path.map(String).join('.')} ${code}`) }
}

describe.each(modules.map((module) => [module.id, module] as const))('%s', (_slug, module) => {
  const context = { asOf: '2026-11-20', locale: 'de' } as const

  it('computes the same for its example and its defaults', () => {
    for (const given of [module.example, {}]) {
      const inputs = slimOf(module).inputs.parse(given)
      expect(inputs).toEqual(module.inputs.parse(given))
      expect(slimOf(module).compute(inputs, context)).toEqual(module.compute(module.inputs.parse(given), context))
    }
  })

  it('judges any value of any field alike', () => {
    const defaults: Record<string, unknown> = { ...Object(module.inputs.parse({})), isin: 'US0378331005' }
    const field = fc.constantFrom(...Object.keys(defaults), 'nonsense')
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.integer({ min: -2, max: 3000 }),
      fc.double({ min: -1, max: 2e8, noNaN: true }),
      fc.constantFrom(...Object.values(defaults), Number.NaN, Infinity, undefined, '2026-02-30', 100_000_000, 100_000_001),
      fc.record({ bundesland: fc.constantFrom('Bayern', 'Atlantis', null), kirchensteuer: fc.boolean(), filing_status: fc.constantFrom('single', 'x') }, { requiredKeys: [] }),
    )
    fc.assert(
      fc.property(field, value, (name, given) => {
        expect(verdict(slimOf(module).inputs, { [name]: given })).toEqual(verdict(module.inputs, { [name]: given }))
      }),
      { numRuns: 300 },
    )
  })
})

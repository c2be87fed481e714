/** The type test that holds the printed types to the schemas, both ways. */
import { camelCase, pascalCase } from '../../core/values/names'
import type { DepotTaxModule } from '../../core/depot-tax/module'
import type { Analysis, Calculator, SnapshotSection } from '../../core/operations/define'
import { snapshotRequest } from '../../core/portfolio/schemas/request'

const helpers = `/**
 * Readonly lists become plain, a union that narrows on \`status\` becomes the one object of its schema, and a number is
 * a number: years that a schema takes from a table are printed one by one. The analyses of a snapshot are left to the
 * checks of each section.
 */
type Plain<T> = [T] extends [{ status: string; reasons: readonly string[]; data: unknown }]
  ? { status: T['status']; reasons: T['reasons'][number][]; data: Plain<T['data']> }
  : Shape<T>
type Shape<T> = T extends number ? number : T extends readonly (infer E)[] ? Plain<E>[] : T extends object ? { [K in keyof T as Exclude<K, 'analyses'>]: Plain<T[K]> } : T

type Same<A, B> = (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false
type Check<T extends true> = T

/** The frame around results; what it frames is checked for each of them. */
type Frame<T> = Omit<T, 'analysis' | 'inputs' | 'result'>
`

const importLine = (names: string, path: string): string => `import type { ${names} } from '${path}'`

/** A capability and a slug are texts to the schemas, which are made for any of them. */
const frames = [
  '  Check<Same<Frame<Sdk.Standalone<string, never>>, Frame<z.output<ReturnType<typeof analysisResponse>>>>>,\n',
  '  Check<Same<Frame<Sdk.Calculation<string, never, never>>, Frame<z.output<ReturnType<typeof calculatorResponse>>>>>,\n',
  '  Check<Same<Frame<Sdk.DepotTaxCalculation<string, never, never>>, Frame<z.output<ReturnType<typeof depotTaxResponse>>>>>,\n',
].join('')

interface Pair {
  printed: string
  schema: string
}

const line = ({ printed, schema }: Pair): string => `  Check<Same<Sdk.${printed}, ${schema}>>,\n`

/** Text of the type test. */
export function matchFile(
  sections: readonly SnapshotSection[],
  analyses: readonly Analysis[],
  calculators: readonly Calculator[],
  depotTax: readonly DepotTaxModule[],
): string {
  const imports = [
    importLine('calculatorResponse', '../../core/operations/calculator-procedure'),
    importLine('depotTaxResponse', '../../core/depot-tax/operations'),
    importLine('analysisResponse', '../../core/operations/analysis-procedure'),
    importLine('snapshotResponse', '../../core/portfolio/snapshot/snapshot'),
    importLine('snapshotRequest', '../../core/portfolio/schemas/request'),
    ...sections.map(({ id }) => importLine(camelCase(id), `../../core/portfolio/sections/${id}/model`)),
    ...analyses.map(({ id }) => importLine(camelCase(id), `../../core/portfolio/analyses/${id}/model`)),
    ...calculators.map(({ slug }) => importLine(camelCase(slug), `../../core/calculators/${slug}/model`)),
    ...depotTax.map(({ id }) => importLine(camelCase(id), `../../core/depot-tax/${id}/model`)),
  ]
  const pairs: Pair[] = [
    { printed: 'SnapshotRequest', schema: 'z.input<typeof snapshotRequest>' },
    { printed: 'Snapshot', schema: 'z.output<typeof snapshotResponse>' },
    ...sections.map(({ id }) => ({ printed: `${pascalCase(id)}Result`, schema: `z.output<typeof ${camelCase(id)}.data>` })),
    ...analyses.flatMap((analysis) => analysisPairs(analysis)),
    ...calculators.flatMap(({ slug }) => modelPairs(slug, '')),
    ...depotTax.flatMap(({ id }) => modelPairs(id, 'DepotTax')),
  ]
  return [
    "import type * as z from 'zod'",
    ...imports,
    "import type * as Sdk from '../../sdk/generated/types'",
    '',
    helpers,
    '/** Each line is a compile error when the printed type and the schema differ. */',
    `export type Checks = [\n${frames}${pairs.map(line).join('')}]`,
    '',
  ].join('\n')
}

function analysisPairs(analysis: Analysis): Pair[] {
  const name = pascalCase(analysis.id)
  const module = camelCase(analysis.id)
  const result = { printed: `${name}Result`, schema: `z.output<typeof ${module}.data>` }
  return analysis.request === snapshotRequest ? [result] : [{ printed: `${name}Request`, schema: `z.input<typeof ${module}.request>` }, result]
}

function modelPairs(slug: string, prefix: string): Pair[] {
  const name = `${prefix}${pascalCase(slug)}`
  const module = camelCase(slug)
  return [
    { printed: `${name}Inputs`, schema: `z.input<typeof ${module}.inputs>` },
    { printed: `${name}NormalizedInputs`, schema: `z.output<typeof ${module}.inputs>` },
    { printed: `${name}Result`, schema: `z.output<typeof ${module}.result>` },
  ]
}

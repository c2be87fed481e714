/** The type test that holds the printed types to the schemas, both ways. */
import { camelCase, pascalCase } from '../../core/values/names'
import { calculationNamespaces, type CalculationNamespace } from '../../core/contract/namespaces'
import type { Analysis, CalculationModule } from '../../core/operations/define'
import type { SnapshotSection } from '../../core/portfolio/book/define-section'
import { snapshotRequest } from '../../core/portfolio/schemas/request'
import { prefixOf } from './groups'

// Names of types that are made from names of fields.

/** `shared_holdings` and `sharedHoldings` become `SharedHoldings`. */
export const typeName = (field: string): string =>
  field.replace(/(?:^|[-_])([a-zA-Z0-9])/g, (_match, letter: string) => letter.toUpperCase())

/** Roots whose own kind says nothing about what is in their lists. */
const withoutKind = (name: string): string => name.replace(/(Result|Frame)(?=[A-Z])/, '').replace(/Inputs(?=[A-Z])/, 'Input')

/** Name of one entry of a list: `OverlapResultPairs` holds `OverlapPair`. */
export function singular(list: string): string {
  const name = withoutKind(list)
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y')
  return /[^is]s$/.test(name) ? name.slice(0, -1) : `${name}Entry`
}

const helpers = `/**
 * Readonly lists become plain, and a number is a number: years that a schema takes from a table are printed one by one.
 * The analyses of a snapshot are left to the checks of each section.
 */
type Plain<T> = T extends number ? number : T extends readonly (infer E)[] ? Plain<E>[] : T extends object ? { [K in keyof T as Exclude<K, 'analyses'>]: Plain<T[K]> } : T

type Same<A, B> = (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false
type Check<T extends true> = T

/** The frame around results; what it frames is checked for each of them. */
type Frame<T> = Omit<T, 'analysis' | 'inputs' | 'result'>
`

const importLine = (names: string, path: string): string => `import type { ${names} } from '${path}'`

/** A capability and a slug are texts to the schemas, which are made for any of them. */
const frames = [
  '  Check<Same<Sdk.Analysis<1, 2>, z.output<ReturnType<typeof analysisSchema<z.ZodLiteral<1>, z.ZodLiteral<2>>>>>>,\n',
  '  Check<Same<Frame<Sdk.Standalone<string, never>>, Frame<z.output<ReturnType<typeof analysisResponse>>>>>,\n',
  ...calculationNamespaces.map((namespace) =>
    `  Check<Same<Frame<Sdk.${prefixOf(namespace)}Calculation<string, never, never>>, Frame<z.output<ReturnType<typeof calculationResponse<'${namespace}'>>>>>>,\n`),
].join('')

interface Pair {
  printed: string
  schema: string
}

/** What the test calls a model: its id alone may be a word of the language, as `return` is. */
const modelName = (id: string): string => `${camelCase(id)}Model`

const line = ({ printed, schema }: Pair): string => `  Check<Same<Sdk.${printed}, ${schema}>>,\n`

/** The calculations of an interface, and what the names of their types begin with. */
export interface CalculationsOf {
  namespace: CalculationNamespace
  prefix: string
  modules: readonly CalculationModule[]
}

/** Text of the type test. */
export function matchFile(
  sections: readonly SnapshotSection[],
  analyses: readonly Analysis[],
  calculations: readonly CalculationsOf[],
): string {
  const imports = [
    importLine('calculationResponse', '../../core/registry/calculation-procedure'),
    importLine('analysisResponse', '../../core/registry/analysis-procedure'),
    importLine('snapshotResponse', '../../core/portfolio/snapshot/snapshot'),
    importLine('analysisSchema', '../../core/contract/section'),
    importLine('snapshotRequest', '../../core/portfolio/schemas/request'),
    ...sections.map(({ id }) => importLine(camelCase(id), `../../core/portfolio/sections/${id}/model`)),
    ...analyses.map(({ id }) => importLine(camelCase(id), `../../core/portfolio/analyses/${id}/model`)),
    ...calculations.flatMap(({ namespace, modules }) => modules.map(({ id }) => importLine(`${camelCase(id)} as ${modelName(id)}`, `../../core/${namespace}/${id}/model`))),
  ]
  const pairs: Pair[] = [
    { printed: 'SnapshotRequest', schema: 'z.input<typeof snapshotRequest>' },
    { printed: 'Snapshot', schema: 'z.output<typeof snapshotResponse>' },
    ...sections.map(({ id }) => ({ printed: `${pascalCase(id)}Result`, schema: `z.output<typeof ${camelCase(id)}.data>` })),
    ...analyses.flatMap((analysis) => analysisPairs(analysis)),
    ...calculations.flatMap(({ prefix, modules }) => modules.flatMap(({ id }) => modelPairs(id, prefix))),
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

function modelPairs(id: string, prefix: string): Pair[] {
  const name = `${prefix}${pascalCase(id)}`
  const module = modelName(id)
  return [
    { printed: `${name}Inputs`, schema: `z.input<typeof ${module}.inputs>` },
    { printed: `${name}NormalizedInputs`, schema: `z.output<typeof ${module}.inputs>` },
    { printed: `${name}Result`, schema: `z.output<typeof ${module}.result>` },
  ]
}

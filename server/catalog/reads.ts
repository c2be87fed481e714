/** The reading operations of both interfaces: catalogs, descriptors and guides. */
import * as z from 'zod'
import type { Namespace, RunContext } from '../../core/procedure'
import { procedures } from '../../core/procedures'
import { pascalCase } from '../../core/names'
import { calculatorCatalog, calculatorDescriptor } from './calculators'
import { portfolioCatalog, portfolioDescriptor } from './portfolio'
import { calculatorCatalogSchema, calculatorDescriptorSchema, guideSchema, portfolioCatalogSchema, portfolioDescriptorSchema } from './schemas'
import type { Config } from '../config'
import { refuse } from '../failure'
import { guideOf } from './guide'
import { basePaths, namespaces } from '../paths'

/** What a read knows. */
export interface ReadContext extends RunContext {
  config: Config
}

/** One GET operation with an envelope. */
export interface Read {
  namespace: Namespace
  operationId: string
  path: string
  summary: string
  /** The capability or calculator that it describes. */
  id: string | null
  response: z.ZodType
  answer(context: ReadContext): unknown
}

const text = {
  'portfolio-analysis': { list: 'listPublicPortfolioAnalyses', describe: 'describePublicPortfolio', guide: 'getPublicPortfolioAnalysisGuide' },
  calculators: { list: 'listPublicCalculators', describe: 'describePublicCalculator', guide: 'getPublicCalculatorsGuide' },
} as const satisfies Record<Namespace, Record<string, string>>

/** Procedures with a descriptor of their own: not the one on the base path, not the comparison of calculators. */
const described = (namespace: Namespace) =>
  procedures.filter(
    (procedure) => procedure.namespace === namespace && procedure.id !== '' && !(namespace === 'calculators' && procedure.id === 'compare'),
  )

/** The catalog of an interface. */
export const catalogOf = (namespace: Namespace, context: ReadContext): unknown =>
  namespace === 'calculators' ? calculatorCatalog(context) : portfolioCatalog(context)

/** Input of the tRPC queries `describe`. */
export const descriptionRequest = z.strictObject({ id: z.string().max(64) })

/**
 * The descriptor of a capability or calculator.
 *
 * @throws Refusal `unknown_capability` or `unknown_calculator`
 */
export function describe(namespace: Namespace, id: string, context: ReadContext): unknown {
  const procedure = described(namespace).find((candidate) => candidate.id === id)
  if (procedure === undefined) throw refuse(namespace === 'calculators' ? 'unknown_calculator' : 'unknown_capability')
  return namespace === 'calculators' ? calculatorDescriptor(procedure, context) : portfolioDescriptor(procedure, context)
}

const catalogRead = (namespace: Namespace): Read => ({
  namespace,
  operationId: text[namespace].list,
  path: basePaths[namespace],
  summary: 'Catalog of what is available',
  id: null,
  response: namespace === 'calculators' ? calculatorCatalogSchema : portfolioCatalogSchema,
  answer: (context) => catalogOf(namespace, context),
})

const guideRead = (namespace: Namespace): Read => ({
  namespace,
  operationId: text[namespace].guide,
  path: `${basePaths[namespace]}/guide`,
  summary: 'Usage guide with runnable examples',
  id: null,
  response: guideSchema,
  answer: (context) => guideOf(namespace, context.baseUrl),
})

const descriptorReads = (namespace: Namespace): Read[] =>
  described(namespace).map((procedure) => ({
    namespace,
    operationId: `${text[namespace].describe}${pascalCase(procedure.id)}`,
    path: procedure.path,
    summary: `Description and schemas: ${procedure.title.en}`,
    id: procedure.id,
    response: namespace === 'calculators' ? calculatorDescriptorSchema : portfolioDescriptorSchema,
    answer: (context) => describe(namespace, procedure.id, context),
  }))

/** All reads of both interfaces. */
export const reads: readonly Read[] = namespaces.flatMap((namespace) => [
  catalogRead(namespace),
  ...descriptorReads(namespace),
  guideRead(namespace),
])

/** The generated files of the SDK, by path. */
import * as z from 'zod'
import { camelCase, pascalCase } from '../../core/values/names'
import { snapshotResponse } from '../../core/portfolio/snapshot/snapshot'
import { allNamespaces, analysisNamespaces, calculationNamespaces, type AnalysisNamespace } from '../../core/contract/namespaces'
import { interfaces } from '../../core/described/interfaces'
import { allAnalyses, analyses, calculations, sections } from '../../core/registry/registry'
import type { Analysis, CalculationModule } from '../../core/operations/define'
import type { SnapshotSection } from '../../core/portfolio/book/define-section'
import { bucketWords, dimensionWords, fundCoverageWords, portfolioWords } from '../../core/portfolio/schemas/words'
import { snapshotWords } from '../../core/portfolio/snapshot/words'
import { snapshotRequest, valueSnapshot, weightSnapshot } from '../../core/portfolio/schemas/request'
import { taxProfile } from '../../core/law/kapitalertrag/tax-profile'
import { taxProfileWords } from '../../core/law/kapitalertrag/words'
import { analysisSchema } from '../../core/contract/section'
import packageFile from '../../package.json' with { type: 'json' }
import { Declarations } from './declare'
import { about, block, calculationFrame, calculationOperations, configuredFile, groupsBlock, member, namesFile, operationsType, prefixOf, told } from './groups'

/** The shapes around every result, which name their parts; a type test holds them to the schemas. */
const frame = `/** One analysis; it narrows on \`status\`. \`U\` is what an \`unavailable\` one still carries, where it carries anything. */
export type Analysis<D, U = null> = UsableAnalysis<D> | UnavailableAnalysis<U>

/** A snapshot with some of its analyses, by their ids: \`SnapshotOf<'overlap' | 'costs'>\`. */
export interface SnapshotOf<S extends keyof SectionData> extends SnapshotFrame {
  /** The analyses that were asked for. */
  analyses: { [K in S]: Analysis<SectionData[K]> }
}

/** A snapshot with all of its analyses. */
export type Snapshot = SnapshotOf<keyof SectionData>

/** Where portfolio results are explained. No link contains holdings or amounts. */
export interface PortfolioLinks {
  /** Page about the models and their sources. */
  documentation: string
  /** Catalog of the analyses. */
  catalog: string
}

/** Result of a standalone analysis. */
export interface Standalone<C extends string, A> {
  /** Version of the models; results of the same version are the same for the same data. */
  modelVersion: string
  /** Date-time of the request. */
  computedAt: string
  /** Currency of all amounts, three letters. */
  baseCurrency: string
  /** Id of the analysis. */
  capability: C
  /** Status, reasons and data. */
  analysis: A
  /** What the model takes for granted. */
  assumptions: string[]
  /** What the result does not say. */
  limitations: string[]
  /** Where the result is explained. */
  links: PortfolioLinks
}

/** An analysis as the types of clients know it. */
export interface AnalysisCall<I extends string, Q, R> {
  /** Id, as in paths. */
  id: I
  /** Body of a request. */
  request: Q
  /** What a call resolves to. */
  response: R
}

/** A calculation as the types of clients know it. */
export interface CalculationCall<I extends string, V, Q, R> {
  /** Id, as in paths. */
  id: I
  /** Inputs as given. */
  inputs: V
  /** Body of a request. */
  request: Q
  /** What a call resolves to. */
  response: R
}

/** A group of methods as the types of clients know it. */
export interface Group<O, C, I extends string, D> {
  /** What it computes, by the names of the methods. */
  operations: O
  /** What it offers, with schemas and examples. */
  catalog: C
  /** Ids of what it describes. */
  id: I
  /** Description of one of them. */
  descriptor: D
}`

const banner = '// Written by `npm run generate` from the schemas of the models. Do not edit.\n'

const allSections: readonly SnapshotSection[] = sections

/** The states of an analysis, with their data as parameters. */
function stateTypes(types: Declarations): void {
  const [data, rest] = [z.unknown(), z.unknown()]
  types.name(data, 'output', 'D')
  types.name(rest, 'output', 'U')
  const [usable, unavailable] = analysisSchema(data, rest).options
  types.add('Reason', usable.shape.reasons.element, 'output', { remark: 'Why a section is not complete' })
  types.add('UsableAnalysis<D>', usable, 'output', {
    remark: 'An analysis that has data',
    words: { status: told('`ok`: complete. `partial`: some of it is not known; `reasons` say why'), reasons: told('Why it is not complete; empty for `ok`'), data: told('The result') },
  })
  types.add('UnavailableAnalysis<U>', unavailable, 'output', {
    remark: 'An analysis of which nothing can be said',
    words: { status: told('Nothing can be said; `reasons` say why'), reasons: told('Why nothing can be said'), data: told('Null, or what can be said nevertheless; never a result to show') },
  })
}

function portfolioTypes(types: Declarations): void {
  types.add('WeightSnapshotRequest', weightSnapshot, 'input', { remark: 'A portfolio by weights that sum to 1', words: portfolioWords })
  types.add('ValueSnapshotRequest', valueSnapshot, 'input', { remark: 'A portfolio by values in the base currency', words: portfolioWords })
  types.add('SnapshotRequest', snapshotRequest, 'input', { remark: 'One complete portfolio: ISINs and cash', words: portfolioWords })
  for (const { id, data, words } of allSections) types.add(`${pascalCase(id)}Result`, data, 'output', { remark: `Data of the section ${id}`, words })
  types.name(snapshotResponse, 'output', 'Snapshot')
  types.add('SnapshotFrame', snapshotResponse.omit({ analyses: true }), 'output', { remark: 'What every snapshot says besides its analyses', words: snapshotWords })
  for (const { id, request, data, words } of allAnalyses) {
    if (request !== snapshotRequest) types.add(`${pascalCase(id)}Request`, request, 'input', { remark: `Request of ${id}`, words: words.request })
    types.add(`${pascalCase(id)}Result`, data, 'output', { remark: `Data of the analysis ${id}`, words: words.data })
  }
}

function calculationTypes(types: Declarations): void {
  types.add('TaxProfile', taxProfile, 'input', { remark: 'Personal facts that decide the tax on capital income', words: taxProfileWords.fields })
  types.add('NormalizedTaxProfile', taxProfile, 'output', { remark: 'A tax profile with all defaults', words: taxProfileWords.fields })
  for (const namespace of calculationNamespaces) {
    const modules: readonly CalculationModule[] = calculations[namespace]
    calculationFrame(types, namespace)
    for (const { id, inputs, result, words } of modules) {
      const name = `${prefixOf(namespace)}${pascalCase(id)}`
      types.add(`${name}Inputs`, inputs, 'input', { remark: `Inputs of ${id}; what may be left out takes its default`, words: words.inputs })
      types.add(`${name}NormalizedInputs`, inputs, 'output', { remark: `Inputs of ${id} with all defaults`, words: words.inputs })
      types.add(`${name}Result`, result, 'output', { remark: `Result of ${id}`, words: words.result })
    }
  }
}

/** Descriptors and catalogs, under the names that their schemas have in documents. */
function descriptionTypes(types: Declarations): void {
  for (const { descriptorSchema, catalogSchema } of allNamespaces.map((namespace) => interfaces[namespace])) {
    for (const schema of [descriptorSchema, catalogSchema]) {
      const { id = '', description = '' } = schema.meta() ?? {}
      types.add(id, schema, 'output', { remark: description.replace(/\.$/, '') })
    }
  }
}

function modelTypes(): string {
  const types = new Declarations({ Bucket: bucketWords('Key', 'Schlüssel', {}), Dimension: dimensionWords('Key', 'Schlüssel', {}), FundCoverage: fundCoverageWords })
  for (const add of [stateTypes, portfolioTypes, calculationTypes, descriptionTypes]) add(types)
  return types.text()
}

function sectionData(): string {
  const members = allSections.map((section) => member(section.id, `${pascalCase(section.id)}Result`, about(section)))
  return block('/** Data of the analyses of a snapshot, by their ids. */\nexport interface SectionData', members)
}

const standaloneMembers = (modules: readonly Analysis[]): string[] =>
  modules.map((analysis) => {
    const name = pascalCase(analysis.id)
    const request = analysis.request === snapshotRequest ? 'SnapshotRequest' : `${name}Request`
    const data = analysis.keepsData ? `${name}Result, ${name}Result` : `${name}Result`
    const type = `AnalysisCall<'${analysis.id}', ${request}, Standalone<'${analysis.id}', Analysis<${data}>>>`
    return member(camelCase(analysis.id), type, about(analysis))
  })

function snapshotMembers(): string[] {
  const snapshot = (id: string, response: string) => `AnalysisCall<'${id}', SnapshotRequest, ${response}>`
  const perSection = allSections.map((section) => member(camelCase(section.id), snapshot(section.id, `SnapshotOf<'${section.id}'>`), about(section)))
  return [member('snapshot', snapshot('snapshot', 'Snapshot'), '/** All analyses of a snapshot. */\n'), ...perSection]
}

const analysisOperations = (namespace: AnalysisNamespace): string =>
  block(`/** ${interfaces[namespace].name.en} by the name of the method. */\nexport interface ${operationsType(namespace)}`, [
    ...(namespace === 'portfolio-analysis' ? snapshotMembers() : []), ...standaloneMembers(analyses[namespace]),
  ])

/** Texts of all generated files. */
export const generatedFiles = (): Readonly<Record<string, string>> => ({
  'sdk/generated/types.ts': [
    banner, frame, modelTypes(), sectionData(), ...analysisNamespaces.map(analysisOperations), ...calculationNamespaces.map(calculationOperations), groupsBlock(),
  ].join('\n\n').replace('\n\n\n', '\n\n') + '\n',
  'sdk/generated/names.ts': `${banner}\n${namesFile(packageFile.version)}`,
  'sdk/configured.ts': `${banner}\n${configuredFile()}`,
})

/** The generated files of the SDK, by path. */
import * as z from 'zod'
import { camelCase, pascalCase } from '../../core/values/names'
import { snapshotResponse } from '../../core/portfolio/snapshot/snapshot'
import { procedures } from '../../core/registry/procedures'
import { allNamespaces, calculationNamespaces } from '../../core/contract/namespaces'
import { interfaces } from '../../core/described/interfaces'
import { analyses, calculations, calculators, sections } from '../../core/registry/registry'
import type { Analysis, Calculator } from '../../core/operations/define'
import type { SnapshotSection } from '../../core/portfolio/book/define-section'
import { bucketWords, dimensionWords, fundCoverageWords } from '../../core/portfolio/schemas/words'
import { portfolioWords } from '../../core/portfolio/schemas/frame-words'
import { snapshotWords } from '../../core/portfolio/snapshot/words'
import { snapshotRequest, valueSnapshot, weightSnapshot } from '../../core/portfolio/schemas/request'
import { taxProfile } from '../../core/law/kapitalertrag/tax-profile'
import { taxProfileWords } from '../../core/law/kapitalertrag/words'
import { analysisSchema } from '../../core/contract/section'
import type { Text } from '../../core/values/text'
import type { FieldWords } from '../../core/wording/field-words'
import packageFile from '../../package.json' with { type: 'json' }
import { Declarations } from './declare'
import { frame } from './frame'
import { comment } from './print'
import { matchFile, type CalculationsOf } from './match'

const banner = '// Written by `npm run generate` from the schemas of the models. Do not edit.\n'

const allSections: readonly SnapshotSection[] = sections
const allAnalyses: readonly Analysis[] = analyses
const allCalculators: readonly Calculator[] = calculators

/** The types of calculators are named after them alone, those of other interfaces also after their interface. */
const allCalculations: readonly CalculationsOf[] = calculationNamespaces.map((namespace) => ({
  namespace, prefix: namespace === 'calculators' ? '' : pascalCase(namespace), modules: calculations[namespace],
}))
const otherCalculations = allCalculations.filter(({ prefix }) => prefix !== '')

const quoted = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`)
const about = ({ description }: { description: Text }): string => comment(description.en.replace(/\.$/, ''))
const member = (name: string, type: string, remark = ''): string => `${remark}${quoted(name)}: ${type}`
const block = (head: string, members: readonly string[]): string =>
  `${head} {\n${members.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}\n}`

const told = (en: string): FieldWords => ({ label: { en, de: '' } })

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

function calculatorTypes(types: Declarations): void {
  types.add('TaxProfile', taxProfile, 'input', { remark: 'Personal facts that decide the tax on capital income', words: taxProfileWords.fields })
  types.add('NormalizedTaxProfile', taxProfile, 'output', { remark: 'A tax profile with all defaults', words: taxProfileWords.fields })
  for (const { id: slug, inputs, result, words } of allCalculators) {
    const name = pascalCase(slug)
    types.add(`${name}Inputs`, inputs, 'input', { remark: `Inputs of ${slug}; what is left out takes its default`, words: words.inputs })
    types.add(`${name}NormalizedInputs`, inputs, 'output', { remark: `Inputs of ${slug} with all defaults`, words: words.inputs })
    types.add(`${name}Result`, result, 'output', { remark: `Result of ${slug}`, words: words.result })
  }
}

function otherCalculationTypes(types: Declarations): void {
  for (const { prefix, modules } of otherCalculations) {
    for (const { id, inputs, result, words } of modules) {
      const name = `${prefix}${pascalCase(id)}`
      types.add(`${name}Inputs`, inputs, 'input', { remark: `Inputs of ${id}`, words: words.inputs })
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
  for (const add of [stateTypes, portfolioTypes, calculatorTypes, otherCalculationTypes, descriptionTypes]) add(types)
  return types.text()
}

function sectionData(): string {
  const members = allSections.map((section) => member(section.id, `${pascalCase(section.id)}Result`, about(section)))
  return block('/** Data of the analyses of a snapshot, by their ids. */\nexport interface SectionData', members)
}

function capabilityIds(): string {
  const ids = [...allSections, ...allAnalyses].map(({ id }) => `\n  | '${id}'`)
  return `/** Id of an analysis, as in paths. */\nexport type CapabilityId =${ids.join('') || ' never'}`
}

function analyzeOperations(): string {
  const standalone = allAnalyses.map((analysis) => {
    const name = pascalCase(analysis.id)
    const request = analysis.request === snapshotRequest ? 'SnapshotRequest' : `${name}Request`
    const data = analysis.keepsData ? `${name}Result, ${name}Result` : `${name}Result`
    const type = `AnalysisCall<'${analysis.id}', ${request}, Standalone<'${analysis.id}', Analysis<${data}>>>`
    return member(camelCase(analysis.id), type, about(analysis))
  })
  const snapshot = (id: string, response: string) => `AnalysisCall<'${id}', SnapshotRequest, ${response}>`
  const perSection = allSections.map((section) => member(camelCase(section.id), snapshot(section.id, `SnapshotOf<'${section.id}'>`), about(section)))
  const all = member('snapshot', snapshot('snapshot', 'Snapshot'), '/** All analyses of a snapshot. */\n')
  return block('/** The analyses by the name of their method. */\nexport interface AnalyzeOperations', [all, ...perSection, ...standalone])
}

function calculatorOperations(): string {
  const members = allCalculators.map((calculator) => {
    const name = pascalCase(calculator.id)
    const type = `CalculatorCall<'${calculator.id}', ${name}Inputs, ${name}NormalizedInputs, ${name}Result>`
    return member(camelCase(calculator.id), type, about(calculator))
  })
  return block('/** The calculators by the name of their method. */\nexport interface CalculatorOperations', members)
}

function otherOperations({ namespace, prefix, modules }: CalculationsOf): string {
  const members = modules.map((module) => {
    const name = `${prefix}${pascalCase(module.id)}`
    const type = `OtherCall<'${module.id}', ${name}Inputs, ${prefix}Calculation<'${module.id}', ${name}NormalizedInputs, ${name}Result>>`
    return member(camelCase(module.id), type, about(module))
  })
  return block(`/** The calculations of ${interfaces[namespace].name.en.toLowerCase()} by the name of their method. */\nexport interface ${prefix}Operations`, members)
}

function names(): string {
  const groups = [...new Set(procedures.map(({ group }) => group))]
  const lines = (group: string): string[] => procedures.filter((procedure) => procedure.group === group).map(({ name }) => `    '${name}',\n`)
  const lists = groups.map((group) => `  ${group}: [\n${lines(group).join('')}  ],\n`)
  return [
    `${comment('Version of the package')}export const version = '${packageFile.version}'\n`,
    `${comment('Methods of the client by their group')}export const names = {\n${lists.join('')}} as const\n`,
  ].join('\n')
}

/** Texts of all generated files. */
export const generatedFiles = (): Readonly<Record<string, string>> => ({
  'sdk/generated/types.ts': [banner, frame, modelTypes(), sectionData(), capabilityIds(), analyzeOperations(), calculatorOperations(), ...otherCalculations.map(otherOperations)].join('\n\n').replace('\n\n\n', '\n\n') + '\n',
  'sdk/generated/names.ts': `${banner}\n${names()}`,
  'test/sdk/types-match.test-d.ts': `${banner}\n${matchFile(allSections, allAnalyses, allCalculations)}`,
})

/** The generated files of the SDK, by path. */
import { camelCase, pascalCase } from '../../core/values/names'
import { snapshotResponse } from '../../core/portfolio/snapshot/snapshot'
import { procedures } from '../../core/registry/procedures'
import { depotTaxCatalogSchema, depotTaxDescriptorSchema } from '../../core/depot-tax/interface'
import type { DepotTaxModule } from '../../core/depot-tax/module'
import { depotTaxModules } from '../../core/depot-tax/registry'
import { analyses, calculators, sections } from '../../core/registry/registry'
import type { Analysis, Calculator, SnapshotSection } from '../../core/operations/define'
import { bucketWords, dimensionWords, fundCoverageWords } from '../../core/portfolio/schemas/words'
import { portfolioWords } from '../../core/portfolio/schemas/frame-words'
import { snapshotWords } from '../../core/portfolio/snapshot/words'
import { snapshotRequest, valueSnapshot, weightSnapshot } from '../../core/portfolio/schemas/request'
import { taxProfile } from '../../core/law/kapitalertrag/tax-profile'
import { taxProfileWords } from '../../core/law/kapitalertrag/words'
import {
  calculatorCatalogSchema, calculatorDescriptorSchema, portfolioCatalogSchema, portfolioDescriptorSchema,
} from '../../core/contract/catalog/schemas'
import type { Text } from '../../core/values/text'
import packageFile from '../../package.json' with { type: 'json' }
import { Declarations } from './declare'
import { frame } from './frame'
import { comment } from './print'
import { matchFile } from './match'

const banner = '// Written by `npm run generate` from the schemas of the models. Do not edit.\n'

const allSections: readonly SnapshotSection[] = sections
const allAnalyses: readonly Analysis[] = analyses
const allCalculators: readonly Calculator[] = calculators
const allDepotTax: readonly DepotTaxModule[] = depotTaxModules

const quoted = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`)
const about = ({ description }: { description: Text }): string => comment(description.en.replace(/\.$/, ''))
const member = (name: string, type: string, remark = ''): string => `${remark}${quoted(name)}: ${type}`
const block = (head: string, members: readonly string[]): string =>
  `${head} {\n${members.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}\n}`

function portfolioTypes(types: Declarations): void {
  types.add('WeightSnapshotRequest', weightSnapshot, 'input', { remark: 'A portfolio by weights that sum to 1', words: portfolioWords })
  types.add('ValueSnapshotRequest', valueSnapshot, 'input', { remark: 'A portfolio by values in the base currency', words: portfolioWords })
  types.add('SnapshotRequest', snapshotRequest, 'input', { remark: 'One complete portfolio: ISINs and cash', words: portfolioWords })
  for (const { id, data, words } of allSections) types.add(`${pascalCase(id)}Result`, data, 'output', { remark: `Data of the section ${id}`, words })
  types.add('SnapshotFrame', snapshotResponse.omit({ analyses: true }), 'output', { remark: 'What every snapshot says besides its analyses', words: snapshotWords })
  for (const { id, request, data, words } of allAnalyses) {
    if (request !== snapshotRequest) types.add(`${pascalCase(id)}Request`, request, 'input', { remark: `Request of ${id}`, words: words.request })
    types.add(`${pascalCase(id)}Result`, data, 'output', { remark: `Data of the analysis ${id}`, words: words.data })
  }
}

function calculatorTypes(types: Declarations): void {
  types.add('TaxProfile', taxProfile, 'input', { remark: 'Personal facts that decide the tax on capital income', words: taxProfileWords.fields })
  types.add('NormalizedTaxProfile', taxProfile, 'output', { remark: 'A tax profile with all defaults', words: taxProfileWords.fields })
  for (const { slug, inputs, result, words } of allCalculators) {
    const name = pascalCase(slug)
    types.add(`${name}Inputs`, inputs, 'input', { remark: `Inputs of ${slug}; what is left out takes its default`, words: words.inputs })
    types.add(`${name}NormalizedInputs`, inputs, 'output', { remark: `Inputs of ${slug} with all defaults`, words: words.inputs })
    types.add(`${name}Result`, result, 'output', { remark: `Result of ${slug}`, words: words.result })
  }
}

function depotTaxTypes(types: Declarations): void {
  for (const { id, inputs, result, words } of allDepotTax) {
    const name = `DepotTax${pascalCase(id)}`
    types.add(`${name}Inputs`, inputs, 'input', { remark: `Inputs of ${id}`, words: words.inputs })
    types.add(`${name}NormalizedInputs`, inputs, 'output', { remark: `Inputs of ${id} with all defaults`, words: words.inputs })
    types.add(`${name}Result`, result, 'output', { remark: `Result of ${id}`, words: words.result })
  }
}

function descriptionTypes(types: Declarations): void {
  types.add('CapabilityDescriptor', portfolioDescriptorSchema, 'output', { remark: 'Description of an analysis' })
  types.add('PortfolioCatalog', portfolioCatalogSchema, 'output', { remark: 'What the portfolio analysis offers' })
  types.add('CalculatorDescriptor', calculatorDescriptorSchema, 'output', { remark: 'Description of a calculator' })
  types.add('CalculatorCatalog', calculatorCatalogSchema, 'output', { remark: 'What the calculators offer' })
  types.add('DepotTaxDescriptor', depotTaxDescriptorSchema, 'output', { remark: 'Description of a calculation of depot tax' })
  types.add('DepotTaxCatalog', depotTaxCatalogSchema, 'output', { remark: 'What depot tax offers' })
}

function modelTypes(): string {
  const types = new Declarations({ Bucket: bucketWords('Key', 'Schlüssel', {}), Dimension: dimensionWords('Key', 'Schlüssel', {}), FundCoverage: fundCoverageWords })
  for (const add of [portfolioTypes, calculatorTypes, depotTaxTypes, descriptionTypes]) add(types)
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
    const name = pascalCase(calculator.slug)
    const type = `CalculatorCall<'${calculator.slug}', ${name}Inputs, ${name}NormalizedInputs, ${name}Result>`
    return member(camelCase(calculator.slug), type, about(calculator))
  })
  return block('/** The calculators by the name of their method. */\nexport interface CalculatorOperations', members)
}

function depotTaxOperations(): string {
  const members = allDepotTax.map((module) => {
    const name = `DepotTax${pascalCase(module.id)}`
    const type = `DepotTaxCall<'${module.id}', ${name}Inputs, DepotTaxCalculation<'${module.id}', ${name}NormalizedInputs, ${name}Result>>`
    return member(camelCase(module.id), type, about(module))
  })
  return block('/** The calculations of depot tax by the name of their method. */\nexport interface DepotTaxOperations', members)
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
  'sdk/generated/types.ts': [banner, frame, modelTypes(), sectionData(), capabilityIds(), analyzeOperations(), calculatorOperations(), depotTaxOperations()].join('\n\n').replace('\n\n\n', '\n\n') + '\n',
  'sdk/generated/names.ts': `${banner}\n${names()}`,
  'test/sdk/types-match.test-d.ts': `${banner}\n${matchFile(allSections, allAnalyses, allCalculators, allDepotTax)}`,
})

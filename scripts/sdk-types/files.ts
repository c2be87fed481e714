/** The generated files of the SDK, by path. */
import { camelCase, pascalCase } from '../../core/names'
import { snapshotResponse } from '../../core/portfolio/snapshot'
import { analyses, calculators, sections } from '../../core/registry'
import type { Analysis, Calculator, SnapshotSection } from '../../core/define'
import { snapshotRequest, valueSnapshot, weightSnapshot } from '../../core/schemas/snapshot'
import { taxProfile } from '../../core/schemas/tax-profile'
import {
  calculatorCatalogSchema, calculatorDescriptorSchema, portfolioCatalogSchema, portfolioDescriptorSchema,
} from '../../server/catalog/schemas'
import type { Text } from '../../core/text'
import { Declarations } from './declare'
import { frame } from './frame'
import { comment } from './print'
import { matchFile } from './match'

const banner = '// Written by `npm run generate` from the schemas of the models. Do not edit.\n'

const allSections: readonly SnapshotSection[] = sections
const allAnalyses: readonly Analysis[] = analyses
const allCalculators: readonly Calculator[] = calculators

/** Analyses whose data is there even when they are unavailable. */
const keepsData = new Set(['compare', 'etf-alternatives', 'stress-scenarios'])

const quoted = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`)
const about = ({ description }: { description: Text }): string => comment(description.en.replace(/\.$/, ''))
const member = (name: string, type: string, remark = ''): string => `${remark}${quoted(name)}: ${type}`
const block = (head: string, members: readonly string[]): string =>
  `${head} {\n${members.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}\n}`

function modelTypes(): string {
  const types = new Declarations()
  types.add('TaxProfile', taxProfile, 'input', 'Personal facts that decide the tax on capital income')
  types.add('NormalizedTaxProfile', taxProfile, 'output', 'A tax profile with all defaults')
  types.add('WeightSnapshotRequest', weightSnapshot, 'input', 'A portfolio by weights that sum to 1')
  types.add('ValueSnapshotRequest', valueSnapshot, 'input', 'A portfolio by values in the base currency')
  types.add('SnapshotRequest', snapshotRequest, 'input', 'One complete portfolio: ISINs and cash')
  for (const { id, data } of allSections) types.add(`${pascalCase(id)}Result`, data, 'output', `Data of the section ${id}`)
  types.add('Snapshot', snapshotResponse, 'output', 'Result of a snapshot; sections that were not asked for are `not_requested`')
  for (const { id, request, data } of allAnalyses) {
    if (request !== snapshotRequest) types.add(`${pascalCase(id)}Request`, request, 'input', `Request of ${id}`)
    types.add(`${pascalCase(id)}Result`, data, 'output', `Data of the analysis ${id}`)
  }
  for (const { slug, inputs, result } of allCalculators) {
    types.add(`${pascalCase(slug)}Inputs`, inputs, 'input', `Inputs of ${slug}; what is left out takes its default`)
    types.add(`${pascalCase(slug)}NormalizedInputs`, inputs, 'output', `Inputs of ${slug} with all defaults`)
    types.add(`${pascalCase(slug)}Result`, result, 'output', `Result of ${slug}`)
  }
  types.add('CapabilityDescriptor', portfolioDescriptorSchema, 'output', 'Description of an analysis')
  types.add('PortfolioCatalog', portfolioCatalogSchema, 'output', 'What the portfolio analysis offers')
  types.add('CalculatorDescriptor', calculatorDescriptorSchema, 'output', 'Description of a calculator')
  types.add('CalculatorCatalog', calculatorCatalogSchema, 'output', 'What the calculators offer')
  return types.text()
}

function capabilityIds(): string {
  const ids = [...allSections, ...allAnalyses].map(({ id }) => `\n  | '${id}'`)
  return `/** Id of an analysis, as in paths. */\nexport type CapabilityId =${ids.join('') || ' never'}`
}

function analyzeOperations(): string {
  const standalone = allAnalyses.map((analysis) => {
    const name = pascalCase(analysis.id)
    const request = analysis.request === snapshotRequest ? 'SnapshotRequest' : `${name}Request`
    const data = keepsData.has(analysis.id) ? `${name}Result, ${name}Result` : `${name}Result`
    const type = `{ request: ${request}; response: Standalone<'${analysis.id}', Analysis<${data}>> }`
    return member(camelCase(analysis.id), type, about(analysis))
  })
  const snapshot = '{ request: SnapshotRequest; response: Snapshot }'
  const perSection = allSections.map((section) => member(camelCase(section.id), snapshot, about(section)))
  const all = member('snapshot', snapshot, '/** All eight analyses of a snapshot. */\n')
  return block('/** The analyses by the name of their method. */\nexport interface AnalyzeOperations', [all, ...perSection, ...standalone])
}

function calculatorOperations(): string {
  const members = allCalculators.map((calculator) => {
    const name = pascalCase(calculator.slug)
    const type = `{ slug: '${calculator.slug}'; inputs: ${name}Inputs; normalized: ${name}NormalizedInputs; result: ${name}Result }`
    return member(camelCase(calculator.slug), type, about(calculator))
  })
  return block('/** The calculators by the name of their method. */\nexport interface CalculatorOperations', members)
}

const list = (name: string, remark: string, entries: readonly string[]): string =>
  `${comment(remark)}export const ${name} = [\n${entries.map((entry) => `  '${entry}',\n`).join('')}] as const\n`

function names(): string {
  const analyze = ['snapshot', ...[...allSections, ...allAnalyses].map(({ id }) => camelCase(id))]
  return [
    list('analyzeNames', 'Methods of `analyze`', analyze),
    list('calculatorNames', 'Methods of `calculators`, besides `compare`', allCalculators.map(({ slug }) => camelCase(slug))),
  ].join('\n')
}

/** Texts of all generated files. */
export const generatedFiles = (): Readonly<Record<string, string>> => ({
  'sdk/types.generated.ts': [banner, frame, modelTypes(), capabilityIds(), analyzeOperations(), calculatorOperations()].join('\n\n').replace('\n\n\n', '\n\n') + '\n',
  'sdk/names.generated.ts': `${banner}\n${names()}`,
  'test/sdk/types-match.test-d.ts': `${banner}\n${matchFile(allSections, allAnalyses, allCalculators)}`,
})

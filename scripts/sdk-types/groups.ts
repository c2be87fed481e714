/** What the SDK has for each public interface: the frame of its answers, its operations, its group of methods. */
import * as z from 'zod'
import { allNamespaces, calculationNamespaces, factsOf, namespaces, type CalculationNamespace, type Namespace } from '../../core/contract/namespaces'
import { interfaces } from '../../core/described/interfaces'
import type { CalculationModule } from '../../core/operations/define'
import { calculationRequest, calculationResponse } from '../../core/registry/calculation-procedure'
import { procedures } from '../../core/registry/procedures'
import { calculations } from '../../core/registry/registry'
import { camelCase, pascalCase } from '../../core/values/names'
import type { Text } from '../../core/values/text'
import type { AnyWords, FieldWords } from '../../core/wording/field-words'
import type { Declarations } from './declare'
import { capital, comment } from './print'

const quoted = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`)

/** A member of an interface, with what is said about it. */
export const member = (name: string, type: string, remark: string): string => `${remark}${quoted(name)}: ${type}`

/** The comment of what describes itself. */
export const about = ({ description }: { description: Text }): string => comment(description.en.replace(/\.$/, ''))

/** A declaration with its members. */
export const block = (head: string, members: readonly string[]): string =>
  `${head} {\n${members.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}\n}`

/** Words for what the SDK alone says. */
export const told = (en: string): FieldWords => ({ label: { en, de: '' } })

/** What the types of the models of an interface begin with: those of calculators are named after them alone. */
export const prefixOf = (namespace: Namespace): string => (namespace === 'calculators' ? '' : pascalCase(namespace))

const schemaName = (schema: z.ZodType): string => schema.meta()?.id ?? ''

/** Name of the type with the operations of an interface. */
export const operationsType = (namespace: Namespace): string => `${capital(factsOf(namespace).group).replace(/s$/, '')}Operations`

/** Names of the types that belong to a group; those of catalog and descriptor are the names of their schemas. */
function groupTypes(namespace: Namespace) {
  const { catalogSchema, descriptorSchema } = interfaces[namespace]
  const descriptor = schemaName(descriptorSchema)
  const { group, calculation } = factsOf(namespace)
  return {
    group,
    operations: operationsType(namespace),
    catalog: schemaName(catalogSchema),
    descriptor,
    id: descriptor.replace(/Descriptor$/, capital(calculation?.descriptorId ?? 'id')),
  }
}

const answerWords: AnyWords = {
  calculator: told('Slug of the calculator'),
  calculation: told('Id of the calculation'),
  modelVersion: told('Version of the models and of the law in them'),
  inputs: told('The inputs that were used, defaults included'),
  asOf: told('Reference date, `YYYY-MM-DD`; not the tax year'),
  result: told('The figures'),
  assumptions: told('What the model takes for granted'),
  limitations: told('What the result does not say'),
  sources: told('Where the law and the figures come from'),
  links: told('Where it is explained; no link contains holdings'),
}

const linkWords: AnyWords = {
  calculator: told('An editable page that shows this calculation'),
  methodology: told('Page with the formulas and their sources'),
  documentation: told('Page on how to use this interface'),
}

const requestWords: AnyWords = { inputs: told('What is calculated') }

/** Inputs of which none has to be given, or one has to. */
const anyInputs = (optional: boolean) => z.strictObject({ any: optional ? z.unknown().optional() : z.string() })

/** Body and answer of the calculations of an interface, with inputs and result as parameters. */
export function calculationFrame(types: Declarations, namespace: CalculationNamespace): void {
  const prefix = prefixOf(namespace)
  const modules: readonly CalculationModule[] = calculations[namespace]
  const name = interfaces[namespace].name.en.toLowerCase()
  const inputs = anyInputs(modules.every((module) => module.inputs.safeParse({}).success))
  const body = calculationRequest(namespace, { inputs })
  types.name(body.shape.inputs, 'input', 'I')
  types.add(`${prefix || 'Calculation'}Request<I>`, body, 'input', { remark: `Body of a calculation (${name})`, words: requestWords })
  const answer = calculationResponse(namespace, { id: '', inputs, result: z.unknown() })
  types.add(`${prefix || 'Calculation'}Links`, answer.shape.links, 'output', { remark: `Where a calculation is explained (${name})`, words: linkWords })
  const shape: Readonly<Record<string, z.ZodType | undefined>> = answer.shape
  for (const [field, parameter] of [[namespaces[namespace].calculation.answerId, 'C'], ['inputs', 'I'], ['result', 'R']] as const) {
    const schema = shape[field]
    if (schema !== undefined) types.name(schema, 'output', parameter)
  }
  types.add(`${prefix}Calculation<C extends string, I, R>`, answer, 'output', {
    remark: `Result of a calculation (${name}). Read it with its assumptions and limitations; null is never zero`, words: answerWords,
  })
}

/** The calculations of an interface by the names of their methods. */
export function calculationOperations(namespace: CalculationNamespace): string {
  const prefix = prefixOf(namespace)
  const modules: readonly CalculationModule[] = calculations[namespace]
  const members = modules.map((module) => {
    const name = `${prefix}${pascalCase(module.id)}`
    const answer = `${prefix}Calculation<'${module.id}', ${name}NormalizedInputs, ${name}Result>`
    return member(camelCase(module.id), `CalculationCall<'${module.id}', ${name}Inputs, ${prefix || 'Calculation'}Request<${name}Inputs>, ${answer}>`, about(module))
  })
  return block(`/** ${interfaces[namespace].name.en} by the name of the method. */\nexport interface ${operationsType(namespace)}`, members)
}

/** Ids of what an interface describes. */
const ids = (namespace: Namespace): string =>
  `/** Id, as in paths: ${interfaces[namespace].name.en.toLowerCase()}. */\nexport type ${groupTypes(namespace).id} =${interfaces[namespace].described.map(({ id }) => `\n  | '${id}'`).join('')}`

const groupAbout = (namespace: Namespace): string => `${interfaces[namespace].name.en}: ${interfaces[namespace].description.split('. ')[0] ?? ''}`

/** Every group of methods with what it computes and what it says of itself. */
export function groupsBlock(): string {
  const members = allNamespaces.map((namespace) => {
    const { group, operations, catalog, id, descriptor } = groupTypes(namespace)
    return member(group, `Group<${operations}, ${catalog}, ${id}, ${descriptor}>`, comment(groupAbout(namespace)))
  })
  return [...allNamespaces.map(ids), block('/** The groups of methods by their names. */\nexport interface Groups', members)].join('\n\n')
}

const entries = (lines: readonly string[]): string => lines.map((line) => `  ${line},\n`).join('')

/** What the client knows of its methods. */
export function namesFile(version: string): string {
  const methods = (group: string): string => procedures.filter((procedure) => procedure.group === group).map(({ name }) => `    '${name}',\n`).join('')
  const lists = allNamespaces.map((namespace) => `${factsOf(namespace).group}: [\n${methods(factsOf(namespace).group)}  ]`)
  const paths = allNamespaces.map((namespace) => `${factsOf(namespace).group}: '${namespace}'`)
  const takers = calculationNamespaces.map((namespace) => `'${factsOf(namespace).group}'`)
  return [
    `${comment('Version of the package')}export const version = '${version}'\n`,
    `${comment('Methods of the client by their group')}export const names = {\n${entries(lists)}} as const\n`,
    `${comment('The interface of each group, as in paths')}export const interfaceOf = {\n${entries(paths)}} as const\n`,
    `${comment('Groups whose methods take inputs and options instead of a request')}export const takesInputs: readonly string[] = [${takers.join(', ')}]\n`,
  ].join('\n')
}

/** The groups of the service that is said once, as values to import. */
export function configuredFile(): string {
  const values = allNamespaces.map((namespace) => {
    const { group } = factsOf(namespace)
    return `${comment(`${groupAbout(namespace)}; of the configured service`)}export const ${group}: Api<'${group}'> = configured.${group}\n`
  })
  return ["import type { Api } from './client/client-types'", "import { configured } from './client/default-client'", '', values.join('\n')].join('\n')
}

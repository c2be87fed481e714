/** The request and response schemas of calculations, and their procedures. */
import * as z from 'zod'
import { calculateIn, type CalculationRequest } from '../operations/calculate'
import type { CalculationModel, CalculationModule, Procedure } from '../operations/define'
import { operationNames } from '../operations/names'
import { MAX_BODY_BYTES, MOST_UNITS, PLAIN_BODY_BYTES } from '../contract/limits'
import { namespaces, type CalculationFacts, type CalculationNamespace } from '../contract/namespaces'
import { openReference } from '../reference/open-reference'
import type { ReferenceSource } from '../reference/reference'
import { chosen, grouped, named, type AnyWords } from '../wording/field-words'
import { asOf, isoDate, locale } from '../values/schemas/scalars'

/** Whether `inputs` may be left out: every field has a default. */
const areOptional = (inputs: z.ZodType): boolean => inputs.safeParse({}).success

/** Schema of the body of `POST .../<namespace>/<id>`; an empty object is valid if every input has a default. */
export const calculationRequest = (namespace: CalculationNamespace, { inputs }: Pick<CalculationModel, 'inputs'>) =>
  z.strictObject({
    inputs: areOptional(inputs) ? inputs.prefault({}).meta({ description: 'Omitted fields take their defaults.' }) : inputs,
    locale: locale.default('en').meta({ description: 'Language of assumptions, limitations and messages.' }),
    ...(namespaces[namespace].calculation.linked ? { asOf: asOf.optional() } : {}),
  })

type Facts<N extends CalculationNamespace> = (typeof namespaces)[N]['calculation']

/** The type `S` for answers with a link, no fields for others. */
type WhereLinked<N extends CalculationNamespace, S> = Facts<N>['linked'] extends true ? S : unknown

const sentences = z.array(z.string())

/** The fields of an answer, by the facts of its interface. */
type AnswerFields<N extends CalculationNamespace> = Record<Facts<N>['answerId'], z.ZodLiteral<string>> &
  Record<'modelVersion', z.ZodString> & Record<'inputs' | 'result', z.ZodType> & Record<'assumptions' | 'limitations' | 'sources', typeof sentences> &
  Record<'links', z.ZodObject<Record<'methodology' | 'documentation', z.ZodString> & WhereLinked<N, Record<'calculator', z.ZodString>>>> &
  WhereLinked<N, Record<'asOf', typeof isoDate>>

/** Schema of the `data` of an answer. */
export function calculationResponse<N extends CalculationNamespace>(namespace: N, { id, inputs, result }: Pick<CalculationModel, 'id' | 'inputs' | 'result'>) {
  const { answerId, linked } = namespaces[namespace].calculation
  const fields = {
    [answerId]: z.literal(id),
    modelVersion: z.string(),
    inputs: inputs.meta({ description: 'The inputs that were used, defaults included.' }),
    ...(linked ? { asOf: isoDate } : {}),
    result,
    assumptions: sentences,
    limitations: sentences,
    sources: sentences,
    links: z.strictObject({ ...(linked ? { calculator: z.string() } : {}), methodology: z.string(), documentation: z.string() }),
  }
  return z.strictObject(fields as unknown as AnswerFields<N>)
}

const idWords = { calculator: named('Calculator', 'Rechner'), calculation: named('Calculation', 'Rechnung') }

function calculationWords(namespace: CalculationNamespace, { id, title, words }: CalculationModule): AnyWords {
  const { answerId, linked } = namespaces[namespace].calculation
  return {
    [answerId]: chosen(idWords[answerId], { [id]: title }),
    modelVersion: named('Model version', 'Modellversion'),
    inputs: grouped(named('Inputs', 'Eingaben'), words.inputs),
    ...(linked ? { asOf: named('Reference date', 'Stichtag') } : {}),
    result: grouped(named('Result', 'Ergebnis'), words.result),
    assumptions: named('Assumptions', 'Annahmen'),
    limitations: named('Limitations', 'Grenzen'),
    sources: named('Sources', 'Quellen'),
    links: grouped(named('Links', 'Links'), {
      ...(linked ? { calculator: named('Page', 'Seite') } : {}),
      methodology: named('Methodology', 'Methodik'),
      documentation: named('Guide', 'Anleitung'),
    }),
  }
}

/** The reference data for some inputs; undefined for a model that reads none. */
const factsFor = ({ asks }: CalculationModel, inputs: unknown, reference: ReferenceSource): Promise<unknown> | undefined =>
  asks?.read(inputs, () => openReference(reference))

/** Number of entries of all lists of a body, at any depth. */
function rowsOf(body: unknown): number {
  const open = [body]
  let rows = 0
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) rows += value.length
    for (const each of Object.values(value)) open.push(each)
  }
  return rows
}

/** Cost of a calculation in rate units: 1, or 1 for every `rowsPerUnit` list entries or part of them; computed before validation. */
function priceIn(namespace: CalculationNamespace): Pick<Procedure, 'units' | 'cost'> {
  const { rowsPerUnit }: CalculationFacts = namespaces[namespace].calculation
  if (rowsPerUnit === undefined) return { units: '1', cost: () => 1 }
  return {
    units: `1 per ${rowsPerUnit} rows of its lists (lots, bookings, positions, ...) or part of them, at most ${MOST_UNITS}; a body beyond ${PLAIN_BODY_BYTES} bytes takes 1 per ${MAX_BODY_BYTES} bytes where that is more`,
    cost: (body) => Math.min(MOST_UNITS, Math.max(1, Math.ceil(rowsOf(body) / rowsPerUnit))),
  }
}

/** The procedure of a calculation. */
export const calculationProcedure = (namespace: CalculationNamespace, module: CalculationModule): Procedure => ({
  ...operationNames(namespace, module.id),
  title: module.title,
  description: module.description,
  notFor: module.notFor,
  request: calculationRequest(namespace, module),
  response: calculationResponse(namespace, module),
  words: calculationWords(namespace, module),
  example: { inputs: module.example },
  ...priceIn(namespace),
  execute: async (request, context) => {
    const parsed = request as CalculationRequest<unknown>
    return calculateIn(namespace, module, parsed, context, await factsFor(module, parsed.inputs, context.reference))
  },
})

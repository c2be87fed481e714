/** Parses links that `calculator-link.ts` writes. */
import * as z from 'zod'
import type { IsoDate } from '../values/dates'
import type { CalculationModel } from './define'
import { InvalidRequest, type Issue } from '../contract/errors'
import { check } from '../contract/issues'
import { asOf } from '../values/schemas/scalars'
import { parsedJson } from '../values/own-json'
import { isRecord } from '../values/record'

/** Content of a browser link. */
interface LinkedCalculation {
  /** Normalised inputs. */
  inputs: unknown
  asOf?: IsoDate
  /** The model version that wrote the link; the current model computes it regardless. */
  modelVersion?: string
}

/** Parameters besides the inputs. `via` says where a visitor comes from and is ignored. */
const COMMON = ['asOf', 'modelVersion', 'via']

/** The parameter of the older format: all inputs as one JSON object. */
const LEGACY = 'scenario'

type Parameters = ReadonlyMap<string, string>

/** Whether a query has no inputs. */
export const isBareLink = (query: string): boolean => [...parametersOf(query).keys()].every((key) => COMMON.includes(key))

/**
 * Parses a link's query into normalised inputs.
 *
 * @throws InvalidRequest naming the parameter: an unknown or repeated one, a bad value, or a mix of the two formats.
 */
export function parseCalculatorLink(calculator: CalculationModel, query: string): LinkedCalculation {
  const parameters = parametersOf(query)
  const day = parameters.get('asOf')
  const modelVersion = parameters.get('modelVersion')
  const inputs = parameters.has(LEGACY) ? legacyInputs(parameters) : readableInputs(calculator.inputs, parameters)
  return {
    inputs: checked(calculator.inputs, inputs, []),
    ...(day === undefined ? {} : { asOf: checked(asOf, day, ['asOf']) }),
    ...(modelVersion === undefined ? {} : { modelVersion }),
  }
}

function checked<S extends z.ZodType>(schema: S, value: unknown, prefix: string[]): z.output<S> {
  const found = check(schema, value)
  if (found.ok) return found.data
  throw new InvalidRequest(found.issues.map((issue) => ({ ...issue, path: [...prefix, ...issue.path] })))
}

const refuse = (parameter: string, code: string, message: string): never => {
  const issue: Issue = { path: parameter.split('.'), code, message }
  throw new InvalidRequest([issue])
}

function parametersOf(query: string): Parameters {
  const parameters = new Map<string, string>()
  for (const pair of query.replace(/^\?/, '').split('&')) {
    if (pair === '') continue
    const [name = '', ...rest] = pair.split('=')
    const key = decoded(name)
    if (parameters.has(key)) refuse(key, 'duplicate_key', 'Parameter appears more than once')
    parameters.set(key, decoded(rest.join('=')))
  }
  return parameters
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

function legacyInputs(parameters: Parameters): unknown {
  const mixed = [...parameters.keys()].find((key) => key !== LEGACY && !COMMON.includes(key))
  if (mixed !== undefined) refuse(mixed, 'mixed_formats', 'Use either readable parameters or scenario, not both')
  const inputs = parsedJson(parameters.get(LEGACY) ?? '')
  return isRecord(inputs) ? inputs : refuse(LEGACY, 'invalid_type', 'Must be a JSON object')
}

function readableInputs(schema: z.ZodType, parameters: Parameters): Record<string, unknown> {
  const inputs: Record<string, unknown> = {}
  for (const [key, text] of parameters) {
    if (COMMON.includes(key)) continue
    const field = fieldAt(schema, key.split('.'))
    if (field === undefined) return refuse(key, 'unrecognized_keys', 'Unknown field')
    place(inputs, key.split('.'), valueOf(field, text))
  }
  return inputs
}

function place(target: Record<string, unknown>, [first = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    target[first] = value
    return
  }
  const inner = isRecord(target[first]) ? target[first] : {}
  target[first] = inner
  place(inner, rest, value)
}

/** A field's schema without its default or optional wrapper. */
const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodPrefault || schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? bare(schema.unwrap())
    : schema

/** The schema of the field at a path of object keys; undefined when there is none, or when the path ends at an object. */
function fieldAt(schema: unknown, [first, ...rest]: string[]): unknown {
  const object = bare(schema)
  if (first === undefined) return object instanceof z.ZodObject ? undefined : object
  if (!(object instanceof z.ZodObject) || !Object.hasOwn(object.shape, first)) return undefined
  return fieldAt(object.shape[first], rest)
}

/** Text fields are plain text, all others JSON. Invalid JSON stays text, which the schema refuses. */
const valueOf = (field: unknown, text: string): unknown =>
  isTextual(field) ? text : (parsedJson(text) ?? text)

const isTextual = (field: unknown): boolean =>
  field instanceof z.ZodString || (field instanceof z.ZodEnum && field.options.every((option) => typeof option === 'string'))

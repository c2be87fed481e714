/** The form fields of a calculator, from the schema of its inputs. */
import { jsonSchemaOf, unitOf, type JsonSchema } from '../catalog/json-schema'
import type { Calculator } from '../../core/define'
import { escapeHtml } from './html'

/** One field of the form. */
export interface Field {
  /** Name of the query parameter: dotted below `taxProfile`. */
  name: string
  schema: JsonSchema
}

type Values = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (value: unknown): value is JsonSchema => isRecord(value)

function fieldsBelow(schema: JsonSchema, prefix: string): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    if (!isSchema(inner)) return []
    const name = `${prefix}${key}`
    return inner.type === 'object' ? fieldsBelow(inner, `${name}.`) : [{ name, schema: inner }]
  })
}

/** The fields in the order of the schema. */
export const fieldsOf = (calculator: Calculator): Field[] => fieldsBelow(jsonSchemaOf(calculator.inputs, 'input'), '')

/** The value at a dotted name, as the query would spell it; empty when there is none. */
export function spelledAt(inputs: unknown, name: string): string {
  const value = name.split('.').reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), inputs)
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const choicesOf = (schema: JsonSchema): unknown[] | undefined => {
  if (schema.type === 'boolean') return [true, false]
  if (Array.isArray(schema.enum)) return schema.enum
  if (schema.const !== undefined) return [schema.const]
  const parts = schema.anyOf?.filter(isSchema).map((part) => (part.type === 'null' ? [null] : choicesOf(part)))
  return parts?.some((part) => part === undefined) === false ? parts.flatMap((part) => part ?? []) : undefined
}

function option(choice: unknown, selected: string): string {
  const value = choice === null ? '' : String(choice)
  return `<option value="${escapeHtml(value)}"${value === selected ? ' selected' : ''}>${escapeHtml(value === '' ? '-' : value)}</option>`
}

function control({ name, schema }: Field, value: string): string {
  const attributes = `name="${escapeHtml(name)}"`
  const choices = choicesOf(schema)
  if (choices !== undefined) return `<select ${attributes}>${choices.map((choice) => option(choice, value)).join('')}</select>`
  if (schema.type === 'array') return `<textarea ${attributes} rows="6">${escapeHtml(value)}</textarea>`
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  return `<input ${attributes} ${isNumber ? 'type="number" step="any"' : 'type="text"'} value="${escapeHtml(value)}">`
}

function hintOf(schema: JsonSchema): string {
  const unit = unitOf(schema)
  return [schema.description, unit === undefined ? undefined : `(${unit})`].filter((part) => part !== undefined).join(' ')
}

/** One labelled field. */
export const fieldHtml = (field: Field, value: string): string =>
  `<label>${escapeHtml(field.name)}<small>${escapeHtml(hintOf(field.schema))}</small>${control(field, value)}</label>`

/** The form and the result of a calculator in one language, from its schemas and its words. */
import type { Calculator } from '../../../core/operations/define'
import type { Locale } from '../../../core/values/text'
import { jsonSchemaOf } from '../../../core/values/schemas/json-schema'
import type { FormGroup, ResultField } from './descriptor'
import { fieldsOf, formField, resultField, type Field } from './schema-fields'

/** The form: top-level fields first, then one group per nested object. */
export function formOf({ inputs, words, view: { explore, folded = [] } }: Calculator, locale: Locale): FormGroup[] {
  const all = fieldsOf(jsonSchemaOf(inputs, 'input'), words.inputs)
  const isGroup = ({ schema }: Field): boolean => schema.type === 'object'
  const groupOf = ({ key, schema, words: { label, fields } }: Field): FormGroup => ({
    folded: folded.includes(`inputs.${key}`),
    legend: label[locale],
    fields: fieldsOf(schema, fields).map((field) => formField(`${key}.${field.key}`, field, locale, explore)),
  })
  const own = all.filter((field) => !isGroup(field)).map((field) => formField(field.key, field, locale, explore))
  return [{ legend: null, fields: own }, ...all.filter(isGroup).map(groupOf)]
}

/** The figures of the result, in the order of the schema. */
export const resultOf = ({ result, words }: Calculator, locale: Locale): ResultField[] =>
  fieldsOf(jsonSchemaOf(result, 'output'), words.result).map((field) => resultField(field, locale))

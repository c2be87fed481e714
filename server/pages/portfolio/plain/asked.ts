/** What an analysis asks for besides the portfolio that the page has, as far as the plain form has fields for it. */
import { isSchema } from '../../../../core/values/schemas/read-json-schema'
import type { Locale } from '../../../../core/values/text'
import { branches, type Described } from '../../../../core/wording/described'
import type { FormField } from '../../calculator/descriptor'
import { formFieldsOf } from '../../calculator/schema-fields'

/** Fields of requests that the page fills by itself. */
const FILLED = ['basis', 'holdings', 'portfolio', 'baseCurrency', 'locale']

/** What the plain form asks for, and what it cannot. */
interface Asked {
  fields: FormField[]
  left: string[]
}

const isPlain = (field: Described): boolean => branches(field).every(({ schema: { type } }) => type !== 'object' && type !== 'array')

export function askedOf({ schema, root, words }: Described, locale: Locale): Asked {
  const all = Object.entries(schema.properties ?? {}).filter(([key]) => !FILLED.includes(key))
  const plain = all.filter(([, inner]) => isSchema(inner) && isPlain({ schema: inner, root, words: {} }))
  return {
    fields: formFieldsOf({ ...schema, properties: Object.fromEntries(plain) }, words.fields ?? {}, locale),
    left: all.filter((entry) => !plain.includes(entry)).map(([key]) => key),
  }
}

/**
 * Names of fields and figures, keyed by the fields of a schema: a field without words does not compile. Units,
 * bounds and the English help (the description) are in the schema itself.
 */
import { text, type Locale, type Text } from '../values/text'
import { keysOf, recordOf } from '../values/record'

/** Words of any field, for code that shows fields of all modules. */
export interface FieldWords {
  /** Name of the field. */
  label: Text
  /** Its meaning in German; the English text is the schema's description. */
  help?: string
  /** Names of its values. */
  choices?: Readonly<Record<string, Text>>
  /** Text for null. */
  none?: Text
  /** Words of the fields within, or of those of each row. */
  fields?: Readonly<Record<string, FieldWords>>
}

/** Words of any object's fields. */
export type AnyWords = Readonly<Record<string, FieldWords>>

type Named = Pick<FieldWords, 'label' | 'help'>

type Choices<V> = [V] extends [string] ? (string extends V ? Pick<FieldWords, 'choices'> : { choices: Readonly<Record<V, Text>> }) : unknown

type None<T> = null extends T ? { none: Text } : { none?: Text }

type Inside<V> = V extends readonly (infer Row)[] ? Inside<Row> : V extends object ? { fields: Words<V> } : unknown

type WordsOf<T> = Named & None<T> & Choices<NonNullable<T>> & Inside<NonNullable<T>>

/** Words of every field of an object. */
export type Words<T> = unknown extends T ? AnyWords : string extends keyof T ? AnyWords : { readonly [K in keyof T]-?: WordsOf<Exclude<T[K], undefined>> }

/** Name of a field in English and German, and its help in German. */
export const named = (en: string, de: string, help?: string): Named => ({ label: text(en, de), ...(help === undefined ? {} : { help }) })

/** Names of values that are the same in every language. */
export const asTheyAre = <V extends string>(values: readonly V[]): Readonly<Record<V, Text>> =>
  recordOf(values, (value) => text(value, value))

/** Default text for null. */
export const notKnown = text('not known', 'nicht bekannt')

/** Words of a field that may be null. */
export const orNull = <F extends Named>(field: F, none: Text = notKnown): F & { none: Text } => ({ ...field, none })

/** Words of a field whose values have names. */
export const chosen = <F extends Named, C extends Readonly<Record<string, Text>>>(field: F, choices: C): F & { choices: C } => ({ ...field, choices })

/** Words of an object, or of the rows of a list. */
export const grouped = <F extends Named, G extends AnyWords>(field: F, fields: G): F & { fields: G } => ({ ...field, fields })

/** Names of the fields of an object in a language. */
export const namesIn = <K extends string>(words: Readonly<Record<K, Named>>, locale: Locale): Readonly<Record<K, string>> =>
  recordOf(keysOf(words), (key) => words[key].label[locale])

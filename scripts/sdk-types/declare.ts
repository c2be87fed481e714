/** Declares the types of the models' schemas, and keeps the shapes that they share under one name. */
import * as z from 'zod'
import type { AnyWords } from '../../core/wording/field-words'
import { comment, print, singular, type Place, type Schema, type Style } from './print'

type Side = Style['side']

/** What is said about a declared type. */
interface About {
  remark: string
  /** Names of its fields, where the schema does not describe them. */
  words?: AnyWords
}

/** The declarations of one file; asking for a schema may add shared ones. */
export class Declarations {
  readonly #shared = new Map<string, string>()
  readonly #sharedWords: Readonly<Record<string, AnyWords>>
  readonly #lines: string[] = []
  readonly #names = { input: new Map<z.core.$ZodType, string>(), output: new Map<z.core.$ZodType, string>() }

  /** Takes the words of shapes that have an id of their own. */
  constructor(sharedWords: Readonly<Record<string, AnyWords>>) {
    this.#sharedWords = sharedWords
  }

  /** Declares a type from a schema; wherever the same schema stands afterwards, its name is printed. */
  add(name: string, schema: z.ZodType, side: Side, { remark, words }: About): void {
    const type = this.#print(schema, side, { name, words })
    if (type === name) return
    this.#lines.push(comment(remark) + statement(name, type))
    const isAlias = /^\w+$/.test(type)
    if (!isAlias) this.name(schema, side, name)
  }

  /** Wherever the schema stands, this name is printed: of a parameter, or of a type that is declared elsewhere. */
  name(schema: z.ZodType, side: Side, name: string): void {
    this.#names[side].set(schema, name)
  }

  text(): string {
    return [...this.#shared.values(), ...this.#lines].join('\n\n')
  }

  #print(schema: z.ZodType, side: Side, place: Place): string {
    const json = z.toJSONSchema(schema, {
      io: side,
      override: ({ zodSchema, jsonSchema }) => {
        const name = (zodSchema as z.core.$ZodType) === schema ? undefined : this.#names[side].get(zodSchema)
        if (name !== undefined) Object.assign(jsonSchema, { 'x-name': name })
      },
    })
    const style: Style = { side, nameOf, nameEntry: (of, type) => this.#nameEntry(of, type) }
    for (const [name, inner] of Object.entries(json.$defs ?? {})) this.#share(name, inner as Schema, style)
    return print(json, style, place)
  }

  /** Declares the type of the entries of a list, named after the list. */
  #nameEntry(list: string, type: string): string {
    const name = singular(list)
    this.#declare(name, `${comment(`One entry of a list: ${name}`)}${statement(name, type)}`)
    return name
  }

  /** One name is one type; the same name for two shapes is a fault of the schemas. */
  #share(name: string, schema: Schema, style: Style): void {
    this.#declare(name, comment(schema.description ?? '') + statement(name, print(schema, style, { name, words: this.#sharedWords[name] })))
  }

  #declare(name: string, text: string): void {
    const earlier = this.#shared.get(name)
    if (earlier !== undefined && earlier !== text) throw new Error(`two types are called ${name}`)
    this.#shared.set(name, text)
  }
}

const nameOf = (schema: Schema): string | undefined => {
  if ('x-name' in schema) return String(schema['x-name'])
  return schema.$ref?.replace('#/$defs/', '')
}

/** An interface where the type is one object, so that errors and hovers show its name. */
const statement = (name: string, type: string): string =>
  type.startsWith('{\n') && type.indexOf('\n}') === type.length - 2 ? `export interface ${name} ${type}` : `export type ${name} = ${type}`

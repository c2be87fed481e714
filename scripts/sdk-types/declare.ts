/** Declares the types of the models' schemas, and keeps the shapes that they share under one name. */
import * as z from 'zod'
import { comment, print, type Schema, type Style } from './print'

type Side = Style['side']

/** The declarations of one file; asking for a schema may add shared ones. */
export class Declarations {
  readonly #shared = new Map<string, string>()
  readonly #lines: string[] = []
  readonly #names = { input: new Map<z.core.$ZodType, string>(), output: new Map<z.core.$ZodType, string>() }

  /** Declares a type from a schema; wherever the same schema stands afterwards, its name is printed. */
  add(name: string, schema: z.ZodType, side: Side, remark = ''): void {
    const type = this.#print(schema, side, schema)
    if (type === name) return
    this.#lines.push(comment(remark) + statement(name, type))
    const isAlias = /^\w+$/.test(type)
    if (!isAlias) this.#names[side].set(schema, name)
  }

  text(): string {
    return [...this.#shared.values(), ...this.#lines].join('\n\n')
  }

  #print(schema: z.ZodType, side: Side, root: z.core.$ZodType): string {
    const json = z.toJSONSchema(schema, {
      io: side,
      override: ({ zodSchema, jsonSchema }) => {
        const name = zodSchema === root ? undefined : this.#names[side].get(zodSchema)
        if (name !== undefined) Object.assign(jsonSchema, { 'x-name': name })
      },
    })
    const style: Style = { side, nameOf }
    for (const [name, inner] of Object.entries(json.$defs ?? {})) this.#share(name, inner as Schema, style)
    return print(json, style)
  }

  /** One name is one type; the same name for two shapes is a fault of the schemas. */
  #share(name: string, schema: Schema, style: Style): void {
    const text = statement(name, print(schema, style))
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

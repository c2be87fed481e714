/** Rounding of portfolio results, which are computed in full precision: by the unit that their schema names. */
import * as z from 'zod'
import { remembered } from '../values/memoize'
import { isRecord } from '../values/record'
import { sixDecimals, tenDecimals } from '../values/money'

type Rounding = (value: unknown) => unknown

const roundingBy = remembered((schema: z.ZodType) => roundingIn(schema, undefined) ?? ((value: unknown) => value))

/** Rounds the numbers of a result in a copy; the result itself, which may share lists with other results, is not changed. */
export const rounded = <S extends z.ZodType>(schema: S, result: z.output<S>): z.output<S> => roundingBy(schema)(result) as z.output<S>

/** The rounding of a schema; null if it has no number that is rounded. */
function roundingIn(schema: z.core.$ZodType, around: unknown): Rounding | null {
  const unit = z.globalRegistry.get(schema)?.['unit'] ?? around
  if (schema instanceof z.ZodNumber) return schema.isInt ? null : ofNumber(unit === 'baseCurrency' ? sixDecimals : tenDecimals)
  if (schema instanceof z.ZodObject) return ofMembers(schema.shape)
  if (schema instanceof z.ZodDiscriminatedUnion) return ofStates(schema)
  if (schema instanceof z.ZodArray) return ofEntries(roundingIn(schema.element, undefined))
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? roundingIn(schema.unwrap(), unit) : null
}

const ofNumber = (round: (value: number) => number): Rounding => (value) => (typeof value === 'number' ? round(value) : value)

function ofMembers(shape: Readonly<Record<string, z.core.$ZodType>>): Rounding | null {
  const members = Object.entries(shape).flatMap(([name, schema]) => {
    const rounding = roundingIn(schema, undefined)
    return rounding === null ? [] : [{ name, rounding }]
  })
  if (members.length === 0) return null
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const rounded: Record<string, unknown> = { ...value }
    for (const { name, rounding } of members) if (name in rounded) rounded[name] = rounding(rounded[name])
    return rounded
  }
}

/** Rounding of a union with a discriminator; objects without numbers stay unchanged. */
function ofStates({ def: { discriminator: field, options } }: z.ZodDiscriminatedUnion): Rounding | null {
  const states = options.filter((option) => option instanceof z.ZodObject)
  const byState = new Map<unknown, Rounding | null>(states.flatMap((option) =>
    [...(option.shape[field]?._zod.values ?? [])].map((state) => [state, roundingIn(option, undefined)] as const)))
  if ([...byState.values()].every((rounding) => rounding === null)) return null
  return (value) => (isRecord(value) ? (byState.get(value[field])?.(value) ?? value) : value)
}

/** Rounding of a list. Frozen lists are shared by many results and already rounded. */
function ofEntries(entry: Rounding | null): Rounding | null {
  if (entry === null) return null
  return (value) => (Array.isArray(value) && !Object.isFrozen(value) ? value.map(entry) : value)
}

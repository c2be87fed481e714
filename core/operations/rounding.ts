/** The one rounding of portfolio results, which are computed in full precision: by the unit that their schema names. */
import type * as z from 'zod'
import { remembered } from '../values/memoize'
import { isRecord } from '../values/record'
import { sixDecimals, tenDecimals } from '../values/money'

type Rounding = (value: unknown) => unknown

/** What the inside of zod's schemas says that rounding needs. */
interface Definition {
  type: string
  shape?: Readonly<Record<string, z.ZodType>>
  element?: z.ZodType
  innerType?: z.ZodType
  discriminator?: string
  options?: readonly z.ZodObject[]
}

const roundingBy = remembered((schema: z.ZodType) => roundingIn(schema, undefined) ?? ((value: unknown) => value))

/** Rounds the numbers of a result; the result itself, which may share lists with other results, stays as it is. */
export const rounded = <S extends z.ZodType>(schema: S, result: z.output<S>): z.output<S> => roundingBy(schema)(result) as z.output<S>

/** null where a schema holds no number that is rounded. */
function roundingIn(schema: z.ZodType, around: unknown): Rounding | null {
  const unit = schema.meta()?.['unit'] ?? around
  const { type, shape, element, innerType, discriminator, options = [] } = schema.def as unknown as Definition
  if (type === 'number') return isWhole(schema) ? null : ofNumber(unit === 'baseCurrency' ? sixDecimals : tenDecimals)
  if (shape !== undefined) return ofMembers(shape)
  if (discriminator !== undefined) return ofStates(discriminator, options)
  if (element !== undefined) return ofEntries(roundingIn(element, undefined))
  return innerType === undefined ? null : roundingIn(innerType, unit)
}

const isWhole = (schema: z.ZodType): boolean => (schema as z.ZodNumber).isInt

const ofNumber = (round: (value: number) => number): Rounding => (value) => (typeof value === 'number' ? round(value) : value)

function ofMembers(shape: Readonly<Record<string, z.ZodType>>): Rounding | null {
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

/** Objects that a field tells apart; one without numbers stays as it is. */
function ofStates(field: string, options: readonly z.ZodObject[]): Rounding | null {
  const byState = new Map<unknown, Rounding | null>(options.flatMap((option) => [...(option.shape[field]?._zod.values ?? [])].map((state) => [state, roundingIn(option, undefined)] as const)))
  if ([...byState.values()].every((rounding) => rounding === null)) return null
  return (value) => (isRecord(value) ? (byState.get(value[field])?.(value) ?? value) : value)
}

/** Lists that are frozen are shared by many results; they are rounded where they are made. */
function ofEntries(entry: Rounding | null): Rounding | null {
  if (entry === null) return null
  return (value) => (Array.isArray(value) && !Object.isFrozen(value) ? value.map(entry) : value)
}

/** Parses fields. Errors are a separate type, so that `??` cannot turn them into 0 and models do not accept them. */
import { InvalidRequest } from '../../../core/contract/errors'
import { MAX_AMOUNT } from '../../../core/values/money'
import type { Locale } from '../../../core/values/text'
import { readNumber } from '../browser/number-text'

/** What a model says; null where it refuses its inputs. */
export function unlessRefused<T>(compute: () => T): T | null {
  try {
    return compute()
  } catch (error) {
    if (error instanceof InvalidRequest) return null
    throw error
  }
}

/** The field in which something is wrong. */
export type Fault = `${'bank' | 'fund' | 'sale' | 'lot' | 'year' | 'refund'}-${number}-${string}`

/** A field with a content that is no number there. */
export class Faulty {
  constructor(readonly field: Fault) {}
}

type Sound<T> = { [K in keyof T]: Exclude<T[K], Faulty> }

/** The fields of a record as the models take them; null where one of them is faulty. */
export const sound = <T extends object>(fields: T): Sound<T> | null => (Object.values(fields).some((field) => field instanceof Faulty) ? null : (fields as Sound<T>))

/** Reads the fields of a form and remembers the faulty ones. */
export function reader(locale: Locale) {
  const faults: Fault[] = []
  const faulty = (field: Fault): Faulty => {
    faults.push(field)
    return new Faulty(field)
  }
  /** A number from 0, or another bound, on; null where nothing is typed, which spaces are, too. */
  const optional = (text: string, field: Fault, most = MAX_AMOUNT, least = 0): number | null | Faulty => {
    if (text.trim() === '') return null
    const value = readNumber(text, locale)
    return value !== null && value >= least && value <= most ? value : faulty(field)
  }
  /** A gain or a loss; null where nothing is typed. */
  const signed = (text: string, field: Fault): number | null | Faulty => optional(text, field, MAX_AMOUNT, -MAX_AMOUNT)
  /** An amount of which nothing is typed when there is none. */
  const amount = (text: string, field: Fault, most?: number): number | Faulty => optional(text, field, most) ?? 0
  /** A number that has to be typed. */
  const needed = (text: string, field: Fault): number | Faulty => optional(text, field) ?? faulty(field)
  /** A number above 0; null where nothing is typed, and for 0: a price of nothing is no price. */
  const price = (text: string, field: Fault): number | null | Faulty => {
    const value = optional(text, field)
    return value === 0 ? null : value
  }
  return { faults, faulty, optional, signed, amount, needed, price }
}

export type Reader = ReturnType<typeof reader>

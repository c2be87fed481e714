/** Wire format of the exchange rates of one currency: written by the service, and parsed completely or not at all. */
import type { RateSeries } from './reference'
import { fieldOf } from '../values/record'

/** The answer of the service. */
export const rateAnswer = ({ currency, dates, perEur }: RateSeries): object => ({ currency, dates, perEur: [...perEur] })

const listOf = <T>(value: unknown, isOne: (each: unknown) => each is T): T[] => (Array.isArray(value) ? value.filter(isOne) : [])

/** The rates of an answer; null if it has none, or not one for each day. */
export function ratesIn(currency: string, answer: unknown): RateSeries | null {
  const dates = listOf(fieldOf(answer, 'dates'), (each) => typeof each === 'string')
  const perEur = listOf(fieldOf(answer, 'perEur'), (each) => typeof each === 'number')
  return dates.length > 0 && dates.length === perEur.length ? { currency, dates, perEur: Float64Array.from(perEur) } : null
}

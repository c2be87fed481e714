/** What a view says of one calculation: its notes, the figures between, and which inputs change nothing. */
import { taxProfileIneffective } from '../../../../core/law/kapitalertrag/view'
import type { Condition, Part, Step, View } from '../../../../core/wording/view'
import { rowsAt, valueAt } from './figures'
import { sum, sumBy } from '../../../../core/values/sum'

/** Inputs and result of a calculation. */
export interface Charted {
  inputs: unknown
  result: unknown
}

const INPUTS = 'inputs.'

/** An input, where the path begins so, or a figure of the result. */
export const valueOf = ({ inputs, result }: Charted, path: string): unknown =>
  path.startsWith(INPUTS) ? valueAt(inputs, path.slice(INPUTS.length)) : valueAt(result, path)

/** Whether all values are as the condition says; without one always. */
export const holds = (condition: Condition | undefined, of: Charted): boolean =>
  Object.entries(condition ?? {}).every(([path, value]) => valueOf(of, path) === (typeof value === 'object' && value !== null ? valueOf(of, value.as) : value))

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

/** The last row or the sum of a column: `yearly_data.value`. */
function columnOf(of: Charted, path: string, which: 'last' | 'sum'): number {
  const at = path.lastIndexOf('.')
  const values = rowsAt(of.result, path.slice(0, at)).map((row) => numberOf(row[path.slice(at + 1)]))
  return which === 'last' ? (values.at(-1) ?? Number.NaN) : sum(values)
}

const amountOf = (of: Charted, { field, of: which, less }: Part): number => {
  const amount = which === undefined ? numberOf(valueOf(of, field)) : columnOf(of, field, which)
  return less === true ? -amount : amount
}

/** The figure of a step in cents; null where a part of it is missing. */
export function stepValue(of: Charted, { parts, least = -Infinity }: Step): number | null {
  const total = sumBy(parts, (part) => amountOf(of, part))
  return Number.isNaN(total) ? null : Math.max(least, Math.round(total * 100) / 100) + 0
}

/** The steps and notes of a calculation. */
export const stepsOf = ({ steps = [] }: View, of: Charted): Step[] => steps.filter(({ when }) => holds(when, of))
export const notesOf = ({ notes = [] }: View, of: Charted) => notes.filter(({ when, unless }) => holds(when, of) && (unless === undefined || !holds(unless, of)))

/** Names of the inputs that change no figure of this calculation. */
export const ineffectiveFields = ({ ineffective = [] }: View, inputs: unknown): ReadonlySet<string> =>
  new Set([...ineffective, ...taxProfileIneffective].filter(({ when }) => holds(when, { inputs, result: null })).map(({ field }) => field))

/** Names of the figures that say nothing in this calculation. */
export const idleFigures = ({ idle = [] }: View, of: Charted): ReadonlySet<string> => new Set(idle.filter(({ when }) => holds(when, of)).map(({ field }) => field))

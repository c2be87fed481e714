/** Which input moves the answer most: each that is explored is changed by a tenth on its own, and the model calculates what comes of it. */
import { byLanguage, text } from '../../../../core/values/text'
import { formatUnit } from '../../../../core/wording/format'
import type { Calculated, CalculatorPage, NumberField } from '../descriptor'
import { fieldsOf } from '../form-entries'
import { headlineOf } from './charts'
import { figureText, valueAt } from './figures'
import { ineffectiveFields } from './steps'

/** What the sentence says, as people write it. */
type Effect = Record<'input' | 'to' | 'from' | 'result' | 'before' | 'figure', string>

const words = byLanguage({
  largest: text(
    ({ input, to, from, result, before, figure }: Effect) => `“${input}” matters most: ${to} instead of ${from} would come to ${result} instead of ${before}${figure}. Each input was changed by about a tenth, with all others as they are.`,
    ({ input, to, from, result, before, figure }) => `Am stärksten wirkt „${input}“: ${to} statt ${from} ergäben ${result} statt ${before}${figure}. Verglichen: jede Eingabe um rund ein Zehntel geändert, die anderen gleich.`,
  ),
})

/** What comes of inputs; undefined where they are not allowed. */
type Calculation = (inputs: unknown) => unknown

interface Moved {
  field: NumberField
  from: number
  to: number
  /** The figure that comes of it. */
  result: number
  /** What it moved, for a tenth of the input. */
  by: number
}

const numberAt = (values: unknown, name: string): number => {
  const value = valueAt(values, name)
  return typeof value === 'number' ? value : 0
}

/** A tenth of an input; of an age a tenth of the years until then, so that the age of today stays as it is. */
function tenthOf({ name }: NumberField, inputs: unknown): number {
  const today = /age$/i.test(name) ? numberAt(inputs, 'currentAge') + numberAt(inputs, 'age') : 0
  return (numberAt(inputs, name) - today) / 10
}

/** The step nearest to a tenth that the field can hold. */
const stepOf = (tenth: number, { whole }: NumberField): number => (whole ? Math.max(1, Math.round(tenth)) : Math.round(tenth * 100) / 100)

/** What comes of one input more, or less where more is not allowed; null where the figure is then no number. */
function movedBy(field: NumberField, inputs: Calculated['inputs'], path: string, before: number, calculate: Calculation): Moved | null {
  const from = numberAt(inputs, field.name)
  const tenth = tenthOf(field, inputs)
  const step = stepOf(tenth, field)
  for (const to of [from + step, from - step].map((value) => Math.round(value * 100) / 100)) {
    const result = calculate({ ...(inputs as object), [field.name]: to })
    if (result === undefined) continue
    const figure = valueAt(result, path)
    return typeof figure === 'number' ? { field, from, to, result: figure, by: (Math.abs(figure - before) * tenth) / step } : null
  }
  return { field, from, to: from, result: before, by: 0 }
}

/** Lets the browser react to input between two calculations. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** The sentence; null where the law alone says what comes of inputs, where fewer than two move the answer, or where one of them leaves no figure. */
export async function largestEffect(page: CalculatorPage, { inputs, result }: Pick<Calculated, 'inputs' | 'result'>, calculate: Calculation): Promise<string | null> {
  const { locale, view } = page
  const headline = headlineOf(result, page)
  const shown = headline.find(({ value }) => value !== null)
  if (view.group === 'taxes' || typeof shown?.value !== 'number') return null
  const { path, field, value } = shown
  const idle = ineffectiveFields(view, inputs)
  const explored = fieldsOf(page.form).filter((each): each is NumberField => each.kind === 'number' && each.slider !== undefined && !each.name.includes('.') && !idle.has(each.name))
  const moved: Moved[] = []
  for (const each of explored.filter((one) => tenthOf(one, inputs) > 0)) {
    const one = movedBy(each, inputs, path, value, calculate)
    if (one === null) return null
    moved.push(one)
    await nextTask()
  }
  const [most, second] = moved.filter(({ by }) => by > 0).toSorted((a, b) => b.by - a.by)
  if (most === undefined || second === undefined) return null
  const input = (amount: number): string => formatUnit(amount, most.field.unit, locale, Number.isInteger(amount) ? 0 : 2)
  return words[locale].largest({
    input: most.field.label, to: input(most.to), from: input(most.from),
    result: figureText(most.result, field, page), before: figureText(value, field, page), figure: shown === headline[0] ? '' : ` (${field.label})`,
  })
}

import type { Calculation, CalculationContext, CalculationModel } from '../../core/operations/define'

/** What is wrong with inputs: where, which rule, and a sentence. */
export interface InputIssue {
  /** Field and index, from the outside in. */
  path: PropertyKey[]
  /** Rule that is broken. */
  code?: string | undefined
  /** A sentence for people. */
  message: string
}

/** Inputs that passed. */
export interface CheckedInputs<N> {
  /** Whether they passed. */
  success: true
  /** With all defaults. */
  data: N
}

/** Inputs that did not pass. */
export interface RefusedInputs {
  /** Whether they passed. */
  success: false
  /** What is wrong. */
  error: Readonly<Record<'issues', InputIssue[]>>
}

/** Checks inputs and fills in defaults. */
export interface InputSchema<N> {
  /** Throws an error with `issues` for inputs that break a rule. */
  parse(inputs: unknown): N
  /** The same without throwing. */
  safeParse(inputs: unknown): CheckedInputs<N> | RefusedInputs
}

/**
 * One calculator alone: its texts, its law, its inputs and its model. `I` are inputs as given, `N` with all defaults,
 * `R` is the result.
 *
 * @example
 * const inputs = vorabpauschale.inputs.parse({ wert_jahresanfang: 10000, wert_jahresende: 11500 })
 * const { result } = vorabpauschale.compute(inputs, { asOf: '2026-11-20', locale: 'en' })
 */
export interface SingleCalculator<I, N, R>
  extends Pick<CalculationModel, 'id' | 'title' | 'description' | 'law' | 'method' | 'assumptions' | 'limitations' | 'sources'> {
  /** Checks inputs and fills in defaults. */
  readonly inputs: InputSchema<N>
  /** Inputs that show it at work. */
  readonly example: I
  /** The model. */
  compute(inputs: N, context: CalculationContext): Calculation<R>
}

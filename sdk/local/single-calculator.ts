import type { Calculation, CalculationContext, CalculationModel } from '../../core/operations/define'

/** A finding about inputs: path, broken rule, and a sentence. */
export interface InputIssue {
  /** Field and index, from the outside in. */
  path: PropertyKey[]
  /** Broken rule. */
  code?: string | undefined
  /** A sentence for people. */
  message: string
}

/** Valid inputs. */
export interface CheckedInputs<N> {
  /** Whether they passed. */
  success: true
  /** The inputs with all defaults. */
  data: N
}

/** Invalid inputs. */
export interface RefusedInputs {
  /** Whether they passed. */
  success: false
  /** The findings. */
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
 * A single calculator: its texts, its law, its inputs and its model. `I` are inputs as given, `N` with all defaults,
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

import type { Calculation, CalculationContext, Calculator } from '../core/define'

/** What is wrong with inputs: where, which rule, and a sentence. */
export interface InputIssue {
  path: PropertyKey[]
  code?: string | undefined
  message: string
}

/** Checks inputs and fills in defaults. */
export interface InputSchema<N> {
  /** Throws an error with `issues` for inputs that break a rule. */
  parse(inputs: unknown): N
  safeParse(inputs: unknown): { success: true; data: N } | { success: false; error: { issues: InputIssue[] } }
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
  extends Pick<Calculator, 'slug' | 'title' | 'description' | 'law' | 'method' | 'assumptions' | 'limitations' | 'sources'> {
  readonly inputs: InputSchema<N>
  readonly example: I
  compute(inputs: N, context: CalculationContext): Calculation<R>
}

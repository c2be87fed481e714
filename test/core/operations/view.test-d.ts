/** A view that names what there is not does not compile. */
import type { entnahmeplan } from '../../../core/calculators/entnahmeplan/model'
import type { CalculatorView, PathsOf } from '../../../core/operations/define'

type View = CalculatorView<typeof entnahmeplan>

export const headlines: View['headline'] = ['finalValue', 'yearly_data.tax']

// @ts-expect-error: there is no such figure
export const noFigure: View['headline'] = ['finalVaule']

// @ts-expect-error: an input is no figure
export const anInput: View['headline'] = ['startCapital']

// @ts-expect-error: a slider needs an input
export const noInput: View['explore'] = { finalValue: { most: 1, step: 1 } }

export const inside: PathsOf<{ list: readonly { a: number }[]; some: { b: string } | null }>[] = ['list', 'list.a', 'some', 'some.b']

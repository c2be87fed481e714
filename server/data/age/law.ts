/** Yearly figures of the law that have no value for a day: readiness, metrics and doctor say what this says. */
import { gapsOn, type LawGap } from '../../../core/law/age'
import { calculations } from '../../../core/registry/registry'
import type { CalculationModule } from '../../../core/operations/define'
import type { IsoDate } from '../../../core/values/dates'

const modules: readonly CalculationModule[] = Object.values(calculations).flat()

const figures = [...new Set(modules.flatMap(({ law }) => law))]

/** Figures that calculations use without a value in force on a day. */
export const lawGaps = (today: IsoDate): LawGap[] => gapsOn(figures, today)

/** How each standalone analysis is drawn, by its id, in the order of the tabs. */
import type { FunctionComponent } from 'preact'
import { Compare } from './compare-later'
import { ContributionPlan } from './contribution-plan'
import { CostDrag } from './cost-drag'
import { EtfAlternatives } from './etf-alternatives'
import { HistoricalReplay } from './historical-replay'
import { Industries } from './industries'
import type { AnalysisProps } from './props'
import { RevenueGeography } from './revenue-geography'
import { StressScenarios } from './stress-scenarios'

export const views: readonly (readonly [id: string, view: FunctionComponent<AnalysisProps>])[] = [
  ['industries', Industries],
  ['revenue-geography', RevenueGeography],
  ['compare', Compare],
  ['contribution-plan', ContributionPlan],
  ['etf-alternatives', EtfAlternatives],
  ['stress-scenarios', StressScenarios],
  ['historical-replay', HistoricalReplay],
  ['cost-drag', CostDrag],
]

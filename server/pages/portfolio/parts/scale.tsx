/** How much is known, as a bar and in one line: a scale, not an alarm. */
import type { VNode } from 'preact'
import type { Knowledge } from '../../../../core/portfolio/insights/knowledge'
import type { Locale } from '../../../../core/values/text'
import { formatPercent } from '../../browser/format'
import { answerWords } from '../words/answer'

const parts = ['known', 'approximated', 'unknown'] as const

/** Less than half a tenth of a per cent is not worth a word. */
const LEAST = 0.0005

export function KnownScale({ knowledge, of, locale }: { knowledge: Knowledge; of: 'equities' | 'portfolio'; locale: Locale }): VNode {
  const text = answerWords[locale]
  const said = parts.filter((part) => knowledge[part] >= LEAST).map((part) => `${formatPercent(knowledge[part], locale, 1)} ${text[part]}`)
  const starts = [0, knowledge.known, knowledge.known + knowledge.approximated]
  return (
    <div class="scale">
      <svg width="100%" height="8" aria-hidden="true">
        {parts.map((part, index) => <rect class={`scale-${part}`} x={`${(starts[index] ?? 0) * 100}%`} width={`${Math.max(0, knowledge[part]) * 100}%`} height="8" />)}
      </svg>
      <p class="small">{said.join(', ')} ({of === 'equities' ? text.ofEquities : text.ofPortfolio})</p>
    </div>
  )
}

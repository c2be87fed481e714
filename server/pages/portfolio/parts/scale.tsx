/** How much is known, as a bar and in one line: a scale, not an alarm. */
import type { VNode } from 'preact'
import type { Knowledge } from '../../../../core/portfolio/insights/knowledge'
import type { Locale } from '../../../../core/values/text'
import { formatDate, formatPercent } from '../../browser/format'
import { answerWords } from '../words/answer'

const parts = ['known', 'approximated', 'unknown'] as const

/** Less than half a tenth of a per cent is not worth a word. */
const LEAST = 0.0005

const DAY_MS = 86_400_000

/** Age of a day in the words that people have for it. */
function ageOf(day: string, locale: Locale): string {
  const text = answerWords[locale]
  const months = Math.floor((Date.now() - Date.parse(day)) / DAY_MS / 30.44)
  if (months < 1) return text.thisMonth
  return months < 12 ? text.months(months) : text.years(Math.floor(months / 12))
}

interface KnownScaleProps {
  knowledge: Knowledge
  of: 'equities' | 'portfolio'
  /** Day of the oldest list that was used, where that is to be said. */
  oldest?: string | null
  locale: Locale
}

export function KnownScale({ knowledge, of, oldest = null, locale }: KnownScaleProps): VNode {
  const text = answerWords[locale]
  const said = parts.filter((part) => knowledge[part] >= LEAST).map((part) => `${formatPercent(knowledge[part], locale, 1)} ${text[part]}`)
  const starts = [0, knowledge.known, knowledge.known + knowledge.approximated]
  return (
    <div class="scale">
      <svg width="100%" height="8" aria-hidden="true">
        {parts.map((part, index) => <rect class={`scale-${part}`} x={`${(starts[index] ?? 0) * 100}%`} width={`${Math.max(0, knowledge[part]) * 100}%`} height="8" />)}
      </svg>
      <p class="small">{said.join(', ')} ({of === 'equities' ? text.ofEquities : text.ofPortfolio}){oldest !== null && ` · ${text.oldest(formatDate(oldest, locale), ageOf(oldest, locale))}`}</p>
    </div>
  )
}

/** What the figures rest on, as shares of the whole: as a bar, and in one line. */
import type { VNode } from 'preact'
import { LEAST_PART, type Knowledge } from '../../../../core/portfolio/insights/knowledge'
import { share } from '../../../../core/portfolio/insights/numbers'
import { restsOn, restsOnWords } from '../../../../core/portfolio/funds/basis'
import type { Locale } from '../../../../core/values/text'
import { formatDate } from '../../../../core/wording/format'
import { BasisMark } from '../../components/basis-mark'
import { ageOf } from './age'
import { answerWords } from '../words/answer'
import { sumBy } from '../../../../core/values/sum'

const HEIGHT = 8

interface KnownScaleProps {
  knowledge: Knowledge
  of: 'equities' | 'portfolio'
  /** Day of the oldest list that was used, where that is to be said. */
  oldest?: string | null
  locale: Locale
}

export function KnownScale({ knowledge, of, oldest = null, locale }: KnownScaleProps): VNode {
  const text = answerWords[locale]
  const said = restsOn.filter((part) => knowledge[part] >= LEAST_PART)
  const starts = restsOn.map((_, index) => sumBy(restsOn.slice(0, index), (part) => knowledge[part]))
  const percent = (fraction: number): string => `${Math.max(0, fraction) * 100}%`
  return (
    <div class="scale">
      <svg class="series-1" width="100%" height={HEIGHT} aria-hidden="true">
        {restsOn.map((part, index) => knowledge[part] > 0 && <BasisMark part={part} x={percent(starts[index] ?? 0)} width={percent(knowledge[part])} height={HEIGHT} />)}
      </svg>
      <p class="small">
        {of === 'equities' ? text.ofAllEquities : text.ofPortfolio}: {said.map((part, index) => <span key={part}>{index > 0 && ', '}<svg class="scale-sample series-1" width="14" height={HEIGHT} aria-hidden="true"><BasisMark part={part} x="0" width="14" height={HEIGHT} /></svg> {share(knowledge[part])[locale]} {restsOnWords[part][locale]}</span>)}
        {oldest !== null && ` ·\u00A0${text.oldest(formatDate(oldest, locale), ageOf(oldest, locale))}`}
      </p>
    </div>
  )
}

/** The summary above a snapshot: how much of it is known, and its insights. */
import { insightsOf } from '../../../core/portfolio/insights/insights'
import { restsOn, restsOnWords, type RestsOn } from '../../../core/portfolio/funds/basis'
import { knowledgeOf, LEAST_PART } from '../../../core/portfolio/insights/knowledge'
import { snapshotResponse } from '../../../core/portfolio/snapshot/snapshot'
import type { Snapshot } from '../../../sdk'
import { spaced } from '../../../core/wording/described'
import { formatPercent } from '../../../core/wording/format'
import type { Locale } from '../../../core/values/text'
import { scaleOf } from './bars'
import { plain } from './text'

const signs: Readonly<Record<RestsOn, string>> = { direct: '█', own: '█', sameIndex: '▓', estimated: '▒', unopened: '·', unknown: '░' }

/** Whether an answer is a snapshot, by its schema. */
export const isSnapshot = (data: unknown): data is Snapshot => snapshotResponse.safeParse(data).success

/** Shares of the portfolio by quality of knowledge. */
function scaleLines(snapshot: Snapshot, locale: Locale): string[] {
  const knowledge = knowledgeOf(snapshot)
  const share = (fraction: number, label: string): string => `${spaced(formatPercent(fraction, locale, 1))} ${label}`
  const scale = scaleOf(restsOn.map((part) => [signs[part], knowledge[part]]))
  const parts = restsOn.filter((part) => knowledge[part] >= LEAST_PART).map((part) => share(knowledge[part], restsOnWords[part][locale]))
  return [`${scale}  ${parts.join(', ')}`]
}

/** The sentences of a snapshot; `world` is the comparison. Without the look-through section the shares of knowledge are omitted. */
export function sentenceLines(snapshot: Snapshot, world: Snapshot | null, locale: Locale): string[] {
  const { status }: { status: string } = snapshot.analyses['look-through'] // may be missing: the snapshot may have one section only
  return [...(status === 'not_requested' ? [] : scaleLines(snapshot, locale)), ...insightsOf(snapshot, world).map(({ text: said }) => spaced(plain(said[locale])))]
}

/** What a person should read first of a snapshot: how much of it is known, and the sentences that matter. */
import { insightsOf } from '../../../core/portfolio/insights/insights'
import { restsOn, restsOnWords, type RestsOn } from '../../../core/portfolio/funds/basis'
import { knowledgeOf, LEAST_PART } from '../../../core/portfolio/insights/knowledge'
import { snapshotResponse } from '../../../core/portfolio/snapshot/snapshot'
import type { Snapshot } from '../../../sdk'
import { spaced } from '../../../core/wording/described'
import { formatPercent } from '../../../core/wording/format'
import type { Locale } from '../../../core/values/text'
import { scaleOf } from './bars'
import { paired, plain } from './text'

const signs: Readonly<Record<RestsOn, string>> = { direct: '█', own: '█', sameIndex: '▓', estimated: '▒', unopened: '·', unknown: '░' }

/** Whether an answer is a snapshot as the models make it. */
export const isSnapshot = (data: unknown): data is Snapshot => snapshotResponse.safeParse(data).success

/** How much of it rests on what. */
function scaleLines(snapshot: Snapshot, locale: Locale): string[] {
  const knowledge = knowledgeOf(snapshot)
  const share = (fraction: number, label: string): string => `${spaced(formatPercent(fraction, locale, 1))} ${label}`
  const scale = scaleOf(restsOn.map((part) => [signs[part], knowledge[part]]))
  const parts = restsOn.filter((part) => knowledge[part] >= LEAST_PART).map((part) => share(knowledge[part], restsOnWords[part][locale]))
  return paired([[scale, parts.join(', ')]])
}

/** The sentences of a snapshot; `world` is what it is compared with. Without the look-through it is not told which funds are known. */
export function sentenceLines(snapshot: Snapshot, world: Snapshot | null, locale: Locale): string[] {
  const { status }: { status: string } = snapshot.analyses['look-through'] // a snapshot of one section is one, too
  return [...(status === 'not_requested' ? [] : scaleLines(snapshot, locale)), ...insightsOf(snapshot, world).map(({ text: said }) => spaced(plain(said[locale])))]
}

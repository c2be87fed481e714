/** What a person should read first of a snapshot: how much of it is known, and the sentences that matter. */
import { insightsOf } from '../../../core/portfolio/insights/insights'
import { knowledgeOf } from '../../../core/portfolio/insights/knowledge'
import { snapshotResponse } from '../../../core/portfolio/snapshot/snapshot'
import type { Snapshot } from '../../../sdk'
import { spaced } from '../../../core/wording/described'
import { formatPercent } from '../../../core/wording/format'
import type { Locale } from '../../../core/values/text'
import { scaleOf } from './bars'
import { paired, plain } from './text'
import { words } from './words'

/** Whether an answer is a snapshot as the models make it. */
export const isSnapshot = (data: unknown): data is Snapshot => snapshotResponse.safeParse(data).success

/** The sentences of a snapshot; `world` is what it is compared with. */
export function sentenceLines(snapshot: Snapshot, world: Snapshot | null, locale: Locale): string[] {
  const { known, approximated, unknown } = knowledgeOf(snapshot)
  const text = words[locale]
  const share = (fraction: number, label: string): string => `${spaced(formatPercent(fraction, locale, 1))} ${label}`
  const scale = scaleOf([['█', known], ['▒', approximated], ['░', unknown]])
  const parts = [share(known, text.known), ...(approximated > 0 ? [share(approximated, text.approximated)] : []), share(unknown, text.unknown)]
  return [...paired([[scale, parts.join(', ')]]), ...insightsOf(snapshot, world).map(({ text: said }) => plain(said[locale]))]
}

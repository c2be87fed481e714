/** The four most important figures, each a link to its details. */
import type { VNode } from 'preact'
import { words as stressWords } from '../../../core/portfolio/analyses/stress-scenarios/words'
import { formatPercent } from '../../../core/wording/format'
import type { Snapshot, SnapshotRequest } from '../../../sdk'
import { useCall, useFollowing } from './client'
import type { Show } from './context'
import { headlinesOf, type Headline } from './headlines'
import { crisisChange, crisisOf, crisisReturn } from './parts/crisis'
import { answerWords } from './words/answer'

/** A figure with its name. */
interface Tile extends Headline {
  /** Section or analysis that stands behind it. */
  id: string
  label: string
}

type Crisis = Awaited<ReturnType<typeof crisisOf>>

function crisis(found: Crisis | null | undefined, { baseCurrency }: Snapshot, { locale }: Show): Tile {
  const text = answerWords[locale]
  const tile = { id: 'stress-scenarios', label: text.like2008 }
  if (found === undefined) return { ...tile, figure: '…', note: '' }
  const { scenario, rest } = found ?? { scenario: null, rest: null }
  if (scenario === null || scenario.returnFraction === null) {
    const why = scenario?.failure ?? null
    return { ...tile, figure: text.noFigure, note: why === null ? '' : stressWords.data.scenarios.fields.failure.choices[why][locale] }
  }
  const { returnFraction, change } = scenario
  const amount = change === null ? [] : [crisisChange(change, baseCurrency, locale)]
  return { ...tile, figure: crisisReturn(returnFraction, locale), note: [...(rest === null ? [] : [text.onlyFor(formatPercent(rest.share, locale, 0))]), ...amount].join('; ') }
}

/** The tiles; `crisisFound` is undefined while loading, and null without an answer. */
function tilesOf(snapshot: Snapshot, crisisFound: Crisis | null | undefined, show: Show): Tile[] {
  const text = answerWords[show.locale]
  const { 'look-through': largest, overlap, costs } = headlinesOf(snapshot, null, show)
  return [
    { id: 'look-through', label: text.largest, ...largest }, { id: 'overlap', label: text.double, ...overlap }, { id: 'costs', label: text.cost, ...costs },
    crisis(crisisFound, snapshot, show),
  ]
}

function useCrisis(request: SnapshotRequest): Crisis | null | undefined {
  const [call, start] = useCall((_client, asked: SnapshotRequest) => crisisOf(asked))
  useFollowing(call, start, request)
  if (call.state === 'idle' || call.request !== request) return undefined
  return call.state === 'done' ? call.result : call.state === 'failed' ? null : undefined
}

interface TilesProps {
  snapshot: Snapshot
  request: SnapshotRequest
  show: Show
  /** Leads to the details of a tile. */
  onOpen: (id: string) => void
}

/** A word that would not fit where there is little room. */
const LONG_WORD = /\S{12}/u

export function Tiles({ snapshot, request, show, onOpen }: TilesProps): VNode {
  const found = useCrisis(request)
  return (
    <ul class="tiles">
      {tilesOf(snapshot, found, show).map(({ id, label, figure, note }) => (
        <li><button type="button" class="tile" onClick={() => onOpen(id)}><span class="tile-label">{label}</span><strong class={LONG_WORD.test(figure) ? 'long' : undefined}>{figure}</strong><span class="tile-note">{note}</span></button></li>
      ))}
    </ul>
  )
}

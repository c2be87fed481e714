/** The four figures that a person asks for first, each a way to what stands behind it. */
import type { VNode } from 'preact'
import { words as stressWords } from '../../../core/portfolio/analyses/stress-scenarios/words'
import { share } from '../../../core/portfolio/insights/numbers'
import type { Snapshot, SnapshotRequest } from '../../../sdk'
import { useCall, useFollowing } from './client'
import type { Show } from './context'
import { aboutAmount, headlinesOf, type Headline } from './headlines'
import { scenarioOf, type Scenario } from './parts/crisis'
import { answerWords } from './words/answer'

/** A figure with its name. */
interface Tile extends Headline {
  /** Section or analysis that stands behind it. */
  id: string
  label: string
}

function crisis(scenario: Scenario | null | undefined, { baseCurrency }: Snapshot, { locale }: Show): Tile {
  const text = answerWords[locale]
  const tile = { id: 'stress-scenarios', label: text.like2008 }
  if (scenario === undefined) return { ...tile, figure: '…', note: '' }
  if (scenario === null || scenario.returnFraction === null) {
    const why = scenario?.failure ?? null
    return { ...tile, figure: text.noFigure, note: why === null ? '' : stressWords.data.scenarios.fields.failure.choices[why][locale] }
  }
  const { returnFraction, change } = scenario
  return {
    ...tile, figure: share(returnFraction)[locale],
    note: change === null ? '' : aboutAmount(change, baseCurrency, locale),
  }
}

/** The tiles; `scenario` is undefined while it is asked for, and null where there is no answer. */
function tilesOf(snapshot: Snapshot, scenario: Scenario | null | undefined, show: Show): Tile[] {
  const text = answerWords[show.locale]
  const { 'look-through': largest, overlap, costs } = headlinesOf(snapshot, null, show)
  return [
    { id: 'look-through', label: text.largest, ...largest }, { id: 'overlap', label: text.double, ...overlap }, { id: 'costs', label: text.cost, ...costs },
    crisis(scenario, snapshot, show),
  ]
}

function useScenario(request: SnapshotRequest): Scenario | null | undefined {
  const [call, start] = useCall((_client, asked: SnapshotRequest) => scenarioOf(asked))
  useFollowing(call, start, request)
  if (call.state === 'idle' || call.request !== request) return undefined
  return call.state === 'done' ? call.result : call.state === 'failed' ? null : undefined
}

interface TilesProps {
  snapshot: Snapshot
  request: SnapshotRequest
  show: Show
  /** Leads to what stands behind a tile. */
  onOpen: (id: string) => void
}

export function Tiles({ snapshot, request, show, onOpen }: TilesProps): VNode {
  const scenario = useScenario(request)
  return (
    <ul class="tiles">
      {tilesOf(snapshot, scenario, show).map(({ id, label, figure, note }) => (
        <li><button type="button" class="tile" onClick={() => onOpen(id)}><span class="tile-label">{label}</span><strong>{figure}</strong><span class="tile-note">{note}</span></button></li>
      ))}
    </ul>
  )
}

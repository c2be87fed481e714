/** The four figures that a person asks for first, each a way to what stands behind it. */
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { words as stressWords } from '../../../core/portfolio/analyses/stress-scenarios/words'
import { approximatedWeight } from '../../../core/portfolio/insights/knowledge'
import { amount, charge, share } from '../../../core/portfolio/insights/numbers'
import { shortNames } from '../../../core/portfolio/insights/short-name'
import type { Snapshot, SnapshotRequest } from '../../../sdk'
import { words as shared } from '../browser/words'
import type { Show } from './context'
import { scenarioOf, type Scenario } from './parts/crisis'
import { answerWords } from './words/answer'

/** A figure with its name, and what there is to add. */
export interface Tile {
  /** Section or analysis that stands behind it. */
  id: string
  label: string
  figure: string
  note: string
}

function largest({ analyses, totalValue, baseCurrency, ...rest }: Snapshot, { locale }: Show): Tile {
  const text = answerWords[locale]
  const position = analyses['look-through'].data?.positions[0]
  const tile = { id: 'look-through', label: text.largest }
  if (position === undefined) return { ...tile, figure: shared[locale].notKnown, note: text.noCompany }
  const size = share(position.weight)[locale]
  const isEstimated = approximatedWeight(rest) > 0
  return {
    ...tile, figure: `${position.name} ${isEstimated ? text.about(size) : size}`,
    note: totalValue === null ? '' : text.about(amount(position.weight * totalValue, baseCurrency)[locale]),
  }
}

function double({ analyses: { overlap }, holdings }: Snapshot, { locale }: Show): Tile {
  const text = answerWords[locale]
  const tile = { id: 'overlap', label: text.double }
  const pair = overlap.data?.pairs[0]
  const short = shortNames(holdings.map(({ name }) => name))
  if (pair !== undefined) return { ...tile, figure: share(pair.overlap)[locale], note: `${short(pair.fundA)} ↔ ${short(pair.fundB)}` }
  return { ...tile, figure: shared[locale].notKnown, note: overlap.reasons.includes('fewer_than_two_funds') ? text.oneFund : text.noPair }
}

function costs({ analyses, baseCurrency }: Snapshot, { locale }: Show): Tile {
  const text = answerWords[locale]
  const tile = { id: 'costs', label: text.cost }
  const { data } = analyses.costs
  if (data === null) return { ...tile, figure: shared[locale].notKnown, note: '' }
  if (data.fundPortfolioWeight === 0 && data.unknownPortfolioWeight === 0) return { ...tile, figure: text.noFunds, note: '' }
  if (data.weightedTer === null) return { ...tile, figure: shared[locale].notKnown, note: '' }
  const ter = charge(data.weightedTer)[locale]
  const known = data.unknownPortfolioWeight > 0 ? text.chargesKnown(ter, share(data.unknownPortfolioWeight)[locale]) : ter
  if (data.knownAnnualCost === null) return { ...tile, figure: text.aYear(ter), note: known === ter ? '' : known }
  return { ...tile, figure: text.aYear(amount(data.knownAnnualCost, baseCurrency)[locale]), note: known }
}

const signed = (text: string, isLoss: boolean): string => `${isLoss ? '−' : '+'}${text}`

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
    ...tile, figure: signed(share(Math.abs(returnFraction))[locale], returnFraction < 0),
    note: change === null ? '' : text.about(signed(amount(Math.abs(change), baseCurrency)[locale], change < 0)),
  }
}

/** The tiles; `scenario` is undefined while it is asked for, and null where there is no answer. */
const tilesOf = (snapshot: Snapshot, scenario: Scenario | null | undefined, show: Show): Tile[] =>
  [largest(snapshot, show), double(snapshot, show), costs(snapshot, show), crisis(scenario, snapshot, show)]

function useScenario(request: SnapshotRequest): Scenario | null | undefined {
  const [scenario, setScenario] = useState<Scenario | null>()
  useEffect(() => void scenarioOf(request).catch(() => null).then(setScenario), [])
  return scenario
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

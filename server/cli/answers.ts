import type { Procedure } from '../../core/operations/define'
import { isRecord, type Fields } from '../../core/values/record'
import { isSection, type SectionShape } from './render/value'

/** An operation and its answer. */
export type Answer = readonly [procedure: Procedure, data: unknown]

/** Sections of a snapshot by id; null for other answers. */
const snapshotSections = (data: unknown): Fields | null => (isRecord(data) && isRecord(data.analyses) ? data.analyses : null)

const isRequested = (value: unknown): value is SectionShape => isSection(value) && value.status !== 'not_requested'

/** Whether all requested sections are unavailable. */
export function isUnavailable(answers: readonly unknown[]): boolean {
  const sections = answers.flatMap((data) => [isRecord(data) ? data.analysis : undefined, ...Object.values(snapshotSections(data) ?? {})]).filter(isRequested)
  return sections.length > 0 && sections.every(({ status }) => status === 'unavailable')
}

/** Merges answers about one portfolio into one of the operation `whole`, so that its holdings are shown once. */
export function joined(answers: readonly Answer[], whole: Procedure): readonly Answer[] {
  const snapshots = answers.filter(([, data]) => snapshotSections(data) !== null)
  const data = snapshots[0]?.[1]
  if (snapshots.length < 2 || !isRecord(data)) return answers
  const requested = snapshots.flatMap(([, one]) => Object.entries(snapshotSections(one) ?? {}).filter(([, section]) => isRequested(section)))
  const analyses = { ...snapshotSections(data), ...Object.fromEntries(requested) }
  return [[whole, { ...data, analyses }], ...answers.filter((answer) => !snapshots.includes(answer))]
}

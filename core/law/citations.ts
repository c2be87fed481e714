import { LAW_DATE } from '../contract/version'
import type { DatedFigure } from './dated'

/** One line per figure in force on the law date: its name, its paragraph and the source of its value. */
export const citations = (figures: readonly DatedFigure[]): string[] =>
  figures.flatMap(({ name, norm, rows }) => {
    const row = rows.findLast(({ from }) => from <= LAW_DATE)
    return row === undefined ? [] : [`${name} (${norm}): ${row.source}`]
  })

/** A section of a snapshot: an analysis that reads no data itself and computes from the book that all sections share. */
import type * as z from 'zod'
import type { Capability, Named } from '../../operations/define'
import type { AnyWords, Words } from '../../wording/field-words'
import type { Section } from '../../contract/section'
import type { Book } from './book'

/** An analysis of a snapshot. */
export interface SnapshotSection<D extends z.ZodType = z.ZodType> extends Capability {
  /** The section's `data` when there is any. */
  data: D
  /** Names of the fields of its data. */
  words: AnyWords
  /** Computes from the submitted portfolio and the reference data on it. */
  compute(book: Book): Section<z.output<D>>
}

/** Declares a section; keeps its schema type and its id. A field without words does not compile. */
export const defineSection = <Id extends string, D extends z.ZodType>(
  module: SnapshotSection<D> & Named<Id> & { words: Words<z.output<NoInfer<D>>> },
): SnapshotSection<D> & Named<Id> => module

/** A section of a snapshot: an analysis that reads no data itself and computes from the book that all sections share. */
import type * as z from 'zod'
import type { Capability, Named } from '../../operations/define'
import type { AnyWords, Words } from '../../wording/field-words'
import type { Section } from '../../contract/section'
import type { Book } from './book'

/** An analysis of a snapshot. */
export interface SectionModel<D extends z.ZodType = z.ZodType> extends Capability {
  /** The section's `data` when there is any. */
  data: D
  /** Computes from the submitted portfolio and the reference data on it. */
  compute(book: Book): Section<z.output<D>>
}

/** Declares the model of a section; keeps its schema type and its id. */
export const defineSection = <Id extends string, D extends z.ZodType>(module: SectionModel<D> & Named<Id>): SectionModel<D> & Named<Id> => module

/** Names of the fields of a section's data, in every language. */
export type SectionWords<M> = M extends SectionModel<infer D> ? Words<z.output<D>> : never

/** A section as interfaces use it: its model and its words. */
export interface SnapshotSection<D extends z.ZodType = z.ZodType> extends SectionModel<D> {
  /** Names of the fields of its data. */
  words: AnyWords
}

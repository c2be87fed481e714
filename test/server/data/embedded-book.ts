/** Analyses of a portfolio on the embedded bundle, as the service computes them. */
import type * as z from 'zod'
import type { SnapshotSection } from '../../../core/portfolio/book/define-section'
import { readBook, type Book } from '../../../core/portfolio/book/book'
import { snapshotRequest, type weightSnapshot } from '../../../core/portfolio/schemas/request'
import { referenceSource } from '../../../server/data/source'

export const reference = await (await referenceSource({})).open()

/** The book of a portfolio by weights. */
export const bookOf = (holdings: z.input<typeof weightSnapshot>['holdings']): Promise<Book> =>
  readBook(snapshotRequest.parse({ basis: 'weights', holdings, limit: 100 }), reference)

/** A section's data; fails when there is none. */
export function dataOf<D extends z.ZodType>(section: SnapshotSection<D>, book: Book): z.output<D> {
  const { data } = section.compute(book)
  if (data === null) throw new Error(`${section.id} has no data`)
  return data
}

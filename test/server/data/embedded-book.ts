/** Analyses of a portfolio on the embedded bundle, as the service computes them. */
import type * as z from 'zod'
import type { SectionModel } from '../../../core/portfolio/book/define-section'
import { readBook, type Book } from '../../../core/portfolio/book/book'
import { referenceFrom } from '../../../core/reference/tables/reference-from-tables'
import { snapshotRequest, type weightSnapshot } from '../../../core/portfolio/schemas/request'
import { embeddedTables } from '../../../server/data/embedded/embedded'

export const reference = referenceFrom(embeddedTables())

/** The book of a portfolio by weights. */
export const bookOf = (holdings: z.input<typeof weightSnapshot>['holdings']): Promise<Book> =>
  readBook(snapshotRequest.parse({ basis: 'weights', holdings, limit: 100 }), reference)

/** A section's data; fails when there is none. */
export function dataOf<D extends z.ZodType>(section: SectionModel<D>, book: Book): z.output<D> {
  const { data } = section.compute(book)
  if (data === null) throw new Error(`${section.id} has no data`)
  return data
}

/** Sources and a database of a test's own, so that tests which wait for processes run beside each other. */
import { test } from 'vitest'
import type { Place } from '../databases'
import { shelf } from './shelf'
import { startSources, type FilingShape, type SourceServer } from './source-server'

export interface Staged {
  sources: SourceServer
  place: Place
}

/** Tests that get local sources with the usual shelf and these reports, and a database. */
export const staged = (open: () => Promise<Place>, ...filings: FilingShape[]) =>
  test.extend<Staged>({
     
    sources: async ({}, use) => {
      const sources = await startSources({ ...shelf(), filings: [...shelf().filings, ...filings] })
      await use(sources)
      await sources.close()
    },
     
    place: async ({}, use) => {
      const place = await open()
      await use(place)
      await place.drop()
    },
  })

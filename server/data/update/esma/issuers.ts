/** Names of the issuers of debt, which ESMA's files identify by LEI, from GLEIF. */
import { leiKey, type Document } from '../../store/documents'
import { disagrees } from '../../quality'
import { believe, editionOf, type RenewableList } from '../renewal'
import { gleifSource, namesOf, type GleifPlaces } from '../gleif'

/** The list; fetched again when the files contain other entities. */
export const debtIssuers = (records: GleifPlaces['records']): RenewableList => ({
  name: 'gleif-debt',
  title: 'GLEIF issuers of debt',
  async newest({ debts, last, today }) {
    const wanted = new Set<string>()
    for await (const [, { issuerLei }] of debts) if (issuerLei !== null) wanted.add(issuerLei)
    const leis = [...wanted].sort()
    const edition = editionOf(leis.join())
    if (leis.length === 0 || edition === last?.info.edition) return null
    const names = await namesOf(leis, records)
    believe([disagrees(names.size, leis.length, 'entities that it was asked for')])
    const documents = [...names].map(([lei, name]): Document => ({ kind: 'issuers', key: leiKey(lei), asOf: today, body: { isin: '', lei, name, source: gleifSource.id } }))
    return { batch: { name: 'gleif-debt', format: 'gleif', title: 'GLEIF: names of issuers of debt', asOf: today, edition, sources: [{ ...gleifSource, retrieved: today }], documents }, rows: names.size, unknownSector: null }
  },
})

/** Where the records come from: `tables/sources.csv`, and for lists `tables/lists.csv`. Public copies: the publisher's own pages were not asked. */
import type { BundleSource } from '../../core/reference/tables/bundle'
import { madeLists } from './made/made-lists'
import { revenueSources } from './industries/revenue'
import { readTable, type TableRow } from './tables'

/** Licences that the tables name by a word. */
const licences: Readonly<Record<string, string>> = {
  facts: 'Facts about funds, companies and their holdings. The publisher reserves the copying of its pages; see NOTICE.md.',
  filed: 'Filed with the SEC (Form N-PORT), public domain',
  recorded: 'Facts; the exchange and the data service reserve rights. See NOTICE.md.',
}

const source = ({ id, title, repository, licence, retrieved }: TableRow<'sources'>): BundleSource => ({
  id, title, url: repository === '' ? '' : `https://github.com/${repository}`, licence: licences[licence] ?? licence, retrieved,
})

/** The day of a filing's report is a quarter's end about two months before that of the filing: its title names the month. */
const listSource = (list: TableRow<'lists'>): BundleSource =>
  source({ ...list, id: list.source, title: list.licence === 'filed' ? list.title : `${list.title}, as of ${list.as_of}` })

/** Every source of the bundle. */
export const bundleSources: readonly BundleSource[] = [
  ...readTable('lists').map(listSource),
  ...madeLists.map(({ source: id, name, asOf }) =>
    source({ id, title: `Made by this project out of the lists above: ${name}, as of ${asOf}`, repository: '', licence: 'facts', retrieved: '2026-11-22' })),
  ...readTable('sources').map(source),
  ...revenueSources('2026-11-20'),
]

/**
 * Which list stands in for an index: `tables/stand-ins.csv` by the name of the index, `tables/stand-ins-by-name.csv` by that of funds whose catalogue row
 * names none, the first that fits. Only whole names: a fund that screens, tilts or caps is another index. Several rows of one index stand side by side.
 *
 * - `same_index`: the list of a fund on that index.
 * - `index_subset`: what the provider itself cuts out of the index of the list; regions are its own.
 * - `approximation`: what comes close. Indices that leave out little or bound their companies were each measured against the ten largest holdings of
 *   March and May 2026 (at most 0.7 points a company on average and 2 points at most, docs/data.md); markets are cut out of the ACWI list where the fund behind it
 *   holds their index nearly in full, smaller ones out of EM IMI, European countries out of the STOXX Europe 600. Where a bound matters, because one
 *   company is more than a third of a sector, the list is one of `made/`.
 *
 * Weights of lists in indices that are wider than any list: ACWI in ACWI IMI (0.88) is the median ratio of the ten largest weights of March 2026
 * (`justetf-top10`), 4.17/4.73, 3.69/4.16, 2.55/2.90, ...; the rest are small companies. United States in the FTSE high dividend (0.551) and Choice
 * (0.646) indices: what their members on either side weigh in the ACWI list (`test/scripts/build-bundle` computes both again). United
 * States in MSCI World Sector Neutral Quality (0.721): what justETF said of the funds on it on 2025-09-25.
 * United States in MSCI World Selection (0.715) and MSCI World Low Carbon SRI Selection (0.693): the ratio of ten largest weights of March 2026 to those
 * of the same companies in MSCI USA Selection, 10.35/14.48, 6.39/8.93, ..., and MSCI USA Low Carbon SRI Selection, 2.96/4.26, 2.10/3.03, ...; what is
 * not in the United States has no list and stays unknown.
 */
import type { ProxyRecord } from '../../../core/reference/tables/bundle'
import { grouped } from '../../../core/values/grouped'
import { developed, emerging, emergingAsia, emu, europe, latinAmerica, pacificExJapan, without } from '../../../server/data/index-regions'
import { euroCountries, madeLists } from '../made/made-lists'
import { readTable, type TableRow } from '../tables'
import { listOf } from './lists'

/** One part of a stand-in. */
export interface ProxyPart {
  list: string
  kind: ProxyRecord['kind']
  weight: number
  countries: readonly string[]
  sectors: readonly string[]
}

type Row = Omit<TableRow<'stand-ins'>, 'index'>

const regions: Readonly<Record<string, readonly string[]>> = {
  developed, emerging, emerging_asia: emergingAsia, emu, euro: euroCountries, europe, latin_america: latinAmerica, pacific_ex_japan: pacificExJapan,
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** Regions and countries, one after the other; a minus takes away. */
const countriesOf = (text: string): string[] => words(text).reduce<string[]>((chosen, word) => {
  const name = word.replace('-', '')
  const meant = regions[name] ?? [name]
  return word === name ? [...chosen, ...meant] : without(chosen, ...meant)
}, [])

const kinds: readonly ProxyRecord['kind'][] = ['same_index', 'index_subset', 'approximation']
const made = new Map(madeLists.map(({ key, fundIsin }) => [key, fundIsin]))

function partOf({ list, kind: stated, weight, countries, sectors }: Row): ProxyPart {
  const kind = kinds.find((one) => one === stated)
  if (kind === undefined) throw new Error(`stand-ins of ${list}: ${stated} is no kind`)
  return { list: made.get(list) ?? listOf(list), kind, weight: Number(weight), countries: countriesOf(countries), sectors: words(sectors) }
}

const partsBy = <R extends Row>(rows: readonly R[], keyOf: (row: R) => string): Map<string, ProxyPart[]> =>
  new Map([...grouped(rows, keyOf)].map(([key, parts]) => [key, parts.map(partOf)]))

/** Stand-ins by the name of the index. */
export const byIndex: ReadonlyMap<string, readonly ProxyPart[]> = partsBy(readTable('stand-ins'), ({ index }) => index)

const issuer = '(?:iShares|Xtrackers|UBS|Amundi|HSBC|Invesco|State Street SPDR|BNP Paribas Easy(?: II)?|Deka|Franklin|L&G|Vanguard)'

/** A fund that holds the index as it is, as issuers name them. */
const plain = (index: string): string => `^${issuer}(?: Core)? ${index}(?: (?:20/35|Capped|Swap|EUR Hedged|U\\.S\\. Small Cap|Daily))*(?:®)? UCITS ETF`

/** Stand-ins by a pattern of the fund's name. */
export const byName: readonly (readonly [RegExp, readonly ProxyPart[]])[] =
  [...partsBy(readTable('stand-ins-by-name'), (row) => (row.plain === '' ? row.pattern : plain(row.plain)))].map(([pattern, parts]) => [new RegExp(pattern), parts])

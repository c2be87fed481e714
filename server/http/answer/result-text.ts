/** How results are spelled: most of their bytes are sentences, companies and what funds share. */
import type * as z from 'zod'
import type { concentration } from '../../../core/portfolio/sections/concentration/model'
import type { overlap } from '../../../core/portfolio/sections/overlap/model'
import type { lookThrough } from '../../../core/portfolio/sections/look-through/model'
import { remembered } from '../../../core/portfolio/reference/memoize'
import type { Procedure } from '../../../core/operations/procedure'
import { list, listInParts, number, object, quoted, quotedOrNull, sentences, shared } from './json-text'

type Position = z.output<typeof lookThrough.data>['positions'][number]
type Leg = Position['provenance']['viaFunds'][number]

const legText = ({ fund, weight, shareInFund }: Leg): string =>
  `{"fund":${quoted(fund)},"weight":${number(weight)},"shareInFund":${number(shareInFund)}}`

/** A company of the look-through; there are up to a hundred, with up to 25 funds each. */
function positionText(position: unknown): string {
  const { id, isin, name, weight, value, sector, region, provenance } = position as Position
  let legs = ''
  for (const leg of provenance.viaFunds) legs += `${legs === '' ? '' : ','}${legText(leg)}`
  return (
    `{"id":${quoted(id)},"isin":${quotedOrNull(isin)},"name":${quoted(name)},"weight":${number(weight)},"value":${number(value)},` +
    `"sector":${quotedOrNull(sector)},"region":${quotedOrNull(region)},` +
    `"provenance":{"direct":${number(provenance.direct)},"viaFunds":[${legs}]}}`
  )
}

type Issuer = z.output<typeof concentration.data>['issuers'][number]

function issuerText(issuer: unknown): string {
  const { issuerId, name, weight } = issuer as Issuer
  return `{"issuerId":${quoted(issuerId)},"name":${quoted(name)},"weight":${number(weight)}}`
}

/** A pair of funds; there are half the square of the funds of them. */
const pairText = object({ sharedHoldings: shared })

/** Lists of few pairs, which are spelled before the rest, too. */
const spelled = new WeakMap<object, string>()

/** Parts up to which a list is written with the rest. */
const FEW = 8

/** Where a list of more parts belongs; no JSON text has this character. */
const APART = '\0'

const analyses = object({
  'look-through': object({ data: object({ positions: list(positionText) }) }),
  concentration: object({ data: object({ issuers: list(issuerText) }) }),
  overlap: object({ data: object({ pairs: (pairs) => spelled.get(pairs as object) ?? APART }) }),
})

const snapshot = object({ analyses })
const compared = object({ data: object({ before: snapshot, after: snapshot }) })

/** The part of results whose size grows with the square of the holdings. */
interface WithPairs {
  analyses?: { overlap: { data: z.output<typeof overlap.data> | null } }
}

/** A snapshot, or a comparison of two. */
interface Snapshots extends WithPairs {
  analysis?: { data?: { before?: WithPairs; after?: WithPairs } | null }
}

/** The lists of pairs in a result. */
function pairsIn(result: Snapshots) {
  const compared = result.analysis?.data
  return [result, compared?.before, compared?.after].flatMap((snapshot) => {
    const pairs = snapshot?.analyses?.overlap.data?.pairs
    return pairs === undefined ? [] : [pairs]
  })
}

/** Puts lists where they belong. */
const withLists = (text: string, lists: readonly (readonly string[])[]): string[] =>
  text.split(APART).flatMap((part, index) => [part, ...(lists[index] ?? [])])

/** Spells the results of an operation as `JSON.stringify` would, in bytes and in parts; others have their turn in between. */
export const resultText = remembered<Procedure, (result: unknown) => Promise<readonly string[]>>(() => {
  const texts = { assumptions: sentences(), limitations: sentences(), sources: sentences() }
  const spell = object({ ...texts, analyses, analysis: compared, scenarios: list(object({ data: object(texts) })) })
  return async (result) => {
    const lists: (readonly string[])[] = []
    for (const pairs of pairsIn(result as Snapshots)) {
      const parts = await listInParts(pairs, pairText)
      if (parts.length <= FEW) spelled.set(pairs, parts.join(''))
      else lists.push(parts)
    }
    const text = spell(result) ?? 'null'
    return lists.length === 0 ? [text] : withLists(text, lists)
  }
})

/** The sentence that names a fund whose holdings stand in for another's: written into `assumptions`, and read by fronts. */
import type { IsoDate } from '../../values/dates'
import { text, type Text } from '../../values/text'
import { proxyKinds } from '../../reference/reference'

/** A fund, and the one that stands in for it. */
export interface StandIn {
  /** Name of the fund whose holdings are unknown. */
  fund: string
  /** Name of the fund whose holdings are used. */
  proxy: string
  /** How the two are related: same index, part of the index, or close to it. */
  kind: (typeof proxyKinds)[number]
  /** Day of the holdings that are used. */
  asOf: IsoDate
}

const relations: Record<StandIn['kind'], Text> = {
  same_index: text('which tracks the same index', 'der denselben Index abbildet'),
  index_subset: text('whose index contains its index', 'dessen Index seinen Index enthält'),
  approximation: text('which only resembles it', 'der ihm nur ähnelt'),
}

/** One sentence by the names of the funds. */
export const proxySentence = ({ fund, proxy, kind, asOf }: StandIn): Text =>
  text(
    `The holdings of ${fund} are not known; those of ${proxy}, ${relations[kind].en}, stand in for them (as of ${asOf}).`,
    `Der Bestand von ${fund} ist nicht bekannt; an seine Stelle tritt der von ${proxy}, ${relations[kind].de} (Stand ${asOf}).`,
  )

const pattern = new RegExp(
  `^The holdings of (.+) are not known; those of (.+), (${Object.values(relations).map(({ en }) => en).join('|')}), stand in for them \\(as of (\\d{4}-\\d{2}-\\d{2})\\)\\.$`,
)

/** What such a sentence says; null for any other. */
export function readProxySentence(sentence: string): StandIn | null {
  const [, fund = '', proxy = '', relation, asOf = ''] = pattern.exec(sentence) ?? []
  const kind = proxyKinds.find((one) => relations[one].en === relation)
  return kind === undefined ? null : { fund, proxy, kind, asOf }
}

/** The sentence that names a fund whose holdings stand in for another's: written into `assumptions`, and read by fronts. */
import { germanDay, type IsoDate } from '../../values/dates'
import { text, type Locale, type Text } from '../../values/text'
import { proxyKinds } from '../../reference/fund'

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

/** What lists that are made of members and weights say of themselves, in German. */
const germanOfLists: readonly (readonly [RegExp, string])[] = [
  [/\bmembers of January (\d{4})/, 'Mitglieder vom Januar $1'], [/\bmembers of April (\d{4})/, 'Mitglieder vom April $1'], [/\bmembers of (\d{4})/, 'Mitglieder von $1'],
  [/\bweights of a world list of July (\d{4})/, 'Gewichte einer Weltliste vom Juli $1'], [/\bweights of the /, 'Gewichte des '], [/\bprices of 18 November (\d{4})/, 'Kurse vom 18. November $1'],
  [/, every company the same\b/, ', jede Firma gleich'],
]

/** Name of a fund or list in a language: those of funds are the same in both. */
export const listNameIn = (locale: Locale, name: string): string => (locale === 'en' ? name : germanOfLists.reduce((said, [pattern, german]) => said.replace(pattern, german), name))

/** One sentence by the names of the funds. */
export const proxySentence = ({ fund, proxy, kind, asOf }: StandIn): Text =>
  text(
    `The holdings of ${fund} are not known; those of ${proxy}, ${relations[kind].en}, stand in for them (as of ${asOf}).`,
    `Der Bestand von ${fund} ist nicht bekannt; an seine Stelle tritt der von ${listNameIn('de', proxy)}, ${relations[kind].de} (Stand ${germanDay(asOf)}).`,
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

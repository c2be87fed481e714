/** Products that do not move like their asset class and were not measured: a crisis has no figure for them. */
import type { Position } from '../../book/book'
import type { Security } from '../../../reference/security'
import type { Fondstyp } from '../../../law/investmentfonds/fondstyp'
import type { NamedSentence } from '../../../wording/named-sentence'
import { text } from '../../../values/text'

/** `2x`, `(-1x)`, `Bear3x`, `Leveraged`, `LevDAX`, `UltraSht`, `Inverse`, `Short Daily`, `ShortDAX`; not short maturities. */
const MULTIPLE = /(?:^|[\s(-])\d(?:\.\d+)?x\b|\b(?:bull|bear)\dx|\bleveraged?\b|\blevdax\b|\bultrasht\b|\binverse\b|\bshort(?:dax)?\b.*\bdaily\b|\bdaily\b.*\bshort\b/i

/** Whether a name says that a product is leveraged or inverse. */
export const isMultiplied = (name: string): boolean => MULTIPLE.test(name)

/** Kinds of funds for German tax that hold buildings themselves (section 2(9) InvStG); funds of listed property companies are not among them. */
const propertyKinds: readonly Fondstyp[] = ['IMMOBILIENFONDS', 'IMMOBILIENFONDS_AUSLAND']

/** Domiciles whose open-ended funds may hold buildings: as Immobilien-Sondervermögen (section 230 KAGB), as Immobilienfonds (section 1 ImmoInvFG). */
const propertyLaws: readonly (string | null)[] = ['DE', 'AT']

/** Words in the names of funds of listed property companies; a UCITS fund may not hold buildings (section 192 KAGB). */
const LISTED = /\b(?:UCITS|ETF|REITs?|securities|equit(?:y|ies)|shares)\b|aktien/i

/** Whether a property fund holds buildings: by its stated kind for tax, else by its domicile and name. */
export const holdsBuildings = ({ domicile, name }: Security, kind: Fondstyp | undefined): boolean =>
  kind === undefined ? propertyLaws.includes(domicile) && !LISTED.test(name) : propertyKinds.includes(kind)

const multiplied: NamedSentence = (name) => text(
  `${name} moves by a multiple of its index, or against it: what its asset class did does not stand for it.`,
  `${name} bewegt sich um ein Vielfaches seines Index oder gegen ihn: Was seine Anlageklasse machte, steht nicht dafür.`,
)

const buildings: NamedSentence = (name) => text(
  `${name} holds buildings, which are not traded: what listed property did does not stand for it.`,
  `${name} hält Gebäude, die nicht gehandelt werden: Was börsennotierte Immobilien machten, steht nicht dafür.`,
)

const mixed: NamedSentence = (name) => text(
  `${name} mixes asset classes: no crisis was measured for its mix.`,
  `${name} mischt Anlageklassen: Für seine Mischung wurde keine Krise gemessen.`,
)

/** Sentence on a holding whose currency of movement is not known. */
export const noCurrency: NamedSentence = (name) => text(
  `${name}: the currency in which it moves is not known.`,
  `${name}: In welcher Währung sich das bewegt, ist nicht bekannt.`,
)

/** All of these sentences, for parsing. */
export const noFigureSentences: readonly NamedSentence[] = [multiplied, buildings, mixed, noCurrency]

/** Why a holding has no figure in any crisis; null if its asset class, or the sector of a share, can represent it. */
export function noFigure({ isin, name, assetClass, security }: Position, propertyFunds: ReadonlySet<string>): NamedSentence | null {
  if (security === null || security.kind === 'stock') return null
  if (isMultiplied(name)) return multiplied
  if (assetClass === 'multi_asset') return mixed
  return propertyFunds.has(isin ?? '') ? buildings : null
}

/** Products that do not move as their asset class does, and that nobody measured: a crisis has no figure for them. */
import type { Position } from '../../book/book'
import type { Security } from '../../../reference/security'
import type { Fondstyp } from '../../../law/investmentfonds/fondstyp'
import type { NamedSentence } from '../../../wording/named-sentence'
import { text } from '../../../values/text'

/** `2x`, `(-1x)`, `Bear3x`, `Leveraged`, `LevDAX`, `UltraSht`, `Inverse`, `Short Daily`, `ShortDAX`; no short maturities. */
const MULTIPLE = /(?:^|[\s(-])\d(?:\.\d+)?x\b|\b(?:bull|bear)\dx|\bleveraged?\b|\blevdax\b|\bultrasht\b|\binverse\b|\bshort(?:dax)?\b.*\bdaily\b|\bdaily\b.*\bshort\b/i

/** Whether a name says that a product multiplies what it follows, or turns it round. */
export const isMultiplied = (name: string): boolean => MULTIPLE.test(name)

/** Kinds of funds for German tax that hold buildings themselves (section 2(9) InvStG); funds of listed property are none of them. */
const propertyKinds: readonly Fondstyp[] = ['IMMOBILIENFONDS', 'IMMOBILIENFONDS_AUSLAND']

/** Where open-ended funds may hold buildings: as Immobilien-Sondervermögen (section 230 KAGB), as Immobilienfonds (section 1 ImmoInvFG). */
const propertyLaws: readonly (string | null)[] = ['DE', 'AT']

/** What a fund of listed property calls itself; one under the directive on UCITS may hold no buildings (section 192 KAGB). */
const LISTED = /\b(?:UCITS|ETF|REITs?|securities|equit(?:y|ies)|shares)\b|aktien/i

/** Whether a fund of property holds buildings: by the kind that is stated for its tax, else by the law under which it is registered. */
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

/** Said of a holding that would move in a currency nobody knows. */
export const noCurrency: NamedSentence = (name) => text(
  `${name}: the currency in which it moves is not known.`,
  `${name}: In welcher Währung sich das bewegt, ist nicht bekannt.`,
)

/** All of them, to read them again. */
export const noFigureSentences: readonly NamedSentence[] = [multiplied, buildings, mixed, noCurrency]

/** Why a holding has no figure in any crisis; null where its class, or the sector of a share, can stand for it. */
export function noFigure({ isin, name, assetClass, security }: Position, propertyFunds: ReadonlySet<string>): NamedSentence | null {
  if (security === null || security.kind === 'stock') return null
  if (isMultiplied(name)) return multiplied
  if (assetClass === 'multi_asset') return mixed
  return propertyFunds.has(isin ?? '') ? buildings : null
}

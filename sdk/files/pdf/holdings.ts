/** What a document proves to be held, or why it does not. */
import { toCents } from '../../../core/values/money'
import { heldIn, proofsOf, type Proof } from './prove'
import { blocksOf, isinAnchors, sides, wknAnchors, type Anchor, type Block, type Document } from './rows'
import { cashIn, totalsIn, type Stated } from './totals'
import type { Figure } from './figures'

/** Empty where the document names a security in a way that cannot be told. */
const idOf = ({ isin, wkn }: Anchor): string => isin || wkn

/** What is held, as a text: two proofs that say the same are one. */
const saidBy = (proof: Proof): string => heldIn(proof).map(({ block, product }) => `${idOf(block)} ${toCents(product?.value ?? 0)}`).sort().join()

/** Securities with units, price and value that the proof leaves out: then its total is one of a part. */
function strays(proof: Proof, blocks: readonly Block[]): Block[] {
  const known = new Set(proof.rows.map(({ block }) => idOf(block)))
  return blocks.filter((block) => block.products.some(({ currency }) => currency === null) && !known.has(idOf(block)))
}

/** Totals of more than is proven, where no cash is in that. */
export const largerTotals = (document: Document, { total, cash }: Proof): Stated[] => (cash !== null ? [] : totalsIn(document).filter(({ at, value, isMoney }) =>
  isMoney && at !== total.at && toCents(value) > toCents(total.value) && isDepotWord(document.lines[at]?.text ?? '')))

/** Whether a larger total is printed that accounts do not explain. */
function isPartOnly(proof: Proof, document: Document): boolean {
  const balances = [...new Set([0, ...cashIn(document).map(({ value }) => toCents(value))])]
  const explained = new Set(balances.flatMap((one) => balances.map((other) => one + other)))
  return largerTotals(document, proof).some(({ value }) => !explained.has(toCents(value) - toCents(proof.total.value)))
}

const isDepotWord = (text: string): boolean => /depot|portfolio|verm(?:ö|oe)gen|kurswert|insgesamt/i.test(text)

const MARKET = /kurswert|marktwert|depotwert|aktueller wert|market value|wert in eur/i
const COST = /einstands?-?wert|einstand|kaufwert|anschaffung|cost/i

/** The order in which the header names cost and market value: `cost` where that comes first; null where it names but one. */
function firstNamed(document: Document, proof: Proof): 'cost' | 'market' | null {
  const start = heldIn(proof)[0]?.block.at ?? 0
  const header = textAbove(document, start, 60)
  const [cost, market] = [header.search(COST), header.search(MARKET)]
  if (cost < 0 || market < 0) return null
  return cost < market ? 'cost' : 'market'
}

/** Whether two numbers of a line, one after the other, may be another price and value of as many units. */
const mayBeValued = (figures: readonly Figure[], units: number): boolean => figures.some((price, index) => figures.slice(index + 1).some((value) =>
  price.readings.some((p) => value.readings.some((v) => p.value > 0 && v.decimals === 2 && Math.abs((units * p.value) / v.value - 1) < 0.15))))

/** Whether most rows have a second price and value behind or before the one that was taken. */
function hasOther(document: Document, proof: Proof, side: 'behind' | 'before'): boolean {
  const rows = heldIn(proof).flatMap(({ product }) => (product === null ? [] : [product]))
  const others = rows.filter(({ figure, units }) => {
    const line = (document.figures[figure.at] ?? []).filter(({ isPercent, isUnits }) => !isPercent && !isUnits)
    return mayBeValued(side === 'behind' ? line.slice(line.indexOf(figure) + 1) : line.slice(0, Math.max(0, line.indexOf(figure) - 1)).filter(({ readings }) => !readings.some(({ value }) => value === units)), units)
  })
  return others.length * 2 > rows.length
}

/** Whether what was taken is what the depot cost: it stands where the header has the cost. */
function isCost(document: Document, proof: Proof): boolean {
  const first = firstNamed(document, proof)
  return first === 'market' ? hasOther(document, proof, 'before') : hasOther(document, proof, 'behind')
}

/** Whether each value stands on the line of its identifier: then nothing else can be meant. */
const isOnOneLine = (proof: Proof): boolean => heldIn(proof).every(({ block, product }) => product?.figure.at === block.at)

/** The one proof among those that hold; null where two say different things. */
function agreed(document: Document, all: readonly Proof[]): Proof | null {
  const proofs = all.some(isOnOneLine) ? all.filter(isOnOneLine) : all
  const [first, ...others] = proofs.filter((proof) => !isCost(document, proof))
  return first !== undefined && others.every((other) => saidBy(other) === saidBy(first)) ? first : null
}

const TITLE = /depot-?(?:auszug|bestand|(?:ü|ue|.{0,2})bersicht|bewertung|wert|abstimmung|aufstellung)|verm(?:ö|oe|.{1,2})gens ?-?(?:.{0,2}bersicht|status|aufstellung|bericht)|bestands ?-?.{0,2}bersicht|portfolio-?.{0,2}(?:bersicht|overview|report)|finanzreport|bersicht mit bewertung|aufstellung (?:.ber |der )|holdings|account statement|positionen/i
const CONFIRMATION = /\b(?:\w*abrechnung|settlement|execution|ausf(?:ü|ue)hrung\w*|order\w*|auftrag|kauf|verkauf|sparplan\w*|ums(?:ä|ae|a)tze?|transaktion(?:en)?|transactions?|trades?)\b/i
const NUMBERED = /\bW(?:P?KN)|kenn-?(?:nr|nummer)/i

const textAbove = (document: Document, at: number, lines: number): string => document.lines.slice(Math.max(0, at - lines), at).map(({ text }) => text).join('\n')

/** What has turnover may be a part of what is held, although a total says that it is all: the user is asked. */
const IN_PASSING = /positionen\s+mit\s+umsatz/i

/** Whether it is a depot that is listed, and no trade: the total says so, or the title does. */
function isDepot(document: Document, proof: Proof): boolean {
  const first = Math.min(...heldIn(proof).map(({ product }) => product?.figure.at ?? 0))
  if (IN_PASSING.test(textAbove(document, first, 8))) return false
  const label = [proof.total.at - 1, proof.total.at].map((at) => document.lines[at]?.text ?? '').join(' ')
  if (/depot|portfolio|verm(?:ö|oe)gen|posten|positionen/i.test(label)) return true
  const isList = heldIn(proof).length > 1
  return TITLE.test(isList ? textAbove(document, first + 80, 400) : textAbove(document, first, 150)) && !CONFIRMATION.test(textAbove(document, first, isList ? 8 : 15))
}

/** Six digits are a WKN only where the document says so. */
function isNumbered(document: Document, proof: Proof): boolean {
  const held = heldIn(proof).map(({ block }) => block)
  return held.some(({ isin, wkn }) => isin !== '' || /[A-Z]/.test(wkn)) || NUMBERED.test(textAbove(document, (held[0]?.at ?? 0) + 1, 25))
}

/** The best proofs of one way to look at the document: those of most rows. */
function bestOf(document: Document, blocks: readonly Block[]): Proof[] {
  const proofs = proofsOf(document, blocks)
  const most = proofs[0] === undefined ? 0 : heldIn(proofs[0]).length
  const largest = proofs.filter((proof) => heldIn(proof).length === most)
  const plain = largest.some(({ cash }) => cash === null) ? largest.filter(({ cash }) => cash === null) : largest
  return plain.filter((proof) => strays(proof, blocks).length === 0 && !isPartOnly(proof, document) && isDepot(document, proof) && isNumbered(document, proof) && heldIn(proof).every(({ block }) => idOf(block) !== ''))
}

/** What the document proves; null where it proves nothing, or more than one thing. */
export function proofIn(document: Document): Proof | null {
  if (totalsIn(document).length === 0) return null
  for (const anchors of [isinAnchors(document), wknAnchors(document)]) {
    const proofs = sides.flatMap((side) => bestOf(document, blocksOf(document, anchors, side)))
    if (proofs.length > 0) return agreed(document, proofs)
  }
  return null
}

/** Whether a document calls itself a list of what is held. */
export const isListOfHoldings = ({ lines }: Document): boolean => lines.some(({ text }) => text.length < 120 && TITLE.test(text))

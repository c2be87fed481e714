/** What a document proves to be held, or why it does not. */
import { heldIn, proofsOf, type Proof } from './prove'
import { blocksOf, isinAnchors, sides, wknAnchors, type Anchor, type Block, type Document } from './rows'
import { cashIn, totalsIn } from './totals'

const idOf = ({ isin, wkn }: Anchor): string => isin || wkn

const cents = (value: number): number => Math.round(value * 100)

/** What is held, as a text: two proofs that say the same are one. */
const saidBy = (proof: Proof): string => heldIn(proof).map(({ block, product }) => `${idOf(block)} ${cents(product?.value ?? 0)}`).sort().join()

/** Securities with units, price and value that the proof leaves out: then its total is one of a part. */
function strays(proof: Proof, blocks: readonly Block[]): Block[] {
  const known = new Set(proof.rows.map(({ block }) => idOf(block)))
  return blocks.filter((block) => block.products.some(({ currency }) => currency === null) && !known.has(idOf(block)))
}

/** Whether a larger total is printed that accounts do not explain. */
function isPartOnly({ total, cash }: Proof, document: Document): boolean {
  const balances = [...new Set([0, ...cashIn(document).map(({ value }) => cents(value))])]
  const explained = new Set(balances.flatMap((one) => balances.map((other) => one + other)))
  return totalsIn(document).some(({ at, value, isMoney }) => isMoney && at !== total.at && cents(value) > cents(total.value) && !explained.has(cents(value) - cents(total.value)) && cash === null && isDepotWord(document.lines[at]?.text ?? ''))
}

const isDepotWord = (text: string): boolean => /depot|portfolio|verm(?:ö|oe)gen|kurswert|insgesamt/i.test(text)

const MARKET = /kurswert|marktwert|depotwert|aktueller wert|market value|wert in eur/i
const COST = /einstands?-?wert|einstand|kaufwert|anschaffung|cost/i

/** Where cost and market value both add up: the header says which comes first. */
function marketOf(document: Document, one: Proof, other: Proof): Proof | null {
  const start = heldIn(one)[0]?.block.at ?? 0
  const header = document.lines.slice(Math.max(0, start - 60), start).map(({ text }) => text).join(' ')
  const [cost, market] = [header.search(COST), header.search(MARKET)]
  const places = (proof: Proof): number[] => heldIn(proof).map(({ product }) => (product?.figure.at ?? 0) * 1000 + (product?.figure.index ?? 0))
  const [ofOne, ofOther] = [places(one), places(other)]
  const isFirst = ofOne.every((place, index) => place < (ofOther[index] ?? 0))
  const isLast = ofOne.every((place, index) => place > (ofOther[index] ?? Infinity))
  if (cost < 0 || market < 0 || ofOne.length !== ofOther.length || (!isFirst && !isLast)) return null
  return (cost < market) === isLast ? one : other
}

/** Whether each value stands on the line of its identifier: then nothing else can be meant. */
const isOnOneLine = (proof: Proof): boolean => heldIn(proof).every(({ block, product }) => product?.figure.at === block.at)

/** The one proof among those that hold; null where two say different things. */
function agreed(document: Document, all: readonly Proof[]): Proof | null {
  const proofs = all.some(isOnOneLine) ? all.filter(isOnOneLine) : all
  const different = [...new Map(proofs.toReversed().map((proof) => [saidBy(proof), proof])).values()]
  const [one, other] = different
  if (one === undefined) return null
  if (other === undefined) return proofs[0] ?? null
  return different.length === 2 ? marketOf(document, one, other) : null
}

const TITLE = /depot-?(?:auszug|bestand|(?:ü|ue|.{0,2})bersicht|bewertung|wert|abstimmung|aufstellung)|verm(?:ö|oe|.{1,2})gens ?-?(?:.{0,2}bersicht|status|aufstellung|bericht)|bestands ?-?.{0,2}bersicht|portfolio-?.{0,2}(?:bersicht|overview|report)|finanzreport|bersicht mit bewertung|aufstellung (?:.ber |der )|holdings|account statement|positionen/i
const CONFIRMATION = /\b(?:\w*abrechnung|settlement|execution|ausf(?:ü|ue)hrung\w*|order\w*|auftrag|kauf|verkauf|sparplan\w*|ums(?:ä|ae|a)tze?|transaktion(?:en)?|transactions?|trades?)\b/i
const NUMBERED = /\bW(?:P?KN)|kenn-?(?:nr|nummer)/i

const textAbove = (document: Document, at: number, lines: number): string => document.lines.slice(Math.max(0, at - lines), at).map(({ text }) => text).join('\n')

/** Whether it is a depot that is listed, and no trade: the total says so, or the title does. */
function isDepot(document: Document, proof: Proof): boolean {
  const first = Math.min(...heldIn(proof).map(({ product }) => product?.figure.at ?? 0))
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
  return plain.filter((proof) => strays(proof, blocks).length === 0 && !isPartOnly(proof, document) && isDepot(document, proof) && isNumbered(document, proof))
}

/** What the document proves; null where it proves nothing, or more than one thing. */
export function proofIn(document: Document): Proof | null {
  for (const anchors of [isinAnchors(document), wknAnchors(document)]) {
    const proofs = sides.flatMap((side) => bestOf(document, blocksOf(document, anchors, side)))
    if (proofs.length > 0) return agreed(document, proofs)
  }
  return null
}

/** Whether a document calls itself a list of what is held. */
export const isListOfHoldings = ({ lines }: Document): boolean => lines.some(({ text }) => text.length < 120 && TITLE.test(text))

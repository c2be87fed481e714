/** Where a document speaks of securities, and what it says of each. */
import { faultOfIsin } from '../cells/isin'
import { grouped } from '../../../core/values/grouped'
import { plainText } from '../../../core/values/isin'
import { remembered } from '../../../core/values/memoize'
import { sumBy } from '../../../core/values/sum'
import { figuresOf, type Figure } from './figures'
import type { Line } from './lines'
import { productsIn, type Product } from './products'

/** A security where it is named. */
export interface Anchor {
  /** Of the line, from 0 in the order of the document. */
  at: number
  isin: string
  wkn: string
}

/** An anchor with the numbers that belong to it. */
export interface Block extends Anchor {
  figures: readonly Figure[]
  products: readonly Product[]
}

/** A document, its lines with their numbers. */
export interface Document {
  lines: readonly Line[]
  figures: readonly (readonly Figure[])[]
  base: string
}

export const documentOf = (lines: readonly Line[], base: string): Document => ({ lines, base, figures: lines.map(({ text }, at) => figuresOf(text, at)) })

const WKN = /(?<![A-Za-z0-9.,])(?=[A-Z0-9]*\d)[A-HJ-NP-Z0-9]{6}(?![A-Za-z0-9.,])/g

const isinsIn = (text: string): string[] => (plainText(text).match(/\b[A-Z]{2}[A-Z0-9]{9}\d\b/g) ?? []).filter((isin) => faultOfIsin(isin) === null && /\d/.test(isin.slice(2, 11)))

/** What looks like an ISIN and has another check digit: a row of a security that cannot be told. */
const looksLikeIsin = (text: string): boolean => /\b(?:DE|LU|IE|US|FR|NL|GB|CH|AT|CA|XS|AU|JP|ES|IT|SE|NO|DK|FI|BE|KY|BM)(?=[A-Z0-9]*\d)[A-Z0-9]{9}\d\b/.test(text)

/** Lines that name an ISIN; one that names several is no row of one security. One with a wrong check digit is an anchor without a name. */
export const isinAnchors = remembered(({ lines }: Document): readonly Anchor[] =>
  lines.flatMap(({ text }, at) => {
    const isins = new Set(isinsIn(text))
    const [isin = ''] = isins
    if (isins.size !== 1) return isins.size === 0 && looksLikeIsin(text) ? [{ at, isin: '', wkn: '' }] : []
    return [{ at, isin, wkn: text.replace(isin, '').match(WKN)?.find((wkn) => /[A-Z]/.test(wkn) || new RegExp(`[(/]\\s?${wkn}`).test(text)) ?? '' }]
  }))

/** Anchors of one line. */
const MAX_NAMED = 3

/** Lines that name a WKN, or what may be one. */
export const wknAnchors = remembered(({ lines }: Document): readonly Anchor[] =>
  lines.flatMap(({ text }, at) => (isinsIn(text).length > 0 ? [] : [...new Set(text.match(WKN) ?? [])].slice(0, MAX_NAMED).map((wkn) => ({ at, isin: '', wkn })))))

/** Lines that a row may have below the one that names its security, and above it with the head of a page between. */
const MAX_BELOW = 9
const MAX_ABOVE = 40

/** Numbers that are looked at. */
const MAX_FIGURES = 18

/**
 * Where the numbers of a row stand: on the line that names its security and below, from one line above, or above up to the security before;
 * or its value alone stands there, and units and price in another table.
 */
type Side = 'below' | 'around' | 'above' | 'apart'

export const sides: readonly Side[] = ['below', 'around', 'above', 'apart']

function linesOfRow(anchors: readonly Anchor[], index: number, side: Side): [number, number] {
  const at = anchors[index]?.at ?? 0
  const before = anchors.slice(Math.max(0, index - MAX_NAMED), index).findLast((each) => each.at < at)?.at ?? -1
  const next = anchors.slice(index + 1, index + 1 + MAX_NAMED).find((each) => each.at > at)?.at ?? Infinity
  if (side === 'apart') return [at, at + 1]
  if (side === 'above') return [Math.max(before + 1, at - MAX_ABOVE, 0), at + 1]
  const shift = side === 'around' ? 1 : 0
  return [Math.max(0, at - shift), Math.max(at + 1, Math.min(next - shift, at + MAX_BELOW))]
}

/** Products of lines by their value, for values that stand alone elsewhere. */
function apartIn({ figures, base }: Document): Map<number, Product[]> {
  const products = figures.filter(({ length }) => length < MAX_FIGURES).flatMap((line) => productsIn(line, base))
  return grouped(products.filter(({ currency }) => currency === null), ({ value }) => value)
}

/** Values of a row whose units and price stand on another line with the same value. */
const productsApart = (known: ReadonlyMap<number, readonly Product[]>, figures: readonly Figure[]): Product[] =>
  figures.flatMap((figure) => figure.readings.flatMap(({ value, decimals }): Product[] =>
  (value <= 0 || decimals !== 2 || figure.isPercent ? [] : (known.get(value) ?? []).filter(({ figure: { at, readings } }) => at !== figure.at && readings.some((each) => each.value === value && each.decimals === 2)).map((product) => ({ ...product, figure, shape: `apart ${product.shape} ${figure.following}` })))))

/** Whether a line has three numbers and more, as rows have. */
const isRow = remembered((line: readonly Figure[]): boolean => line.filter(({ readings }) => readings.some(({ decimals }) => decimals >= 2)).length >= 3)

/** Whether between a product and the identifier no other row stands. */
function isNearest(document: Document, { at }: Anchor, { figure }: Product): boolean {
  const [first, last] = at < figure.at ? [at, figure.at - 1] : [figure.at + 1, at]
  return document.figures.slice(first, last + 1).every((line, index) => first + index === figure.at || !isRow(line))
}

/** Ways to take three numbers of a row, over all rows: two hundred rows of as many numbers as are looked at. */
const MAX_TRIPLES = 600_000

/** A row where more numbers multiply to others says nothing. */
const MAX_PRODUCTS = 200

const few = (products: readonly Product[]): readonly Product[] => (products.length > MAX_PRODUCTS ? [] : products)

/** The numbers of each row; no rows where there are too many. */
export function blocksOf(document: Document, anchors: readonly Anchor[], side: Side): Block[] {
  const apart = side === 'apart' ? apartIn(document) : new Map<number, Product[]>()
  const rows = anchors.map((anchor, index) => {
    const [start, end] = linesOfRow(anchors, index, side)
    const all = document.figures.slice(start, end).flat().filter(({ text }) => text !== anchor.wkn)
    return { anchor, figures: side === 'above' ? all.slice(-MAX_FIGURES) : all.slice(0, MAX_FIGURES) }
  })
  if (sumBy(rows, ({ figures }) => figures.length ** 3 / 2) > MAX_TRIPLES) return []
  return rows.map(({ anchor, figures }) => (
    { ...anchor, figures, products: side === 'apart' ? productsApart(apart, figures) : few(productsIn(figures, document.base)).filter((product) => isNearest(document, anchor, product)) }))
}

/** Words of statements that are no name of a security. */
const NO_NAME = /verwahr|lager|rechnung|^deutschland|k(?:ö|oe)nigreich|kurs(?:wert)?\b|kaufwert|stückzinsen|g(?:ü|ue)ltigkeit|st(?:ü|ue)ck(?:zahl)?\b|^valor|^valuta|^value date|^buchungs|stk\b|kennn?ummer|thesaur|ausschütt|unterdepot|depot-?nr|girosammel|\buhr\b|^auftragszeit|nominal|anzahl|bezeichnung$|\bakv\b|^isin\b|^\W*(?:isin|wkn)\W*$/i

/** Where the security is kept, behind its name. */
const KEPT = /\s+(?:girosammel|wertpapier(?:verwahr|rechn)|streifband|sammelverwahr).*$/i

/** The longest words of a line that may be a name; empty where there are none. */
function nameOn(line: Line | undefined, { isin, wkn }: Anchor): string {
  const cells = (line?.cells ?? []).map(({ text }) => text.replace(isin || wkn, '').replace(/^\W*(?:ISIN|WKN)\b\W*/, '').replace(/^(?:Buy|Sell|Kauf|Verkauf|Produktbezeichnung)\b/, '').replace(KEPT, '').replace(/^\W+|[\s(:,/]+$/g, ''))
  const named = cells.filter((text) => (text.match(/\p{L}/gu)?.length ?? 0) >= 4 && !NO_NAME.test(text) && !/\d,\d\d\b/.test(text))
  return named.toSorted((one, other) => other.length - one.length)[0]?.slice(0, 80) ?? ''
}

/** What the document calls a security: beside its numbers, else beside its identifier or above that; empty where that is not clear. */
export const nameAt = ({ lines }: Document, anchor: Anchor, product: Product | null): string =>
  [product?.figure.at ?? anchor.at, anchor.at, anchor.at - 1].map((place) => nameOn(lines[place], anchor)).find((name) => name !== '') ?? ''

/** Lines below an identifier in which its name may stand. */
const NAME_BELOW = 3

/** The names of the rows of a list: below the identifiers where those have none of their own, and the first of them none above. */
export function namesOf(document: Document, rows: readonly { block: Anchor; product: Product | null }[]): string[] {
  const { lines } = document
  const [first] = rows
  const own = rows.map(({ block, product }) => [product?.figure.at ?? block.at, block.at].map((place) => nameOn(lines[place], block)).find((name) => name !== '') ?? '')
  if (first === undefined || own.some((name) => name !== '') || nameOn(lines[first.block.at - 1], first.block) !== '') return rows.map(({ block, product }) => nameAt(document, block, product))
  const starts = rows.map(({ block }) => block.at).sort((one, other) => one - other)
  return rows.map(({ block }) => lines.slice(block.at + 1, Math.min(block.at + 1 + NAME_BELOW, starts.find((at) => at > block.at) ?? Infinity)).map((line) => nameOn(line, block)).find((name) => name !== '') ?? '')
}

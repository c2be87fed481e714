/** Rows that were read and that nothing in the document proves: to be confirmed one by one. */
import type { UnprovenRow } from '../verdict'
import { choicesOf, shapesOf } from './prove'
import { blocksOf, isinAnchors, namesOf, sides, wknAnchors, type Anchor, type Block, type Document } from './rows'

const MOST = 200

/** The first reading of each row in the commonest shape. */
function readIn(document: Document, blocks: readonly Block[]): UnprovenRow[] {
  const [shape = null] = shapesOf(blocks)
  const read = blocks.flatMap((block) => {
    const product = choicesOf(block, shape).find((choice) => choice.shape === shape)
    return product === undefined ? [] : [{ block, product }]
  }).slice(0, MOST)
  const names = namesOf(document, read)
  return read.map(({ block, product }, index) => {
    const { page = 1, line = 1 } = document.lines[block.at] ?? {}
    return { row: block.at + 1, page, line, isin: block.isin, wkn: block.wkn, name: names[index] ?? '', units: product.units, value: product.value }
  })
}

const bestOf = (document: Document, anchors: readonly Anchor[]): UnprovenRow[] =>
  sides.map((side) => readIn(document, blocksOf(document, anchors, side))).toSorted((one, other) => other.length - one.length)[0] ?? []

/** Rows with an ISIN, else those with a WKN. */
export function unprovenIn(document: Document): UnprovenRow[] {
  const rows = bestOf(document, isinAnchors(document))
  return rows.length > 0 ? rows : bestOf(document, wknAnchors(document).filter(({ wkn }) => /[A-Z]/.test(wkn)))
}

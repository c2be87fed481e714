/** From pieces of text to lines as people see them: by position alone, for where a text is cut and in which order it comes says nothing. */
import type { Piece } from './open'

/** What stands together on a line. */
interface Cell {
  text: string
  x: number
  end: number
}

/** A line of a page. */
export interface Line {
  page: number
  /** On its page, from 1. */
  line: number
  cells: readonly Cell[]
  text: string
}

/** Parts of the height of the font: below, letters belong to one word; above, cells are apart. */
const WORD_GAP = 0.13
const CELL_GAP = 0.75

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Pieces by their height on the page, the upper first. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: { y: number; pieces: Piece[] }[] = []
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const row = rows.at(-1)
    if (row !== undefined && row.y - piece.y <= Math.max(1, piece.height * 0.3)) row.pieces.push(piece)
    else rows.push({ y: piece.y, pieces: [piece] })
  }
  return rows.map((row) => row.pieces.toSorted((one, other) => one.x - other.x))
}

/** Letters that all stand apart: the gap between letters of a word, as wide as it is there; 0 for usual text. */
function letterGap(row: readonly Piece[]): number {
  const single = row.filter(({ text }) => text.length === 1)
  if (single.length < 6 || single.length * 5 < row.length * 4) return 0
  return middle(row.slice(1).map((piece, index) => piece.x - (row[index]?.x ?? 0) - (row[index]?.width ?? 0)))
}

/** `E_U_R_____-_2_3_,_2_2_`: a line drawn with letters. */
const plain = (text: string): string => (/(?:[^_]_+){5}/.test(text) ? text.replaceAll('_', '') : text).replace(/\s+/g, ' ').trim()

function cellsOf(row: readonly Piece[]): Cell[] {
  const cells: Cell[] = []
  const letters = letterGap(row)
  for (const { text, x, width, height } of row) {
    const last = cells.at(-1)
    const gap = last === undefined ? 0 : x - last.end - Math.max(0, letters)
    if (last === undefined || gap > height * CELL_GAP) cells.push({ text, x, end: x + width })
    else {
      last.text += (gap > height * WORD_GAP ? ' ' : '') + text
      last.end = Math.max(last.end, x + width)
    }
  }
  return cells.map((cell) => ({ ...cell, text: plain(cell.text) })).filter((cell) => cell.text !== '')
}

/** `K u r s w e r t :`: blanks between letters belong to the text, and say nothing. */
function isSpaced({ text }: Cell): boolean {
  const parts = text.split(' ')
  return parts.length > 3 && parts.filter((part) => part.length === 1).length * 3 >= parts.length * 2
}

/** A sign of a number, or its end: `,04`. */
const PART = /^(?:\d|[.,:-]\d*)$/

/** Cells of a document with such letters: without their blanks, and those that are parts of one number are one. */
function closed(cells: readonly Cell[]): Cell[] {
  const whole: Cell[] = []
  for (const cell of cells) {
    const text = (isSpaced(cell) || /^\S( \S)+$/.test(cell.text) ? cell.text.replaceAll(' ', '') : cell.text).replace(/(?<=\d) (?=[.,]\d)/g, '')
    const last = whole.at(-1)
    if (last !== undefined && PART.test(text) && /^[\d.,:-]+$/.test(last.text)) whole.splice(-1, 1, { ...last, text: last.text + text, end: cell.end })
    else whole.push({ ...cell, text })
  }
  return whole
}

/** The lines of all pages. */
export function linesOf(pages: readonly (readonly Piece[])[]): Line[] {
  const rows = pages.map((pieces) => rowsOf(pieces).map(cellsOf).filter((cells) => cells.length > 0))
  const areSpaced = rows.flat(2).filter(isSpaced).length > 9
  return rows.flatMap((own, page) => own.map((given, index) => {
    const cells = areSpaced ? closed(given) : given
    return { page: page + 1, line: index + 1, cells, text: cells.map(({ text }) => text).join('  ') }
  }))
}

/** Numbers that tell depots and trades apart, where a document states them plainly. They are compared, and shown to nobody. */
import { onlyOf } from '../../../../core/values/one-of'
import type { Line } from '../lines'

const DAY = /\b\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})\b/

/** What stands behind words, whole: no part of a masked number, of one that goes on in the next cell, of an amount or of a share; and below them where they are a header, in the cell that lies below theirs. */
function behind(lines: readonly Line[], words: string, number: string): string[] {
  const beside = new RegExp(`(?<![\\p{L}\\d-])(?:${words})\\s?[:=]? {0,2}(${number})(?![ ./:-]?\\p{L}?\\d| {2}\\d|[\\p{L}*•…=]|,\\d| ?(?:EUR|USD|CHF|€|%|St))`, 'giu')
  const [header, alone] = [new RegExp(`^(?:${words}):?$`, 'iu'), new RegExp(`^${number}$`, 'i')]
  const isParted = (cells: Line['cells'], index: number): boolean => /^\d/.test(cells[index + 1]?.text ?? '')
  const below = lines.flatMap(({ cells, page }, at) => cells.filter(({ text }, index) => header.test(text) && !isParted(cells, index)).flatMap(({ x, end }) => {
    const next = lines[at + 1]?.page === page ? (lines[at + 1]?.cells ?? []) : []
    const [only, ...others] = next.filter((cell) => cell.x < end && cell.end > x)
    return only !== undefined && others.length === 0 && alone.test(only.text) && !isParted(next, next.indexOf(only)) ? [only.text] : []
  }))
  return [...lines.flatMap(({ text }) => [...text.matchAll(beside)].map(([, found = '']) => found)), ...below].filter((found) => !DAY.test(found) && !/x{2}|^(.)\1*$/i.test(found))
}

/** The only number of several; null where there is none, or where two contradict. */
const onlyNumber = (numbers: readonly string[]): string | null => onlyOf(new Set(numbers.map((number) => number.replace(/[ .:/-]/g, ''))))

/** Words for the number of a depot; a customer may have several depots, and a sub-depot is a part of one. */
const DEPOT = '(?:konto ?\\/ ?|wertpapier-?|direkt-|trading-|fonds|union)?depot(?:konto)?(?:plus)?(?:[- ]?(?:nummer|nr\\b\\.?))?|sec(?:urities|\\.) account(?: (?:number|no\\b\\.?))?'

/** The number of the depot that a document is about. Small letters mask one. */
export const depotNumber = (lines: readonly Line[]): string | null =>
  onlyNumber(behind(lines, DEPOT, '\\d[\\dA-Z]*(?:[ ./-][A-Z]?\\d[\\dA-Z]*)*').filter((number) => !/[a-z]/.test(number) && (number.match(/[^ ./-]/g)?.length ?? 0) > 5 && !/^(.)\1*$/.test(number.replace(/[ ./-]/g, ''))))

/** Words for the number of an order, and for those of its executions and their bills. */
const KINDS: Readonly<Record<string, string>> = {
  order: '(?:auftrags|order)-?(?:nummer|nr\\.?|referenz| ?id)|order|order-\\/ref\\.nr\\.?',
  execution: '(?:ausf(?:ü|ue)hrungs)-?(?:nummer|nr\\.?|referenz)|handelsreferenz|exchange id|execution|ausf(?:ü|ue)hrung',
  bill: '(?:abrechnungs|rechnungs|beleg)-?(?:nummer|nr\\.?)(?!=)', deal: 'gesch(?:ä|ae)ft|(?:gesch(?:ä|ae)fts|vorgangs)-?(?:nummer|nr\\.?)', reference: '(?<!ihre )referenz(?:-?(?:nummer|nr\\.?))?|reference no\\.?',
}

/** The number of a trade in a list: `Nr.313138095/1   Kauf`. */
const ENTRY = /^Nr\.\s?(\d[\d/]+)\s+(?:kauf|verkauf)\b/i

/** The numbers of a trade with their kinds, `order=1 bill=2`; where a document has several trades, only the one at its head. */
export function tradeNumbers(lines: readonly Line[], at: number, isOnly: boolean): string {
  const entry = ENTRY.exec(lines[at]?.text ?? '')?.[1]
  const kinds = isOnly ? Object.entries(KINDS) : []
  const found = kinds.map(([kind, words]) => [kind, onlyNumber(behind(lines, words, '(?:[A-Z]{1,4}[ :])?[A-Za-z]*\\d[A-Za-z\\d]*(?:(?: \\/ |[./:-])[A-Za-z]*\\d[A-Za-z\\d]*| \\d+)*').filter(({ length }) => length > 3))] as const)
  return [...found, ['entry', entry ?? null] as const].flatMap(([kind, number]) => (number === null ? [] : [`${kind}=${number.toUpperCase()}`])).join(' ')
}

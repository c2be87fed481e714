/** Positions of an OFX or QFX file, as rows: loaded only when there is one. */
import type { Row } from './lines'

/** The value of a field: elements of fields need no end in OFX 1. */
const field = (block: string, name: string): string => (new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(block)?.[1] ?? '').trim()

/** What stands between the begin and the end of each element of a name; each part of the text is looked through once, whatever is left open in it. */
const blocks = (text: string, name: string): string[] =>
  text.split(new RegExp(`<${name}>`, 'i')).slice(1).flatMap((part) => {
    const end = part.search(new RegExp(`</${name}>`, 'i'))
    return end < 0 ? [] : [part.slice(0, end)]
  })

const HEADERS = ['ISIN', 'Name', 'Units', 'Price', 'Market value', 'Currency', 'Price date'] as const

const count = (text: string, tag: string): number => text.match(new RegExp(`<${tag}>`, 'gi'))?.length ?? 0

/** Blocks that need an end; where one has none, the file is damaged or cut off. */
const isCut = (text: string): boolean => ['OFX', 'INVSTMTRS', 'INVPOSLIST', 'INVPOS', 'INVBAL'].some((name) => count(text, name) !== count(text, `/${name}`))

/** The positions of a statement with their values, the balance of its cash, and a loan beside it; each in the currency of the statement. */
function rowsOfStatement(text: string, names: ReadonlyMap<string, string>): string[][] {
  const currency = field(text, 'CURDEF')
  const positions = blocks(text, 'INVPOS').map((block) => {
    const id = field(block, 'UNIQUEID')
    return [id, names.get(id) ?? '', field(block, 'UNITS'), field(block, 'UNITPRICE'), field(block, 'MKTVAL'), field(block, 'CURSYM') || currency, field(block, 'DTPRICEASOF').slice(0, 8)]
  })
  const balances = blocks(text, 'INVBAL').flatMap((block) => [field(block, 'AVAILCASH'), field(block, 'MARGINBALANCE').replace(/^[^-].*/, '')])
  return [...positions, ...balances.filter((amount) => amount !== '').map((amount) => [`Cash (${currency})`, '', '', '', amount, currency, ''])]
}

/** The rows of all accounts; a statement of another day of one of them would count twice. */
export function rowsOfOfx(text: string): { rows: Row[] } | { fault: 'unknown_ofx' | 'cut_off' | 'several_tables' } {
  if (count(text, 'INVPOS') === 0) return { fault: 'unknown_ofx' }
  if (isCut(text)) return { fault: 'cut_off' }
  const statements = blocks(text, 'INVSTMTRS')
  const accounts = new Set(statements.map((each) => `${field(each, 'BROKERID')} ${field(each, 'ACCTID')}`))
  if (accounts.size < statements.length) return { fault: 'several_tables' }
  const names = new Map(blocks(text, 'SECINFO').map((block) => [field(block, 'UNIQUEID'), field(block, 'SECNAME')]))
  return { rows: [[...HEADERS], ...statements.flatMap((each) => rowsOfStatement(each, names))].map((cells, index) => ({ row: index + 1, cells })) }
}

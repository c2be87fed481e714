/** Positions of an OFX or QFX file, as rows: loaded only when there is one. */
import type { Row } from './lines'

/** The value of a field: elements of fields need no end in OFX 1. */
const field = (block: string, name: string): string => (new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(block)?.[1] ?? '').trim()

const blocks = (text: string, name: string): string[] => text.match(new RegExp(`<${name}>[\\s\\S]*?</${name}>`, 'gi')) ?? []

const HEADERS = ['ISIN', 'Name', 'Units', 'Price', 'Market value', 'Currency', 'Price date'] as const

/** The positions with their values and the balance of cash; without positions nothing is there. */
export function rowsOfOfx(text: string): Row[] | null {
  const currency = field(text, 'CURDEF')
  const names = new Map(blocks(text, 'SECINFO').map((block) => [field(block, 'UNIQUEID'), field(block, 'SECNAME')]))
  const positions = blocks(text, 'INVPOS').map((block) => {
    const id = field(block, 'UNIQUEID')
    return [id, names.get(id) ?? '', field(block, 'UNITS'), field(block, 'UNITPRICE'), field(block, 'MKTVAL'), field(block, 'CURSYM') || currency, field(block, 'DTPRICEASOF').slice(0, 8)]
  })
  if (positions.length === 0) return null
  const cash = blocks(text, 'INVBAL').map((block) => field(block, 'AVAILCASH')).filter((amount) => amount !== '').map((amount) => [`Cash (${currency})`, '', '', '', amount, currency, ''])
  return [[...HEADERS], ...positions, ...cash].map((cells, index) => ({ row: index + 1, cells }))
}

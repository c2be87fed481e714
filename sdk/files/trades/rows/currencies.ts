/** Which columns say the currency of an amount. */
import type { Column } from '../../table/columns'

/** What is left of the header of a currency: `wahrung bruttobetrag` names the gross amount. */
const namedBy = ({ header }: Column): string => header.words.replace(/\b(?:currency|wahrung|waehrung|whg|ccy|valuta|devise|divisa|moneda|munt)\b/g, '').replace(/(?:currency|s?wahrung|swaehrung)\b/g, '').replace(/\b(?:of|the|des|der|de)\b/g, '').trim()

/** `in ZW` has its codes in the column `Zahlungswährung (ZW)`. */
function byAbbreviation(columns: readonly Column[], { header }: Column): Column | undefined {
  const mark = /\bin ([A-Z]{2})$/.exec(header.text)?.[1]
  return mark === undefined ? undefined : columns.find((column) => column.header.text.includes(`(${mark})`) && column.header.text !== header.text)
}

const isCodes = (column: Column | undefined): column is Column => column !== undefined && (column.shape === 'currency' || (column.role === 'currency' && column.shape !== 'amount'))

/** The codes right behind an amount: without a header, or with one that says currency and nothing else. */
function behind(columns: readonly Column[], { index, header }: Column): Column | undefined {
  const next = columns[index + 1]
  return isCodes(next) && (next.header.text === '' || next.header === header || namedBy(next) === '' || namedBy(next) === header.words) ? next : undefined
}

/** The codes that belong to this amount and to no other. */
function own(columns: readonly Column[], column: Column): Column | undefined {
  const named = columns.find((each) => isCodes(each) && namedBy(each) !== '' && ` ${column.header.words} `.includes(` ${namedBy(each)} `))
  return byAbbreviation(columns, column) ?? behind(columns, column) ?? named
}

/** Amounts of another kind, whose codes say nothing of what was paid. */
const ASIDE = /original|gross|brutto|commission|foreign|fremd|ertrag/

/** The columns of codes of an amount: its own, else those of the row that belong to no other amount. */
export function codesOf(columns: readonly Column[], column: Column | null): readonly Column[] {
  if (column === null || column.header.currency !== null) return []
  const mine = own(columns, column)
  if (mine !== undefined) return [mine]
  const others = columns.filter((each) => each.shape === 'amount' && each !== column).flatMap((each) => own(columns, each) ?? [])
  const general = columns.filter((each) => isCodes(each) && !others.includes(each))
  const plain = general.filter(({ header }) => !ASIDE.test(header.words))
  return plain.length > 0 ? plain : columns.filter((each) => isCodes(each) && !ASIDE.test(each.header.words))
}

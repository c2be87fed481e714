/** What cash and accounts are called. */

const CASH = new RegExp(`^(?:${[
  'cash', 'bargeld', '(?:bar|bank|konto)?guthaben', '(?:bargeld|bar|cash)[ -]?(?:bestand|mittel|reserve|verm(?:ö|oe)gen)', 'kontostand', '(?:konto)?saldo', 'kasse', '(?:tages|fest)geld(?! yen| etf)', 'sparbuch', 'contant(?:en|i)?', 'geldmiddelen', 'esp[èe]ces',
  'liquidit(?:[éeäàa]|ae)[st]?', 'liquide mi[dt]+el(?:en)?', 'liquidez', 'efectivo', 'tesorer[íi]a', 'uninvested.*', 'solde(?: esp[èe]ces)?', 'currency', 'w(?:ä|ae)hrung',
].join('|')})(?: \\(?[a-z]{3}\\)?)?$|^(?:saldo (?:en |in )?)?(?:conto|cuenta)\\b|\\bcash (?:balance|account|position|fund|investments)|(?:^|[ -])[\\p{L}]*konto(?:$|[ (:])|\\b(?:cash|settlement|money market|savings|current) account\\b|(?:giro|geld|spaar|beleggings|\\b)rekening\\b|compte (?:esp[èe]ces|courant)`, 'iu')

/** Whether a cell is the name of cash or an account. */
export const isCashLabel = (cell: string): boolean => cell.length < 80 && CASH.test(cell.trim())

/** `Tagesgeld A-Bank`: in a remark it says nothing of its row. */
const SAVED = /^(?:(?:tages|fest)geld|guthaben (?=bei |.*(?:bank|republic|scalable)))(?!.*(?:etf|fond|fund|zins|swap|dollar|franken|kron|lira|yen|zlo|forint|rupi|ische[rn]? (?!.*(?:bank|kasse))|[$£]|ersatz))/i

/** Whether the name of a row is that of cash or an account. */
export const isCashName = (name: string): boolean => isCashLabel(name) || SAVED.test(name)

/** Whether a cell speaks of what is owed, wanted, lost, a pension or other things than money: no account of that is cash. */
export const isOwed = (cell: string): boolean => /darleh|kredit(?!bank)|hypothek|lombard|\bloan|schuld|dispo|verlust|bauspar(?!k)|\bziel\b|\bbav\b|riester|r(?:ü|ue)rup|\brenten|zeitwert|(?:krypto|bitcoin|gold|silber|metall|fonds|aktien|wertpapier|p2p)-?konto/i.test(cell)

/** Headings below which accounts stand. */
export const isCashHeading = (cell: string): boolean => /^(?:liquidit|cash|konten|konto|accounts?|guthaben|bar(?:mittel|verm|geld|reserve)|bank|deposit|(?:tages|fest)geld)/i.test(cell.trim())

/** The currency in the name of cash, such as `Cash (USD)`; null where it names none. Three capitals may also be a bank. */
export function currencyOfLabel(cell: string): string | null {
  const found = /\(([A-Z]{3})\)|(?:^|\s)(?!ING|DKB|GLS)([A-Z]{3})$|^(?!ING|DKB|GLS)([A-Z]{3})[ -]/.exec(cell.trim())
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null
}

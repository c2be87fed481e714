/** What rows without a security are called: totals and cash. */

const PARTS = 'depot|portfolio|portefeuille|verm(?:ö|oe)gens|kurs|markt|bestands'

const OF_WHAT = '(?: (?:in|of|per|am|des|der|aller|all|for|f(?:ü|ue)r|your|ihres?|di|de|du|del|van))?(?: (?:[a-z]{3}|euro|depots?|portfolios?|portafoglio|portefeuille|cartera|titoli|titres|valores|fond[io]s?|g(?:é|e)n(?:é|e)rale?|wertpapiere?|positionen|positions|securities|holdings|assets|aktien|fonds|etfs?|anleihen|'
  + 'zertifikate|konten|konto|liquidit(?:ä|ae)t|cash|equit(?:y|ies)|stocks|bonds|funds))*(?: ?[([](?:[a-z]{3}|€)[)\\]]| ?€)?:?'

const TOTAL = new RegExp(`^(?:${[
  '(?:grand |sub-?|zwischen|end|gesamt)?(?:totals?|summe|somme|totaal|totale|totaux|sum)', 'gesamt', 'insgesamt',
  `(?:${PARTS})?-?(?:gesamt|total)-?(?:${PARTS})?-?(?:wert|summe|bestand|verm(?:ö|oe)gen|value|waarde)`,
  `(?:${PARTS})-?(?:wert|summe|value|waarde|total)`,
  '(?:total|totale|net) (?:portfolio|market|account|asset|securities|holdings|liquidation|portefeuille)?-? ?(?:value|waarde|assets|valeur|portefeuillewaarde)', 'valeur totale', 'net liquidation',
].join('|')})${OF_WHAT}$`, 'i')

/** Whole cells only: `Total` ends a list, `TotalEnergies` is a company. */
export const isTotalLabel = (cell: string): boolean => cell.length < 60 && TOTAL.test(cell.trim())

/** Totals of securities alone; others may count accounts that the file does not list. */
export const isDepotTotal = (cell: string): boolean => isTotalLabel(cell) && /depot|portfolio|portefeuille|portafoglio|cartera|titoli|titres|valores|wertpapier|securities|bestand|kurswert|positions/i.test(cell)

const CASH = new RegExp(`^(?:${[
  'cash', 'guthaben', 'bargeld', 'barmittel', 'barbestand', 'barguthaben', 'kontostand', 'kontosaldo', 'saldo', 'kasse', 'geldkonto', 'contant(?:en)?', 'geldmiddelen', 'esp(?:è|e)ces', 'liquidit(?:é|e)s?',
  'liquidit(?:ä|ae|à|a)t?', 'liquide m(?:itt|idd)el(?:en)?', 'liquidez', 'efectivo', 'tesorer(?:í|i)a', 'contanti', '(?:saldo )?(?:conto|cuenta) corr?iente?', 'conto corrente', 'uninvested(?: cash)?', 'buying power', 'solde(?: esp(?:è|e)ces)?', 'currency', 'w(?:ä|ae)hrung',
].join('|')})(?: \\(?[a-z]{3}\\)?)?$|^cash (?:&|and|und) cash fund|\\bcash (?:balance|account|position|fund)|(?:^|[ -])[\\p{L}]*konto(?:$|[ (:])|\\b(?:cash|settlement|money market|savings|current) account\\b|\\brekening\\b|compte (?:esp(?:è|e)ces|courant)`, 'iu')

/** Whether a cell is the name of cash or an account. */
export const isCashLabel = (cell: string): boolean => cell.length < 80 && CASH.test(cell.trim())

/** Headings below which accounts stand. */
export const isCashHeading = (cell: string): boolean => /^(?:liquidit|cash|konten|konto|accounts?|guthaben|barmittel|bank|kontokorrent|deposit|tagesgeld)/i.test(cell.trim())

/** The currency in the name of cash, such as `Cash (USD)`; null where it names none. */
export function currencyOfLabel(cell: string): string | null {
  const found = /\(([A-Z]{3})\)|(?:^|\s)([A-Z]{3})$|^([A-Z]{3})[ -]/.exec(cell.trim())
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null
}

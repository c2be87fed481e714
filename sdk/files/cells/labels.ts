/** What totals are called, and what only looks like a security. */

const PARTS = 'depot|portfolio|portefeuille|verm(?:ö|oe)gens|kurs|markt|bestands'

const OF_WHAT = '(?: (?:in|of|per|am|des|der|aller|all|for|f(?:ü|ue)r|your|ihres?|di|de|du|del|van))?(?: (?:[a-z]{3}|euro|depots?|portfolios?|portafoglio|portefeuille|cartera|titoli|titres|valores|fond[io]s?|g[ée]n[ée]rale?|wertpapiere?|positionen|positions|securities|holdings|assets|aktien|fonds|etfs?|anleihen|'
  + 'zertifikate|konten|konto|liquidit(?:ä|ae)t|cash|equit(?:y|ies)|stocks|bonds|funds))*(?: ?[([](?:[a-z]{3}|€)[)\\]]| ?€)?:?'

const TOTAL = new RegExp(`^(?:${[
  '(?:grand |sub-?|zwischen|ei?nd|gesamt)?(?:totals?|summe(?: .+)?|somme|totaal|totale|totaux|sum)', 'gesamt', 'insgesamt',
  `(?:${PARTS})?-?(?:gesamt|total)-?(?:${PARTS})?-?(?:wert|summe|bestand|verm(?:ö|oe)gen|value|waarde)`,
  `(?:${PARTS})-?(?:wert|summe|value|waarde|total|volumen|verm(?:ö|oe)gen)`, 'gesamt-?(?:depot|portfolio)',
  '(?:depot|portfolio|account|konto|konten|(?:tages|fest)geld|guthaben|cash|(?:kurs|markt)?wert|wertpapiere|aktien|fonds|etfs|anleihen) (?:ins)?(?:gesamt|total)',
  '(?:total|totale|net) (?:portfolio|market|account|asset|securities|holdings|liquidation|portefeuille)?-? ?(?:value|waarde|assets|valeur|portefeuillewaarde)', 'valeur totale', 'net liquidation',
].join('|')})${OF_WHAT}$`, 'i')

/** Whole cells only, with a year perhaps: `Total` ends a list, `Summe 2023` a part of it, `TotalEnergies` is a company. */
export const isTotalLabel = (cell: string): boolean => cell.length < 60 && TOTAL.test(cell.replace(/\b20\d\d\b/, '').trim())

/** Totals of securities alone; others may count accounts that the file does not list. */
export const isDepotTotal = (cell: string): boolean => isTotalLabel(cell) && /depot|portfolio|portefeuille|portafoglio|cartera|titoli|titres|valores|wertpapier|securities|bestand|kurswert|positions/i.test(cell)

/** Whether a cell says that its row is a derivative, which may name the ISIN of another security. */
export const isDerivative = (cell: string): boolean => /^(?:cfd|option|future)s?$/i.test(cell)

/** A word for what is no longer held, or not yet. */
export const isNotHeld = (cell: string): boolean => /^(?:verkauft|sold|geplant|planned|beobachtet|vorgemerkt|pending|(?:offene|open) order|(?:noch )?nicht ausgef(?:ü|ue)hrt|not (?:yet )?executed)$/i.test(cell)

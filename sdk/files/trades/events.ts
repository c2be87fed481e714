/** What a booking is, by the words that brokers, apps and Portfolio Performance use. */

/** What happens to the units of a depot. */
export type Event =
  | 'purchase' | 'sale'
  /** Units come or go without a price that the tax knows. */
  | 'transfer'
  /** Units change by themselves: splits, mergers, subscription rights. */
  | 'corporate_action'
  /** A booking that takes another one back. */
  | 'reversal'
  /** Nothing happens to the units: dividends, taxes, payments, a change of the place of custody. */
  | 'other'

/** The first that fits. A cell is looked at from its beginning, behind the words of an order. */
const rules: readonly (readonly [Event, RegExp])[] = [
  ['reversal', /^(?:storno|stornierung|reversal|cancel+ation|berichtigung)\b/],
  ['other', /^lagerstellenwechsel/],
  ['corporate_action', /^(?:split|reverse split|aktiensplit|kapitalma|corporate|spin ?-?off|fusion|merger|umtausch|tausch|exchange offer|bezugsrecht|rights?\b|stock ?dividend|stockdiv|bonus|reorgani|wandlung|conversion|delisting)/],
  ['sale', /^(?:(?:wertpapier)?verkauf|verkoop|sell|sold|sale|vente|venta|vendita|redemption|rückgabe|ruecknahme|rücknahme)\b/],
  ['purchase', /^(?:(?:wertpapier)?kauf|koop|aankoop|buy|bought|purchase|achat|compra|acquisto|zeichnung|subscription|(?:ansparplan|etf-sparplan|sparplan(?:ausführung|kauf)?|savings? ?plan(?: execution)?)|reinvest\w*|wiederanlage|round ?-?up|saveback)\b/],
  ['transfer', /^(?:einlieferung|auslieferung|einbuchung|ausbuchung|wp-(?:eingang|ausgang)|depotübertrag|wertpapierübertrag|delivery|security transfer|transfer (?:in|out) of securities|free receipt|zugang|abgang|eingang|ausgang|umbuchung|übertrag|transfer\b)/],
  ['other', /^(?:dividend|dividende|ausschüttung|distribution|erträgnis|ertrag|ertragsgutschrift|fondsertrag|zins|interest|coupon|kupon|einlage|entnahme|einzahlung|auszahlung|deposit|withdrawal|überweisung|lastschrift|gutschrift|thesaurierung|vorabpauschale|steuer|quellensteuer|kapitalertrag|geb(?:ü|ue)hr|fee|tax|card|karten|payment|customer|verwahrentgelt|depotentgelt|entgelt|cash)/],
]

/** Words before what happens: `Ausführung ORDER Kauf IE00...`, `Wertpapierabrechnung Kauf`. */
const BEFORE = /^(?:ausführung )?(?:order|wertpapierabrechnung|abrechnung|wertpapierorder|trade|market|limit)[ :]+(?=\p{L})/iu

/** What a cell says; null where it says nothing that is known. */
export function eventOf(cell: string): Event | null {
  const text = cell.trim().replace(BEFORE, '').toLowerCase().replaceAll('_', ' ')
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** An order that did not become a trade. */
const NOT_EXECUTED = /^(?:gestrichen|storniert|cancel+ed|abgelaufen|expired|offen|open|pending|rejected|abgelehnt|vorgemerkt|gelöscht|deleted|created|angelegt)$/i

/** Whether the status of a row says that it was not executed. */
export const isNotExecuted = (cell: string): boolean => NOT_EXECUTED.test(cell.trim())

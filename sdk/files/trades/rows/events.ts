/** What a booking is, by the words that brokers, apps and Portfolio Performance use. */
import type { Event } from '../../layouts/layout'

/** Small letters that begin with one of these. */
const beginning = ({ raw: [words = ''] }: TemplateStringsArray, end = ''): RegExp => new RegExp(`^(?:${words.replace(/\n */g, '')})${end}`, 'u')

/** The same, with no letter behind it. */
const starting = (words: TemplateStringsArray): RegExp => beginning(words, '(?!\\p{L})')

/** Words that say wherever they stand that a booking takes another one back. */
const TAKEN_BACK = /(?<!\p{L})(?:storn(?:o|iert|ierung)\p{L}*|rückabwicklung|rückbuchung|reversal|reversed|cancel+ed|cancel+ation|an+ul\p{L}*|geannuleerd|terugboeking|berichtigung|korr(?:ektur|ig)\p{L}*|f(?:alsch|ehl)buchung|rückgängig|void(?:ed)?|bust(?:ed)?|correction|correctie|corrección|régularisation|rettifica|rectificación)(?!\p{L})/u

/** The first that fits. A cell is looked at from its beginning, behind the words of an order. */
const rules: readonly (readonly [Event, RegExp])[] = [
  ['custody', beginning`lagerstellenwechsel`],
  ['corporate_action', beginning`
    (?:stock |reverse |aktien|aandelen|(?:ein|aus)buchung .*)?split|kapitalma|corporate|spin ?-?off|abspaltung|(?:fonds)?(?:fusi[eoó]|verschm)|merger|(?:um)?tausch|
    exchange offer|bezugsrecht|rights?(?!\p{L})|stock ?dividend|stockdiv|scrip|wahldividend|aktiendividend|sachdividend|dividend[eo]? (?:(?:in|als|en) (?:a[acknz]|shares|
    stück)|flex|op[ct])|keuzediv|division|regroupement|ampliaci|attribution|bonus|reorgani|wandlung|conversion|delisting|raggruppamento|frazionamento|escisión|scissione
  `],
  ['sale', starting`
    (?!leer|short|option|put|call|cfd|future|muster|demo|[\p{L}-]*recht)[\p{L}-]*verkauf|veräußerung|verkoop|sell|sold|sale|vente|venta|vendita|sprzedaż|redemption|rückgabe|r(?:ü|ue)cknahme|(?:end)?fälligkeit|tilgung|(?:squeeze-?out )?barabfindung|
    (?:einlösung|reembolso|remboursement|rimborso)(?! .*(?:prim|capi|ap?port|spes|gast|frais|impos|impue|[ck]o?upo|cup|ced|zins))|rachat|riscatto|entnahmeplan|
    auszahl(?:ungs)?plan|withdrawal plan
  `],
  ['purchase', starting`
    (?:wertpapier|erst|nach|zu|teil|anteils?|fonds|aktien|vl-)?kauf|vl-einzahlung|koop|aankoop|buy|bought|purchase|achat|compra|acquisto|kupno|zakup|zeichnung|
    subscription|souscription|suscripción|sottoscrizione|erwerb|(?:einmal)?anlage|(?:an|fonds|wertpapier)?sparplan(?:ausführung|-?kauf)?|savings? ?plan(?: execution)?|round ?-?up|saveback
  `],
  ['transfer_in', beginning`
    einlieferung|einbuchung|wp-eingang|zugang|eingang|delivery ?[( ]?in|transfer ?[( ]?in|free receipt|(?:umbuchung|\p{L}*übertrag) \(?eingang|consegna titoli \(?in|
    entrega \(?entrada|aflevering \(?in|ingreso de valores|traspaso \(?entrada|transfert entrant|trasferimento (?:titoli )?\(?in|deponering|add ?holding
  `],
  ['transfer_out', beginning`
    auslieferung|ausbuchung|wp-ausgang|abgang|ausgang|delivery ?[( ]?out|transfer ?[( ]?out|free delivery|(?:umbuchung|\p{L}*übertrag) \(?ausgang|consegna titoli \(?out|
    entrega \(?salida|traspaso \(?salida|transfert sortant|trasferimento (?:titoli )?\(?out|lichting|remove ?holding
  `],
  ['transfer', beginning`(?:depot|wertpapier)?übertrag|delivery|security transfer|umbuchung|traspaso|transfer(?!\p{L})`],
  ['income', beginning`
    (?:(?:cash|contant|qualified|ordinary|abono|pago|cobro|stacco|accredito|incasso|paiement|versement|encaissement|détachement)(?: d[eiu]l?)? )?\p{L}*(?:d[iy][vw]idend|
    ausschüttung|coupon|kupon|cup[oó]n|cedol)|c?div(?!\p{L})|devoluci.*(?:prim|capi|aport)|re(?:embol|mbour)s.*(?:prim|ap?port)|distribution|provent|(?:fonds|
    wertpapier)?ertr|zins|inter[eé]s|rente
  `],
  ['other', beginning`
    einlage|entnahme|(?:ein|aus)zahlung|deposit|withdrawal|überweisung|lastschrift|gutschrift|thesaurierung|vorabpauschale|steuer|(?:us-)?quellensteuer|kest(?!\p{L})|
    kapitalertrag|solidar|kirchen|geb(?:ü|ue)hr|kick|rückv|bestandsp|fee|tax|card|karten|payment|customer|verwahrentgelt|depotentgelt|entgelt|cash|impuesto|impost|ritenut|
    commission|comisi|currency conversion|spending|result|forex|custody fee|rit\.
  `],
]

/** Words that speak of interest. */
export const INTEREST = /zins|interest|interés|interesse(?!n)|rente(?!n)/i

/** What puts the money of a dividend into units again. */
const REINVESTED = /^drip|r[eé]invest|reinver[st]|herbeleg|wiederanlage|wieder ?angelegt/u

/** Whether the money of a dividend goes into units again. */
export const isReinvested = (cell: string): boolean => REINVESTED.test(plain(cell))

/** Tax that a country withheld from a payment, in a row of its own, commission that a bank or broker hands on, or what it calls a credit: what a return may have to declare. */
export const isToDeclare = (cell: string): boolean => /quellensteuer|withholding|foreign tax|bronbelasting|rit\.|ritenuta|retenci|kick|rückv|bestandsp|^gutschr(?!.*steuer)/.test(plain(cell))

/** Words before what happens: `Ausführung ORDER Kauf IE00...`, `Wertpapierabrechnung Kauf`, `Zugang Kauf`. */
const BEFORE = /^(?:(?:[za][ub]gang(?=.{1,5}kauf)|(?:wertpapier)?(?:abrechnung|(?:order)?(?:ausführung)?)|etf|fonds|aktien?|trade|market|stop|limit)[ :(-]+)+(?=\p{L})/iu

const plain = (cell: string): string => cell.trim().replace(BEFORE, '').toLowerCase().replaceAll('_', ' ')

/** Whether a text says that a booking takes another one back. */
export const isTakenBack = (cell: string): boolean => TAKEN_BACK.test(plain(cell))

/** What is sold without being there is no holding, and its purchase none; an option is not its share. */
const SHORT = /^(?:sell|sold|buy|bought|(?:ver)?kauf|vent[ea]|vendita) (?:(?:put|call|short|leer)(?!\p{L})|to (?:open|close|cover)|à déc|en corto|allo scop)/u

/** What was only thought of: in brackets, behind a dash or at the end. Further in front it is part of a name. */
const NOT_DONE = /nicht (?:aus|durch)geführt|not executed|[(–-] ?(?:idee|idea|geplant|planned|virtuell|simul\p{L}*)(?!\p{L})|(?<!\p{L})(?:idee|geplant|planned|virtuell|simulation)$/u

/** Units of such rows are those of rights, not of what these are of. */
const RIGHTS = /^(?:kauf|verkauf|buy|sell|compra|venta|acquisto|vendita|achat|vente|(?:aan|ver)?koop)\p{L}*(?: d[ei]| von| of)? (?:bezugsrecht|rights|rechten|claims|derechos|diritti|droits)/u

/** What a cell says; null where it says nothing that is known. */
export function eventOf(cell: string): Event | null {
  const text = plain(cell)
  if (TAKEN_BACK.test(text)) return 'reversal'
  if (SHORT.test(text) || NOT_DONE.test(text) || NOT_EXECUTED.test(text.split(' ').pop()?.replace(/[()]/g, '') ?? text)) return null
  if (RIGHTS.test(text)) return 'corporate_action'
  const said = rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  // No plain dividend: whether units come of it the amounts of its row say.
  return REINVESTED.test(text) && (said === null || said === 'income') ? 'other' : said
}

const WARRANT = /^((?:ver)?kauf) (?:put|call)(?!\p{L})/u

/** The same of a warrant, as German banks name it (`Kauf Call 26 DAX`); of an option the figures of the row say something else. */
export const warrantOf = (cell: string): Event | null => (WARRANT.test(plain(cell)) ? eventOf(plain(cell).replace(WARRANT, '$1')) : null)

/** What one letter says below a header that names both: `K/V`, `A/V`, `B/S`. */
export function eventOfLetter(cell: string): 'purchase' | 'sale' | null {
  if (!/^[kacbvs]$/i.test(cell)) return null
  return /[vs]/i.test(cell) ? 'sale' : 'purchase'
}

/** What a row that moves units does with them, by a word further on: `Entgeltbelastung Verkauf`. */
export function tradeWithin(cell: string): 'purchase' | 'sale' | null {
  const text = plain(cell)
  if (/verkauf|entnahme|auszahl|(?<!\p{L})(?:sell|sale|sold|redemption|venta|vendita|vente|verkoop)(?!\p{L})/u.test(text)) return 'sale'
  return REINVESTED.test(text) || /kauf|anlage|sparplan|(?<!\p{L})(?:buy|purchase|compra|acquisto|achat|aankoop)(?!\p{L})/u.test(text) ? 'purchase' : null
}

/** An order that did not become a trade. */
const NOT_EXECUTED = /^(?:(?:(?:order )?(?:offen|open)|(?:offene|open) order|pending|vorgemerkt|geplant|entwurf|draft|created|angelegt)$|(?:(?:gestrichen|storniert|cancel+ed|abgelaufen|expired|rejected|abgelehnt|abgebrochen|nicht ausgeführt|not executed|void|failed|gelöscht|deleted|geannuleerd|vervallen)(?!\p{L})|an+ul[aeé]|annull|revocat|rechazad))/iu

const EXECUTED = /^(?:(?:teil(?:weise )?|vollständig |partially |fully )?(?:ausgeführt|executed|filled)|abgerechnet|abgeschlossen|verbucht|gebucht|erledigt|settled|posted|completed?|done|booked|closed|confirmed|ok|ejecutad|eseguit|exécut|uitgevoerd|liquidad|finaliz|regolat|réglé)/iu

/** Whether an order became a trade, by its status; null where that says neither. */
export const isExecuted = (cell: string): boolean | null => (NOT_EXECUTED.test(cell.trim()) ? false : cell === '' || EXECUTED.test(cell.trim()) ? true : null)

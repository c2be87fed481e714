/** What a document is about that is neither a trade nor a list of holdings, so that its refusal can say so. */
import type { PdfFault } from '../open'
import type { Document } from '../rows'

export const CANCELLED = /storn(?:o|ierung|iert)\b|cancel+ation/i

/** What a document that confirms no trade is about, by the first of these words; longer lines are sentences. */
const ABOUT: readonly (readonly [PdfFault, RegExp])[] = [
  ['account_trade_pdf', /kontoauszug|kontoums(?:ä|ae)tze|account statement|relev(?:é|e) (?:de|du) compte|rekeninguittreksel|rekeningoverzicht/i],
  ['cancelled_trade_pdf', CANCELLED],
  ['action_trade_pdf', /fusion|umtausch|(?<!ex-)\bsplit|kapitalma(?:ß|ss)nahme|kapitalerh|bezugsrecht|(?:ein|aus)buchung|(?:ein|aus)lieferung|depot(?:ü|ue)bertrag|zwangs(?:ü|ue)bern|abfindung|abspaltung|spin.?off|umbuchung|merger/i],
  ['dividend_trade_pdf', /dividend|aussch(?:ü|ue)ttung|ertragsgutschrift|fondsertr|ertragsthesaurierung|^distribution/i],
  ['interest_trade_pdf', /zins(?:en|gutschrift|ab(?:rechnung|schluss)|zahlung|ertr)|kupon|coupon|^interest/i],
  ['tax_trade_pdf', /vorabpauschale|steuer(?:mitteilung|abrechnung|bescheinigung|ausgleich|erstattung|korrektur|report|optimierung|liche (?:behandlung|ausgleich))|verlustverrechnung|verlustbescheinigung/i],
  ['cost_trade_pdf', /(?:depot|verwaltungs|verwahr|service|konto)\S{0,10}(?:geb(?:ü|ue)hr|entgelt|preis)|entgeltabrechnung|geb(?:ü|ue)hrenabrechnung|kosteninformation/i],
]
const SENTENCE = 100

/** What a document is about by its name, that is neither a trade nor a list of holdings; null where it does not say. */
export function aboutIn({ lines }: Document): PdfFault | null {
  const head = lines.find(({ text }) => text.length < SENTENCE && ABOUT.some(([, words]) => words.test(text)))
  return ABOUT.find(([, words]) => words.test(head?.text ?? ''))?.[0] ?? null
}

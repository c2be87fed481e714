/** What a header says that stands above its column, in German, English, Dutch, French, Italian and Spanish. */
import { currencyOfSign, isCurrencyCode } from '../cells/currency'

/** Meaning of a column by the words of its header. */
export type Role =
  | 'isin' | 'wkn' | 'valor' | 'symbol' | 'name' | 'kind' | 'account' | 'place'
  | 'units' | 'value' | 'price' | 'cost' | 'gain' | 'share' | 'accrued' | 'fx' | 'currency'
  | 'date' | 'side' | 'order' | 'status' | 'fee' | 'tax' | 'other'

/** How plainly a header names the market value: `Kurswert`, `Wert`, `Betrag`; last `Wert gestern`, where there is no other. */
type Rank = 0 | 1 | 2 | 3

export interface Header {
  /** As the file writes it. */
  text: string
  /** Small letters without accents, signs and currency, words apart. */
  words: string
  role: Role
  /** Only of a value. */
  rank: Rank
  /** The currency that the header names. */
  currency: string | null
  /** Whether the header says that amounts are in the base currency, without naming it. */
  isBase: boolean
}

/** Signs that carry a meaning of their own. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/%/g, ' percent '], [/\+ ?\/ ?[-−]/g, ' change '], [/#/g, ' number '], [/ß/g, 'ss'], [/p ?[/&] ?l\b/gi, ' gain '], [/g ?\/ ?v\b/gi, ' gain '],
]

/** `PositionValue`, `position_value` and `Position-Value` are the same words. */
const apart = (text: string): string => text.replace(/([a-zà-ÿ0-9])([A-ZÄÖÜ][a-zà-ÿ])/g, '$1 $2').replace(/([a-zà-ÿ])([A-ZÄÖÜ])/g, '$1 $2')

function plain(text: string): string {
  const signed = SIGNS.reduce((given, [sign, word]) => given.replace(sign, word), apart(text))
  return signed.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim()
}

/** Words of our own languages that are also codes of currencies. */
const WORDS_LIKE_CODES = /^(?:ALL|TRY|CUP|PEN|GEL|BAM|ANG|MOP|SOS|LAK|ISK)$/

/** Codes in capitals, and signs, words and the common ones in any case where they stand apart. */
function currencyOfHeader(text: string): string | null {
  const tokens = text.split(/[\s()[\],;:/_.-]+/).filter((token) => token !== '')
  const isLoud = text === text.toUpperCase() && tokens.length > 2
  const found = tokens.map((token) => {
    // `Close TOP`: nobody has a depot in Tonga.
    if (isCurrencyCode(token) && token !== 'TOP' && !(isLoud && WORDS_LIKE_CODES.test(token))) return token
    return token === 'Fr' ? 'CHF' : currencyOfSign(token)
  })
  return found.find((currency) => currency !== null) ?? null
}

/** Thousands, millions or hundredths: such a column is none that is read. */
const SCALED = /\btsd\b|\b[kmt] ?(?:eur|usd|chf|gbp)\b|\bmi[on]\b|\bm(?:rd|n|m)\b|\bthousand|\bmillion|\bbillion|\btausend|\bc(?:en)?ts?\b|pence|price p$|gbx|\bminor\b|\brappen\b|\b[tk]$/

/** Any of these words, or beginnings of words. */
const any = ({ raw: [words = ''] }: TemplateStringsArray): RegExp => new RegExp(words.replace(/\n */g, ''))

/** The first that fits says the meaning; what is no market value comes before it. Values carry their rank. */
const rules: readonly (readonly [Role, RegExp, Rank?])[] = [
  ['other', SCALED],
  ['other', /underlying|basiswert/],
  ['fx', any`
    devisen(?:kurs|einstand)|wechselkurs|umrechnung|exchange rate|\bfx\b|fx ?rate|wisselkoers|conv\w* ?(?:koers|rate)|\b(eur|usd|chf|gbp) (?!\1)(?:eur|usd|chf|gbp)\b|
    taux de change|dev kurs|tipo de cambio|^cambio(?: di mercato)?$
  `],
  ['isin', /\bisin\b/],
  ['wkn', /\bwkn\b|wertpapierkenn|^kennnummer$/],
  ['valor', /^valor(?:en)?(?: ?(?:nummer|nr|number|no))?$/],
  ['order', any`
    \border ?(?:nummer|nr|number|id|no|ref)|auftrags?(?:nummer| nr)|\bta nr|transa[ck]tion(?:s)? ?(?:id|nummer|nr|number|ref)|trade ?id|
    referen[cz]e?\b|\bnota\b
  `],
  ['side', any`
    ^(?:buy sell|sell buy|side|direction|richtung|sens|kauf verkauf|b s|k v|transaction|transaktion|umsatz|vorgang|buchung|operation|(?:rodzaj )?operacj[ai])$|
    (?:transa[ck]tions?|buchungs?|geschafts?|umsatz|order|auftrags?|activity|operation|trade) ?(?:typ|type|art|text|info|information|fall|code|soort)\b
  `],
  ['price', /^(?:kurs|preis|price)(?: in)? percent$/],
  ['share', any`
    percent|prozent|\banteil(?: am| in|$| depot| gesamt)|gewicht|\bweight|allocation|allokation|share (?:in|of)\b|portfolio share|
    depotanteil|\bpoids\b|verhaltnis
  `],
  ['gain', any`
    gewinn|verlust|\bguv\b|\bgain|\bloss|profit|\bpnl\b|performance|entwicklung|verae?nderung|differenz|
    \bdiff\b|\bchange\b|rendi|\breturn|winst|verlies|plus value|moins value|variation|realis|erfolg|zuwachs|rendement|
    latent|\bg v\b|ertrag(?!s?steuer)|plusval|minusval|utile|guadagno|perdi[td]a|rentabil|ganancia|r[ei]sulta
  `],
  ['date', any`
    datum|^(?:data|fecha)\b|\bdate\b|datetime|timestamp|valuta(?:tag|stellung)|\bstand\b|(?:buchung|handel)stag|\btag$|
    \bzeit\b|\btime\b|uhrzeit|fallig|maturity|laufzeit|expir|\btijd\b
  `],
  ['tax', /solidarit|\bsol ?[iz]\b|\b(?:k(?:[ei]|ap(?: ?e)?)|qu(?:ellen)?) ?st\b/],
  ['fee', any`
    gebue?hr|\bfees?\b|commission|provision|spesen|entgelt|frais|charges|\bkosten$|zuschlag|aufschlag|courtage|comision|gastos|\bspese\b|^ttf\b|stamp duty|brokerage|prowizj
  `],
  ['value', /wert vor steuer|value before tax/, 1],
  ['tax', /steuer|\btax|impot|belasting|impost|impuesto|ritenut|retencion/],
  ['cost', any`
    einstand|\bkauf|anschaff|\bcost|kostenbasis|\bbook|invest(?:ed|iert|i\b|ition|ito|ment amount)|invertid|aportad|ingelegd|purchase|
    a[cd]quis|\bcompra\b|ini[czt]ial|eingesetzt|einsatz|aankoop|achat|\bbuy(?:ing)?\b|revient|\bpru\b|\bpaid|\bga[kv]\b|\bbep\b|break even|
    \binleg\b|moyen|medio|carico|average|durchschnitt|\bavg|\bmittelkurs|open(?:ing)? (?:price|rate|value)
  `],
  ['value', any`
    ^(?:(?:markt|kurs|depot)?wert|(?:market )?value) (?:\w{2,3} )?(?:gestern|vortag|yesterday|previous (?:day|close)|ende? (?:of )?mon(?:at|th))(?: in| eur)*$
  `, 3],
  ['other', any`
    vor(?:tag|jahr|monat)|gestern|veille|previous|yesterday|(?:jahre|monat)sanfang|beleihung|lombard|collateral|limit|\bstop\b|target|
    ziel|prognos|forecast|erwartet|expected|project(?:ed|ion)|[kc]umul|maxim|hochst|\bmonat(?:lich|$)|monthly|(?:jahren| p m|month)$|dividend|\bsoll\b|verfugbar|gesperrt|todes|erbfall|rating|empfehlung|risi?k|\bsrri\b
  `],
  ['accrued', /^(?:stue?ckzinsen|accrued|aufgelaufen|zinsen|coupon|kupon|interest)/],
  ['price', /(?:pro|je|per|par|por|a) (?:stuck|anteil|share|unit|part)\b|\bunit(?:ar[io]o|aria|aire)?\b.* ?(?:value|price)|unita(?:ri[oa]|ire)\b|wert (?:1 )?(?:stuck|stk)$|einzelwert/],
  ['value', any`
    (?:kurs|markt|aktueller ?|depot|bestands|fonds|positions?|gesamt|tages|zeit|verkehrs|rue?ckkaufs)wert|market ?val|mkt ?val|current ?value|\bwert aktuell|
    position ?value|valuation|valor(?:is)?a[ct]ion|
    bewertung(?:$| (?:in|am|per|zum|[a-z]{3})\b)|evaluation|(?:markt|huidige |beurs)waarde|aktuelle ?summe|marknadsvarde|closing value|
    valore? d[ei] mercato?|valore attuale|valor actual|contr[oa]valor|wartosc|valeur (?:de marche|actuelle|totale|boursiere)|\bnet ?value|\bvermogenswert\b|holding value|
    \bvalue in base|total value|net liq
  `, 0],
  ['price', any`
    kurs|preis|price|\bprix\b|\bprijs\b|\bnav\b|liquidativ|valore (?:della )?quota|valor (?:de la )?participacion|valeur de (?:la )?part\b|waarde per|^cotizacion|^cotation|
    \brate\b|anteils?wert|\bclos(?:ing?|e)\b|koers|cours\b|
    \bquote\b|\blast\b|rucknahme|ausgabe|\bvni\b|
    notering|quotazione|prezzo|precio|^cena|^c(?:loture|hiusura|ierre)$
  `],
  ['currency', /^(?!wert in (?:basis|depot|konto)).*wa?e?hrung|currency|\bccy\b|\bdevise$|^divisa$|^moneda$|^monnaie$|\bmunt(?:soort)?\b|^[vw]aluta$|\bwhg\b|wae?hrg/],
  ['units', any`
    stue?ck|\bstk\b|anzahl|menge|nominal|nenn(?:wert|betrag)|quantit|\bqty\b|\bshares\b|\bunits?\b|anteile\b|
    bestand|\baantal\b|hoeveelheid|nombre(?! (?:del|de la|fondo|valor))|^(?:n\S* )?(?:de )?(?:participa[ct]i|titulos$)|^q ?t[ea]\b|cantidad|ilosc|^liczba|\bpcs\b|^parts$|
    \b[vw]ol(?:ym|umen)|\b(?:azioni|acciones|positie)\b|^holding$|^position(?:en)?$
  `],
  ['value', any`
    \bwert\b|^vermogen$|\bvalue\b|\bwaarde\b|\bvaleur\b|gegenwert|fondsguthaben|^guthaben (?:in|eur)\b|\bbalance\b|\bsaldo\b|kontostand|\bequity\b|\bsolde\b|
    \bvalore?\b
  `, 1],
  ['kind', any`
    gattung|\btype?\b|\bkind\b|\b(?:produkt|anlage|vermogens)?art\b|[kc]ategor|struktur|klasse|\bclass\b|\bsoort\b|wertpapierart|
    branche|se[kc]tor|region|\bland\b|country|segment
  `],
  ['place', any`
    exchange|handelsplatz|boe?rse|\bmarke?t\b|venue|\bplatz\b|\bplace\b|\bbeurs\b|lager|verwahr
  `],
  ['symbol', /symbol|ticker|mnemo|kurzel|\bcode\b|\bric\b|figi|\bconid\b|\bcusip\b|\bsedol\b|\blei\b/],
  ['account', any`
    \bdepot(?:\b|nummer|nr|name|id)|\b(?:konto|account|broker\b|bank)|portfolio|inhaber|kunde|\biban\b|rekening|
    compte|^(?:cuenta|conto|dossier|deposito)\b|customer|owner|leistungsnummer|vertrag
  `],
  ['name', any`
    \bname\b|bezeichn(?:ung|er)|wertpapier|\btitel\b|produkt|product|description|beschreib|security|instrument|\bfonds?\b|
    \bfund\b|\bassets?\b|libelle|intitule|\bnaam\b|\bnamn\b|omschrijving|emittent|\bstock\b|\bposten\b|investment|
    company|unternehmen|fondsname|holding|prodotto|producto|produto|tit[ou]lo$|^titre$|^fondo$|^walor|^nazwa|strumento|descrizione|descripcion|denomina[cz]ion|nombre
  `],
  ['status', /status\b|\bstate\b|statut|\bestado\b|\bstato\b|\betat\b/],
  ['value', any`
    \bamount\b|\bbetrag\b|\bmontant\b|bedrag\b|\bsumme\b|\bimporte\b|\bimporto\b|^efectivo(?: eur)?$|variazioni|\bvariacion\b|^(?:total|gesamt)(?: (?:eur|usd|chf|gbp))?$|^sum$|^ist\b
  `, 2],
]

/** `Marktwert in EUR inkl. Stückzinsen` is a market value; what it includes is a remark. */
const withoutRemarks = (words: string): string => words.replace(/\b(?:in[ck]l|einschl|zzgl|ex[ck]l|ohne|without).*$/, '').trim()

const BASE = /\bbase\b|basiswahrung|depotwahrung|referenzwahrung|reporting|hauptwahrung|kontowahrung|portfoliowahrung/

/** `Bestand in Euro`, `Stand EUR`, `Volumen in €` and `Valor (€)` are values, `Bestand` a number of units, `Stand` a day, `Valor` a Swiss number. */
const isValueOf = (role: Role, words: string, currency: string | null): boolean =>
  currency !== null && /^(?:units|date) .*(?:stand\b|\bposition\b|holding)|^(?:valor|units volumen) /.test(`${role} ${words} `)

/** `Wert 2035`: what nobody has yet. */
const isFuture = (words: string): boolean => Number(/\b20\d\d\b/.exec(words)) > new Date().getFullYear()

/** What a header says. */
export function headerOf(text: string): Header {
  const words = plain(text)
  const currency = currencyOfHeader(text)
  const said = isFuture(words) ? '' : withoutRemarks(words)
  const [role, , rank] = rules.find(([, pattern]) => pattern.test(said)) ?? (['other'] as const)
  const isValue = isValueOf(role, words, currency)
  return { text, words, role: isValue ? 'value' : role, rank: rank ?? (isValue && role === 'units' && words.startsWith('vol') ? 2 : 1), currency, isBase: BASE.test(words) }
}

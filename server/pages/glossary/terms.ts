/** The glossary of the pages: words that need explaining, and what they mean. Browsers get the words in the script, and the texts with the page. */
import { statutoryAllowance } from '../../../core/law/kapitalertrag/kapitalertrag'
import { text, type Text } from '../../../core/values/text'
import { formatEur } from '../../../core/wording/format'

/** By which words a term is found in labels and sentences, whatever their case. */
export const terms = {
  'advance-lump-sum': ['Vorabpauschale', 'advance lump sum', 'lump sum'],
  'partial-exemption': ['Teilfreistellung', 'partial exemption'],
  'saver-allowance': ['Sparer-Pauschbetrag', 'Pauschbetrag', 'saver allowance', "saver's allowance"],
  'exemption-order': ['Freistellungsauftrag', 'Freistellungsaufträge', 'exemption order', 'exemption orders'],
  'base-rate': ['Basiszins', 'base rate'],
  'withholding-tax': ['Quellensteuer', 'withholding tax'],
  'non-assessment': ['NV-Bescheinigung', 'non-assessment certificate'],
  'loss-pot': ['Verlusttopf', 'loss pot'],
  'cheaper-rate': ['Günstigerprüfung'],
  'church-tax': ['Kirchensteuer', 'church tax'],
  'ongoing-charge': ['laufende Kosten', 'ongoing charge', 'TER'],
  'look-through': ['Durchschau', 'look-through'],
  hhi: ['Herfindahl-Index (HHI)', 'Herfindahl index (HHI)', 'HHI'],
  'effective-number': ['effektive Zahl der Emittenten', 'effective number of issuers'],
  issuer: ['Emittenten', 'issuers'],
  fire: ['FIRE'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** A word of the glossary. */
export type Term = keyof typeof terms

/** Terms of portfolios: no calculation speaks of them, and its page brings no explanation of them. */
export const ofPortfolios: ReadonlySet<string> = new Set<Term>(['look-through', 'hhi', 'effective-number', 'issuer'])

/** What each term means, in a few sentences. */
export const explanations: Readonly<Record<Term, { name: Text; text: Text }>> = {
  'advance-lump-sum': {
    name: text('Advance lump sum (Vorabpauschale)', 'Vorabpauschale'),
    text: text(
      'The least income that the tax law assumes for a fund each year, even if it distributes nothing: 70% of the base rate on its value in January, at most what it gained, less what it distributed. The bank debits the tax in January after; when the units are sold, the lump sums lower the gain.',
      'Der Mindestertrag, den das Steuerrecht jedes Jahr für einen Fonds annimmt, auch wenn er nichts ausschüttet: 70 % des Basiszinses auf den Wert im Januar, höchstens der Wertzuwachs, abzüglich der Ausschüttungen. Die Bank bucht die Steuer im Januar danach ab; beim Verkauf mindern die Pauschalen den Gewinn.',
    ),
  },
  'partial-exemption': {
    name: text('Partial exemption (Teilfreistellung)', 'Teilfreistellung'),
    text: text(
      'The part of a fund’s income that stays free of tax because the fund has paid tax itself. How large it is depends on the kind of fund: larger for equity funds than for mixed funds, none for bond funds.',
      'Der Teil der Erträge eines Fonds, der steuerfrei bleibt, weil der Fonds selbst schon Steuern gezahlt hat. Wie groß er ist, hängt von der Fondsart ab: bei Aktienfonds größer als bei Mischfonds, bei Rentenfonds null.',
    ),
  },
  'saver-allowance': {
    name: text('Saver allowance (Sparer-Pauschbetrag)', 'Sparer-Pauschbetrag'),
    text: text(
      `Capital income that stays free of tax each year: ${formatEur(statutoryAllowance('single'), 'en', 0)} for one person, ${formatEur(statutoryAllowance('joint'), 'en', 0)} for a couple assessed together. A bank heeds it only as far as it has an exemption order.`,
      `Kapitalerträge, die jedes Jahr steuerfrei bleiben: ${formatEur(statutoryAllowance('single'), 'de', 0)} für eine Person, ${formatEur(statutoryAllowance('joint'), 'de', 0)} für ein zusammen veranlagtes Paar. Die Bank beachtet ihn nur, soweit ihr ein Freistellungsauftrag vorliegt.`,
    ),
  },
  'exemption-order': {
    name: text('Exemption order (Freistellungsauftrag)', 'Freistellungsauftrag'),
    text: text(
      'Tells a bank up to which amount it must not withhold tax on capital income. The orders at all banks together must not exceed the saver allowance.',
      'Sagt einer Bank, bis zu welchem Betrag sie von Kapitalerträgen keine Steuer einbehält. Alle Aufträge zusammen dürfen den Sparer-Pauschbetrag nicht übersteigen.',
    ),
  },
  'base-rate': {
    name: text('Base rate (Basiszins)', 'Basiszins'),
    text: text(
      'An interest rate that the Federal Ministry of Finance publishes each January; the advance lump sum of funds is calculated from it.',
      'Ein Zinssatz, den das Bundesfinanzministerium jeden Januar veröffentlicht; aus ihm wird die Vorabpauschale von Fonds berechnet.',
    ),
  },
  'withholding-tax': {
    name: text('Withholding tax', 'Quellensteuer'),
    text: text(
      'Tax that the home country of a company keeps back from its dividends. Germany credits it up to the rate of the tax treaty; what goes beyond can only be reclaimed abroad.',
      'Steuer, die das Heimatland eines Unternehmens von dessen Dividenden einbehält. Deutschland rechnet sie bis zum Satz des Steuerabkommens an; was darüber liegt, lässt sich nur im Ausland zurückholen.',
    ),
  },
  'non-assessment': {
    name: text('Non-assessment certificate (NV-Bescheinigung)', 'NV-Bescheinigung'),
    text: text(
      'Confirmation of the tax office that someone has too little income to be taxed. With it a bank withholds nothing, however large the capital income; for children it often pays.',
      'Bestätigung des Finanzamts, dass jemand zu wenig Einkommen hat, um Steuern zu zahlen. Mit ihr behält die Bank nichts ein, gleich wie hoch die Erträge sind; für Kinder lohnt sie sich oft.',
    ),
  },
  'loss-pot': {
    name: text('Loss pot (Verlusttopf)', 'Verlusttopf'),
    text: text(
      'Losses that a bank keeps in mind and sets off against later gains. Losses from shares have a pot of their own and count only against gains from shares.',
      'Verluste, die eine Bank vormerkt und mit späteren Gewinnen verrechnet. Verluste aus Aktien haben einen eigenen Topf und zählen nur gegen Gewinne aus Aktien.',
    ),
  },
  'cheaper-rate': {
    name: text('Günstigerprüfung (check for the cheaper rate)', 'Günstigerprüfung'),
    text: text(
      'On request in the tax return the tax office taxes capital income at the personal rate where that is below the flat rate, and pays back what was withheld too much.',
      'Auf Antrag in der Steuererklärung besteuert das Finanzamt Kapitalerträge mit dem persönlichen Steuersatz, wenn dieser unter dem Abgeltungsteuersatz liegt, und erstattet, was zu viel einbehalten wurde.',
    ),
  },
  'church-tax': {
    name: text('Church tax', 'Kirchensteuer'),
    text: text(
      'Members of a church that raises it pay 8 or 9% of the tax on top, depending on the Land; the tax itself falls a little in return.',
      'Mitglieder einer Kirche, die sie erhebt, zahlen je nach Land 8 oder 9 % der Steuer zusätzlich; dafür sinkt die Steuer selbst ein wenig.',
    ),
  },
  'ongoing-charge': {
    name: text('Ongoing charge (TER)', 'Laufende Kosten (TER)'),
    text: text(
      'What a fund takes out of its assets each year for management and administration, as a share of its value. Nobody bills it: it shows as a slightly lower price. Costs of trading inside the fund come on top.',
      'Was ein Fonds jedes Jahr für Verwaltung aus seinem Vermögen nimmt, als Anteil am Wert. Eine Rechnung kommt nicht: Der Kurs ist einfach etwas niedriger. Handelskosten im Fonds kommen dazu.',
    ),
  },
  'look-through': {
    name: text('Look-through', 'Durchschau'),
    text: text(
      'Each fund is taken apart into the companies that it holds, and those are added up over the whole portfolio, shares held directly included.',
      'Jeder Fonds wird in die Unternehmen zerlegt, die er hält; diese werden über das ganze Depot zusammengezählt, direkt gehaltene Aktien eingeschlossen.',
    ),
  },
  hhi: {
    name: text('Herfindahl index (HHI)', 'Herfindahl-Index (HHI)'),
    text: text(
      'Sum of the squared shares of all issuers: 1 when everything is in one company, 0.01 when it is spread evenly over a hundred. The lower, the better spread.',
      'Summe der quadrierten Anteile aller Emittenten: 1, wenn alles in einem Unternehmen steckt, 0,01 bei gleichmäßiger Verteilung auf hundert. Je niedriger, desto breiter gestreut.',
    ),
  },
  'effective-number': {
    name: text('Effective number of issuers', 'Effektive Zahl der Emittenten'),
    text: text(
      'As many companies of equal size would give the same spread: 1 divided by the HHI. A fund of 1,500 companies often comes to fewer than 100, because the largest weigh so much.',
      'So viele gleich große Unternehmen ergäben dieselbe Streuung: 1 geteilt durch den HHI. Ein Fonds mit 1.500 Unternehmen kommt oft auf weniger als 100, weil die größten so viel wiegen.',
    ),
  },
  issuer: {
    name: text('Issuer', 'Emittent'),
    text: text('The company behind a share. Several kinds of shares of one company, such as Alphabet A and C, count as one.', 'Das Unternehmen hinter einer Aktie. Mehrere Aktiengattungen eines Unternehmens, etwa Alphabet A und C, zählen als eines.'),
  },
  fire: {
    name: text('FIRE', 'FIRE'),
    text: text(
      '“Financial independence, retire early”: a portfolio whose yearly withdrawal pays for life. “Coast” lets it grow without further saving, “barista” adds a small income.',
      '„Financial independence, retire early“: ein Vermögen, dessen jährliche Entnahme das Leben bezahlt. Bei „coast“ wächst es ohne weiteres Sparen, bei „barista“ kommt ein kleiner Verdienst dazu.',
    ),
  },
}

const idOf = new Map(Object.entries(terms).flatMap(([id, words]) => words.map((word) => [word.toLowerCase(), id])))

/** Longer words go before those that are a part of them. */
const words = [...idOf.keys()].sort((one, other) => other.length - one.length).map((word) => word.replace(/[()]/g, '\\$&'))

const anyTerm = new RegExp(`(?<![\\p{L}\\d-])(?:${words.join('|')})(?![\\p{L}\\d-])`, 'giu')

/** A piece of a text: a term, or what stands between terms. */
interface Piece {
  text: string
  term: string | null
}

/** A text cut at its terms. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = []
  let at = 0
  for (const { 0: word, index } of sentence.matchAll(anyTerm)) {
    if (index > at) found.push({ text: sentence.slice(at, index), term: null })
    found.push({ text: word, term: idOf.get(word.toLowerCase()) ?? null })
    at = index + word.length
  }
  return at < sentence.length ? [...found, { text: sentence.slice(at), term: null }] : found
}

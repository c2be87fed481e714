/** What the amounts of a confirmation are, by the words before them. */
import type { Figure } from '../figures'
import type { Line } from '../lines'

type Kind = 'gross' | 'amount' | 'fee' | 'tax' | 'interest'

export interface Amount {
  kind: Kind
  /** Fees and taxes that are given back are below zero. */
  value: number
  label: string
  currency: string
  figure: Figure
}

/** Figures of how a tax comes about, of balances and of sums that count again what stands above. */
const ASIDE = /grundlage|bemessung|gewinn|verlust|topf|(?<!abwicklungs\w*)pausch|aus{1,2}ch(?:ü|ue)ttung|ber(?:ü|ue)cksichtigte|freibetrag|freistell|vorher|nachher|anrechenbar|einnahmen|erl(?:ö|oe)s|summe ?(?:der|aller|steuer|entgelte|kosten)|verrechnete|ertr(?:ä|ae)ge|teilfreistellung|limit|volumen|marge|offene forderung|steuerpflicht|zwischengewinn|(?:pro|je|\/) ?(?:anteil|st(?:ü|ue)ck)|anschaffung|tax base|(?<!kest aus \w{3})bestand\b|relevant|zu versteuern|im laufenden jahr|bezahlt|ausgabeaufschlag betr/i
/** Of the costs: a part of them. */
const VAT = /mehrwertsteuer|umsatzsteuer|\bmwst\b/i
const TAX = /steuer|\b(?:kest|kapst|kist)\b|solidarit|\bsolz|kirchenst|stempel|abgabe|\btaxe\b|\btax(?:es)?\b|withholding/i
const FEE = /^diverse\b|provision|kommission|abwicklungspauschale|entgelt|geb(?:ü|ue|\S{1,2})hr|courtage|spesen|kosten|rabatt|\bfees?\b|surcharge|commission|sockelbetrag|ausgabeaufschlag|zuschlag|bonifikation|regulierung|schlussnote|fremde|eigene|nachlass|reduktion|zuwendung|\bstamp\b|\bfrais\b|commission[ei]|\bcost[ie]s?\b|tarifa|r(?:ü|ue)ckverg(?:ü|ue)tung|trading credit/i
const GROSS = /kurswert|bruttobetrag|montant brut|(?<!geld)gegenwert|r(?:ü|ue)ckzahlungsbetrag|market value|consideration/i
const PAID = /^wert\b|^netto(?:betrag)?\b|ausmachender|endbetrag|(?:zu|zu ?ihren|zu ihren) ?(?:lasten|gunsten)|zulasten|zugunsten|belastung|gutschrift|gesamtbetrag|zahlungsbetrag|abrechnungsbetrag|buchung auf|\bgesamt\b|\btotal\b|\bd(?:é|e)bit\b|\bcr(?:é|e)dit\b|montant net\b|buchungsbetrag|amount (?:debited|credited)|\bumger\.|umgerechnet|umrechnung zum|rechnungsbetrag|mit wertstellung|konto-?n(?:r|ummer)|\btotale\b|geldgegenwert|compte.esp(?:è|e)ces|conto di transito|cuenta de efectivo|addebito|accredito|totaal/i
/** Interest that has run up: paid and got beside the price of a bond. */
const ACCRUED = /st(?:ü|ue)ckzins|accrued interest|zinsbetrag/i
/** Given back, out of what it costs or what was paid before. */
const BACK = /rabatt|nachlass|reduktion|zuwendung|bonifikation|optimierung|erstattet|erstattung|r(?:ü|ue)ckverg|gutgeschrieben|trading credit/i

export function kindOf(words: string): Kind | null {
  const label = words.replace(/\s+/g, ' ')
  if (ASIDE.test(label)) return null
  if (ACCRUED.test(label)) return 'interest'
  if (TAX.test(label) && !VAT.test(label) && !/vor ?steuer|n ?a ?ch ?steuer/i.test(label)) return 'tax'
  if (FEE.test(label) || VAT.test(label)) return 'fee'
  if (GROSS.test(label)) return 'gross'
  return PAID.test(label) ? 'amount' : null
}

/** An amount of money; some write three decimals: `-1,000 EUR`. */
const moneyOf = ({ readings, currency }: Figure): number | null =>
  (readings.find(({ decimals }) => decimals === 2) ?? (currency === '' ? undefined : readings.find(({ decimals, value }) => decimals === 3 && Math.abs(value) < 10)))?.value ?? null

const hasWords = (text: string): boolean => /\p{L}{4,}/u.test(text)

/** The words that a number belongs to: right before it, else what stands before that on its line, else the line above or below where that has no amounts; of a header that ends with the gross amount that is the last number. */
function labelsOf(figures: readonly Figure[], index: number, above: string): string[] {
  const own = figures.slice(0, index + 1).map(({ label }) => label).filter((label) => hasWords(label) && !/^\s*%(?:\s*(?:auf|aus|of|on|vo[mn])\b|\W*$)/i.test(label)).toReversed()
  const isLast = !figures.slice(index + 1).some((figure) => !figure.isPercent && moneyOf(figure) !== null)
  return own.length > 0 ? own : isLast || kindOf(above) !== 'gross' ? [above] : []
}

function amountOf(figures: readonly Figure[], index: number, above: string): Amount[] {
  const figure = figures[index]
  const money = figure === undefined ? null : moneyOf(figure)
  if (figure === undefined || money === null || figure.isPercent) return []
  const label = labelsOf(figures, index, above).find((each) => ASIDE.test(each) || kindOf(each) !== null) ?? ''
  const kind = kindOf(label)
  if (kind === null) return []
  return [{ kind, label, figure, currency: figure.currency, value: kind === 'fee' || kind === 'tax' ? Math.abs(money) * (BACK.test(label) ? -1 : 1) : Math.abs(money) }]
}

/** The amounts of a line; of several for one tax the last is the tax, and those before say what it is of. */
function amountsOfLine(figures: readonly Figure[], above: string): Amount[] {
  const found = figures.flatMap((_, index) => amountOf(figures, index, above))
  return found.filter((amount, index) => amount.kind !== 'tax' || !found.slice(index + 1).some(({ kind, label }) => kind === 'tax' && label === amount.label))
}

/** The amounts of each line that words tell. */
const labelled = (lines: readonly Line[], figures: readonly (readonly Figure[])[]): Amount[][] => figures.map((own, index) => {
  const hasMoney = (at: number): boolean => (figures[at] ?? []).some((figure) => moneyOf(figure) !== null)
  const textAt = (at: number): string => (hasMoney(at) ? '' : (lines[at]?.text ?? ''))
  const above = textAt(index - 1)
  // Some write labels a little lower than their amounts: what stands above is that of the amount before.
  const isLower = own.length === 1 && kindOf(above) === 'gross' && hasMoney(index - 2)
  const isAlone = own.length === 1 && /^[-+]/.test(own[0]?.text ?? '') && !hasWords(own[0]?.label ?? '') && kindOf(above) === null
  const below = isAlone ? [textAt(index + 1)].find((text) => kindOf(text) === 'fee' && !/\d/.test(text)) : isLower ? [index + 1, index + 2].map(textAt).find((text) => kindOf(text) === 'fee' && !/\d/.test(text)) : undefined
  return amountsOfLine(own, below ?? above)
})

/** A sum without words below the amounts that it is of. */
function sumBelow(figures: readonly (readonly Figure[])[], found: readonly (readonly Amount[])[]): Amount[] {
  return figures.flatMap((own, index): Amount[] => {
    const [figure, ...others] = own
    const money = figure === undefined || others.length > 0 || figure.currency === '' || figure.isPercent || /\p{L}{4,}/u.test(figure.label) ? null : moneyOf(figure)
    const isBelow = (found[index - 1] ?? []).some(({ kind }) => kind !== 'amount')
    return figure === undefined || money === null || !isBelow ? [] : [{ kind: 'amount', label: '', figure, currency: figure.currency, value: Math.abs(money) }]
  })
}

/** All amounts of a confirmation. */
export function amountsIn(lines: readonly Line[], figures: readonly (readonly Figure[])[]): Amount[] {
  const found = labelled(lines, figures)
  const amounts = found.flat()
  return amounts.some(({ kind }) => kind === 'amount') ? amounts : [...amounts, ...sumBelow(figures, found)]
}

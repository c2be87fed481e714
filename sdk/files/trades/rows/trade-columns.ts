/** What the columns of a list of bookings say. */
import type { Layout } from '../../layouts/layout'
import type { Column } from '../../table/columns'

export interface TradeColumns {
  /** Of a bank or app that is known. */
  layout: Layout | null
  /** Columns that have a header. */
  width: number
  day: Column
  time: Column | null
  /** The day of the payment. */
  valued: Column | null
  isin: Column
  units: Column
  /** What happened; null where the sign of the units says it. */
  event: Column | null
  /** Whether all rows are purchases, by the header of their days. */
  isBought?: boolean
  /** Whether nothing says which amounts were paid: those beside the days of purchases may be of today, or there are several. */
  isUnpaid?: boolean
  /** Others that may as well be the units. */
  rivals?: readonly Column[]
  /** What the layout has before it. */
  group: Column | null
  name: Column | null
  status: Column | null
  account: Column | null
  /** Class of the security. */
  kind: Column | null
  /** Number of the order. */
  order: Column | null
  price: Column | null
  amount: Column | null
  /** The amount once more, without fees and taxes where it is with them, and with them where it is without. */
  second: Column | null
  /** Exchange rate. */
  rate: Column | null
  priceCodes: readonly Column[]
  amountCodes: readonly Column[]
  /** Further ones are added up. */
  fees: readonly Column[]
  taxes: readonly Column[]
  /** Interest since the last coupon. */
  interest: readonly Column[]
  /** Everything that is called a tax, also what trades have nothing of. */
  withheld: readonly Column[]
  /** Those that only say whether a booking was taken back. */
  flags: readonly Column[]
  /** Those in which words may say so. */
  texts: readonly Column[]
  balance: Column | null
  balanceCodes: readonly Column[]
}

/** The column of the day of the payment. */
export const valuedIn = (columns: readonly Column[]): Column | null => columns.find(({ shape, header }) => shape === 'date' && /valuta|wertstellung|value date|settle/.test(header.words)) ?? null

/** What a column of units is called that has those that are left. */
export const LEFT = /bestand|saldo|danach|kumul|balance|running|remaining|\bafter\b/

/** Without fees and taxes. */
export const GROSS = /brutto|gross|\bbruto?\b|lordo|kurswert/

/** With them. */
export const NET = /gesamt|total|totaal|netto|\bneto?\b|endbetrag|ausmachend|liquido/

/** Costs of a purchase or sale. */
export const FEE = /gebue?hr|fee|commission|provision|kosten|costs?\b|entgelt|zuschlag|courtage|brokerage|spesen|corretaje|\bcanon/

/** Taxes by their names, in columns that trades may not need: `Withholding tax`. */
export const WITHHELD = /withh|qu(?:ellen)? ?st|steuer|\btax|belasting|ritenut|retenc/

export const FLAG = /^(?:ist? )?(?:deleted|draft|voided|storno|storniert|stornokennzeichen|stornierung|reversal|reversed|cancel+ed|cancel+ation|annulliert)(?: ?(?:kennzeichen|flag))?$/

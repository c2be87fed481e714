import type { Layout } from '../layout'

/** Bookings of the depot with amounts. */
export const flatex: Layout = {
  bank: 'flatex',
  view: 'Depotumsätze, CSV',
  columns: {
    day: 'Buchungstag|Buchtag', name: 'Bezeichnung', isin: 'ISIN', units: 'Nominal (Stk.)|Nominal', amount: 'Betrag?', amountCurrency: 'Betrag+1?', price: 'Kurs', priceCurrency: 'Kurs+1', rate: 'Devisenkurs?',
    event: 'Buchungsinformation|Buchungsinformationen', order: 'TA.-Nr.|TA-Nr.', account: 'Depot?',
  },
}

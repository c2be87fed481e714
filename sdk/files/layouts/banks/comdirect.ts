import type { Layout } from '../layout'

/** Bookings of the depot, by WKN. */
export const comdirect: Layout = {
  bank: 'comdirect',
  view: 'Depot, Umsätze, CSV',
  columns: { day: 'Geschäftstag|Buchungstag', units: 'Stück / Nom.', name: 'Bezeichnung', isin: 'WKN', priceCurrency: 'Währung', price: 'Ausführungskurs', amount: 'Umsatz in EUR' },
}
